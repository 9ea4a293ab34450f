"""The deal can be checked at the table in the terminal, and outside of it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tapete.cli import main
from tapete.sitting.fair import check_proof, read_proof
from tapete.terminal.archive import Saved
from tapete.terminal.company import sit_down
from tapete.terminal.deal import DealScreen
from tests.terminal.test_table import answer, own_folder, play_out, sat_down, seated, short, table

__all__ = ["own_folder"]


def page(pilot: Pilot[None]) -> str:
    assert isinstance(pilot.app.screen, DealScreen)
    return "\n".join(str(part.render()) for part in pilot.app.screen.query("Static"))


async def opened(pilot: Pilot[None]) -> str:
    await pilot.press("f6")
    await pilot.pause()
    return page(pilot)


@pytest.mark.parametrize("lang", ["es", "pt", "en"])
async def test_the_next_shuffle_is_promised_and_the_last_hand_is_right(lang: str, tmp_path: Path) -> None:
    async with seated(short("malilla-coja"), lang=lang) as pilot:
        screen = table(pilot)
        promised = screen.company.sitting.shuffle
        assert promised is not None
        first = await opened(pilot)
        assert promised.commitment in first and promised.secret not in first
        assert screen.company.parts[promised.number] in first
        await pilot.press("escape")
        while screen.company.state.hand < 2 or pilot.app.screen is not screen:
            await answer(pilot)
        made = [proof for proof in screen.company.proofs if proof.deal == promised.number]
        assert made and made[0].commitment == promised.commitment and made[0].secret == promised.secret
        assert made[0].nonces[screen.company.me] == screen.company.parts[promised.number]
        later = await opened(pilot)
        assert f"✓ {screen.app.words_for('malilla-coja').text('table-deal-right', deal='1', hand='0')}" in later
        assert "✗" not in later and f"verify-deal {screen.saved.deals}" in later
        assert screen.app.words_for("malilla-coja").missing == set()


@pytest.mark.parametrize("name", ["mus", "cientos", "voltarete"])
async def test_a_whole_match_is_checked_by_the_command(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with seated(short(name)) as pilot:
        company = (await sat_down(pilot)).company
        await play_out(pilot)
        [file] = (tmp_path / "matches").glob("*.deals.json")
        proof = read_proof(file.read_bytes())
        assert check_proof(proof) == len(company.proofs) > 0 and proof.record is not None
    # The screen swallows what is printed while it is there.
    assert main(["verify-deal", str(file), "--lang", "en"]) == 0
    assert "all of them right, and the match was played" in capsys.readouterr().out
    data = json.loads(file.read_text(encoding="utf-8"))
    data["deals"][0]["outcome"] = data["deals"][0]["outcome"][::-1]
    file.write_text(json.dumps(data), encoding="utf-8")
    assert main(["verify-deal", str(file), "--lang", "en"]) == 2


def test_nothing_of_a_hand_that_goes_on_is_in_the_proof(tmp_path: Path) -> None:
    company, saved = sit_down(short("malilla")), Saved(tmp_path / "m.now.toml")
    for _ in range(2):
        step = company.sitting.draw_lots()
        assert step is not None
        company.keep(step)
    saved.write(company)
    proof = read_proof(saved.deals.read_bytes())
    assert all(deal.hand < company.state.hand for deal in proof.deals) and proof.record is None


def test_whatever_differs_from_what_was_shown_is_found() -> None:
    company = sit_down(short("malilla"), me=1)
    step = company.sitting.draw_lots()
    assert step is not None
    company.keep(step)
    proof = company.proofs[0]
    other = sit_down(short("malilla"), me=1)
    assert company.right(proof)
    assert not company.right(replace(proof, outcome=proof.outcome[::-1]))
    assert not company.right(replace(proof, nonces=(None, "0" * 32, None, None)))
    forged = other.sitting.draw_lots()
    assert forged is not None and forged.deal is not None
    assert not company.right(forged.deal.proof), "right in itself, and of another table"
    company.committed[1] = "0" * 64
    assert not company.right(proof)


def test_the_same_seed_gives_the_same_match_and_no_seed_another() -> None:
    def shuffled(seed: str | None) -> tuple[str, ...]:
        company = sit_down(short("mus"), seed=seed)
        step = company.sitting.draw_lots()
        assert step is not None and step.deal is not None
        return step.deal.proof.outcome

    assert shuffled("a") == shuffled("a") != shuffled("b")
    assert shuffled(None) != shuffled(None)
