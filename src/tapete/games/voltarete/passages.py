"""The two passages: who makes himself, and in which game; and the quarto's choice when nobody does."""

from __future__ import annotations

from typing import Any

from tapete.cards import SUITS
from tapete.games.voltarete import settle, trump
from tapete.games.voltarete.kinds import CASCA, FAVORITA, LICENCA, RESPEITO, SEGUNDO, SO, TREZE
from tapete.games.voltarete.state import ASIDE, FIRST, POT, QUARTO, SECOND, V, VoltareteState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.matadores import BASTO, ESPADILLA
from tapete.table.offer import Offer, Pick, say
from tapete.table.phase import Stage, deed, stage
from tapete.table.row import replaced

BIDS = law("vol.I.6.15", "vol.I.6.17", "vol.I.6.20", "vol.I.6.21", "vol.II.5.1", "vol.II.5.4")(
    (LICENCA, "preferência", SO, "só-copas", RESPEITO)
)
"""The games of the first passage by rank, the lowest first, where copas are the favorita."""
SAID_IN = {
    suit: BIDS if suit is FAVORITA else (LICENCA, f"preferência-{suit.word}", SO, f"só-{suit.word}", RESPEITO)
    for suit in SUITS
}
"""The same where another suit is: what is said names it."""
SAYINGS = tuple(dict.fromkeys(word for words in SAID_IN.values() for word in words))
RANKS = {"entro": 0, **{word: rank for words in SAID_IN.values() for rank, word in enumerate(words)}}
KINDS = (LICENCA, LICENCA, SO, SO, RESPEITO)
"""What each is once it is made."""
PREFERENCE, IN_FAVORITA = law("vol.II.3.26", "vol.II.5.2")(1), (1, 3)
"""Preference is made only against a licença."""
HIGHEST = BIDS.index(RESPEITO)
PASS = say("passo")


def _first_to_speak(state: VoltareteState) -> int:
    return state.to_speak[0]


# The first passage.


@law("vol.I.6.3", "vol.I.6.4", "vol.I.6.6", "vol.I.6.13", "vol.I.6.14", "vol.II.3.15", "vol.II.3.16", "vol.II.3.19")
def bids(state: VoltareteState, seat: int) -> list[Offer]:
    """He passes or makes himself; once somebody would, each answers, from his right on."""
    if state.bid is not None:
        return [PASS, *_answers(state, seat)]
    words = SAID_IN[state.game.favorita]
    able = [*words[:PREFERENCE], *words[PREFERENCE + 1 : HIGHEST]]
    if has_black_aces(state, seat):
        able.append(RESPEITO)
    if seat == state.pe:
        able[0] = "entro"
    return [PASS, *(say(word) for word in able)]


@law("vol.I.6.22")
def has_black_aces(state: VoltareteState, seat: int) -> bool:
    """Without both of them nobody makes Voltarete de respeito."""
    return ESPADILLA in state.hands[seat] and BASTO in state.hands[seat]


@law(
    "vol.I.6.7", "vol.I.6.18", "vol.II.3.18", "vol.II.3.20", "vol.II.3.21", "vol.II.5.3", "vol.II.5.5", "vol.II.5.6",
    "vol.II.5.7",
)  # fmt: skip
def _answers(state: VoltareteState, seat: int) -> list[Offer]:
    """Any game that outranks the one that stands; of equal ones, the earlier seat's."""
    assert state.bid is not None
    holder, rank = state.bid
    earlier = state.three.index(seat) < state.three.index(holder)
    words = SAID_IN[state.game.favorita]
    able = [word for own, word in enumerate(words) if own > rank or (own == rank and earlier)]
    return [say(word) for word in able if word != RESPEITO or has_black_aces(state, seat)]


def spoken(state: V, seat: int, action: Action) -> V:
    """A word of the first passage."""
    told = state.saying(FIRST, seat, action.word)
    if action == PASS.action:
        return _yielded(told, seat) if state.bid is not None else speaks_next(_pays_pass(told, seat), seat)
    return stands(told, seat, action.word)


@law("vol.I.6.3", "vol.II.4.11")
def _pays_pass(state: V, seat: int) -> V:
    return state.moving(seat, POT, 1, "pass", "vol.I.6.3").telling(event("passes", seat))


def speaks_next(state: V, seat: int) -> V:
    """This one is out of the first passage; the next speaks, or the second begins."""
    after = state.but(out=(*state.out, seat), to_speak=tuple(each for each in state.to_speak if each != seat))
    return after if after.to_speak else second(after)


@law("vol.I.6.7", "vol.II.5.8", "vol.II.5.9", "vol.II.5.10")
def _yielded(state: V, seat: int) -> V:
    """Who lets another make himself pays nothing, and can no more outbid anybody."""
    after = state.but(out=(*state.out, seat), to_speak=state.to_speak[1:]).telling(event("yields", seat))
    return after if after.to_speak else _made(after)


def stands(state: V, seat: int, word: str) -> V:
    """He would make himself, and all who are not out are asked again, from his right on."""
    rank = RANKS[word]
    place = state.three.index(seat)
    others = (*state.three[place + 1 :], *state.three[:place])
    left = () if rank == HIGHEST else tuple(each for each in others if each not in state.out)
    after = state.but(bid=(seat, rank), to_speak=left).telling(event("bids", seat, bid=word))
    return after if left else _made(after)


def _made(state: V) -> V:
    """Nobody outbids him: he is the feito."""
    assert state.bid is not None
    seat, rank = state.bid
    return trump.made(state, seat, KINDS[rank], favorita=rank in IN_FAVORITA)


# The second passage.


@law("vol.I.7.1", "vol.II.16.3")
def second(state: V) -> V:
    """All have passed once: the mão speaks again. With four, Espadilha and pé may be obliged now."""
    game = state.game
    obliged = game.obligation == "always" or (game.obligation == "limit" and state.pot <= game.obligation_limit)
    return state.but(phase=SECOND, to_speak=state.three, obliged=state.has_quarto and obliged).telling(
        event("second-passage")
    )


@law("vol.I.7.1", "vol.I.7.8", "vol.II.4.1", "vol.II.4.9", "vol.II.4.10", "vol.II.5.12")
def second_bids(state: VoltareteState, seat: int) -> list[Offer]:
    """To pass again, to go to the casca, to turn a card: the first who makes himself has it, and nobody answers."""
    passing = [] if is_obliged(state, seat) else [PASS]
    return [*passing, _casca(state, seat), say(SEGUNDO)]


@law("vol.II.15.4", "vol.II.15.5", "vol.II.16.1", "vol.II.16.2")
def is_obliged(state: VoltareteState, seat: int) -> bool:
    """With four players the holder of the Espadilha may not pass again, nor the pé whom two passes have reached."""
    return state.obliged and (ESPADILLA in state.hands[seat] or (seat == state.pe and state.game.obligation_pe))


@law("vol.I.7.10", "vol.II.7.7", "vol.II.16.1")
def _casca(state: VoltareteState, seat: int) -> Pick:
    """He says first whether he carries a card; where the Espadilha is obliged, it must be carried."""
    if state.obliged and ESPADILLA in state.hands[seat]:
        return Pick(CASCA, (ESPADILLA,), 1, 1)
    return Pick(CASCA, state.hands[seat], 0, 1)


def spoken_again(state: V, seat: int, action: Action) -> V:
    """A word of the second passage."""
    told = state.saying(SECOND, seat, action.word)
    if action == PASS.action:
        return _passed_again(told, seat)
    if action.word == SEGUNDO:
        return trump.made(told, seat, SEGUNDO)
    return trump.to_casca(told, seat, action.cards)


@law("vol.I.5.3", "vol.I.7.9", "vol.I.7.15")
def _passed_again(state: V, seat: int) -> V:
    """When all three have passed twice the hand is over; with four the quarto may take the thirteen."""
    after = _pays_pass(state, seat).but(passed_twice=(*state.passed_twice, seat), to_speak=state.to_speak[1:])
    if after.to_speak:
        return after
    return after.but(phase=QUARTO) if after.has_quarto else settle.passed_out(after)


# The quarto.


@law("vol.I.7.15", "vol.I.7.16", "vol.II.15.7")
def decided(state: V, seat: int, action: Action) -> V:
    """He takes all thirteen and can no longer decline, or the hand is over."""
    told = state.saying(QUARTO, seat, action.word)
    if action.word == "decline":
        return settle.passed_out(told.telling(event("declines", seat)))
    drew = event("drew", seat, to=(seat,), cards=state.stock)
    taken = told.but(phase=ASIDE, hands=replaced(state.hands, seat, state.stock), stock=())
    return trump.becomes(taken, seat, TREZE).telling(drew)


STAGES: dict[str, Stage[Any]] = {
    FIRST: stage(
        lambda state: FIRST if state.bid is None else "answer-licenca",
        _first_to_speak,
        deed("passo", *SAYINGS, "entro", offers=bids, do=spoken),
    ),
    SECOND: stage(SECOND, _first_to_speak, deed("passo", CASCA, SEGUNDO, offers=second_bids, do=spoken_again)),
    QUARTO: stage(QUARTO, lambda state: state.deals_cards, deed(TREZE, "decline", do=decided)),
}
