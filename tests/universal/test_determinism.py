"""The same seed gives the same match in every process, whatever order its sets have."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from tests.universal.tables import TABLES

PLAY = """
import json, sys
from tapete.soak.trial import Plan, decider, step
from tapete.table.match import Match
from tapete.table.record import write_record

def played(name, table):
    plan = Plan(name, table, 0)
    match = Match(plan.rules())
    decide = decider(plan, match.game)
    while not match.state.over:
        step(match, decide)
    return write_record(match)

print(json.dumps([[name, table, played(name, table)] for name, table in json.loads(sys.argv[1])]))
"""


def test_two_processes_play_the_same_match_of_every_game_at_every_table() -> None:
    tables = [each.values for each in TABLES]
    one, other = [playing(json.dumps(tables), hash_seed) for hash_seed in ("1", "2")]
    first, second = played(one), played(other)
    assert [(name, table) for name, table, _ in first] == tables
    assert [again[:2] for match, again in zip(first, second, strict=True) if again != match] == []


def playing(tables: str, hash_seed: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    return subprocess.Popen([sys.executable, "-c", PLAY, tables], env=environment, stdout=subprocess.PIPE, text=True)


def played(process: subprocess.Popen[str]) -> list[tuple[str, str, str]]:
    printed, _ = process.communicate()
    assert process.returncode == 0
    return [tuple(each) for each in json.loads(printed)]
