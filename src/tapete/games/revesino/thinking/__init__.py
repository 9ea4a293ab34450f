"""Hands of the Revesino played out in compiled code, with their account in tantos; read only by those who look ahead.

Everything here needs `tapete[fast]`.
"""
