"""What is remembered of somebody's practice. Kept beside the matches, a file for each game."""

from __future__ import annotations

from pathlib import Path

from tapete.data_folder import data_folder
from tapete.practice.progress import Progress, read, written


def practised(game: str) -> Progress:
    """What was kept; what cannot be read is forgotten."""
    try:
        return read(game, _file(game).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return Progress()


def keep(game: str, progress: Progress) -> None:
    """Keep it; not worth an error. Where the disk is full what was kept before stays."""
    file = _file(game)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh = file.with_suffix(".part")
        fresh.write_text(written(progress), encoding="utf-8")
        fresh.replace(file)
    except OSError:
        return


def _file(game: str) -> Path:
    return data_folder() / "practice" / f"{game}.json"
