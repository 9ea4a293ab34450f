"""Words said and cards turned wrongly in the passages, and trumps named wrongly, too late or not at all."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.cards import Suit
from tapete.games.voltarete.game import VoltareteGame
from tapete.games.voltarete.judge.penalty import STAKE, free, void_and_owes
from tapete.games.voltarete.kinds import FAVORITA
from tapete.laws.mark import law
from tapete.table.option import YES_NO
from tapete.table.ruling import Fact, Incident, Ruling

BEFORE, AFTER_TURN, AFTER_MIXING = "before", "after-turn", "after-mixing"
RESPEITO, SEGUNDO = "respeito", "segundo"
LICENCA, SO, CASCA = "licenca", "so", "casca"
NONE = "none"
LADDER = ("licenca-copas", "so", "so-copas", RESPEITO)
"""What can be said over a licença, from the lowest."""

SLIPS = law("vol.II.6.2", "vol.II.6.6", "vol.II.6.9")({LICENCA: "vol.II.6.2", SO: "vol.II.6.6", CASCA: "vol.II.6.9"})
"""The law of a suit named by a slip of the tongue."""

LONGEST = {Suit.OROS: "ouros", Suit.COPAS: "copas", Suit.ESPADAS: "espadas", Suit.BASTOS: "paus"}


def incidents(game: VoltareteGame) -> Iterator[Incident]:
    """The incidents of the auction and of the naming."""
    yield Incident("meant-otherwise", (), meant_otherwise)
    yield Incident(
        "turns-for-respeito",
        (
            Fact("has_aces", YES_NO),
            Fact("aces_shown", (BEFORE, AFTER_TURN, AFTER_MIXING)),
            Fact("may_bid", YES_NO, True),
            Fact("his_turn", YES_NO, True),
            STAKE,
        ),
        turns_for_respeito,
    )
    yield Incident("says-respeito", (), says_respeito)
    yield Incident("bid-too-low", (), bid_too_low)
    yield Incident(
        "wrong-card-turned",
        (Fact("turned_for", (RESPEITO, SEGUNDO)), Fact("card_of", ("idle-pack", "another-hand"))),
        wrong_card_turned,
    )
    yield Incident("segundo-out-of-turn", (STAKE,), segundo_out_of_turn)
    yield Incident("casca-out-of-turn", (Fact("did", ("says", "takes-stock", "lays-card")),), casca_out_of_turn)
    yield Incident(
        "pe-answers-early",
        (Fact("pe_says", LADDER[:3]), Fact("contra_pe_says", (NONE, *LADDER))),
        pe_answers_early,
    )
    kind = Fact("game_made", (LICENCA, SO, CASCA))
    yield Incident("wrong-suit", (kind, Fact("asked_again", YES_NO), Fact("other_answers", YES_NO, False)), wrong_suit)
    yield Incident("unnamed", (kind, Fact("without_naming", ("bought", "seen", "ordered", "led"))), unnamed)
    yield Incident("spread-unnamed", tuple(Fact(name, range(10), 0) for name in LONGEST.values()), spread_unnamed)


# The passages.


@law("vol.II.1.1")
def meant_otherwise() -> Ruling:
    """What the law says of a word holds, however plain it was that another was meant: a pass is a pass."""
    return Ruling("word-stands", ("vol.II.1.1", "vol.II.3.15"), ("word-stands",))


@law("vol.II.3.22", "vol.II.3.23", "vol.II.3.24", "vol.II.3.27", "vol.II.21.4", "vol.II.21.5", "vol.II.21.6")
def turns_for_respeito(has_aces: bool, aces_shown: str, may_bid: bool, his_turn: bool, pot: int) -> Ruling:
    """The aces are shown before the bought cards join the hand; without them the card turned costs the hand."""
    if not has_aces:
        return void_and_owes(pot, "vol.II.3.24", "vol.II.21.6")
    if not may_bid:
        return void_and_owes(pot, "vol.II.3.24", "vol.II.4.12")
    if aces_shown == AFTER_MIXING:
        return void_and_owes(pot, "vol.II.3.23", "vol.II.21.5")
    late = ("vol.II.3.22", "vol.II.21.4") if aces_shown == AFTER_TURN else ()
    laws = (*late, *(() if his_turn else ("vol.II.3.27",)))
    return Ruling("respeito-stands", laws or ("vol.II.3.22",), ("plays-respeito",))


def says_respeito() -> Ruling:
    """Said without the aces, and no card turned: nobody is harmed, and bound to that game alone he has passed."""
    return Ruling("has-passed", ("vol.II.3.21", "vol.II.1.7"), ("counts-as-pass",))


def bid_too_low() -> Ruling:
    """What does not beat the game that stands binds its speaker to that kind of game, and so clears the other."""
    return Ruling("no-bid", ("vol.II.5.4", "vol.II.5.7"), ("counts-as-clearing",))


@law("vol.II.3.28", "vol.II.4.15", "vol.II.21.3")
def wrong_card_turned(turned_for: str, card_of: str) -> Ruling:
    """It harms nobody; the reason given for respeito holds for segundo, where the book gives none."""
    laws = ("vol.II.3.28",) if turned_for == RESPEITO else ("vol.II.4.15", "vol.II.21.3", "vol.II.3.28")
    back = ("card-to-owner", "card-public") if card_of == "another-hand" else ()
    return free(*laws, follows=(*back, "turns-top-card"))


@law("vol.II.4.12")
def segundo_out_of_turn(pot: int) -> Ruling:
    """The card seen may suit another before him."""
    return void_and_owes(pot, "vol.II.4.12")


@law("vol.II.4.13")
def casca_out_of_turn(did: str) -> Ruling:
    """No card is seen and nobody harmed: the others keep their turn, and he his word when his own comes."""
    undone = {"says": (), "takes-stock": ("stock-back",), "lays-card": ("card-off-stock",)}[did]
    return free("vol.II.4.13", follows=(*undone, "bound-in-turn"))


@law("vol.II.5.11")
def pe_answers_early(pe_says: str, contra_pe_says: str) -> Ruling:
    """The contra-pé may take the same game or a higher one, though the pé has said it and even named the suit."""
    taken = contra_pe_says != NONE and LADDER.index(contra_pe_says) >= LADDER.index(pe_says)
    if taken:
        return Ruling("contra-pe-has-it", ("vol.II.5.11", "vol.II.5.7"), ("contra-pe-stands", "pe-may-go-higher"))
    return Ruling("pe-has-it", ("vol.II.5.11",), ("pe-bid-stands",))


# The naming.


@law("vol.II.6.2", "vol.II.6.6", "vol.II.6.9")
def wrong_suit(game_made: str, asked_again: bool, other_answers: bool) -> Ruling:
    """The first suit holds, unless one asks again what is trumps and the other lets the feito name another."""
    second = asked_again and not other_answers
    return Ruling(
        "second-suit" if second else "first-suit",
        (SLIPS[game_made],),
        ("second-suit-trumps" if second else "first-suit-trumps",),
    )


@law("vol.II.6.3", "vol.II.6.4", "vol.II.6.5", "vol.II.6.8")
def unnamed(game_made: str, without_naming: str) -> Ruling:
    """Licença is named until the purchase is seen, só and casca until the others are ordered to buy; then copas."""
    if game_made == LICENCA:
        late, own = without_naming in ("seen", "led"), "vol.II.6.4"
    else:
        late, own = without_naming in ("ordered", "led"), "vol.II.6.5" if game_made == SO else "vol.II.6.8"
    if late:
        return Ruling("copas", (own,), ("copas-trumps",))
    return Ruling("may-name", ("vol.II.6.3" if game_made == LICENCA else own,), ("still-names",))


@law("vol.II.6.7")
def spread_unnamed(**held: int) -> Ruling:
    """Trumps are the longest suit, the black aces not counted; of equals copas, or as the player at his right says."""
    longest = [suit for suit, name in LONGEST.items() if held[name] == max(held.values())]
    chosen = FAVORITA if FAVORITA in longest else longest[0]
    if len(longest) > 1 and chosen != FAVORITA:
        return Ruling("right-chooses", ("vol.II.6.7",), ("right-names-longest",))
    return Ruling("longest-suit", ("vol.II.6.7",), (f"{LONGEST[chosen]}-trumps",))
