"""Los Cientos, or Piquet."""

from tapete.games.cientos import aim as aims
from tapete.games.cientos import announce, deal, exchange, lots, play, summary
from tapete.games.cientos.advice import BOOK, Adviser
from tapete.games.cientos.floor import table
from tapete.games.cientos.floor.court import COURT
from tapete.games.cientos.floor.state import CientosFloor
from tapete.games.cientos.game import CientosGame
from tapete.games.cientos.guide import GUIDE
from tapete.games.cientos.incidents import INCIDENTS
from tapete.games.cientos.mind import MIND
from tapete.games.cientos.odds import ODDS
from tapete.games.cientos.practice import PRACTICE
from tapete.games.cientos.said import agrees, explained
from tapete.games.cientos.state import CientosState
from tapete.games.cientos.view import view_of
from tapete.table.game import GUIDED, OPEN, Contents

CONTENTS = Contents(
    games={"cientos": CientosGame},
    states={GUIDED: CientosState, OPEN: CientosFloor},
    stages={
        GUIDED: {**lots.STAGES, **deal.STAGES, **exchange.STAGES, **announce.STAGES, **play.STAGES},
        OPEN: table.STAGES,
    },
    view=view_of,
    judge=lambda game: INCIDENTS,
    court=COURT,
    player=Adviser,
    maxims={"cientos": BOOK},
    result=summary.result,
    marks=summary.marks,
    guide=GUIDE,
    hand_over=play.hand_over,
    aim=aims.aim,
    race=aims.racing,
    gains=aims.gains,
    agrees=agrees,
    explained=explained,
    odds=ODDS,
    minds={"cientos": MIND},
    practices={"cientos": PRACTICE},
)
