"""The deal of a served match can be checked by anyone, and is not shown too early."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest
from msgspec import convert

from tapete.cli import main
from tapete.sitting.fair import DealProof, Proof, UnfairDeal, check_deal, check_proof
from tests.server.visitors import SHORT, TWO, Served, config_for, play_out, serving
from tests.server.watches import StoppedWatch


async def test_a_whole_match_can_be_checked_by_anyone(
    server: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with server.visitor() as ana:
        table = await ana.open("malilla-coja", options=SHORT)
        async with ana.at(table["id"]) as chair:
            await play_out(chair, Random(1))
            await chair.until(lambda told: told["type"] == "table" and told["table"]["status"] == "over")
            revealed = [convert(told["proof"], DealProof) for told in chair.all("revealed")]
            commitments = {told["deal"]: told["commitment"] for told in chair.all("committed")}
        for deal in revealed:
            check_deal(table["id"], deal)
            assert deal.commitment == commitments[deal.deal]
            assert deal.nonces == (chair.sent[deal.deal], None, None)
        shown = await ana.get(f"/api/tables/{table['id']}/deals")
        assert convert(shown["deals"], list[DealProof]) == revealed
        assert check_proof(convert(shown, Proof)) == len(revealed) == 4
        file = tmp_path / "proof.json"
        file.write_text(json.dumps(shown))
        assert main(["verify-deal", str(file), "--lang", "en"]) == 0
        assert "4 shuffles recomputed, all of them right, and the match was played" in capsys.readouterr().out
        assert main(["verify-deal", str(file), "--lang", "es"]) == 0
        assert "se han vuelto a calcular 4 repartos" in capsys.readouterr().out
        # Two cards of the lots that nobody drew, exchanged: the match could have gone like this, but it did not.
        other = re.sub(r"(\* lot .*) (\S+) (\S+)\n", r"\1 \3 \2\n", shown["record"], count=1)
        assert other != shown["record"]
        with pytest.raises(UnfairDeal, match="Deal 1 is not the one that was played"):
            check_proof(convert({**shown, "record": other}, Proof))
        file.write_text(json.dumps({**shown, "record": other}))
        assert main(["verify-deal", str(file)]) == 2
        with pytest.raises(UnfairDeal, match="4 shuffles, but 3 are shown"):
            check_proof(convert({**shown, "deals": shown["deals"][1:]}, Proof))


async def test_nothing_of_a_deal_is_shown_before_its_hand_is_over(server: Served) -> None:
    async with server.visitor() as ana:
        table = await ana.open("malilla-coja", options={"rounds": 2, "favourite": "none"})
        async with ana.at(table["id"]) as chair:
            chance = Random(1)
            for _ in range(20):
                await chair.play(chance)
                shown = await ana.get(f"/api/tables/{table['id']}/deals")
                await chair.ask({"type": "ping"})
                hand = (await chair.view())["view"]["hand"]
                assert shown["record"] is None
                assert all(deal["hand"] < max(hand, 1) for deal in shown["deals"])
        answer = await ana.http.get(f"/api/tables/{table['id']}/record")
        assert answer.status_code == 403 and answer.json()["key"] == "not-over"
        assert (await ana.http.get(f"/api/tables/{table['id']}/replay")).status_code == 403


async def test_nobody_can_hold_up_the_deal_by_keeping_his_part_back(tmp_path: Path) -> None:
    watch = StoppedWatch()
    async with (
        serving(config_for(tmp_path, nonce_wait=2.0), watch) as server,
        server.visitor() as ana,
        server.visitor() as eva,
    ):
        table = await ana.open("malilla-vistas", places=TWO, options=SHORT)
        await eva.post(f"/api/tables/{table['id']}/sit", {})
        async with eva.at(table["id"], nonces=False) as keeps, ana.at(table["id"]) as gives:
            await gives.until(lambda told: told["type"] == "committed")
            for chair in (gives, keeps):
                await chair.ask({"type": "ping"})
            assert not gives.all("shuffled")
            while not gives.all("shuffled"):
                watch.turn(1.0)
                await gives.ask({"type": "ping"})
            first = gives.all("shuffled")[0]
        assert first["left_out"] == [1]
        assert first["nonces"] == [gives.sent[first["deal"]], None]
