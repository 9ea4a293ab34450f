"""`tapete judge`: a dispute at any table is told in facts, and the law answers."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from textwrap import fill

from tapete.commands import pairs
from tapete.errors import BadOption
from tapete.laws.book import cite
from tapete.table.game import Game, game
from tapete.table.option import Value, read_one, value_text
from tapete.table.ruling import Fact, Incident, Ruling
from tapete.words import Words, folder_of, preferred_language

WIDTH = 80
ANSWERS = dict.fromkeys(("sí", "si", "sim", "s", "y"), "true") | dict.fromkeys(("não", "nao", "n"), "false")
"""Yes and no in three languages, beside the words that are always understood."""


def run(args: Namespace) -> int:
    """List the incidents, or decide one."""
    rules = game(args.game)
    words = Words(preferred_language(args.lang), folder_of(args.game), "cli")
    if args.incident is None:
        _list(rules, words)
        return 0
    incident = _incident(rules, args.incident)
    given = _facts(incident, pairs(args.facts), words)
    ruling = incident.ruling(given)
    print(_json(rules, incident, given, ruling, words) if args.json else _answer(rules, ruling, words))
    return 0


def _list(rules: Game, words: Words) -> None:
    for incident in rules.incidents.values():
        print(f"{incident.name}: {words.text(f'incident-{incident.name}')}.")
        for fact in incident.facts:
            default = "" if fact.default is None else f" [{value_text(fact.default)}]"
            print(f"    {fact.name}={_possible(fact.values)}{default}  {words.text(f'fact-{fact.name}')}")
        print()


def _possible(values: Sequence[Value]) -> str:
    """The values of a fact, a long run of numbers by its ends."""
    numbers = [value for value in values if type(value) is int]
    others = [value_text(value) for value in values if type(value) is not int]
    if len(numbers) > 6:
        return "|".join([*others, f"{numbers[0]}…{numbers[-1]}"])
    return "|".join(map(value_text, values))


def _incident(rules: Game, name: str) -> Incident:
    if name in rules.incidents:
        return rules.incidents[name]
    near = get_close_matches(name, rules.incidents) or list(rules.incidents)
    raise BadOption(
        "unknown-incident",
        "The judge of {game} knows no incident {name!r}. Near it: {near}.",
        game=rules.name,
        name=name[:60],
        near=", ".join(near),
    )


def _facts(incident: Incident, written: Mapping[str, str], words: Words) -> dict[str, object]:
    known = {fact.name: fact for fact in incident.facts}
    given: dict[str, object] = {
        name: read_one(name, known[name].values, ANSWERS.get(text.lower(), text)) if name in known else text
        for name, text in written.items()
    }
    if sys.stdin.isatty():
        for fact in incident.facts:
            if fact.name not in given and fact.default is None:
                given[fact.name] = _asked(fact, words)
    return given


def _asked(fact: Fact, words: Words) -> Value:
    """Ask at the terminal until the answer is one of those possible."""
    print(words.text(f"fact-{fact.name}"))
    few = len(fact.values) <= 9
    if few and not all(type(value) is int for value in fact.values):
        for number, value in enumerate(fact.values, start=1):
            print(f"  {number}. {words.value('fact', fact.name, value)}")
        return fact.values[_number(1, len(fact.values), words) - 1]
    numbers = [value for value in fact.values if type(value) is int]
    return _number(min(numbers), max(numbers), words)


def _number(least: int, most: int, words: Words) -> int:
    while True:
        try:
            answer = input(f"{words.text('cli-choose', least=least, most=most)} ")
        except EOFError:
            raise KeyboardInterrupt from None
        if answer.strip().isdecimal() and least <= int(answer) <= most:
            return int(answer)


def _answer(rules: Game, ruling: Ruling, words: Words) -> str:
    """The decision first, then what follows and who pays, then the law."""
    lines = [words.text(f"decision-{ruling.decision}"), *(words.text(f"follows-{key}") for key in ruling.follows)]
    told = [fill(line, WIDTH) for line in lines]
    for payment in ruling.payments:
        text = words.text(
            "cli-pays",
            payer=words.text(f"party-{payment.payer}"),
            payee=words.text(f"party-{payment.payee}"),
            amount=words.unit(rules.unit, payment.amount),
            reason=words.text(f"reason-{payment.reason}"),
        )
        told.append(fill(text[0].upper() + text[1:], WIDTH))
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
        "payments": [
            {
                "payer": payment.payer,
                "payee": payment.payee,
                "amount": payment.amount,
                "unit": rules.unit,
                "reason": payment.reason,
                "laws": list(payment.laws),
            }
            for payment in ruling.payments
        ],
        "laws": {law_id: cite(law_id).text(words.lang) for law_id in ruling.laws},
    }
    return json.dumps(told, ensure_ascii=False, indent=1)
