"""Cards played out of turn, against the suit led, or by accident."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.voltarete.game import VoltareteGame
from tapete.laws.mark import law
from tapete.table.ledger import Payment
from tapete.table.option import YES_NO
from tapete.table.ruling import Fact, Incident, Ruling

OFFENDER, POT = "offender", "pot"
FEITO, OPPONENT = "feito", "opponent"
STAKES = range(1, 1001)

LEADS = ("same", FEITO, OPPONENT)
BOTH, ONE, NEITHER = LAWFUL = ("both", "one", "neither")
SHOWN = ("card-back", "card-public")
"""A card that was played and does not count goes back to the hand, and everybody knows it."""

REVOKES = law("vol.II.10.10", "vol.II.10.12", "vol.II.10.13", "vol.II.10.14")(
    {"follow": "vol.II.10.10", "trump": "vol.II.10.12", "ruff": "vol.II.10.13", "matador": "vol.II.10.14"}
)
"""The kinds of revoke: no card of the suit, no trump to a trump, a ruff with the suit in hand, a matador held back."""


TRICK_OF = ("revoker", "thrown-to", "harmed", "anyway", "another")
"""Who has the trick: the revoker by his ruff, to which one threw a low card or none; who spent a high trump; or without
the revoke it would be the same, the revoker's by any card that he could play, or another's who spent nothing."""

GRANTED = law("vol.II.9.3")(Fact("granted_by_one", YES_NO, False))
"""Who alone has refused a reposta then stands in the feito's place."""


def incidents(game: VoltareteGame) -> Iterator[Incident]:
    """The incidents of the play."""
    yield Incident(
        "lead-out-of-turn",
        (
            Fact("covered", YES_NO),
            Fact("by", (FEITO, OPPONENT)),
            Fact("whose", (FEITO, OPPONENT)),
            Fact("only_suit", YES_NO, False),
        ),
        lead_out_of_turn,
    )
    yield Incident(
        "lead-before-order",
        (Fact("by", (FEITO, OPPONENT)), Fact("leads", LEADS), Fact("only_suit", YES_NO, False)),
        lead_before_order,
    )
    yield Incident(
        "plays-ahead",
        (Fact("bound", YES_NO), Fact("harms", YES_NO), Fact("decides", YES_NO, False), GRANTED),
        plays_ahead,
    )
    yield Incident(
        "revoke",
        (
            Fact("kind", tuple(REVOKES)),
            Fact("covered", YES_NO),
            Fact("found", ("soon", "late")),
            Fact("trick_of", TRICK_OF),
            Fact("against", (FEITO, OPPONENT)),
            Fact("own_gain", YES_NO, False),
            Fact("times", (1, 2), 1),
            Fact("pot", STAKES, 25),
        ),
        revoke,
    )
    yield Incident(
        "after-revoke", (Fact("times", (1, 2), 1), Fact("enough", YES_NO), Fact("by", (FEITO, OPPONENT))), after_revoke
    )
    accusers = ("player", "quarto", "onlooker") if game.seats == 4 else ("player", "onlooker")
    yield Incident("accuses", (Fact("accuser", accusers),), accuses)
    yield Incident(
        "two-cards",
        (Fact("how", ("clinging", "apart")), Fact("by", (FEITO, OPPONENT)), Fact("lawful", LAWFUL, BOTH), GRANTED),
        two_cards,
    )
    yield Incident("second-card", (Fact("revoked", YES_NO), Fact("let_go", YES_NO)), second_card)
    yield Incident("wrong-name", (Fact("thing", ("card", "turned-suit")),), wrong_name)


# Turn.


@law("vol.II.10.4", "vol.II.10.5", "vol.II.10.6")
def lead_out_of_turn(covered: bool, by: str, whose: str, only_suit: bool) -> Ruling:
    """The lead may be claimed until the trick is covered; an opponent's card must not show the other his suit."""
    if covered:
        return Ruling("lead-stands", ("vol.II.10.4",), ("lead-stands",))
    if by == FEITO:
        return Ruling("card-back", ("vol.II.10.4", "vol.II.10.6"), (*SHOWN, "leads-anything"))
    if whose == FEITO:
        return Ruling("card-back", ("vol.II.10.4",), (*SHOWN, "leads-anything"))
    then = "leads-anything" if only_suit else "leads-another-suit"
    return Ruling("card-back", ("vol.II.10.4", "vol.II.10.5"), (*SHOWN, then))


@law("vol.II.14.1")
def lead_before_order(by: str, leads: str, only_suit: bool) -> Ruling:
    """Before the feito has ordered play no lead counts; the mão then leads what he likes, or what he was not shown."""
    shown = by == OPPONENT and leads == OPPONENT
    own = ("leads-another-suit",) if shown and not only_suit else ("leads-anything",)
    laws = ("vol.II.14.1", "vol.II.10.5") if shown else ("vol.II.14.1",)
    return Ruling("lead-too-early", laws, (*SHOWN, *own))


@law("vol.II.10.7", "vol.II.9.3")
def plays_ahead(bound: bool, harms: bool, decides: bool, granted_by_one: bool) -> Ruling:
    """Who plays ahead to the feito's lead must change his card if it harms, unless he was bound to it."""
    who, spared = ("refuser-chooses", "refuser-spared") if granted_by_one else ("feito-chooses", "may-not-beat")
    laws = ("vol.II.10.7", "vol.II.9.3") if granted_by_one else ("vol.II.10.7",)
    beaten = (spared,) if decides else ()
    if harms and not bound:
        return Ruling(who, laws, (*SHOWN, f"{who}-card", *beaten))
    return Ruling("card-stays", laws, ("card-stays", *beaten))


# Revokes.


def revoke(
    kind: str, covered: bool, found: str, trick_of: str, against: str, own_gain: bool, times: int, pot: int
) -> Ruling:
    """It counts once its maker has played to the next trick; then he owes a reposta, and the trick is put right.

    Nobody gains by accusing himself.
    """
    if not covered:
        return _in_time()
    own = REVOKES[kind]
    righted, *more = _righted(found, "another" if own_gain else trick_of, against)
    barred = ("cannot-win", "one-reposta") if times > 1 else ()
    laws = (own, *more, *(("vol.II.10.31",) if times > 1 else ()))
    owed = Payment(OFFENDER, POT, pot, "revoke", (own,))
    return Ruling("revoked", laws, follows=(righted, *barred), payments=(owed,))


@law("vol.II.10.15")
def _in_time() -> Ruling:
    """Until then he takes his card back, even if the others have played on, and owes nothing."""
    return Ruling("may-correct", ("vol.II.10.15",), SHOWN)


@law("vol.II.10.16", "vol.II.10.17", "vol.II.10.18", "vol.II.10.20")
def _righted(found: str, trick_of: str, against: str) -> tuple[str, ...]:
    """The hand is played again from there if it can be; else a trick won by the revoke goes to whose it would be."""
    other = ("vol.II.10.18",) if against == OPPONENT else ()
    if trick_of == "harmed":
        return "played-again" if found == "soon" else "one-trick-over", "vol.II.10.17", *other
    if found == "soon":
        return "played-again", "vol.II.10.16", *other
    if trick_of in ("anyway", "another"):
        return "trick-stays", "vol.II.10.16"
    if trick_of == "thrown-to":
        return "trick-to-thrower", *other, "vol.II.10.20"
    return ("won-as-without", *other) if other else ("trick-to-rightful", "vol.II.10.16")


@law("vol.II.10.28", "vol.II.10.29", "vol.II.10.30", "vol.II.10.31", "vol.II.21.14", "vol.II.21.15")
def after_revoke(times: int, enough: bool, by: str) -> Ruling:
    """One revoke keeps nobody from winning with tricks that do not depend on it; two do, and cost one reposta only."""
    if times > 1:
        return Ruling("cannot-win", ("vol.II.10.31", "vol.II.21.14", "vol.II.21.15"), ("cannot-win", "one-reposta"))
    if not enough:
        return Ruling("by-tricks", ("vol.II.10.28",), ("by-tricks",))
    own = "vol.II.10.29" if by == FEITO else "vol.II.10.30"
    follows = ("lifts-and-is-paid",) if by == FEITO else ("has-codilho",)
    return Ruling("wins-all-the-same", ("vol.II.10.28", own), follows=follows)


@law("vol.II.10.19", "vol.II.22.16")
def accuses(accuser: str) -> Ruling:
    """Only those who play the hand may accuse a revoke or a wrong number of cards."""
    if accuser == "player":
        return Ruling("is-judged", ("vol.II.10.19",))
    return Ruling("no-effect", ("vol.II.10.19", *(("vol.II.22.16",) if accuser == "onlooker" else ())))


# Cards.


CHOOSERS = {
    (False, OPPONENT): "feito-chooses",
    (False, FEITO): "right-chooses",
    (True, OPPONENT): "refuser-chooses",
    (True, FEITO): "refusers-right-chooses",
}
"""Who chooses of two cards, by whether a reposta was granted by one, and whose they are."""


@law("vol.II.10.23", "vol.II.10.24", "vol.II.10.25", "vol.II.9.3")
def two_cards(how: str, by: str, lawful: str, granted_by_one: bool) -> Ruling:
    """Of two that cling together the one wholly seen counts; of two that lie apart another chooses, if both may be."""
    if how == "clinging":
        return Ruling("seen-card-counts", ("vol.II.10.23", "vol.II.10.24"), ("seen-card-stays", "other-to-hand"))
    if lawful == NEITHER:
        return Ruling("neither-counts", ("vol.II.10.25", "vol.II.10.21"), ("both-to-hand",))
    if lawful == ONE:
        return Ruling("lawful-card-counts", ("vol.II.10.25", "vol.II.10.21"), ("lawful-card-stays", "other-to-hand"))
    who = CHOOSERS[granted_by_one, by]
    laws = ("vol.II.10.25", "vol.II.9.3") if granted_by_one else ("vol.II.10.25",)
    return Ruling(who, laws, (f"{who}-card", "other-to-hand"))


@law("vol.II.10.21", "vol.II.10.22")
def second_card(revoked: bool, let_go: bool) -> Ruling:
    """A card is played once it is let go, and then only a revoke may be taken back."""
    if not let_go:
        return Ruling("free-still", ("vol.II.10.22",), ("card-back",))
    return Ruling("may-correct" if revoked else "card-stays", ("vol.II.10.21",), SHOWN if revoked else ("card-stays",))


@law("vol.II.10.26", "vol.II.11.7")
def wrong_name(thing: str) -> Ruling:
    """A card counts for what it is, and the suit of a turned card stays trumps, whatever somebody calls it."""
    return Ruling("as-it-is", ("vol.II.10.26",) if thing == "card" else ("vol.II.11.7",))
