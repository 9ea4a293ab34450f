"""What a beginner is told at the table."""

from __future__ import annotations

from collections.abc import Callable

from tapete.games.zanga.auction import may_pass, may_take_zanga
from tapete.games.zanga.deal import may_tap
from tapete.games.zanga.settle import estuche
from tapete.games.zanga.state import ZangaState
from tapete.table.guide import Guide, Keys, duty_told

LAWS = {
    "cut": ("zan.art.13.2",),
    "cut-tap": ("zan.art.13.2", "zan.intro.12"),
    "speak": ("zan.intro.21", "zan.art.41", "zan.art.43"),
    "speak-bound": ("zan.intro.21", "zan.art.42", "zan.art.43"),
    "last": ("zan.art.21.4", "zan.art.21.5", "zan.art.21.6", "zan.art.21.7"),
    "last-no-bond": ("zan.art.21.4", "zan.art.21.5", "zan.art.21.6"),
    "last-own": ("zan.art.21.4", "zan.art.23"),
    "assent": ("zan.art.20", "zan.intro.24", "zan.intro.25"),
    "assent-paid": ("zan.art.20", "zan.art.41", "zan.intro.25"),
    "assent-bound": ("zan.art.20", "zan.art.41", "zan.intro.25"),
    "partner": ("zan.intro.24",),
    "partner-paid": ("zan.intro.24", "zan.art.41"),
    "answer": ("zan.art.26", "zan.intro.26"),
    "zanga": ("zan.art.21.5", "zan.art.25"),
    "zanga-no-bond": ("zan.art.21.5", "zan.intro.6"),
    "zanga-solo": ("zan.art.54",),
    "trump": ("zan.art.22", "zan.art.8"),
    "claims": ("zan.art.51",),
    "claims-due": ("zan.art.61",),
    "claims-nothing": ("zan.art.51", "zan.art.61.2"),
    "play-lead": ("zan.intro.3", "zan.art.43"),
    "play-follow": ("zan.art.27", "zan.intro.31"),
    "play-free": ("zan.intro.32",),
    "play-exempt": ("zan.art.28", "zan.art.28.2"),
}


def _last(state: ZangaState, seat: int) -> Keys:
    if not may_take_zanga(state):
        return ("last-own",)
    return ("last" if state.game.fianza == "on" else "last-no-bond",)


def _assent(state: ZangaState, seat: int) -> Keys:
    if not state.game.assent:
        return ("assent",)
    return ("assent-paid" if state.stock(seat % 2) else "assent-bound",)


def _zanga(state: ZangaState, seat: int) -> Keys:
    alone = ("zanga-solo",) if state.game.zanga_solo else ()
    return ("zanga" if state.game.fianza == "on" else "zanga-no-bond", *alone)


def _claims(state: ZangaState, seat: int) -> Keys:
    """What the estuche of the own pair brings: if it is announced, in any case, or nothing."""
    if estuche(state, state.result):
        return ("claims-due",)
    announced = state.but(announced=(*state.announced, seat % 2))
    return ("claims" if estuche(announced, state.result) else "claims-nothing",)


ABOUT: dict[str, Callable[[ZangaState, int], Keys]] = {
    "cut": lambda state, seat: ("cut-tap" if may_tap(state, seat) else "cut",),
    "speak": lambda state, seat: ("speak" if may_pass(state, seat) else "speak-bound",),
    "last": _last,
    "assent": _assent,
    # Who has no vale pays none.
    "partner": lambda state, seat: ("partner-paid" if state.game.assent and state.stock(seat % 2) else "partner",),
    "zanga": _zanga,
    "claims": _claims,
}
"""What is told of a question depends on what the table has agreed on, and on how it stands."""


def about(state: ZangaState, seat: int, question: str) -> Keys:
    """What this table makes of the question; to a trick the duty."""
    return ABOUT[question](state, seat) if question in ABOUT else duty_told(state, seat, question)


GUIDE = Guide(LAWS, about)
