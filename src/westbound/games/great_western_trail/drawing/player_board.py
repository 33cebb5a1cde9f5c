"""The player board: discs on their spaces, auxiliary actions, and the three rows of workers."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from westbound.games.great_western_trail.components import (
    AUXILIARY,
    COWBOY,
    DISC_CODES,
    DISC_COUNT,
    DISC_NAMES,
    DISC_WHITE,
    NUMBERS,
    WORKER_ACTIONS,
    WORKER_SPACES,
    WORKER_VP,
    WORKER_VP_FROM,
    WORKERS,
)
from westbound.games.great_western_trail.drawing.art import WORKER_SIGN
from westbound.games.great_western_trail.drawing.chips import art, details, line
from westbound.games.great_western_trail.drawing.effects import Tokens, tokens
from westbound.games.great_western_trail.drawing.model import on_offer
from westbound.games.great_western_trail.drawing.phrases import action_text
from westbound.games.great_western_trail.observation import PlayerView, TrailView
from westbound.kit.panel import title
from westbound.kit.svg import classes, el, path, rect, target, use, void
from westbound.kit.texts import Texts, capitalize

_AUXILIARY_SPACES = 2
_BUYER = WORKERS[COWBOY]
LIMITS = DISC_NAMES[len(AUXILIARY) :]


def player_board(view: TrailView, texts: Texts, own: PlayerView) -> str:
    return details(
        view,
        own,
        "board",
        texts.say("panel", "board"),
        _heading(texts, "workers"),
        el("ul", *(_row(view, texts, own, kind) for kind in range(len(WORKERS))), cls="workers"),
        _heading(texts, "auxiliary"),
        _auxiliary(view, texts, own),
        _heading(texts, "limits"),
        _limits(view, texts, own),
    )


def _heading(texts: Texts, key: str) -> str:
    return title(texts.say("panel", key))


# --- discs


@cache
def _spot(covered: bool, seat: int, white: bool) -> str:
    """A disc space: its corners, and the disc on it."""
    parts = [rect("spot", -11, -11, 22, 22, 2)]
    tone = "white" if white else "dark"
    parts.append(path(f"corner {tone}", "M-11-11h7l-7 7zM11-11H4l7 7zM-11 11h7l-7-7zM11 11H4l7-7z"))
    if covered:
        parts += [void("circle", cls="m-disc", r=8.5), use(f"m-{seat}")]
    else:
        parts.append(void("circle", cls="hole", r=8))
    return art("".join(parts), "-11.5 -11.5 23 23", f"art-spot p{seat}")


@cache
def _spots(texts: Texts, seat: int, disc: str, left: int, mine: bool) -> str:
    """The spaces of one kind: cleared ones first, as they are taken from the left."""
    code = DISC_CODES[disc]
    spaces = _AUXILIARY_SPACES if disc in AUXILIARY else DISC_COUNT[code]
    corners = texts.say("label", "white" if DISC_WHITE[code] else "dark")
    label = texts.say("label", "disc", space=texts.name(disc), n=left)
    return target(
        f"disc:{disc}" if mine else None,
        f"{capitalize(label)}, {corners}",
        *(_spot(i >= spaces - left, seat, DISC_WHITE[code]) for i in range(spaces)),
        id=f"disc-{seat}-{disc}",
        cls="spots",
        tag="span",
    )


def _auxiliary(view: TrailView, texts: Texts, own: PlayerView) -> str:
    """Five actions: their disc spaces, the single and the double form."""
    seat, mine = own["seat"], own["seat"] == view["viewer"]
    rows = (
        _auxiliary_row(texts, seat, name, own["discs_left"][name], own["auxiliary"][name], mine)
        for name in AUXILIARY
    )
    return el("ul", *rows, cls="aux")


@cache
def _auxiliary_row(texts: Texts, seat: int, name: str, left: int, clear: int, mine: bool) -> str:
    forms = (
        _form(texts, action, clear > index, mine)
        for index, action in enumerate((name, f"{name}_double"))
    )
    return el("li", _spots(texts, seat, name, left, mine), *forms, cls="aux-row")


def _form(texts: Texts, action: str, is_open: bool, mine: bool) -> str:
    state = "" if is_open else "locked"
    if not mine:
        return el("span", line(tokens(action)), cls=classes("act", state))
    return action_button(texts, action, state)


@cache
def action_button(texts: Texts, action: str, state: str = "") -> str:
    """A printed action that its owner can pick here."""
    label = capitalize(action_text(texts, action))
    return target(
        f"action:{action}", label, line(tokens(action)), cls=classes("act", state), tag="span"
    )


def _limit_signs(players: int, disc: str) -> Tokens:
    """What clearing such a space brings."""
    numbers = NUMBERS[players]
    return {
        "certificates_4": ("@cert", "≤4"),
        "certificates_6": ("@cert", "≤6"),
        "step_dollars": ("@move", f"+{numbers.steps_dollars}", "$3"),
        "step_vp": ("@move", f"+{numbers.steps_vp}", "@vp", "3"),
        "hand": ("@cards", "+1", "−$5"),
    }[disc]


def _limits(view: TrailView, texts: Texts, own: PlayerView) -> str:
    seat, mine = own["seat"], own["seat"] == view["viewer"]
    cells = (
        _limit(texts, seat, disc, own["discs_left"][disc], view["players"], mine) for disc in LIMITS
    )
    return el("ul", *cells, cls="limits")


@cache
def _limit(texts: Texts, seat: int, disc: str, left: int, players: int, mine: bool) -> str:
    spots = _spots(texts, seat, disc, left, mine)
    return el("li", spots, line(_limit_signs(players, disc)), cls="limit")


# --- workers


def _row(view: TrailView, texts: Texts, own: PlayerView, kind: int) -> str:
    worker, mine = WORKERS[kind], own["seat"] == view["viewer"]
    offered = on_offer(view) if mine else frozenset()
    taken = Taken(own["seat"], own["workers"][worker], _used(view, own, worker), mine)
    return _worker_row(texts, kind, taken, offered)


class Taken(NamedTuple):
    """How many spaces of a row of workers are taken, and how many of these have been used."""

    seat: int
    spaces: int
    used: int
    mine: bool


@lru_cache(maxsize=4096)
def _worker_row(texts: Texts, kind: int, taken: Taken, offered: frozenset[str]) -> str:
    """Six spaces; an empty one shows the action that its worker will start."""
    worker, desks = WORKERS[kind], []
    for space in range(1, WORKER_SPACES + 1):
        action = WORKER_ACTIONS[kind].get(space, "")
        if action in offered:
            desks.append(el("span", action_button(texts, action), cls="desk"))
        else:
            desks.append(_desk(worker, action, space, space <= taken.spaces, space <= taken.used))
    label = texts.say("label", "worker_row", worker=texts.title_of(worker), n=taken.spaces)
    if taken.used:
        label = f"{label}, {texts.say('label', 'used', n=taken.used)}"
    row = target(
        f"worker:{worker}" if taken.mine else None,
        label,
        *desks,
        id=f"worker-{taken.seat}-{worker}",
        cls="worker-row",
        tag="span",
    )
    return el("li", row)


@cache
def _desk(worker: str, action: str, space: int, is_taken: bool, is_spent: bool) -> str:
    """A space of a row: the worker on it, or the action that is printed there."""
    points = line(("@vp", str(WORKER_VP))) if space >= WORKER_VP_FROM else ""
    if is_taken:
        cls = classes("desk", f"held-{worker}", "spent" if is_spent else "")
        return el("span", _sign(worker), points, cls=cls)
    return el("span", line(tokens(action)) if action else "", points, cls="desk free")


def _used(view: TrailView, own: PlayerView, worker: str) -> int:
    """GWT-196: cowboys that have done something in the buy action that is going on."""
    step = view["step"]
    if step is None or (step["kind"], step["seat"]) != ("buy_cattle", own["seat"]):
        return 0
    return own["workers"][worker] - step["cowboys"] if worker == _BUYER else 0


@cache
def _sign(worker: str) -> str:
    sign = use(f"i-{WORKER_SIGN[worker]}", cls=f"w-{worker}")
    return art(sign, "-11 -11 22 22", "art-worker")
