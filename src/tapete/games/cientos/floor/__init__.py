"""The open table of the Cientos: hands are free, what happens is kept as fact, and the other may claim."""
