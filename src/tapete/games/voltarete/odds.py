"""How often things come in Voltarete: what nine cards hold, the risk of the geral, which games are made and won."""

from __future__ import annotations

from functools import partial
from math import comb

from tapete.cards import Card, cards
from tapete.games.voltarete.game import VoltareteGame
from tapete.games.voltarete.kinds import CASCA, HAND, LICENCA, RESPEITO, SEGUNDO, SO, TREZE
from tapete.games.voltarete.passages import PASS
from tapete.games.voltarete.state import FIRST, VoltareteState
from tapete.games.voltarete.summary import result
from tapete.laws.mark import law
from tapete.table import matador_odds
from tapete.table.action import Action
from tapete.table.matadores import PACK, plain
from tapete.table.odds import Given, Look, Odds, Played, Section, Sections, exact
from tapete.table.zones import Cards

PLACES = ("mao", "contra-pe", "pe")
WIN, REPOSTA, CODILHO, PASSED = "win", "reposta", "codilho", "passed-out"
RESULTS = (WIN, REPOSTA, CODILHO)

FALSE_CARD = Card.parse("4C")
EIGHT_SURE = cards("1E 2E 1B 12E 11E 10E 7E 12O")
"""A só in espadas that takes eight tricks whatever the others do."""
STATED = law("vol.I.22.17")(1 / 3)
"""The book's odds of such a geral: two to one against it."""


def counted(rules: VoltareteGame) -> Sections:
    """What the nine cards hold as they are dealt, and the geral with one false card."""
    return (*matador_odds.sections(HAND), geral())


@law("vol.I.22.17")
def geral() -> Section:
    """How often the last card is good, "each opponent staying in his suit": they keep two of three, and do not know it.

    The book lets every suit that is kept beat the false card, and so has one in three; but who keeps its suit may not
    have been dealt a higher card of it. What the others buy is not reckoned.
    """
    above = plain(FALSE_CARD.suit).index(FALSE_CARD)
    unseen = len(PACK) - len(EIGHT_SURE) - 1
    dealt, none_higher = comb(unseen, HAND), comb(unseen - above, HAND)
    # One way to keep two of the three suits leaves out that of the false card; in the two others one has to beat it.
    good = dealt + 2 * none_higher
    return Section("geral", (exact("own-suit", good, 3 * dealt, stated=STATED, laws=("vol.I.22.17",)),))


# What is seen in hands that are played.


def looks(rules: VoltareteGame) -> tuple[Look, ...]:
    """How often each game comes and how it ends; and what becomes of the feito at each place."""
    kinds = (LICENCA, SO, RESPEITO, SEGUNDO, CASCA, *((TREZE,) if rules.seats == 4 else ()))
    return (
        *(Look("games", kind, partial(_comes, kind)) for kind in (*kinds, PASSED)),
        *(Look("ends", kind, partial(_ends, kind, None, end), end) for kind in kinds for end in RESULTS),
        *(Look("places", by, partial(_makes, place), "feito") for place, by in enumerate(PLACES)),
        *(
            Look("places", by, partial(_ends, None, place, end), end)
            for place, by in enumerate(PLACES)
            for end in RESULTS
        ),
    )


def _feito(hand: Played) -> tuple[int, str, str | None] | None:
    """Who made himself, in which game, and what came of it."""
    found = result(hand.state.game, hand.events, hand.entries)
    made = ((int(seat), str(row["game"]), row["result"]) for seat, row in found.items() if row["game"] is not None)
    return next(((seat, game, str(end) if end in RESULTS else None) for seat, game, end in made), None)


def _comes(kind: str, hand: Played) -> int | None:
    made = _feito(hand)
    if made is None:
        return int(kind == PASSED) if hand.has(PASSED) else None
    return int(made[1] == kind)


def _makes(place: int, hand: Played) -> int | None:
    made = _feito(hand)
    if made is None and not hand.has(PASSED):
        return None
    return int(made is not None and made[0] == hand.state.three[place])


def _ends(kind: str | None, place: int | None, end: str, hand: Played) -> int | None:
    made = _feito(hand)
    if made is None or made[2] is None or kind not in (None, made[1]):
        return None
    at = place is None or hand.state.three[place] == made[0]
    return int(made[2] == end) if at else None


# A hand that is given.


def _holder(state: VoltareteState, number: int) -> int:
    """Each of the three in turn."""
    return state.three_of(state.deals_cards)[number % len(PLACES)]


def _deal(state: VoltareteState, holder: int, hand: Cards, rest: Cards) -> tuple[tuple[Cards, ...], Cards]:
    """The two others get nine of the rest each; what is left sleeps."""
    others = [seat for seat in state.three_of(state.deals_cards) if seat != holder]
    got = {seat: rest[place * HAND : (place + 1) * HAND] for place, seat in enumerate(others)}
    return tuple({**got, holder: hand}.get(seat, ()) for seat in range(state.game.seats)), rest[2 * HAND :]


def _says(state: VoltareteState, seat: int, holder: int, bid: str) -> Action | None:
    """He bids, and the others let him."""
    if state.phase != FIRST:
        return None
    if seat != holder:
        return PASS.action
    return Action("entro" if bid == LICENCA and seat == state.pe else bid)


def _geral(told: str, place: int | None, hand: Played) -> int | None:
    return None if _ends(None, place, WIN, hand) is None else hand.has(told)


_GIVEN = (
    *(
        Look("given", end, partial(_ends, None, place, end), by)
        for end in RESULTS
        for place, by in (*enumerate(PLACES), (None, "any"))
    ),
    *(
        Look("given", key, partial(_geral, told, place), by)
        for key, told in (("geral", "geral-made"), ("geral-lost", "geral-lost"))
        for place, by in (*enumerate(PLACES), (None, "any"))
    ),
)

ODDS = Odds(
    counted=counted,
    looks=looks,
    given=Given(size=HAND, bids=(LICENCA, SO), holder=_holder, deal=_deal, says=_says, looks=_GIVEN),
)
