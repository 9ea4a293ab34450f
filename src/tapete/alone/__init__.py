"""The table of one person and the house, without a server: it runs where nothing but Python is, as in a browser."""
