"""The subcommands of `tapete`, one module each, with a function `run`."""

from __future__ import annotations

from tapete.errors import BadOption


def pairs(texts: list[str]) -> dict[str, str]:
    """What was written as NAME=VALUE on the command line.

    >>> pairs(["rounds=1"])
    {'rounds': '1'}
    """
    found = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadOption("not-a-pair", "{text!r} is not of the form name=value.", text=text[:60])
        found[name] = value
    return found
