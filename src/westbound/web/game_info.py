"""What pages and API say about a game: its pitch, cover, options and bots."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Literal, NamedTuple, TypeAlias

from starlette.exceptions import HTTPException

from westbound.bots import LEVELS, bot_info, bot_names
from westbound.bots.learned.strength import Strength, strengths
from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.locale_files import read_locale
from westbound.engine.option import Option, Value
from westbound.engine.reconstructions import reconstructions
from westbound.engine.state import State
from westbound.engine.texts import Catalogue, catalogue
from westbound.games.registry import find_game, games
from westbound.kit.texts import capitalize
from westbound.web.drawings import has_drawings
from westbound.web.http.assets import has_asset

PLAYERS = 4  # if the game allows it
MAX_POSITION = 20_000  # characters of a position text; a map of one's own may be in it


GroupKind: TypeAlias = Literal["levels", "styles", "others"]


class BotGroup(NamedTuple):
    """Bots that a list of opponents shows together, each with what people read about it."""

    kind: GroupKind
    bots: dict[str, str]


class LevelText(NamedTuple):
    """One of the five levels as people read about it."""

    name: str
    title: str
    text: str
    strength: Strength | None


class OptionPart(NamedTuple):
    """A part of a custom value: one of these values, each with its text, or none."""

    name: str
    values: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class OptionText:
    """A table option as people read it."""

    name: str
    title: str
    help: str
    rule: str
    values: tuple[tuple[Value, str], ...]
    default: Value
    beginner: Value
    custom: bool
    file: str  # how the form offers a file as the value; empty if the option takes none
    needs: str | None  # the option that must be on for this one to matter
    detail: bool
    parts: tuple[OptionPart, ...]  # what a custom value is made of
    reconstructed: tuple[tuple[str, str], ...]  # id and title of what it brings that is not known

    @property
    def switch(self) -> bool:
        """Whether it is only on or off."""
        return {value for value, _ in self.values} == {False, True} and not self.custom

    def display(self, value: Value, option: Option) -> str:
        """A value as people read it; a file by its title."""
        return dict(self.values).get(value) or option.title(value) or str(value)


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game as the pages present it."""

    id: str
    title: str
    players: range
    rule_prefix: str
    pitch: str  # a sentence or two; empty if the game has none
    cover: str | None  # the path of its drawing below /static/
    cover_alt: str
    has_pieces: bool
    has_tour: bool
    has_reconstructions: bool


def known_game(game_id: str) -> Game[State]:
    """The game in an address; an unknown one is a missing page."""
    try:
        return find_game(game_id)
    except BadInput:
        raise HTTPException(404) from None


def game_info(game_id: str, language: str) -> GameInfo:
    game = find_game(game_id)
    texts = _texts(game.package, language)
    cover = f"games/{game_id}/cover.svg"
    return GameInfo(
        id=game_id,
        title=game.title,
        players=game.players,
        rule_prefix=game.rule_prefix,
        pitch=texts.get("pitch", ""),
        cover=cover if has_asset(cover) else None,
        cover_alt=texts.get("cover", ""),
        has_pieces=has_drawings(game),
        has_tour=bool(read_locale(game.package, language, "tour", required=False)),
        has_reconstructions=bool(reconstructions(game.package, language)),
    )


def all_games(language: str) -> list[GameInfo]:
    return [game_info(game_id, language) for game_id in games()]


@cache
def _texts(package: str, language: str) -> dict[str, str]:
    return read_locale(package, language, "about", required=False)


def bot_groups(game: Game[State], language: str) -> list[BotGroup]:
    """The bots as lists of opponents show them: the levels, their styles, all others."""
    texts = {name: _bot_text(name, game, language) for name in bot_names(game)}
    styles = [name for name in texts if name.partition(":")[0] in LEVELS and name not in LEVELS]
    others = [name for name in texts if name not in (*LEVELS, *styles)]
    parts: tuple[tuple[GroupKind, Iterable[str]], ...] = (
        ("levels", LEVELS), ("styles", styles), ("others", others),
    )  # fmt: skip
    groups = [BotGroup(kind, {n: texts[n] for n in names if n in texts}) for kind, names in parts]
    return [group for group in groups if group.bots]


def _bot_text(name: str, game: Game[State], language: str) -> str:
    """What people read about a bot; of one with a style, about the style."""
    kind, _, style = name.partition(":")
    info = bot_info(kind)
    if not style:
        return name if info is None else info.line(language)
    told = _style_texts(game.package, language).get(style)
    if told is None:
        return name
    title = told["name"] if info is None or kind not in LEVELS else info.title_in(language)
    return f"{title}: {told['text']}"


@cache
def _style_texts(package: str, language: str) -> dict[str, dict[str, str]]:
    """`styles.toml` of a game with styles has a name and a line for each of them."""
    return read_locale(package, language, "styles", required=False)


def level_texts(game_id: str, language: str) -> list[LevelText]:
    """The levels, weakest first, and how strong they are in a game."""
    known = strengths(game_id)
    infos = ((level, bot_info(level)) for level in LEVELS)
    return [
        LevelText(level, info.title_in(language), info.description_in(language), known.get(level))
        for level, info in infos
        if info is not None
    ]


@cache
def example_position(game: Game[State]) -> str:
    """A position text to begin with; empty if the game has none."""
    path = files(game.package).joinpath("data/position.txt")
    return path.read_text(encoding="utf-8").strip() if path.is_file() else ""


def usual_players(game: Game[State]) -> int:
    """How many a new table starts with."""
    return PLAYERS if PLAYERS in game.players else game.players[0]


def beginner_options(game: Game[State]) -> dict[str, Value]:
    """The options for a first match, where they differ from the defaults."""
    return {o.name: o.beginner for o in game.options if o.beginner is not None}


def option_texts(game: Game[State], language: str) -> list[OptionText]:
    texts = catalogue(game.package, language)
    unknown = reconstructions(game.package, language).parts
    return [
        _option(texts, option, tuple((u.id, u.title) for u in unknown if option.name in u.options))
        for option in game.options
    ]


def _part(texts: Catalogue, part: tuple[tuple[str, str], ...]) -> OptionPart:
    """Its name is what its values have in common: "Sheriff" of "Sheriff (red side)"."""
    values = tuple((value, capitalize(texts.term(term))) for value, term in part)
    return OptionPart(values[0][1].partition(" (")[0], values)


def option_groups(options: list[OptionText]) -> tuple[list[OptionText], ...]:
    """The options as a form shows them: plain ones, variants to switch on, advanced ones.

    One that only matters with another option follows that one.
    """
    heads = [option for option in options if not option.needs]
    parts = (
        [option for option in heads if not option.switch and not option.detail],
        [option for option in heads if option.switch and not option.detail],
        [option for option in heads if option.detail],
    )
    return tuple(
        [o for head in part for o in (head, *(x for x in options if x.needs == head.name))]
        for part in parts
    )


def _option(
    texts: Catalogue, option: Option, reconstructed: tuple[tuple[str, str], ...]
) -> OptionText:
    def text(key: str, otherwise: str) -> str:
        return texts.tables["options"].get(key, otherwise)

    values = tuple(
        (value, text(f"{option.name}.{str(value).lower()}", str(value))) for value in option.values
    )
    return OptionText(
        name=option.name,
        title=text(option.name, option.name),
        help=text(f"{option.name}.help", ""),
        rule=option.rule,
        values=values,
        default=option.default,
        beginner=option.default if option.beginner is None else option.beginner,
        custom=option.accepts_custom is not None,
        file="" if option.file is None else text(f"{option.name}.file", option.name),
        needs=option.requires,
        detail=option.advanced,
        parts=tuple(_part(texts, part) for part in option.parts),
        reconstructed=reconstructed,
    )
