"""`tapete player`: a player who is asked by an arena, line by line."""

from __future__ import annotations

import sys
from argparse import Namespace

from tapete.arena.speaking import spoken


def run(args: Namespace) -> int:
    """Answer what is asked until there is nothing more."""
    for line in spoken(args.level, sys.stdin):
        print(line, flush=True)
    return 0
