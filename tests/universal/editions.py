"""Of which edition of a folder's rules the digests are: neither changes without the other.

A match follows the rules it was begun with, and keeps their edition to know them by. So whoever changes what is kept in
`golden.toml` raises the `edition` of these games; `make golden` tells where, and keeps what the new one looks like.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path

from tapete.games import REGISTRY
from tapete.table.game import Game, game_class

DIGESTS = Path(__file__).with_name("golden.toml")
FILE = Path(__file__).with_name("editions.toml")
LETTERS = 12

Editions = dict[str, dict[int, str]]


def kept() -> Editions:
    """What the digests of each folder's editions came to."""
    found = tomllib.loads(FILE.read_text()) if FILE.exists() else {}
    return {folder: {int(edition): text for edition, text in own.items()} for folder, own in found.items()}


def fingerprints() -> dict[str, str]:
    """What the digests of each folder come to now."""
    whole: dict[str, list[str]] = {}
    for key, text in tomllib.loads(DIGESTS.read_text()).items():
        name = key.rsplit("-", 2)[0]
        if name in REGISTRY:
            whole.setdefault(game_class(name).folder, []).append(f"{key} {text}")
    return {folder: sha256("\n".join(sorted(own)).encode()).hexdigest()[:LETTERS] for folder, own in whole.items()}


def folders() -> dict[str, type[Game]]:
    """One game of each folder: all of them are of one edition."""
    own = [game_class(name) for name, module in REGISTRY.items() if module.startswith("tapete.games.")]
    return {kind.folder: kind for kind in own}


def wrong(before: Mapping[str, Mapping[int, str]]) -> Iterator[str]:
    """What has to be done, for each folder whose edition and digests do not belong together."""
    now = fingerprints()
    for folder, kind in folders().items():
        own, last = before.get(folder, {}), max(before.get(folder, {}), default=0)
        if kind.edition == last and own[last] != now[folder]:
            where = f"src/tapete/games/{folder}/game.py, then python -m tests.universal.editions"
            yield f"{folder}: its digests have changed: write edition {last + 1} in {where}"
        elif kind.edition == last + 1 and own.get(last) == now[folder]:
            yield f"{folder}: edition {last + 1} is played as edition {last} was: it stays {last}"
        elif kind.edition == last + 1:
            yield f"{folder}: edition {last + 1} is not kept yet: python -m tests.universal.editions"
        elif kind.edition != last:
            yield f"{folder}: after edition {last} comes {last + 1}, not {kind.edition}"


def main() -> int:
    """Keep what is new, and tell what is still to be done: 1 if there is something."""
    before, now = kept(), fingerprints()
    for folder, kind in folders().items():
        own = before.setdefault(folder, {})
        last = max(own, default=0)
        if kind.edition == last + 1 and own.get(last) != now[folder]:
            own[kind.edition] = now[folder]
            print(f"{folder}: edition {kind.edition} is kept")
    FILE.write_text("\n".join(_written(folder, before[folder]) for folder in sorted(before)))
    told = list(wrong(before))
    print("\n".join(told), end="\n" if told else "")
    return 1 if told else 0


def _written(folder: str, own: Mapping[int, str]) -> str:
    return f"[{folder}]\n" + "".join(f'{edition} = "{text}"\n' for edition, text in own.items())


if __name__ == "__main__":
    sys.exit(main())
