"""What a tournament plays and how it is rated: all that decides its figures, and nothing else."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Any, Final

import westbound
from westbound.bots import make_bot
from westbound.bots.spec import read_spec
from westbound.engine.errors import BadInput
from westbound.engine.json_types import Json
from westbound.engine.match import MAX_SEED
from westbound.engine.option import Value, display_values
from westbound.games.registry import find_game
from westbound.lab.simulation import Case, make_case
from westbound.lab.tournament.ratings import RateBy
from westbound.lab.tournament.sequential import Question
from westbound.lab.tournament.swiss import usual_rounds

MAX_SETS: Final = 1_000_000


class Format(StrEnum):
    """Who meets whom."""

    ROUND_ROBIN = "round-robin"
    LADDER = "ladder"
    SWISS = "swiss"
    FIELD = "field"


@dataclass(frozen=True)  # without slots, so that `Plan.sets` is the default
class Plan:
    """A tournament. The same plan gives the same results wherever it is played."""

    game: str
    players: int
    options: Mapping[str, Value]
    bots: tuple[str, ...]
    format: Format = Format.ROUND_ROBIN
    sets: int = 50  # of each match-up, at most
    seed: int = 1
    decide: float = 0.5
    alpha: float = 0.05
    beta: float = 0.05
    batch: int = 10  # so many sets of a match-up are played before one looks whether it is decided
    play_all: bool = False  # all sets, decided or not
    mixed: bool = False  # a field: all at one table
    rounds: int = 0  # Swiss: how many; 0: as many as usual
    ratings: RateBy = RateBy.WINS
    anchor: str = ""  # the bot whose rating is fixed; "": the first one

    @property
    def case(self) -> Case:
        return Case(self.players, self.options)

    @property
    def question(self) -> Question:
        return Question(self.decide, self.alpha, self.beta)

    @property
    def rating_anchor(self) -> str:
        """The bot whose rating is fixed: the first one, or of a field the first of the field."""
        return self.anchor or self.bots[1 if self.format is Format.FIELD else 0]

    def to_json(self) -> dict[str, Json]:
        """With the versions it was played with."""
        plan = {field.name: getattr(self, field.name) for field in fields(self)}
        plan |= {"options": dict(self.options), "bots": list(self.bots), "format": str(self.format)}
        plan["ratings"] = str(self.ratings)
        rules = find_game(self.game).rules_version
        return {"westbound": westbound.__version__, "rules_version": rules, **plan}


def make_plan(plan: Plan) -> Plan:
    """The same plan with all options and rounds filled in; BadInput says what is wrong with it."""
    game = find_game(plan.game)
    case = make_case(plan.game, plan.case)
    for bot in plan.bots:
        make_bot(bot, game)
    _check_bots(plan)
    _check_numbers(plan)
    rounds = plan.rounds
    if plan.format is Format.SWISS:
        rounds = rounds or usual_rounds(len(plan.bots))
    elif rounds:
        raise BadInput(f"rounds are of the Swiss system; {plan.format} has none")
    if plan.mixed and plan.format is not Format.FIELD:
        raise BadInput(f"mixed tables are those of a field; {plan.format} has none")
    return replace(plan, options=dict(case.options), rounds=rounds)


def _check_bots(plan: Plan) -> None:
    if len(plan.bots) < 2:
        raise BadInput(f"a tournament needs at least 2 bots, not {len(plan.bots)}")
    seen: set[str] = set()
    for bot in plan.bots:
        name = str(read_spec(bot))
        if name in seen:
            raise BadInput(f"the bot {name!r} is in the list twice; nobody meets themselves")
        seen.add(name)
    if plan.anchor and plan.anchor not in plan.bots:
        raise BadInput(f"the anchor {plan.anchor!r} is none of the bots: {', '.join(plan.bots)}")
    field = len(plan.bots) - 1
    if plan.mixed and field < plan.players - 1:
        raise BadInput(
            f"mixed tables of {plan.players} players need at least {plan.players - 1} bots "
            f"in the field, not {field}"
        )


def _check_numbers(plan: Plan) -> None:
    if not 0 <= plan.seed <= MAX_SEED:
        raise BadInput(f"a seed is a whole number from 0 to {MAX_SEED}, not {plan.seed}")
    for name, value in (("sets", plan.sets), ("batch", plan.batch)):
        if not 1 <= value <= MAX_SETS:
            raise BadInput(f"{name} is a number from 1 to {MAX_SETS}, not {value}")
    for name, share in (("decide", plan.decide), ("alpha", plan.alpha), ("beta", plan.beta)):
        if not 0.001 <= share <= 0.999:
            raise BadInput(f"{name} is a share from 0.001 to 0.999, not {share:g}")
    if not 0 <= plan.rounds <= MAX_SETS:
        raise BadInput(f"rounds is a number from 1 to {MAX_SETS}, not {plan.rounds}")


# --- in words


def chosen_options(plan: Plan) -> list[str]:
    """The options that are not at their default, as name=value; a file by its title."""
    options = find_game(plan.game).options
    shown = display_values(options, plan.options)
    return [
        f"{option.name}={shown[option.name]}"
        for option in options
        if plan.options[option.name] != option.default
    ]


def command(plan: Plan) -> str:
    """What to type for the same tournament; what is as usual is left out."""
    parts = ["westbound", "tournament", plan.game, "--bots", ",".join(plan.bots)]
    parts += ["--players", str(plan.players)]
    for field in fields(plan)[4:]:
        value = getattr(plan, field.name)
        if value != field.default:
            name = "--" + field.name.replace("_", "-")
            parts += [name] if value is True else [name, str(value)]
    for option in chosen_options(plan):
        parts += ["--option", option]
    return shlex.join(parts)


# --- from a file

_TYPES: Final[dict[str, type]] = {
    "game": str,
    "players": int,
    "options": dict,
    "bots": list,
    "format": str,
    "sets": int,
    "seed": int,
    "decide": float,
    "alpha": float,
    "beta": float,
    "batch": int,
    "play_all": bool,
    "mixed": bool,
    "rounds": int,
    "ratings": str,
    "anchor": str,
}


def plan_of(header: Mapping[str, Json]) -> Plan:
    """The plan that `to_json` wrote; KeyError, TypeError or ValueError if it is something else."""
    values: dict[str, Any] = {name: header[name] for name in _TYPES}
    for name, value in values.items():
        if type(value) is not _TYPES[name]:
            raise TypeError(f"{name} cannot be {value!r}")
    bots = tuple(map(str, values["bots"]))
    values |= {"format": Format(values["format"]), "ratings": RateBy(values["ratings"])}
    return make_plan(Plan(**values | {"bots": bots}))


def difference(theirs: Mapping[str, Json], ours: Mapping[str, Json]) -> str | None:
    """The first thing of ours that is different in their header, in words; None if nothing is."""
    for name, value in ours.items():
        other = theirs.get(name)
        if isinstance(other, dict) and isinstance(value, dict):
            for option in value:
                if other.get(option) != value[option]:
                    told = f"{_told(other.get(option))}, not {_told(value[option])}"
                    return f"its option {option} is {told}"
        elif other != value:
            words = name.replace("_", " ") + (" version" if name == "westbound" else "")
            is_many = name in ("bots", "players", "sets", "rounds")
            told = f"{_told(other)}, not {_told(value)}"
            return f"its {words} {'are' if is_many else 'is'} {told}"
    return None


def _told(value: Json) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return str(value).split("\n", 1)[0]  # a map is many lines
