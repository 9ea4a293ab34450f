"""Cards bought in a wrong number, and how that is put right before the play."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.voltarete.game import VoltareteGame
from tapete.games.voltarete.judge.counts import MANY, WRONG
from tapete.games.voltarete.judge.penalty import STAKE, free, reposta
from tapete.laws.mark import law
from tapete.table.option import YES_NO
from tapete.table.ruling import Fact, Incident, Ruling

UNSEEN, RAISED, SEEN = "unseen", "raised", "seen"
NOT_YET, BOUGHT, PASSED_ALL = "not-yet", "bought", "passed-all"

LOOKED = Fact("looked", (UNSEEN, RAISED, SEEN))
ORDERED = Fact("ordered", YES_NO)
NEXT = Fact("next_did", (NOT_YET, BOUGHT, PASSED_ALL))
THIRD = Fact("third_bought", YES_NO, False)
MIXED = Fact("discards_mixed", YES_NO, False)


def incidents(game: VoltareteGame) -> Iterator[Incident]:
    """The incidents of the exchange."""
    yield Incident(
        "reopens-discards",
        (Fact("slip", ("another-suit", "no-suit", "changed-mind")), LOOKED, Fact("next_bought", YES_NO)),
        reopens_discards,
    )
    yield Incident("feito-bought-many", (ORDERED, LOOKED, NEXT, THIRD, STAKE), feito_bought_many)
    yield Incident("feito-bought-few", (ORDERED, NEXT, THIRD, MIXED, STAKE), feito_bought_few)
    yield Incident(
        "buyer-bought-many",
        (LOOKED, Fact("buys_last", YES_NO), Fact("next_bought", YES_NO, False), STAKE),
        buyer_bought_many,
    )
    yield Incident("buyer-bought-few", (Fact("part_there", YES_NO), LOOKED, MIXED, STAKE), buyer_bought_few)
    yield Incident(
        "passed-once-wrong",
        (WRONG, Fact("notice", YES_NO), Fact("cards_left", YES_NO), Fact("led_yet", YES_NO, False), STAKE),
        passed_once_wrong,
    )


@law("vol.II.7.20")
def _has_seen(looked: str) -> bool:
    """Who raises the cards to his face has seen them, whatever he says."""
    return looked != UNSEEN


def _seen_laws(looked: str, *laws: str) -> tuple[str, ...]:
    return (*laws, "vol.II.7.20") if looked == RAISED else laws


@law("vol.II.7.10")
def reopens_discards(slip: str, looked: str, next_bought: bool) -> Ruling:
    """Who named another suit than he wanted may choose his discards again, until he sees what he bought."""
    if slip == "changed-mind" or next_bought or _has_seen(looked):
        return Ruling("discards-stand", _seen_laws(looked, "vol.II.7.10"), ("hand-goes-on",))
    return Ruling("discards-open", ("vol.II.7.10",), ("discards-reopened",))


# The feito.


@law("vol.II.7.11", "vol.II.7.12", "vol.II.7.13", "vol.II.8.8")
def feito_bought_many(ordered: bool, looked: str, next_did: str, third_bought: bool, pot: int) -> Ruling:
    """Unseen it goes back as long as nobody has bought after his order; who bought before it must take it over."""
    if _has_seen(looked):
        return reposta(pot, *_seen_laws(looked, "vol.II.8.8"), follows=("plays-with-ten",))
    if next_did == BOUGHT:
        if ordered:
            return reposta(pot, "vol.II.7.11", follows=("plays-with-ten",))
        last = "feito-draws-to-discards" if third_bought else "third-throws-one-more"
        return free("vol.II.7.13", follows=("card-to-next", "third-draws-from-next", last))
    if third_bought:
        if ordered:
            return reposta(pot, "vol.II.7.12", follows=("plays-with-ten",))
        return free("vol.II.7.13", follows=("card-to-third", "feito-draws-to-discards"))
    if not ordered:
        return free("vol.II.7.17", follows=("card-on-stock",))
    return free("vol.II.7.12" if next_did == PASSED_ALL else "vol.II.7.11", follows=("card-on-stock",))


@law("vol.II.7.14", "vol.II.7.15", "vol.II.7.16")
def feito_bought_few(ordered: bool, next_did: str, third_bought: bool, discards_mixed: bool, pot: int) -> Ruling:
    """He takes the top card while nobody has bought; after that it is lost by his order, or drawn from the buyer."""
    if next_did != BOUGHT and not third_bought:
        return free("vol.II.7.14" if ordered else "vol.II.7.15", follows=("takes-top-card",))
    if ordered:
        return reposta(pot, "vol.II.7.14", follows=("plays-with-eight",))
    last = "third-takes-any-discard" if discards_mixed else "third-takes-own-discard"
    if next_did != BOUGHT:
        return free("vol.II.7.16", follows=("feito-draws-from-third", last))
    if third_bought:
        return free("vol.II.7.16", follows=("feito-draws-from-next", "next-draws-from-third", last))
    return free("vol.II.7.16", follows=("feito-draws-from-next", "next-takes-top-card"))


# His opponents.


@law("vol.II.7.17", "vol.II.8.8")
def buyer_bought_many(looked: str, buys_last: bool, next_bought: bool, pot: int) -> Ruling:
    """Unseen it goes back to the stock; if those cards are bought, an old card goes to the discards instead."""
    if _has_seen(looked):
        return reposta(pot, *_seen_laws(looked, "vol.II.8.8"), follows=("plays-with-ten",))
    if buys_last:
        return free("vol.II.7.17", follows=("unseen-card-to-discards",))
    return free("vol.II.7.17", follows=("old-card-to-discards" if next_bought else "card-on-stock",))


@law("vol.II.7.18", "vol.II.7.19", "vol.II.8.9")
def buyer_bought_few(part_there: bool, looked: str, discards_mixed: bool, pot: int) -> Ruling:
    """He buys it while his part is there; else it comes from his own discards, if he has not seen his purchase."""
    if part_there:
        return free("vol.II.7.18", follows=("takes-top-card",))
    if _has_seen(looked):
        return reposta(pot, *_seen_laws(looked, "vol.II.7.19", "vol.II.8.9"), follows=("plays-with-eight",))
    return free("vol.II.7.19", follows=("takes-any-discard" if discards_mixed else "takes-own-discard",))


@law("vol.II.8.10", "vol.II.8.11", "vol.II.8.12", "vol.II.8.13")
def passed_once_wrong(wrong: str, notice: bool, cards_left: bool, led_yet: bool, pot: int) -> Ruling:
    """Who passed with notice comes to nine at his purchase, or plays as he is; who gave none owes a reposta."""
    many = wrong == MANY
    if cards_left:
        own, follows = ("vol.II.8.12", "throws-one-more") if many else ("vol.II.8.13", "throws-one-fewer")
        if notice:
            return free(own, follows=(follows,))
        return free(own, "vol.II.4.6") if led_yet else reposta(pot, "vol.II.8.10", own)
    if notice:
        return free("vol.II.8.10", follows=("throws-one",)) if many else _plays_eight()
    return reposta(pot, "vol.II.8.10", follows=("plays-with-ten" if many else "plays-with-eight",))


@law("vol.II.8.11")
def _plays_eight() -> Ruling:
    """Nobody may fetch a card from the discards, and it costs him nothing."""
    return free("vol.II.8.11", follows=("plays-with-eight",))
