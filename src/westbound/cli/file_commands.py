"""The commands that games bring for files of their own, loaded only when they are asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, cast

import typer
from typer.core import TyperCommand, TyperGroup

from westbound.cli.errors import report_errors
from westbound.cli.saves import path_of
from westbound.cli.text_files import read_text
from westbound.cli.words import choose_language
from westbound.engine.errors import BadInput, explain_error
from westbound.engine.file_command import FileCommand
from westbound.files import write_file
from westbound.games.registry import find_game, games, module_of

STANDARD_OUTPUT = "-"

File = Annotated[str, typer.Argument(help="The file, or the name of one that comes with the game.")]
Language = Annotated[str | None, typer.Option(help="Language: en, es or it.")]
Output = Annotated[
    str | None,
    typer.Option(
        "--output",
        "-o",
        help="Where to write it; - prints it. By default beside the file, with the same name.",
    ),
]


class GameCommands(TyperGroup):
    """Our commands, then those of the games, which are loaded only when needed."""

    def get_command(self, ctx: object, cmd_name: str) -> TyperCommand | TyperGroup | None:
        if cmd_name not in self.commands:
            self._add_those_of_games()
        return cast("TyperCommand | TyperGroup | None", self.commands.get(cmd_name))

    def list_commands(self, ctx: object) -> list[str]:
        self._add_those_of_games()
        return list(self.commands)

    def _add_those_of_games(self) -> None:
        for name, group in _groups().items():
            if name not in self.commands:
                self.add_command(typer.main.get_group(group), name)


def commands_of(game_id: str) -> tuple[FileCommand, ...]:
    """What the game lists in its module `commands`, if it has one."""
    module = module_of(game_id, "commands")
    return () if module is None else module.COMMANDS


def _groups() -> dict[str, typer.Typer]:
    found: dict[str, typer.Typer] = {}
    for game_id in games():
        for command in commands_of(game_id):
            group = found.setdefault(command.group, _group(command.group, game_id))
            register = group.command(command.name, help=command.help)
            if command.ending:
                register(report_errors(_writing(command)))
            else:
                register(report_errors(_printing(command)))
    return found


def _group(name: str, game_id: str) -> typer.Typer:
    return typer.Typer(
        name=name,
        help=f"Work with a {name} file of {find_game(game_id).title}.",
        no_args_is_help=True,
        rich_markup_mode=None,
    )


def _printing(command: FileCommand) -> Callable[[File, Language], None]:
    def run(file: File, lang: Language = None) -> None:
        typer.echo(_result(command, file, lang))

    return run


def _writing(command: FileCommand) -> Callable[[File, Output, Language], None]:
    def run(file: File, output: Output = None, lang: Language = None) -> None:
        path = path_of(file)
        target = path.with_suffix(command.ending) if output is None else path_of(output)
        if target == path:
            raise BadInput(f"{target} would be overwritten; use -o to say where to write")
        result = _result(command, file, lang)
        if output == STANDARD_OUTPUT:
            typer.echo(result)
        else:
            write_file(target, result)
            typer.echo(str(target))

    return run


def _result(command: FileCommand, file: str, lang: str | None) -> str:
    language, known = choose_language(lang), command.of_name(file)
    try:
        return command.run(read_text(path_of(file)) if known is None else known, language)
    except BadInput as error:
        named = "" if error.refusal is None else f"{path_of(file)}: "
        raise BadInput(named + explain_error(error, language)) from None
