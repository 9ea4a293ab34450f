"""The Revesino."""

from tapete.games.revesino import aim as aims
from tapete.games.revesino import deal, exchange, floor, lots, play, settle, summary
from tapete.games.revesino.advice import BOOK, Adviser
from tapete.games.revesino.game import RevesinoGame
from tapete.games.revesino.guide import GUIDE
from tapete.games.revesino.judge import incidents
from tapete.games.revesino.mind import MIND
from tapete.games.revesino.odds import ODDS
from tapete.games.revesino.practice import PRACTICE
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
    judge=incidents,
    court=floor.COURT,
    player=Adviser,
    maxims={"revesino": BOOK},
    result=summary.result,
    guide=GUIDE,
    hand_over=settle.hand_over,
    aim=aims.aim,
    gains=aims.gains,
    facts=aims.facts,
    odds=ODDS,
    minds={"revesino": MIND},
    practices={"revesino": PRACTICE},
)
