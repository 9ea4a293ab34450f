"""Many random matches of every game, each watched by the checks that hold whatever the rules.

`python -m tapete.soak --matches 1000` plays them; a match that breaks a check is written down as a record.
"""

from tapete.soak.looking import Broken
from tapete.soak.trial import Outcome, Plan, tried

__all__ = ["Broken", "Outcome", "Plan", "tried"]
