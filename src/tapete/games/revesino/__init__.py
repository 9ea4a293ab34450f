"""The Revesino."""

from tapete.games.revesino import (
    aim,
    deal,
    exchange,
    floor,
    guide,
    judge,
    lots,
    mind,
    odds,
    play,
    practice,
    settle,
    summary,
)
from tapete.games.revesino.advice import BOOK, Adviser
from tapete.games.revesino.game import RevesinoGame
from tapete.games.revesino.state import RevesinoState
from tapete.games.revesino.view import view_of
from tapete.table.game import GUIDED, OPEN, Contents

CONTENTS = Contents(
    games={"revesino": RevesinoGame},
    states={GUIDED: RevesinoState, OPEN: floor.OpenRevesino},
    stages={
        GUIDED: {**lots.STAGES, **deal.STAGES, **exchange.STAGES, **play.STAGES, **settle.STAGES},
        OPEN: floor.STAGES,
    },
    view=view_of,
    judge=judge.incidents,
    court=floor.COURT,
    player=Adviser,
    maxims={"revesino": BOOK},
    result=summary.result,
    guide=guide.GUIDE,
    hand_over=settle.hand_over,
    aim=aim.aim,
    gains=aim.gains,
    facts=aim.facts,
    odds=odds.ODDS,
    minds={"revesino": mind.MIND},
    practices={"revesino": practice.PRACTICE},
)
