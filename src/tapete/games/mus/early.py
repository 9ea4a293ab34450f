"""Words said out of turn: they do nothing at once, and bind the speaker when his turn comes."""

from __future__ import annotations

from tapete.games.mus import betting, mus_talk
from tapete.games.mus.ranking import LANCES
from tapete.games.mus.state import MUS, Early, MusState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.offer import Number, Offer, Prompt, Say, say

PLAIN = ("paso", "quiero", "no-quiero", "reenvido", "órdago")
ADDING = ("envido", "más")
"""Envido and más are the same thing said: so many stones more than there are."""

STANDING = ("mus", "no-hay-mus", "órdago", *ADDING)
"""The words that bind though the bet has changed meanwhile."""


@law("mus.88", "mus.89")
def offers(state: MusState, seat: int) -> list[Offer]:
    """Where talk is open, one who is not asked may say a word of the game; the first one he says counts."""
    if not state.game.open_talk or seat in (early.seat for early in state.early):
        return []
    if state.phase == MUS:
        return early_talk(state) if seat in state.order[state.wants + 1 :] else []
    if state.phase not in LANCES or seat not in state.taking_part(state.phase) or seat in state.out:
        return []
    words: list[Offer] = [say(word) for word in PLAIN]
    least = int(state.game.raise_min)
    return [*words, Number("envido", betting.ENVIDO, betting.LIMIT), Number("más", least, betting.LIMIT)]


@law("mus.43")
def early_talk(state: MusState) -> list[Offer]:
    """Mus or no mus; but nobody can move a pack that does not lie before him."""
    return [offer for offer in mus_talk.talk_offers(state) if offer is not mus_talk.MOVE]


def act(state: MusState, seat: int, action: Action) -> MusState:
    """All have heard it."""
    number = action.number if action.arguments else 0
    said = Early(seat, action.word, number, state.bet)
    return state.but(early=(*state.early, said)).telling(event("early", seat, word=str(action)))


@law("mus.89")
def bound(state: MusState, seat: int, prompt: Prompt) -> Prompt:
    """What the seat may say in its turn: only the word that binds it, if it can still be said with its meaning."""
    for said in state.early:
        if said.seat == seat:
            word = meant(said, state)
            return Prompt("bound", (Say(word),)) if word is not None and prompt.allows(word) else prompt
    return prompt


def meant(said: Early, state: MusState) -> Action | None:
    """The word as it would be said now; an acceptance, a refusal or a doubling was meant for the bet that stood."""
    if said.word in ADDING:
        return Action("envido" if state.bet is None else "más", (said.number,))
    return Action(said.word) if said.word in STANDING or said.bet == state.bet else None


def spent(state: MusState, seat: int) -> MusState:
    """The seat has spoken in its turn, and is bound no more."""
    return state.but(early=tuple(early for early in state.early if early.seat != seat)) if state.early else state
