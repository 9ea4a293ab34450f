"""Voltarete, for three and for four."""

from tapete.games.voltarete import aim as aims
from tapete.games.voltarete import concluding, deal, debts, exchange, floor, order, passages, play, pot, recambo, trump
from tapete.games.voltarete.advice import BOOK, Adviser
from tapete.games.voltarete.game import GAMES
from tapete.games.voltarete.guide import GUIDE
from tapete.games.voltarete.judge import incidents
from tapete.games.voltarete.late import when_late
from tapete.games.voltarete.mind import MIND
from tapete.games.voltarete.odds import ODDS
from tapete.games.voltarete.practice import PRACTICE
from tapete.games.voltarete.state import VoltareteState
from tapete.games.voltarete.summary import marks, result
from tapete.games.voltarete.view import view_of
from tapete.table.game import GUIDED, OPEN, Contents

CHAPTERS = {
    **deal.STAGES, **pot.STAGES, **recambo.STAGES, **passages.STAGES, **trump.STAGES, **exchange.STAGES,
    **order.STAGES, **play.STAGES, **concluding.STAGES, **debts.STAGES,
}  # fmt: skip

CONTENTS = Contents(
    games=GAMES,
    states={GUIDED: VoltareteState, OPEN: floor.OpenVoltarete},
    stages={GUIDED: CHAPTERS, OPEN: floor.STAGES},
    view=view_of,
    judge=incidents,
    court=floor.COURT,
    player=Adviser,
    maxims=dict.fromkeys(GAMES, BOOK),
    result=result,
    marks=marks,
    guide=GUIDE,
    hand_over=play.hand_over,
    aim=aims.aim,
    gains=aims.gains,
    facts=aims.facts,
    when_late=when_late,
    odds=ODDS,
    minds=dict.fromkeys(GAMES, MIND),
    practices=dict.fromkeys(GAMES, PRACTICE),
)
