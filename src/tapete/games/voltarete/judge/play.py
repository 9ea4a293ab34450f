"""Cards played out of turn, against the suit led, or by accident."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.voltarete.game import VoltareteGame
from tapete.games.voltarete.judge.penalty import FEITO, OFFENDER, OPPONENT, POT, STAKE
from tapete.laws.mark import law
from tapete.table.ledger import Payment
from tapete.table.ruling import OTHERWISE, Fact, Incident, Ruling, Rulings, Verdict, when, whether

LEADS = ("same", FEITO, OPPONENT)
CLINGING, PLAYER, ONLOOKER = "clinging", "player", "onlooker"
BOTH, ONE, NEITHER = LAWFUL = ("both", "one", "neither")
SHOWN = "card-back card-public"
"""A card that was played and does not count goes back to the hand, and everybody knows it."""

REVOKES = law("vol.II.10.10", "vol.II.10.12", "vol.II.10.13", "vol.II.10.14")(
    {"follow": "vol.II.10.10", "trump": "vol.II.10.12", "ruff": "vol.II.10.13", "matador": "vol.II.10.14"}
)
"""The kinds of revoke: no card of the suit, no trump to a trump, a ruff with the suit in hand, a matador held back."""

TRICK_OF = ("revoker", "thrown-to", "harmed", "anyway", "another")
"""Who has the trick: the revoker by his ruff, to which one threw a low card or none; who spent a high trump; or without
the revoke it would be the same, the revoker's by any card that he could play, or another's who spent nothing."""

GRANTED = law("vol.II.9.3")(whether("granted_by_one", False))
"""Who alone has refused a reposta then stands in the feito's place."""


def incidents(game: VoltareteGame) -> Iterator[Incident]:
    """The incidents of the play."""
    by, covered, only_suit = Fact("by", (FEITO, OPPONENT)), whether("covered"), whether("only_suit", False)
    yield Incident("lead-out-of-turn", (covered, by, Fact("whose", (FEITO, OPPONENT)), only_suit), LEAD_OUT_OF_TURN)
    yield Incident("lead-before-order", (by, Fact("leads", LEADS), only_suit), LEAD_BEFORE_ORDER)
    ahead = (whether("bound"), whether("harms"), whether("decides", False), GRANTED)
    yield Incident("plays-ahead", ahead, plays_ahead)
    times, found = Fact("times", (1, 2), 1), Fact("found", ("soon", "late"))
    trick = (found, Fact("trick_of", TRICK_OF), Fact("against", (FEITO, OPPONENT)), whether("own_gain", False))
    yield Incident("revoke", (Fact("kind", tuple(REVOKES)), covered, *trick, times, STAKE), REVOKE)
    yield Incident("after-revoke", (times, whether("enough"), by), AFTER_REVOKE)
    accusers = (PLAYER, "quarto", ONLOOKER) if game.seats == 4 else (PLAYER, ONLOOKER)
    yield Incident("accuses", (Fact("accuser", accusers),), ACCUSES)
    cards = (Fact("how", (CLINGING, "apart")), by, Fact("lawful", LAWFUL, BOTH), GRANTED)
    yield Incident("two-cards", cards, TWO_CARDS)
    yield Incident("second-card", (whether("revoked"), whether("let_go")), SECOND_CARD)
    yield Incident("wrong-name", (Fact("thing", ("card", "turned-suit")),), WRONG_NAME)


# Turn.

LEAD_OUT_OF_TURN: Rulings = {
    when(covered=True): Verdict("lead-stands", "vol.II.10.4", "lead-stands"),
    when(by=FEITO): Verdict("card-back", "vol.II.10.4 vol.II.10.6", f"{SHOWN} leads-anything"),
    when(whose=FEITO): Verdict("card-back", "vol.II.10.4", f"{SHOWN} leads-anything"),
    when(only_suit=True): Verdict("card-back", "vol.II.10.4 vol.II.10.5", f"{SHOWN} leads-anything"),
    OTHERWISE: Verdict("card-back", "vol.II.10.4 vol.II.10.5", f"{SHOWN} leads-another-suit"),
}
"""The lead may be claimed until the trick is covered; an opponent's card must not show the other his suit."""

LEAD_BEFORE_ORDER: Rulings = {
    when(by=FEITO): Verdict("lead-too-early", "vol.II.14.1", f"{SHOWN} leads-anything"),
    when(leads=("same", FEITO)): Verdict("lead-too-early", "vol.II.14.1", f"{SHOWN} leads-anything"),
    when(only_suit=True): Verdict("lead-too-early", "vol.II.14.1 vol.II.10.5", f"{SHOWN} leads-anything"),
    OTHERWISE: Verdict("lead-too-early", "vol.II.14.1 vol.II.10.5", f"{SHOWN} leads-another-suit"),
}
"""Until the feito has ordered play no lead counts; the mão then leads what he likes, or what he was not shown."""


@law("vol.II.10.7", "vol.II.9.3")
def plays_ahead(bound: bool, harms: bool, decides: bool, granted_by_one: bool) -> Ruling:
    """Who plays ahead to the feito's lead must change his card if it harms, unless he was bound to it."""
    who, spared = ("refuser-chooses", "refuser-spared") if granted_by_one else ("feito-chooses", "may-not-beat")
    laws = ("vol.II.10.7", "vol.II.9.3") if granted_by_one else ("vol.II.10.7",)
    beaten = (spared,) if decides else ()
    if harms and not bound:
        return Ruling(who, laws, (*SHOWN.split(), f"{who}-card", *beaten))
    return Ruling("card-stays", laws, ("card-stays", *beaten))


# Revokes.


def _revoked(
    kind: str, found: str, trick_of: str, against: str, own_gain: bool, times: int, pot: int, **others: object
) -> Ruling:
    """Its maker owes a reposta, and the trick is put right. Nobody gains by accusing himself."""
    own = REVOKES[kind]
    righted, *more = _righted(found, "another" if own_gain else trick_of, against)
    owed = Payment(OFFENDER, POT, pot, "revoke", (own,))
    ruling = Ruling("revoked", (own, *more), (righted,), (owed,))
    return ruling.also("vol.II.10.31", then=("cannot-win", "one-reposta")) if times > 1 else ruling


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


REVOKE: Rulings = {when(covered=False): Verdict("may-correct", "vol.II.10.15", SHOWN), OTHERWISE: _revoked}
"""It counts once its maker has played to the next trick; until then he takes his card back, and owes nothing."""

AFTER_REVOKE: Rulings = {
    when(times=2): Verdict("cannot-win", "vol.II.10.31 vol.II.21.14 vol.II.21.15", "cannot-win one-reposta"),
    when(enough=False): Verdict("by-tricks", "vol.II.10.28", "by-tricks"),
    when(by=FEITO): Verdict("wins-all-the-same", "vol.II.10.28 vol.II.10.29", "lifts-and-is-paid"),
    OTHERWISE: Verdict("wins-all-the-same", "vol.II.10.28 vol.II.10.30", "has-codilho"),
}
"""One revoke keeps nobody from winning with tricks that do not depend on it; two do, and cost one reposta only."""

ACCUSES: Rulings = {
    when(accuser=PLAYER): Verdict("is-judged", "vol.II.10.19"),
    when(accuser=ONLOOKER): Verdict("no-effect", "vol.II.10.19 vol.II.22.16"),
    OTHERWISE: Verdict("no-effect", "vol.II.10.19"),
}
"""Only those who play the hand may accuse a revoke or a wrong number of cards."""


# Cards.


def _chooses(who: str, laws: str = "vol.II.10.25") -> Verdict:
    return Verdict(f"{who}-chooses", laws, f"{who}-chooses-card other-to-hand")


TWO_CARDS: Rulings = {
    when(how=CLINGING): Verdict("seen-card-counts", "vol.II.10.23 vol.II.10.24", "seen-card-stays other-to-hand"),
    when(lawful=NEITHER): Verdict("neither-counts", "vol.II.10.25 vol.II.10.21", "both-to-hand"),
    when(lawful=ONE): Verdict("lawful-card-counts", "vol.II.10.25 vol.II.10.21", "lawful-card-stays other-to-hand"),
    when(granted_by_one=True, by=OPPONENT): _chooses("refuser", "vol.II.10.25 vol.II.9.3"),
    when(granted_by_one=True): _chooses("refusers-right", "vol.II.10.25 vol.II.9.3"),
    when(by=OPPONENT): _chooses("feito"),
    OTHERWISE: _chooses("right"),
}
"""Of two that cling together the one wholly seen counts; of two that lie apart another chooses, if both may be."""

SECOND_CARD: Rulings = {
    when(let_go=False): Verdict("free-still", "vol.II.10.22", "card-back"),
    when(revoked=True): Verdict("may-correct", "vol.II.10.21", SHOWN),
    OTHERWISE: Verdict("card-stays", "vol.II.10.21", "card-stays"),
}
"""A card is played once it is let go, and then only a revoke may be taken back."""

WRONG_NAME: Rulings = {
    when(thing="card"): Verdict("as-it-is", "vol.II.10.26"),
    OTHERWISE: Verdict("as-it-is", "vol.II.11.7"),
}
"""A card counts for what it is, and the suit of a turned card stays trumps, whatever somebody calls it."""
