"""Money that was forgotten, asked wrongly or disputed: entries, pot, tentos, remissas and payments."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.voltarete.game import VoltareteGame
from tapete.games.voltarete.judge.penalty import thirteen_asked
from tapete.laws.mark import law
from tapete.table.ledger import Payment
from tapete.table.option import YES_NO
from tapete.table.ruling import Fact, Incident, Ruling

DEALER, HOLDER, RIGHTFUL, WINNER, OWNER, PAYER, POT, BOX = (
    "dealer", "holder", "rightful", "winner", "owner", "payer", "pot", "box",
)  # fmt: skip
BEFORE_CUT, WHILE_DEALT, ASKED_BEFORE, LATE = "in-time", "while-dealt", "asked-before", "late"
NOBODY, CONTRA_PE = "nobody", "contra-pe-passed"
AMOUNTS = range(1, 1001)
TWO_REMEMBER = law("vol.II.19.12")(2)


def incidents(game: VoltareteGame) -> Iterator[Incident]:
    """The incidents of the pot and of the payments."""
    due = Fact("due", AMOUNTS, 2)
    yield Incident(
        "forgotten-entry",
        (Fact("made", (NOBODY, CONTRA_PE, "pe-passed", "somebody")), Fact("entry", AMOUNTS, game.entry)),
        forgotten_entry,
    )
    yield Incident(
        "forgotten-medalhao",
        (Fact("taken", ("rightful", "refused", "next-refuses")), Fact("medalhao", AMOUNTS, game.medalhao or 20)),
        forgotten_medalhao,
    )
    yield Incident("forgotten-pot", (Fact("made_himself", YES_NO), Fact("pot", range(2, 1001), 25)), forgotten_pot)
    yield Incident("forgotten-tento", (Fact("remembered", YES_NO),), forgotten_tento)
    yield Incident("forgotten-remissa", (Fact("remember", range(1, game.seats + 1)),), forgotten_remissa)
    yield Incident(
        "unseen-remissa", (Fact("shown", YES_NO), Fact("doubted", YES_NO), Fact("amount", AMOUNTS, 25)), unseen_remissa
    )
    yield Incident(
        "asked-wrongly",
        (
            due,
            Fact("asked", range(1001), 0),
            Fact("when", (BEFORE_CUT, WHILE_DEALT, ASKED_BEFORE, LATE)),
            Fact("other_paid", YES_NO, False),
        ),
        asked_wrongly,
    )
    yield Incident(
        "paid-double",
        (
            Fact("excess", AMOUNTS, 2),
            Fact("when", (BEFORE_CUT, WHILE_DEALT, LATE)),
            Fact("other_returned", YES_NO, False),
        ),
        paid_double,
    )
    yield Incident("disputed-payment", (due, Fact("noticed", ("nobody", "paid", "unpaid"))), disputed_payment)
    yield Incident("penalty-payee", thirteen_asked(game), penalty_payee)
    if game.seats == 4:
        yield Incident("leaves-four", (Fact("go_on", YES_NO),), leaves_four)


# The pot.


@law("vol.II.18.4")
def forgotten_entry(made: str, entry: int) -> Ruling:
    """The dealer must put his tentos in as long as nobody has made himself, nor the pé passed for the last time."""
    if made in (NOBODY, CONTRA_PE):
        due = Payment(DEALER, POT, entry, "entry", ("vol.II.18.4", "vol.II.18.3"))
        return Ruling("pays-now", ("vol.II.18.4",), payments=(due,))
    return Ruling("too-late", ("vol.II.18.4",), follows=("pot-as-it-lies",))


@law("vol.II.18.7", "vol.II.18.8")
def forgotten_medalhao(taken: str, medalhao: int) -> Ruling:
    """Whoever is found with it pays, unless he whose turn it was takes it; the next after him cannot refuse it."""
    if taken == "next-refuses":
        return Ruling("may-not-refuse", ("vol.II.18.8",), follows=("medalhao-goes-on",))
    payer, law_id = (RIGHTFUL, "vol.II.18.8") if taken == "rightful" else (HOLDER, "vol.II.18.7")
    paid = Payment(payer, POT, medalhao, "medalhão", (law_id,))
    return Ruling("pays-now", (law_id,), follows=("medalhao-goes-on",), payments=(paid,))


@law("vol.II.18.10")
def forgotten_pot(made_himself: bool, pot: int) -> Ruling:
    """Who won the pot and left it lying may take it until somebody makes himself, or all have passed twice."""
    laws = ("vol.II.18.10",)
    if made_himself:
        return Ruling("too-late", laws, follows=("pot-played-for",))
    taken = (Payment(POT, BOX, 1, "tento", ("vol.II.19.1",)), Payment(POT, WINNER, pot - 1, "lift", laws))
    return Ruling("takes-pot", laws, follows=("new-pot-enters",), payments=taken)


@law("vol.II.19.2")
def forgotten_tento(remembered: bool) -> Ruling:
    """The tento of the Recambó never lapses, as long as it is remembered."""
    laws = ("vol.II.19.2",)
    if not remembered:
        return Ruling("nothing-owed", laws)
    return Ruling("pays-now", laws, payments=(Payment(WINNER, BOX, 1, "tento", laws),))


@law("vol.II.19.12")
def forgotten_remissa(remember: int) -> Ruling:
    """A remissa that all forgot is owed when two remember that it did not enter."""
    if remember < TWO_REMEMBER:
        return Ruling("nothing-owed", ("vol.II.19.12",))
    return Ruling("still-owed", ("vol.II.19.12", "vol.II.19.10"), follows=("enters-in-order",))


@law("vol.II.19.20")
def unseen_remissa(shown: bool, doubted: bool, amount: int) -> Ruling:
    """Who strikes out his remissa without calling the others to see it puts it in again if they doubt it."""
    laws = ("vol.II.19.20",)
    if shown or not doubted:
        return Ruling("nothing-owed", laws)
    return Ruling("pays-now", laws, payments=(Payment(OWNER, POT, amount, "remissa", laws),))


@law("vol.II.19.13")
def penalty_payee(thirteen: bool = False) -> Ruling:
    """The reposta of a penalty belongs to the pot and to no player, also in a hand of the thirteen."""
    follows = ("enters-in-order", "codilho-still-shared") if thirteen else ("enters-in-order",)
    return Ruling("to-the-pot", ("vol.II.19.13",), follows=follows)


@law("vol.II.19.14")
def leaves_four(go_on: bool) -> Ruling:
    """Of four, who gets up while remissas wait has no more right to them; the other three may go on."""
    return Ruling("no-share", ("vol.II.19.14",), follows=("three-go-on",) if go_on else ())


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


@law("vol.II.17.13", "vol.II.17.14")
def paid_double(excess: int, when: str, other_returned: bool) -> Ruling:
    """What was paid as for copas in another suit goes back if it is asked in time, or if the other gave it back."""
    if when == LATE and not other_returned:
        return Ruling("too-late", ("vol.II.17.13",))
    law_id = "vol.II.17.14" if other_returned else "vol.II.17.13"
    return Ruling("gives-back", (law_id,), payments=(Payment(WINNER, PAYER, excess, "returned", (law_id,)),))


@law("vol.II.17.21")
def disputed_payment(due: int, noticed: str) -> Ruling:
    """A third person decides who is right; if nobody noticed, the one who asks gives way."""
    if noticed == "unpaid":
        return _pays(due, "vol.II.17.21")
    return Ruling("gives-way", ("vol.II.17.21",))
