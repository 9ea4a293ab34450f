"""Mus, for four players in two pairs."""

from tapete.games.mus import betting, consult, count, deal, early, floor, lances, lies, lots, mus_talk, signs, summary
from tapete.games.mus.advice import BOOK, Adviser
from tapete.games.mus.game import MusGame
from tapete.games.mus.guide import GUIDE
from tapete.games.mus.judge import INCIDENTS, TOLD_ONLY
from tapete.games.mus.mixture import mixture
from tapete.games.mus.odds import ODDS
from tapete.games.mus.practice import PRACTICE
from tapete.games.mus.said import agrees
from tapete.games.mus.state import MusState
from tapete.games.mus.strong import club_bot, strong_bot
from tapete.games.mus.view import view_of
from tapete.table.game import GUIDED, OPEN, Contents

_TALKING = {**mus_talk.STAGES, **lances.STAGES, **betting.STAGES}
_GUIDED = {
    **lots.STAGES,
    **deal.STAGES,
    **{name: stage.with_(count.CLAIM, *signs.BESIDE, *consult.BESIDE) for name, stage in _TALKING.items()},
    **mus_talk.SERVICE,
    **count.STAGES,
}

CONTENTS = Contents(
    games={"mus": MusGame},
    states={GUIDED: MusState, OPEN: MusState},
    stages={GUIDED: _GUIDED, OPEN: {**_GUIDED, **floor.STAGES}},
    view=view_of,
    judge=lambda game: INCIDENTS,
    effects={**deal.EXPOSED, **early.BINDS, **lies.FALLS_TO},
    told_only=TOLD_ONLY,
    player=Adviser,
    own_bots={"club": club_bot, "strong": strong_bot},
    maxims={"mus": BOOK},
    result=summary.result,
    guide=GUIDE,
    agrees=agrees,
    odds=ODDS,
    practices={"mus": PRACTICE},
    mixture=mixture,
)
