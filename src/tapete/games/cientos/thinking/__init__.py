"""Discards of the Cientos looked at in many deals, in compiled code; read only by those who look ahead.

Everything here needs `tapete[fast]`.
"""
