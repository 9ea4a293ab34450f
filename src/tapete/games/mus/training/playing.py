"""What is compiled of whole games: hand after hand with walks that learn, or without them to see who wins."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tapete.games.mus.training.compiled import compiled, recursive
from tapete.games.mus.training.dealing import dealt
from tapete.games.mus.training.kernel import counted, play_lance, prepare, walk

np: Any = import_module("numpy")

GOAL = 40


@compiled
def seed_lots(seed: int) -> None:
    """All lots that are drawn from here on."""
    np.random.seed(seed)


@compiled
def begin(game: Any, natural: float) -> None:
    """A game from nothing, or now and then from any score; `game` holds what each needs and whether it is begun."""
    if np.random.random() < natural:
        game[0] = game[1] = GOAL
        game[2] = 1
    else:
        game[0] = 1 + int(np.random.random() * GOAL)
        game[1] = 1 + int(np.random.random() * GOAL)
        game[2] = 0


@compiled
def seat_pairs(h: Any, first: int, second: int) -> None:
    """The policies of the mano's pair and of the others."""
    h.policy[0] = h.policy[2] = first
    h.policy[1] = h.policy[3] = second


@compiled
def deal(t: Any, h: Any, game: Any, talk: Any) -> None:
    """The next hand is dealt, and its lots are drawn; in a first hand the pairs change if the cutter is not of both."""
    moved = dealt(t, h.deck, h.kinds, h.cells, game[2] == 1, talk)
    if moved & 1:
        swap(h, game)
    prepare(t, h)
    for mark in range(2):
        for slot in range(4):
            for step in range(32):
                h.lots[mark, slot, step] = np.random.random()


@compiled
def swap(h: Any, game: Any) -> None:
    """The others have the mano."""
    game[0], game[1] = game[1], game[0]
    game[3] = 1 - game[3]
    first, second = h.policy[0], h.policy[1]
    seat_pairs(h, second, first)


@recursive
def learn(t: Any, h: Any, hands: int, game: Any, learner: int, rival: int, natural: float, share: float) -> None:
    """So many hands, in which those who learn try all that they may say; a share of the games is against a rival."""
    talk = np.zeros(4, np.int64)
    for _ in range(hands):
        if game[0] <= 0 or game[1] <= 0:
            begin(game, natural)
            seat_pairs(h, learner, learner)
            lot = np.random.random()
            if lot < share:
                seat_pairs(h, learner if lot * 2 < share else rival, rival if lot * 2 < share else learner)
        deal(t, h, game, talk)
        for slot in range(4):
            if game[0] <= 0 or game[1] <= 0:
                break
            if not h.live[slot]:
                continue
            for walker in range(4):
                if (h.parts[slot] >> walker) & 1 and h.policy[walker] == learner:
                    walk(h, slot, walker, 0, 0, 0, -1, 0, 0, 0, 0, game[0], game[1])
            game[0], game[1] = play_lance(h, slot, game[0], game[1], 0)
        finish(h, game)


@compiled
def finish(h: Any, game: Any) -> None:
    """The count, and the mano goes to the others."""
    if game[0] > 0 and game[1] > 0:
        game[0], game[1] = counted(h, game[0], game[1])
    game[2] = 0
    if game[0] > 0 and game[1] > 0:
        swap(h, game)


@compiled
def contest(t: Any, h: Any, games: int, first: int, second: int, tally: Any) -> None:
    """So many games; in `tally` those that the first has won, the hands, and the games in all."""
    game, talk = np.zeros(4, np.int64), np.zeros(4, np.int64)
    for number in range(games):
        game[0] = game[1] = GOAL
        game[2] = 1
        game[3] = number & 1
        seat_pairs(h, first if game[3] == 0 else second, second if game[3] == 0 else first)
        while game[0] > 0 and game[1] > 0:
            deal(t, h, game, talk)
            for slot in range(4):
                if game[0] > 0 and game[1] > 0 and h.live[slot]:
                    game[0], game[1] = play_lance(h, slot, game[0], game[1], 0)
            finish(h, game)
            tally[1] += 1
        tally[0] += 1 if (game[0] <= 0) == (game[3] == 0) else 0
        tally[2] += 1


@compiled
def sample_chances(t: Any, h: Any, hands: int, found: Any, counts: Any) -> None:
    """Chances of hands as they come, by lance."""
    game, talk = np.zeros(4, np.int64), np.zeros(4, np.int64)
    for _ in range(hands):
        deal(t, h, game, talk)
        for slot in range(4):
            lance = h.lances[slot]
            for seat in range(4):
                if h.live[slot] and (h.parts[slot] >> seat) & 1 and counts[lance] < found.shape[1]:
                    found[lance, counts[lance]] = h.chances[seat, slot]
                    counts[lance] += 1
