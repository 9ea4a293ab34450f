"""A port for a server that a test starts in a process of its own, or starts again."""

from __future__ import annotations

import secrets
import socket

GIVEN_TO_NOBODY = range(20_000, 32_000)
"""Whoever connects to something, or listens wherever he may, is given a higher port by the system."""


def free_port() -> int:
    """A port on which nobody listens, and which stays free until the server has come, or come back."""
    while True:
        port = secrets.choice(GIVEN_TO_NOBODY)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port
