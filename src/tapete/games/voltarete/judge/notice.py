"""A card too many or too few in the two passages: what may be said with it, thrown down for it, and what it costs."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.voltarete.game import VoltareteGame
from tapete.games.voltarete.judge.counts import MANY, WRONG
from tapete.games.voltarete.judge.penalty import GOES_ON, REPOSTA, STAKE, free, reposta, void
from tapete.table.ruling import OTHERWISE, Fact, Incident, Rulings, Verdict, when, whether

MAO, CONTRA_PE, PE = "mao", "contra-pe", "pe"
OWN, ANOTHERS = "own", "anothers"
PASSO, LICENCA, RESPEITO, SO, SO_AGAINST = "passo", "licenca", "respeito", "so", "so-against"
EVIDENT, SUSPECTED = "evident", "suspected"
NOT_LED, LED, HURRIED = "not-led", "led", "hurried"
FIRST, SECOND, DEALERS = "first-passage", "second-passage", "dealers"

WHOSE = Fact("whose_count", (OWN, ANOTHERS))
NINE, PROOF = whether("nine_now"), Fact("proof", (EVIDENT, SUSPECTED), EVIDENT)


def incidents(game: VoltareteGame) -> Iterator[Incident]:
    """The incidents of wrong counts before the play; of three the dealer plays, of four another speaks last."""
    three = game.seats == 3
    dealer = whether("dealer_speaks") if three else Fact("dealer_speaks", (False,), False)
    word, led = Fact("word", (PASSO, LICENCA, RESPEITO, SO, SO_AGAINST)), Fact("led", (NOT_LED, LED, HURRIED))
    yield Incident("word-with-wrong-count", (WHOSE, dealer, word, whether("notice"), STAKE), WORD_WITH_WRONG_COUNT)
    after = (whether("others_passed"), whether("made_after", False), whether("others_down", False))
    thrower = Fact("thrower", (MAO, CONTRA_PE, PE))
    yield Incident("throws-down", (thrower, WHOSE, *after, STAKE), THROWS_DOWN if three else FOURTH_MAY_MAKE)
    spoken = whether("spoken_again")
    if three:
        yield Incident("known-count", (spoken,), KNOWN_COUNT)
    else:
        yield Incident("known-count", (whether("third_passed"), spoken), KNOWN_OF_FOUR)
    yield Incident("passed-twice-wrong", (WRONG, NINE, PROOF, whether("led_yet"), STAKE), PASSED_TWICE_WRONG)
    how = Fact("made_how", (FIRST, SECOND, DEALERS) if three else (FIRST, SECOND))
    yield Incident("made-wrong", (how, NINE, PROOF, led, STAKE), MADE_WRONG)
    yield Incident("buyer-wrong", (NINE, PROOF, whether("led_yet"), STAKE), BUYER_WRONG)


# The first passage.

WORD_WITH_WRONG_COUNT: Rulings = {
    when(word=PASSO, whose_count=ANOTHERS): Verdict("may-pass", "vol.II.3.3", GOES_ON),
    when(word=PASSO, notice=True): Verdict("may-pass", "vol.II.3.1", "passed-with-notice"),
    when(word=PASSO): Verdict("may-pass", "vol.II.3.1", "passed-silently"),
    when(dealer_speaks=True, whose_count=OWN): Verdict("may-not-bid", "vol.II.3.2", "bid-refused"),
    when(dealer_speaks=True, notice=True): Verdict("may-not-bid", "vol.II.3.2", "bid-refused"),
    when(dealer_speaks=True): Verdict("bid-good", "vol.II.3.2", "bid-stands"),
    when(whose_count=ANOTHERS): Verdict("bid-good", "vol.II.3.3", "bid-stands"),
    when(word=SO): Verdict("may-not-bid", "vol.II.3.13", "bid-refused"),
    when(word=SO_AGAINST, notice=True): Verdict("bid-good", "vol.II.3.13", "bid-stands plays-as-dealt"),
    when(word=SO_AGAINST): reposta("vol.II.3.14", "bid-stands plays-as-dealt"),
    when(notice=True): Verdict("bid-good", "vol.II.3.1", "bid-stands comes-to-nine"),
    OTHERWISE: reposta("vol.II.3.14", "bid-stands comes-to-nine"),
}
"""With notice one may pass, ask licença or make respeito, and só only against another; the dealer nothing."""

PLAYED = "takes-up-cards passed-with-notice"


def _early(law_id: str) -> Rulings:
    """Before those have passed whose word comes first it costs a reposta, and another may still make himself."""
    return {
        when(made_after=True): Verdict("is-played", f"{law_id} vol.II.3.5", PLAYED, (REPOSTA,)),
        when(others_down=True): reposta(law_id, ""),
        OTHERWISE: void(law_id, REPOSTA),
    }


THROWS_DOWN: Rulings = {
    when(others_passed=False, thrower=MAO): _early("vol.II.3.4"),
    when(others_passed=False, thrower=CONTRA_PE): _early("vol.II.3.7"),
    when(others_passed=False): _early("vol.II.3.10"),
    when(thrower=MAO): void("vol.II.3.11"),
    when(thrower=PE): void("vol.II.3.9"),
    when(whose_count=OWN): void("vol.II.3.6 vol.II.3.7"),
    OTHERWISE: void("vol.II.3.8"),
}
"""In time it voids the hand; too early it costs a reposta, and another may still make the hand be played."""

FOURTH_MAY_MAKE: Rulings = {
    when(others_passed=True, made_after=True, thrower=(MAO, CONTRA_PE)): {
        when(thrower=MAO): Verdict("is-played", "vol.II.3.11 vol.II.3.5", PLAYED),
        when(whose_count=OWN): Verdict("is-played", "vol.II.3.6 vol.II.3.7 vol.II.3.5", PLAYED),
        OTHERWISE: Verdict("is-played", "vol.II.3.8 vol.II.3.5", PLAYED),
    },
    **THROWS_DOWN,
}
"""Of four the pé has not dealt, and keeps the right to make himself whoever throws his cards down before him."""

KNOWN_COUNT: Rulings = {
    when(spoken_again=True): Verdict("is-played", "vol.II.3.12 vol.II.4.14", GOES_ON),
    OTHERWISE: void("vol.II.3.11"),
}
"""Known when the first two have passed it voids the hand."""

KNOWN_OF_FOUR: Rulings = {
    when(third_passed=False): Verdict("third-may-bid", "vol.II.3.11 vol.II.3.3", GOES_ON),
    **KNOWN_COUNT,
}
"""Of four it does when the pé too has passed, who did not deal."""


# The second passage.

UNPROVEN = when(nine_now=True, proof=SUSPECTED)
"""Who has nine by now is convicted by evident proof only; a wrong number still in the hand proves itself."""

PASSED_TWICE_WRONG: Rulings = {
    UNPROVEN: free("vol.II.4.7"),
    when(nine_now=True, led_yet=True): free("vol.II.4.6"),
    when(wrong=MANY, nine_now=True): reposta("vol.II.4.2"),
    when(wrong=MANY): reposta("vol.II.3.12"),
    OTHERWISE: reposta("vol.II.4.3"),
}
"""It costs a reposta even if he comes to nine; but who has nine must be convicted before the first lead."""

MADE_WRONG: Rulings = {
    UNPROVEN: free("vol.II.4.7"),
    when(made_how=FIRST, nine_now=True, led=LED): free("vol.II.3.14 vol.II.4.5", "by-tricks"),
    when(made_how=FIRST): reposta("vol.II.3.14"),
    when(made_how=DEALERS, led=NOT_LED): void("vol.II.4.4 vol.II.3.2", REPOSTA),
    when(led=NOT_LED): void("vol.II.4.4", REPOSTA),
    when(led=HURRIED): void("vol.II.4.5 vol.II.4.4", REPOSTA),
    when(nine_now=True): free("vol.II.4.5", "by-tricks"),
    OTHERWISE: reposta("vol.II.13.3", "by-tricks"),
}
"""It costs the hand and a reposta until a card is led, and after that too if he hurried the others.

In the first passage, without notice, it costs a reposta and not the hand; with nine until the first lead.
"""

BUYER_WRONG: Rulings = {
    UNPROVEN: free("vol.II.4.7"),
    when(nine_now=False): reposta("vol.II.4.14 vol.II.4.8"),
    when(led_yet=True): free("vol.II.4.6"),
    OTHERWISE: reposta("vol.II.4.6 vol.II.4.8"),
}
"""An opponent's count never voids the hand; it costs him a reposta, if he has nine only until the first lead."""
