"""Hands of the Revesino played out in compiled code, with their account in tantos; read only by those who look ahead.

Everything here needs `tapete[fast]`, but for `bits.py`, `weights.py` and `plain.py`, the plain player of the club.
"""
