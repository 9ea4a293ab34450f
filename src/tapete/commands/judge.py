"""`tapete judge`: a dispute at any table is told in facts, and the law answers."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from textwrap import fill

from tapete.commands import pairs, table_of
from tapete.errors import BadOption
from tapete.laws.book import cite
from tapete.table.game import Game
from tapete.table.option import Value, read_one, runs, value_text
from tapete.table.ruling import Fact, Incident, Ruling
from tapete.words import Words, folder_of, preferred_language

WIDTH = 80
ANSWERS = dict.fromkeys(("sí", "si", "sim", "s", "y"), "true") | dict.fromkeys(("não", "nao", "n"), "false")
"""Yes and no in three languages, beside the words that are always understood."""


def run(args: Namespace) -> int:
    """List the incidents, or decide one."""
    rules = table_of(args.game, args.rules, args.option)
    words = Words(preferred_language(args.lang), folder_of(args.game), "cli")
    name = args.incident
    if name is None and not args.json and sys.stdin.isatty() and sys.stdout.isatty():
        name = _chosen(rules, words)
    if name is None:
        print(json.dumps(_listed(rules, words), ensure_ascii=False, indent=1) if args.json else _list(rules, words))
        return 0
    incident = rules.incident(name)
    given = _facts(incident, pairs(args.facts), words)
    ruling = incident.ruling(given)
    print(_json(rules, incident, given, ruling, words) if args.json else _answer(rules, ruling, words))
    return 0


def _chosen(rules: Game, words: Words) -> str:
    """Ask at the terminal what has happened."""
    names = list(rules.incidents)
    for number, name in enumerate(names, start=1):
        print(f"{number:>3}. {words.text(f'incident-{name}')}")
    return names[_number(range(1, len(names) + 1), words) - 1]


def _list(rules: Game, words: Words) -> str:
    told: list[str] = []
    for incident in rules.incidents.values():
        told.append(f"{incident.name}: {words.text(f'incident-{incident.name}')}.")
        told += [f"    {_fact(fact, words)}" for fact in incident.facts]
        told.append("")
    return "\n".join(told)


def _fact(fact: Fact, words: Words) -> str:
    default = "" if fact.default is None else f" [{value_text(fact.default)}]"
    return f"{fact.name}={_possible(fact.values)}{default}  {words.text(f'fact-{fact.name}')}"


def _listed(rules: Game, words: Words) -> dict[str, object]:
    def fact_data(fact: Fact) -> dict[str, object]:
        question, values = words.text(f"fact-{fact.name}"), list(fact.values)
        return {"fact": fact.name, "question": question, "values": values, "default": fact.default}

    def incident_data(name: str, facts: Sequence[Fact]) -> dict[str, object]:
        return {"incident": name, "text": words.text(f"incident-{name}"), "facts": list(map(fact_data, facts))}

    known = [incident_data(incident.name, incident.facts) for incident in rules.incidents.values()]
    return {"game": rules.name, "incidents": known}


def _possible(values: Sequence[Value]) -> str:
    """The values of a fact, a long run of numbers by its ends."""
    return "|".join(f"{run[0]}…{run[-1]}" if len(run) > 1 else value_text(run[0]) for run in runs(values))


def _facts(incident: Incident, written: Mapping[str, str], words: Words) -> dict[str, object]:
    known = {fact.name: fact for fact in incident.facts}
    given: dict[str, object] = {
        name: read_one(name, known[name].values, ANSWERS.get(text.lower(), text)) if name in known else text
        for name, text in written.items()
    }
    missing = [fact for fact in incident.facts if fact.name not in given]
    needed = [fact for fact in missing if fact.default is None]
    if sys.stdin.isatty() and (needed or not written):
        return given | {fact.name: _asked(fact, words) for fact in missing}
    if needed and all(name in known for name in given):
        raise BadOption(
            "missing-facts", "To decide {incident} the judge must know: {facts}",
            incident=incident.name, facts="; ".join(_fact(fact, words) for fact in needed),
        )  # fmt: skip
    return given


def _asked(fact: Fact, words: Words) -> Value:
    """Ask at the terminal until the answer is one of those possible; where there is a usual one, Enter keeps it."""
    usual = None if fact.default is None else words.value("fact", fact.name, fact.default)
    print(words.text(f"fact-{fact.name}") + ("" if usual is None else f" [{usual}]"))
    if len(fact.values) <= 9 and not all(type(value) is int for value in fact.values):
        for number, value in enumerate(fact.values, start=1):
            print(f"  {number}. {words.value('fact', fact.name, value)}")
        chosen = _number(range(1, len(fact.values) + 1), words, None if fact.default is None else KEPT)
        return fact.values[chosen - 1] if chosen != KEPT or fact.default is None else fact.default
    numbers = [value for value in fact.values if type(value) is int]
    answer = _number(numbers, words, None if fact.default is None else KEPT)
    return answer if answer != KEPT or fact.default is None else fact.default


KEPT = -1
"""The answer of one who only presses Enter, where every number may be meant."""


def _number(possible: Sequence[int], words: Words, kept: int | None = None) -> int:
    """A number that is possible; or, where there is something to keep, what stands for an empty answer."""
    while True:
        try:
            answer = input(f"{words.text('cli-choose', least=min(possible), most=max(possible))} ").strip()
        except EOFError:
            raise KeyboardInterrupt from None
        if not answer and kept is not None:
            return kept
        if answer.isdecimal() and len(answer) < 7 and int(answer) in possible:
            return int(answer)


def _answer(rules: Game, ruling: Ruling, words: Words) -> str:
    """The decision first, then what follows and who pays, then the law."""
    told = [fill(line, WIDTH) for line in words.ruled(ruling, rules.unit)]
    told.append("")
    for law_id in ruling.laws:
        told.append(fill(f"{law_id}: {cite(law_id).text(words.lang)}", WIDTH, subsequent_indent="    "))
    return "\n".join(told)


def _json(rules: Game, incident: Incident, given: Mapping[str, object], ruling: Ruling, words: Words) -> str:
    told = {
        "game": rules.name,
        "incident": incident.name,
        "facts": {fact.name: given.get(fact.name, fact.default) for fact in incident.facts},
        "decision": ruling.decision,
        "text": words.text(f"decision-{ruling.decision}"),
        "follows": list(ruling.follows),
        "payments": [{**asdict(payment), "unit": rules.unit} for payment in ruling.payments],
        "laws": {law_id: cite(law_id).text(words.lang) for law_id in ruling.laws},
    }
    return json.dumps(told, ensure_ascii=False, indent=1)
