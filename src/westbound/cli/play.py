"""`westbound play`: a match in the terminal, against bots or with several people."""

from __future__ import annotations

import shlex
import sys
from contextlib import suppress
from random import SystemRandom
from typing import Annotated

import typer

import westbound
from westbound.cli.options import parse_options
from westbound.cli.position import STANDARD_INPUT, set_up
from westbound.cli.saves import Autosave, default_path, new_file, path_of
from westbound.cli.screen import Screen
from westbound.cli.seating import Seating, arrange, player_count, recognise
from westbound.cli.session import Session
from westbound.cli.words import Words, choose_language, words
from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.match import Match, check_players
from westbound.engine.option import Value
from westbound.engine.rule_changes import told_changes
from westbound.engine.state import State
from westbound.games.registry import find_game
from westbound.table.files import load_match

MAX_OWN_SEED = 1_000_000


BotList = Annotated[
    str | None,
    typer.Option(
        help="The bots on the other seats: one for all, or a list a,b,c. A bot may have "
        "parameters, name(depth=2), be a class of your own, module:Class, or a program, "
        "cmd:./program."
    ),
]
TableOptions = Annotated[
    list[str] | None,
    typer.Option(
        help="A table option, name=value; may be repeated. Where an option takes a file "
        "(a map), the value is its path."
    ),
]
People = Annotated[int | None, typer.Option(min=1, help="How many people share this keyboard.")]
Start = Annotated[
    str | None, typer.Option(help="Begin with the position in this file (docs/positions.md).")
]
Beginner = Annotated[bool, typer.Option("--beginner", help="The table options for a first match.")]


def play(
    game: Annotated[str | None, typer.Argument(help="Which game, by its id.")] = None,
    players: Annotated[int | None, typer.Option(help="How many players, bots included.")] = None,
    bots: BotList = None,
    humans: People = None,
    seat: Annotated[int | None, typer.Option(help="Your seat, counted from 1.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same match.")] = None,
    lang: Annotated[str | None, typer.Option(help="Language: en, es or it.")] = None,
    option: TableOptions = None,
    beginner: Beginner = False,
    resume: Annotated[str | None, typer.Option(help="Resume a saved match.")] = None,
    position: Start = None,
    save: Annotated[str | None, typer.Option(help="Keep the match in this file.")] = None,
) -> None:
    """Play a match in the terminal. Without options: you against bots."""
    own_words = words(choose_language(lang))
    if resume is not None:
        if players is not None or seed is not None or option or beginner:
            raise BadInput("a saved match has its players, seed and options; leave them out")
        if position is not None:
            raise BadInput("a saved match goes on from where it is; leave out --position")
        match, seating = _resumed(resume, game, (humans, seat, bots))
    elif position is not None:
        if players is not None or option or beginner:
            raise BadInput("a position has its players and options; leave them out")
        match, seating = _set_up(position, game, seed, (humans, seat, bots), own_words)
    else:
        chosen = find_game(game or westbound.games()[0])
        count = player_count(players, humans or 1, bots, chosen.players[-1])
        # first, so that the message is about the game, not about seats
        check_players(chosen, count)
        seating = arrange(chosen, count, humans, seat, bots)
        seed = SystemRandom().randrange(MAX_OWN_SEED) if seed is None else seed
        options = table_options(chosen, option or [], beginner=beginner)
        match = westbound.new_match(chosen.id, count, seed, options, seating.names(own_words))
    extra = f" --lang {lang}" if lang else ""
    if not seating.is_recognised:  # a file imports no code: whoever resumes it names the bots
        extra += _asked_for(humans, seat, bots)
    raise typer.Exit(_run(match, seating, _autosave(match, save, resume, extra), own_words))


def _asked_for(humans: int | None, seat: int | None, bots: str | None) -> str:
    options = (("--humans", humans), ("--seat", seat), ("--bots", bots))
    given = [word for name, value in options if value is not None for word in (name, str(value))]
    return "".join(f" {shlex.quote(word)}" for word in given)


def _resumed(
    file: str, game: str | None, seats: tuple[int | None, int | None, str | None]
) -> tuple[Match, Seating]:
    match = load_match(path_of(file))
    if game is not None and find_game(game).id != match.game.id:
        raise BadInput(f"{file} is a match of {match.game.id}, not of {game}")
    if seats == (None, None, None):
        return match, recognise(match)
    return match, arrange(match.game, match.players, *seats)


def _set_up(
    file: str,
    game: str | None,
    seed: int | None,
    seats: tuple[int | None, int | None, str | None],
    own_words: Words,
) -> tuple[Match, Seating]:
    """A match from a position; bots take the seats that people do not ask for."""
    if file == STANDARD_INPUT:
        raise BadInput("standard input is needed for your moves; name a file")
    seed = SystemRandom().randrange(MAX_OWN_SEED) if seed is None else seed
    start = set_up(file, seed, own_words.language)
    if game is not None and find_game(game).id != start.game.id:
        raise BadInput(f"{file} is a position of {start.game.id}, not of {game}")
    seating = arrange(start.game, start.agreed.players, *seats)
    match = Match.from_position(start, seed, seating.names(own_words))
    match.advance()
    return match, seating


def table_options(
    game: Game[State], texts: list[str], *, beginner: bool = False
) -> dict[str, Value]:
    """The options as typed, name=value, on top of those for beginners."""
    chosen: dict[str, Value] = {}
    if beginner:
        chosen = {o.name: o.beginner for o in game.options if o.beginner is not None}
    return chosen | parse_options(game, texts)


def _autosave(match: Match, save: str | None, resume: str | None, extra: str) -> Autosave:
    """A named file is written at once: better to fail now than after an hour."""
    if save is None:
        path = default_path(match) if resume is None else path_of(resume)
        return Autosave(match, path, extra)
    same = resume is not None and path_of(save) == path_of(resume)
    autosave = Autosave(match, path_of(save) if same else new_file(save), extra)
    if not autosave.save() and autosave.problem is not None:
        raise autosave.problem
    return autosave


def _run(match: Match, seating: Seating, autosave: Autosave, own_words: Words) -> int:
    if sys.stdin is not None and sys.stdin.isatty():
        with suppress(ImportError):  # line editing and history, where the system has them
            import readline  # noqa: F401
    screen = Screen()
    screen.say(own_words.say("welcome", game=match.game.title, seed=match.seed), "bold")
    changes = told_changes(match.game, match.rules_version, own_words.language)
    if changes:
        screen.say(own_words.say("old_rules", version=match.rules_version))
        screen.lines([f"{change.rule}: {change.text}" for change in changes])
    return Session(match, seating, autosave, own_words, screen).run()
