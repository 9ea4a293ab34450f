"""A card too many or too few, found when the hand is over; and the counts of the thirteen."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.voltarete.game import VoltareteGame
from tapete.games.voltarete.judge.penalty import OFFENDER, POT, QUARTO, STAKE, VOID
from tapete.laws.mark import law
from tapete.table.ledger import Payment
from tapete.table.option import YES_NO
from tapete.table.ruling import Fact, Incident, Ruling

MANY, FEW = "many", "few"
WRONG = Fact("wrong", (MANY, FEW))
PASSED_WITH_EIGHT, SO_WITH_NOTICE = "passed-with-eight", "so-with-notice"


def incidents(game: VoltareteGame) -> Iterator[Incident]:
    """The incidents of wrong counts at the end of a hand."""
    yield Incident(
        "wrong-count",
        (
            WRONG,
            Fact("cards", (1, 2), 1),
            Fact("excuse", ("none", SO_WITH_NOTICE, PASSED_WITH_EIGHT), "none"),
            Fact("asked_reposta", YES_NO, False),
            STAKE,
        ),
        wrong_count,
    )
    yield Incident("casca-given-back", (WRONG, STAKE), casca_given_back)
    yield Incident("last-trick-short", (Fact("short", (1, 2)),), last_trick_short)
    yield Incident("cards-left-over", (Fact("players_over", (1, 2, 3)),), cards_left_over)
    if game.seats == 4:
        yield Incident("thirteen-early-name", (STAKE,), thirteen_early_name)
        yield Incident("thirteen-count", (Fact("stock_right", YES_NO), Fact("named", YES_NO), STAKE), thirteen_count)
        yield Incident("thirteen-opponent-count", (Fact("named", YES_NO), STAKE), thirteen_opponent_count)


def _owes(who: str, pot: int, law_id: str) -> Payment[str]:
    return Payment(who, POT, pot, "wrong-count", (law_id,))


@law(
    "vol.I.23.6",
    "vol.I.23.7",
    "vol.II.13.1",
    "vol.II.13.2",
    "vol.II.13.3",
    "vol.II.13.4",
    "vol.II.13.18",
    "vol.II.21.7",
    "vol.II.21.8",
    "vol.II.21.12",
)
def wrong_count(wrong: str, cards: int, excuse: str, asked_reposta: bool, pot: int) -> Ruling:
    """It costs a reposta and not the hand; two cards cost the hand too; who gave notice in time is excused."""
    own = "vol.II.13.1" if wrong == MANY else "vol.II.13.2"
    excused = excuse == SO_WITH_NOTICE or (excuse == PASSED_WITH_EIGHT and wrong == FEW)
    if cards > 1:
        laws = (own, "vol.II.13.18")
        return Ruling("owes-and-cannot-win", laws, ("cannot-win",), (_owes(OFFENDER, pot, own),))
    if excused:
        return Ruling("nothing-owed", (own,))
    if asked_reposta:
        return Ruling("owes-another", (own, "vol.II.13.4"), payments=(_owes(OFFENDER, pot, "vol.II.13.4"),))
    laws = (own, "vol.II.13.3", "vol.II.21.7", "vol.II.21.8", *(("vol.II.21.12",) if wrong == FEW else ()))
    return Ruling("owes-and-may-win", laws, ("by-tricks",), (_owes(OFFENDER, pot, own),))


@law("vol.II.13.5", "vol.II.13.6")
def casca_given_back(wrong: str, pot: int) -> Ruling:
    """A card too many costs another reposta; one too few could still have been bought, and costs nothing."""
    if wrong == FEW:
        return Ruling("nothing-owed", ("vol.II.13.6",))
    return Ruling("owes-another", ("vol.II.13.5",), payments=(_owes(OFFENDER, pot, "vol.II.13.5"),))


@law("vol.II.13.7", "vol.II.13.8")
def last_trick_short(short: int) -> Ruling:
    """Who has no card for the last trick does not lead it; if only one has a card, the trick is his."""
    if short == 1:
        return Ruling("right-leads", ("vol.II.13.7",), ("right-leads",))
    return Ruling("trick-to-holder", ("vol.II.13.8",), ("trick-to-holder",))


@law("vol.II.13.9")
def cards_left_over(players_over: int) -> Ruling:
    """Nine tricks make the hand: cards left over stay unplayed, and each who has one owes for it."""
    each = ("each-owes",) if players_over > 1 else ("he-owes",)
    return Ruling("hand-over", ("vol.II.13.9",), follows=each)


@law("vol.II.13.10")
def thirteen_early_name(pot: int) -> Ruling:
    """Who names before he has laid four aside plays with all thirteen, nine tricks, and owes a reposta in any case."""
    law_id = "vol.II.13.10"
    return Ruling("plays-with-thirteen", (law_id,), follows=("nine-tricks",), payments=(_owes(QUARTO, pot, law_id),))


@law("vol.II.13.11", "vol.II.13.12", "vol.II.13.13", "vol.II.13.14", "vol.II.13.15", "vol.II.13.16")
def thirteen_count(stock_right: bool, named: bool, pot: int) -> Ruling:
    """With a stock that was not thirteen the hand is void; whoever has named a suit owes a reposta for his count."""
    if stock_right:
        if not named:
            return Ruling("puts-right", ("vol.II.13.11",), ("puts-count-right",))
        owed = _owes(QUARTO, pot, "vol.II.13.11")
        return Ruling("owes-and-may-win", ("vol.II.13.11",), ("by-tricks",), (owed,))
    if not named:
        return Ruling("void", ("vol.II.13.13",), VOID)
    laws = ("vol.II.13.12", "vol.II.13.14", "vol.II.13.15", "vol.II.13.16")
    return Ruling("void", laws, (*VOID, "no-payments"), (_owes(QUARTO, pot, "vol.II.13.14"),))


@law("vol.II.13.17")
def thirteen_opponent_count(named: bool, pot: int) -> Ruling:
    """An opponent's wrong count voids the thirteen at his cost; after the suit is named the quarto owes too."""
    law_id = "vol.II.13.17"
    owing = (OFFENDER, QUARTO) if named else (OFFENDER,)
    return Ruling("void", (law_id,), VOID, tuple(_owes(who, pot, law_id) for who in owing))
