"""La Zanga."""

from tapete.games.zanga import aim, auction, deal, floor, guide, judge, lots, mind, odds, play, practice, summary, view
from tapete.games.zanga.advice import BOOK, Adviser
from tapete.games.zanga.game import ZangaGame
from tapete.games.zanga.state import ZangaState
from tapete.table.game import GUIDED, OPEN, Contents

CONTENTS = Contents(
    games={"zanga": ZangaGame},
    states={GUIDED: ZangaState, OPEN: floor.OpenZanga},
    stages={GUIDED: {**lots.STAGES, **deal.STAGES, **auction.STAGES, **play.STAGES}, OPEN: floor.STAGES},
    view=view.view_of,
    judge=judge.incidents,
    court=floor.COURT,
    player=Adviser,
    maxims={"zanga": BOOK},
    result=summary.result,
    guide=guide.GUIDE,
    hand_over=play.hand_over,
    aim=aim.aim,
    gains=aim.gains,
    odds=odds.ODDS,
    minds={"zanga": mind.MIND},
    practices={"zanga": practice.PRACTICE},
)
