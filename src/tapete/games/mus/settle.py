"""The showing of the cards, who wins each lance, and the stones collected in the order of the book."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.games.mus.ranking import CHICA, GRANDE, JUEGO, LEAST_JUEGO, PARES, PUNTO, places_of
from tapete.games.mus.state import COUNT, PAIRS, SEATS, SHUFFLE, Item, MusState, Outcome, Part, Sign, pair_of
from tapete.laws.mark import law
from tapete.table.event import Event, Seat, event
from tapete.table.ledger import BANK, Entry
from tapete.table.row import replaced
from tapete.table.state import OVER
from tapete.table.view import held

NEAR_THE_END = law("mus.110")(5)
"""How many stones before the goal a pair says Adentro: at 35 of 40."""

ONE_STONE_LAWS = {GRANDE: "mus.126", CHICA: "mus.126", PARES: "mus.130", JUEGO: "mus.132", PUNTO: "mus.135"}
PASS_LAWS = {GRANDE: ("mus.113", "mus.124"), CHICA: ("mus.114", "mus.125")}
VALUE_LAWS = {"par": "mus.115", "medias": "mus.116", "duples": "mus.117", "juego-31": "mus.118", "juego": "mus.119"}
ACCEPTED_LAW, LIE_LAW = "mus.138", "mus.51"
COLLECT_LAWS = {
    (PARES, "refused"): "mus.131",
    (PARES, "pass"): "mus.128",
    (JUEGO, "refused"): "mus.133",
    (JUEGO, "pass"): "mus.129",
    (PUNTO, "refused"): "mus.136",
    (PUNTO, "pass"): "mus.134",
}
"""Why a pair collects the values of a lance, by how it was closed; after an accepted bet the better hand does."""


# The deje.


@law("mus.52", "mus.105", "mus.112", "mus.121")
def deje_taken(state: MusState, outcome: Outcome) -> MusState:
    """The deje is taken at once; where stones must be claimed it can be claimed from now on."""
    assert outcome.pair is not None
    item = Item(deje_name(outcome), outcome.pair, (Part(outcome.deje, deje_name(outcome), deje_laws(outcome)),))
    if state.game.manual_claims:
        return state.but(items=(*state.items, item))
    return deje_credited(state, item)


def deje_laws(outcome: Outcome) -> tuple[str, ...]:
    """One stone for a bet, as the law of the lance has it; for a raise the stake that stood before it."""
    return ("mus.85", "mus.105", *([ONE_STONE_LAWS[outcome.lance]] if outcome.deje == 1 else []))


def deje_name(outcome: Outcome) -> str:
    """What the deje of this lance is called when it is claimed or counted."""
    return f"deje-{outcome.lance}"


@law("mus.53", "mus.121", "mus.123")
def deje_credited(state: MusState, item: Item) -> MusState:
    """A deje may end the game in the middle of the hand; but not one that was got by a false declaration."""
    after = credited(state, item)
    if not reaches_goal(after, item.pair):
        return after
    if state.shown:  # at the count the false dejes have been given back already
        return game_won(after, item.pair)
    shown = false_dejes_back(show_hands(after))
    return game_won(shown, item.pair if reaches_goal(shown, item.pair) else 1 - item.pair)


# The showing.


@law("mus.49", "mus.50", "mus.51")
def show_hands(state: MusState) -> MusState:
    """All four show their cards, and what was denied or claimed can be checked against them."""
    places = places_of(state.game.kings)
    shown = state.but(shown=True, exposed=(), early=()).telling(
        *(event("shows", seat, cards=held(state.hands[seat], places)) for seat in state.order)
    )
    lies = lies_told(state) if state.game.free_declarations else ()
    covert = state.signs if state.game.signals == "covert" else ()
    return shown.telling(
        *(event(f"false-{lance}", seat) for seat, lance in lies),
        *(told for sign in covert for told in eyes_on(sign)),
        *(event("false-sign", sign.seat, sign=sign.kind) for sign in state.signs if sign.false),
    )


def eyes_on(sign: Sign) -> list[Event]:
    """A covert sign comes to light with all who saw it, one by one."""
    seen = [event("signed", sign.seat, sign=sign.kind, seen=Seat(seer)) for seer in sign.seen]
    return seen or [event("signed-unseen", sign.seat, sign=sign.kind)]


def lies_told(state: MusState) -> list[tuple[int, str]]:
    """Who declared falsely, and of what."""
    return [(seat, lance) for lance in (PARES, JUEGO) for seat in state.order if is_false(state, lance, seat)]


def is_false(state: MusState, lance: str, seat: int) -> bool:
    """Whether the seat's declaration, if it made one, was false."""
    yes, no = (state.pares_yes, state.pares_no) if lance == PARES else (state.juego_yes, state.juego_no)
    has = state.strength(seat).has(lance)
    return (seat in yes and not has) or (seat in no and has)


def false_yes(state: MusState, lance: str) -> list[int]:
    """Those who said they had pares or juego and had not, in turn."""
    if lance not in (PARES, JUEGO) or not state.game.free_declarations:
        return []
    return [seat for seat in state.taking_part(lance) if not state.strength(seat).has(lance)]


@law("mus.51")
def alive(state: MusState, lance: str) -> list[int]:
    """The hands that count in the lance, in turn: a hand that was denied is dead, also at Punto."""
    part = state.taking_part(lance)
    if not state.game.free_declarations:
        return list(part)
    if lance == PUNTO:
        return [seat for seat in part if not state.strength(seat).juego]
    return [seat for seat in part if state.strength(seat).has(lance)]


@law("mus.34", "mus.37", "mus.138")
def best_seat(state: MusState, lance: str, seats: Sequence[int]) -> int:
    """Who has the best hand of these, who stand in turn: equal hands are won by the one nearest to the mano."""
    return max(seats, key=lambda seat: state.strength(seat).keys[lance])


# The whole game on one lance.


@law("mus.54", "mus.84", "mus.138")
def ordago_accepted(state: MusState) -> MusState:
    """All show; the best hand of the lance, of either partner, wins the game, and nothing is counted."""
    return game_won(show_hands(state), ordago_winner(state, state.phase))


def ordago_winner(state: MusState, lance: str) -> int:
    """The pair that wins; a false declaration in the lance loses it, the first of them in turn if both pairs lied."""
    lies = false_yes(state, lance)
    if lies:
        return 1 - pair_of(lies[0])
    hands = alive(state, lance)
    if not hands:
        return pair_of(best_seat(state, GRANDE, state.order))
    return pair_of(best_seat(state, lance, hands))


# The count.


@law("mus.49", "mus.50", "mus.52", "mus.104", "mus.122")
def hand_over(state: MusState) -> MusState:
    """The last lance is closed: the cards are shown and the hand is counted."""
    shown = false_dejes_back(show_hands(state))
    items = due(shown)
    if state.game.manual_claims:
        return shown.but(phase=COUNT, items=(*shown.items, *items), done=())
    return collected(shown, items)


@law("mus.51")
def false_dejes_back(state: MusState) -> MusState:
    """A deje got in a lance with a false declaration is given back, or can no longer be claimed."""
    names = {deje_name(outcome) for outcome in forfeited_dejes(state)}
    back = [(outcome.pair, outcome.deje) for outcome in false_dejes_taken(state) if outcome.pair is not None]
    return (
        state.but(items=tuple(item for item in state.items if item.name not in names))
        .paying(Entry(state.hand, pair, BANK, amount, "deje-back", ("mus.51",)) for pair, amount in back)
        .telling(*(event("gives-back", pair, number=amount) for pair, amount in back))
    )


def false_dejes_taken(state: MusState) -> list[Outcome]:
    """The false dejes that were really taken: where stones must be claimed, one may have been left lying."""
    return [
        outcome
        for outcome in forfeited_dejes(state)
        if not state.game.manual_claims or deje_name(outcome) in state.claimed
    ]


def forfeited_dejes(state: MusState) -> list[Outcome]:
    """The refused lances that were won by a pair with a false declaration in them."""
    return [
        outcome
        for outcome in state.closed
        if outcome.how == "refused" and outcome.pair in {pair_of(seat) for seat in false_yes(state, outcome.lance)}
    ]


@law("mus.112", "mus.122")
def due(state: MusState) -> tuple[Item, ...]:
    """What is to be collected after the dejes, in the order of the book."""
    found = [item_of(state, outcome) for outcome in state.closed]
    return tuple(item for item in found if item is not None)


def item_of(state: MusState, outcome: Outcome) -> Item | None:
    """What the lance gives, and to whom; None when nobody collects anything."""
    pair = collector(state, outcome)
    parts = () if pair is None else PARTS[outcome.lance](state, outcome, pair)
    return Item(outcome.lance, pair, tuple(parts)) if pair is not None and parts else None


@law("mus.124", "mus.125", "mus.128", "mus.129", "mus.131", "mus.133", "mus.134", "mus.136", "mus.137", "mus.138")
def collector(state: MusState, outcome: Outcome) -> int | None:
    """The pair that collects the lance: against a refusal the one that bet, else the one with the best hand."""
    liars = {pair_of(seat) for seat in false_yes(state, outcome.lance)}
    if liars:
        return 1 - liars.pop() if len(liars) == 1 else None
    if outcome.pair is not None:
        return outcome.pair
    hands = alive(state, outcome.lance)
    return pair_of(best_seat(state, outcome.lance, hands)) if hands else None


@law("mus.104", "mus.82", "mus.79")
def stake_part(outcome: Outcome) -> list[Part]:
    """The stake that was accepted and kept in mind."""
    if outcome.how != "accepted":
        return []
    return [Part(outcome.stake, f"stake-{outcome.lance}", ("mus.82", "mus.104"))]


def collect_law(state: MusState, outcome: Outcome) -> str:
    """The law by which the pair collects what the hands are worth."""
    if false_yes(state, outcome.lance):
        return LIE_LAW
    return COLLECT_LAWS.get((outcome.lance, outcome.how), ACCEPTED_LAW)


@law("mus.113", "mus.114", "mus.124", "mus.125", "mus.127")
def _grande_or_chica(state: MusState, outcome: Outcome, pair: int) -> list[Part]:
    """One stone in pass, or the stake; a refused lance has been paid with its deje."""
    if outcome.how == "pass":
        return [Part(1, f"{outcome.lance}-pass", PASS_LAWS[outcome.lance])]
    return stake_part(outcome)


@law("mus.128", "mus.131", "mus.115", "mus.116", "mus.117")
def _pares(state: MusState, outcome: Outcome, pair: int) -> list[Part]:
    """The pares of both partners, and the stake if one was accepted."""
    law_id = collect_law(state, outcome)
    own = [state.strength(seat) for seat in alive(state, PARES) if pair_of(seat) == pair]
    return [
        *stake_part(outcome),
        *(Part(hand.pares_value, hand.pares_kind, (VALUE_LAWS[hand.pares_kind], law_id)) for hand in own),
    ]


@law("mus.118", "mus.119", "mus.129", "mus.133")
def _juego(state: MusState, outcome: Outcome, pair: int) -> list[Part]:
    """The juegos of both partners, and the stake if one was accepted."""
    law_id = collect_law(state, outcome)
    own = [state.strength(seat) for seat in alive(state, JUEGO) if pair_of(seat) == pair]
    named = [(hand.juego_value, "juego-31" if hand.total == LEAST_JUEGO else "juego") for hand in own]
    return [*stake_part(outcome), *(Part(value, name, (VALUE_LAWS[name], law_id)) for value, name in named)]


@law("mus.134", "mus.136")
def _punto(state: MusState, outcome: Outcome, pair: int) -> list[Part]:
    """One stone for the punto, and the stake if one was accepted."""
    accepted = ("mus.36",) if outcome.how == "accepted" else ()
    return [*stake_part(outcome), Part(1, PUNTO, (*accepted, collect_law(state, outcome)))]


PARTS = {GRANDE: _grande_or_chica, CHICA: _grande_or_chica, PARES: _pares, JUEGO: _juego, PUNTO: _punto}


@law("mus.2", "mus.106", "mus.122", "mus.123")
def collected(state: MusState, items: Sequence[Item]) -> MusState:
    """Collect in order; the first pair to reach the goal wins, and nothing more is collected."""
    for item in items:
        state = credited(state, item)
        if reaches_goal(state, item.pair):
            return game_won(state, item.pair)
    return hand_ends(state)


@law("mus.106", "mus.107", "mus.109")
def credited(state: MusState, item: Item) -> MusState:
    """The pair takes its stones and says aloud why."""
    told = [event("takes", item.pair, number=part.amount, reason=part.reason) for part in item.parts]
    return state.taking(item.pair, item.parts).telling(*told)


@law("mus.2", "mus.3", "mus.53")
def reaches_goal(state: MusState, pair: int) -> bool:
    """Whether the pair has as many stones as the game needs."""
    return state.stones(pair) >= state.game.goal


# The end of a hand, of a game, of the match.


def hand_ends(state: MusState) -> MusState:
    """Those near the end say so, and the next hand begins."""
    after = warned(state)
    said = [pair for pair in after.adentro if pair not in state.adentro]
    return next_hand(after.telling(*(event("adentro", pair, number=state.stones(pair)) for pair in said)))


@law("mus.110", "mus.111")
def warned(state: MusState) -> MusState:
    """Every pair that is near the end has said so, once in a game."""
    near = (pair for pair in PAIRS if state.stones(pair) >= state.game.goal - NEAR_THE_END)
    return state.but(adentro=tuple(dict.fromkeys((*state.adentro, *near))))


def next_hand(state: MusState) -> MusState:
    """He who was mano deals, and his right-hand neighbour is mano."""
    return state.but(phase=SHUFFLE, dealer=state.mano, mano=(state.mano + 1) % SEATS, bet=None)


@law("mus.53", "mus.54", "mus.56", "mus.57", "mus.123")
def game_won(state: MusState, pair: int) -> MusState:
    """The pair has won the game, and perhaps the match; the next game begins with nothing."""
    games = replaced(state.games, pair, state.games[pair] + 1)
    won = state.but(games=games).telling(event("game-won", pair, ours=games[pair], theirs=games[1 - pair]))
    if games[pair] >= state.game.games_to_win:
        return won.but(phase=OVER, bet=None).telling(event("match-over", pair))
    return next_hand(won).but(game_hand=0)
