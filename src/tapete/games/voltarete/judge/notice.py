"""A card too many or too few in the two passages: what may be said with it, thrown down for it, and what it costs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from tapete.games.voltarete.game import VoltareteGame
from tapete.games.voltarete.judge.counts import MANY, WRONG
from tapete.games.voltarete.judge.penalty import STAKE, VOID, free, owes, reposta, void, void_and_owes
from tapete.laws.mark import law
from tapete.table.option import YES_NO
from tapete.table.ruling import Fact, Incident, Ruling

MAO, CONTRA_PE, PE = "mao", "contra-pe", "pe"
OWN, ANOTHERS = "own", "anothers"
PASSO, LICENCA, RESPEITO, SO, SO_AGAINST = "passo", "licenca", "respeito", "so", "so-against"
EVIDENT, SUSPECTED = "evident", "suspected"
NOT_LED, LED, HURRIED = "not-led", "led", "hurried"
FIRST, SECOND, DEALERS = "first-passage", "second-passage", "dealers"

EARLY = law("vol.II.3.4", "vol.II.3.7", "vol.II.3.10")({MAO: "vol.II.3.4", CONTRA_PE: "vol.II.3.7", PE: "vol.II.3.10"})
"""Whoever throws the cards down before those have passed whose word comes first owes by one of these."""

PROOF = Fact("proof", (EVIDENT, SUSPECTED), EVIDENT)
NINE = Fact("nine_now", YES_NO)


def incidents(game: VoltareteGame) -> Iterator[Incident]:
    """The incidents of wrong counts before the play."""
    three = game.seats == 3
    yield Incident(
        "word-with-wrong-count",
        (
            Fact("whose_count", (OWN, ANOTHERS)),
            Fact("dealer_speaks", YES_NO if three else (False,), None if three else False),
            Fact("word", (PASSO, LICENCA, RESPEITO, SO, SO_AGAINST)),
            Fact("notice", YES_NO),
            STAKE,
        ),
        word_with_wrong_count,
    )
    yield Incident(
        "throws-down",
        (
            Fact("thrower", (MAO, CONTRA_PE, PE)),
            Fact("whose_count", (OWN, ANOTHERS)),
            Fact("others_passed", YES_NO),
            Fact("made_after", YES_NO, False),
            Fact("others_down", YES_NO, False),
            STAKE,
        ),
        partial(throws_down, seats=game.seats),
    )
    yield Incident("known-count", _known_facts(three), _known(game))
    yield Incident("passed-twice-wrong", (WRONG, NINE, PROOF, Fact("led_yet", YES_NO), STAKE), passed_twice_wrong)
    yield Incident(
        "made-wrong",
        (
            Fact("made_how", (FIRST, SECOND, DEALERS) if three else (FIRST, SECOND)),
            NINE,
            PROOF,
            Fact("led", (NOT_LED, LED, HURRIED)),
            STAKE,
        ),
        made_wrong,
    )
    yield Incident("buyer-wrong", (NINE, PROOF, Fact("led_yet", YES_NO), STAKE), buyer_wrong)


# The first passage.


@law("vol.II.3.1", "vol.II.3.2", "vol.II.3.3", "vol.II.3.13", "vol.II.3.14")
def word_with_wrong_count(whose_count: str, dealer_speaks: bool, word: str, notice: bool, pot: int) -> Ruling:
    """With notice one may pass, ask licença or make respeito, and só only against another; the dealer nothing."""
    if word == PASSO:
        return _passes(whose_count, notice)
    if dealer_speaks and (whose_count == OWN or notice):
        return Ruling("may-not-bid", ("vol.II.3.2",), ("bid-refused",))
    if whose_count == ANOTHERS:
        return Ruling("bid-good", ("vol.II.3.2" if dealer_speaks else "vol.II.3.3",), ("bid-stands",))
    if word == SO:
        return Ruling("may-not-bid", ("vol.II.3.13",), ("bid-refused",))
    own = "vol.II.3.13" if word == SO_AGAINST else "vol.II.3.1"
    follows = ("bid-stands", "plays-as-dealt" if word == SO_AGAINST else "comes-to-nine")
    if notice:
        return Ruling("bid-good", (own,), follows)
    return reposta(pot, "vol.II.3.14", follows=follows)


def _passes(whose_count: str, notice: bool) -> Ruling:
    if whose_count == ANOTHERS:
        return Ruling("may-pass", ("vol.II.3.3",), ("hand-goes-on",))
    return Ruling("may-pass", ("vol.II.3.1",), ("passed-with-notice" if notice else "passed-silently",))


@law(
    "vol.II.3.4",
    "vol.II.3.5",
    "vol.II.3.6",
    "vol.II.3.7",
    "vol.II.3.8",
    "vol.II.3.9",
    "vol.II.3.10",
)
def throws_down(
    thrower: str, whose_count: str, others_passed: bool, made_after: bool, others_down: bool, pot: int, seats: int
) -> Ruling:
    """In time it voids the hand; too early it costs a reposta, and another may still make the hand be played."""
    early = not others_passed
    laws = (EARLY[thrower],) if early else _in_time(thrower, whose_count)
    owed = (owes(pot, EARLY[thrower]),) if early else ()
    # Of four the pé has not dealt, and keeps the right to make himself whoever throws his cards down before him.
    free_to_make = early or (seats == 4 and thrower != PE)
    if made_after and free_to_make:
        return Ruling("is-played", (*laws, "vol.II.3.5"), ("takes-up-cards", "passed-with-notice"), owed)
    if early and others_down:
        return Ruling("owes-reposta", laws, payments=owed)
    return Ruling("void", laws, VOID, owed)


def _in_time(thrower: str, whose_count: str) -> tuple[str, ...]:
    if thrower == MAO:
        return ("vol.II.3.11",)
    if thrower == PE:
        return ("vol.II.3.9",)
    return ("vol.II.3.6", "vol.II.3.7") if whose_count == OWN else ("vol.II.3.8",)


def _known_facts(three: bool) -> tuple[Fact, ...]:
    spoken = Fact("spoken_again", YES_NO)
    return (spoken,) if three else (Fact("third_passed", YES_NO), spoken)


def _known(game: VoltareteGame) -> Callable[..., Ruling]:
    return partial(known_count, third_passed=True) if game.seats == 3 else known_count


@law("vol.II.3.11")
def known_count(third_passed: bool, spoken_again: bool) -> Ruling:
    """Known when the first two have passed it voids the hand; of four, when the pé too has passed who did not deal."""
    if not third_passed:
        return Ruling("third-may-bid", ("vol.II.3.11", "vol.II.3.3"), ("hand-goes-on",))
    if spoken_again:
        return Ruling("is-played", ("vol.II.3.12", "vol.II.4.14"), ("hand-goes-on",))
    return void("vol.II.3.11")


# The second passage.


@law("vol.II.4.7")
def _convicted(nine_now: bool, proof: str) -> bool:
    """Who has nine by now is convicted by evident proof only; a wrong number still in the hand proves itself."""
    return proof == EVIDENT or not nine_now


@law("vol.II.3.12", "vol.II.4.2", "vol.II.4.3")
def passed_twice_wrong(wrong: str, nine_now: bool, proof: str, led_yet: bool, pot: int) -> Ruling:
    """It costs a reposta even if he comes to nine; but who has nine must be convicted before the first lead."""
    if not _convicted(nine_now, proof):
        return free("vol.II.4.7")
    if led_yet and nine_now:
        return free("vol.II.4.6")
    if wrong == MANY:
        return reposta(pot, "vol.II.4.2" if nine_now else "vol.II.3.12")
    return reposta(pot, "vol.II.4.3")


@law("vol.II.4.4", "vol.II.4.5")
def made_wrong(made_how: str, nine_now: bool, proof: str, led: str, pot: int) -> Ruling:
    """It costs the hand and a reposta until a card is led, and after that too if he hurried the others."""
    if not _convicted(nine_now, proof):
        return free("vol.II.4.7")
    if made_how == FIRST:
        return _made_first(nine_now, led, pot)
    if led == NOT_LED:
        return void_and_owes(pot, "vol.II.4.4", *(("vol.II.3.2",) if made_how == DEALERS else ()))
    if led == HURRIED:
        return void_and_owes(pot, "vol.II.4.5", "vol.II.4.4")
    if nine_now:
        return free("vol.II.4.5", follows=("by-tricks",))
    return reposta(pot, "vol.II.13.3", follows=("by-tricks",))


@law("vol.II.3.14")
def _made_first(nine_now: bool, led: str, pot: int) -> Ruling:
    """In the first passage, without notice, it costs a reposta and not the hand; with nine until the first lead."""
    if nine_now and led == LED:
        return free("vol.II.3.14", "vol.II.4.5", follows=("by-tricks",))
    return reposta(pot, "vol.II.3.14")


@law("vol.II.4.6", "vol.II.4.8", "vol.II.4.14")
def buyer_wrong(nine_now: bool, proof: str, led_yet: bool, pot: int) -> Ruling:
    """An opponent's count never voids the hand; it costs him a reposta, if he has nine only until the first lead."""
    if not _convicted(nine_now, proof):
        return free("vol.II.4.7")
    if not nine_now:
        return reposta(pot, "vol.II.4.14", "vol.II.4.8")
    return free("vol.II.4.6") if led_yet else reposta(pot, "vol.II.4.6", "vol.II.4.8")
