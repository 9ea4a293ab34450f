"""The treatise player: odds weighed by what was heard, bets that look at the score, and nothing that tells the hand.

The sheet has three maxims: make the others believe that your cards are better than theirs (mus.66), at times feign the
opposite (mus.67), and take special care when few stones are missing (mus.120). The first two are why every choice is
drawn by lot among the good ones, and why the mus is cut at times with nothing to show for it; the third is why stones
are weighed by the game they win.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from random import Random

from tapete.games.mus.heard import Hearing, weights
from tapete.games.mus.odds import EACH, Kind, kind_of, strength_of
from tapete.games.mus.ranking import CHICA, GRANDE, JUEGO, LANCES, PARES, PUNTO, is_real
from tapete.games.mus.seeing import (
    cards_of,
    cut_was_bad,
    goal_of,
    kings_of,
    option_of,
    partner_looks,
    partner_may_answer,
    seat_of,
    spot_of,
    standing,
    taking_part,
)
from tapete.games.mus.signs import WISHES, is_true
from tapete.games.mus.stakes import Outlook, answer, opening, ordago_answer
from tapete.games.mus.state import SEATS, pair_of
from tapete.games.mus.table_talk import SURE, TableTalk, believed, encouragement
from tapete.games.mus.worth import Facts, best_discard, cut_chance, made_chance, winning, worth
from tapete.table.action import Action
from tapete.table.counsel import Book, Counsel, says
from tapete.table.event import Event, Seat
from tapete.table.offer import Pick, Prompt, Say
from tapete.table.player import Choice, Counselled
from tapete.table.view import Note, View

SIZES = (2, 2, 2, 3, 4, 5)
"""What is bet, whatever is held: a size drawn from these tells nothing."""

HEAT = 0.005
"""How near to the best a choice must be, in chances of winning the game, to be drawn now and then."""

MANNER = {"envido": 0.6, "más": 0.3, "órdago": 0.1}
"""How readily a word is said when another seems as good: strong words seldom, or they would mean nothing."""

QUIET = ("done", "deal", "face-down")
"""What one says who wants no trouble."""

BETS = ("envido", "mas", "reenvido", "ordago")
"""The events of a bet or a raise."""

DECLARED = {PARES: (PARES, JUEGO, PUNTO), JUEGO: (JUEGO, PUNTO)}
"""The lances by which pares, and juego, have been declared."""

Said = tuple[Action, Outlook]
"""A word, and the lance in which it is said."""

FEW = 3
"""So few stones are missing when special care is needed."""

WEAK, STRONG = 0.4, 0.65
"""A bet with less chance than this makes believe that one has better cards, a pass with more that one has worse."""


@says("mus.120", weight=FEW)
def careful(said: Said) -> bool:
    """With few stones missing bets are weighed by the game that they win."""
    _, reading = said
    return min(reading.goal - reading.ours, reading.goal - reading.theirs) <= FEW


@says("mus.66", weight=WEAK)
def bold(said: Said) -> bool:
    """Now and then one bets, or cuts the mus, with nothing to show for it."""
    action, reading = said
    return action.word in ("envido", "más", "órdago") and reading.chance < WEAK


@says("mus.67", weight=STRONG)
def sly(said: Said) -> bool:
    """And now and then one passes with good cards."""
    action, reading = said
    return action.word == "paso" and reading.chance > STRONG


BOOK: Book = {"cut": (bold,), "bet": (careful, bold, sly)}
"""The maxims for each decision."""


class Adviser(Counselled):
    """A player of Mus who sees only Views. The same seed plays the same."""

    def __init__(self, seed: int, without: frozenset[str] = frozenset()) -> None:
        self._lot, self._counsel = Random(seed), Counsel(without)
        self._signs: dict[int, set[str]] = {}
        self._hearing = Hearing()
        self._talk = TableTalk()
        self._lance = ""
        self._bets: list[int] = []
        self._heard = 0

    # What it does.

    def choose(self, view: View) -> Choice:
        """What to do now."""
        assert view.prompt is not None
        self._remember(view)
        beside = self._beside(view)
        if beside is not None:
            return Choice(beside)
        if not view.prompt.offers:
            return Choice(view.prompt.any(self._lot))
        if view.prompt.key == "mus":
            return self._mus(view, view.prompt)
        return self._bet(view) if view.prompt.key in ("open", "answer") else Choice(self._plain(view, view.prompt))

    def notice(self, view: View) -> Choice | None:
        """At an open table, out of turn: a deje to claim, a bad cut to stop, a sign for the partner who is looking."""
        self._remember(view)
        action = None if view.prompt is None else self._beside(view)
        return None if action is None else Choice(action)

    def _plain(self, view: View, prompt: Prompt) -> Action:
        """Whatever is neither mus nor bet."""
        if prompt.key == "discard":
            return self._discard(view, prompt)
        if prompt.key in ("declare-pares", "declare-juego"):
            hand = strength_of(self._kind(view), kings_of(view))
            return Action("sí" if hand.has(prompt.key.removeprefix("declare-")) else "no")
        if prompt.key == "visto":
            made = made_chance(self._kind(view), kings_of(view), spot_of(view, seat_of(view)), False)
            return Action("no-visto" if self._lot.random() < made else "visto")
        quiet = [offer for offer in prompt.offers if offer.word in QUIET]
        return (quiet or prompt.offers)[0].any(self._lot)

    def _beside(self, view: View) -> Action | None:
        """A stone to claim, a cut that is bad, or a sign to the partner when he is looking."""
        assert view.prompt is not None
        said = [offer.action for offer in view.prompt.every if isinstance(offer, Say)]
        for action in said:
            if action.word == "claim" or (action.word == "bad-cut" and cut_was_bad(view)):
                return action
        aloud = self._aloud(view, said)
        if aloud is not None:
            return aloud
        signs = [action for action in said if action.word == "sign" and self._is_true(view, str(action.arguments[0]))]
        return signs[0] if signs and partner_looks(view) and self._lot.random() < 0.7 else None

    def _aloud(self, view: View, said: Sequence[Action]) -> Action | None:
        """What the partner has asked for, or should know before he answers a bet."""
        if not any(action.word in ("tell", "say") for action in said) or len(cards_of(view)) != EACH:
            return None
        answer = self._talk.answer(strength_of(self._kind(view), kings_of(view)), said)
        if answer is not None or view.phase not in LANCES:
            return answer
        return encouragement(view, said, self.chance(view, view.phase, self._kind(view)))

    def _is_true(self, view: View, kind: str) -> bool:
        cards = cards_of(view)
        return (
            len(cards) == 4
            and kind not in WISHES
            and is_true(kind, strength_of(self._kind(view), kings_of(view)), view.phase == PUNTO)
        )

    # Before the lances.

    def _mus(self, view: View, prompt: Prompt) -> Choice:
        """Cut with a hand that is worth more now than later; and at times to make the others believe it is."""
        wants, cuts = prompt.offers[0], Action("no-hay-mus")
        if not isinstance(wants, Say) or wants.action == cuts:
            return Choice(cuts)
        changed = any(note.key == "discarded" for note in view.notes)
        hand = self._kind(view), kings_of(view), spot_of(view, seat_of(view)), changed
        drawn = self._lot.random()
        if self._talk.wants_cut is not None:
            return Choice(cuts if self._talk.wants_cut else wants.action)
        if drawn < made_chance(*hand):
            return Choice(cuts)
        feigns = self._counsel.follows(bold) and drawn < cut_chance(*hand)
        return Choice(cuts, bold.law) if feigns else Choice(wants.action)

    def _discard(self, view: View, prompt: Prompt) -> Action:
        """What leaves the best hand on average; in a mus visto one may also stand."""
        pick = next(offer for offer in prompt.offers if isinstance(offer, Pick))
        kings, spot = kings_of(view), spot_of(view, seat_of(view))
        thrown, value = best_discard(cards_of(view), kings, spot)
        stands = prompt.allows(Action("servido"))
        if stands and worth(self._kind(view), kings, spot) > value:
            return Action("servido")
        return pick.of(thrown)

    # The lances.

    def _bet(self, view: View) -> Choice:
        """One of the good choices, drawn by lot: now and then a bold one, now and then a sly one."""
        assert view.prompt is not None
        reading = self._reading(view)
        values = dict(opening(reading) if view.prompt.key == "open" else self._answer(view, reading))
        possible = {action: value for action, value in values.items() if view.prompt.allows(action)}
        if not possible:
            return Choice(view.prompt.offers[0].any(self._lot))
        # Who leaves a maxim out says nothing for which it alone would speak.
        shunned = [maxim for maxim in (bold, sly) if not self._counsel.follows(maxim)]
        plain = {act: value for act, value in possible.items() if not any(row((act, reading)) for row in shunned)}
        possible = plain or possible
        # However small a chance is, it is more than none.
        possible = {action: value for action, value in possible.items() if value > 0} or possible
        best = max(possible.values())
        # A word on which the whole game hangs is left to no lot.
        grave = {offer.action for offer in view.prompt.offers if isinstance(offer, Say) and offer.grave}
        possible = {action: value for action, value in possible.items() if value == best or action not in grave}
        readiness = [self._manner(action) * exp((value - best) / HEAT) for action, value in possible.items()]
        chosen = self._sized(self._lot.choices(list(possible), readiness)[0], view.prompt)
        found = self._counsel.first(BOOK["bet"], (chosen, reading))
        return Choice(chosen, found[1] if found else None, tuple(self._grounds(view, reading)))

    def _sized(self, action: Action, prompt: Prompt) -> Action:
        """A bet of any size: it is drawn when the bet is settled, so it tells nothing of the hand."""
        other = Action(action.word, (self._lot.choice(SIZES),)) if action.arguments else action
        return other if prompt.allows(other) else action

    def _manner(self, action: Action) -> float:
        """How readily a word is said; a raise less and less, the longer the others have answered in kind."""
        return MANNER.get(action.word, 1.0) * (0.4 ** len(self._bets) if action.word == "más" else 1.0)

    def _answer(self, view: View, reading: Outlook) -> Iterator[tuple[Action, float]]:
        stake, deje, ordago = standing(view)
        bets, partner = max(1, self._their_bets(view)), partner_may_answer(view)
        return ordago_answer(reading, deje, bets, partner) if ordago else answer(reading, stake, deje, bets, partner)

    def _their_bets(self, view: View) -> int:
        """How often the others have bet in the lance."""
        return sum(pair_of(seat) != pair_of(seat_of(view)) for seat in self._bets)

    def _reading(self, view: View) -> Outlook:
        seat, kings = seat_of(view), kings_of(view)
        own, hand = self._kind(view), strength_of(self._kind(view), kings)
        ours, theirs = _projected(view, self)
        mine = {PARES: hand.pares_value, JUEGO: hand.juego_value}.get(view.phase, 0)
        most = float({PARES: 1.4, JUEGO: 2.4}.get(view.phase, 0))
        part = taking_part(view, view.phase)
        friends = most if (seat + 2) % SEATS in part else 0.0
        rivals = most * sum(pair_of(other) != pair_of(seat) for other in part)
        punto = 1.0 if view.phase == PUNTO else 0.0
        least = SURE if self._talk.urged else 0.0
        chance = max(least, self.chance(view, view.phase, own))
        return Outlook(
            chance, ours, theirs, goal_of(view), mine + friends + punto, rivals + punto, self._counsel.follows(careful)
        )

    def chance(self, view: View, lance: str, own: Kind) -> float:
        """How likely one's pair wins this lance, by the cards and by what was said, declared and signed."""
        seat, part = seat_of(view), taking_part(view, lance)
        ranks, real = [card.rank for card in cards_of(view)], str(option_of(view, "real"))
        if lance == JUEGO and is_real(ranks, kings_of(view), real):
            return 1.0  # but for another real nearer to the mano
        others = [(seat + 2) % SEATS, (seat + 1) % SEATS, (seat + 3) % SEATS]
        spots = tuple(spot_of(view, other) if other in part else -1 for other in (seat, *others))
        facts = tuple(self._facts(view, other) for other in others)
        return winning(own, kings_of(view), lance, spots, facts, tuple(self._hearing.of(other) for other in others))

    def _grounds(self, view: View, reading: Outlook) -> Iterator[Note]:
        """Its chance, and what was heard that it has been weighed by."""
        yield Note("lance-chance", round(100 * reading.chance))
        seat, cutter = seat_of(view), self._hearing.cutter
        if cutter is None or weights(kings_of(view), self._hearing.of(cutter)) is None:
            return
        if pair_of(cutter) != pair_of(seat):
            yield Note("opponent-cut", Seat(cutter))
        elif cutter != seat:
            yield Note("partner-cut", Seat(cutter))
        if self._hearing.rounds:
            yield Note("mus-rounds", self._hearing.rounds)
            yield from (note for note in view.notes if note.key == "discarded" and note.seat != seat)

    def _facts(self, view: View, seat: int) -> Facts:
        roles = view.seats[seat].roles
        known = [lance for lance, phases in DECLARED.items() if view.phase in phases]
        facts = {lance if lance in roles else "no-" + lance for lance in known}
        return frozenset(facts | self._signs.get(seat, set()))

    # What it remembers.

    def _remember(self, view: View) -> None:
        """The talk, the bets, and the signs it has seen, as long as the signer holds the same cards."""
        for event in self._news(view):
            if event.key == "shuffled":
                self._signs, self._hearing, self._lance, self._bets = {}, Hearing(), "", []
                self._talk = TableTalk()
            elif event.key == "lance":
                self._lance, self._bets = str(event.get("lance")), []
            elif event.key in BETS and event.seat is not None:
                self._bets.append(event.seat)
            elif event.key == "discards" and event.seat is not None:
                self._signs.pop(event.seat, None)
            elif event.key == "sign" and event.seat is not None and view.table == "guided" and self._believes(event):
                self._signs.setdefault(event.seat, set()).add(str(event.get("sign")))
            elif event.key == "tells" and event.seat is not None:
                self._trust(event, event.seat, view)
            self._hearing.hear(event)
            self._talk.hear(event, seat_of(view))
        self._heard = max(self._heard, view.next_event)

    def _trust(self, event: Event, seat: int, view: View) -> None:
        """What somebody tells of his cards, where it must be true, is as good as a sign."""
        fact = believed(event, view, cut=self._lance != "")
        if fact is not None:
            self._signs.setdefault(seat, set()).add(fact)

    def _believes(self, event: Event) -> bool:
        """A sign tells of the cards; but a wish does not, and at Punto the wink says something else."""
        return self._lance != PUNTO and str(event.get("sign")) not in WISHES

    def _news(self, view: View) -> tuple[Event, ...]:
        """The whole hand again, if the View tells of its beginning; else what has not been heard of it yet."""
        begun = [place for place, event in enumerate(view.events) if event.key == "shuffled"]
        if begun:
            return view.events[begun[-1] :]
        # What comes after the last View is new; the same View shown again tells nothing new.
        first = view.next_event - len(view.events)
        return view.events[max(0, self._heard - first) :]

    def _kind(self, view: View) -> Kind:
        return kind_of(cards_of(view), kings_of(view))


def _projected(view: View, adviser: Adviser) -> tuple[float, float]:
    """The stones of both pairs, with what they may expect of the lances already closed."""
    seat = seat_of(view)
    own = kind_of(cards_of(view), kings_of(view))
    stones = [float(score.total) for score in view.scores]
    for note in view.notes:
        lance, _, how = note.key.partition("-")
        if lance in (GRANDE, CHICA, PARES) and how in ("accepted", "pass"):
            amount = int(str(note.value)) if how == "accepted" else (1 if lance in (GRANDE, CHICA) else 2)
            chance = adviser.chance(view, lance, own)
            stones[pair_of(seat)] += chance * amount
            stones[1 - pair_of(seat)] += (1 - chance) * amount
    # What is not collected yet wins nothing yet.
    goal = goal_of(view)
    return min(stones[pair_of(seat)], goal - 0.5), min(stones[1 - pair_of(seat)], goal - 0.5)
