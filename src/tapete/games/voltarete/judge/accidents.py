"""Wind, outsiders and clumsy hands: cards scattered, dropped or named aloud by nobody's will."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.voltarete.game import VoltareteGame
from tapete.games.voltarete.judge.faults import BASES
from tapete.games.voltarete.judge.penalty import EACH, FEITO, OFFENDER, OPPONENT, REPOSTA, STAKE, free, void
from tapete.table.ruling import OTHERWISE, Due, Fact, Incident, Rulings, Verdict, when, whether

ACCIDENT, OUTSIDER = "accident", "outsider"
CARDS, DOUBT, PLAY = "cards", "doubt", "play"


def incidents(game: VoltareteGame) -> Iterator[Incident]:
    """The incidents that nobody meant."""
    decided, sure, ready = whether("decided"), whether("sure_win", False), whether("feito_ready")
    scattered = (Fact("scattered_by", (ACCIDENT, OUTSIDER)), whether("put_back", False), ready, sure)
    yield Incident("stock-scattered", scattered, STOCK_SCATTERED)
    spoke = (Fact("spoke_of", (CARDS, DOUBT, PLAY)), whether("was_asked", False))
    later = (whether("hand_played", False), whether("harms_somebody", False))
    yield Incident("onlooker-speaks", (*spoke, *later), ONLOOKER_SPEAKS)
    yield Incident("discards-scattered", (whether("all_exchanged"),), DISCARDS_SCATTERED)
    yield Incident("shows-stock", (decided, STAKE), SHOWS_STOCK)
    yield Incident("drops-cards", (Fact("by", (FEITO, OPPONENT)), decided, STAKE), DROPS_CARDS)
    claimed = (Fact("claimed_by", (0, 1, 2), 0), whether("order_known", True))
    yield Incident("feito-upsets-stock", (*claimed, Fact("base", BASES, 2), STAKE), FEITO_UPSETS_STOCK)


STOCK_SCATTERED: Rulings = {
    when(scattered_by=OUTSIDER, put_back=True): Verdict("is-played", "vol.II.20.2", "cards-put-back hand-goes-on"),
    when(scattered_by=OUTSIDER, feito_ready=True, sure_win=True): Verdict("feito-wins", "vol.II.20.2", "won-by-feito"),
    when(scattered_by=OUTSIDER): void("vol.II.20.2"),
    when(feito_ready=True, sure_win=True): Verdict("feito-wins", "vol.II.20.1", "won-by-feito"),
    OTHERWISE: void("vol.II.20.1"),
}
"""The hand is void, unless a feito who has his cards shows that he wins beyond doubt."""

ONLOOKER_SPEAKS: Rulings = {
    when(spoke_of=CARDS, hand_played=False): free("vol.II.20.3"),
    when(spoke_of=DOUBT, was_asked=True): Verdict("word-decides", "vol.II.22.17 vol.II.17.21", "word-decides"),
    when(spoke_of=DOUBT): Verdict("no-effect", "vol.II.22.17 vol.II.17.21", "word-ignored"),
    when(hand_played=True, harms_somebody=False): Verdict("may-speak", "vol.II.22.17"),
    OTHERWISE: Verdict("no-effect", "vol.II.22.17", "word-ignored"),
}
"""What an outsider says of cards harms as it may; in a doubt his word counts when he is asked for it."""

DISCARDS_SCATTERED: Rulings = {
    when(all_exchanged=True): Verdict("is-played", "vol.II.20.4", "by-tricks"),
    OTHERWISE: Verdict("unforeseen", "vol.II.1.8"),
}
"""Discards turned up by no player's fault change nothing once all have bought; before that no law speaks."""

SHOWS_STOCK: Rulings = {when(decided=True): void("vol.II.20.5", REPOSTA), OTHERWISE: free("vol.II.20.5")}
"""One who is not the feito and shows a card of the stock by chance owes only if it decides the hand."""

DROPS_CARDS: Rulings = {
    when(by=FEITO): free("vol.II.20.8"),
    when(decided=True): void("vol.II.20.6", REPOSTA),
    OTHERWISE: free("vol.II.20.6"),
}
"""A feito's own cards harm only himself; another's cost the hand if it is won by their being seen."""

AS_REPOSTA = void("vol.II.20.7", REPOSTA, Due(OFFENDER, EACH, "base", "payment"))

FEITO_UPSETS_STOCK: Rulings = {
    when(claimed_by=0): AS_REPOSTA,
    when(order_known=False): AS_REPOSTA,
    when(claimed_by=1): Verdict("claimant-against-two", "vol.II.20.7", "given-up claimant-against-two"),
    OTHERWISE: Verdict("each-for-himself", "vol.II.20.7", "given-up each-for-himself"),
}
"""It is as if he had asked for reposta: he pays and the hand is void, or plays on against whoever claims it."""
