"""The one folder in which this person's matches, settings and the server's storage are kept."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """The folder that `TAPETE_DATA` names, else where the system keeps such things."""
    if named := os.environ.get("TAPETE_DATA"):
        return Path(named)
    from platformdirs import user_data_path

    return user_data_path("tapete", appauthor=False)
