"""Words and exchanges of the Voltarete looked at in many deals, in compiled code; read only by those who look ahead.

Everything here needs `tapete[fast]`.
"""
