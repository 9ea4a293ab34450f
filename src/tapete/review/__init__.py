"""A match understood: what each decision cost against the best known, as its seat could know it and with open cards."""
