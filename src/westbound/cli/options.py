"""Table options as typed: --option name=value, where a value may name a file."""

from __future__ import annotations

from westbound.cli.saves import path_of
from westbound.cli.text_files import read_text
from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.option import Option, Value, parse_value
from westbound.engine.state import State


def parse_options(game: Game[State], texts: list[str]) -> dict[str, Value]:
    """The options of name=value texts."""
    known = {option.name: option for option in game.options}
    chosen: dict[str, Value] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        name = name.strip()
        if not equals:
            raise BadInput(f"an option is written name=value, not {text!r}")
        if name not in known:
            raise BadInput(f"there is no option {name!r}; there are: {', '.join(known)}")
        if name in chosen:
            raise BadInput(f"option {name!r} is given twice")
        chosen[name] = _value(known[name], value.strip())
    return chosen


def _value(option: Option, text: str) -> Value:
    """A value by its name; else, if the option takes files, the content of the file."""
    listed = any(str(value).lower() == text.lower() for value in option.values)
    if option.file is None or listed:
        return parse_value(option, text)
    path = path_of(text)
    if not path.is_file():
        names = ", ".join(str(value) for value in option.values)
        raise BadInput(f"option {option.name!r} is {names} or a file; there is no file {text!r}")
    content = read_text(path)
    content += "" if "\n" in content else "\n"  # a file of one line is still a file
    try:
        option.check(content)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None
    return content
