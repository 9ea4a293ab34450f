"""The same seed gives the same match in every process, whatever order its sets have."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.universal.tables import ALL_TABLES

PLAY = """
import sys
from tapete.soak.trial import Plan, decider, step
from tapete.table.match import Match
from tapete.table.record import write_record

plan = Plan(sys.argv[1], sys.argv[2], 0)
match = Match(plan.rules())
decide = decider(plan, match.game)
while not match.state.over:
    step(match, decide)
print(write_record(match))
"""


@ALL_TABLES
def test_two_processes_play_the_same_match(name: str, table: str) -> None:
    assert played(name, table, "1") == played(name, table, "2")


def played(name: str, table: str, hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-c", PLAY, name, table]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
