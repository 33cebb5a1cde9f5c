"""`westbound position`: check a position text and draw it, or write down one of a match."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from westbound.cli.saves import path_of
from westbound.cli.text_files import MAX_BYTES, read_text
from westbound.cli.words import choose_language, words
from westbound.engine.errors import BadInput, BadPosition
from westbound.engine.match import Match, check_seed
from westbound.engine.position.reading import StartingPosition, parse_position
from westbound.engine.position.text import on_one_line
from westbound.games.registry import find_game
from westbound.table.files import load_match

STANDARD_INPUT = "-"

File = Annotated[
    str | None, typer.Argument(metavar="FILE|-", help="A position text; - is standard input.")
]
OfMatch = Annotated[
    str | None, typer.Option("--match", help="Write down a position of this match file instead.")
]
At = Annotated[
    int | None, typer.Option(help="After so many entries of the match; at its end if not given.")
]
Seat = Annotated[
    int | None, typer.Option(help="As this seat knows it, counted from 1; 0 is a spectator.")
]
OneLine = Annotated[bool, typer.Option("--one-line", help="The text on one line, for a link.")]
TextOnly = Annotated[bool, typer.Option("--text", help="Only the text, in its one usual form.")]
Seed = Annotated[int, typer.Option(help="Deals what the text does not know.")]


def position(
    file: File = None,
    match: OfMatch = None,
    at: At = None,
    seat: Seat = None,
    seed: Seed = 0,
    one_line: OneLine = False,
    text: TextOnly = False,
    lang: Annotated[str | None, typer.Option(help="Language: en, es or it.")] = None,
) -> None:
    """Check a position and draw it, or write down one of a match (docs/positions.md)."""
    language = choose_language(lang)
    if (file is None) == (match is None):
        raise BadInput("name a position text (- for standard input), or a match with --match")
    if file is not None:
        if at is not None or seat is not None:
            raise BadInput("--at and --seat go with --match")
        shown = Match.from_position(set_up(file, seed, language), seed)
        told = shown.position()
    else:
        shown = _rewound(str(match), at)
        told = _text(shown, seat)
    if file is not None and not text and not one_line:
        _draw(shown, language)
    typer.echo(on_one_line(told) if one_line else told.rstrip("\n"))


def set_up(file: str, seed: int, language: str) -> StartingPosition:
    """The position in a file; everything that is wrong with it is printed, a line each."""
    check_seed(seed)
    content = _standard_input() if file == STANDARD_INPUT else read_text(path_of(file))
    if content.lstrip().startswith("{"):
        raise BadInput(f"{file} is no position; `westbound position --match` finds one in a match")
    try:
        return parse_position(content, find_game, seed)
    except BadPosition as error:
        for line in error.explain(language):
            typer.echo(f"westbound: {line}", err=True)
        raise typer.Exit(2) from None


def _standard_input() -> str:
    content = sys.stdin.read(MAX_BYTES + 1)
    if len(content) > MAX_BYTES:
        raise BadInput(f"standard input has more than {MAX_BYTES // 1_000_000} MB")
    return content


def _draw(match: Match, language: str) -> None:
    """The board as everybody sees it, and what is asked."""
    own_words = words(language)
    names = [own_words.say("player", number=seat + 1) for seat in range(match.players)]
    typer.echo(match.game.draw(match.state, None, names, language))
    typer.echo()
    if match.over:
        typer.echo(own_words.say("over"))
    elif match.turn is None:
        typer.echo(own_words.say("chance_next", step=match.state.agenda[-1].kind))
    else:
        count = len(match.moves())
        step = match.state.agenda[-1].kind
        typer.echo(own_words.say("asked", player=f"P{match.turn + 1}", step=step, count=count))
    typer.echo()


def _rewound(file: str, at: int | None) -> Match:
    match = load_match(path_of(file))
    if at is not None:
        if not 0 <= at <= len(match.log):
            raise BadInput(f"the match has {len(match.log)} entries; there is no position {at}")
        match.rewind(at)
    return match


def _text(match: Match, seat: int | None) -> str:
    if seat is None:
        return match.position()
    if not 0 <= seat <= match.players:
        raise BadInput(f"there is no seat {seat}; the seats are 1 to {match.players}")
    return match.position(seat - 1 if seat else None)
