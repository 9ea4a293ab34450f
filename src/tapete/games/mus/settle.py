"""The showing of the cards, who wins each lance, and the stones collected in the order of the book."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tapete.games.mus.judge import following
from tapete.games.mus.lies import FALLS_TO, is_bad_manners, is_false, liars, lie_ruled
from tapete.games.mus.ranking import CHICA, GRANDE, JUEGO, PARES, PUNTO, places_of
from tapete.games.mus.state import COUNT, PAIRS, SEATS, SHUFFLE, Item, MusState, Outcome, Part, Sign, pair_of
from tapete.laws.mark import law
from tapete.table.event import Event, Seat, event
from tapete.table.ledger import BANK, Entry
from tapete.table.row import replaced
from tapete.table.ruling import Ruling
from tapete.table.state import OVER
from tapete.table.view import held

NEAR_THE_END = law("mus.110")(5)
"""How many stones before the goal a pair says Adentro: at 35 of 40."""

GOAL, ORDAGO, LIE = "goal", "ordago", "lie"
"""Why a game is won: enough stones, an órdago, or a deje of the others that was got by a false declaration."""

ONE_STONE_LAWS = {GRANDE: "mus.126", CHICA: "mus.126", PARES: "mus.130", JUEGO: "mus.132", PUNTO: "mus.135"}
PASS_LAWS = {GRANDE: ("mus.113", "mus.124"), CHICA: ("mus.114", "mus.125")}
VALUE_LAWS = {"par": "mus.115", "medias": "mus.116", "duples": "mus.117", "juego-31": "mus.118", "juego": "mus.119"}
LIE_LAW = "mus.51"
COLLECT_LAWS = {
    (PARES, "accepted"): "mus.138", (JUEGO, "accepted"): "mus.138", (PUNTO, "accepted"): "mus.138",
    (PARES, "refused"): "mus.131", (JUEGO, "refused"): "mus.133", (PUNTO, "refused"): "mus.136",
    (PARES, "pass"): "mus.128", (JUEGO, "pass"): "mus.129", (PUNTO, "pass"): "mus.134",
    (PARES, "unopposed"): "mus.72", (JUEGO, "unopposed"): "mus.73",
}  # fmt: skip
"""Why a pair collects the values of a lance, by how it was closed."""


# The deje.


@law("mus.52", "mus.105", "mus.112", "mus.121")
def deje_taken(state: MusState, outcome: Outcome) -> MusState:
    """The deje is taken at once; where stones must be claimed it can be claimed from now on."""
    assert outcome.pair is not None
    one = (ONE_STONE_LAWS[outcome.lance],) if outcome.deje == 1 else ()
    name = outcome.deje_name
    item = Item(name, outcome.pair, (Part(outcome.deje, name, ("mus.85", "mus.105", *one)),))
    if state.game.manual_claims:
        return state.but(items=(*state.items, item))
    return deje_credited(state, item)


@law("mus.53", "mus.121", "mus.123")
def deje_credited(state: MusState, item: Item) -> MusState:
    """A deje may end the game in the middle of the hand; but not one that was got by a false declaration."""
    after = credited(state, item)
    if not reaches_goal(after, item.pair):
        return after
    if state.shown:  # at the count the false dejes have been given back already
        return game_won(after, item.pair, GOAL)
    shown = false_dejes_back(show_hands(after))
    return game_won(shown, item.pair, GOAL) if reaches_goal(shown, item.pair) else game_won(shown, 1 - item.pair, LIE)


# The showing.


@law("mus.49", "mus.50", "mus.51")
def show_hands(state: MusState) -> MusState:
    """All four show their cards, and what was denied or claimed can be checked against them."""
    places = places_of(state.game.kings)
    shown = state.but(shown=True).telling(
        *(event("shows", seat, cards=held(state.hands[seat], places)) for seat in state.order)
    )
    covert = state.signs if state.game.signals == "covert" else ()
    return shown.telling(
        *(event(f"false-{said.lance}", said.seat) for said in state.declared if is_false(state, said)),
        *(told for sign in covert for told in eyes_on(sign)),
        *(event("false-sign", sign.seat, sign=sign.kind) for sign in state.signs if sign.false),
        *(event("false-word", told.seat, word=told.what) for told in state.aloud if is_bad_manners(state, told)),
    )


def eyes_on(sign: Sign) -> list[Event]:
    """A covert sign comes to light with all who saw it, one by one."""
    seen = [event("signed", sign.seat, sign=sign.kind, seen=Seat(seer)) for seer in sign.seen]
    return seen or [event("signed-unseen", sign.seat, sign=sign.kind)]


@law("mus.51")
def alive(state: MusState, lance: str) -> list[int]:
    """The hands that count in the lance, in turn: a hand that was denied is dead, also at Punto."""
    if not state.game.free_declarations:
        return list(state.taking_part(lance))
    return [seat for seat in state.taking_part(lance) if state.strength(seat).has(lance)]


@law("mus.34", "mus.37", "mus.138")
def best_seat(state: MusState, lance: str, seats: Sequence[int]) -> int:
    """Who has the best hand of these, who stand in turn: equal hands are won by the one nearest to the mano."""
    return max(seats, key=lambda seat: state.strength(seat).keys[lance])


# False declarations.


@law("mus.51")
def false_dejes_back(state: MusState) -> MusState:
    """A deje got in a lance with a false declaration is given back, or can no longer be claimed."""
    for outcome in state.closed:
        if outcome.how == "refused" and (ruling := lie_ruled(state, outcome)) is not None:
            state = deje_back(state, outcome, ruling)
    return state


def deje_back(state: MusState, outcome: Outcome, ruling: Ruling) -> MusState:
    """The pair pays what the judge says it owes."""
    pair = outcome.pair
    assert pair is not None
    lost = outcome.deje_name if pair in liars(state, outcome.lance) else ""
    return (
        state.but(items=tuple(item for item in state.items if item.name != lost))
        .paying(Entry(state.hand, pair, BANK, due.amount, due.reason, due.laws) for due in ruling.payments)
        .telling(*(event("gives-back", pair, number=due.amount) for due in ruling.payments))
    )


@law("mus.54", "mus.84", "mus.138")
def ordago_accepted(state: MusState) -> MusState:
    """All show; the best hand of the lance, of either partner, wins the game, and nothing is counted."""
    pair = collector(state, Outcome(state.phase, "ordago"))
    if pair is None:  # all hands of the punto are dead
        pair = pair_of(best_seat(state, GRANDE, state.order))
    return game_won(show_hands(state), pair, ORDAGO, state.phase)


# The count.


@law("mus.49", "mus.52", "mus.104", "mus.122")
def hand_over(state: MusState) -> MusState:
    """The last lance is closed: the cards are shown and the hand is counted."""
    shown = false_dejes_back(show_hands(state))
    items = [item for outcome in state.closed for item in due(shown, outcome)]
    if state.game.manual_claims:
        return shown.but(phase=COUNT, items=(*shown.items, *items))
    return collected(shown, items)


@law("mus.112")
def due(state: MusState, outcome: Outcome) -> list[Item]:
    """What the lance gives after its deje, and to whom; nothing when nobody collects anything."""
    pair = collector(state, outcome)
    if pair is None:
        return []
    parts = (*stake_part(outcome), *worth(state, outcome, pair))
    return [Item(outcome.lance, pair, parts)] if parts else []


@law("mus.51", "mus.137")
def collector(state: MusState, outcome: Outcome) -> int | None:
    """The pair that collects the lance: against a refusal the one that bet, else the one with the best hand."""
    ruling = lie_ruled(state, outcome)
    if ruling is not None:
        return following(ruling, FALLS_TO)(liars(state, outcome.lance)[0])
    return best_pair(state, outcome.lance) if outcome.pair is None else outcome.pair


@law("mus.124", "mus.125", "mus.134", "mus.138")
def best_pair(state: MusState, lance: str) -> int | None:
    """The pair with the best hand, whichever partner holds it; none when all hands are dead."""
    hands = alive(state, lance)
    return pair_of(best_seat(state, lance, hands)) if hands else None


@law("mus.104", "mus.82", "mus.79")
def stake_part(outcome: Outcome) -> list[Part]:
    """The stake that was accepted and kept in mind."""
    if outcome.how != "accepted":
        return []
    return [Part(outcome.stake, f"stake-{outcome.lance}", ("mus.82", "mus.104"))]


def worth(state: MusState, outcome: Outcome, pair: int) -> list[Part]:
    """What the lance gives besides: a stone for Grande or Chica in pass, one for the punto, the values of the pair."""
    lance, how = outcome.lance, outcome.how
    if lance in PASS_LAWS:
        return pass_part(lance, how)
    why = LIE_LAW if liars(state, lance) else COLLECT_LAWS[lance, how]
    if lance == PUNTO:
        return punto_part(state, pair, ("mus.36", why) if how == "accepted" else (why,))
    return [Part(value, name, (VALUE_LAWS[name], why)) for value, name in values(state, lance, pair)]


@law("mus.113", "mus.114", "mus.127")
def pass_part(lance: str, how: str) -> list[Part]:
    """One stone for a Grande or a Chica in pass; one that was refused has been paid with its deje."""
    return [Part(1, f"{lance}-pass", PASS_LAWS[lance])] if how == "pass" else []


@law("mus.51", "mus.134", "mus.136")
def punto_part(state: MusState, pair: int, laws: tuple[str, ...]) -> list[Part]:
    """One stone for the punto, but none where both hands of the pair are dead."""
    counts = any(pair_of(seat) == pair for seat in alive(state, PUNTO))
    return [Part(1, PUNTO, laws)] if counts else []


@law("mus.128", "mus.129", "mus.131", "mus.133")
def values(state: MusState, lance: str, pair: int) -> list[tuple[int, str]]:
    """The pares, or the juegos, of both partners."""
    return [state.strength(seat).value(lance) for seat in alive(state, lance) if pair_of(seat) == pair]


@law("mus.2", "mus.106", "mus.122", "mus.123")
def collected(state: MusState, items: Sequence[Item]) -> MusState:
    """Collect in order; the first pair to reach the goal wins, and nothing more is collected."""
    for item in items:
        state = credited(state, item)
        if reaches_goal(state, item.pair):
            return game_won(state, item.pair, GOAL)
    return hand_ends(state)


@law("mus.106", "mus.107", "mus.109")
def credited(state: MusState, item: Item) -> MusState:
    """The pair takes its stones and says aloud why."""
    told = [event("takes", item.pair, number=part.amount, reason=part.reason) for part in item.parts]
    return state.telling(*told).paying(
        Entry(state.hand, BANK, item.pair, part.amount, part.reason, part.laws) for part in item.parts
    )


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
def game_won(state: MusState, pair: int, why: str, lance: str = GRANDE) -> MusState:
    """The pair has won the game, and perhaps the match, and all hear why; the next game begins with nothing."""
    games = replaced(state.games, pair, state.games[pair] + 1)
    told = event(
        "game-won", pair, ours=games[pair], theirs=games[1 - pair], why=why, lance=lance, number=state.game.goal
    )
    won = state.but(games=games).telling(told)
    if games[pair] < state.game.games_to_win:
        return next_hand(won).but(game_hand=0)
    if state.game.vacas > 1:
        won = vaca_won(won, pair)
    if state.vacas[pair] + 1 < state.game.vacas:
        return next_hand(won.but(games=(0, 0))).but(game_hand=0)
    return won.but(phase=OVER, bet=None).telling(replace(told, key="match-over"))


@law("mus.57")
def vaca_won(state: MusState, pair: int) -> MusState:
    """Where a match is of several vacas, games enough are one of them."""
    vacas = replaced(state.vacas, pair, state.vacas[pair] + 1)
    return state.but(vacas=vacas).telling(event("vaca-won", pair, ours=vacas[pair], theirs=vacas[1 - pair]))
