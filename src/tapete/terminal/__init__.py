"""The table in the terminal, drawn from a View alone: whatever game is registered can be played at it."""
