"""A hand that is over: what happened in it, who has won it, and what each pays for it. Nothing here knows a table.

The judge and the open table fill in more of `Finished` than the guided table ever can.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tapete.games.voltarete.kinds import FIRST_FIVE, KINDS, MOST_LOST, TREZE
from tapete.laws.mark import law
from tapete.table.ledger import Payment

PLAYED, GRANTED, GIVEN_BACK, PASSED, VOID = "played", "granted", "given-back", "passed", "void"
WIN, REPOSTA, CODILHO, NOTHING = "win", "reposta", "codilho", "nothing"
BEATEN, DEFENDED = "beaten", "defended"
"""How one comes out who has taken the hand over: the third has most tricks, or the feito has more than he."""
DECLARED, UNDECLARED = "declared", "undeclared"


@dataclass(frozen=True, slots=True)
class Debt:
    """What somebody owes to the pot, and by which law: for the game he lost, for what he refused, or as a penalty."""

    seat: int
    amount: int
    kind: str
    law: str


@dataclass(frozen=True, slots=True)
class Ending:
    """How a hand has ended, the result on which a claim was accepted, and whether it named first five or geral.

    Those who laid it down or gave it up are `trusting`: they may not look for faults in it any more.
    """

    how: str
    agreed: tuple[str, tuple[int, ...]] | None = None
    named: str = ""
    trusting: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Finished:
    """The facts of a hand that is over.

    `opponents` stand from the feito's right on, and the `quarto` where he pays and is paid as one of them; `tricks` are
    each seat's. `agreed` is the result on which a claim was accepted, with those who have the codilho. The `pursuer`
    has taken the hand over, with matadores of his own. Who is `barred_word` has given the hand up by his word,
    `barred_fault` by a fault. `unpaid` get no payments, `no_geral` nothing of a lost geral; `pays_for_all` pays the
    others' geral. A feito who `flees` has made a hand void in which his geral was lost already.
    """

    how: str
    stake: int
    feito: int | None = None
    opponents: tuple[int, ...] = ()
    quarto: tuple[int, ...] = ()
    kind: str = ""
    favorita: bool = False
    tricks: tuple[int, ...] = ()
    matadores: int = 0
    first_five: bool = False
    geral: str = ""
    made: bool = False
    granted: tuple[int, ...] = ()
    refused: tuple[int, ...] = ()
    pursuer: int | None = None
    own_matadores: int = 0
    agreed: tuple[str, tuple[int, ...]] | None = None
    barred_word: frozenset[int] = frozenset()
    barred_fault: frozenset[int] = frozenset()
    unpaid: frozenset[int] = frozenset()
    no_geral: frozenset[int] = frozenset()
    geral_off: bool = False
    count_wrong: bool = False
    pays_for_all: int | None = None
    penalties: tuple[Debt, ...] = ()
    flees: bool = False

    @property
    def player(self) -> int:
        """The feito, where there must be one."""
        assert self.feito is not None
        return self.feito

    @property
    @law("vol.I.6.16", "vol.I.10.3", "vol.II.17.11", "vol.II.17.15")
    def rate(self) -> int:
        """By how much payments are multiplied: two in favorita."""
        return 2 if self.favorita else 1

    @property
    def others(self) -> tuple[int, ...]:
        """Whom the feito pays, and who pay him."""
        return self.opponents + self.quarto

    @property
    def barred(self) -> frozenset[int]:
        """Who cannot win the hand."""
        return self.barred_word | self.barred_fault


@dataclass(frozen=True, slots=True)
class Result:
    """How the hand came out for the feito, and who has the codilho."""

    kind: str
    codilho: tuple[int, ...] = ()


# Who has won.


def result(hand: Finished) -> Result:
    """What the tricks, or an accepted claim, give."""
    if hand.agreed is not None:
        return _without_barred(hand, Result(*hand.agreed))
    if hand.kind == TREZE:
        return _without_barred(hand, _against_thirteen(hand))
    if hand.pursuer is not None:
        return _without_barred(hand, _of_pursuer(hand, hand.pursuer))
    return _without_barred(hand, (_against_refuser if len(hand.granted) == 1 else _three_piles)(hand))


@law(
    "vol.I.9.1", "vol.I.9.2", "vol.I.9.3", "vol.I.9.4", "vol.I.9.5", "vol.I.9.6", "vol.I.9.7", "vol.I.9.8",
    "vol.II.9.8", "vol.II.9.12",
)  # fmt: skip
def _three_piles(hand: Finished) -> Result:
    """More tricks than either wins, as many as the better is a reposta, fewer a codilho of whoever has most."""
    own, best = hand.tricks[hand.player], max(hand.tricks[seat] for seat in hand.opponents)
    if own > best:
        return Result(WIN)
    if own == best:
        return Result(REPOSTA)
    return Result(CODILHO, tuple(seat for seat in hand.opponents if hand.tricks[seat] == best))


@law("vol.II.15.8", "vol.II.15.10", "vol.II.15.11")
def _against_thirteen(hand: Finished) -> Result:
    """The three have one heap: with five tricks the quarto wins, with fewer the codilho is theirs."""
    return Result(WIN) if hand.tricks[hand.player] >= 5 else Result(CODILHO, hand.opponents)


@law("vol.II.9.2", "vol.II.9.3", "vol.II.9.4")
def _against_refuser(hand: Finished) -> Result:
    """Once granted, the feito cannot win, nor the granter have the codilho; who refused needs more than either."""
    refuser = hand.refused[0]
    others = (hand.player, hand.granted[0])
    ahead = all(hand.tricks[refuser] > hand.tricks[seat] for seat in others)
    return Result(CODILHO, (refuser,)) if ahead else Result(REPOSTA)


def _of_pursuer(hand: Finished, pursuer: int) -> Result:
    """Most tricks alone win him the codilho; with as many as the best both owe; else he has lost to one of them."""
    own = hand.tricks[pursuer]
    third = next(seat for seat in hand.opponents if seat != pursuer)
    best = max(hand.tricks[hand.player], hand.tricks[third])
    if own > best:
        return Result(CODILHO, (pursuer,))
    if own == best:
        return Result(REPOSTA)
    return Result(BEATEN, (third,)) if hand.tricks[third] > hand.tricks[hand.player] else Result(DEFENDED)


@law("vol.II.12.8")
def _without_barred(hand: Finished, found: Result) -> Result:
    """Who is barred wins nothing: what he gave up by his word is a reposta, by a fault no result at all."""
    if found.kind == WIN and hand.player in hand.barred_word:
        return Result(REPOSTA)
    if found.kind == WIN and hand.player in hand.barred_fault:
        return Result(NOTHING)
    if found.codilho:
        left = tuple(seat for seat in found.codilho if seat not in hand.barred)
        return Result(found.kind, left) if left else Result(REPOSTA)
    return found


# What is paid.


@law("vol.II.15.11", "vol.I.9.8")
def shares(amount: int, seats: Sequence[int]) -> list[tuple[int, int]]:
    """An amount divided among these, the odd tentos one each from the first on.

    >>> shares(47, (0, 1, 2))
    [(0, 16), (1, 16), (2, 15)]
    """
    each, odd = divmod(amount, len(seats))
    return [(seat, each + (place < odd)) for place, seat in enumerate(seats)]


def payments(hand: Finished, found: Result) -> Iterator[Payment[int]]:
    """All that players pay one another; the pot and what is owed to it stand apart."""
    if hand.how in (GRANTED, GIVEN_BACK):
        laws = _surrender_laws(hand)
        yield from (_base(hand, hand.player, seat, *laws) for seat in hand.others if seat not in hand.unpaid)
        return
    if hand.how == VOID:
        yield from _geral(hand) if hand.flees else ()
        return
    if found.kind == WIN:
        yield from _won(hand)
    elif found.kind in (REPOSTA, CODILHO, BEATEN):
        yield from _lost(hand, found)
    elif found.kind == DEFENDED:
        yield from _defended(hand)
    yield from _geral(hand)


@law("vol.I.7.4", "vol.II.9.6", "vol.II.17.6", "vol.II.17.8", "vol.II.17.9", "vol.II.17.15")
def _surrender_laws(hand: Finished) -> tuple[str, ...]:
    """Who gives the hand up pays the game to each, and no matadores."""
    if hand.how == GIVEN_BACK:
        return ("vol.II.17.6",)
    granted = "vol.II.17.8" if hand.kind == TREZE else "vol.II.17.9"
    return (granted, "vol.II.17.15") if hand.favorita else (granted,)


@law("vol.I.9.1", "vol.I.9.9", "vol.I.9.10", "vol.I.9.11", "vol.I.9.12", "vol.I.9.13", "vol.II.17.7")
def _base(hand: Finished, payer: int, payee: int, *laws: str) -> Payment[int]:
    own = laws or (KINDS[hand.kind].law,)
    return Payment(payer, payee, hand.rate * KINDS[hand.kind].base, hand.kind, _in_favorita(hand, own))


def _in_favorita(hand: Finished, laws: tuple[str, ...]) -> tuple[str, ...]:
    return (*laws, "vol.II.17.11") if hand.favorita and "vol.II.17.15" not in laws else laws


@law(
    "vol.I.9.14", "vol.I.9.15", "vol.I.9.16", "vol.I.23.2", "vol.II.14.4", "vol.II.17.1", "vol.II.17.10",
    "vol.II.17.16", "vol.II.17.17",
)  # fmt: skip
def _won(hand: Finished) -> Iterator[Payment[int]]:
    """Each opponent pays the game, the matadores, and the first five unless a won geral pays for those tricks."""
    for seat in hand.others:
        yield _base(hand, seat, hand.player)
        yield _matadores(hand, seat, hand.player, hand.matadores)
        if hand.first_five and not geral_won(hand):
            amount = hand.rate * FIRST_FIVE
            yield Payment(seat, hand.player, amount, "first-five", _in_favorita(hand, ("vol.I.9.14",)))


def _matadores(hand: Finished, payer: int, payee: int, number: int, *laws: str) -> Payment[int]:
    return Payment(payer, payee, hand.rate * number, "matadores", _in_favorita(hand, ("vol.I.9.15", *laws)))


@law(
    "vol.I.9.2", "vol.I.9.3", "vol.I.19.1", "vol.I.23.1", "vol.I.23.3", "vol.II.15.11", "vol.II.17.18",
    "vol.II.17.19", "vol.II.17.20",
)  # fmt: skip
def _lost(hand: Finished, found: Result) -> Iterator[Payment[int]]:
    """The feito pays each what he would have had of him, four matadores at most; the codilho is the stake."""
    if found.codilho:
        law_id = "vol.II.15.11" if hand.kind == TREZE else "vol.I.9.3"
        payer = hand.pursuer if found.kind == BEATEN and hand.pursuer is not None else hand.player
        for seat, amount in shares(hand.stake, found.codilho):
            yield Payment(payer, seat, amount, "codilho", (law_id,))
    for seat in hand.others:
        if seat not in hand.unpaid:
            yield _base(hand, hand.player, seat)
            yield _matadores(hand, hand.player, seat, min(hand.matadores, MOST_LOST), "vol.II.17.18")


def _defended(hand: Finished) -> Iterator[Payment[int]]:
    """Who has taken the hand over and made fewer than the feito pays like one, to him too."""
    pursuer = hand.pursuer
    assert pursuer is not None
    for seat in (hand.player, *hand.others):
        if seat not in (pursuer, *hand.unpaid):
            yield _base(hand, pursuer, seat)
            yield _matadores(hand, pursuer, seat, min(hand.own_matadores, MOST_LOST), "vol.II.17.18")


@law("vol.I.9.16", "vol.I.9.22", "vol.I.9.39")
def geral_won(hand: Finished) -> bool:
    """Whether all nine tricks were made by one who may win, and has not given the hand up."""
    spoilt = hand.count_wrong or hand.geral_off or hand.pursuer is not None
    return bool(hand.geral) and hand.made and not spoilt and hand.feito not in hand.barred


def geral_lost(hand: Finished) -> bool:
    """Whether he went for it and one trick is lacking; whoever is barred cannot win it, and loses it only so."""
    return bool(hand.geral) and not hand.geral_off and (not hand.made or hand.count_wrong)


@law("vol.I.9.38", "vol.I.9.40", "vol.I.9.41", "vol.II.14.3", "vol.II.14.5", "vol.II.17.17")
def _geral(hand: Finished) -> Iterator[Payment[int]]:
    """It is won and lost by the same table, whatever becomes of the hand."""
    if not (geral_won(hand) or geral_lost(hand)):
        return
    kind, declared = KINDS[hand.kind], hand.geral == DECLARED
    amount = hand.rate * kind.geral * (2 if declared else 1)
    own = kind.geral_laws[declared + 2 * hand.favorita]
    for seat in hand.others:
        if geral_won(hand):
            payer = seat if hand.pays_for_all is None else hand.pays_for_all
            yield Payment(payer, hand.player, amount, "geral", (own,))
        elif seat not in hand.no_geral:
            yield Payment(hand.player, seat, amount, "geral-lost", (own, "vol.I.9.38"))


OWED_BY = {PLAYED: "vol.I.9.2", GRANTED: "vol.II.9.6", GIVEN_BACK: "vol.II.9.10"}


@law("vol.I.9.2", "vol.I.16.1", "vol.II.9.5", "vol.II.9.6", "vol.II.9.10", "vol.II.9.12", "vol.II.15.9")
def debts(hand: Finished, found: Result) -> tuple[Debt, ...]:
    """The feito's reposta, one of each who refused it and has not the codilho, then the penalties."""
    owed = []
    if hand.how in (GRANTED, GIVEN_BACK) or found.kind in (REPOSTA, BEATEN):
        owed.append(Debt(hand.player, hand.stake, "game", OWED_BY[hand.how]))
    if hand.pursuer is not None and found.kind in (REPOSTA, DEFENDED):
        owed.append(Debt(hand.pursuer, hand.stake, "pursued", "vol.II.9.5"))
    if hand.how == PLAYED:
        spared = (*found.codilho, hand.pursuer)
        owed += [Debt(seat, hand.stake, "refused", "vol.II.9.5") for seat in hand.refused if seat not in spared]
    absorbed = bool(hand.geral) and hand.count_wrong
    owed += [each for each in hand.penalties if not (absorbed and each.seat == hand.feito and each.kind == "count")]
    return tuple(owed)
