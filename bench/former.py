"""Makes the players of an older checkout, from before `tapete player`, speak the protocol of docs/players.md.

It is run with the older checkout's `src` on PYTHONPATH, and must be trusted: it hears all moves and shuffles of the
match, follows them by the older rules, and shows its bot what the older tables showed.

    git worktree add /tmp/older COMMIT
    tapete arena mus treatise "trusted:env PYTHONPATH=/tmp/older/src python bench/former.py treatise"
"""

from __future__ import annotations

import json
import sys
from typing import Any

from tapete.bots import bot
from tapete.table.game import game, game_class
from tapete.table.match import Match
from tapete.table.player import Ear
from tapete.table.record import move_of

Message = dict[str, Any]


class Former:
    """One player of the older kind, and the match as the older rules follow it."""

    def __init__(self, level: str) -> None:
        self.level = level

    def answer(self, message: Message) -> Message | None:
        """The answer, where one is due; what the older checkout cannot do it refuses."""
        try:
            match message["type"]:
                case "hello" if message.get("trusted"):
                    return {"type": "hello", "name": f"former {self.level}", "levels": [self.level]}
                case "hello":
                    return {"type": "refuse", "why": "former players must be trusted"}
                case "game":
                    return self._ready(message)
                case "ask" | "notice" as kind:
                    return self._do(kind, message)
        except Exception as error:
            return {"type": "refuse", "why": f"{type(error).__name__}: {error}"[:200]}
        return None

    def _ready(self, message: Message) -> Message:
        known = {option.name for option in game_class(message["game"]).options}
        options = {name: value for name, value in message["options"].items() if name in known}
        rules = game(message["game"], message["table"], **options)
        self.mind: Any = bot(self.level, rules, message["seed"])
        self.match, self.ears = Match(rules), dict[int, Ear]()
        return {"type": "ready"}

    def _do(self, kind: str, message: Message) -> Message:
        for line in message["moves"]:
            self.match.do(*move_of(line))
        person = self.match.state.players[message["seat"]]
        view = self.ears.setdefault(person, Ear(person)).view(self.match.state)
        chosen = self.mind.choose(view) if kind == "ask" else self.mind.notice(view)
        return {"type": "do", "action": None if chosen is None else str(chosen.action)}


def main(level: str) -> None:
    """Answer line by line until there is nothing more."""
    own = Former(level)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "bye":
            return
        if (answer := own.answer(message)) is not None:
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
