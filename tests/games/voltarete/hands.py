"""What is special to a case of Voltarete: a hand made by somebody, and one that has come out so.

Ana, Blas and Clara sit each at the right of the one before. With three Clara deals, so that Ana is mão (M of the laws'
cases), Blas contra-pé (K) and Clara pé (P); with four Diego, the quarto (Q), deals.
"""

from __future__ import annotations

from typing import Any, Self

from tapete.cards import Card, Suit, cards
from tapete.games.voltarete import settle
from tapete.games.voltarete.floor import OpenVoltarete
from tapete.games.voltarete.floor.court import COURT
from tapete.games.voltarete.state import PLAY, VoltareteState
from tapete.table.action import Action
from tapete.table.game import OPEN
from tapete.table.matadores import PACK
from tapete.table.offer import Number, Pick
from tapete.table.tricks import Trick
from tapete.table.view import Played
from tests.scene import Scene

FOUR = "voltarete-four"


class Voltarete(Scene[VoltareteState]):
    """A case of Voltarete; `pot` is what lies there once the dealer has put his five in."""

    def __init__(self, of: str = "voltarete", *, pot: int = 0, start: Any = None, **given: Any) -> None:
        entry = given.get("entry", 5)
        super().__init__(of, start={**({"pot": pot - entry} if pot else {}), **(start or {})}, **given)

    def make(self, who: str, bid: str = "licença", suit: str = "") -> Self:
        """Those before him pass, he bids, the others let him, and he names the suit."""
        case = self
        while case.turn != who:
            case = case.do(f"{case.turn} passo")
        case = case.do(f"{who} {bid}")
        while case.phase == "first-passage":
            case = case.do(f"{case.turn} passo")
        return case.do(f"{who} name {suit}") if suit else case

    def all_pass(self) -> Self:
        """All three pass the first time."""
        case = self
        while case.phase == "first-passage":
            case = case.do(f"{case.turn} passo")
        return case

    def buy(self, *thrown: str) -> Self:
        """The exchange: each throws these cards in turn; who is not named throws none, the feito his first."""
        case = self
        for each in thrown:
            case = case.do(f"{case.turn} discard {each}")
        while case.phase in ("exchange", "buy"):
            case = case.do(f"{case.turn} discard {case._throwable() if case.phase == 'exchange' else ''}")
        return case

    def _throwable(self) -> str:
        """The first card that the feito may throw."""
        prompt = self.prompt(self.turn)
        assert prompt is not None and isinstance(prompt.offers[0], Pick)
        return prompt.offers[0].cards[0].text

    def exchange(self, *thrown: str) -> Self:
        """The exchange at the open table, rightly done: each throws these in turn, draws as many and looks at them."""
        case, given = self, iter(thrown)
        while case.phase in ("exchange", "buy", "draw", "look"):
            if case.phase in ("exchange", "buy"):
                case = case.do(
                    f"{case.turn} discard {next(given, (case.phase == 'exchange' and case._throwable()) or '')}"
                )
            elif case.phase == "draw":
                case = case.do(f"{case.turn} draw {case.lacking}")
            else:
                case = case.do(f"{case.turn} {'look' if case.allows(f'{case.turn} look') else case._goes_on()}")
        return case

    def _goes_on(self) -> str:
        return "order" if self.allows(f"{self.turn} order") else "pass-on"

    @property
    def lacking(self) -> int:
        """How many he who draws should draw."""
        prompt = self.prompt(self.turn)
        assert prompt is not None and isinstance(prompt.offers[0], Number)
        return prompt.offers[0].usual[0]

    def come_out_open(self, tricks: tuple[int, ...], **facts: Any) -> Self:
        """At the open table the hand is played so to its end, nobody claims any more, and all is paid in."""
        facts = {"feito": str(self.name(self.state.feito)), "tricks": tricks, **facts}
        return self.of(settle.played_out(self.play_so(**facts).but(stake=self.state.stake).state)).done()

    def _after(self, seat: int, action: Action) -> Self:
        """When the hand is over a single fault is judged here as `examine` has each of them judged."""
        alone = self.phase == "count" and str(action) not in self.offers(self.name(seat))
        if alone and action.word == "claim" and action.arguments[0] in ("revoke", "cards"):
            return self.of(COURT.claim(floor(self), seat, action))
        return super()._after(seat, action)

    def done(self) -> Self:
        """Nobody has anything more to claim, and every debt is paid in."""
        case = self
        while case.phase in ("count", "debts"):
            case = case.do(f"{case.turn} {'done' if case.phase == 'count' else 'pay-in'}")
        return case

    @property
    def owed(self) -> list[tuple[str | None, int, str]]:
        """The penalties of the hand so far: whose, how much, by which law."""
        assert isinstance(self.state, OpenVoltarete)
        return [(self.name(debt.seat), debt.amount, debt.law) for debt in self.state.penalties]

    @property
    def decisions(self) -> list[str]:
        """What the judge has decided in this hand, in order."""
        return [str(each) for each in self.told("ruling", "decision")]

    def begun(self) -> Self:
        """The exchange over, and the play begun."""
        case = self.buy()
        return case.do(f"{case.turn} begin")

    def play_out_hand(self) -> Self:
        """The tricks played out, everybody playing the first card he may; who has the first five stops."""
        case, answers = self, {"stop": "stop", "laid-down": "accept"}
        while case.phase in ("play", *answers):
            if case.phase == "play":
                case = case.play(case.choices(case.turn, "play")[0])
            else:
                case = case.do(f"{case.turn} {answers[case.phase]}")
        return case

    @property
    def pot(self) -> int:
        """What lies in the pot."""
        return self.state.pot

    @property
    def box(self) -> int:
        """What lies in the box of the Recambó."""
        return self.state.box

    def purses(self, *who: str) -> list[int]:
        """What these have, with the tentos they began with."""
        return [self.state.game.tentos + self.standing[self.seat(name)] for name in who]

    @property
    def waiting(self) -> list[tuple[str | None, int]]:
        """The remissas, the oldest first: whose, and how much."""
        return [(self.name(each.owner), each.amount) for each in self.state.remissas]

    @property
    def marker(self) -> str | None:
        """Who has the Medalhão."""
        return self.name(self.state.marker)

    def paid_by(self, who: str, to: str) -> dict[str, int]:
        """What one has paid another in this hand, by reason."""
        pair = (self.seat(who), self.seat(to))
        entries = self.state.ledger.of_hand(self.state.hand)
        return {entry.reason: entry.amount for entry in entries if (entry.payer, entry.payee) == pair}

    def between(self, who: str, to: str) -> int:
        """What one has paid the other in this hand, less what came back."""
        return sum(self.paid_by(who, to).values()) - sum(self.paid_by(to, who).values())

    def play_so(
        self,
        feito: str = "ana",
        kind: str = "licença",
        suit: str = "espadas",
        tricks: tuple[int, ...] = (5, 3, 1),
        held: str = "",
        first: bool = False,
        **changes: Any,
    ) -> Self:
        """The feito has these cards among his, and each seat has made so many tricks; those of others come first.

        Who won a trick by its cards does not matter here, only who has it.
        """
        seat = self.seat(feito)
        case = self.but(feito=seat, kind=kind, trump=Suit.named(suit), stake=self.pot, phase=PLAY, **changes)
        seats = case.state.active
        others = [each for each in seats if each != seat for _ in range(tricks[each])]
        own = [seat] * tricks[seat]
        holders = [*own, *others] if first else [*others, *own]
        taken, hands = _piles(seats, seat, cards(held), holders, Suit.named(suit))
        every = tuple(hands.get(each, ()) for each in range(len(self.people)))
        return case.but(
            taken=taken, hands=every, stock=(), discards=((),) * len(every), leader=holders[-1] if holders else seats[0]
        )

    def come_out(self, **facts: Any) -> Self:
        """The hand played so to its end, and settled."""
        return self.of(settle.played_out(self.play_so(**facts).state))


def floor(case: Voltarete) -> OpenVoltarete:
    """The state of an open table."""
    assert isinstance(case.state, OpenVoltarete)
    return case.state


def _piles(
    seats: tuple[int, ...], feito: int, held: tuple[Card, ...], holders: list[int], trump: Suit
) -> tuple[tuple[Trick, ...], dict[int, tuple[Card, ...]]]:
    """Tricks with these holders, in which the feito has played what he held first, and no other trump."""
    low = [card for card in PACK if card not in held and card.text not in ("1E", "1B")]
    low.sort(key=lambda card: card.suit is trump)
    hands = {}
    for seat in (feito, *(each for each in seats if each != feito)):
        mine = held if seat == feito else ()
        fill, low = low[: 9 - len(mine)], low[9 - len(mine) :]
        hands[seat] = (*mine, *fill)
    taken = tuple(
        Trick(holder, holder, tuple(Played(seat, hands[seat][number]) for seat in seats))
        for number, holder in enumerate(holders)
    )
    return taken, {seat: hand[len(holders) :] for seat, hand in hands.items()}


def hand(pot: int = 25, of: str = "voltarete", **given: Any) -> Voltarete:
    """A hand dealt with so much in a pot that was not formed in it."""
    names = {"ANA", "BLAS", "CLARA"}
    return Voltarete(of, pot=pot, **{"ANA": "", **given} if not names & set(given) else given)


def opened(pot: int = 25, of: str = "voltarete", **given: Any) -> Voltarete:
    """A hand dealt at the open table."""
    return hand(pot, of, table=OPEN, **given)


def misdealt(how: str, pot: int = 25, of: str = "voltarete", **given: Any) -> Voltarete:
    """A hand at the open table that was dealt so; with names in capitals the cards that each should have had."""
    case = Voltarete(of, pot=pot, table=OPEN, **{name: given.pop(name) for name in list(given) if name.islower()})
    ready = case.ready_to_deal(**given)
    return ready.do(f"{ready.dealer} misdeal {how}")


def endgame(trump: str = "espadas", leader: str = "ana", feito: str = "ana", **given: Any) -> Voltarete:
    """The end of a hand in which each still has just these cards."""
    written = {name: given.pop(name) for name in list(given) if name.isupper()}
    bought = given.pop("bought", ())
    case = hand(**given)
    held = tuple(cards(written.get(str(name).upper(), "")) for name in case.people)
    return case.but(
        phase=PLAY,
        feito=case.seat(feito),
        kind="licença",
        trump=Suit.named(trump),
        stake=case.pot,
        hands=held,
        stock=(),
        bought=bought,
        leader=case.seat(leader),
    )
