"""The smallest whole game: its table of contents, as every folder of games has one."""

from examples.highcard.first_bot import FirstBot
from examples.highcard.game import STAGES, HighcardGame, HighcardState, hand_over, view_of
from tapete.table.game import GUIDED, Contents

CONTENTS = Contents(
    games={HighcardGame.name: HighcardGame},
    states={GUIDED: HighcardState},
    stages={GUIDED: STAGES},
    view=view_of,
    player=FirstBot,
    hand_over=hand_over,
)
