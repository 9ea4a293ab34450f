"""How often things come in a Malilla: trumps, nines, turn-ups; and what each seat makes of it."""

from __future__ import annotations

from functools import partial

from tapete.games.malilla.game import MalillaGame
from tapete.games.malilla.variants import VALUES, Variant
from tapete.table.odds import Look, Odds, Played, Section, Sections, by_key, exact, holding

PLACES = {2: ("mano", "dealer"), 3: ("mano", "second", "dealer"), 4: ("mano", "second", "third", "dealer")}
"""The seats from the mano to the dealer."""


def counted(rules: MalillaGame) -> Sections:
    """Trumps and nines in a hand, and what the turn-up is worth, where there is one."""
    own = rules.variant
    nines = Section("nines", by_key(holding(4, len(own.pack), own.each), range(5)), whole=True)
    return (nines,) if rules.names_trump else (_trumps(own), nines, _turn_up(own))


def _trumps(own: Variant) -> Section:
    """The turn-up is the dealer's, so that he has one trump at least, and the others one less to be dealt."""
    suit, pack, each = len(own.pack) // 4, len(own.pack), own.each
    others, dealer = holding(suit - 1, pack - 1, each), holding(suit, pack, each, sure=1)
    most = range(min(suit, each) + 1)
    figures = zip(by_key(others, most, "others"), by_key(dealer, most, "dealer"), strict=True)
    return Section("trumps", tuple(figure for row in figures for figure in row), whole=True)


def _turn_up(own: Variant) -> Section:
    worths = [VALUES.get(card.rank, 0) for card in own.pack]
    every = sorted({*worths}, reverse=True)
    return Section("turn-up", tuple(exact(str(n), worths.count(n), len(own.pack)) for n in every), whole=True)


# What is seen in hands that are played.


def looks(rules: MalillaGame) -> tuple[Look, ...]:
    """What each seat counts, from the mano to the dealer, or each pair; and the capotes."""
    own = rules.variant
    places = ("mano-pair", "dealer-pair") if own.pairs else PLACES[own.players]
    return tuple(
        Look("play", key, partial(see, place), by, mean=key == "points")
        for key, see in (("points", _points), ("most", _most), ("capote", _capote))
        for place, by in enumerate(places)
    )


def _points(place: int, hand: Played) -> int | None:
    """A pair counts at the place of its first."""
    return hand.number("counted", "points", hand.state.active[place])


def _most(place: int, hand: Played) -> int | None:
    """Whether nobody counted as much."""
    counts = {seat: hand.number("counted", "points", seat) for seat in hand.state.active}
    own, others = counts.pop(hand.state.active[place]), [each for each in counts.values() if each is not None]
    return None if own is None else int(own > max(others))


def _capote(place: int, hand: Played) -> int | None:
    return hand.has("capote", hand.state.active[place]) if hand.has("counted") else None


ODDS = Odds(counted=counted, looks=looks)
