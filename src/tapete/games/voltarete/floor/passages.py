"""The passages at the open table: words with a wrong number of cards, cards thrown down, and cards turned too early."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tapete.games.voltarete import order, passages, trump
from tapete.games.voltarete.floor import hasty
from tapete.games.voltarete.floor.accidents import UPSETTING
from tapete.games.voltarete.floor.court import COURT
from tapete.games.voltarete.floor.exchange import to_casca
from tapete.games.voltarete.floor.names import ESPADILHA, PASSED
from tapete.games.voltarete.floor.notice import NOTICE, THROW_DOWN, after_throwing, heard_by_dealer, known_case
from tapete.games.voltarete.floor.seen import PEEKING
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.kinds import CASCA, RESPEITO, SEGUNDO, TREZE
from tapete.games.voltarete.passages import PASS, SAYINGS
from tapete.games.voltarete.state import ASIDE, FIRST, QUARTO, SECOND
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.floor import slipped
from tapete.table.matadores import ESPADILLA
from tapete.table.offer import Offer, Pick, say
from tapete.table.phase import Stage, beside, deed

# Words.


@law("vol.II.3.24")
def _bids(state: Floor, seat: int) -> list[Offer]:
    """Who has one of the black aces may believe that he has both; it is found out at once."""
    lawful = passages.bids(state, seat)
    mistaken = not passages.has_black_aces(state, seat) and hasty.has_one_ace(state, seat)
    return [*lawful, say(RESPEITO, grave=True)] if mistaken else lawful


@law("vol.II.3.22", "vol.II.3.24", "vol.II.3.27")
def _speaks(state: Floor, seat: int, action: Action) -> Floor:
    if action.word != RESPEITO:
        return passages.spoken(heard_by_dealer(state, seat), seat, action)
    told = hasty.turning(state, seat)
    case = hasty.respeito_case(state, seat, state.to_speak[0] == seat)
    if COURT.ruling(told, case).decision != "respeito-stands":
        return told.brought(case)
    heard = state if state.to_speak[0] == seat else state.brought(case)
    return passages.spoken(heard, seat, action)


@law("vol.II.3.27", "vol.II.4.12")
def _early(word: str, by: Callable[[Floor, int], bool]) -> Callable[[Floor, int], list[Offer]]:
    """Who is not asked yet may say it all the same."""
    return lambda state, seat: [say(word, grave=True)] if seat != state.to_speak[0] and by(state, seat) else []


def _turns_early(state: Floor, seat: int, action: Action) -> Floor:
    return hasty.turning(state, seat).brought(state.case("segundo-out-of-turn", seat))


# A wrong number of cards.


@law("vol.II.3.5", "vol.II.3.11")
def _settled(state: Floor) -> Floor:
    """After each word: a known wrong count voids the hand when those have passed who might have played it."""
    state = hasty.answered(state)
    first_two = set(state.three[:2]) <= set(state.out)
    passed = state.phase == SECOND or (state.phase == FIRST and not state.has_quarto and first_two)
    if state.notice.down:
        return after_throwing(state) if passed or state.feito is not None else state
    known = state.notice.known_wrong
    return state.brought(known_case(state, known[0])) if known and passed else state


# The second passage, and the thirteen.


@law("vol.II.4.10", "vol.II.16.4", "vol.II.16.9")
def _second_bids(state: Floor, seat: int) -> list[Offer]:
    """Nobody keeps him from passing, though he be obliged, nor from throwing the Espadilha away; but his word does."""
    if seat in state.hasty.bound:
        return [Pick(CASCA, state.hands[seat], 0, 1)]
    return [PASS, Pick(CASCA, state.hands[seat], 0, 1), say(SEGUNDO)]


def _speaks_again(state: Floor, seat: int, action: Action) -> Floor:
    if action.word == CASCA:
        return to_casca(state.saying(SECOND, seat, CASCA), seat, action.cards)
    if action.word == "passo" and passages.is_obliged(state, seat):
        state = slipped(state, ESPADILHA, seat, kind=PASSED if ESPADILLA in state.hands[seat] else "pe")
    return passages.spoken_again(state, seat, action)


@law("vol.II.15.6")
def _take_or_not(state: Floor, seat: int) -> list[Offer]:
    return [say("decline")] if state.no_thirteen else [say(TREZE), say("decline")]


SOME_ASIDE = law("vol.II.13.10", "vol.II.13.11")(trump.aside(1))
"""He may lay a card too few aside, or one too many; or name the suit with all of them in hand."""

BESIDES = (PEEKING, UPSETTING, COURT.claims)

FIRST_PASSAGE: Stage[Any] = passages.STAGES[FIRST].with_(
    deed("passo", *SAYINGS, "entro", offers=_bids, do=_speaks),
    *(hasty.TURN_FIRST, hasty.MISTURN),
    beside(RESPEITO, offers=_early(RESPEITO, hasty.has_one_ace), do=_speaks),
    *(hasty.EARLY_ANSWER, NOTICE, THROW_DOWN, *BESIDES),
)

PASSAGES: dict[str, Stage[Any]] = {
    FIRST: replace(FIRST_PASSAGE, then=_settled),
    SECOND: passages.STAGES[SECOND].with_(
        deed("passo", CASCA, SEGUNDO, offers=_second_bids, do=_speaks_again),
        hasty.MISTURN,
        beside(SEGUNDO, offers=_early(SEGUNDO, lambda state, seat: seat in state.three), do=_turns_early),
        *(hasty.EARLY_CASCA, *BESIDES),
    ),
    QUARTO: passages.STAGES[QUARTO].with_(
        deed(TREZE, "decline", offers=_take_or_not, do=passages.decided), COURT.claims
    ),
    ASIDE: trump.STAGES[ASIDE].with_(
        deed("aside", offers=SOME_ASIDE, do=trump.laid_aside),
        deed("name", offers=trump.suits, do=trump.named),
        order.ASK_OF_THREE,
        COURT.claims,
    ),
}
