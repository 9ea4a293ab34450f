"""Where everything stands in the words of memory with which the kernels work: a place each, and what is there.

A card is a bit (`table/bits.py`). A seat is its number among those who play.
"""

from __future__ import annotations

from tapete.table.bits import LANE

SUIT = (1 << LANE) - 1
TRUMPS = 0x7FFF << 48
"""The top lane; its last place is that of the sign, and no card's."""
PLAIN = (1 << 48) - 1

SEATS, HAS_TRUMPS, FOLLOW, BEAT, RUFF, UNDER_RUFF = range(6)
BOUND_HAND, BOUND_CARD, BOUND_UNLESS, FORFEIT = range(6, 10)
TRICK, LAST, LOW, OWN, OFF, LEAD = range(10, 16)
"""What a trick counts, how much more the last, the cards that do not count it, what is off one's own lead's trick, what
is then off the last, and what a lead counts."""
LINES, SINGLES, BLOCKS = range(16, 19)
"""Cards above which no equal card stands, cards that have no equal, and how many masks of equal cards follow."""
BLOCK = 19
FRIENDS = 32
"""For each seat whose winning card it need not beat."""
STEP = 36
"""For each seat what is added to the count of tricks when it takes one."""
MOST, COUNTED, KEYED, PILED = range(40, 44)
"""The seats for whose gain is searched; whether tricks are counted, whether always a part of the key; whether piled."""
NODES, BUDGET, STOPPED, TABLE, BUCKETS, AGE, SALT, SQUEEZE, RANGES, MISERE = range(44, 54)
"""The search itself; at the last place whether those who take least do best."""
EXEMPT, WORTH, UNDER = 64, 128, 192
"""For each card led those that need not answer it; what each card counts; what lies under it."""
WEIGHTS = 256
PLACES, CLASSES, FEATURES = 3, 3, 8
FRAMES = WEIGHTS + PLACES * CLASSES * FEATURES
FRAME = 16
WORDS = FRAMES + FRAME * 64
