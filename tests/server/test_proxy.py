"""The lines for a proxy in the documentation are enough: nginx runs with them, on a port that is not the usual one."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import httpx
import pytest
import websockets
from websockets.typing import Origin

from tests.patience import PATIENCE, until
from tests.ports import free_port
from tests.server.visitors import SHORT, Served, Visitor

DOCS = Path(__file__).parents[2] / "docs" / "server.md"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
AROUND = """
{user} worker_processes 1; pid nginx.pid; error_log stderr;
events {{ worker_connections 64; }}
http {{
    access_log off;
    client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    server {{ listen 127.0.0.1:{port}; {told} }}
}}
"""
pytestmark = pytest.mark.skipif(NGINX is None, reason="there is no nginx here: apt-get install nginx-light")


def told(server: Served) -> str:
    """What the documentation says, for this server."""
    (lines,) = re.findall(r"```nginx\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    return str(lines).replace("127.0.0.1:8311", f"127.0.0.1:{server.port}")


@contextmanager
def proxy(folder: Path, lines: str) -> Iterator[int]:
    """nginx with these lines; its port."""
    port = free_port()
    user = "user root;" if os.getuid() == 0 else ""
    (folder / "nginx.conf").write_text(AROUND.format(user=user, port=port, told=lines))
    command = [str(NGINX), "-e", "stderr", "-p", str(folder), "-c", "nginx.conf", "-g", "daemon off;"]
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=(folder / "said").open("wb"))
    try:
        yield port
    finally:
        running.terminate()
        running.wait(PATIENCE)


async def answered(port: int) -> None:
    """Wait until somebody listens there."""

    def listens() -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", port)) == 0

    await until(listens)


async def test_whoever_comes_through_a_proxy_logs_in_and_plays(server: Served, tmp_path: Path) -> None:
    with proxy(tmp_path, told(server)) as port:
        await answered(port)
        own = {"origin": f"http://127.0.0.1:{port}", "sec-fetch-site": "same-origin"}
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", headers=own, timeout=PATIENCE) as http:
            ana = Visitor(http, port)
            await ana.enter()
            assert (await ana.become("/api/account", {"login": "ana", "password": "a long password"}))[
                "account"
            ] == "ana"
            table = (await ana.open("malilla-coja", options=SHORT))["id"]
            cookie = {"cookie": f"tapete={http.cookies['tapete']}"}
            url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
            async with websockets.connect(url, origin=Origin(own["origin"]), additional_headers=cookie) as one:
                assert json.loads(await one.recv())["type"] == "table"
            async with ana.at(table) as chair:
                assert (await chair.play(Random(1)))["type"] == "done"
            foreign = await http.post(
                "/api/tables", json={}, headers={"origin": "http://127.0.0.1:1", "x-csrf-token": ana.csrf}
            )
            assert (foreign.status_code, foreign.json()["key"]) == (403, "foreign-page")


async def test_a_proxy_that_loses_the_port_would_be_refused(server: Served, tmp_path: Path) -> None:
    """Why it is `$http_host`: with `$host` nobody gets in at a port of one's own."""
    with proxy(tmp_path, told(server).replace("$http_host", "$host")) as port:
        await answered(port)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http:
            ana = Visitor(http, port)
            await ana.enter()
            headers = {"origin": f"http://127.0.0.1:{port}", "x-csrf-token": ana.csrf}
            answer = await http.post("/api/tables", json={"game": "malilla-coja"}, headers=headers)
            assert (answer.status_code, answer.json()["key"]) == (403, "foreign-page")
