"""`westbound llm`: a language model at a chat-completions server plays matches against bots."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing, nullcontext
from math import inf
from pathlib import Path
from typing import Annotated, cast

import typer
from rich.console import Console

from westbound.cli.arguments import GameId, Seed, TableOptions
from westbound.cli.bot_list import bot_list
from westbound.cli.errors import INTERRUPTED
from westbound.cli.llm_report import End, document, show
from westbound.cli.options import parse_options
from westbound.cli.progress import progress_bar
from westbound.cli.saves import path_of
from westbound.cli.words import choose_language
from westbound.engine.errors import BadInput
from westbound.engine.json_types import Json
from westbound.engine.match import Match
from westbound.files import check_writable, write_file
from westbound.games.registry import find_game
from westbound.lab.llm.chat import ChatServer, Refused, Unanswered, read_key
from westbound.lab.llm.http_post import read_address
from westbound.lab.llm.meter import LimitReached, Limits, Meter
from westbound.lab.llm.observation import BOARDS, RULES, Board, Detail, Rules
from westbound.lab.llm.player import ChatPlayer, Patience
from westbound.lab.llm.series import Run, Series, make_series
from westbound.lab.llm.transcript import Transcript

FAILED = 1
ALL = "all"

Url = Annotated[
    str,
    typer.Option(
        help="The full address of the server, such as http://127.0.0.1:8000/v1/chat/completions. "
        "Nothing is sent to any other."
    ),
]
KeyVariable = Annotated[
    str | None,
    typer.Option(
        "--key-env",
        metavar="NAME",
        help="The variable of the environment with the key, which is never shown or saved.",
    ),
]
Seats = Annotated[
    str, typer.Option(help="The seats of the model, counted from 0, such as 0 or 0,2; or 'all'.")
]
Bots = Annotated[str, typer.Option(help="Bots for the other seats; a short list is repeated.")]
Rotate = Annotated[
    bool, typer.Option("--rotate", help="Everybody moves on by one seat from game to game.")
]
Language = Annotated[
    str | None,
    typer.Option("--language", "--lang", help="In which language it is asked: en, es or it."),
]
HowBoard = Annotated[str, typer.Option(help=f"The board as {', '.join(BOARDS)}.")]
HowRules = Annotated[str, typer.Option(help=f"How much of the rules is told: {', '.join(RULES)}.")]
Temperature = Annotated[
    float | None, typer.Option(min=0.0, help="Left to the server if not given.")
]
Extra = Annotated[
    str | None,
    typer.Option(
        "--request", metavar="JSON", help='More fields of each request, such as {"top_p": 0.9}.'
    ),
]
PriceIn = Annotated[float, typer.Option(min=0.0, help="Of a million tokens of questions.")]
PriceOut = Annotated[float, typer.Option(min=0.0, help="Of a million tokens of answers.")]
MaxCost = Annotated[
    float | None, typer.Option(help="End after this cost; needs --price-in or --price-out.")
]
Model = Annotated[str, typer.Option(help="The model, as the server calls it.")]
Players = Annotated[int, typer.Option(help="How many players, bots included.")]
Games = Annotated[int, typer.Option(help="How many games.")]
AnswerTokens = Annotated[int, typer.Option(help="The longest answer; 0: no limit.")]
Tries = Annotated[int, typer.Option(help="Answers until chance decides.")]
Retries = Annotated[int, typer.Option(help="Failed requests for each answer.")]
Timeout = Annotated[float, typer.Option(help="Seconds of a request.")]
DecisionSeconds = Annotated[float, typer.Option(help="Seconds of a decision.")]
MaxSeconds = Annotated[float | None, typer.Option(help="End after these seconds.")]
MaxTokens = Annotated[int | None, typer.Option(help="End after so many tokens.")]
TranscriptFile = Annotated[
    str | None, typer.Option(metavar="FILE", help="All questions and answers, as JSON lines.")
]
SaveFolder = Annotated[str | None, typer.Option(metavar="FOLDER", help="Keep the matches.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]


def llm(
    ctx: typer.Context,
    game: GameId,
    url: Url,
    model: Model,
    players: Players = 4,
    seats: Seats = "0",
    bots: Bots = "greedy",
    games: Games = 1,
    seed: Seed = 1,
    option: TableOptions = None,
    rotate: Rotate = False,
    language: Language = None,
    board: HowBoard = BOARDS[0],
    rules: HowRules = RULES[0],
    key_env: KeyVariable = None,
    temperature: Temperature = None,
    answer_tokens: AnswerTokens = 1000,
    request: Extra = None,
    tries: Tries = 3,
    retries: Retries = 4,
    timeout: Timeout = 60.0,
    decision_seconds: DecisionSeconds = inf,
    max_seconds: MaxSeconds = None,
    max_tokens: MaxTokens = None,
    max_cost: MaxCost = None,
    price_in: PriceIn = 0.0,
    price_out: PriceOut = 0.0,
    transcript: TranscriptFile = None,
    save: SaveFolder = None,
    as_json: AsJson = False,
) -> None:
    """Let a language model play against bots, and report how it did."""
    limits = Limits(max_seconds, max_tokens, max_cost, price_in, price_out)
    patience = Patience(tries, retries, timeout, decision_seconds)
    series = _series(ctx)
    address, key, extra = read_address(url), read_key(key_env), _extra(request)
    server = ChatServer(address, model, key, temperature, answer_tokens or None, extra)
    folder = None if save is None else _new_folder(save)
    with closing(Transcript(path_of(transcript))) if transcript else nullcontext() as lines:
        player = ChatPlayer(server, Meter(limits), patience)
        run = Run(series, player, None if lines is None else lines.write)
        ended = _play(run, folder)
    _tell(run, ended, as_json)


# --- what is asked for


def _series(ctx: typer.Context) -> Series:
    """What the arguments want to be played."""
    asked = ctx.params
    found, seats, players = find_game(asked["game"]), asked["seats"], asked["players"]
    series = Series(
        game=found.id,
        players=players,
        seats=_seats(seats, players),
        bots=tuple(bot_list(asked["bots"])) if seats != ALL else (),
        games=asked["games"],
        seed=asked["seed"],
        options=parse_options(found, asked["option"] or []),
        language=choose_language(asked["language"]),
        detail=Detail(cast("Board", asked["board"]), cast("Rules", asked["rules"])),
        rotate=asked["rotate"],
    )
    return make_series(series)


def _seats(text: str, players: int) -> tuple[int, ...]:
    if text == ALL:
        return tuple(range(players))
    numbers = [number.strip() for number in text.split(",")]
    if not all(number.isascii() and number.isdecimal() for number in numbers):
        raise BadInput(f"seats are numbers from 0, such as 0,2, or 'all', not {text!r}")
    return tuple(int(number) for number in numbers)


def _extra(text: str | None) -> dict[str, Json]:
    try:
        fields = json.loads(text or "{}")
    except ValueError as error:
        raise BadInput(f"--request is a JSON object: {error}") from None
    if not isinstance(fields, dict):
        raise BadInput(f"--request is a JSON object, not {text}")
    return fields


def _new_folder(text: str) -> Path:
    """Where matches go; one that has files already is somebody else's."""
    folder = path_of(text)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadInput(f"{folder} is already there and not an empty folder; choose another name")
    check_writable(folder / "game-1.json")
    return folder


# --- playing


def _play(run: Run, folder: Path | None) -> End:
    """Play with a progress bar. Whatever ends it, what is done is kept."""
    with progress_bar() as progress:
        task = progress.add_task("games", total=run.series.games)

        def decided() -> None:
            counts = run.player.counts
            told = f"{counts.decisions} decisions, {counts.wrong.total()} wrong answers"
            progress.update(task, completed=len(run.results), description=told)

        def finished(match: Match) -> None:
            _keep(folder, f"game-{len(run.results)}", match)

        end = _until_the_end(run, decided, finished)
    if run.match is not None:
        _keep(folder, f"game-{len(run.results) + 1}-unfinished", run.match)
    return end


def _until_the_end(run: Run, decided: Callable[[], None], finished: Callable[[Match], None]) -> End:
    try:
        run.play(decided, finished)
    except LimitReached as limit:
        return End(str(limit))
    except (Refused, Unanswered) as error:
        return End(str(error), FAILED)
    except KeyboardInterrupt:
        return End("interrupted", INTERRUPTED)
    return End()


def _keep(folder: Path | None, name: str, match: Match) -> None:
    if folder is not None:
        write_file(folder / f"{name}.json", match.to_json())


# --- telling


def _tell(run: Run, ended: End, as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(document(run, ended), indent=1, ensure_ascii=False))
    else:
        show(Console(highlight=False), run, ended)
    if ended.code:
        raise typer.Exit(ended.code)
