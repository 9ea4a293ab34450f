"""The irregularities of the Malilla, each with its law as a function from the facts to a ruling.

The open table calls these functions with what happened at it; people call them through `tapete judge`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from tapete.games.malilla.game import CAPOTE_LAWS, RESULT_LAWS, MalillaGame
from tapete.games.malilla.settle import Count, fine_shares, result
from tapete.games.malilla.variants import CAPOTE, FINE, LEAST_CUT
from tapete.laws.mark import law
from tapete.table.ledger import Account, Payment
from tapete.table.option import YES_NO, Value
from tapete.table.ruling import Fact, Incident, Ruling

UNKNOWN = "unknown"
OFFENDER, OTHERS, DEALER, PAYER, RIGHT = "offender", "others", "dealer", "payer", "right"
EACH, PAYERS = "each", "payers"
"""The parties; `right-1` is the first at the offender's right, and so on; `each` and `payers` get it each in full."""

NONE = "none"

REVOKES = law("mal.23", "mal.24", "mal.25", "mal.26")(
    {"follow": "mal.23", "beat": "mal.24", "ruff": "mal.25", "over-ruff": "mal.26"}
)
"""The four kinds of revoke: not following, not beating, not ruffing, not over-ruffing."""

END = (
    Fact("points", (UNKNOWN, *range(CAPOTE + 1)), UNKNOWN),
    Fact("capote", (NONE, OFFENDER, OTHERS), NONE),
)
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


class Bench:
    """The judge of one of the five games: what is due there, the rest is the same law for all (mal.1)."""

    def __init__(self, game: MalillaGame) -> None:
        self.variant, self.capote = game.variant, game.capote
        self.back = () if game.names_trump else ("turn-up-returned",)

    # What every fault costs.

    @law("mal.88", "mal.161", "mal.27", "mal.1")
    def fault(self, reason: str, laws: tuple[str, ...], **told: Value) -> Ruling:
        """The offender does not count and pays ten; if he lost, the ten come on top of the loss."""
        end = End(**told)
        return Ruling(
            "fault",
            (*laws, "mal.88"),
            follows=(*self._uncounted(end), "played-out"),
            payments=(*self._fine(reason, laws, end), *self._loss(end)),
        )

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
            lost, reason, laws = self.capote // (sides - 1), "capote", self._laws(CAPOTE_LAWS)
        else:
            lost, reason, laws = self._lost(end), "result", self._laws(RESULT_LAWS)
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

    def _laws(self, by_name: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
        return (*by_name[self.variant.name], "mal.88")

    # The deal.

    @law("mal.63", "mal.64")
    def short_cut(self, lifted: int, dealing: bool) -> Ruling:
        """Fewer than four cards were lifted."""
        if lifted >= LEAST_CUT:
            return Ruling("good-cut", ("mal.63", "mal.66"))
        if dealing:
            return Ruling("too-late", ("mal.64",), follows=("hand-stands",))
        return Ruling("cut-again", ("mal.64",), follows=("cut-again",))

    @law("mal.74", "mal.75", "mal.77", "mal.6")
    def bad_deal(self, cause: str, **paid: Value) -> Ruling:
        """Somebody has a card too many or too few, and nobody has led yet."""
        if cause == "pack":
            return self._void(("mal.77",), ("pack-mended", "same-dealer"), **paid)
        return self._void(("mal.74", "mal.75"), ("next-dealer",), **paid)

    @law("mal.77")
    def faulty_pack(self, **paid: Value) -> Ruling:
        """In the middle of the play a card proves to be missing or double."""
        return self._void(("mal.77",), ("pack-mended", "same-dealer", "earlier-stands"), **paid)

    @law("mal.74")
    def exposed(self, agreed: bool, **paid: Value) -> Ruling:
        """A card was seen while dealing."""
        if agreed:
            return Ruling("go-on", ("mal.74",), follows=("hand-stands",))
        return self._void(("mal.74",), ("same-dealer",), **paid)

    def _void(self, laws: tuple[str, ...], follows: tuple[str, ...], **paid: Value) -> Ruling:
        return Ruling("void", laws, ("hand-void", *self.back, *follows), self._back(laws, **paid))

    @law("mal.barrotada.6", "mal.barrotada.7", "mal.coja.9")
    def _back(
        self, laws: tuple[str, ...], rate: Value, turn_up: Value = 0, turn_up_from_all: Value = False
    ) -> tuple[Payment[str], ...]:
        """Whoever paid the turn-up gets it back; if several did, each of them in full."""
        several = self.variant.single and (self.variant.payers == "all" or turn_up_from_all)
        payee, amount = PAYERS if several else PAYER, int(turn_up) * int(rate)
        return (Payment(DEALER, payee, amount, "turn-up-returned", laws),) if amount else ()

    @law("mal.81", "mal.82", "mal.83")
    def deal_out_of_turn(self, led: bool, rate: Value, fine_to_each: Value = False, **paid: Value) -> Ruling:
        """Somebody has dealt whose deal it was not. Once a card is led the hand stands, and he counts in it."""
        if not led:
            return self._void(("mal.81",), ("rightful-dealer",), rate=rate, **paid)
        laws = ("mal.82", "mal.83")
        fine = self._fine("deal-out-of-turn", laws, End(rate=rate, fine_to_each=fine_to_each))
        return Ruling(
            "deal-stands",
            laws,
            ("played-out", *self.back, "deal-goes-on", "he-counts"),
            (*self._back(laws, rate=rate, **paid), *fine),
        )

    # The number of cards.

    @law("mal.78", "mal.79")
    def wrong_count(self, hand: str, **end: Value) -> Ruling:
        """After the first lead somebody is found with a card too many, or too few, or one side with both."""
        if hand == "short":
            return Ruling("no-fine", ("mal.79",), ("played-out", "no-capote"))
        ruling = self.fault("card-too-many", ("mal.78",), **end)
        if hand == "both":
            return Ruling(ruling.decision, (*ruling.laws, "mal.79"), (*ruling.follows, "no-capote"), ruling.payments)
        return ruling

    @law("mal.cubiertas.4")
    def exchange_count(self, drew: str, led: bool, **end: Value) -> Ruling:
        """Somebody drew a card too many, or too few, for those he laid aside."""
        if led:
            return self.wrong_count("over" if drew == "more" else "short", **end)
        mended = "surplus-aside" if drew == "more" else "missing-drawn"
        return Ruling("mended", ("mal.cubiertas.4",), (mended,))

    @law("mal.97", "mal.cubiertas.4")
    def peek(self, **end: Value) -> Ruling:
        """Somebody looks at a card of the stock."""
        return self.fault("peek", ("mal.97", "mal.cubiertas.4"), **end)

    # Turns.

    @law("mal.84")
    def lead_out_of_turn(self, answered: bool, **end: Value) -> Ruling:
        """Somebody leads whose lead it is not; there is no grace."""
        ruling = self.fault("lead-out-of-turn", ("mal.84",), **end)
        after = "lead-stands" if answered else "card-back"
        return Ruling(ruling.decision, ruling.laws, (after, *ruling.follows), ruling.payments)

    @law("mal.31")
    def play_out_of_turn(self, answered: bool) -> Ruling:
        """Somebody plays to a trick before his turn; the book has no penalty for it."""
        return Ruling("no-fine", ("mal.31",), ("card-stays" if answered else "card-back",))

    # Revokes.

    @law("mal.27", "mal.87")
    def revoke(self, kind: str, noticed: str, taken_up: bool, **end: Value) -> Ruling:
        """Once the trick is taken up all kinds of revoke cost the same; before that it matters who noticed it."""
        laws = (REVOKES[kind], "mal.27", "mal.87", "mal.161")
        if taken_up:
            return self.fault("revoke", laws, **end)
        return self._warned(laws, **end) if noticed in ("partner", "onlooker") else self._mended()

    @law("mal.90")
    def _warned(self, laws: tuple[str, ...], **end: Value) -> Ruling:
        """Partner or onlooker has warned him: the fault is complete, though the trick lies there."""
        ruling = self.fault("revoke", (*laws, "mal.90"), **end)
        return Ruling(ruling.decision, ruling.laws, ("card-stays", *ruling.follows), ruling.payments)

    @law("mal.89", "mal.91")
    def _mended(self) -> Ruling:
        """He has seen it in time himself, or an opponent told him; those who played after him may change too."""
        return Ruling("may-mend", ("mal.89", "mal.91"), ("card-back", "later-may-change"))

    # Tricks, talk, showing.

    @law("mal.95", "mal.96")
    def wrong_trick(self, whose: str, played: bool, **end: Value) -> Ruling:
        """Somebody takes up a trick that is not his."""
        if whose == "partner":
            return Ruling("no-fault", ("mal.93", "mal.95"))
        if not played:
            return Ruling("give-back", ("mal.96",), ("trick-back", "winner-leads"))
        ruling = self.fault("wrong-trick", ("mal.95",), **end)
        return Ruling(ruling.decision, ruling.laws, ("trick-credited", "lead-stands", *ruling.follows), ruling.payments)

    @law("mal.93", "mal.94")
    def look_at_trick(self, whose: str, last: bool, only_last: bool) -> Ruling:
        """Somebody wants to see a trick that was taken up."""
        if only_last:
            return Ruling("may-look" if last else "may-not-look", ("mal.94",))
        return Ruling("may-look" if whose == "own" else "may-not-look", ("mal.93",))

    @law("mal.92", "mal.3")
    def talk(self, talking: bool, **end: Value) -> Ruling:
        """Somebody speaks of a play, past or to come, before the hand is over."""
        if talking:
            return Ruling("no-fault", ("mal.3",))
        return self.fault("talk", ("mal.92",), **end)

    @law("mal.97")
    def show(self, how: str, **end: Value) -> Ruling:
        """Somebody shows his hand on purpose, or drops a card."""
        if how == "dropped":
            return Ruling("no-fault", ("mal.97",), ("card-to-hand",))
        return self.fault("show", ("mal.97",), **end)

    @law("mal.99")
    def substitute(self, consent: bool) -> Ruling:
        """Somebody wants another to play in his place."""
        return Ruling("may-leave" if consent else "may-not-leave", ("mal.99",))


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
    return (Fact("fine_to_each", YES_NO, game.fine_to_each),) if game.variant.single else ()


def _paid(game: MalillaGame) -> tuple[Fact, ...]:
    """What the judge asks about the turn-up, if there is one: in the Barrotada it may be agreed that all pay it."""
    agreed = (Fact("turn_up_from_all", YES_NO, game.turn_up_from_all),) if game.variant.payers == "cutter" else ()
    turned = () if game.names_trump else (TURN_UP,)
    return (*turned, _rate(game), *agreed)


def incidents(game: MalillaGame) -> Mapping[str, Incident]:
    """Everything the judge of this game can be asked."""
    variant, bench = game.variant, Bench(game)
    end, paid = _end(game), _paid(game)
    revokes = tuple(REVOKES) if variant.duties.beat else ("follow",)
    partner = ("partner",) if variant.pairs else ()
    both = ("both",) if variant.pairs else ()
    known: dict[str, tuple[Callable[..., Ruling], tuple[Fact, ...]]] = {
        "short-cut": (bench.short_cut, (Fact("lifted", range(1, len(variant.pack))), Fact("dealing", YES_NO, False))),
        "bad-deal": (bench.bad_deal, (Fact("cause", ("dealer", "pack"), "dealer"), *paid)),
        "exposed": (bench.exposed, (Fact("agreed", YES_NO, False), *paid)),
        "deal-out-of-turn": (bench.deal_out_of_turn, (Fact("led", YES_NO), *paid, *_to_each(game))),
        "wrong-count": (bench.wrong_count, (Fact("hand", ("over", "short", *both)), *end)),
        "faulty-pack": (bench.faulty_pack, paid),
        "lead-out-of-turn": (bench.lead_out_of_turn, (Fact("answered", YES_NO), *end)),
        "play-out-of-turn": (bench.play_out_of_turn, (Fact("answered", YES_NO),)),
        "revoke": (
            bench.revoke,
            (
                Fact("kind", revokes),
                Fact("noticed", ("self", *partner, "onlooker", "opponent")),
                Fact("taken_up", YES_NO),
                *end,
            ),
        ),
        "wrong-trick": (bench.wrong_trick, (Fact("whose", (*partner, "opponent")), Fact("played", YES_NO), *end)),
        "look-at-trick": (
            bench.look_at_trick,
            (
                Fact("whose", ("own", "opponent")),
                Fact("last", YES_NO),
                Fact("only_last", YES_NO, game.view_last_trick_only),
            ),
        ),
        "talk": (bench.talk, (Fact("talking", YES_NO, game.talking), *end)),
        "substitute": (bench.substitute, (Fact("consent", YES_NO),)),
    }
    if not variant.piles:
        known["show"] = (bench.show, (Fact("how", ("purpose", "dropped")), *end))
    if variant.stock:
        known["exchange-count"] = (
            bench.exchange_count,
            (Fact("drew", ("more", "fewer")), Fact("led", YES_NO), *end),
        )
        known["peek"] = (bench.peek, end)
    return {name: Incident(name, facts, judge) for name, (judge, facts) in known.items()}
