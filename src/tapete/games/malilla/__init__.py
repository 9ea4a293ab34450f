"""The Malilla in its five forms."""
