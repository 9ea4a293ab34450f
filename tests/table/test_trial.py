"""What is kept of the books' maxims is of the rules and the rows as they are, and its verdicts follow from its sums."""

from __future__ import annotations

import tomllib
from math import sqrt

import pytest

import tapete
from tapete.bots import maxims
from tapete.table.trial import ENOUGH, Asked, Sums, Trial, Tried, estimated, file_of, kept, written

GAMES = sorted(tapete.REGISTRY)
FEWEST = 50


@pytest.mark.parametrize("name", GAMES)
def test_every_maxim_that_is_followed_was_put_to_the_test(name: str) -> None:
    trial, rules = kept(name), tapete.game(name)
    assert trial is not None and trial.game == name
    assert trial.edition == rules.edition, f"play it again: tapete maxims {name} -n 2000 --keep --anew"
    followed = {law for rows in maxims(rules).values() for maxim in rows for law in maxim.laws}
    assert followed == {law for laws in trial.groups for law in laws}
    assert trial.asked["treatise"].deals >= FEWEST and trial.asked["treatise"].commit
    assert written(trial) == file_of(name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_its_sums_can_be_true(name: str) -> None:
    """Given the file as it is written, then no count is more than there can be, and no sum without its squares."""
    data = tomllib.loads(file_of(name).read_text(encoding="utf-8"))
    deals, known = data["treatise"]["deals"], set(data["groups"])
    for laws, (said, decided, changed, parted, gained, squares) in data["treatise"]["maxims"].items():
        assert laws in known and 0 <= decided <= said > 0 and 0 <= changed <= said
        assert parted <= min(changed, deals * data["sides"]) and (parted > 0) == (changed > 0)
        assert abs(gained) <= sqrt(deals * squares) + 1e-6
        assert parted or not squares
    for moments, gained, squares in data.get("regret", {"maxims": {}})["maxims"].values():
        assert moments > 0 and abs(gained) <= sqrt(moments * squares) + 1e-6


@pytest.mark.parametrize(
    ("total", "parted", "said", "finding"),
    [
        (60.0, 400, 900, "right"),
        (-60.0, 400, 900, "costs"),
        (4.0, 400, 900, "unclear"),
        (60.0, ENOUGH - 1, 900, "rare"),
        (0.0, 0, 0, "never"),
    ],
)
def test_a_verdict_follows_from_where_the_interval_lies(total: float, parted: int, said: int, finding: str) -> None:
    found = estimated(Sums(1000, total, 100.0), 0.05, 2000, parted, said)
    assert found.finding == finding and found.mean == pytest.approx(total / 1000)


def test_the_more_is_asked_the_wider_each_interval() -> None:
    """Given the same sums of one question and of ten, then of ten each must hold ten times as surely."""
    own = Tried(said=900, decided=5, changed=500, parted=400, gained=30.0, squares=100.0)

    def trial(count: int) -> Trial:
        groups = tuple((f"x.{number}",) for number in range(count))
        asked = {"treatise": Asked(seed=1, deals=1000)}
        return Trial("zanga", 1, "vales", 2, False, groups, asked, {"treatise": {("x.0",): own}})

    one, ten = (trial(count).estimate(("x.0",)) for count in (1, 10))
    assert one.mean == ten.mean and one.low > ten.low and one.high < ten.high
