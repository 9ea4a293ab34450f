"""The irregularities of the Malilla, each with its law as a function from the facts to a ruling.

The open table calls these functions with what happened at it; people call them through `tapete judge`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tapete.games.malilla.game import CAPOTE_LAWS, RESULT_LAWS, MalillaGame
from tapete.games.malilla.settle import fine_shares
from tapete.games.malilla.variants import CAPOTE, FINE, LEAST_CUT, Variant
from tapete.laws.mark import law
from tapete.table.option import YES_NO, Value
from tapete.table.ruling import Fact, Incident, Payment, Ruling

UNKNOWN = "unknown"
OFFENDER, OTHERS, DEALER, PAYER, RIGHT = "offender", "others", "dealer", "payer", "right"
"""The parties; `right-1` is the first at the offender's right, and so on."""

REVOKES = {"follow": "mal.23", "beat": "mal.24", "ruff": "mal.25", "over-ruff": "mal.26"}
"""The four kinds of revoke: not following, not beating, not ruffing, not over-ruffing."""

END = (
    Fact("points", (UNKNOWN, *range(CAPOTE + 1)), UNKNOWN),
    Fact("capote", ("none", OFFENDER, OTHERS), "none"),
    Fact("rate", (1, 2, 4), 1),
)
"""How the hand ended for the offender's side, for those who want to know the whole sum."""

AGAINST = Fact("against", END[0].values, UNKNOWN)
"""Between two the other's points are asked instead: cards may sleep, and two-card tricks be left over."""

TURN_UP = Fact("turn_up", tuple(range(6)), 0)
RATE = END[-1]


class Bench:
    """The judge of one of the five games: what is due there, the rest is the same law for all (mal.1)."""

    def __init__(self, variant: Variant, fine_to_each: bool) -> None:
        self.variant, self.fine_to_each = variant, fine_to_each

    # What every fault costs.

    @law("mal.88", "mal.161", "mal.27", "mal.1")
    def fault(self, reason: str, laws: tuple[str, ...], points: Value, capote: Value, rate: Value) -> Ruling:
        """The offender does not count and pays ten; if he lost, the ten come on top of the loss."""
        return Ruling(
            "fault",
            (*laws, "mal.88"),
            follows=("not-counting", "played-out"),
            payments=(*self._fine(reason, laws, int(rate)), *self._loss(points, capote, int(rate))),
        )

    @law("mal.87", "mal.161", "mal.83")
    def _fine(self, reason: str, laws: tuple[str, ...], rate: int) -> tuple[Payment, ...]:
        """The ten go to the others; where each plays alone they share them, unless each is to have ten."""
        if not self.variant.single or self.fine_to_each:
            return (Payment(OFFENDER, OTHERS, FINE * rate, reason, laws),)
        shares = enumerate(fine_shares(self.variant), start=1)
        return tuple(Payment(OFFENDER, f"{RIGHT}-{place}", share * rate, reason, laws) for place, share in shares)

    def _loss(self, points: Value, capote: Value, rate: int) -> tuple[Payment, ...]:
        """What the hand itself costs him, by the laws of the result; the fine is no part of it (mal.88)."""
        if capote == OTHERS:
            sides = 2 if self.variant.pairs else self.variant.players
            return (Payment(OFFENDER, OTHERS, CAPOTE // (sides - 1) * rate, "capote", self._laws(CAPOTE_LAWS)),)
        if points == UNKNOWN or capote == OFFENDER:
            return ()
        lost = self.variant.share - int(points)
        return (Payment(OFFENDER, OTHERS, lost * rate, "result", self._laws(RESULT_LAWS)),) if lost > 0 else ()

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
    def bad_deal(self, cause: str, turn_up: int, rate: int) -> Ruling:
        """Somebody has a card too many or too few, and nobody has led yet."""
        if cause == "pack":
            return self._void(("mal.77",), ("pack-mended", "same-dealer"), turn_up, rate)
        return self._void(("mal.74", "mal.75"), ("next-dealer",), turn_up, rate)

    @law("mal.77")
    def faulty_pack(self, turn_up: int, rate: int) -> Ruling:
        """In the middle of the play a card proves to be missing or double."""
        return self._void(("mal.77",), ("pack-mended", "same-dealer", "earlier-stands"), turn_up, rate)

    @law("mal.74")
    def exposed(self, agreed: bool, turn_up: int, rate: int) -> Ruling:
        """A card was seen while dealing."""
        if agreed:
            return Ruling("go-on", ("mal.74",), follows=("hand-stands",))
        return self._void(("mal.74",), ("same-dealer",), turn_up, rate)

    def _void(self, laws: tuple[str, ...], follows: tuple[str, ...], turn_up: int, rate: int) -> Ruling:
        back = (Payment(DEALER, PAYER, turn_up * rate, "turn-up-returned", laws),) if turn_up else ()
        return Ruling("void", laws, ("hand-void", "turn-up-returned", *follows), back)

    @law("mal.81", "mal.82", "mal.83")
    def deal_out_of_turn(self, led: bool, turn_up: int, rate: int) -> Ruling:
        """Somebody has dealt whose deal it was not. Once a card is led the hand stands, and he counts in it."""
        if not led:
            return self._void(("mal.81",), ("rightful-dealer",), turn_up, rate)
        laws = ("mal.82", "mal.83")
        back = (Payment(DEALER, PAYER, turn_up * rate, "turn-up-returned", laws),) if turn_up else ()
        return Ruling(
            "deal-stands",
            laws,
            ("played-out", "turn-up-returned", "deal-goes-on", "he-counts"),
            (*back, *self._fine("deal-out-of-turn", laws, rate)),
        )

    # The number of cards.

    @law("mal.78", "mal.79")
    def wrong_count(self, hand: str, points: Value, capote: Value, rate: int) -> Ruling:
        """After the first lead somebody is found with a card too many, or too few, or one side with both."""
        if hand == "short":
            return Ruling("no-fine", ("mal.79",), ("played-out", "no-capote"))
        ruling = self.fault("card-too-many", ("mal.78",), points, capote, rate)
        if hand == "both":
            return Ruling(ruling.decision, (*ruling.laws, "mal.79"), (*ruling.follows, "no-capote"), ruling.payments)
        return ruling

    @law("mal.cubiertas.4")
    def exchange_count(self, drew: str, led: bool, points: Value, capote: Value, rate: int) -> Ruling:
        """Somebody drew a card too many, or too few, for those he laid aside."""
        if led:
            return self.wrong_count("over" if drew == "more" else "short", points, capote, rate)
        mended = "surplus-aside" if drew == "more" else "missing-drawn"
        return Ruling("mended", ("mal.cubiertas.4",), (mended,))

    @law("mal.97", "mal.cubiertas.4")
    def peek(self, points: Value, capote: Value, rate: int) -> Ruling:
        """Somebody looks at a card of the stock."""
        return self.fault("peek", ("mal.97", "mal.cubiertas.4"), points, capote, rate)

    # Turns.

    @law("mal.84")
    def lead_out_of_turn(self, answered: bool, points: Value, capote: Value, rate: int) -> Ruling:
        """Somebody leads whose lead it is not; there is no grace."""
        ruling = self.fault("lead-out-of-turn", ("mal.84",), points, capote, rate)
        after = "lead-stands" if answered else "card-back"
        return Ruling(ruling.decision, ruling.laws, (after, *ruling.follows), ruling.payments)

    @law("mal.31")
    def play_out_of_turn(self, answered: bool) -> Ruling:
        """Somebody plays to a trick before his turn; the book has no penalty for it."""
        return Ruling("no-fine", ("mal.31",), ("card-stays" if answered else "card-back",))

    # Revokes.

    @law("mal.23", "mal.24", "mal.25", "mal.26", "mal.27", "mal.87", "mal.89", "mal.90", "mal.91")
    def revoke(self, kind: str, noticed: str, taken_up: bool, points: Value, capote: Value, rate: int) -> Ruling:
        """He who revoked mends it if he himself sees it in time; warned by partner or onlooker he may not."""
        laws = (REVOKES[kind], "mal.27", "mal.87", "mal.161")
        if taken_up:
            return self.fault("revoke", laws, points, capote, rate)
        if noticed in ("partner", "onlooker"):
            ruling = self.fault("revoke", (*laws, "mal.90"), points, capote, rate)
            return Ruling(ruling.decision, ruling.laws, ("card-stays", *ruling.follows), ruling.payments)
        return Ruling("may-mend", ("mal.89", "mal.91"), ("card-back", "later-may-change"))

    # Tricks, talk, showing.

    @law("mal.95", "mal.96")
    def wrong_trick(self, whose: str, played: bool, points: Value, capote: Value, rate: int) -> Ruling:
        """Somebody takes up a trick that is not his."""
        if whose == "partner":
            return Ruling("no-fault", ("mal.93", "mal.95"))
        if not played:
            return Ruling("give-back", ("mal.96",), ("trick-back", "winner-leads"))
        ruling = self.fault("wrong-trick", ("mal.95",), points, capote, rate)
        return Ruling(ruling.decision, ruling.laws, ("trick-credited", "lead-stands", *ruling.follows), ruling.payments)

    @law("mal.93", "mal.94")
    def look_at_trick(self, whose: str, last: bool, only_last: bool) -> Ruling:
        """Somebody wants to see a trick that was taken up."""
        if only_last:
            return Ruling("may-look" if last else "may-not-look", ("mal.94",))
        return Ruling("may-look" if whose == "own" else "may-not-look", ("mal.93",))

    @law("mal.92", "mal.3")
    def talk(self, talking: bool, points: Value, capote: Value, rate: int) -> Ruling:
        """Somebody speaks of a play, past or to come, before the hand is over."""
        if talking:
            return Ruling("no-fault", ("mal.3",))
        return self.fault("talk", ("mal.92",), points, capote, rate)

    @law("mal.97")
    def show(self, how: str, points: Value, capote: Value, rate: int) -> Ruling:
        """Somebody shows his hand on purpose, or drops a card."""
        if how == "dropped":
            return Ruling("no-fault", ("mal.97",), ("card-to-hand",))
        return self.fault("show", ("mal.97",), points, capote, rate)

    @law("mal.99")
    def substitute(self, consent: bool) -> Ruling:
        """Somebody wants another to play in his place."""
        return Ruling("may-leave" if consent else "may-not-leave", ("mal.99",))


def incidents(game: MalillaGame) -> Mapping[str, Incident]:
    """Everything the judge of this game can be asked."""
    variant, bench = game.variant, Bench(game.variant, game.fine_to_each)
    end = (AGAINST, *END[1:]) if variant.players == 2 else END
    revokes = tuple(REVOKES) if variant.duties.beat else ("follow",)
    partner = ("partner",) if variant.pairs else ()
    both = ("both",) if variant.pairs else ()
    known: dict[str, tuple[Callable[..., Ruling], tuple[Fact, ...]]] = {
        "short-cut": (bench.short_cut, (Fact("lifted", range(1, len(variant.pack))), Fact("dealing", YES_NO, False))),
        "bad-deal": (bench.bad_deal, (Fact("cause", ("dealer", "pack"), "dealer"), TURN_UP, RATE)),
        "exposed": (bench.exposed, (Fact("agreed", YES_NO, False), TURN_UP, RATE)),
        "deal-out-of-turn": (bench.deal_out_of_turn, (Fact("led", YES_NO), TURN_UP, RATE)),
        "wrong-count": (bench.wrong_count, (Fact("hand", ("over", "short", *both)), *end)),
        "faulty-pack": (bench.faulty_pack, (TURN_UP, RATE)),
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
            (Fact("whose", ("own", "opponent")), Fact("last", YES_NO), Fact("only_last", YES_NO, False)),
        ),
        "talk": (bench.talk, (Fact("talking", YES_NO, False), *end)),
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
    return {
        name: Incident(name, facts, _between_two(judge) if AGAINST in facts else judge)
        for name, (judge, facts) in known.items()
    }


@law("mal.vistas.16", "mal.cubiertas.10")
def _between_two(judge: Callable[..., Ruling]) -> Callable[..., Ruling]:
    """The judge of two players: the loser pays what the other has above his share, whatever he lacks himself."""

    def ruled(against: Value, **facts: Value) -> Ruling:
        return judge(points=UNKNOWN if against == UNKNOWN else CAPOTE - int(against), **facts)

    return ruled
