"""Practice that never ends: exercises made by the engine from a seed, and what is remembered of those who do them."""
