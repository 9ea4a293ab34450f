"""Looking ahead in plain Python: a few worlds, played out on masks. What is compiled shares what it goes by."""
