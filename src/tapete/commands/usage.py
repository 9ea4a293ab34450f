"""What argparse says of a command line that it does not understand, as an error of our own."""

from __future__ import annotations

import re

from tapete.errors import BadOption

KINDS = {
    "usage-choice": re.compile(
        r"argument (?P<name>.+?): invalid choice: (?P<value>.+?) \(choose from (?P<choices>.+)\)"
    ),
    "usage-number": re.compile(r"argument (?P<name>.+?): invalid (?:int|float) value: (?P<value>.+)"),
    "usage-value": re.compile(r"argument (?P<name>.+?): expected one argument"),
    "usage-missing": re.compile(r"the following arguments are required: (?P<names>.+)"),
    "usage-unknown": re.compile(r"unrecognized arguments: (?P<names>.+)"),
}


def wrong_usage(said: str) -> BadOption:
    """The error for what argparse said.

    >>> wrong_usage("the following arguments are required: GAME").args_by_name
    {'said': 'the following arguments are required: GAME', 'names': 'GAME'}
    """
    for key, pattern in KINDS.items():
        if found := pattern.fullmatch(said):
            # Each language has quotes of its own.
            args = {name: value.replace("'", "") for name, value in found.groupdict().items()}
            return BadOption(key, "{said}", said=said, **args)
    return BadOption("usage", "{said}", said=said)
