"""The judge: from the facts of an incident to what the law makes of it.

The law of an incident is a table of `when: verdict`, of which the first row that holds decides; or a function, where
that reads better.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from tapete.errors import BadOption
from tapete.table.ledger import Payment
from tapete.table.option import YES_NO, Value, one_of


@dataclass(frozen=True, slots=True)
class Fact:
    """Something the judge asks. With a default it may be left unsaid."""

    name: str
    values: Sequence[Value]
    default: Value | None = None


def whether(name: str, default: bool | None = None) -> Fact:
    """Something that is so or not."""
    return Fact(name, YES_NO, default)


@dataclass(frozen=True, slots=True)
class Ruling:
    """The decision, what follows from it, who pays whom, and the laws that say so."""

    decision: str
    laws: tuple[str, ...]
    follows: tuple[str, ...] = ()
    payments: tuple[Payment[str], ...] = ()
    """What the parties of the incident owe one another, each named by his part in it."""

    def also(self, *laws: str, first: tuple[str, ...] = (), then: tuple[str, ...] = ()) -> Ruling:
        """The same by more laws, and with more that follows from it, before the rest or after it."""
        return replace(self, laws=(*self.laws, *laws), follows=(*first, *self.follows, *then))


Judge = Callable[..., Ruling]
"""The law as a function of the facts."""


@dataclass(frozen=True, slots=True)
class Due:
    """A payment of so much as one of the facts says, or as is fixed; by the first law of its row unless by its own."""

    payer: str
    payee: str
    amount: str | int
    reason: str
    laws: str = ""
    times: int = 1

    def payment(self, facts: Mapping[str, Value], first_law: str) -> Payment[str]:
        """What is paid when the facts are these."""
        amount = int(facts[self.amount]) if isinstance(self.amount, str) else self.amount
        return Payment(self.payer, self.payee, self.times * amount, self.reason, _words(self.laws) or (first_law,))


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a row of a table says: the decision, by which laws, what follows, and what is then due."""

    decision: str
    laws: str
    follows: str = ""
    dues: tuple[Due, ...] = ()

    def __call__(self, **facts: Value) -> Ruling:
        laws = _words(self.laws)
        payments = tuple(due.payment(facts, laws[0]) for due in self.dues)
        return Ruling(self.decision, laws, _words(self.follows), payments)


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


@dataclass(frozen=True, slots=True, eq=False)
class When:
    """On which facts a row of a table decides: for each the values that it may have."""

    facts: Mapping[str, Sequence[Value]]

    def holds(self, told: Mapping[str, Value]) -> bool:
        """Whether the facts told are such."""
        return all(told[name] in values for name, values in self.facts.items())


def when(**facts: Value | tuple[Value, ...] | range) -> When:
    """The row for these facts, each of one value, or of any one of several.

    >>> when(by="feito", cards=(1, 2)).holds({"by": "feito", "cards": 2, "pot": 25})
    True
    """
    return When({name: value if isinstance(value, tuple | range) else (value,) for name, value in facts.items()})


OTHERWISE = when()
"""The row for all that is left."""

Rulings = Mapping[When, "Judge | Rulings"]
"""The law as a table: of its rows the first that holds decides, by its verdict, by a function or by a table in turn."""


def decided(judge: Judge | Rulings, facts: Mapping[str, Value]) -> Ruling:
    """What the law makes of these facts."""
    if not isinstance(judge, Mapping):
        return judge(**facts)
    return decided(next(then for row, then in judge.items() if row.holds(facts)), facts)


@dataclass(frozen=True, slots=True)
class Incident:
    """A kind of irregularity: the facts that matter, and the law on them."""

    name: str
    facts: tuple[Fact, ...]
    judge: Judge | Rulings

    def ruling(self, given: Mapping[str, object]) -> Ruling:
        """The ruling on these facts; a missing, unknown or impossible one is an error that says what is asked."""
        known = {fact.name: fact for fact in self.facts}
        for name in given:
            if name not in known:
                raise BadOption(
                    "unknown-fact", "{name} does not matter in {incident}: the judge asks for {known}.",
                    name=name[:60], incident=self.name, known=", ".join(known) or "nothing",
                )  # fmt: skip
        return decided(self.judge, {fact.name: self._answer(fact, given) for fact in self.facts})

    def _answer(self, fact: Fact, given: Mapping[str, object]) -> Value:
        if fact.name in given:
            return one_of(fact.name, fact.values, given[fact.name])
        if fact.default is None:
            raise BadOption(
                "missing-fact", "The judge must know {name} to decide {incident}.", name=fact.name, incident=self.name
            )
        return fact.default
