"""A wrong number of cards where somebody goes for the geral."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.voltarete.game import VoltareteGame
from tapete.games.voltarete.judge.counts import CARDS, FEW, MANY, WRONG
from tapete.games.voltarete.judge.penalty import STAKE, free, reposta
from tapete.table.ruling import OTHERWISE, Fact, Incident, Rulings, Verdict, when, whether

BY_IT, ANYWAY, LOST = "by-it", "anyway", "lost"


def incidents(game: VoltareteGame) -> Iterator[Incident]:
    """The incidents of the geral."""
    against = (whether("declared"), whether("asked_count"), WRONG, whether("owned_up", False), STAKE)
    yield Incident("geral-against-wrong-count", against, AGAINST_WRONG_COUNT)
    silent = (Fact("geral_won", (BY_IT, ANYWAY, LOST)), whether("both_silent", False), STAKE)
    yield Incident("silent-at-geral", silent, SILENT_AT_GERAL)
    own = (whether("went_for_geral"), Fact("wrong", (MANY, FEW), MANY), CARDS, STAKE)
    yield Incident("geral-with-wrong-count", own, WITH_WRONG_COUNT)


def _against(law_id: str) -> Rulings:
    return {
        when(asked_count=False): reposta(law_id, "geral-at-risk"),
        when(wrong=FEW): reposta(law_id, "geral-at-risk"),
        when(owned_up=True): free(law_id, "throws-one"),
        OTHERWISE: Verdict("feito-names-card", f"{law_id} vol.II.14.7", "feito-names-last-card"),
    }


AGAINST_WRONG_COUNT: Rulings = {
    when(declared=True): _against("vol.II.14.2"),
    OTHERWISE: _against("vol.II.14.6"),
}
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
