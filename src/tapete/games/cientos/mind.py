"""How the Cientos are thought about: discards are looked at in many deals (`thinking/`), cards are searched from the
first, in hands that fit what was announced."""

from __future__ import annotations

from tapete.games.cientos.aim import counted
from tapete.games.cientos.state import CientosState
from tapete.table.action import Action
from tapete.table.mind import Mind, Weighed
from tapete.table.option import Value

USUAL: dict[str, Value] = {"count": "additions", "tied_sequence": "pair", "point_value": "tens"}
"""The customs of counting for which discards are thought about; with others the book decides."""


def weighs(state: CientosState, seat: int, book: Action, number: int, seed: int) -> Weighed | None:
    """What each discard brings in so many deals."""
    if any(state.game.chosen[name] != value for name, value in USUAL.items()):
        return None
    from tapete.games.cientos.thinking.looking import weighed  # only here: it needs the compiled kernels

    return weighed(state, seat, book, number, seed)


def ready() -> None:
    """What discards are looked at with is compiled."""
    from tapete.games.cientos.thinking import looking  # only here: it needs the compiled kernels

    looking.ready()


MIND = Mind(
    counted=counted,
    exact_from=12,
    searched=300,
    margin=0.05,
    questions=frozenset({"discard"}),
    weighs=weighs,
    ready=ready,
    worlds=3072,
    edge=0.1,
)
