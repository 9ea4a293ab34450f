"""Money that was forgotten, asked wrongly or disputed: entries, pot, tentos, remissas and payments."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.voltarete.game import VoltareteGame
from tapete.games.voltarete.judge.penalty import thirteen_asked
from tapete.laws.mark import law
from tapete.table.ledger import Payment
from tapete.table.ruling import OTHERWISE, Due, Fact, Incident, Ruling, Rulings, Verdict, when, whether

DEALER, HOLDER, RIGHTFUL, WINNER, OWNER, PAYER, POT, BOX = (
    "dealer", "holder", "rightful", "winner", "owner", "payer", "pot", "box",
)  # fmt: skip
BEFORE_CUT, WHILE_DEALT, ASKED_BEFORE, LATE = "in-time", "while-dealt", "asked-before", "late"
NOBODY, CONTRA_PE, NEXT_REFUSES = "nobody", "contra-pe-passed", "next-refuses"
AMOUNTS = range(1, 1001)


def incidents(game: VoltareteGame) -> Iterator[Incident]:
    """The incidents of the pot and of the payments."""
    due, pot = Fact("due", AMOUNTS, 2), Fact("pot", range(2, 1001), 25)
    made, entry = Fact("made", (NOBODY, CONTRA_PE, "pe-passed", "somebody")), Fact("entry", AMOUNTS, game.entry)
    yield Incident("forgotten-entry", (made, entry), FORGOTTEN_ENTRY)
    taken = Fact("taken", (RIGHTFUL, "refused", NEXT_REFUSES))
    medalhao = Fact("medalhao", AMOUNTS, game.medalhao or 20)
    yield Incident("forgotten-medalhao", (taken, medalhao), FORGOTTEN_MEDALHAO)
    yield Incident("forgotten-pot", (whether("made_himself"), pot), FORGOTTEN_POT)
    yield Incident("forgotten-tento", (whether("remembered"),), FORGOTTEN_TENTO)
    yield Incident("forgotten-remissa", (Fact("remember", range(1, game.seats + 1)),), FORGOTTEN_REMISSA)
    unseen = (whether("shown"), whether("doubted"), Fact("amount", AMOUNTS, 25))
    yield Incident("unseen-remissa", unseen, UNSEEN_REMISSA)
    asking = Fact("when", (BEFORE_CUT, WHILE_DEALT, ASKED_BEFORE, LATE))
    asked = (due, Fact("asked", range(1001), 0), asking, whether("other_paid", False))
    yield Incident("asked-wrongly", asked, asked_wrongly)
    double = (Fact("excess", AMOUNTS, 2), Fact("when", (BEFORE_CUT, WHILE_DEALT, LATE)))
    yield Incident("paid-double", (*double, whether("other_returned", False)), PAID_DOUBLE)
    yield Incident("disputed-payment", (due, Fact("noticed", (NOBODY, "paid", "unpaid"))), DISPUTED_PAYMENT)
    yield Incident("penalty-payee", thirteen_asked(game), OF_THIRTEEN if game.seats == 4 else TO_THE_POT)
    if game.seats == 4:
        yield Incident("leaves-four", (whether("go_on"),), LEAVES_FOUR)


# The pot.

ENTRY = Due(DEALER, POT, "entry", "entry", "vol.II.18.4 vol.II.18.3")

FORGOTTEN_ENTRY: Rulings = {
    when(made=(NOBODY, CONTRA_PE)): Verdict("pays-now", "vol.II.18.4", dues=(ENTRY,)),
    OTHERWISE: Verdict("too-late", "vol.II.18.4", "pot-as-it-lies"),
}
"""The dealer must put his tentos in as long as nobody has made himself, nor the pé passed for the last time."""

FORGOTTEN_MEDALHAO: Rulings = {
    when(taken=NEXT_REFUSES): Verdict("may-not-refuse", "vol.II.18.8", "medalhao-goes-on"),
    when(taken=RIGHTFUL): Verdict(
        "pays-now", "vol.II.18.8", "medalhao-goes-on", (Due(RIGHTFUL, POT, "medalhao", "medalhão"),)
    ),
    OTHERWISE: Verdict("pays-now", "vol.II.18.7", "medalhao-goes-on", (Due(HOLDER, POT, "medalhao", "medalhão"),)),
}
"""Whoever is found with it pays, unless he whose turn it was takes it; the next after him cannot refuse it."""


@law("vol.II.18.10")
def _takes_pot(pot: int, **others: object) -> Ruling:
    """Of what he takes one tento is the Recambó's."""
    laws = ("vol.II.18.10",)
    taken = (Payment(POT, BOX, 1, "tento", ("vol.II.19.1",)), Payment(POT, WINNER, pot - 1, "lift", laws))
    return Ruling("takes-pot", laws, follows=("new-pot-enters",), payments=taken)


FORGOTTEN_POT: Rulings = {
    when(made_himself=True): Verdict("too-late", "vol.II.18.10", "pot-played-for"),
    OTHERWISE: _takes_pot,
}
"""Who won the pot and left it lying may take it until somebody makes himself, or all have passed twice."""

FORGOTTEN_TENTO: Rulings = {
    when(remembered=False): Verdict("nothing-owed", "vol.II.19.2"),
    OTHERWISE: Verdict("pays-now", "vol.II.19.2", dues=(Due(WINNER, BOX, 1, "tento"),)),
}
"""The tento of the Recambó never lapses, as long as it is remembered."""

FORGOTTEN_REMISSA: Rulings = {
    when(remember=1): Verdict("nothing-owed", "vol.II.19.12"),
    OTHERWISE: Verdict("still-owed", "vol.II.19.12 vol.II.19.10", "enters-in-order"),
}
"""A remissa that all forgot is owed when two remember that it did not enter."""

UNSEEN_REMISSA: Rulings = {
    when(shown=False, doubted=True): Verdict("pays-now", "vol.II.19.20", dues=(Due(OWNER, POT, "amount", "remissa"),)),
    OTHERWISE: Verdict("nothing-owed", "vol.II.19.20"),
}
"""Who strikes out his remissa without calling the others to see it puts it in again if they doubt it."""

TO_THE_POT = Verdict("to-the-pot", "vol.II.19.13", "enters-in-order")

OF_THIRTEEN: Rulings = {
    when(thirteen=True): Verdict("to-the-pot", "vol.II.19.13", "enters-in-order codilho-still-shared"),
    OTHERWISE: TO_THE_POT,
}
"""The reposta of a penalty belongs to the pot and to no player, also in a hand of the thirteen."""

LEAVES_FOUR: Rulings = {
    when(go_on=True): Verdict("no-share", "vol.II.19.14", "three-go-on"),
    OTHERWISE: Verdict("no-share", "vol.II.19.14"),
}
"""Of four, who gets up while remissas wait has no more right to them; the other three may go on."""


# The payments.


@law("vol.II.17.1", "vol.II.17.2", "vol.II.17.3", "vol.II.17.4", "vol.II.17.5", "vol.II.17.12", "vol.II.21.13")
def asked_wrongly(due: int, asked: int, when: str, other_paid: bool) -> Ruling:
    """Nobody pays more than he is asked, until all cards of the next hand are dealt; but opponents pay alike."""
    if other_paid:
        return _pays(due, "vol.II.17.3")
    if when == LATE or (when == ASKED_BEFORE and not asked):
        return Ruling("too-late", ("vol.II.17.4", "vol.II.17.12"))
    if when == ASKED_BEFORE:
        return _pays(min(due, asked), "vol.II.17.5")
    # Elsewhere the cut ends the time for it; here a second pack lies ready, and it lasts until the last card is dealt.
    in_time = ("vol.II.17.4", "vol.II.21.13") if when == WHILE_DEALT else ("vol.II.17.1",)
    if asked >= due:
        return _pays(due, *in_time)
    rest = ("vol.II.17.2", "vol.II.17.4", *in_time[1:])
    return (
        _pays(asked, *rest, follows=("may-still-ask",)) if asked else Ruling("nothing-owed", rest, ("may-still-ask",))
    )


def _pays(amount: int, *laws: str, follows: tuple[str, ...] = ()) -> Ruling:
    """He pays so much by the first of these laws."""
    paid = Payment(PAYER, WINNER, amount, "payment", laws[:1])
    return Ruling("pays-now", laws, follows, (paid,))


BACK = (Due(WINNER, PAYER, "excess", "returned"),)

PAID_DOUBLE: Rulings = {
    when(other_returned=True): Verdict("gives-back", "vol.II.17.14", dues=BACK),
    when(when=LATE): Verdict("too-late", "vol.II.17.13"),
    OTHERWISE: Verdict("gives-back", "vol.II.17.13", dues=BACK),
}
"""What was paid as for copas in another suit goes back if it is asked in time, or if the other gave it back."""

DISPUTED_PAYMENT: Rulings = {
    when(noticed="unpaid"): Verdict("pays-now", "vol.II.17.21", dues=(Due(PAYER, WINNER, "due", "payment"),)),
    OTHERWISE: Verdict("gives-way", "vol.II.17.21"),
}
"""A third person decides who is right; if nobody noticed, the one who asks gives way."""
