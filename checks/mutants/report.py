"""The scores as pages, docs/mutants.md and one for each game, and as lines for the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from checks.mutants.games import ROOT, GameModules, all_games
from checks.mutants.ledger import NOBODY, NOT_RUN, OTHER
from checks.mutants.scores import Score, Scores, Survivor

DOCS: Final = ROOT / "docs"
KIND_WORDS: Final = {
    OTHER: "noticed only by tests of other rules",
    NOBODY: "noticed by no test",
    NOT_RUN: "run by no test",
}
HEAD: Final = """# Mutants

Written by `make mutants`; do not edit. A mutant is a rule module with one small error: another
comparison, a number off by one, a dropped statement, a missing condition
([why, and how](adr/0014-mutants.md)). The score is the share of mutants that are noticed by a test
citing a rule of that very module, without the equivalent ones, which play the same game;
`checks/mutants/excused` tells why they do. Wanted in the areas: 95 %.
"""
SURVIVORS_HEAD: Final = """# Mutants of {game}: what no test notices

Written by `make mutants`; do not edit. The scores are on [their page](../mutants.md).
"""


def pages(scores: Scores) -> dict[str, str]:
    """By name below `docs`."""
    games = all_games().values()
    tables = (line for game in games for line in table_of(game, scores.get(game.id, {})))
    return {"mutants.md": "\n".join([HEAD, *tables])} | {
        f"mutants/{game.id}.md": survivors_page(game, scores.get(game.id, {})) for game in games
    }


def write_report(scores: Scores) -> None:
    for name, text in pages(scores).items():
        (DOCS / name).write_text(text, encoding="utf-8")


def table_of(game: GameModules, judged: dict[str, Score]) -> Iterator[str]:
    yield from (
        f"## {game.id}",
        "",
        table_head("Area | Module"),
        "|---|---|---:|---:|---:|---:|---:|---:|",
    )
    for area, modules in by_area(game, judged):
        total = Score()
        for module in modules:
            total = total.plus(judged[module])
            yield row(f"{area or 'the rest'} | `{module}`", judged[module])
        if len(modules) > 1:
            yield row(f"**{area or 'the rest'}** | together", total)
    areas = Score()
    for module in (m for m in judged if game.area(m)):
        areas = areas.plus(judged[module])
    yield row("**all areas** | together", areas)
    missing = [module for module in game.modules if module not in judged]
    if missing:
        yield from ("", "Not judged yet: " + ", ".join(f"`{module}`" for module in missing))
    yield from ("", f"[What no test notices](mutants/{game.id}.md)", "")


def survivors_page(game: GameModules, judged: dict[str, Score]) -> str:
    lines = [SURVIVORS_HEAD.format(game=game.id)]
    for module in sorted(judged, key=lambda m: (not game.area(m), m)):
        lines += survivors_of(module, judged[module])
    return "\n".join(lines)


def by_area(game: GameModules, judged: dict[str, Score]) -> Iterator[tuple[str, list[str]]]:
    for area in (*game.areas, ""):
        modules = [module for module in sorted(judged) if game.area(module) == area]
        if modules:
            yield area, modules


def table_head(first: str) -> str:
    return f"| {first} | Mutants | By citing tests | By others | Equivalent | Unnoticed | Score |"


def row(first: str, score: Score) -> str:
    unnoticed = len(score.survivors) - score.other
    return (
        f"| {first} | {score.mutants} | {score.citing} | {score.other} | {score.equivalent} "
        f"| {unnoticed} | {score.percent:.1f} % |"
    )


def survivors_of(module: str, score: Score) -> Iterator[str]:
    unnoticed = [survivor for survivor in score.survivors if survivor.kind != OTHER]
    if unnoticed:
        yield f"`{module}`:"
        yield ""
        for survivor in unnoticed:
            yield "- " + sentence(survivor)
        yield ""


def sentence(survivor: Survivor) -> str:
    where = f"{survivor.function}, " if survivor.function else ""
    nth = f" (no. {survivor.nth})" if survivor.nth > 1 else ""
    why = survivor.reason or f"{KIND_WORDS[survivor.kind]}; not looked at yet"
    return f"{where}{code(survivor.line)}: {code(survivor.change)}{nth}: {why}"


def code(text: str) -> str:
    """As code on a page; a call after brackets would look like a link to those who check links."""
    return f"`{text.replace('`', chr(39)).replace('](', '] (')}`"


def summary(game: GameModules, scores: dict[str, Score], everything: bool) -> Iterator[str]:
    for module in sorted(scores, key=lambda m: (game.area(m) == "", game.area(m), m)):
        score = scores[module]
        yield (
            f"{game.id} {game.area(module) or '-':10} {module:32} {score.percent:6.1f} %  "
            f"{score.mutants} mutants, {score.equivalent} equivalent, {len(score.survivors)} left"
        )
        if everything:
            yield from (
                f"    {sentence(survivor)} [{survivor.kind}]" for survivor in score.survivors
            )
