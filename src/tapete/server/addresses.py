"""Under which addresses others reach this machine. Nothing is sent to find out, and nobody else is told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address
from socket import AF_INET, AF_INET6, SOCK_DGRAM, gaierror, getaddrinfo, gethostname, socket
from urllib.parse import urlsplit

ELSEWHERE = ((AF_INET, "192.0.2.1"), (AF_INET6, "2001:db8::1"))
"""Addresses that nobody has, kept for examples: on the way to them one sees which of ours would be used."""
EVERYWHERE = ("0.0.0.0", "::")
Address = IPv4Address | IPv6Address


def is_own(host: str | None) -> bool:
    """Whether this is a name for the very machine that says it."""
    if host == "localhost":
        return True
    address = _address(host or "")
    return address is not None and address.is_loopback


def host_of(header: str) -> tuple[str | None, int | None]:
    """The name and the port in a header `Host`."""
    try:
        parts = urlsplit(f"//{header}")
        return parts.hostname, parts.port
    except ValueError:
        return None, None


def reachable(bound: str, port: int) -> list[str]:
    """The addresses of a server at this host and port for those who sit at other machines."""
    if bound not in EVERYWHERE:
        return [] if is_own(bound) else [url(bound, port)]
    found = dict.fromkeys(_used(bound)) | dict.fromkeys(_named())
    return [url(str(address), port) for address in found if _for_others(address)]


def url(host: str, port: int) -> str:
    """As it is typed into a browser."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def _used(bound: str) -> Iterator[Address]:
    """Ours on the way to others; a datagram that is never sent finds its way all the same."""
    for family, elsewhere in ELSEWHERE:
        if family == AF_INET6 and bound != "::":
            continue
        with suppress(OSError), socket(family, SOCK_DGRAM) as way:
            way.connect((elsewhere, 9))
            yield ip_address(way.getsockname()[0])


def _named() -> Iterator[Address]:
    """Those under which this machine knows itself."""
    with suppress(gaierror, UnicodeError):
        for *_, named in getaddrinfo(gethostname(), None, AF_INET):
            address = _address(str(named[0]))
            if address is not None:
                yield address


def _address(text: str) -> Address | None:
    try:
        return ip_address(text)
    except ValueError:
        return None


def _for_others(address: Address) -> bool:
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)
