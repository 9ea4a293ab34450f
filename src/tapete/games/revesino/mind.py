"""How the Revesino is thought about: hands are played out, and what each is paid is kept account of (`thinking/`)."""

from __future__ import annotations

from tapete.games.revesino.state import RevesinoState
from tapete.games.revesino.thinking.plain import spoken_for
from tapete.table.action import Action
from tapete.table.mind import Mind, Weighed
from tapete.table.option import Value

USUAL: dict[str, Value] = {
    "napolitana_settlement": "additions",
    "napolitana_duty": "additions",
    "cut_credit": "first-beater",
    "sleeping_paid": True,
    "lock_scope": "caballo",
    "platillo": False,
}
"""The customs of paying for which the account is made; with others the book decides."""


def weighs(state: RevesinoState, seat: int, book: Action, number: int, seed: int) -> Weighed | None:
    """What each way to exchange, or each card, brings in so many worlds."""
    if _unusual(state):
        return None
    from tapete.games.revesino.thinking.looking import weighed  # only here: it needs the compiled kernels

    return weighed(state, seat, book, number, seed)


def plain(state: RevesinoState, seat: int, book: Action) -> tuple[list[Action], list[list[float]]] | None:
    """What speaks for each card, or for laying it away, with nothing compiled."""
    return None if _unusual(state) else spoken_for(state, seat)


def _unusual(state: RevesinoState) -> bool:
    return any(state.game.chosen[name] != value for name, value in USUAL.items())


def ready() -> None:
    """What it is played out with is compiled."""
    from tapete.games.revesino.thinking import looking  # only here: it needs the compiled kernels

    looking.ready()


MIND = Mind(questions=frozenset({"exchange", "play"}), weighs=weighs, ready=ready, plain=plain, worlds=400, sure=0.0)
