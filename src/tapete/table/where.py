"""Where things stand in the text of a record, so that whatever is wrong with it is told with its line."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tapete.errors import BadRecord, TapeteError

Section = str | int
"""A table of a record: a hand by its number, `options` and `start` by name, and "" for what stands above them all."""

_OPENS = re.compile(r'\s*"?([\w-]+)"?\s*=\s*("""|\'\'\')?')
_HEADING = re.compile(r"\s*\[\s*([\w-]+)\s*\]")


class Where:
    """At which line of the text each section and each key stands."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.keys: dict[tuple[Section, str], int] = {}
        self.heads: dict[Section, int] = {}
        self.texts: dict[tuple[Section, str], int] = {}
        """Where a text of several lines begins."""
        section: Section = ""
        hands, closing = 0, ""
        for number, line in enumerate(self.lines, start=1):
            if closing:
                closing = "" if closing in line else closing
            elif line.strip().startswith("[[hand]]"):
                section = hands = hands + 1
                self.heads[section] = number
            elif heading := _HEADING.match(line):
                section = heading[1]
                self.heads[section] = number
            elif opening := _OPENS.match(line):
                quotes, rest = opening[2] or "", line[opening.end() :]
                self.keys[section, opening[1]] = number
                if quotes:
                    # A line break right after the opening quotes is not part of the text.
                    self.texts[section, opening[1]] = number + (not rest.strip())
                closing = "" if quotes and quotes in rest else quotes

    def at(self, section: Section, *names: str) -> At:
        """What goes wrong inside is told with the line of these keys, or of what the error itself names."""
        return _Within(self, section, names)

    def line(self, section: Section, *names: str) -> int:
        """The line of the first of these keys that is found, else that of the section."""
        found = (self.keys[section, name] for name in names if (section, name) in self.keys)
        top = self.keys.get(("", "hand" if isinstance(section, int) else section), 1)
        return next(found, self.heads.get(section, top))

    def numbered(self, section: Section, name: str, text: str) -> Iterator[tuple[int, str]]:
        """The lines of a text with their numbers; all have the same one where the text stands on a single line."""
        first = self.texts.get((section, name))
        for place, line in enumerate(text.split("\n")):
            yield (self.line(section, name) if first is None else first + place), line

    def line_of_card(self, card: str, times: int, section: Section, names: tuple[str, ...]) -> int:
        """Where the card is written under these keys, for the first or second time."""
        word = re.compile(rf"(?<!\w){re.escape(card)}(?!\w)")
        seen = 0
        for number in sorted(line for name in names for line in self._value(section, name)):
            seen += len(word.findall(self.lines[number - 1].split("#")[0]))
            if seen >= times:
                return number
        return self.line(section, *names)

    def _value(self, section: Section, name: str) -> range:
        """The lines over which the value of a key extends."""
        if (section, name) not in self.keys:
            return range(0)
        first = self.keys[section, name]
        after = [line for line in (*self.keys.values(), *self.heads.values()) if line > first]
        return range(first, min(after, default=len(self.lines) + 1))


class At:
    """Whatever goes wrong inside is told with the line where it stands."""

    def __init__(self, line: int) -> None:
        self.line = line

    def found(self, error: TapeteError) -> int:
        """The line that the error is about."""
        return self.line

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, TapeteError) and not isinstance(error, BadRecord):
            line = self.found(error)
            raise BadRecord("at-line", "line {line}: {why}", line=line, why=str(error), cause=error.key) from error


class _Within(At):
    """The line is that of what the error names, a key or a card, among some keys of one section."""

    def __init__(self, where: Where, section: Section, names: tuple[str, ...]) -> None:
        super().__init__(where.line(section, *names[:1]))
        self.where, self.section, self.names = where, section, names

    def found(self, error: TapeteError) -> int:
        if "card" in error.args_by_name:
            times = 2 if error.key == "card-twice" else 1
            return self.where.line_of_card(str(error.args_by_name["card"]), times, self.section, self.names)
        named = (str(error.args_by_name.get("name", "")), *error.key.split("-"))
        return next(
            (self.where.keys[self.section, name] for name in named if (self.section, name) in self.where.keys),
            self.line,
        )
