"""Los Cientos, or Piquet."""

from tapete.games.cientos import (
    aim,
    announce,
    deal,
    exchange,
    guide,
    lots,
    mind,
    odds,
    play,
    practice,
    said,
    summary,
    view,
)
from tapete.games.cientos.advice import BOOK, Adviser
from tapete.games.cientos.floor import court, table
from tapete.games.cientos.floor.state import CientosFloor
from tapete.games.cientos.game import CientosGame
from tapete.games.cientos.incidents import INCIDENTS
from tapete.games.cientos.state import CientosState
from tapete.table.game import GUIDED, OPEN, Contents

CONTENTS = Contents(
    games={"cientos": CientosGame},
    states={GUIDED: CientosState, OPEN: CientosFloor},
    stages={
        GUIDED: {**lots.STAGES, **deal.STAGES, **exchange.STAGES, **announce.STAGES, **play.STAGES},
        OPEN: table.STAGES,
    },
    view=view.view_of,
    judge=lambda game: INCIDENTS,
    court=court.COURT,
    player=Adviser,
    maxims={"cientos": BOOK},
    result=summary.result,
    marks=summary.marks,
    guide=guide.GUIDE,
    hand_over=play.hand_over,
    aim=aim.aim,
    race=aim.racing,
    gains=aim.gains,
    agrees=said.agrees,
    explained=said.explained,
    odds=odds.ODDS,
    minds={"cientos": mind.MIND},
    practices={"cientos": practice.PRACTICE},
)
