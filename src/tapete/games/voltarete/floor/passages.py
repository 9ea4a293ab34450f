"""The passages at the open table: words with a wrong number of cards, cards thrown down, and cards turned too early."""

from __future__ import annotations

from typing import Any

from tapete.games.voltarete import order, passages, trump
from tapete.games.voltarete.floor.accidents import UPSETTING
from tapete.games.voltarete.floor.court import COURT
from tapete.games.voltarete.floor.exchange import to_casca
from tapete.games.voltarete.floor.hasty import EARLY_ANSWER, EARLY_CASCA, answered
from tapete.games.voltarete.floor.looking import PEEKING
from tapete.games.voltarete.floor.names import ESPADILHA, PASSED
from tapete.games.voltarete.floor.notice import NOTICE, THROW_DOWN, after_throwing, heard_by_dealer, known_case
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.floor.turning import MISTURN, TURN_FIRST, has_one_ace, respeito_case, turning
from tapete.games.voltarete.kinds import CASCA, RESPEITO, SEGUNDO, TREZE
from tapete.games.voltarete.passages import PASS, SAYINGS
from tapete.games.voltarete.state import ASIDE, FIRST, QUARTO, SECOND
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.floor import Case, slipped
from tapete.table.matadores import ESPADILLA
from tapete.table.offer import Offer, Pick, say
from tapete.table.phase import Stage, beside, deed

# Words.


@law("vol.II.3.24")
def _bids(state: Floor, seat: int) -> list[Offer]:
    """Who has one of the black aces may believe that he has both; it is found out at once."""
    lawful = passages.bids(state, seat)
    mistaken = not passages.has_black_aces(state, seat) and has_one_ace(state, seat)
    return [*lawful, say(RESPEITO, grave=True)] if mistaken else lawful


@law("vol.II.3.22", "vol.II.3.24", "vol.II.3.27")
def _speaks(state: Floor, seat: int, action: Action) -> Floor:
    if action.word != RESPEITO:
        return passages.spoken(heard_by_dealer(state, seat), seat, action)
    told = turning(state, seat)
    case = respeito_case(state, seat, state.to_speak[0] == seat)
    if COURT.ruling(told, case).decision != "respeito-stands":
        return told.brought(case)
    heard = state if state.to_speak[0] == seat else state.brought(case)
    return passages.spoken(heard, seat, action)


@law("vol.II.3.27")
def _early_respeito(state: Floor, seat: int) -> list[Offer]:
    return [say(RESPEITO, grave=True)] if seat != state.to_speak[0] and has_one_ace(state, seat) else []


@law("vol.II.4.12")
def _early_segundo(state: Floor, seat: int) -> list[Offer]:
    return [say(SEGUNDO, grave=True)] if seat in state.three and seat != state.to_speak[0] else []


def _turns_early(state: Floor, seat: int, action: Action) -> Floor:
    return turning(state, seat).brought(Case("segundo-out-of-turn", seat, {"pot": state.penalty}))


# A wrong number of cards.


@law("vol.II.3.5", "vol.II.3.11")
def _settled(state: Floor) -> Floor:
    """After each word: a known wrong count voids the hand when those have passed who might have played it."""
    state = answered(state)
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


@law("vol.II.13.10", "vol.II.13.11")
def _some_of_thirteen(state: Floor, seat: int) -> list[Offer]:
    """He may lay a card too few aside, or one too many; or name the suit with all of them in hand."""
    return [Pick("aside", state.hands[seat], trump.LAID_ASIDE - 1, trump.LAID_ASIDE + 1)]


PASSAGES: dict[str, Stage[Any]] = {
    FIRST: Stage(
        passages.STAGES[FIRST].key,
        passages.STAGES[FIRST].turn,
        (
            deed("passo", *SAYINGS, "entro", offers=_bids, do=_speaks),
            TURN_FIRST,
            MISTURN,
            beside(RESPEITO, offers=_early_respeito, do=_speaks),
            EARLY_ANSWER,
            NOTICE,
            THROW_DOWN,
            PEEKING,
            UPSETTING,
            COURT.claims,
        ),
        _settled,
    ),
    SECOND: Stage(
        SECOND,
        passages.STAGES[SECOND].turn,
        (
            deed("passo", CASCA, SEGUNDO, offers=_second_bids, do=_speaks_again),
            MISTURN,
            beside(SEGUNDO, offers=_early_segundo, do=_turns_early),
            EARLY_CASCA,
            PEEKING,
            UPSETTING,
            COURT.claims,
        ),
    ),
    QUARTO: passages.STAGES[QUARTO].with_(
        deed(TREZE, "decline", offers=_take_or_not, do=passages.decided), COURT.claims
    ),
    ASIDE: trump.STAGES[ASIDE].with_(
        deed("aside", offers=_some_of_thirteen, do=trump.laid_aside),
        deed("name", offers=trump.suits, do=trump.named),
        order.ASK_OF_THREE,
        COURT.claims,
    ),
}
