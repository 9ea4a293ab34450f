"""One way to set a scene, in every game: who holds what, what is done, and what has come of it.

People are named as the laws' cases name them, in small letters; the hands they are dealt, in capitals:

>>> scene = Scene("malilla", ANA="7O", BLAS="3O 12O", DIEGO="2B").do("ana play 7O")
>>> scene.turn, scene.may("blas", "play"), scene.allows("blas play 3O")
('blas', {'12O'}, False)

A scene never changes: each step gives the next one, so that a test can branch.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Self

from typing_extensions import TypeVar

import tapete
from tapete.cards import cards, written
from tapete.soak.looking import cards_in
from tapete.table.action import Action, play
from tapete.table.chance import TABLE
from tapete.table.event import Event, Seat
from tapete.table.game import GUIDED
from tapete.table.ledger import Account
from tapete.table.offer import Accuse, Offer, Prompt
from tapete.table.player import Sight, sight, witness
from tapete.table.state import State
from tapete.table.view import SeatView, View

S = TypeVar("S", bound=State, default=State)

PEOPLE = {"mus": ("South", "East", "North", "West"), "cientos": ("E", "Y")}
"""What the laws' cases call people where it is not Ana, Blas, Clara, Diego and Elena, in the order of the seats."""

LAST = "last"


@dataclass(frozen=True, init=False)
class Scene(Generic[S]):
    """A moment of a match, the short ways to go on from it, and what can be said of it.

    The last seat deals unless another `dealer` is named; where it is None, the lots are still to be drawn. In capitals
    stand the hands, which are then dealt; in small letters the options. `start` holds further facts, as in a record.
    """

    state: S

    def __init__(
        self,
        game: str,
        *,
        table: str = GUIDED,
        names: tuple[str, ...] = (),
        dealer: str | None = LAST,
        start: Any = None,
        stock: str = "",
        **given: Any,
    ) -> None:
        hands = {name: given.pop(name) for name in list(given) if name.isupper()}
        rules = tapete.game(game, table, **given)
        people = rules.people(names or PEOPLE.get(rules.folder, ()))
        seats = {LAST: rules.seats - 1, **{name.lower(): seat for seat, name in enumerate(people)}}
        facts = {} if dealer is None else {"dealer": seats[dealer]}
        begun = self.of(rules.start(people, **{**facts, **(start or {})}))
        object.__setattr__(self, "state", (begun.deal(stock, **hands) if hands or stock else begun).state)

    @classmethod
    def of(cls, state: State) -> Self:
        """This moment of a match, however it was come by."""
        scene = object.__new__(cls)
        object.__setattr__(scene, "state", state)
        return scene

    # How it goes on.

    def do(self, lines: str) -> Self:
        """After these lines, parted by commas: `ana play 7O, * deck ...`. A person that is spoken of is named too."""
        scene = self
        for line in lines.split(","):
            scene = scene._after(*scene._read(line))
        return scene

    def play(self, text: str) -> Self:
        """After these cards, each played by the one whose turn it is."""
        scene = self
        for card in cards(text):
            scene = scene._after(scene.seat(scene.turn), play(card))
        return scene

    def play_out(self) -> Self:
        """The hand played to its end, everybody playing the first card that he is offered."""
        scene = self
        while scene.phase == "play" and scene.state.hand == self.state.hand:
            scene = scene.play(scene.choices(scene.turn, "play")[0])
        return scene

    def any_step(self, chance: Random) -> Self:
        """Whatever comes next: what is left to chance, or something that the one who is awaited may do."""
        if self.state.chance is not None:
            return self._after(TABLE, self.state.chance.outcome(chance.randbytes(8)))
        prompt = self.prompt(self.turn)
        assert prompt is not None, "nobody can do anything"
        return self._after(self.seat(self.turn), prompt.any(chance))

    def falls(self, first: str = "") -> Self:
        """What is left to chance comes out so; what is not written follows in its plain order."""
        assert self.state.chance is not None, "nothing is left to chance"
        drawn = Action.parse(f"{self.state.chance.word} {first}").arguments
        rest = [item for item in self.state.chance.items if item not in drawn]
        return self._after(TABLE, Action(self.state.chance.word, (*drawn, *rest)))

    def deal(self, stock: str = "", **hands: str) -> Self:
        """These hands dealt now; who is not given all his cards gets the first of the pack that nobody was given."""
        return self._dealt(stock, hands, lambda action: True)

    def ready_to_deal(self, stock: str = "", **hands: str) -> Self:
        """The pack taken (if it is not yet), shuffled and cut, so that the dealer has only to deal these hands."""
        done = {"deal"} if self.phase == "pack" else {"deal", "take-pack"}
        return self._dealt(stock, hands, lambda action: action.word not in done)

    def but(self, **changes: Any) -> Self:
        """The same moment with some things changed by hand, whatever led to it."""
        return self.of(self.state.but(**changes))

    def _dealt(self, stock: str, hands: dict[str, str], wanted: Callable[[Action], bool]) -> Self:
        held, scene = {self.seat(name.lower()): cards(text) for name, text in hands.items()}, self
        each = tuple(held.get(seat, ()) for seat in range(len(self.people)))
        for seat, action in self.state.game.stacked(self.state, each, cards(stock)):
            scene = scene._after(seat, action) if wanted(action) else scene
        return scene

    def _after(self, seat: int, action: Action) -> Self:
        return self.of(self.state.apply(seat, action))

    # Who, and what he may do.

    def seat(self, name: str | None) -> int:
        """Where this person sits; `*` is the table."""
        return {"*": TABLE, **{who: seat for seat, who in enumerate(self.people)}}[str(name)]

    def name(self, seat: int | None) -> str | None:
        """Who sits there."""
        return None if seat is None else self.state.name(seat).lower()

    @property
    def people(self) -> list[str]:
        """Who sit round the table, each at the right of the one before."""
        return [str(self.name(seat)) for seat in range(len(self.state.players))]

    @property
    def turn(self) -> str | None:
        """Who is awaited."""
        return self.name(self.state.turn)

    @property
    def dealer(self) -> str | None:
        """Who deals this hand, or the next one between two hands."""
        return self.name(self.state.dealer)

    @property
    def acting(self) -> list[str]:
        """Those who may do something."""
        return [str(self.name(seat)) for seat in self.state.acting()]

    def prompt(self, who: str | None) -> Prompt | None:
        """What is put to him."""
        return self.state.prompt(self.seat(who))

    def offers(self, who: str | None) -> list[str]:
        """What he may do, in the order in which it is offered, with the bounds of each choice."""
        prompt = self.prompt(who)
        every = () if prompt is None else prompt.every
        return [text for offer in every for text in _written(offer)]

    def choices(self, who: str | None, word: str) -> list[str]:
        """Of what he may say or do this word, in the order in which it is offered: `play` of these cards."""
        said = [offer.partition(" ") for offer in self.offers(who)]
        return [rest for first, _, rest in said if first == word]

    def may(self, who: str | None, word: str = "") -> set[str]:
        """What he may do, a choice of cards or of a number by its word alone; or of what he may do this word."""
        return set(self.choices(who, word)) if word else {offer.partition(" (")[0] for offer in self.offers(who)}

    def words(self, who: str | None) -> set[str]:
        """The words of all that he may do."""
        return {offer.partition(" ")[0] for offer in self.offers(who)}

    def allows(self, line: str) -> bool:
        """Whether this can be done now."""
        seat, action = self._read(line)
        prompt = self.state.prompt(seat)
        return prompt is not None and prompt.allows(action)

    def _read(self, line: str) -> tuple[int, Action]:
        who, *said = line.split()
        spoken = [str(self.seat(word)) if word in self.people else word for word in said]
        return self.seat(who), Action.parse(" ".join(spoken))

    # What has come of it.

    @property
    def phase(self) -> str:
        """The stage of the hand."""
        return self.state.phase

    @property
    def standing(self) -> list[int]:
        """Where each side stands."""
        return [self.state.standing(side) for side in self.state.game.sides]

    def paid(self, reason: str) -> list[tuple[Account, Account, int]]:
        """Who has paid whom how much for this reason."""
        entries = self.state.ledger.entries
        return [(entry.payer, entry.payee, entry.amount) for entry in entries if entry.reason == reason]

    def laws_of(self, reason: str) -> list[tuple[str, ...]]:
        """The laws by which each payment for this reason was made."""
        return [entry.laws for entry in self.state.ledger.entries if entry.reason == reason]

    def told(self, key: str, *details: str, to: str | None = None) -> list[Any]:
        """What was told under this key in this hand and the last (`to` somebody): its seat and details.

        With one detail named, that alone; with several, those in this order.
        """
        events = self.state.events if to is None else self.view(to).events
        found = [
            {"seat": self.name(event.seat), **{name: self._said(detail) for name, detail in event.details}}
            for event in events
            if event.key == key
        ]
        if not details:
            return found
        chosen = [tuple(each.get(detail) for detail in details) for each in found]
        return chosen if len(details) > 1 else [each[0] for each in chosen]

    def _said(self, detail: object) -> object:
        return self.name(detail.seat) if isinstance(detail, Seat) else detail

    @property
    def viewers(self) -> list[str | None]:
        """All who see the table: those who sit there, and None, a spectator."""
        return [*self.people, None]

    def told_to(self, key: str) -> list[tuple[str | None, set[str | None]]]:
        """Of each thing told under this key in this hand: whose it is, and who of all that see the table are told."""
        told = [_content(event) for event in self.state.events[self.state.hand_event :] if event.key == key]
        heard = {who: [_content(event) for event in self.witness(who).events] for who in self.viewers}
        return [(self.name(each[1]), {who for who in self.viewers if each in heard[who]}) for each in told]

    def named(self, who: str | None) -> set[str]:
        """Every card of this hand that he, or a spectator, sees or was told of: if he sat there, or comes back now."""
        seat = None if who is None else self.seat(who)
        of_hand = sum(event.told(seat) for event in self.state.events[self.state.hand_event :])
        since = self.state.next_event(seat) - of_hand
        both = (self.state.view(seat, since), witness(self.state, seat, since))
        return {card.text for card in cards_in(both)}

    def held(self, who: str | None) -> list[str]:
        """His hand, in the order in which he got it."""
        return [card.text for card in self.state.zones()[f"hand {self.seat(who)}"]]

    def notes(self, key: str, to: str | None = None) -> list[tuple[str | None, Any]]:
        """The small touches of this key in the view of somebody, or of a spectator: whose they are, and what."""
        return [(self.name(note.seat), self._said(note.value)) for note in self.view(to).notes if note.key == key]

    def some(self, who: str | None, number: int) -> str:
        """So many of his cards, the first by suit and rank, as they are written."""
        return written(sorted(cards(" ".join(self.held(who))))[:number])

    def thrown(self, who: str) -> list[str]:
        """What he has put aside."""
        return [card.text for card in self.state.zones()[f"discards {self.seat(who)}"]]

    def known(self, who: str | None = None) -> set[str]:
        """The cards whose place he, or a spectator, knows."""
        return {card.text for card in self.state.known(None if who is None else self.seat(who))}

    def view(self, who: str | None = None) -> View:
        """What he sees, or a spectator."""
        return self.state.view(None if who is None else self.seat(who))

    def sight(self, who: str) -> Sight:
        """What a bot gets that has sat there all along."""
        return sight(self.state, self.seat(who), Random(1))

    def witness(self, who: str | None) -> View:
        """What he sees, or a spectator, who has been there all along, and has heard everything in time."""
        return witness(self.state, None if who is None else self.seat(who))

    def seen(self, who: str, by: str | None = None) -> SeatView:
        """His place as another, or a spectator, sees it."""
        return self.view(by).seats[self.seat(who)]


def _content(event: Event) -> tuple[str, int | None, object]:
    """What is told, whoever is told."""
    return event.key, event.seat, event.details


def _written(offer: Offer) -> list[str]:
    """An offer as it is written; to accuse somebody, every accusation by itself."""
    return [str(action) for action in offer.actions] if isinstance(offer, Accuse) else [str(offer)]
