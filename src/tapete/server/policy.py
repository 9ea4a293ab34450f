"""What the page may do in a browser: nothing but with what comes from where it comes from itself."""

from __future__ import annotations

_POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
}


def served_policy() -> str:
    """For a server, which says so in a header: it also says who may show the page inside another."""
    return _written({**_POLICY, "frame-ancestors": "'none'"})


def written_policy() -> str:
    """For a page in a folder, which says so itself. Its workers are its own, that of the engine and that of the files;
    where a browser holds a worker to what its page may do, the engine must still be compiled."""
    return _written({**_POLICY, "script-src": "'self' 'wasm-unsafe-eval'", "worker-src": "'self'"})


def _written(policy: dict[str, str]) -> str:
    return "; ".join(f"{what} {whence}" for what, whence in policy.items())
