"""Mus, for four players in two pairs."""
