"""Los Cientos, or Piquet."""

from tapete.games.cientos import announce, deal, exchange, floor, lots, play, summary
from tapete.games.cientos.advice import PLAYER
from tapete.games.cientos.game import CientosGame
from tapete.games.cientos.judge import INCIDENTS
from tapete.games.cientos.state import CientosState
from tapete.games.cientos.view import view_of
from tapete.table.game import GUIDED, OPEN, Contents

CONTENTS = Contents(
    games={"cientos": CientosGame},
    states={GUIDED: CientosState, OPEN: floor.FloorState},
    stages={
        GUIDED: {**lots.PHASES, **deal.PHASES, **exchange.PHASES, **announce.PHASES, **play.PHASES},
        OPEN: floor.PHASES,
    },
    view=view_of,
    judge=lambda game: INCIDENTS,
    player=PLAYER,
    summary=summary,
)
