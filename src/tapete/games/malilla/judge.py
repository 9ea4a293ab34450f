"""The irregularities of the Malilla, each with its law on the facts: of the rows the first that holds decides.

The open table has decided so what happened at it; people ask through `tapete judge`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Self

from tapete.games.malilla.game import MalillaGame
from tapete.games.malilla.settle import Count, fine_shares, result
from tapete.games.malilla.variants import CAPOTE, FINE, LEAST_CUT
from tapete.laws.mark import law
from tapete.table.ledger import Account, Payment
from tapete.table.option import Value
from tapete.table.ruling import OTHERWISE, Fact, Incident, Judge, Ruling, Rulings, Verdict, when, whether

UNKNOWN = "unknown"
OFFENDER, OTHERS, DEALER, PAYER, RIGHT = "offender", "others", "dealer", "payer", "right"
EACH, PAYERS = "each", "payers"
"""The parties; `right-1` is the first at the offender's right, and so on; `each` and `payers` get it each in full."""

NONE = "none"

REVOKES = law("mal.23", "mal.24", "mal.25", "mal.26")(
    {"follow": "mal.23", "beat": "mal.24", "ruff": "mal.25", "over-ruff": "mal.26"}
)
"""The four kinds of revoke: not following, not beating, not ruffing, not over-ruffing."""

END = (Fact("points", (UNKNOWN, *range(CAPOTE + 1)), UNKNOWN), Fact("capote", (NONE, OFFENDER, OTHERS), NONE))
"""How the hand ended for the offender's side, for those who want to know the whole sum."""

AGAINST = Fact("against", END[0].values, UNKNOWN)
"""Between two the other's points are asked instead: cards may sleep, and two-card tricks be left over."""

OWN = END[0]
"""Where cards may sleep it can matter what the offender himself has made."""

TURN_UP = Fact("turn_up", tuple(range(6)), 0)
RATES = (1, 2, 4)
CALLED_RATES = (*RATES, 8, 16, 32)
"""By how much a hand can be multiplied; by more where the sides may double it."""


@dataclass(frozen=True, slots=True)
class End:
    """How the hand ended, who else has offended in it, and what the table agreed on about paying."""

    rate: Value
    points: Value = UNKNOWN
    against: Value = UNKNOWN
    capote: Value = NONE
    also: Value = NONE
    fine_to_each: Value = False
    sleeping: Value = "excess"

    @classmethod
    def of(cls, told: Mapping[str, Value]) -> Self:
        """What is told of it among the facts."""
        return cls(**{each.name: told[each.name] for each in fields(cls) if each.name in told})


class Bench:
    """The judge of one of the five games: what is due there, the rest is the same law for all (mal.1)."""

    def __init__(self, game: MalillaGame) -> None:
        self.variant, self.capote = game.variant, game.capote
        self.back = () if game.names_trump else ("turn-up-returned",)
        self.result_laws, self.capote_laws = ((*laws, "mal.88") for laws in (game.result_laws, game.capote_laws))

    # What every fault costs.

    @law("mal.88", "mal.161", "mal.27", "mal.1")
    def fault(self, reason: str, laws: str, first: str = "") -> Judge:
        """The offender does not count and pays ten; if he lost, the ten come on top of the loss."""

        def ruling(**told: Value) -> Ruling:
            end, own = End.of(told), tuple(laws.split())
            follows = (*first.split(), *self._uncounted(end), "played-out")
            return Ruling("fault", (*own, "mal.88"), follows, (*self._fine(reason, own, end), *self._loss(end)))

        return ruling

    @law("mal.88", "mal.barrotada.3")
    def _uncounted(self, end: End) -> tuple[str, ...]:
        """What is not collected by those who offended; where each plays alone it is struck off the debts of losers."""
        silent = ("not-counting",) if end.also == NONE else ("neither-collects", "set-off")
        return (*silent, "debts-struck") if self.variant.single else silent

    @law("mal.87", "mal.161", "mal.83")
    def _fine(self, reason: str, laws: tuple[str, ...], end: End) -> tuple[Payment[str], ...]:
        """The ten go to the others; where each plays alone they share them, unless each is to have ten."""
        rate = int(end.rate)
        if not self.variant.single:
            return (Payment(OFFENDER, OTHERS, FINE * rate, reason, laws),) if end.also == NONE else ()
        if end.also == NONE and end.fine_to_each:
            return (Payment(OFFENDER, EACH, FINE * rate, reason, laws),)
        return tuple(Payment(payer, payee, amount * rate, reason, laws) for payer, payee, amount in self._tens(end))

    @law("mal.161")
    def _tens(self, end: End) -> Iterator[tuple[str, str, int]]:
        """Who pays whom how much of the tens of one offender, or of two, which are set off against each other."""
        seats = [OFFENDER, *(f"{RIGHT}-{place}" for place in range(1, self.variant.players))]
        offenders = [OFFENDER] if end.also == NONE else [OFFENDER, str(end.also)]
        due = {
            (payer, seats[(seats.index(payer) + step) % len(seats)]): FINE if end.fine_to_each else share
            for payer in offenders
            for step, share in enumerate(fine_shares(self.variant), start=1)
        }
        for (payer, payee), share in due.items():
            more = share - due.get((payee, payer), 0)
            if more > 0:
                yield payer, payee, more

    def _loss(self, end: End) -> tuple[Payment[str], ...]:
        """What the hand itself costs him, by the laws of the result; the fine is no part of it (mal.88).

        What another offender would have collected nobody pays.
        """
        if end.also != NONE:
            return ()
        if end.capote == OTHERS:
            sides = 2 if self.variant.pairs else self.variant.players
            lost, reason, laws = self.capote // (sides - 1), "capote", self.capote_laws
        else:
            lost, reason, laws = self._lost(end), "result", self.result_laws
        return (Payment(OFFENDER, OTHERS, lost * int(end.rate), reason, laws),) if lost > 0 else ()

    @law("mal.barrotada.5", "mal.coja.8", "mal.42", "mal.vistas.16", "mal.cubiertas.10")
    def _lost(self, end: End) -> int:
        """How far he is below his share; between two what the other has above it, or as was agreed if cards sleep."""
        if end.capote == OFFENDER or end.points == end.against == UNKNOWN:
            return 0
        if self.variant.players > 2:
            return self.variant.share - int(end.points)
        if end.sleeping != "excess" and UNKNOWN in (end.points, end.against):
            return 0
        points: dict[Account, int] = {OFFENDER: _number(end.points), OTHERS: _number(end.against)}
        return -result(self.variant, Count((OFFENDER, OTHERS), points), str(end.sleeping))[OFFENDER]

    # What a void deal gives back.

    def void(self, laws: str, follows: str) -> Judge:
        """The hand does not count, and the turn-up goes back."""

        def ruling(**told: Value) -> Ruling:
            own = tuple(laws.split())
            return Ruling("void", own, ("hand-void", *self.back, *follows.split()), self._back(own, told))

        return ruling

    @law("mal.barrotada.6", "mal.barrotada.7", "mal.coja.9")
    def _back(self, laws: tuple[str, ...], told: Mapping[str, Value]) -> tuple[Payment[str], ...]:
        """Whoever paid the turn-up gets it back; if several did, each of them in full."""
        several = self.variant.single and (self.variant.payers == "all" or told.get("turn_up_from_all", False))
        payee, amount = PAYERS if several else PAYER, int(told.get("turn_up", 0)) * int(told["rate"])
        return (Payment(DEALER, payee, amount, "turn-up-returned", laws),) if amount else ()

    @law("mal.82", "mal.83")
    def stands(self, **told: Value) -> Ruling:
        """Once a card is led the hand of one who dealt out of turn stands, and he counts in it."""
        laws = ("mal.82", "mal.83")
        fine = self._fine("deal-out-of-turn", laws, End.of(told))
        follows = ("played-out", *self.back, "deal-goes-on", "he-counts")
        return Ruling("deal-stands", laws, follows, (*self._back(laws, told), *fine))

    @law("mal.27", "mal.87", "mal.90")
    def revoked(self, kind: str, taken_up: bool, **told: Value) -> Ruling:
        """All kinds cost the same; if he was warned it is complete, though the trick lies there."""
        laws = f"{REVOKES[kind]} mal.27 mal.87 mal.161"
        late, stays = ("", "") if taken_up else (" mal.90", "card-stays")
        return self.fault("revoke", f"{laws}{late}", stays)(**told)


# The law, in the order of the book.

Law = Mapping[str, Judge | Rulings]


def _deal(bench: Bench) -> Law:
    return {
        # Fewer than four cards were lifted.
        "short-cut": {
            when(lifted=range(LEAST_CUT, len(bench.variant.pack))): Verdict("good-cut", "mal.63 mal.66"),
            when(dealing=True): Verdict("too-late", "mal.64", "hand-stands"),
            OTHERWISE: Verdict("cut-again", "mal.64", "cut-again"),
        },
        # Somebody has a card too many or too few, and nobody has led yet.
        "bad-deal": {
            when(cause="pack"): bench.void("mal.77", "pack-mended same-dealer"),
            OTHERWISE: bench.void("mal.74 mal.75", "next-dealer"),
        },
        # In the middle of the play a card proves to be missing or double.
        "faulty-pack": bench.void("mal.77", "pack-mended same-dealer earlier-stands"),
        # A card was seen while dealing.
        "exposed": {
            when(agreed=True): Verdict("go-on", "mal.74", "hand-stands"),
            OTHERWISE: bench.void("mal.74", "same-dealer"),
        },
        # Somebody has dealt whose deal it was not.
        "deal-out-of-turn": {when(led=True): bench.stands, OTHERWISE: bench.void("mal.81", "rightful-dealer")},
    }


def _cards(bench: Bench) -> Law:
    over, short = bench.fault("card-too-many", "mal.78"), Verdict("no-fine", "mal.79", "played-out no-capote")
    return {
        # After the first lead somebody is found with a card too many, or too few, or one side with both.
        "wrong-count": {
            when(hand="short"): short,
            when(hand="over"): over,
            OTHERWISE: lambda **told: over(**told).also("mal.79", then=("no-capote",)),
        },
        # Somebody drew a card too many, or too few, for those he laid aside.
        "exchange-count": {
            when(led=True, drew="more"): over,
            when(led=True): short,
            when(drew="more"): Verdict("mended", "mal.cubiertas.4", "surplus-aside"),
            OTHERWISE: Verdict("mended", "mal.cubiertas.4", "missing-drawn"),
        },
        # Somebody looks at a card of the stock.
        "peek": bench.fault("peek", "mal.97 mal.cubiertas.4"),
    }


def _play(bench: Bench) -> Law:
    return {
        # Somebody leads whose lead it is not; there is no grace.
        "lead-out-of-turn": {
            when(answered=True): bench.fault("lead-out-of-turn", "mal.84", "lead-stands"),
            OTHERWISE: bench.fault("lead-out-of-turn", "mal.84", "card-back"),
        },
        # Somebody plays to a trick before his turn; the book has no penalty for it.
        "play-out-of-turn": {
            when(answered=True): Verdict("no-fine", "mal.31", "card-stays"),
            OTHERWISE: Verdict("no-fine", "mal.31", "card-back"),
        },
        # He has seen it in time himself, or an opponent told him; those who played after him may change too.
        "revoke": {
            when(taken_up=False, noticed=("self", "opponent")): Verdict(
                "may-mend", "mal.89 mal.91", "card-back later-may-change"
            ),
            OTHERWISE: bench.revoked,
        },
        # Somebody takes up a trick that is not his.
        "wrong-trick": {
            when(whose="partner"): Verdict("no-fault", "mal.93 mal.95"),
            when(played=False): Verdict("give-back", "mal.96", "trick-back winner-leads"),
            OTHERWISE: bench.fault("wrong-trick", "mal.95", "trick-credited lead-stands"),
        },
        # Somebody wants to see a trick that was taken up.
        "look-at-trick": {
            when(only_last=True, last=True): Verdict("may-look", "mal.94"),
            when(only_last=True): Verdict("may-not-look", "mal.94"),
            when(whose="own"): Verdict("may-look", "mal.93"),
            OTHERWISE: Verdict("may-not-look", "mal.93"),
        },
        # Somebody speaks of a play, past or to come, before the hand is over.
        "talk": {when(talking=True): Verdict("no-fault", "mal.3"), OTHERWISE: bench.fault("talk", "mal.92")},
        # Somebody shows his hand on purpose, or drops a card.
        "show": {
            when(how="dropped"): Verdict("no-fault", "mal.97", "card-to-hand"),
            OTHERWISE: bench.fault("show", "mal.97"),
        },
        # Somebody wants another to play in his place.
        "substitute": {
            when(consent=True): Verdict("may-leave", "mal.99"),
            OTHERWISE: Verdict("may-not-leave", "mal.99"),
        },
    }


def _number(told: Value) -> int:
    return 0 if told == UNKNOWN else int(told)


@law("mal.161", "mal.88", "mal.cubiertas.10")
def _end(game: MalillaGame) -> tuple[Fact, ...]:
    """What the judge asks about the end of the hand; what the table agreed on is taken as agreed, unless told."""
    variant = game.variant
    asked: tuple[Fact, ...] = END if variant.players > 2 else (AGAINST, *END[1:])
    asked = (*asked, _rate(game))
    if variant.stock:
        asked = (*asked, OWN, Fact("sleeping", ("excess", "shortage", "half"), game.sleeping))
    others = tuple(f"{RIGHT}-{place}" for place in range(1, variant.players)) if variant.single else (OTHERS,)
    return (*asked, Fact("also", (NONE, *others), NONE), *_to_each(game))


def _rate(game: MalillaGame) -> Fact:
    return Fact("rate", CALLED_RATES if game.doubles else RATES, 1)


def _to_each(game: MalillaGame) -> tuple[Fact, ...]:
    return (whether("fine_to_each", game.fine_to_each),) if game.variant.single else ()


def _paid(game: MalillaGame) -> tuple[Fact, ...]:
    """What the judge asks about the turn-up, if there is one: in the Barrotada it may be agreed that all pay it."""
    agreed = (whether("turn_up_from_all", game.turn_up_from_all),) if game.variant.payers == "cutter" else ()
    turned = () if game.names_trump else (TURN_UP,)
    return (*turned, _rate(game), *agreed)


def _asked(game: MalillaGame) -> Mapping[str, tuple[Fact, ...]]:
    """The facts that the judge of this game asks for."""
    variant, end, paid = game.variant, _end(game), _paid(game)
    kind = Fact("kind", tuple(REVOKES) if variant.duties.beat else ("follow",))
    partner, both = (("partner",), ("both",)) if variant.pairs else ((), ())
    noticed = Fact("noticed", ("self", *partner, "onlooker", "opponent"))
    only_last = whether("only_last", game.view_last_trick_only)
    asked: dict[str, tuple[Fact, ...]] = {
        "short-cut": (Fact("lifted", range(1, len(variant.pack))), whether("dealing", False)),
        "bad-deal": (Fact("cause", ("dealer", "pack"), "dealer"), *paid),
        "exposed": (whether("agreed", False), *paid),
        "deal-out-of-turn": (whether("led"), *paid, *_to_each(game)),
        "wrong-count": (Fact("hand", ("over", "short", *both)), *end),
        "faulty-pack": paid,
        "lead-out-of-turn": (whether("answered"), *end),
        "play-out-of-turn": (whether("answered"),),
        "revoke": (kind, noticed, whether("taken_up"), *end),
        "wrong-trick": (Fact("whose", (*partner, "opponent")), whether("played"), *end),
        "look-at-trick": (Fact("whose", ("own", "opponent")), whether("last"), only_last),
        "talk": (whether("talking", game.talking), *end),
        "substitute": (whether("consent"),),
    }
    if not variant.piles:
        asked["show"] = (Fact("how", ("purpose", "dropped")), *end)
    if variant.stock:
        asked |= {"exchange-count": (Fact("drew", ("more", "fewer")), whether("led"), *end), "peek": end}
    return asked


def incidents(game: MalillaGame) -> Mapping[str, Incident]:
    """Everything the judge of this game can be asked."""
    bench = Bench(game)
    laws = {**_deal(bench), **_cards(bench), **_play(bench)}
    return {name: Incident(name, facts, laws[name]) for name, facts in _asked(game).items()}
