"""The player board: discs on their spaces, auxiliary actions, and the three rows of workers."""

from __future__ import annotations

from functools import cache

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
from westbound.games.great_western_trail.drawing.chips import art, details, line
from westbound.games.great_western_trail.drawing.effects import Tokens, tokens
from westbound.games.great_western_trail.drawing.icons import WORKER_SIGN
from westbound.games.great_western_trail.drawing.model import on_offer
from westbound.games.great_western_trail.drawing.phrases import action_words
from westbound.games.great_western_trail.drawing.svg import safe
from westbound.games.great_western_trail.drawing.words import Words, upper
from westbound.games.great_western_trail.observation import SeatView, View

_AUXILIARY_SPACES = 2
_BUYER = WORKERS[COWBOY]
LIMITS = DISC_NAMES[len(AUXILIARY) :]


def player_board(view: View, say: Words, own: SeatView) -> str:
    title = say.say("panel", "board")
    inside = (
        f'<h4 class="panel-title">{safe(say.say("panel", "workers"))}</h4>'
        f"{_workers(view, say, own)}"
        f'<h4 class="panel-title">{safe(say.say("panel", "auxiliary"))}</h4>'
        f"{_auxiliary(view, say, own)}"
        f'<h4 class="panel-title">{safe(say.say("panel", "limits"))}</h4>{_limits(view, say, own)}'
    )
    return details(view, own, "board", title, inside)


# --- discs


@cache
def _spot(covered: bool, seat: int, white: bool) -> str:
    """A disc space: its corners, and the disc on it."""
    corners = "white" if white else "dark"
    path = "M-11-11h7l-7 7zM11-11H4l7 7zM-11 11h7l-7-7zM11 11H4l7-7z"
    ring = f'<path class="corner {corners}" d="{path}"/>'
    disc = f'<circle class="m-disc" r="8.5"/><use href="#m-{seat}"/>' if covered else ""
    hole = "" if covered else '<circle class="hole" r="8"/>'
    return art(
        f'<rect class="spot" x="-11" y="-11" width="22" height="22" rx="2"/>{ring}{hole}{disc}',
        "-11.5 -11.5 23 23",
        f"art-spot p{seat}",
    )


def _spots(view: View, say: Words, own: SeatView, disc: str) -> str:
    """The spaces of one kind: cleared ones first, as they are taken from the left."""
    left = own["discs_left"][disc]
    code = DISC_CODES[disc]
    spaces = _AUXILIARY_SPACES if disc in AUXILIARY else DISC_COUNT[code]
    drawn = "".join(_spot(i >= spaces - left, own["seat"], DISC_WHITE[code]) for i in range(spaces))
    corners = say.say("label", "white" if DISC_WHITE[code] else "dark")
    label = f"{upper(say.say('label', 'disc', space=say.name(disc), n=left))}, {corners}"
    data = f' data-target="disc:{disc}"' if own["seat"] == view["viewer"] else ""
    return (
        f'<span class="spots" id="disc-{own["seat"]}-{disc}"{data} role="img" '
        f'aria-label="{safe(label)}">{drawn}</span>'
    )


def _auxiliary(view: View, say: Words, own: SeatView) -> str:
    """Five actions: their disc spaces, the single and the double form."""
    rows = []
    for name in AUXILIARY:
        clear = own["auxiliary"][name]
        forms = "".join(
            _form(view, say, own, action, clear > index)
            for index, action in enumerate((name, f"{name}_double"))
        )
        rows.append(f'<li class="aux-row">{_spots(view, say, own, name)}{forms}</li>')
    return f'<ul class="aux">{"".join(rows)}</ul>'


def _form(view: View, say: Words, own: SeatView, action: str, is_open: bool) -> str:
    state = "" if is_open else " locked"
    if own["seat"] != view["viewer"]:
        return f'<span class="act{state}">{line(tokens(action))}</span>'
    return action_button(say, action, state)


def action_button(say: Words, action: str, state: str = "") -> str:
    """A printed action that its owner can pick here."""
    label = safe(upper(action_words(say, action)))
    return (
        f'<span class="act{state}" id="action-{action}" data-target="action:{action}" role="img" '
        f'aria-label="{label}">{line(tokens(action))}</span>'
    )


def _limit_signs(view: View, disc: str) -> Tokens:
    """What clearing such a space brings."""
    numbers = NUMBERS[view["players"]]
    return {
        "certificates_4": ("@cert", "≤4"),
        "certificates_6": ("@cert", "≤6"),
        "step_dollars": ("@move", f"+{numbers.steps_dollars}", "$3"),
        "step_vp": ("@move", f"+{numbers.steps_vp}", "@vp", "3"),
        "hand": ("@cards", "+1", "−$5"),
    }[disc]


def _limits(view: View, say: Words, own: SeatView) -> str:
    cells = "".join(
        f'<li class="limit">{_spots(view, say, own, disc)}{line(_limit_signs(view, disc))}</li>'
        for disc in LIMITS
    )
    return f'<ul class="limits">{cells}</ul>'


# --- workers


def _workers(view: View, say: Words, own: SeatView) -> str:
    rows = "".join(_row(view, say, own, kind) for kind in range(len(WORKERS)))
    return f'<ul class="workers">{rows}</ul>'


def _row(view: View, say: Words, own: SeatView, kind: int) -> str:
    """Six spaces; an empty one shows the action that its worker will start."""
    worker, mine = WORKERS[kind], own["seat"] == view["viewer"]
    count, used = own["workers"][worker], _used(view, own, worker)
    offered = on_offer(view) if mine else frozenset()
    cells = []
    for space in range(1, WORKER_SPACES + 1):
        action = WORKER_ACTIONS[kind].get(space, "")
        points = line(("@vp", str(WORKER_VP))) if space >= WORKER_VP_FROM else ""
        if action in offered:
            cells.append(f'<span class="desk">{action_button(say, action)}</span>')
        elif space <= count:
            spent = " spent" if space <= used else ""
            cells.append(f'<span class="desk held-{worker}{spent}">{_sign(worker)}{points}</span>')
        else:
            sign = line(tokens(action)) if action else ""
            cells.append(f'<span class="desk free">{sign}{points}</span>')
    label = say.say("label", "worker_row", worker=say.title(worker), n=count)
    if used:
        label = f"{label}, {say.say('label', 'used', n=used)}"
    data = f' data-target="worker:{worker}"' if mine else ""
    return (
        f'<li><span class="worker-row" id="worker-{own["seat"]}-{worker}"{data} role="img" '
        f'aria-label="{safe(label)}">{"".join(cells)}</span></li>'
    )


def _used(view: View, own: SeatView, worker: str) -> int:
    """GWT-196: cowboys that have done something in the buy action that is going on."""
    step = view["step"]
    if step is None or (step["kind"], step["seat"]) != ("buy_cattle", own["seat"]):
        return 0
    return own["workers"][worker] - step["cowboys"] if worker == _BUYER else 0


@cache
def _sign(worker: str) -> str:
    content = f'<use href="#i-{WORKER_SIGN[worker]}" class="w-{worker}"/>'
    return art(content, "-11 -11 22 22", "art-worker")
