"""The fields of a game's observation arrays as tables in Markdown, for people who read them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from westbound.engine.arrays import ArrayField
from westbound.engine.game import Game
from westbound.engine.option import complete

SHOWN_AT: Final = 4  # players, where a number depends on them


def array_table(game: Game[Any]) -> str:
    """All fields with default options, how many numbers they have, and the labels of their axes."""
    options = complete(game.options, {})
    by_count = {players: game.array_fields(players, options) for players in game.players}
    sizes = [f"{players}: {_size(fields)}" for players, fields in by_count.items()]
    lines = [
        f"Numbers in a row, by players: {', '.join(sizes)}.",
        "",
        "| field | shape | range | meaning |",
        "|---|---|---|---|",
    ]
    for number, field in enumerate(by_count[SHOWN_AT]):
        same = {players: fields[number] for players, fields in by_count.items()}
        meaning = field.meaning.replace("|", "\\|")
        lines.append(f"| `{field.name}` | {_shape(same)} | {_range(field)} | {meaning} |")
    return "\n".join([*lines, "", *_labels(by_count[SHOWN_AT])])


def _size(fields: Sequence[ArrayField]) -> int:
    return sum(field.size for field in fields)


def _range(field: ArrayField) -> str:
    return f"{field.low:g} … {field.high:g}"


def _shape(same: dict[int, ArrayField]) -> str:
    axes = range(len(same[SHOWN_AT].shape))
    return " × ".join(_length({p: field.shape[axis] for p, field in same.items()}) for axis in axes)


def _length(by_players: dict[int, int]) -> str:
    """A number, or how it grows with the players."""
    least, most = min(by_players), max(by_players)
    each = (by_players[most] - by_players[least]) // (most - least)
    fixed = by_players[least] - each * least
    if not each:
        return str(fixed)
    growing = "players" if each == 1 else f"{each} · players"
    return f"({fixed} + {growing})" if fixed else growing


def _labels(fields: Sequence[ArrayField]) -> list[str]:
    """What the places along the last axis are, once for all fields that share them."""
    by_labels: dict[tuple[str, ...], list[str]] = {}
    for field in fields:
        if field.labels:
            by_labels.setdefault(field.labels, []).append(f"`{field.name}`")
    return [
        "Along the last axis:",
        "",
        *(f"- {', '.join(names)}: {', '.join(labels)}" for labels, names in by_labels.items()),
    ]
