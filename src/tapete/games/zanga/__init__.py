"""La Zanga."""

from tapete.games.zanga import aim as aims
from tapete.games.zanga import auction, deal, floor, lots, play, summary
from tapete.games.zanga.advice import BOOK, Adviser
from tapete.games.zanga.game import ZangaGame
from tapete.games.zanga.guide import GUIDE
from tapete.games.zanga.judge import incidents
from tapete.games.zanga.mind import MIND
from tapete.games.zanga.odds import ODDS
from tapete.games.zanga.practice import PRACTICE
from tapete.games.zanga.state import ZangaState
from tapete.games.zanga.view import view_of
from tapete.table.game import GUIDED, OPEN, Contents

CONTENTS = Contents(
    games={"zanga": ZangaGame},
    states={GUIDED: ZangaState, OPEN: floor.OpenZanga},
    stages={GUIDED: {**lots.STAGES, **deal.STAGES, **auction.STAGES, **play.STAGES}, OPEN: floor.STAGES},
    view=view_of,
    judge=incidents,
    court=floor.COURT,
    player=Adviser,
    maxims={"zanga": BOOK},
    result=summary.result,
    guide=GUIDE,
    hand_over=play.hand_over,
    aim=aims.aim,
    gains=aims.gains,
    odds=ODDS,
    minds={"zanga": MIND},
    practices={"zanga": PRACTICE},
)
