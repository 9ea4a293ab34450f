"""The games, each in a folder of its own. To be registered is to be played, tested and shown everywhere."""

from __future__ import annotations

from tapete.table.game import REGISTRY, Game


def _malilla(name: str) -> type[Game]:
    from tapete.games.malilla.game import GAMES

    return GAMES[name]


for _name in ("malilla", "malilla-barrotada", "malilla-coja", "malilla-vistas", "malilla-cubiertas"):
    REGISTRY[_name] = lambda name=_name: _malilla(name)  # type: ignore[misc]
