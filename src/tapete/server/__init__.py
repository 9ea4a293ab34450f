"""The table in the browser: HTTP and WebSocket, storage, the fair deal. It knows no game."""
