"""What is asked of the server, and what it alone answers; what is told of a table stands in `sitting/told.py`."""
