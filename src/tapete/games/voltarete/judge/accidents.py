"""Wind, outsiders and clumsy hands: cards scattered, dropped or named aloud by nobody's will."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.voltarete.game import VoltareteGame
from tapete.games.voltarete.judge.faults import BASES
from tapete.games.voltarete.judge.penalty import EACH, FEITO, OFFENDER, OPPONENT, STAKE, free, owes, void, void_and_owes
from tapete.laws.mark import law
from tapete.table.ledger import Payment
from tapete.table.option import YES_NO
from tapete.table.ruling import Fact, Incident, Ruling

ACCIDENT, OUTSIDER = "accident", "outsider"
CARDS, DOUBT, PLAY = "cards", "doubt", "play"


def incidents(game: VoltareteGame) -> Iterator[Incident]:
    """The incidents that nobody meant."""
    decided = Fact("decided", YES_NO)
    yield Incident(
        "stock-scattered",
        (
            Fact("scattered_by", (ACCIDENT, OUTSIDER)),
            Fact("put_back", YES_NO, False),
            Fact("feito_ready", YES_NO),
            Fact("sure_win", YES_NO, False),
        ),
        stock_scattered,
    )
    yield Incident(
        "onlooker-speaks",
        (
            Fact("spoke_of", (CARDS, DOUBT, PLAY)),
            Fact("was_asked", YES_NO, False),
            Fact("hand_played", YES_NO, False),
            Fact("harms_somebody", YES_NO, False),
        ),
        onlooker_speaks,
    )
    yield Incident("discards-scattered", (Fact("all_exchanged", YES_NO),), discards_scattered)
    yield Incident("shows-stock", (decided, STAKE), shows_stock)
    yield Incident("drops-cards", (Fact("by", (FEITO, OPPONENT)), decided, STAKE), drops_cards)
    yield Incident(
        "feito-upsets-stock",
        (Fact("claimed_by", (0, 1, 2), 0), Fact("order_known", YES_NO, True), Fact("base", BASES, 2), STAKE),
        feito_upsets_stock,
    )


@law("vol.II.20.1", "vol.II.20.2")
def stock_scattered(scattered_by: str, put_back: bool, feito_ready: bool, sure_win: bool) -> Ruling:
    """The hand is void, unless a feito who has his cards shows that he wins beyond doubt."""
    own = "vol.II.20.1" if scattered_by == ACCIDENT else "vol.II.20.2"
    if scattered_by == OUTSIDER and put_back:
        return Ruling("is-played", (own,), ("cards-put-back", "hand-goes-on"))
    if feito_ready and sure_win:
        return Ruling("feito-wins", (own,), ("won-by-feito",))
    return void(own)


@law("vol.II.20.3", "vol.II.22.17")
def onlooker_speaks(spoke_of: str, was_asked: bool, hand_played: bool, harms_somebody: bool) -> Ruling:
    """What an outsider says of cards harms as it may; in a doubt his word counts when he is asked for it."""
    if spoke_of == CARDS and not hand_played:
        return free("vol.II.20.3")
    if spoke_of == DOUBT:
        decides = ("word-decides",) if was_asked else ("word-ignored",)
        laws = ("vol.II.22.17", "vol.II.17.21")
        return Ruling("word-decides" if was_asked else "no-effect", laws, decides)
    if hand_played and not harms_somebody:
        return Ruling("may-speak", ("vol.II.22.17",))
    return Ruling("no-effect", ("vol.II.22.17",), ("word-ignored",))


@law("vol.II.20.4")
def discards_scattered(all_exchanged: bool) -> Ruling:
    """Discards turned up by no player's fault change nothing once all have bought; before that no law speaks."""
    if all_exchanged:
        return Ruling("is-played", ("vol.II.20.4",), ("by-tricks",))
    return Ruling("unforeseen", ("vol.II.1.8",))


@law("vol.II.20.5")
def shows_stock(decided: bool, pot: int) -> Ruling:
    """One who is not the feito and shows a card of the stock by chance owes only if it decides the hand."""
    return void_and_owes(pot, "vol.II.20.5") if decided else free("vol.II.20.5")


@law("vol.II.20.6", "vol.II.20.8")
def drops_cards(by: str, decided: bool, pot: int) -> Ruling:
    """A feito's own cards harm only himself; another's cost the hand if it is won by their being seen."""
    if by == FEITO:
        return free("vol.II.20.8")
    return void_and_owes(pot, "vol.II.20.6") if decided else free("vol.II.20.6")


@law("vol.II.20.7")
def feito_upsets_stock(claimed_by: int, order_known: bool, base: int, pot: int) -> Ruling:
    """It is as if he had asked for reposta: he pays and the hand is void, or plays on against whoever claims it."""
    laws = ("vol.II.20.7",)
    if not claimed_by or not order_known:
        paid = Payment(OFFENDER, EACH, base, "payment", laws)
        return void(*laws, payments=(owes(pot, *laws), paid))
    if claimed_by == 1:
        return Ruling("claimant-against-two", laws, ("given-up", "claimant-against-two"))
    return Ruling("each-for-himself", laws, ("given-up", "each-for-himself"))
