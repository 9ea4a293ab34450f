"""`tapete practice`: exercises without end, at the table in the terminal; where nobody can answer, how far one is."""

from __future__ import annotations

import sys
import time
from argparse import Namespace

from tapete.practice.drawing import Name
from tapete.practice.page import sheet, today
from tapete.table.game import REGISTRY, game_class
from tapete.terminal.practised import practised
from tapete.words import Words, folder_of, preferred_language


def run(args: Namespace) -> int:
    """Sit down to the exercises of a game; without a terminal they are listed, with levels and answers."""
    game = args.game and game_class(args.game).name
    wish = "day" if args.day else args.kind
    if game and "-" in wish:
        Name.parse(game, wish)
    if not game or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return _listed([game] if game else list(REGISTRY), args.lang)
    from tapete.terminal.app import TapeteApp
    from tapete.terminal.practice import PracticeScreen

    TapeteApp(lang=args.lang and preferred_language(args.lang), screens=[PracticeScreen(game, wish)]).run()
    return 0


def _listed(games: list[str], lang: str | None) -> int:
    language, day = preferred_language(lang), today(time.time())
    for game in games:
        words = Words(language, folder_of(game), "cli", "practice")
        known = sheet(game, practised(game), day)
        print(f"{game}: {words.game(game)} ({words.text('practice-due', count=known.due)})")
        for skill in known.skills:
            far = words.text("practice-so-far", right=skill.right, asked=skill.asked) if skill.asked else ""
            title, level = words.text(f"practice-kind-{skill.kind}"), words.text("practice-level", level=skill.level)
            print(f"  {skill.kind:10} {title} · {level}{far and ' · '}{far}")
    return 0
