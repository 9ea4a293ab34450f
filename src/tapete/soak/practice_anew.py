"""The rules that exercises ask for, written anew: nothing here asks the games or what makes the exercises."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from itertools import combinations
from math import comb, prod

# The order of the cards, from the highest down, by suit letter; trumps where they are others.

DESCENDING = {
    "malilla": "9 1 12 11 10 8 7 6 5 4 3 2",
    "revesino": "1 12 11 10 9 8 7 6 5 4 3 2",
    "cientos": "1 12 11 10 2 9 8 7",
}
SPANISH = {
    "O": "12 11 10 1 2 3 4 5 6 7",
    "C": "12 11 10 1 2 3 4 5 6 7",
    "E": "12 11 10 7 6 5 4 3 2",
    "B": "12 11 10 7 6 5 4 3 2",
}
TRUMPS = {
    "O": "1E 7O 1B 1O 12O 11O 10O 2O 3O 4O 5O 6O",
    "C": "1E 7C 1B 1C 12C 11C 10C 2C 3C 4C 5C 6C",
    "E": "1E 2E 1B 12E 11E 10E 7E 6E 5E 4E 3E",
    "B": "1E 2B 1B 12B 11B 10B 7B 6B 5B 4B 3B",
}


def ranking(folder: str, trump: str) -> dict[str, tuple[str, int]]:
    """Of every card its suit, a black ace being a trump, and how high it stands in it."""
    found: dict[str, tuple[str, int]] = {}
    for suit in "OCEB":
        plain = DESCENDING.get(folder, SPANISH[suit])
        for place, rank in enumerate(plain.split()):
            found[f"{rank}{suit}"] = (suit, -place)
    if folder not in DESCENDING:
        for place, card in enumerate(TRUMPS[trump].split()):
            found[card] = (trump, -place)
    return found


def taker(folder: str, trump: str, cards: Sequence[str]) -> int:
    """The place of the card that takes the trick."""
    own = ranking(folder, trump)
    trumped = [card for card in cards if own[card][0] == trump]
    asked = trumped or [card for card in cards if own[card][0] == own[cards[0]][0]]
    return cards.index(max(asked, key=lambda card: own[card][1]))


def may_play(name: str, folder: str, trump: str, hand: Collection[str], trick: Sequence[str], friend: bool) -> set[str]:
    """What may be played to a trick: `friend` says whether one's own partner is winning it."""
    own = ranking(folder, trump)
    led = own[trick[0]][0]
    suited = {card for card in hand if own[card][0] == led}
    if folder not in DESCENDING:
        three = TRUMPS[trump].split()[:3]
        above = [card for card in three if led == trump and own[card][1] > own[trick[0]][1]]
        return set(hand) if suited <= set(above) else suited
    if folder != "malilla" or name == "malilla-vistas" or friend:
        return suited or set(hand)

    def beats(card: str) -> bool:
        return taker(folder, trump, [*trick, card]) == len(trick)

    if suited:
        return {card for card in suited if beats(card)} or suited
    return {card for card in hand if own[card][0] == trump and beats(card)} or set(hand)


def highest(folder: str, trump: str, cards: Sequence[str]) -> str:
    """Of cards of one suit the one that takes all."""
    return max(cards, key=lambda card: ranking(folder, trump)[card][1])


# Counts.

MALILLA = {"9": 5, "1": 4, "12": 3, "11": 2, "10": 1}
REVESINO = {"1": 4, "12": 3, "11": 2, "10": 1}
PAID = {"1O": 2, "1C": 1, "1E": 1, "1B": 1, "11C": 3}


def matadores(trump: str, hand: Collection[str]) -> int:
    """How many trumps from the espadilla down without a gap, if there are three; nine at most."""
    above = TRUMPS[trump].split()
    run = next((place for place, card in enumerate(above) if card not in hand), len(above))
    return min(run, 9) if run > 2 else 0


LICENCA = {
    "black": "EMB|MBk5|EBk5|EM76|EMk4|EBq7|MBq65|Ekqj7|Mkqj7|Bkqj|MB7654|kqj765|Ekq43",
    "red": "EMB|EMa4|MBaq|EBa3|EMkq|EMj3+|EBkqj|Bakqj|Makqj|MBkq3|MBj235|EBk2+",
}
"""The smallest hands of the book: E, M and B are the matadores, a the punto, k q j the court; + asks for a king."""


def asks_licenca(trump: str, hand: Collection[str]) -> bool:
    """Whether each trump of one of the lists is matched by one as high, or by a king of a suit of three or fewer.

    A king of a longer suit is a smallest trump. What a king stands for is no matador.
    """
    above = TRUMPS[trump].split()
    names = dict(zip("EMB", above[:3], strict=True)) | {
        letter: f"{rank}{trump}" for letter, rank in zip("akqj", ("1", "12", "11", "10"), strict=True)
    }
    suits = {
        suit: [card for card in hand if card not in above and card[-1] == suit] for suit in "OCEB" if suit != trump
    }
    kings = [suit for suit, held in suits.items() if f"12{suit}" in held]
    spare = sum(len(suits[suit]) < 4 for suit in kings)
    low = len(kings) - spare
    heights = [above.index(card) for card in hand if card in above] + [len(above) - 1] * low
    for line in LICENCA["red" if trump in "OC" else "black"].split("|"):
        wanted = [above.index(names.get(each, f"{each}{trump}")) for each in line.rstrip("+")]
        if _fits(sorted(heights), sorted(wanted), spare - line.count("+")):
            return True
    return False


def _fits(have: Sequence[int], wanted: Sequence[int], kings: int) -> bool:
    """Whether all that is wanted is there, some of it, but no matador, being stood for by kings."""
    for number in range(max(kings, 0) + 1 if kings >= 0 else 0):
        for left_out in combinations(range(len(wanted)), min(number, len(wanted))):
            if any(wanted[place] < 3 for place in left_out):
                continue
            rest = [height for place, height in enumerate(wanted) if place not in left_out]
            if len(have) >= len(rest) and all(own <= asked for own, asked in zip(have, rest, strict=False)):
                return True
    return False


# The Cientos.


def points_of_suits(hand: Collection[str]) -> list[int]:
    """What the cards of each suit add up to."""
    return [
        sum({"1": 11, "9": 9, "8": 8, "7": 7}.get(card[:-1], 10) for card in hand if card[-1] == suit)
        for suit in "OCEB"
    ]


def runs(hand: Collection[str]) -> list[tuple[int, int]]:
    """Length and height of each sequence of three or more."""
    found = []
    for suit in "OCEB":
        line = "".join("x" if f"{rank}{suit}" in hand else " " for rank in DESCENDING["cientos"].split())
        found += [(len(part), -line.index(part)) for part in line.split() if len(part) > 2]
    return found


def sets(hand: Collection[str]) -> list[tuple[int, int]]:
    """Number and height of each fourteen or three."""
    ranks = ("1", "12", "11", "10", "2")
    numbers = {rank: sum(card[:-1] == rank for card in hand) for rank in ranks}
    return [(number, -ranks.index(rank)) for rank, number in numbers.items() if number > 2]


# Mus.

LEVELS = ("kings", "knights", "jacks", "7", "6", "5", "4", "aces")
EIGHT = {"12": 0, "3": 0, "11": 1, "10": 2, "7": 3, "6": 4, "5": 5, "4": 6, "1": 7, "2": 7}
WORTH = (10, 10, 10, 7, 6, 5, 4, 1)
IN_PACK = (8, 4, 4, 4, 4, 4, 4, 8)
BEST_JUEGO = (31, 32, 40, 37, 36, 35, 34, 33)

Hand = tuple[int, ...]
"""Four levels, 0 being that of the kings, in order."""


def levels_of(hand: Collection[str]) -> Hand:
    """The levels of a hand."""
    return tuple(sorted(EIGHT[card[:-1]] for card in hand))


@cache
def total(hand: Hand) -> int:
    """What it adds up to."""
    return sum(WORTH[level] for level in hand)


@cache
def pares(hand: Hand) -> tuple[int, Hand]:
    """0 to 3 for none, par, medias and duples; then of what, the higher first, lower numbers being better."""
    numbers = sorted((hand.count(level) for level in set(hand)), reverse=True)
    kind = 3 if numbers in ([4], [2, 2]) else 2 if numbers == [3, 1] else 1 if numbers == [2, 1, 1] else 0
    return kind, tuple(sorted({-level for level in hand if hand.count(level) > 1}, reverse=True))


@cache
def in_lance(lance: str, hand: Hand) -> tuple[object, ...]:
    """How good a hand is in a lance: more is better; (0,) where it has no part in it."""
    if lance == "grande":
        return (1, *[-level for level in hand])
    if lance == "chica":
        return (1, *reversed(hand))
    if lance == "pares":
        kind, of = pares(hand)
        pair = of * 2 if kind == 3 and len(of) == 1 else of
        return (kind, *pair) if kind else (0,)
    sum_ = total(hand)
    if lance == "juego":
        return (1, -BEST_JUEGO.index(sum_)) if sum_ > 30 else (0,)
    return (1, sum_) if sum_ < 31 else (0,)


def juego_stones(hand: Hand) -> int:
    """What a juego is worth."""
    return 3 if total(hand) == 31 else 2 if total(hand) > 31 else 0


WISHES: Mapping[str, Callable[[Hand], bool]] = {
    "juego": lambda hand: total(hand) > 30,
    "pares": lambda hand: pares(hand)[0] > 0,
    "duples": lambda hand: pares(hand)[0] == 3,
}


@cache
def drawn(kept: Hand, own: Hand) -> tuple[tuple[Hand, int], ...]:
    """All hands that these can become, and in how many ways, when all of one's own cards are out of the pack."""
    room = [number - own.count(level) for level, number in enumerate(IN_PACK)]
    found: dict[Hand, int] = {}
    for new in _multisets(4 - len(kept)):
        ways = prod(comb(room[level], new.count(level)) for level in set(new))
        if ways:
            hand = tuple(sorted((*kept, *new)))
            found[hand] = found.get(hand, 0) + ways
    return tuple(found.items())


@cache
def _multisets(number: int) -> tuple[Hand, ...]:
    found: list[Hand] = [()]
    for _ in range(number):
        found = [(*hand, level) for hand in found for level in range(8) if not hand or level >= hand[-1]]
    return tuple(found)


def chances(cards: Collection[str], wish: str) -> dict[frozenset[str], float]:
    """For every discard how likely the wish comes true."""
    own, found = levels_of(cards), {}
    for number in range(1, 5):
        for thrown in combinations(cards, number):
            results = drawn(levels_of([card for card in cards if card not in thrown]), own)
            good = sum(ways for hand, ways in results if WISHES[wish](hand))
            found[frozenset(thrown)] = good / sum(ways for _, ways in results)
    return found


@cache
def stones(own: Hand, ties: bool) -> float:
    """What a hand is worth by the book's own weights, if no other's cards are known: in each lance the stones, by the
    chance that two opponents are beaten."""
    others = drawn((), own)
    every, value = sum(ways for _, ways in others), 0.0
    for lance, weight in (("grande", 1.6), ("chica", 1.4), ("pares", 1.0), ("juego", 1.0), ("punto", 1.2)):
        mine = in_lance(lance, own)
        if mine == (0,):
            continue
        more = {"pares": pares(own)[0], "juego": juego_stones(own)}.get(lance, 0)
        lower = sum(ways for hand, ways in others if (key := in_lance(lance, hand)) < mine or (ties and key == mine))
        value += (lower / every) ** 2 * (weight + more)
    return value


def cut_gain(cards: Collection[str], ties: bool) -> float:
    """By how much it is better to cut than to throw what is best; a first mus helps the others half a stone less."""
    own = levels_of(cards)
    best = 0.0
    for number in range(1, 5):
        for thrown in combinations(cards, number):
            results = drawn(levels_of([card for card in cards if card not in thrown]), own)
            mean = sum(stones(hand, ties) * ways for hand, ways in results) / sum(ways for _, ways in results)
            best = max(best, mean)
    return stones(own, ties) - best + 0.5
