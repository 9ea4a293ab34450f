"""What was declared or told falsely, what the judge makes of it, and to whom the lance falls."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tapete.games.mus.ranking import JUEGO, PUNTO
from tapete.games.mus.state import Declared, MusState, Outcome, Told, pair_of
from tapete.laws.mark import law
from tapete.table.option import Value
from tapete.table.ruling import Ruling


def is_false(state: MusState, said: Declared) -> bool:
    """Whether the hand shows that it was not as its holder said; where the table declares for them nothing is."""
    return state.game.free_declarations and state.strength(said.seat).has(said.lance) != said.has


@law("mus.51", "mus.90")
def is_bad_manners(state: MusState, told: Told) -> bool:
    """Whether the cards show that something false was told of them, at a time when nobody should lie."""
    lies = state.game.lies
    return told.false and told.held and (lies == "never" or (lies == "before-cut" and told.lance != ""))


def liars(state: MusState, lance: str) -> list[int]:
    """The pairs of those who said they had pares or juego and had not, in turn, and of those who lied about cards."""
    false = [said for said in state.declared if said.lance == lance and said.has and is_false(state, said)]
    return [*(pair_of(said.seat) for said in false), *(pair_of(told.seat) for told in false_words(state, lance))]


@law("mus.51", "mus.90")
def false_words(state: MusState, lance: str) -> list[Told]:
    """What was told falsely of the cards in this lance, where that costs it."""
    if not state.aloud or state.game.lies == "always":
        return []
    spoken = (JUEGO, PUNTO) if lance == PUNTO else (lance,)
    return [told for told in state.aloud if told.false and told.lance in spoken]


@law("mus.51")
def lie_ruled(state: MusState, outcome: Outcome) -> Ruling | None:
    """What the judge makes of the lance, if somebody said falsely that he could play it, or lied about his cards."""
    lied = liars(state, outcome.lance)
    if not lied:
        return None
    # What the others win by it they collect item by item. Where stones must be claimed a deje may be left lying.
    taken = outcome.pair in lied and (not state.game.manual_claims or outcome.deje_name in state.claimed)
    agreed: dict[str, Value] = {"lies": state.game.lies} if false_words(state, outcome.lance) else {}
    return state.game.incident("false-words" if agreed else "false-yes").ruling(
        {
            **agreed,
            "ended": outcome.how if outcome.how in ("accepted", "refused", "ordago") else "pass",
            "deje": outcome.deje if taken else 0,
            "both": len(set(lied)) == 2,
        }
    )


FALLS_TO: Mapping[str, Callable[[int], int | None]] = {
    "others-collect": lambda first: 1 - first,
    "others-win-game": lambda first: 1 - first,
    "first-liar-loses": lambda first: 1 - first,
    "nobody-collects": lambda first: None,
}
"""To which pair a lance falls, or the game that hangs on it, by what the judge says follows and who lied first."""
