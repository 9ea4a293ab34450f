"""How an answer takes shape: a cursor over cards and buttons, cards chosen, a number set, grave things asked twice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tapete.cards import Card
from tapete.table.action import Action
from tapete.table.offer import Number, Offer, Pick, Say
from tapete.terminal.asking import Asking
from tapete.terminal.buttons import Button, lettered
from tapete.words import Words

CONFIRM, MORE, LESS, PLUS, BACK = "confirm", "more", "less", "plus", "back"


class Answering:
    """What one person is about to answer; `press` and `choose` give the action once it is settled."""

    def __init__(self, asking: Asking, held: Sequence[Card] = ()) -> None:
        self.asking, self.held = asking, held
        self.pick, self.number = asking.pick, asking.number
        self.picked: list[Card] = []
        self.armed: str | None = None
        self.value = 0
        self._typed = ""
        self._begin()

    def _begin(self) -> None:
        self.picked, self.armed, self._typed = [], None, ""
        if self.number is not None:
            self.value = next(iter(self.number.usual), self.number.least)
        self.card: Card | None = self.reach[0] if self.reach and self.asking.mine else None
        self.button: str | None = None
        if self.asking.mine and self.card is None and self.number is None and self.asking.buttons:
            self.button = "offer 0"

    # Cards.

    @property
    def idle(self) -> bool:
        """Whether no card is asked for, so that all look alike."""
        return not self.cards

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that can be used now."""
        return self.pick.cards if self.pick is not None else tuple(self.asking.cards)

    @property
    def reach(self) -> tuple[Card, ...]:
        """The same in the order in which they are held."""
        return tuple(card for card in self.held if card in self.cards)

    def touch(self, card: Card) -> Action | None:
        """A card is touched: it is chosen or put back, or played."""
        if card not in self.cards:
            return None
        self.card, self.button = card, None
        if self.pick is not None:
            self._toggle(card, self.pick)
            return None
        # Nobody waits for this card: it is asked twice.
        if not self.asking.mine and self.armed != card.text:
            self.armed = card.text
            return None
        return self.asking.cards[card]

    def _toggle(self, card: Card, pick: Pick) -> None:
        if card in self.picked:
            self.picked.remove(card)
        elif len(self.picked) < pick.most:
            self.picked.append(card)
        elif pick.most == 1:
            self.picked = [card]

    # The cursor.

    def move(self, step: int) -> None:
        """To the next card, button or number."""
        self.armed = None
        if self.number is not None and self.button is None:
            self.step(step)
        elif self.button is None and self.reach:
            at = self.reach.index(self.card) + step if self.card in self.reach else 0
            self.card = self.reach[at % len(self.reach)]
        else:
            keys = self._keys()
            if keys:
                at = keys.index(self.button) + step if self.button in keys else 0
                self.button = keys[at % len(keys)]

    def cross(self) -> None:
        """From the cards or the number to the buttons, or back."""
        self.armed = None
        if self.button is None and self._keys():
            self.button = self._keys()[0]
        elif self.reach or self.number is not None:
            self.button = None

    def _keys(self) -> list[str]:
        keys = [CONFIRM] if self.pick is not None or self.number is not None else []
        keys += [f"offer {place}" for place in range(len(self.asking.buttons))]
        return keys + [MORE] * bool(self.asking.more) + [BACK] * self.strayed

    def step(self, step: int) -> None:
        """A higher or lower number."""
        if self.number is not None:
            self.value = min(self.number.most, max(self.number.least, self.value + step))
            self._typed = ""

    def type(self, digit: str) -> None:
        """A number written digit by digit."""
        if self.number is None:
            return
        typed = self._typed + digit
        self._typed = typed if int(typed) <= self.number.most else digit
        self.value = min(self.number.most, max(self.number.least, int(self._typed)))

    # Deciding.

    def enter(self) -> Action | None:
        """What lies under the cursor is meant."""
        if self.button is not None:
            return self.press(self.button)
        if self.pick is not None and not self.complete and self.card is not None:
            return self.touch(self.card)
        if self.pick is not None and not self.picked:
            # To choose no card at all must be meant: the button is shown first.
            self.button = CONFIRM
            return None
        if self.pick is not None or self.number is not None:
            return self.press(CONFIRM)
        return self.touch(self.card) if self.card is not None else None

    def space(self) -> Action | None:
        """The card under the cursor is meant."""
        return self.touch(self.card) if self.card is not None and self.button is None else self.enter()

    def press(self, key: str) -> Action | None:
        """A button is pressed; what is grave must be pressed twice."""
        word, _, rest = key.partition(" ")
        if word == "offer":
            return self._offered(key, self.asking.buttons[int(rest)])
        if word == "usual":
            self.value = int(rest)
            return self.press(CONFIRM)
        if key == BACK:
            self.pick, self.number = self.asking.pick, self.asking.number
            self._begin()
        elif key in (LESS, PLUS):
            self.step(1 if key == PLUS else -1)
        elif key == CONFIRM and self.number is not None:
            return self.number.of(self.value)
        elif key == CONFIRM and self.pick is not None and self.complete:
            return self.pick.of(tuple(self.picked))
        return None

    def _offered(self, key: str, offer: Offer) -> Action | None:
        if isinstance(offer, Say) and offer.grave and self.armed != key:
            self.armed = self.button = key
            return None
        return self.take_up(offer)

    def take_up(self, offer: Offer) -> Action | None:
        """An offer is wanted: done at once, or its cards or number asked for."""
        match offer:
            case Say(action=action):
                return action
            case Pick():
                self.pick, self.number = offer, None
            case Number():
                self.pick, self.number = None, offer
        self._begin()
        self.card, self.button = (self.reach[0] if self.reach else None), None
        return None

    @property
    def complete(self) -> bool:
        """Whether enough cards are chosen."""
        return self.pick is None or self.pick.least <= len(self.picked) <= self.pick.most

    @property
    def strayed(self) -> bool:
        """Whether something else is being answered than what was asked."""
        return self.pick is not self.asking.pick or self.number is not self.asking.number

    # What it looks like.

    def buttons(self, words: Words, names: Sequence[str]) -> list[Button]:
        """Everything that can be pressed now."""
        shown: list[Button] = []
        if self.number is not None:
            shown += [Button(LESS, "−"), Button(PLUS, "+")]
            label = words.action(self.number.of(self.value), names)
            shown.append(Button(CONFIRM, label, letter="⏎", main=True))
            usual = [number for number in self.number.usual if number != self.value]
            shown += [Button(f"usual {number}", str(number)) for number in usual]
        if self.pick is not None:
            count = max(len(self.picked), self.pick.least)
            label = words.text(f"action-{self.pick.word}", count=count, cards=words.cards(self.picked))
            shown.append(Button(CONFIRM, label, letter="⏎", main=True, dead=not self.complete))
        for place, offer in enumerate(self.asking.buttons):
            key, grave = f"offer {place}", isinstance(offer, Say) and offer.grave
            label = words.offer(offer, names)
            shown.append(Button(key, label if isinstance(offer, Say) else f"{label}…", grave=grave))
        if self.strayed:
            shown.append(Button(BACK, words.text("table-back")))
        if self.asking.more:
            shown.append(Button(MORE, words.text("table-more", count=len(self.asking.more)), letter="F4"))
        return [self._asked_again(button, words) for button in _with_letters(shown)]

    def _asked_again(self, button: Button, words: Words) -> Button:
        if button.key != self.armed:
            return button
        return replace(button, label=words.text("table-sure", what=button.label), armed=True)


def _with_letters(buttons: list[Button]) -> list[Button]:
    bare = {LESS, PLUS, CONFIRM, MORE}
    plain = [button for button in buttons if button.key not in bare and not button.key.startswith("usual")]
    lettered_by_key = {button.key: button for button in lettered(plain)}
    return [lettered_by_key.get(button.key, button) for button in buttons]
