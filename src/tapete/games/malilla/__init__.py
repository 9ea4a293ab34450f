"""The Malilla in its five forms."""

from tapete.games.malilla import aim as aims
from tapete.games.malilla import deal, exchange, floor, lots, naming, play, summary
from tapete.games.malilla.advice import BOOKS, Adviser
from tapete.games.malilla.audit import audit
from tapete.games.malilla.game import GAMES
from tapete.games.malilla.guide import GUIDE
from tapete.games.malilla.judge import incidents
from tapete.games.malilla.mind import MINDS
from tapete.games.malilla.odds import ODDS
from tapete.games.malilla.practice import PRACTICES
from tapete.games.malilla.settle import hand_over
from tapete.games.malilla.state import MalillaState
from tapete.games.malilla.view import view_of
from tapete.table.game import GUIDED, OPEN, Contents

CONTENTS = Contents(
    games=GAMES,
    states={GUIDED: MalillaState, OPEN: floor.OpenMalilla},
    stages={
        GUIDED: {**lots.STAGES, **deal.STAGES, **exchange.STAGES, **naming.STAGES, **play.STAGES},
        OPEN: floor.STAGES,
    },
    view=view_of,
    judge=incidents,
    court=floor.COURT,
    player=Adviser,
    maxims=BOOKS,
    result=summary.result,
    audit=audit,
    guide=GUIDE,
    hand_over=hand_over,
    aim=aims.aim,
    gains=aims.gains,
    facts=aims.facts,
    odds=ODDS,
    minds=MINDS,
    practices=PRACTICES,
)
