"""Players who look ahead: they think in worlds that fit all they have seen, and fall back on the book."""
