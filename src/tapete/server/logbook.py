"""What the server writes down for whoever runs it: one line for each event, with its time."""

from __future__ import annotations

import logging
import time


class _Dated(logging.Formatter):
    """Times as ISO 8601 writes them, in UTC: servers and their readers live in many places."""

    converter = staticmethod(time.gmtime)
    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"


def write_to_stderr() -> None:
    """Everything from here on, by whatever library it is said."""
    handler = logging.StreamHandler()
    handler.setFormatter(_Dated("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
