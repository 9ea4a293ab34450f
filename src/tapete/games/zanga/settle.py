"""The settlement: what each side earned, how it cancels, how much of it can be paid, and the pot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from tapete.games.zanga.state import CODILLO, FIANZA, FIVE, HECHA, POT, PUESTA, TRICKS, VALES, Item, Z, ZangaState
from tapete.laws.mark import law
from tapete.table.event import Event, event
from tapete.table.state import OVER

TWO = 2
"""What each of the extras is worth."""


# Five and all.


@law("zan.art.48.2", "zan.intro.38")
def asked_in(state: ZangaState) -> int:
    """After how many tricks five is asked."""
    return 2 if state.game.asking == "third" else 3


def first_tricks(state: ZangaState, number: int) -> int | None:
    """The pair that has made so many first tricks in a row, if one has."""
    winners = {trick.winner % 2 for trick in state.taken[:number]}
    return winners.pop() if len(winners) == 1 and len(state.taken) >= number else None


@law("zan.art.48", "zan.art.50", "zan.art.59", "zan.intro.20")
def five(state: ZangaState) -> list[Item]:
    """Two for the five first tricks that were asked, and two lost by who asked and missed them."""
    made = first_tricks(state, FIVE)
    if state.cinco is None:
        if made is None or state.game.five == "asked" or made == state.offenders:
            return []
        return [_item(state, "cinco", made, "zan.intro.20")]
    if state.cinco == made and state.cinco != state.offenders:
        return [_item(state, "cinco", made, "zan.art.48")]
    lost = any(trick.winner % 2 != state.cinco for trick in state.taken[:FIVE])
    if lost or state.cinco == state.offenders:
        return [Item("cinco-failed", 1 - state.cinco, TWO, ("zan.art.59",))]
    return []


@law("zan.art.49", "zan.art.60", "zan.intro.41")
def todas(state: ZangaState) -> list[Item]:
    """Two more for all eight; failed, the two of five are owed for them, or two go to the middle."""
    side = state.todas
    if side is None or side == state.offenders:
        return []
    if failed_all(state):
        against = Item("todas-failed", 1 - side, TWO, ("zan.art.60",))
        return [against] if state.game.failed_todas == "five" else []
    return [_item(state, "todas", side, "zan.art.49")] if len(state.taken) == TRICKS else []


def failed_all(state: ZangaState) -> bool:
    """Whether who goes for all has lost a trick."""
    return any(trick.winner % 2 != state.todas for trick in state.taken)


def _item(state: ZangaState, what: str, side: int, own: str) -> Item:
    against = ("zan.art.50",) if side != state.player % 2 else ()
    return Item(what, side, TWO, (own, *against))


# The estuche.


@law("zan.art.7", "zan.art.51", "zan.art.53")
def estuche_of(state: ZangaState) -> int | None:
    """The pair that has all three matadores on the table: played, or shown when the hand was stopped."""
    three = state.estuche
    owners = [played.seat % 2 for played in state.plays if played.card in three]
    if state.shown and state.game.estuche_shown:
        owners += [seat % 2 for seat in state.active for card in state.hands[seat] if card in three]
    pairs = set(owners)
    return pairs.pop() if len(owners) == len(three) and len(pairs) == 1 else None


def to_announce(state: ZangaState) -> int | None:
    """The pair that could announce the estuche and has not yet."""
    if state.game.announcement == "automatic":
        return None
    side = estuche_of(state)
    return None if side in state.announced else side


@law("zan.art.51", "zan.art.52", "zan.art.53", "zan.art.61", "zan.art.61.2", "zan.intro.19")
def estuche(state: ZangaState, result: str) -> list[Item]:
    """Two to who makes five tricks with it and announces it; lost to the end, the named pair pays it in any case."""
    side, named = estuche_of(state), state.player % 2
    if side is None:
        return []
    winner = named if result == HECHA else 1 - named
    if result != HECHA and len(state.taken) == TRICKS:
        due = side == winner or state.game.loser_estuche == "either"
        return [Item("estuche-lost", winner, TWO, ("zan.art.61",))] if due else []
    announced = side in state.announced or state.game.announcement == "automatic"
    return [Item("estuche", winner, TWO, ("zan.art.51",))] if side == winner and announced else []


# Alone.


@law("zan.art.55", "zan.art.62", "zan.art.57")
def alone(state: ZangaState, result: str) -> list[Item]:
    """Two for a solo that is won, and two lost for one that is not."""
    named = state.player % 2
    if not state.solo:
        return []
    return [_solo("solo", named, "zan.art.55") if result == HECHA else _solo("solo-lost", 1 - named, "zan.art.62")]


def _solo(what: str, to: int, own: str) -> Item:
    return Item(what, to, TWO, (own,))


def due(state: ZangaState, result: str) -> list[Item]:
    """Everything that is due between the pairs for this hand, whoever is to have it."""
    return [*five(state), *todas(state), *alone(state, result), *estuche(state, result)]


# What is paid of it.


@law("zan.art.60", "zan.art.63", "zan.art.55.2")
def cancelled(items: Sequence[Item]) -> list[Item]:
    """What is left when the items of both sides are set off against each other."""
    sums = [sum(item.amount for item in items if item.to == side) for side in (0, 1)]
    winner = sums.index(max(sums))
    return _less([item for item in items if item.to == winner], sums[1 - winner])


def _less(items: Iterable[Item], off: int) -> list[Item]:
    """The items with so much taken off, from the first on."""
    left = []
    for item in items:
        taken = min(off, item.amount)
        off -= taken
        if item.amount > taken:
            left.append(replace(item, amount=item.amount - taken))
    return left


@law("zan.art.64", "zan.art.57", "zan.art.33.2")
def limited(items: Sequence[Item], most: int) -> list[Item]:
    """The items of one side paid as far as this goes, the last ones short."""
    over = max(0, sum(item.amount for item in items) - most)
    paid = _less(reversed(items), over)[::-1]
    return [replace(item, laws=(*item.laws, "zan.art.64")) for item in paid] if over else paid


@law("zan.art.64", "zan.art.55.2")
def extras_paid(state: Z, items: Sequence[Item], held: tuple[int, int]) -> Z:
    """No pair collects more than it could have paid of what it held before all this, nor pays more than it has."""
    told = state.telling(*(event("due", state.seat_for(item.to), what=item.what) for item in items))
    left = cancelled(items)
    if not left:
        return told
    payee = left[0].to
    payer = 1 - payee
    paid = limited(left, min(state.stock(payer), held[payee]))
    return told.paying(told.entry(payer, payee, item.amount, item.what, *item.laws) for item in paid)


# The pot.


@law("zan.art.43", "zan.art.29", "zan.art.47", "zan.intro.42", "zan.intro.43")
def pot_taken(state: Z, side: int, amount: int, *laws: str) -> Z:
    """The pair takes the vales in play; where debts are kept it then pays what it owes the middle, as far as it can."""
    taken = state.paying([state.entry(POT, side, amount, "pot", *laws)])
    owed = min(taken.debts[side], taken.stock(side))
    return taken.putting(side, owed, "debt", "zan.intro.43").owing(side, -owed) if owed else taken


@law("zan.art.25.2", "zan.art.25.3")
def fianza_taken(state: Z, side: int, *laws: str) -> Z:
    """The pair takes the bond."""
    return state.paying([state.entry(FIANZA, side, state.fianza, "fianza", *laws)])


@law("zan.art.46", "zan.art.46.2", "zan.art.47.2", "zan.art.47.3", "zan.intro.4")
def deposited(state: Z, amount: int, own: str) -> Z:
    """The named pair puts in as many vales as were in play, or all it has."""
    named = state.player % 2
    short = amount - min(amount, state.stock(named))
    laws = (own, SHORT[own]) if short else (own,)
    return owed_later(state.putting(named, amount, state.result, *laws), short)


@law("zan.intro.43")
def owed_later(state: Z, short: int) -> Z:
    """What the named pair could not pay of a puesta or a codillo it owes the middle, only where debts are kept."""
    return state.owing(state.player % 2, short) if state.game.debts == "kept" else state


def won(state: Z, pot: int) -> Z:
    """The named pair made it: pot and bond are its own."""
    named, offenders = state.player % 2, state.offenders
    laws = ("zan.art.43",) if offenders is None else ("zan.art.29",)
    return pot_taken(fianza_taken(state, named, "zan.art.21.7"), named, pot, *laws)


def drawn(state: Z, pot: int) -> Z:
    """Four tricks each: the bond goes to the others, and the pot stays."""
    return fianza_taken(state, 1 - state.player % 2, "zan.art.25.2")


@law("zan.art.47", "zan.art.25.3", "zan.intro.44", "zan.art.29.2")
def lost(state: Z, pot: int) -> Z:
    """The others take pot and bond; or where the pot stays they are paid as much by the named pair."""
    named, others = state.player % 2, 1 - state.player % 2
    bond = fianza_taken(state, others, "zan.art.25.3")
    if state.game.codillo == "stays":
        amount = min(pot, bond.stock(named))
        paid = bond.paying([bond.entry(named, others, amount, "codillo", "zan.intro.44")])
        return owed_later(paid, pot - amount)
    law_ids = ("zan.art.47",) if state.offenders is None else ("zan.art.29", "zan.art.29.2")
    return pot_taken(bond, others, pot, *law_ids)


TAKEN = {HECHA: won, PUESTA: drawn, CODILLO: lost}
OWN_LAW = {PUESTA: "zan.art.46", CODILLO: "zan.art.47.2"}
SHORT = {"zan.art.46": "zan.art.46.2", "zan.art.47.2": "zan.art.47.3"}
"""The law of the deposit, and of who has too little for it."""


@law("zan.art.46", "zan.art.47.2", "zan.intro.44")
def to_deposit(state: ZangaState, result: str) -> int:
    """What the named pair must put in the middle."""
    nothing = result == HECHA or (result == CODILLO and state.game.codillo == "stays")
    return 0 if nothing else state.pot


@law("zan.intro.41")
def failed_to_middle(state: Z) -> Z:
    """Where it is so agreed, who went for all and failed puts two in the middle, and they stay there."""
    side = state.todas
    if side is None or side == state.offenders or state.game.failed_todas != "middle" or not failed_all(state):
        return state
    return state.putting(side, TWO, "todas-failed", "zan.intro.41")


def settled(state: Z) -> Z:
    """First what is due between the pairs is paid, then the pot; or where it is so agreed the deposit comes first."""
    result, pot = state.result, state.pot
    told = state.telling(_counted(state, result))
    deposit = to_deposit(state, result)
    items, held = [*due(state, result), *state.owed_items], (state.stock(0), state.stock(1))
    if state.game.order_of_payment == "deposit":
        paid = TAKEN[result](extras_paid(_deposit(told, deposit, result), items, held), pot)
    else:
        paid = _deposit(TAKEN[result](extras_paid(told, items, held), pot), deposit, result)
    return hand_over(failed_to_middle(paid))


def _deposit(state: Z, amount: int, result: str) -> Z:
    return deposited(state, amount, OWN_LAW[result]) if amount else state


def _counted(state: ZangaState, result: str) -> Event:
    named = state.player
    made, against = state.tricks(named % 2), state.tricks(1 - named % 2)
    return event("result", named, result=result, tricks=made, against=against)


@law("zan.art.11", "zan.art.17", "zan.art.14")
def hand_over(state: Z) -> Z:
    """A pair that holds all the vales has won; else the mano of this hand deals the next."""
    after = _zanga_shown(state.but(played=state.played + 1))
    if VALES in (after.stock(0), after.stock(1)):
        return after.but(phase=OVER).telling(event("match-over", why="vales", number=VALES))
    if after.played == state.game.hands:
        return after.but(phase=OVER).telling(event("match-over", why="hands", number=after.played))
    return after.but(dealer=_next_dealer(state), phase=state.game.first_phase)


@law("zan.art.17")
def _next_dealer(state: ZangaState) -> int:
    """The deal passes to the right; after the first hand to its mano, or where it is so agreed from the dealer."""
    return (state.deals_cards + 1) % 4 if state.game.second_dealer == "right" else state.first


def _zanga_shown(state: Z) -> Z:
    if not state.game.show_zanga:
        return state
    return state.but(zanga_shown=True).telling(event("zanga-shown", cards=(*state.zanga, *state.asleep)))
