"""The page and what belongs to it, and answers that are the same for everybody: made once and served from memory."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

FOLDER = Path(__file__).parent / "static"
AS_IT_IS = {"as_it_is": True}
BARE = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Tapete</title>
<h1>Tapete</h1><p>The table is set, but its page has not been built: run <code>make web</code>.</p></html>
"""
LARGE = 1000
"""What is larger is packed."""
QUICKLY = 1
"""How well something is packed that is sent once: to pack it as well as one can takes seven times as long."""
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@dataclass(frozen=True, slots=True)
class File:
    """One file of the page, or an answer that is the same for everybody."""

    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    caching: str


@cache
def page_files(folder: Path = FOLDER) -> dict[str, File]:
    """Every file by its path; nothing else can be asked for."""
    found = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    found.setdefault("index.html", BARE)
    return {name: _file(name, body) for name, body in found.items() if not Path(name).name.startswith(".")}


def _file(name: str, body: bytes) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    # Built files carry a hash of their content in their name.
    return file_of(body, kind, "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache")


def file_of(body: bytes, kind: str, caching: str) -> File:
    """What is served as it is, packed once."""
    packed = gzip.compress(body, mtime=0) if len(body) > LARGE else None
    if packed is not None and len(packed) > 0.9 * len(body):
        packed = None
    return File(body, packed, kind, f'"{sha256(body).hexdigest()[:24]}"', caching)


def served(request: Request[Any, Any, Any], file: File) -> Response[bytes]:
    """The file, or that the one who asks has it already. The route says `as_it_is`: it is packed."""
    headers = {"etag": file.tag, "cache-control": file.caching, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    if file.packed is not None and _unpacks(request):
        return Response(file.packed, media_type=file.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.body, media_type=file.kind, headers=headers)


def sent_once(request: Request[Any, Any, Any], body: bytes, kind: str) -> Response[bytes]:
    """What nobody else may ever ask for."""
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if len(body) > LARGE and _unpacks(request):
        body, headers["content-encoding"] = gzip.compress(body, QUICKLY, mtime=0), "gzip"
    return Response(body, media_type=kind, headers=headers)


def _unpacks(request: Request[Any, Any, Any]) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


@get(["/", "/{path:path}"], include_in_schema=False, opt=AS_IT_IS)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the page; every address that is no file shows the page itself, which knows what to do with it."""
    files, name = page_files(), path.strip("/")
    if name.startswith(("assets/", "api/")) and name not in files:
        return Response(b"", status_code=404)
    return served(request, files.get(name) or files["index.html"])
