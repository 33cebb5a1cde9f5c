"""`westbound rules`: the rulebook on the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import westbound
from westbound.cli.rulebooks import find_rule, looks_like_id
from westbound.cli.words import choose_language, words
from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.reconstructions import reconstructions
from westbound.engine.rulebook import Section, rulebook
from westbound.engine.state import State
from westbound.games.registry import find_game


def rules(
    game: Annotated[str | None, typer.Argument(help="Which game, by its id.")] = None,
    what: Annotated[
        str | None, typer.Argument(help="The id of a rule, or a word to look for.")
    ] = None,
    lang: Annotated[str | None, typer.Option(help="Language: en, es or it.")] = None,
    reconstructed: Annotated[
        bool,
        typer.Option(
            "--reconstructed", help="What of the original is not known, and how rules are read."
        ),
    ] = False,
    coverage: Annotated[
        bool,
        typer.Option(
            "--coverage", help="Which tests and code belong to each rule; for a source tree."
        ),
    ] = False,
) -> None:
    """Show the rulebook, one rule of it, or all rules with a word."""
    chosen = find_game(game or westbound.games()[0])
    language = choose_language(lang)
    if coverage:
        from westbound.lab.rule_matrix import markdown

        typer.echo(markdown(chosen.id, Path.cwd()))
        return
    if reconstructed:
        _print_reconstructions(chosen, language)
        return
    _print(_select(chosen, language, what))


def _select(game: Game[State], language: str, what: str | None) -> list[Section]:
    """The sections to be shown, with only those rules that are asked for."""
    sections = list(rulebook(game.package, language).sections)
    if what is None:
        return sections
    if looks_like_id(game, what):
        found = find_rule(game, language, what)
        if found is None:
            raise BadInput(words(language).say("no_rule", id=what, prefix=game.rule_prefix))
        house = rulebook("westbound.engine", language).sections
        return _only([*sections, *house], {found[0]})
    word = what.casefold()
    ids = {
        rule
        for rule, text in rulebook(game.package, language).rules().items()
        if word in text.casefold()
    }
    if not ids:
        raise BadInput(words(language).say("no_word", word=what))
    return _only(sections, ids)


def _only(sections: list[Section], ids: set[str]) -> list[Section]:
    kept = []
    for section in sections:
        rules = {rule: text for rule, text in section.rules.items() if rule in ids}
        examples = {rule: text for rule, text in section.examples.items() if rule in ids}
        if rules or examples:
            kept.append(Section(section.id, section.title, rules, examples))
    return kept


def _print(sections: list[Section]) -> None:
    console = Console(highlight=False, markup=False, emoji=False)
    for section in sections:
        console.print(section.title, style="bold")
        _print_rules(section.rules | section.examples, console)
        console.print()


def _print_rules(rules: dict[str, str], console: Console) -> None:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    for rule, text in rules.items():
        grid.add_row(rule, text)
    console.print(grid)


def _print_reconstructions(game: Game[State], language: str) -> None:
    """What the page of the same name says."""
    known = reconstructions(game.package, language)
    if not known:
        raise BadInput(words(language).say("nothing_reconstructed", game=game.title))
    console = Console(highlight=False, markup=False, emoji=False)
    title = words(language).say("reconstructed")
    console.print(f"{game.title}: {title}", style="bold")
    for part in known.parts:
        console.print()
        console.print(f"{part.title} ({', '.join(part.rules)})", style="bold")
        for text in (part.unknown, part.used, part.why):
            console.print(text)
        console.print(f"{game.package.replace('.', '/')}/{part.file}", soft_wrap=True)
        for entry in part.entries:
            shown = f"{entry.key} = {entry.value}" if entry.value else entry.key
            console.print(f"  {shown}", soft_wrap=True)
    console.print()
    console.print(words(language).say("two_ways"), style="bold")
    _print_rules({reading.rule: reading.text for reading in known.readings}, console)
