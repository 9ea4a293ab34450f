"""The pictures of a contest are SVG that can be read, and show what was found."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tapete.arena.plots import beside, running_mean, spread
from tapete.cli import main

SVG = "{http://www.w3.org/2000/svg}"


def points(picture: str) -> list[tuple[float, float]]:
    line = next(ElementTree.fromstring(picture).iter(f"{SVG}polyline"))
    pairs = (each.split(",") for each in line.attrib["points"].split())
    return [(float(x), float(y)) for x, y in pairs]


def test_the_mean_is_drawn_for_every_count_from_two_on() -> None:
    rising = points(running_mean("a & b", "duplicates", "tantos", [1.0, 2.0, 3.0, 4.0]))
    assert len(rising) == 3
    assert [x for x, _ in rising] == sorted(x for x, _ in rising)
    assert [y for _, y in rising] == sorted((y for _, y in rising), reverse=True)


def bars(picture: str) -> list[dict[str, str]]:
    """All but the ground on which they stand."""
    return [each.attrib for each in ElementTree.fromstring(picture).iter(f"{SVG}rect")][1:]


def test_the_spread_has_a_bar_for_each_part_and_losses_are_of_another_colour() -> None:
    lost, won = bars(spread("t", "x", "y", [-4.0, -3.0, 4.0, 4.0]))
    assert lost["fill"] != won["fill"]


def test_bars_are_as_long_as_what_they_tell() -> None:
    one, other = bars(beside("t", ("a", "b"), [("mus", 30.0, 60.0)]))
    assert float(other["width"]) == pytest.approx(2 * float(one["width"]), abs=0.1)


@pytest.mark.parametrize("differences", [[], [1.0], [0.0, 0.0]])
def test_little_can_be_drawn_too(differences: list[float]) -> None:
    for picture in (running_mean("t", "x", "y", differences), spread("t", "x", "y", differences)):
        assert ElementTree.fromstring(picture).tag == f"{SVG}svg"


def test_the_command_draws_three_pictures_of_each_two(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    argv = (
        "arena",
        "cientos",
        "treatise",
        "random",
        "--hands",
        "1",
        "-n",
        "3",
        "--jobs",
        "1",
        "--plots",
        str(tmp_path),
    )
    assert main(["--lang", "pt", *argv]) == 0
    found = {file.name: file.read_text(encoding="utf-8") for file in tmp_path.iterdir()}
    assert sorted(found) == [f"cientos-treatise-random-{kind}.svg" for kind in ("mean", "said", "spread")]
    assert all(ElementTree.fromstring(picture).tag == f"{SVG}svg" for picture in found.values())
    assert "partidas duplas" in found["cientos-treatise-random-mean.svg"]
