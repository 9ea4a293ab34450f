"""Mus, for four players in two pairs."""

from tapete.games.mus import asides, betting, count, deal, floor, lances, lots, mus_talk, summary
from tapete.games.mus.advice import PLAYER
from tapete.games.mus.game import MusGame
from tapete.games.mus.judge import INCIDENTS
from tapete.games.mus.state import DISCARD, MUS, MusState
from tapete.games.mus.view import view_of
from tapete.table.game import GUIDED, OPEN, Contents

_TALKING = {**lances.PHASES, **betting.PHASES, **{name: mus_talk.PHASES[name] for name in (MUS, DISCARD)}}
_GUIDED = {
    **lots.PHASES,
    **deal.PHASES,
    **mus_talk.PHASES,
    **{name: asides.with_asides(phase) for name, phase in _TALKING.items()},
    **count.PHASES,
}

CONTENTS = Contents(
    games={"mus": MusGame},
    states={GUIDED: MusState, OPEN: MusState},
    stages={GUIDED: _GUIDED, OPEN: {**_GUIDED, **floor.PHASES}},
    view=view_of,
    judge=lambda game: INCIDENTS,
    player=PLAYER,
    summary=summary,
)
