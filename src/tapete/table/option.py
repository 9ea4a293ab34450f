"""What a table may agree on before it plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import Field, dataclass, field, fields
from typing import TYPE_CHECKING, Any

from tapete.errors import BadOption

if TYPE_CHECKING:
    from random import Random

Value = bool | int | str

YES_NO = (False, True)
_OPTION = "option"


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to agree on: its values, the usual one, and the law behind it.

    Its one line of explanation stands under `option-NAME` in the words of every language. Of a long range of
    values `usual` holds those worth a button, and worth trying at random. What is `open_only` changes nothing at the
    guided table, and says so.
    """

    name: str
    values: Sequence[Value]
    default: Value
    law: str
    usual: tuple[Value, ...] = ()
    open_only: bool = False

    def check(self, value: object) -> Value:
        """The value, if it is one of this option's own; else an error that names them."""
        return one_of(self.name, self.values, value)

    def read(self, text: str) -> Value:
        """The value written as `text`."""
        return read_one(self.name, self.values, text)


def option(
    values: Sequence[Value], default: Value, law: str, usual: tuple[Value, ...] = (), *, open_only: bool = False
) -> Any:
    """A field of a Game on which a table may agree, with its values and the law behind it."""
    return field(default=default, metadata={_OPTION: (values, law, usual, open_only)})


def options_of(kind: Any) -> tuple[Option, ...]:
    """What the tables of this game may agree on."""
    own = {each.name: each for each in fields(kind) if _OPTION in each.metadata}
    return tuple(_made(own[name]) for name in kind.offered or own)


def _made(each: Field[Any]) -> Option:
    values, law, usual, open_only = each.metadata[_OPTION]
    default: Any = each.default
    return Option(each.name, values, default, law, usual, open_only)


def one_of(name: str, values: Sequence[Value], value: object) -> Value:
    """The one of the values that equals `value` and is of its kind; else an error that names them all."""
    for own in values:
        if type(own) is type(value) and own == value:
            return own
    raise BadOption(
        "bad-value", "{value!r} is not a value of {name}: choose {choices}.",
        value=str(value)[:60] if not isinstance(value, bool | int) else value, name=name, choices=choices(values),
    )  # fmt: skip


def read_one(name: str, values: Sequence[Value], text: str) -> Value:
    """The one of the values that is written as `text`."""
    word = {"yes": "true", "no": "false"}.get(text.strip().lower(), text.strip().lower())
    for own in values:
        if value_text(own).lower() == word:
            return own
    return one_of(name, values, text)


def choices(values: Sequence[Value]) -> str:
    """The values in words, a long run of numbers by its ends.

    >>> choices(("none", *range(1, 13)))
    'none, a whole number from 1 to 12'
    """
    return ", ".join(_named(run) for run in runs(values))


FEW = 6
"""So many numbers are named one by one, more only by their ends."""


def runs(values: Sequence[Value]) -> list[Sequence[Value]]:
    """The values in order, each by itself but for long runs of numbers.

    >>> runs((False, 1, *range(10, 20)))
    [(False,), (1,), range(10, 20)]
    """
    if isinstance(values, range):
        return [values]
    found: list[list[Value]] = []
    for value in values:
        last = found[-1][-1] if found else None
        if type(value) is int and type(last) is int and value == last + 1:
            found[-1].append(value)
        else:
            found.append([value])
    told: list[Sequence[Value]] = []
    for run in found:
        first, last = run[0], run[-1]
        if len(run) > FEW and isinstance(first, int) and isinstance(last, int):
            told.append(range(first, last + 1))
        else:
            told += [(value,) for value in run]
    return told


def _named(run: Sequence[Value]) -> str:
    if not isinstance(run, range):
        return value_text(run[0])
    steps = f" in steps of {run.step}" if run.step > 1 else ""
    return f"a whole number from {run[0]} to {run[-1]}{steps}"


def value_text(value: Value) -> str:
    """A value as records, people and pages write it.

    >>> value_text(True), value_text(40), value_text("drawn")
    ('true', '40', 'drawn')
    """
    return str(value).lower() if isinstance(value, bool) else str(value)


def agreed(options: Sequence[Option], chosen: Mapping[str, object], of: str) -> dict[str, Value]:
    """All options with the values chosen, or their defaults; an unknown name is an error that names the right ones."""
    known = {option.name: option for option in options}
    for name in chosen:
        if name not in known:
            raise BadOption(
                "unknown-option", "{game} has no option {name}: it has {known}.",
                game=of, name=name[:60], known=", ".join(known),
            )  # fmt: skip
    return {name: option.check(chosen[name]) if name in chosen else option.default for name, option in known.items()}


def any_options(options: Sequence[Option], chance: Random) -> dict[str, Value]:
    """Random values, for trying every table there can be."""
    return {option.name: chance.choice(option.usual or tuple(option.values)) for option in options}
