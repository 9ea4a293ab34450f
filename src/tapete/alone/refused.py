"""What cannot be done without a server, or not now."""

from __future__ import annotations

from tapete.errors import TapeteError


class Refused(TapeteError):
    """What cannot be done here."""
