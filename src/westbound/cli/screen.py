"""Printing: colours only where they help, and none where the terminal or NO_COLOR says so."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from textwrap import fill

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from westbound.cli.choices import Choices, Group
from westbound.cli.words import Words
from westbound.engine.grammar import numeral
from westbound.engine.match import Match
from westbound.engine.result import explain_ties, headline
from westbound.engine.texts import Catalogue

MARKS = "▲★■◆✚⬟"  # the players' marks in the drawings of all games
COLOURS = ("red", "yellow", "blue", "green", "magenta", "cyan")
MAX_WIDTH = 100
MAX_ECHO = 40


def mark(seat: int, name: str) -> str:
    """A player's name as sentences use it: with the mark, and safe for a terminal."""
    clean = "".join(character for character in name if character.isprintable())[:24].strip()
    return f"{MARKS[seat % len(MARKS)]} {clean or seat + 1}"


def short(text: str) -> str:
    """What somebody typed, safe and short enough to be shown."""
    clean = "".join(c if c.isprintable() else "?" for c in text)
    return clean if len(clean) <= MAX_ECHO else clean[:MAX_ECHO] + "…"


class Screen:
    """The one place that prints during a match."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)
        self._width = min(self.console.width, MAX_WIDTH)

    def say(self, sentence: str, style: str = "") -> None:
        """A sentence, or several lines of them, wrapped between words."""
        for line in sentence.splitlines() or [""]:
            self.whole(self._broken(line), style)

    def _broken(self, line: str, indent: str = "") -> str:
        """Wrapped between words only, never inside a path."""
        return fill(
            line,
            self._width,
            subsequent_indent=indent,
            break_long_words=False,
            break_on_hyphens=False,
        )

    def whole(self, text: str, style: str = "") -> None:
        """Print it unwrapped: a drawing, or a command that somebody will copy."""
        self.console.print(_coloured(text, style), soft_wrap=True)

    def read(self) -> str:
        """A line that somebody types; one from a pipe or a file is echoed as if typed."""
        if sys.stdin is None:  # closed by the parent process
            raise EOFError
        line = input("> ")
        if not sys.stdin.isatty():
            self.whole(short(line))
        return line

    def refuse(self, sentence: str) -> None:
        self.say(sentence, "bold red")

    def heading(self, title: str) -> None:
        self.say("")
        self.say(f"── {title} ──", "bold")

    def lines(self, sentences: Sequence[str]) -> None:
        """Sentences with a hanging indent."""
        for sentence in sentences:
            self.whole(self._broken(f" · {sentence}", "   "))

    def choices(self, choices: Choices) -> None:
        for group in choices.groups:
            if group.title:
                self.say(group.title, "bold")
            self._columns(group, len(str(len(choices))))

    def _columns(self, group: Group, digits: int) -> None:
        width = max(cell_len(choice.label) for choice in group.choices)
        columns = max(1, self._width // (digits + width + 4))
        for start in range(0, len(group.choices), columns):
            line = Text()
            for choice in group.choices[start : start + columns]:
                line.append(f"  {choice.number:>{digits}}", "cyan")
                line.append(f" {choice.label}" + " " * (width - cell_len(choice.label) + 1))
            line.rstrip()
            self.console.print(line, soft_wrap=True)

    def standings(
        self, match: Match, catalogue: Catalogue, names: Sequence[str], words: Words
    ) -> None:
        """One column for each player, best first; one row for each category; who wins, and why."""
        places = match.standings()
        table = Table(box=SIMPLE_HEAD, show_footer=True, pad_edge=False)
        table.add_column(words.say("points"), footer=words.say("total"), no_wrap=True)
        for place in places:
            title = _coloured(f"{place.rank}. {names[place.seat]}")
            table.add_column(title, footer=numeral(place.points), justify="right")
        for category in places[0].breakdown:
            points = (numeral(place.breakdown[category]) for place in places)
            table.add_row(catalogue.say("categories", category, {}), *points)
        self.console.print(table)
        self.say(headline(places, catalogue, names), "bold")
        self.lines([str(told) for told in explain_ties(places, catalogue, names)])


def _coloured(sentence: str, style: str = "") -> Text:
    text = Text(sentence, style)
    for sign, colour in zip(MARKS, COLOURS, strict=True):
        text.highlight_regex(sign, colour)
    return text
