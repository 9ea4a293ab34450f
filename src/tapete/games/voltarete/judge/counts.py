"""A card too many or too few, found when the hand is over; and the counts of the thirteen."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.voltarete.game import VoltareteGame
from tapete.games.voltarete.judge.penalty import MISCOUNTED, OFFENDER, POT, QUARTO, STAKE, void
from tapete.laws.mark import law
from tapete.table.ledger import Payment
from tapete.table.option import YES_NO
from tapete.table.ruling import Fact, Incident, Ruling

MANY, FEW = "many", "few"
WRONG = Fact("wrong", (MANY, FEW))
CARDS = Fact("cards", (1, 2), 1)
PASSED_WITH_EIGHT, SO_WITH_NOTICE = "passed-with-eight", "so-with-notice"


def incidents(game: VoltareteGame) -> Iterator[Incident]:
    """The incidents of wrong counts at the end of a hand."""
    yield Incident(
        "wrong-count",
        (
            WRONG,
            CARDS,
            Fact("excuse", ("none", SO_WITH_NOTICE, PASSED_WITH_EIGHT), "none"),
            Fact("asked_reposta", YES_NO, False),
            STAKE,
        ),
        wrong_count,
    )
    yield Incident("casca-given-back", (WRONG, STAKE), casca_given_back)
    yield Incident("last-trick-short", (Fact("short", (1, 2)),), last_trick_short)
    yield Incident("cards-left-over", (Fact("players_over", (1, 2, 3)), STAKE), cards_left_over)
    if game.seats == 4:
        yield Incident("thirteen-early-name", (STAKE,), thirteen_early_name)
        yield Incident(
            "thirteen-count",
            (Fact("stock_right", YES_NO), Fact("named", YES_NO), CARDS, Fact("mixed", YES_NO, False), STAKE),
            thirteen_count,
        )
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
def cards_left_over(players_over: int, pot: int) -> Ruling:
    """Nine tricks make the hand: cards left over stay unplayed, and each who has one owes for it."""
    if players_over == 1:
        laws = ("vol.II.13.1", "vol.II.13.9")
        return Ruling("hand-over", laws, ("by-tricks",), (_owes(OFFENDER, pot, "vol.II.13.1"),))
    return Ruling("hand-over", ("vol.II.13.9",), ("by-tricks",), (_owes(MISCOUNTED, pot, "vol.II.13.9"),))


@law("vol.II.13.10")
def thirteen_early_name(pot: int) -> Ruling:
    """Who names before he has laid four aside plays with all thirteen, nine tricks, and owes a reposta in any case."""
    law_id = "vol.II.13.10"
    return Ruling("plays-with-thirteen", (law_id,), follows=("nine-tricks",), payments=(_owes(QUARTO, pot, law_id),))


def thirteen_count(stock_right: bool, named: bool, cards: int, mixed: bool, pot: int) -> Ruling:
    """Whether the stock had its thirteen decides: his own wrong count is played, a wrong stock is not."""
    if named and mixed:
        return _too_late()
    if stock_right:
        return _own_count(cards, pot) if named else Ruling("puts-right", ("vol.II.13.11",), ("puts-count-right",))
    return _wrong_stock(named, pot)


@law("vol.II.13.15", "vol.II.13.16")
def _too_late() -> Ruling:
    """Once the cards are mixed nothing more is proved, and what was won or lost stays so."""
    return Ruling("result-stands", ("vol.II.13.15", "vol.II.13.16"), ("ends-as-decided",))


@law("vol.II.13.11", "vol.II.13.18")
def _own_count(cards: int, pot: int) -> Ruling:
    """With a card too many or too few he owes and can win; with two he cannot."""
    owed = (_owes(QUARTO, pot, "vol.II.13.11"),)
    if cards > 1:
        return Ruling("owes-and-cannot-win", ("vol.II.13.11", "vol.II.13.18"), ("cannot-win",), owed)
    return Ruling("owes-and-may-win", ("vol.II.13.11",), ("by-tricks",), owed)


@law("vol.II.13.12", "vol.II.13.13", "vol.II.13.14", "vol.II.13.15", "vol.II.13.16", "vol.II.13.17")
def _wrong_stock(named: bool, pot: int) -> Ruling:
    """The hand is void, whatever its tricks; and the stock lacks what others have too many."""
    theirs = _owes(MISCOUNTED, pot, "vol.II.13.17")
    if not named:
        return void("vol.II.13.13", "vol.II.13.17", payments=(theirs,))
    laws = ("vol.II.13.12", "vol.II.13.14", "vol.II.13.15", "vol.II.13.16", "vol.II.13.17")
    return void(*laws, follows=("no-payments",), payments=(_owes(QUARTO, pot, "vol.II.13.14"), theirs))


@law("vol.II.13.17")
def thirteen_opponent_count(named: bool, pot: int) -> Ruling:
    """An opponent's wrong count voids the thirteen at his cost; after the suit is named the quarto owes too."""
    law_id = "vol.II.13.17"
    owing = (MISCOUNTED, QUARTO) if named else (MISCOUNTED,)
    return void(law_id, payments=tuple(_owes(who, pot, law_id) for who in owing))
