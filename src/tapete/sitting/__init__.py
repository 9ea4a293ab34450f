"""What a table is apart from sockets and storage. It needs the standard library only, and runs wherever Python does."""
