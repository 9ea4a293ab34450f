"""The command `tapete`. Each subcommand is a module of `tapete.commands`, imported when it is wanted."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

import tapete
from tapete.errors import BadOption, TapeteError

EPILOG = "On its own, tapete opens the menu. Help on a command: tapete COMMAND --help"


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line says; what cannot be done is told in one line."""
    lang = _wished(argv)
    try:
        args = parser().parse_args(argv)
        lang = args.lang
        code: int = _run(args)
        sys.stdout.flush()
        return code
    except TapeteError as error:
        print(f"tapete: {_told(error, lang)}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever read has gone; what is still unsaid is for nobody.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


def _run(args: argparse.Namespace) -> int:
    """The command; where something is not installed that it needs, it is told what to install."""
    try:
        code: int = import_module(f"tapete.commands.{args.command}").run(args)
        return code
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing in ("", "tapete"):
            raise
        command = args.command.replace("_", "-")
        raise BadOption(
            "needs-extra", "tapete {command} needs: pip install 'tapete[{extra}]' ({missing} is not installed).",
            command=command, extra=EXTRAS.get(missing, "server"), missing=missing,
        ) from error  # fmt: skip


EXTRAS = {"asyncpg": "postgres", "numba": "fast", "numpy": "fast", "llvmlite": "fast"}
"""With which extra a module comes that is not the server's own."""


def _told(error: TapeteError, lang: str | None) -> str:
    from tapete.commands import visible
    from tapete.words import Words, preferred_language

    folders = sorted({module.split(".")[-2] for module in tapete.REGISTRY.values()})
    words = Words(preferred_language(lang), "", "cli", *folders)
    return visible(" ".join(words.error(error).split()))


def _wished(argv: Sequence[str] | None) -> str | None:
    """The language asked for, also where the rest is not understood."""
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    early.add_argument("--lang", nargs="?")
    wish: str | None = early.parse_known_args(argv)[0].lang
    return wish


class _Parser(argparse.ArgumentParser):
    """Says what it does not understand as all others do: by an error."""

    def error(self, message: str) -> NoReturn:
        """How the command is used; then why this was not."""
        from tapete.commands.usage import wrong_usage

        self.print_usage(sys.stderr)
        raise wrong_usage(message)


class _AnyOrder(_Parser):
    """A command whose options may also stand among its words: `judge mus --json false-yes`."""

    _mixing = False

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Options first, then the words that are left; each of the two passes comes back here."""
        if self._mixing:
            return super().parse_known_args(args, namespace)
        self._mixing = True
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self._mixing = False


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument(
        "--lang", choices=("es", "pt", "en"), help="language, of all but this help (else TAPETE_LANG, LC_ALL or LANG)"
    )
    top = _Parser(prog="tapete", description=tapete.__doc__, epilog=EPILOG, parents=[shared])
    top.add_argument("--version", action="version", version=f"tapete {tapete.__version__}")
    top.set_defaults(command="play", game=None)
    commands = top.add_subparsers(title="commands", metavar="COMMAND", parser_class=_AnyOrder)

    def command(name: str, about: str) -> argparse.ArgumentParser:
        # Without a default of its own, a language before the command keeps its value after it.
        late = _AnyOrder(add_help=False, argument_default=argparse.SUPPRESS)
        late.add_argument("--lang", choices=("es", "pt", "en"), help="language")
        made = commands.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.", parents=[late])
        made.set_defaults(command=name)
        return made

    _play(command("play", "sit down at the table"))
    _learn(command("learn", "learn a game by playing, lesson by lesson"))
    _practice(command("practice", "practise a game: exercises without end, and mistakes that come back"))
    _replay(command("replay", "tell a recorded match hand by hand, with every payment and its law"))
    _review(command("review", "look at every decision of a recorded match again: what it cost, and what was better"))
    _laws(command("laws", "read the laws of a game"))
    _judge(command("judge", "have a dispute decided by the laws"))
    _solve(command("solve", "solve a position with open cards: its value, every card's, and a best line"))
    _odds(command("odds", "tell how often things come: counted, or seen in hands that are played"))
    _arena(command("arena", "measure players against each other on the same deals"))
    _maxims(command("maxims", "put the book on trial: what following each of its maxims is worth"))
    _player(command("player", "be asked by an arena, line by line: see docs/players.md"))
    _duel(command("duel", "the same for two players: see tapete arena"))
    command("games", "list the games and what a table may agree on")
    _vocabulary(command("vocabulary", "number what can ever be said in a game, for programs that play"))
    _serve(command("serve", "serve the table in the browser"))
    _tables(command("tables", "list the tables that a server has set aside"))
    _fast(command("fast", "compile the kernels that the solver needs"))
    _verify_deal(command("verify-deal", "recompute the shuffles of a table"))
    return top


def _rules(command: argparse.ArgumentParser) -> None:
    command.add_argument("--rules", default="", metavar="NAME", help="a regulation by name: see tapete games")


BOTS = """how the others play: random (easy, plays anything lawful), treatise (by the book, the default), club (thinks a
little ahead, in plain Python) or strong (the best there is; in most games it needs tapete[fast])"""


def _play(play: argparse.ArgumentParser) -> None:
    add = play.add_argument
    add("game", nargs="?", metavar="GAME", help="see tapete games; without it the menu opens")
    _rules(play)
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="what the table agrees on")
    add("--table", default="guided", help="guided (default), or open, where players can break the laws")
    add("--bots", default="treatise", metavar="LEVEL", help=BOTS)
    add("--seat", type=int, default=0, help="which of the players you are, from 0")
    add("--seed", help="the same seed gives the same cards")


def _learn(learn: argparse.ArgumentParser) -> None:
    add = learn.add_argument
    add("game", nargs="?", metavar="GAME", help="see tapete games; without it the courses are shown")
    add("lesson", nargs="?", type=int, metavar="LESSON", help="its number; without it the course opens")


def _practice(practice: argparse.ArgumentParser) -> None:
    practice.add_argument("game", nargs="?", metavar="GAME", help="see tapete games; without it all are listed")
    practice.add_argument(
        "kind", nargs="?", default="", metavar="KIND", help="one kind only, or one exercise by its name"
    )
    practice.add_argument("--day", action="store_true", help="the ten of today, the same for everybody")


def _replay(replay: argparse.ArgumentParser) -> None:
    add = replay.add_argument
    add("file", metavar="FILE", help="the record, or a hand named by the laws; - reads standard input")
    add("--json", action="store_true", help="for programs")


def _review(review: argparse.ArgumentParser) -> None:
    review.add_argument("file", metavar="FILE", help="the record, or a hand named by the laws; - reads standard input")
    review.add_argument("--seat", type=int, metavar="N", help="of this player alone, from 0 in the order of the record")
    review.add_argument("--hand", type=int, default=0, metavar="N", help="of this hand alone")
    review.add_argument("--deep", action="store_true", help="in ten times as many worlds")
    review.add_argument("--every", action="store_true", help="tell of every decision, not of those alone that mattered")
    review.add_argument("--seed", type=int, default=0, help="the same seed draws the same worlds")
    review.add_argument("--json", action="store_true", help="for programs")


def _laws(laws: argparse.ArgumentParser) -> None:
    add = laws.add_argument
    add("game", nargs="?", metavar="GAME", help="without it the books are listed, or all of them searched")
    add("law", nargs="?", metavar="LAW", help="this law alone, with its code and the tests that prove it")
    add("--topic", help="only the laws on this topic")
    add("--search", default="", metavar="WORDS", help="only the laws that speak of all these words")
    add("--coverage", action="store_true", help="which laws have code and a passing test")
    add("--json", action="store_true", help="for programs")


def _judge(judge: argparse.ArgumentParser) -> None:
    add = judge.add_argument
    add("game", metavar="GAME")
    add(
        "incident",
        nargs="?",
        metavar="INCIDENT",
        help="without it you are asked, or outside a terminal they are listed",
    )
    add("facts", nargs="*", default=[], metavar="FACT=VALUE", help="what the judge must know")
    _rules(judge)
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="what the table agreed on")
    add("--json", action="store_true", help="for programs")


def _tables(tables: argparse.ArgumentParser) -> None:
    tables.add_argument("--database", metavar="URL", help="where matches are kept (default: a file of this user)")


def _serve(serve: argparse.ArgumentParser) -> None:
    add = serve.add_argument
    add("--host", default="127.0.0.1", help="the address to serve at (default: only this machine)")
    add("--port", type=int, default=8311, help="the port (default: 8311)")
    add("--open", action="store_true", help="open the page in the browser")
    add("--database", metavar="URL", help="where matches are kept (default: a file of this user)")
    add("--secure", action="store_true", help="cookies over HTTPS only, as behind a proxy that speaks it")
    add("--away-after", type=float, default=120.0, metavar="SECONDS", help="until a bot stands in")
    add("--nonce-wait", type=float, default=2.0, metavar="SECONDS", help="for the players’ numbers in a shuffle")
    add("--drop-after", type=float, default=60.0, metavar="SECONDS", help="until an idle table is dropped")
    add("--bot-processes", type=int, default=1, metavar="N", help="in how many processes bots think")
    add("--no-limits", action="store_true", help="answer everyone as fast as they ask")


def _verify_deal(verify: argparse.ArgumentParser) -> None:
    verify.add_argument("source", metavar="FILE|URL", help="what the table kept of its deals, or its address")
    verify.set_defaults(command="verify_deal")


def _duel(duel: argparse.ArgumentParser) -> None:
    add = duel.add_argument
    add("game", metavar="GAME")
    add("players", nargs=2, metavar="PLAYER", help="a level, or exec:COMMAND: see docs/players.md")
    _contest(duel)


def _arena(arena: argparse.ArgumentParser) -> None:
    add = arena.add_argument
    add("game", metavar="GAME")
    add("players", nargs="+", metavar="PLAYER", help="a level (random, treatise), or exec:COMMAND: see docs/players.md")
    _contest(arena)


def _maxims(maxims: argparse.ArgumentParser) -> None:
    maxims.add_argument("game", metavar="GAME")
    maxims.add_argument(
        "-n",
        "--deals",
        type=int,
        default=0,
        metavar="N",
        help="until so many deals are played; without it, what is known",
    )
    maxims.add_argument("--seed", type=int, default=0, help="the same seed gives the same deals")
    maxims.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes (default: all cores)")
    maxims.add_argument("--against", default="treatise", metavar="LEVEL", help="the level of all others at the table")
    maxims.add_argument(
        "--regret", action="store_true", help="ask the strong player where something else is done without a maxim"
    )
    maxims.add_argument("--most", type=int, default=100, metavar="K", help="at so many moments of each maxim at most")
    maxims.add_argument("--keep", action="store_true", help="keep it beside the game, and go on with what is kept")
    maxims.add_argument("--anew", action="store_true", help="begin anew, whatever is kept")
    maxims.add_argument("--page", default="", metavar="FOLDER", help="write it as a page with plots")
    maxims.add_argument("--json", action="store_true", help="for programs")


def _player(player: argparse.ArgumentParser) -> None:
    player.add_argument("level", metavar="LEVEL", help="treatise or random")


def _contest(arena: argparse.ArgumentParser) -> None:
    add = arena.add_argument
    arena.set_defaults(command="arena")
    add("-n", "--matches", type=int, default=100, metavar="N", help="duplicates: the same deals in all seatings")
    add("--hands", type=int, default=0, metavar="K", help="of each match at most so many hands")
    add("--among", action="store_true", help="one of the first among others like the second")
    add(
        "--worth",
        action="store_true",
        help="compare what hands bring, with a share of the pot, not where the match stands",
    )
    add("--until-significant", action="store_true", help="stop when the difference is proved to one who looks often")
    add("--seconds", type=float, default=10.0, metavar="S", help="for a decision of a program (default: 10)")
    add("--plots", default="", metavar="FOLDER", help="draw what came of it, as SVG")
    add("--keep", default="", metavar="FILE", help="keep what was played; run again to go on")
    add("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes (default: all cores)")
    add("--ray", default="", metavar="ADDRESS", help="play on a Ray cluster: its address, or local (needs tapete[ray])")
    add("--seed", type=int, default=0, help="the same seed gives the same deals")
    add("--table", default="guided", help="guided (default), or open, where players can break the laws")
    _rules(arena)
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="what the table agrees on")
    add("--json", action="store_true", help="for programs")


def _vocabulary(vocabulary: argparse.ArgumentParser) -> None:
    add = vocabulary.add_argument
    add("game", metavar="GAME")
    _rules(vocabulary)
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="what the table agrees on")
    add("--table", default="guided", help="guided (default), or open, where there are more words")
    add("--json", action="store_true", help="for programs")


def _solve(solve: argparse.ArgumentParser) -> None:
    add = solve.add_argument
    add("files", nargs="+", metavar="FILE", help="records that stop in the middle of a hand; - reads standard input")
    add("--json", action="store_true", help="for programs: a line for each file")
    add("--budget", type=int, default=30_000_000, metavar="NODES", help="then an interval is given")
    add("--model", default="", choices=("max-n",), help="max-n: each for himself; otherwise as the game is played")
    add("--memory", type=int, default=16, metavar="MB", help="for what is remembered (default: 16)")


def _fast(fast: argparse.ArgumentParser) -> None:
    add = fast.add_argument
    add("--warm", action="store_true", help="compile what is not compiled yet")
    add("--beside", action="store_true", help="give way to everything else meanwhile")


def _odds(odds: argparse.ArgumentParser) -> None:
    add = odds.add_argument
    add("game", metavar="GAME")
    add("cards", nargs="*", default=[], metavar="CARD", help="a hand, as in 12O 12C 7E 4B")
    add("--throw", nargs="+", default=[], metavar="CARD", help="what is thrown from the hand")
    add("--bid", default="", metavar="WORD", help="play the hand at this bid, the rest dealt by lot")
    add("-n", "--hands", type=int, default=0, metavar="N", help="play so many hands by the book")
    add("--seed", type=int, default=0, help="the same seed gives the same deals")
    add("--jobs", type=int, default=1, help="how many processes")
    _rules(odds)
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="what the table agrees on")
    add("--keep", action="store_true", help="keep what was seen beside the game, for its page")
    add("--json", action="store_true", help="for programs")


if __name__ == "__main__":
    sys.exit(main())
