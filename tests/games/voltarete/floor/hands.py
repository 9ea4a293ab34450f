"""Hands at the open table from which the tests begin."""

from __future__ import annotations

from typing import Any

from tapete.games.voltarete.floor.state import OpenVoltarete
from tapete.table.game import OPEN
from tapete.table.offer import Say
from tests.games.voltarete.hands import FOUR, Voltarete, endgame, opened


def floor(case: Voltarete) -> OpenVoltarete:
    """The state of the open table."""
    assert isinstance(case.state, OpenVoltarete)
    return case.state


def licenca(case: Voltarete, thrown: int = 5) -> Voltarete:
    """Ana has made licença in espadas and thrown so many cards."""
    made = case.do("ana licença, blas passo, clara passo, ana name espadas")
    return made.do(f"ana discard {made.some('ana', thrown)}")


def ending(**given: Any) -> Voltarete:
    """The end of a hand at the open table; trumps are bastos unless it is said."""
    return endgame(**{"trump": "bastos", "pot": 30, "table": OPEN, **given})


def thirteen(case: Voltarete) -> Voltarete:
    return case.all_pass().do("ana passo, blas passo, clara passo, diego treze")


REVOKING = ending(ANA="12C 4O 5O", BLAS="5C 6O 7O", CLARA="6C 4B 3O")

DEMANDS = {f"demand {kind}" for kind in ("highest", "lowest", "trump", "no-trump", "oros", "copas", "espadas")}
"""What may be asked for of a hand that was not seen, where bastos are trumps."""

BOTH = ending(ANA="12C 4O 5O 2E", BLAS="5C 6O 7O 3E", CLARA="6C 4B 3O 7C")


def two_revokes(case: Voltarete = BOTH) -> Voltarete:
    """Clara ruffs with the suit in hand; Blas does not follow her next lead, and plays to the third trick."""
    case = case.play("12C 5C 4B").do("clara play 3O, ana play 4O, blas play 3E")
    return case.do("clara play 7C, ana play 2E, blas play 6O")


def against_thirteen(**held: str) -> Voltarete:
    """The end of a thirteen of Diego's in bastos; he has two of seven tricks."""
    seven = opened(30, of=FOUR).play_so(feito="diego", kind="treze", suit="bastos", tricks=(3, 1, 1, 2))
    return ending(of=FOUR, feito="diego", **held).but(kind="treze", taken=seven.state.taken)


def laws(case: Voltarete) -> list[tuple[str, ...]]:
    """The laws of each ruling of this hand."""
    return [tuple(each) for each in case.told("ruling", "laws")]


def three_left(how: str) -> Voltarete:
    """Clara has got up after a hand that all passed; Ana deals to Blas, Diego and herself, and wrongly."""
    case = Voltarete(FOUR, table="open", obligation="off").deal(ANA="").all_pass()
    case = case.do("ana passo, blas passo, clara passo, diego decline").done().falls()
    case = case.do("clara propose get-up")
    for _ in range(3):
        case = case.do(f"{case.turn} consent")
    return case.do(f"diego cut 10, ana put-in, ana misdeal {how}")


FIVE = {"ANA": "1E 2B 1B 12B", "BLAS": "4O 5O 6O 7O", "CLARA": "4C 5C 6C 7C 12C"}


def geral(tricks: int, geral: str, **hands: Any) -> Voltarete:
    """Ana goes for a geral and has made so many tricks."""
    taken = opened(30).play_so(tricks=(tricks, 0, 0)).state.taken
    return ending(**hands).but(taken=taken, geral=geral)


def lost(case: Voltarete) -> Voltarete:
    """The last two tricks of a geral, of which Clara makes one."""
    return case.play("12B 5C 4E").play("3C 4O 12C")


def ordered(who: str = "blas") -> Voltarete:
    """He has made só in espadas, all have bought, and he has not yet ordered play."""
    return opened(40).make(who, "só", "espadas").exchange()


def graves(case: Voltarete, who: str, word: str) -> set[bool]:
    """Whether what he may do with this word is offered as something grave."""
    prompt = case.prompt(who)
    assert prompt is not None
    return {offer.grave for offer in prompt.every if isinstance(offer, Say) and offer.word == word}


ACES = "1E 1B 12O 4O 5C 6C 3B 11E 2E"

STOCK = "6O 7C 10E 11C"


def turned(hand: str = ACES, pot: int = 25) -> Voltarete:
    """Ana has turned the card before anybody has seen an ace of hers."""
    return opened(pot, ANA=hand, stock=STOCK).do("ana turn-first")
