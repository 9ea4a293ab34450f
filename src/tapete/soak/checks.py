"""What must hold in every game at every moment, whatever its rules: each check is silent, or raises `Broken`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product
from random import Random

from tapete.cards import Card
from tapete.errors import Illegal, TapeteError
from tapete.soak.looking import Broken, cards_in, cards_on, hold, in_order, listed, viewers
from tapete.soak.steps import step_holds, text_returns_action
from tapete.soak.trying import is_offered, mistakes, samples
from tapete.table.action import Action
from tapete.table.match import Move
from tapete.table.offer import Number, Offer, Pick, Prompt
from tapete.table.phase import ASIDE
from tapete.table.state import State
from tapete.table.text import read_state, write_state
from tapete.table.tricks import TrickState
from tapete.table.view import View
from tapete.table.vocabulary import Vocabulary
from tapete.table.worlds import dealt_anew
from tapete.table.zones import RuledOut, Zones

WORLDS = 5
"""In so many worlds an offer must be the same that names cards which nobody has shown."""

ONE_IS_ASKED = ("pack", "cut", "give", "play", "take")
"""Questions that would invite anybody but the one who is awaited to a fault."""


def somebody_acts(state: State, chance: Random) -> None:
    """The match is over, or chance or somebody can act; who is awaited can."""
    if state.over:
        hold(not state.acting() and state.chance is None and state.turn is None, "somebody can act after the end")
        hold(state.winners is not None, "the match is over and nobody knows who won")
        return
    hold(state.winners is None, "there are winners before the end")
    awaited, due = state.turn, state.chance
    if awaited is None:
        hold(bool(due or state.acting()), f"dead end: nobody can act in {state.phase}")
    else:
        hold(due is None, f"seat {awaited} is awaited while chance is due")
        hold(state.prompt(awaited) is not None, f"dead end: seat {awaited} is awaited and cannot act")


def views_agree(state: State, chance: Random) -> None:
    """A View says what the state says: seats, names, turn, prompt, score, events, the end."""
    rules = state.game
    for seat in viewers(state):
        view, told = state.view(seat), state.next_event(seat)
        hold(view.seat == seat, f"the View of {seat} says it is that of {view.seat}")
        hold((view.game, view.table) == (rules.name, rules.table), "a View names another game")
        hold(dict(view.options) == dict(rules.chosen), "a View names other options")
        hold((view.turn, view.dealer, view.phase) == (state.turn, state.dealer, state.phase), "turn, dealer or phase")
        hold(view.prompt == (None if seat is None else state.prompt(seat)), f"the View of {seat} has another prompt")
        hold(not (state.over and view.prompt), "a View has a prompt after the end")
        hold(view.winners == state.winners, "a View names other winners")
        hold(view.next_event == told, f"a View counts {view.next_event} events, not {told}")
        hold(view.events == state.told(seat, 0), f"the View of {seat} tells other events")
        hold(state.view(seat, told).events == (), f"the View of {seat} tells old events again")
        _seats_agree(state, view)
        _scores_agree(state, view)


def _seats_agree(state: State, view: View) -> None:
    hold(sorted(state.players) == list(range(state.game.seats)), "somebody sits twice or nowhere")
    hold([place.seat for place in view.seats] == list(range(state.game.seats)), "a View misses a seat")
    for place in view.seats:
        hold(place.player == state.players[place.seat], f"the View puts another person at seat {place.seat}")
        hold(place.name == state.names[place.player], f"the View calls seat {place.seat} {place.name}")
        hold(place.side in state.game.sides, f"seat {place.seat} plays for {place.side}, which is no side")


def _scores_agree(state: State, view: View) -> None:
    hold(view.ledger == state.ledger.entries, "a View shows another ledger")
    hold(tuple(score.side for score in view.scores) == state.game.sides, "a View misses the score of a side")
    for score in view.scores:
        due = state.ledger.balance(score.side)
        hold(score.total == due, f"the View gives side {score.side} {score.total}, the ledger {due}")


def nothing_leaks(state: State, chance: Random) -> None:
    """In every world that a viewer might be in he sees the same; and he sees no card that he does not know."""
    zones = dict(state.zones())
    hold(dict(state.with_zones(zones).zones()) == zones, "with_zones does not give back what zones said")
    for seat in viewers(state):
        _may_lie_where_they_do(state, seat)
        _nothing_else_is_said_of_places(state, seat, chance)
        dealt = dealt_anew(state, seat, chance)
        world = state.with_zones(dealt)
        hold(dict(world.zones()) == dealt, f"with_zones does not place the cards that {seat} does not know")
        hold(world.known(seat) == state.known(seat), f"what {seat} knows changes with the hidden cards")
        hold(world.view(seat) == state.view(seat), f"the View of {seat} changes with the hidden cards")
        # A card may have been shown in this hand and then gone out of sight.
        told = cards_in(tuple(event for event in state.events[state.hand_event :] if event.told(seat)))
        hidden = cards_on(state) - state.known(seat) - told
        view = state.view(seat, state.next_event(seat))
        seen = cards_in(replace(view, prompt=None)) & hidden
        hold(not seen, f"the View of {seat} shows {listed(seen)}, which it does not know")
        if named := cards_in(view.prompt) & hidden:
            _named_alike(state, seat, named, chance)


def _named_alike(state: State, seat: int | None, named: set[Card], chance: Random) -> None:
    """A card that nobody has shown may be named in an offer only if it is so wherever the hidden cards lie."""
    prompt = state.view(seat).prompt
    for _ in range(WORLDS):
        alike = state.with_zones(dealt_anew(state, seat, chance)).view(seat).prompt == prompt
        hold(alike, f"what is offered to {seat} names {listed(named)}, which it does not know, only as the cards lie")


def _may_lie_where_they_do(state: State, seat: int | None) -> None:
    """What was seen can be explained by the cards as they lie, and what was heard is true of them."""
    known, zones, ways = state.known(seat), state.zones(), state.ruled_out(seat)
    wrong = [_lying_wrong(zones, known, barred) for barred in ways]
    hold([] in wrong, f"{seat} is told that {listed(wrong[0])} cannot lie where it does")
    agrees = state.game.contents.agrees
    hands = [(each, zones[f"hand {each}"]) for each in range(len(state.players)) if f"hand {each}" in zones]
    so = agrees is None or all(agrees(state, seat, each, hand) for each, hand in hands if each != seat)
    hold(so, f"what {seat} has heard of the cards is not so")


def _lying_wrong(zones: Zones, known: frozenset[Card], barred: RuledOut) -> list[Card]:
    return [
        card for zone, cards in zones.items() for card in cards if card not in known and card in barred.get(zone, ())
    ]


def _nothing_else_is_said_of_places(state: State, seat: int | None, chance: Random) -> None:
    """Where a card may lie must follow from what was seen, and not from where it does lie."""
    if type(state).ruled_out is State.ruled_out:
        return
    zones, known = state.zones(), state.known(seat)
    hidden = [card for cards in zones.values() for card in cards if card not in known]
    mixed = iter(chance.sample(hidden, len(hidden)))
    other = state.with_zones(
        {zone: tuple(card if card in known else next(mixed) for card in cards) for zone, cards in zones.items()}
    )
    hold(
        _of_hidden(state, seat, hidden) == _of_hidden(other, seat, hidden),
        f"what may lie nowhere tells {seat} where it lies",
    )


def _of_hidden(state: State, seat: int | None, hidden: list[Card]) -> list[RuledOut]:
    """What is said of the hidden cards alone."""
    ways = [{zone: cards.intersection(hidden) for zone, cards in barred.items()} for barred in state.ruled_out(seat)]
    return [{zone: cards for zone, cards in barred.items() if cards} for barred in ways]


def told_no_longer_than_due(state: State, chance: Random) -> None:
    """Who looks late is told nothing whose time is over, and of no trick that he may not look at."""
    for seat in viewers(state):
        view = state.view(seat)
        heard = state.witnessed(seat, 0)
        ended = {event.ends: place for place, event in enumerate(heard) if event.ends}
        due = [event for place, event in enumerate(heard) if place >= ended.get(event.until, 0)]
        hold(in_order(view.events, due), f"{seat} looks late and is told what is told no more")
        if isinstance(state, TrickState):
            _no_old_trick_is_told(state, view)


def _no_old_trick_is_told(state: TrickState, view: View) -> None:
    """A trick is told until the next is led; later the View says by itself which of them may be looked at."""
    shown = cards_in((view.last_trick, *[place.tricks for place in view.seats]))
    told = {(event.seat, event.get("card")) for event in view.events if event.key == "plays"}
    made = state.taken if state.trick else state.taken[:-1]
    late = {played.card for trick in made for played in trick.plays if (played.seat, played.card) in told} - shown
    hold(not late, f"{view.seat} looks late and is told who played {listed(late)}")


def answers_stand_apart(state: State, chance: Random) -> None:
    """Who is awaited has an answer to give; nothing is both an answer and beside, and nobody waits for what is."""
    for seat in state.acting():
        prompt = state.prompt(seat)
        assert prompt is not None
        hold(seat != state.turn or bool(prompt.offers), f"seat {seat} is awaited and has no answer to give")
        hold(seat == state.turn or prompt.key not in ONE_IS_ASKED, f"seat {seat} is asked {prompt.key} out of turn")
        hold(bool(prompt.offers) != (prompt.key == ASIDE), f"seat {seat} is asked {prompt.key}: {prompt.offers}")
        alike = [pair for pair in product(prompt.offers, prompt.beside) if pair[0].word == pair[1].word]
        for one, other in (*alike, *[pair[::-1] for pair in alike]):
            both = [action for action in samples(one, chance) if other.allows(action)]
            hold(not both, f"{both} is offered to seat {seat} as an answer and beside it")


def offers_apply(state: State, chance: Random) -> None:
    """Whatever is offered can be done, and the match goes on from there."""
    for seat in state.acting():
        prompt = state.prompt(seat)
        assert prompt is not None
        hold(bool(prompt.every), f"the prompt of seat {seat} offers nothing")
        for offer in prompt.every:
            _bounds_hold(offer)
            for action in samples(offer, chance):
                _applies(state, seat, action, chance)
                if isinstance(offer, Pick):
                    _order_is_free(state, seat, action)


def offers_are_numbered(state: State, chance: Random) -> None:
    """Whatever is offered is said by numbers, and by numbers nothing is said that is not offered."""
    own = Vocabulary(state.game)
    for seat in state.acting():
        prompt = state.prompt(seat)
        assert prompt is not None
        try:
            for offer in prompt.every:
                _returns(own, prompt, chance.choice(list(samples(offer, chance))))
            _says_what_is_offered(own, prompt, chance)
        except TapeteError as error:
            raise Broken(f"what is offered to seat {seat} has no number: {error}") from error


def _returns(own: Vocabulary, prompt: Prompt, action: Action) -> None:
    saying = own.steps(prompt)
    for number in own.said(prompt, action):
        saying = saying.then(number)
    hold(saying.action == action, f"{action} comes back from its numbers as {saying.action}")


def _says_what_is_offered(own: Vocabulary, prompt: Prompt, chance: Random) -> None:
    saying = own.steps(prompt)
    while (action := saying.action) is None:
        saying = saying.then(chance.choice(saying.numbers))
    hold(any(is_offered(offer, action) for offer in prompt.every), f"{action} has numbers, and is not offered")


def _bounds_hold(offer: Offer) -> None:
    if isinstance(offer, Pick):
        hold(0 <= offer.least <= offer.most <= len(offer.cards), f"impossible bounds: {offer}")
        hold(len(set(offer.cards)) == len(offer.cards), f"a card is offered twice: {offer}")
    if isinstance(offer, Number):
        hold(offer.least <= offer.most, f"impossible bounds: {offer}")


def _applies(state: State, seat: int, action: Action, chance: Random) -> None:
    move = Move(state.hand, seat, action)
    try:
        after = state.apply(seat, action)
        step_holds(state, move, after)
        somebody_acts(after, chance)
        text_returns_action(action)
    except Exception as error:
        raise Broken(f"{move} was offered: {error}", move) from error


def _order_is_free(state: State, seat: int, action: Action) -> None:
    backwards = Action(action.word, action.arguments[::-1])
    same = state.apply(seat, backwards) == state.apply(seat, action)
    hold(same, f"{seat} {backwards} picks the same cards in another order, and does something else")


def mistakes_are_refused(state: State, chance: Random) -> None:
    """Whatever is not offered is refused with a clear word, and nothing has changed."""
    before = state.but()
    for seat, action in mistakes(state, chance):
        _refused(state, seat, action)
    hold(state == before, "an action changed the state it was applied to")


def _refused(state: State, seat: int, action: Action) -> None:
    move = Move(state.hand, seat, action)
    try:
        state.apply(seat, action)
    except Illegal as error:
        hold(len(str(error)) > 20 and str(error)[-1] == ".", f"{move} is refused without a clear word: {error}")
    except Exception as error:
        raise Broken(f"{move} is not refused but breaks: {error!r}", move) from error
    else:
        raise Broken(f"{move} is accepted, though it was not offered", move)


def state_returns(state: State, chance: Random) -> None:
    """The state, written and read back, is the same state."""
    hold(read_state(write_state(state)) == state, "the state written and read back is another one")


MOMENTS: tuple[Callable[[State, Random], None], ...] = (
    somebody_acts,
    views_agree,
    nothing_leaks,
    told_no_longer_than_due,
    answers_stand_apart,
    offers_apply,
    offers_are_numbered,
    mistakes_are_refused,
    state_returns,
)
