"""A player for any game of the arena, in plain Python: it does the first thing that is offered and not grave.

tapete arena mus treatise "exec:python examples/player.py"
"""

from __future__ import annotations

import json
import sys
from typing import Any


def said(offer: dict[str, Any]) -> str:
    """An action that the offer allows: as it stands, with the least number, or of the first cards or seat."""
    if "action" in offer:
        return " ".join(map(str, (offer["action"]["word"], *offer["action"]["arguments"])))
    if "usual" in offer:
        return f"{offer['word']} {offer['least']}"
    if "cards" in offer:
        return " ".join((offer["word"], *offer["cards"][: offer["least"]]))
    kind, whom = offer["charges"][0]
    first = whom[0] if whom else []
    return " ".join(map(str, (offer["word"], kind, *(first if isinstance(first, list) else [first]))))


def chosen(view: dict[str, Any]) -> str:
    """What is done now; `view` is all that this seat may know."""
    offers = view["prompt"]["offers"] or view["prompt"]["beside"]
    return said(next((offer for offer in offers if not offer.get("grave")), offers[0]))


def main() -> None:
    """Hear a message, and answer it; the end of a match, and a fault that one is told of, want no answer."""
    for line in sys.stdin:
        message, answer = json.loads(line), dict[str, Any]()
        match message["type"]:
            case "hello":
                answer = {"type": "hello", "name": "the first that is offered", "levels": []}
            case "game":
                answer = {"type": "ready"}
            case "ask" | "notice" as kind:
                answer = {"type": "do", "action": chosen(message["view"]) if kind == "ask" else None}
            case _:
                continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
