"""What is said for one who lets his time run out."""

from __future__ import annotations

from tapete.games.voltarete.kinds import CASCA, TREZE
from tapete.games.voltarete.state import VoltareteState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.offer import Pick, Prompt, Say

USUAL = law("vol.II.12.3")((
    "passo", "decline", CASCA, "begin", "grant", "object", "disagree", "make-play", "play-on", "stop", "pay-in", "leave"
))  # fmt: skip
"""He passes, or takes the casca that he is bound to; he plays, grants, agrees to nothing else, stops, and pays in."""


@law("vol.II.15.9", "vol.II.16.1", "vol.II.16.2")
def when_late(state: VoltareteState, prompt: Prompt) -> Action | None:
    """The first of these words that is offered, with no more cards than must be; nobody gives the thirteen up."""
    words = ("refuse", *USUAL) if state.kind == TREZE else USUAL
    said = {offer.word: offer for offer in prompt.offers if isinstance(offer, Say | Pick)}
    for offer in (said[word] for word in words if word in said):
        return offer.action if isinstance(offer, Say) else offer.of(offer.cards[: offer.least])
    return None
