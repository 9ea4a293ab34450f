"""What else one can do: claims, talk, and whatever is seldom wanted."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import OptionList, Static

from tapete.table.offer import Accuse, Offer, Say
from tapete.terminal.asking import narrower
from tapete.terminal.panel import Panel
from tapete.words import Words


class MoreScreen(Panel[Offer | None]):
    """A list to choose from; a grave thing is asked twice, and an accusation step by step."""

    def __init__(self, offers: Sequence[Offer], words: Words, names: Sequence[str]) -> None:
        super().__init__()
        self.offers, self.words, self.names = offers, words, names
        self.armed: int | None = None

    def compose(self) -> ComposeResult:
        """A title and the list."""
        with Vertical(classes="sheet"):
            yield Static(self.words.text("table-more-title"), classes="title", markup=False)
            yield OptionList(*self.labels(), markup=False)

    def labels(self) -> list[str]:
        """What there is to choose from, in words."""
        return [self.words.offer(offer, self.names) for offer in self.offers]

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """This one."""
        place = event.option_index
        offer = self.offers[place]
        if isinstance(offer, Accuse):
            self.narrow(offer, event.option_list)
        elif isinstance(offer, Say) and offer.grave and self.armed != place:
            label = self.words.text("table-sure", what=self.words.offer(offer, self.names))
            event.option_list.replace_option_prompt_at_index(place, label)
            self.armed = place
        else:
            self.dismiss(offer)

    def narrow(self, accuse: Accuse, listed: OptionList) -> None:
        """Of what, or whom?"""
        self.query_one(".title", Static).update(self.words.offer(accuse, self.names))
        self.offers = narrower(accuse)
        listed.clear_options()
        listed.add_options(self.labels())
        listed.highlighted = 0
