"""A card too many or too few, found when the hand is over, at a geral, or with the thirteen."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.voltarete.game import VoltareteGame
from tapete.games.voltarete.judge.penalty import MISCOUNTED, OFFENDER, POT, QUARTO, STAKE, free, reposta, void
from tapete.table.ruling import OTHERWISE, Due, Fact, Incident, Rulings, Verdict, when, whether

MANY, FEW = "many", "few"
WRONG = Fact("wrong", (MANY, FEW))
CARDS = Fact("cards", (1, 2), 1)
PASSED_WITH_EIGHT, SO_WITH_NOTICE = "passed-with-eight", "so-with-notice"
BY_IT, ANYWAY, LOST = "by-it", "anyway", "lost"


def incidents(game: VoltareteGame) -> Iterator[Incident]:
    """The incidents of wrong counts at the end of a hand, and of the geral."""
    excuse, named = Fact("excuse", ("none", SO_WITH_NOTICE, PASSED_WITH_EIGHT), "none"), whether("named")
    yield Incident("wrong-count", (WRONG, CARDS, excuse, whether("asked_reposta", False), STAKE), WRONG_COUNT)
    yield Incident("casca-given-back", (WRONG, STAKE), CASCA_GIVEN_BACK)
    yield Incident("last-trick-short", (Fact("short", (1, 2)),), LAST_TRICK_SHORT)
    yield Incident("cards-left-over", (Fact("players_over", (1, 2, 3)), STAKE), CARDS_LEFT_OVER)
    against = (whether("declared"), whether("asked_count"), WRONG, whether("owned_up", False), STAKE)
    yield Incident("geral-against-wrong-count", against, AGAINST_WRONG_COUNT)
    silent = (Fact("geral_won", (BY_IT, ANYWAY, LOST)), whether("both_silent", False), STAKE)
    yield Incident("silent-at-geral", silent, SILENT_AT_GERAL)
    own = (whether("went_for_geral"), Fact("wrong", (MANY, FEW), MANY), CARDS, STAKE)
    yield Incident("geral-with-wrong-count", own, WITH_WRONG_COUNT)
    if game.seats == 4:
        yield Incident("thirteen-early-name", (STAKE,), THIRTEEN_EARLY_NAME)
        facts = (whether("stock_right"), named, CARDS, whether("mixed", False), STAKE)
        yield Incident("thirteen-count", facts, THIRTEEN_COUNT)
        yield Incident("thirteen-opponent-count", (named, STAKE), THIRTEEN_OPPONENT_COUNT)


def _owes(who: str, law_id: str = "") -> Due:
    return Due(who, POT, "pot", "wrong-count", law_id)


HE = (_owes(OFFENDER),)
ANOTHER = (_owes(OFFENDER, "vol.II.13.4"),)
MAY_WIN = "vol.II.13.3 vol.II.21.7 vol.II.21.8"

WRONG_COUNT: Rulings = {
    when(cards=2, wrong=MANY): Verdict("owes-and-cannot-win", "vol.II.13.1 vol.II.13.18", "cannot-win", HE),
    when(cards=2): Verdict("owes-and-cannot-win", "vol.II.13.2 vol.II.13.18", "cannot-win", HE),
    when(excuse=SO_WITH_NOTICE, wrong=MANY): Verdict("nothing-owed", "vol.II.13.1"),
    when(excuse=(SO_WITH_NOTICE, PASSED_WITH_EIGHT), wrong=FEW): Verdict("nothing-owed", "vol.II.13.2"),
    when(asked_reposta=True, wrong=MANY): Verdict("owes-another", "vol.II.13.1 vol.II.13.4", dues=ANOTHER),
    when(asked_reposta=True): Verdict("owes-another", "vol.II.13.2 vol.II.13.4", dues=ANOTHER),
    when(wrong=MANY): Verdict("owes-and-may-win", f"vol.II.13.1 {MAY_WIN}", "by-tricks", HE),
    OTHERWISE: Verdict("owes-and-may-win", f"vol.II.13.2 {MAY_WIN} vol.II.21.12", "by-tricks", HE),
}
"""It costs a reposta and not the hand; two cards cost the hand too; who gave notice in time is excused.

What can be gained by it all the same vol.I.23.6 and vol.I.23.7 reckon.
"""

CASCA_GIVEN_BACK: Rulings = {
    when(wrong=FEW): Verdict("nothing-owed", "vol.II.13.6"),
    OTHERWISE: Verdict("owes-another", "vol.II.13.5", dues=HE),
}
"""A card too many costs another reposta; one too few could still have been bought, and costs nothing."""

LAST_TRICK_SHORT: Rulings = {
    when(short=1): Verdict("right-leads", "vol.II.13.7", "right-leads"),
    OTHERWISE: Verdict("trick-to-holder", "vol.II.13.8", "trick-to-holder"),
}
"""Who has no card for the last trick does not lead it; if only one has a card, the trick is his."""

CARDS_LEFT_OVER: Rulings = {
    when(players_over=1): Verdict("hand-over", "vol.II.13.1 vol.II.13.9", "by-tricks", HE),
    OTHERWISE: Verdict("hand-over", "vol.II.13.9", "by-tricks", (_owes(MISCOUNTED),)),
}
"""Nine tricks make the hand: cards left over stay unplayed, and each who has one owes for it."""


# The geral.


def _against(law_id: str) -> Rulings:
    return {
        when(asked_count=False): reposta(law_id, "geral-at-risk"),
        when(wrong=FEW): reposta(law_id, "geral-at-risk"),
        when(owned_up=True): free(law_id, "throws-one"),
        OTHERWISE: Verdict("feito-names-card", f"{law_id} vol.II.14.7", "feito-names-last-card"),
    }


AGAINST_WRONG_COUNT: Rulings = {when(declared=True): _against("vol.II.14.2"), OTHERWISE: _against("vol.II.14.6")}
"""Asked, a card too many is thrown away; who does not ask plays against ten, and its holder owes the reposta."""

SILENT_AT_GERAL: Rulings = {
    when(geral_won=BY_IT, both_silent=False): Verdict("pays-for-both", "vol.II.14.7", "pays-for-both"),
    when(geral_won=LOST): reposta("vol.II.14.7 vol.II.14.2", "geral-lost"),
    OTHERWISE: reposta("vol.II.14.7 vol.II.14.2", "each-pays-geral"),
}
"""Who kept silent and so lost the geral pays it for the other too, and no reposta; otherwise the reposta."""

LOST_BY_COUNT = "vol.II.14.8 vol.II.21.10"

WITH_WRONG_COUNT: Rulings = {
    when(went_for_geral=True, cards=2): Verdict("geral-lost", LOST_BY_COUNT, "geral-lost-by-count cannot-win"),
    when(went_for_geral=True): Verdict("geral-lost", LOST_BY_COUNT, "geral-lost-by-count by-tricks"),
    when(wrong=MANY, cards=2): reposta("vol.II.13.1 vol.II.13.18 vol.II.21.10", "cannot-win"),
    when(wrong=MANY): reposta("vol.II.13.1 vol.II.13.3 vol.II.21.10", "by-tricks"),
    when(cards=2): reposta("vol.II.13.2 vol.II.13.18 vol.II.21.10", "cannot-win"),
    OTHERWISE: reposta("vol.II.13.2 vol.II.13.3 vol.II.21.10", "by-tricks"),
}
"""A feito found with a wrong number loses the geral and owes no reposta; who stopped at five owes it."""


# The thirteen.

HIS = (_owes(QUARTO),)
TOO_LATE = "vol.II.13.12 vol.II.13.14 vol.II.13.15 vol.II.13.16 vol.II.13.17"

THIRTEEN_EARLY_NAME = Verdict("plays-with-thirteen", "vol.II.13.10", "nine-tricks", HIS)
"""Who names before he has laid four aside plays with all thirteen, nine tricks, and owes a reposta in any case."""

THEIRS = _owes(MISCOUNTED, "vol.II.13.17")
"""The stock lacks what others have too many."""

THIRTEEN_COUNT: Rulings = {
    when(named=True, mixed=True): Verdict("result-stands", "vol.II.13.15 vol.II.13.16", "ends-as-decided"),
    when(stock_right=True, named=False): Verdict("puts-right", "vol.II.13.11", "puts-count-right"),
    when(stock_right=True, cards=2): Verdict("owes-and-cannot-win", "vol.II.13.11 vol.II.13.18", "cannot-win", HIS),
    when(stock_right=True): Verdict("owes-and-may-win", "vol.II.13.11", "by-tricks", HIS),
    when(named=False): void("vol.II.13.13 vol.II.13.17", THEIRS),
    OTHERWISE: void(TOO_LATE, _owes(QUARTO, "vol.II.13.14"), THEIRS, follows="no-payments"),
}
"""Whether the stock had its thirteen decides: his own wrong count is played, a wrong stock is not.

Once the cards are mixed nothing more is proved, and what was won or lost stays so.
"""

THIRTEEN_OPPONENT_COUNT: Rulings = {
    when(named=True): void("vol.II.13.17", THEIRS, _owes(QUARTO)),
    OTHERWISE: void("vol.II.13.17", THEIRS),
}
"""An opponent's wrong count voids the thirteen at his cost; after the suit is named the quarto owes too."""
