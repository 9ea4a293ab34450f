"""The judge: from the facts of an incident to what the law makes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tapete.errors import BadOption
from tapete.table.ledger import Payment
from tapete.table.option import Value, one_of


@dataclass(frozen=True, slots=True)
class Fact:
    """Something the judge asks. With a default it may be left unsaid."""

    name: str
    values: Sequence[Value]
    default: Value | None = None


@dataclass(frozen=True, slots=True)
class Ruling:
    """The decision, what follows from it, who pays whom, and the laws that say so."""

    decision: str
    laws: tuple[str, ...]
    follows: tuple[str, ...] = ()
    payments: tuple[Payment[str], ...] = ()
    """What the parties of the incident owe one another, each named by his part in it."""


@dataclass(frozen=True, slots=True)
class Incident:
    """A kind of irregularity: the facts that matter, and the law as a pure function of them."""

    name: str
    facts: tuple[Fact, ...]
    judge: Callable[..., Ruling]

    def ruling(self, given: Mapping[str, object]) -> Ruling:
        """The ruling on these facts; a missing, unknown or impossible one is an error that says what is asked."""
        known = {fact.name: fact for fact in self.facts}
        for name in given:
            if name not in known:
                raise BadOption(
                    "unknown-fact",
                    "{name} does not matter in {incident}: the judge asks for {known}.",
                    name=name[:60],
                    incident=self.name,
                    known=", ".join(known) or "nothing",
                )
        return self.judge(**{fact.name: self._answer(fact, given) for fact in self.facts})

    def _answer(self, fact: Fact, given: Mapping[str, object]) -> Value:
        if fact.name in given:
            return one_of(fact.name, fact.values, given[fact.name])
        if fact.default is None:
            raise BadOption(
                "missing-fact",
                "The judge must know {name} to decide {incident}.",
                name=fact.name,
                incident=self.name,
            )
        return fact.default
