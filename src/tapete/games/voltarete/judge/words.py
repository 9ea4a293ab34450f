"""Words said and cards turned wrongly in the passages, and trumps named wrongly, too late or not at all."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.cards import Suit
from tapete.games.voltarete.game import VoltareteGame
from tapete.games.voltarete.judge.penalty import REPOSTA, STAKE, free, void
from tapete.games.voltarete.kinds import FAVORITA
from tapete.laws.mark import law
from tapete.table.ruling import OTHERWISE, Fact, Incident, Ruling, Rulings, Verdict, when, whether

BEFORE, AFTER_TURN, AFTER_MIXING = "before", "after-turn", "after-mixing"
RESPEITO, SEGUNDO = "respeito", "segundo"
LICENCA, SO, CASCA = "licenca", "so", "casca"
NONE, ANOTHERS = "none", "another-hand"
LADDER = ("licenca-copas", "so", "so-copas", RESPEITO)
"""What can be said over a licença, from the lowest."""

LONGEST = {Suit.OROS: "ouros", Suit.COPAS: "copas", Suit.ESPADAS: "espadas", Suit.BASTOS: "paus"}


def incidents(game: VoltareteGame) -> Iterator[Incident]:
    """The incidents of the auction and of the naming."""
    yield Incident("meant-otherwise", (), MEANT_OTHERWISE)
    aces = (whether("has_aces"), Fact("aces_shown", (BEFORE, AFTER_TURN, AFTER_MIXING)))
    bid = (whether("may_bid", True), whether("his_turn", True), STAKE)
    yield Incident("turns-for-respeito", (*aces, *bid), TURNS_FOR_RESPEITO)
    yield Incident("says-respeito", (), SAYS_RESPEITO)
    yield Incident("bid-too-low", (), BID_TOO_LOW)
    turned = (Fact("turned_for", (RESPEITO, SEGUNDO)), Fact("card_of", ("idle-pack", ANOTHERS)))
    yield Incident("wrong-card-turned", turned, WRONG_CARD_TURNED)
    yield Incident("segundo-out-of-turn", (STAKE,), SEGUNDO_OUT_OF_TURN)
    yield Incident("casca-out-of-turn", (Fact("did", ("says", "takes-stock", "lays-card")),), CASCA_OUT_OF_TURN)
    said = (Fact("pe_says", LADDER[:3]), Fact("contra_pe_says", (NONE, *LADDER)))
    yield Incident("pe-answers-early", said, PE_ANSWERS_EARLY)
    kind = Fact("game_made", (LICENCA, SO, CASCA))
    yield Incident("wrong-suit", (kind, whether("asked_again"), whether("other_answers", False)), WRONG_SUIT)
    yield Incident("unnamed", (kind, Fact("without_naming", ("bought", "seen", "ordered", "led"))), UNNAMED)
    yield Incident("spread-unnamed", tuple(Fact(name, range(10), 0) for name in LONGEST.values()), spread_unnamed)


# The passages.

MEANT_OTHERWISE = Verdict("word-stands", "vol.II.1.1 vol.II.3.15", "word-stands")
"""What the law says of a word holds, however plain it was that another was meant: a pass is a pass."""

TURNS_FOR_RESPEITO: Rulings = {
    when(has_aces=False): void("vol.II.3.24 vol.II.21.6", REPOSTA),
    when(may_bid=False): void("vol.II.3.24 vol.II.4.12", REPOSTA),
    when(aces_shown=AFTER_MIXING): void("vol.II.3.23 vol.II.21.5", REPOSTA),
    when(aces_shown=AFTER_TURN, his_turn=True): Verdict("respeito-stands", "vol.II.3.22 vol.II.21.4", "plays-respeito"),
    when(aces_shown=AFTER_TURN): Verdict("respeito-stands", "vol.II.3.22 vol.II.21.4 vol.II.3.27", "plays-respeito"),
    when(his_turn=True): Verdict("respeito-stands", "vol.II.3.22", "plays-respeito"),
    OTHERWISE: Verdict("respeito-stands", "vol.II.3.27", "plays-respeito"),
}
"""The aces are shown before the bought cards join the hand; without them the card turned costs the hand."""

SAYS_RESPEITO = Verdict("has-passed", "vol.II.3.21 vol.II.1.7", "counts-as-pass")
"""Said without the aces, and no card turned: nobody is harmed, and bound to that game alone he has passed."""

BID_TOO_LOW = Verdict("no-bid", "vol.II.5.4 vol.II.5.7", "counts-as-clearing")
"""What does not beat the game that stands binds its speaker to that kind of game, and so clears the other."""

BACK = "card-to-owner card-public turns-top-card"

WRONG_CARD_TURNED: Rulings = {
    when(turned_for=RESPEITO, card_of=ANOTHERS): free("vol.II.3.28", BACK),
    when(turned_for=RESPEITO): free("vol.II.3.28", "turns-top-card"),
    when(card_of=ANOTHERS): free("vol.II.4.15 vol.II.21.3 vol.II.3.28", BACK),
    OTHERWISE: free("vol.II.4.15 vol.II.21.3 vol.II.3.28", "turns-top-card"),
}
"""It harms nobody; the reason given for respeito holds for segundo, where the book gives none."""

SEGUNDO_OUT_OF_TURN = void("vol.II.4.12", REPOSTA)
"""The card seen may suit another before him."""

CASCA_OUT_OF_TURN: Rulings = {
    when(did="takes-stock"): free("vol.II.4.13", "stock-back bound-in-turn"),
    when(did="lays-card"): free("vol.II.4.13", "card-off-stock bound-in-turn"),
    OTHERWISE: free("vol.II.4.13", "bound-in-turn"),
}
"""No card is seen and nobody harmed: the others keep their turn, and he his word when his own comes."""

CONTRA_PE_HAS_IT = Verdict("contra-pe-has-it", "vol.II.5.11 vol.II.5.7", "contra-pe-stands pe-may-go-higher")

PE_ANSWERS_EARLY: Rulings = {
    when(contra_pe_says=NONE): Verdict("pe-has-it", "vol.II.5.11", "pe-bid-stands"),
    when(pe_says=LADDER[0]): CONTRA_PE_HAS_IT,
    when(pe_says=LADDER[1], contra_pe_says=LADDER[1:]): CONTRA_PE_HAS_IT,
    when(pe_says=LADDER[2], contra_pe_says=LADDER[2:]): CONTRA_PE_HAS_IT,
    OTHERWISE: Verdict("pe-has-it", "vol.II.5.11", "pe-bid-stands"),
}
"""The contra-pé may take the same game or a higher one, though the pé has said it and even named the suit."""


# The naming.


def _slip(law_id: str) -> Rulings:
    return {
        when(asked_again=True, other_answers=False): Verdict("second-suit", law_id, "second-suit-trumps"),
        OTHERWISE: Verdict("first-suit", law_id, "first-suit-trumps"),
    }


WRONG_SUIT: Rulings = {
    when(game_made=LICENCA): _slip("vol.II.6.2"),
    when(game_made=SO): _slip("vol.II.6.6"),
    OTHERWISE: _slip("vol.II.6.9"),
}
"""The first suit holds, unless one asks again what is trumps and the other lets the feito name another."""

UNNAMED: Rulings = {
    when(game_made=LICENCA, without_naming=("seen", "led")): Verdict("copas", "vol.II.6.4", "copas-trumps"),
    when(game_made=LICENCA): Verdict("may-name", "vol.II.6.3", "still-names"),
    when(game_made=SO, without_naming=("ordered", "led")): Verdict("copas", "vol.II.6.5", "copas-trumps"),
    when(game_made=SO): Verdict("may-name", "vol.II.6.5", "still-names"),
    when(without_naming=("ordered", "led")): Verdict("copas", "vol.II.6.8", "copas-trumps"),
    OTHERWISE: Verdict("may-name", "vol.II.6.8", "still-names"),
}
"""Licença is named until the purchase is seen, só and casca until the others are ordered to buy; then copas."""


@law("vol.II.6.7")
def spread_unnamed(**held: int) -> Ruling:
    """Trumps are the longest suit, the black aces not counted; of equals copas, or as the player at his right says."""
    longest = [suit for suit, name in LONGEST.items() if held[name] == max(held.values())]
    chosen = FAVORITA if FAVORITA in longest else longest[0]
    if len(longest) > 1 and chosen != FAVORITA:
        return Ruling("right-chooses", ("vol.II.6.7",), ("right-names-longest",))
    return Ruling("longest-suit", ("vol.II.6.7",), (f"{LONGEST[chosen]}-trumps",))
