"""What of the Zanga can be practised: the play of the cards."""

from __future__ import annotations

from collections.abc import Collection

from tapete.games.zanga.state import ZangaState
from tapete.table.exercise import Practice


def together(state: ZangaState, seat: int) -> Collection[int]:
    """Those of the pair who play."""
    return [each for each in state.active if each % 2 == seat % 2]


PRACTICE = Practice(
    shared=("highest", "follow", "takes", "puzzle"),
    goal="tricks",
    takes=("zan.intro.3",),
    aims=("zan.intro.38",),
    together=together,
)
