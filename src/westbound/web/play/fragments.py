"""The pieces of the table's page for one viewer: each goes into the element with its id."""

from __future__ import annotations

import json
import re
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from markupsafe import Markup

from westbound.engine.json_types import Json
from westbound.engine.step import CHANCE
from westbound.table.records import Message
from westbound.table.turns import is_immediate
from westbound.table.turns import why_no_undo as why_no_committed_undo
from westbound.web.play.changes import Outline, changed_parts, with_stubs
from westbound.web.play.charts import result_of
from westbound.web.play.drawing import drawings
from westbound.web.play.guide import made
from westbound.web.play.reasons import explain
from westbound.web.play.sight import Key, Sight
from westbound.web.play.story import Told, entries, handed_in, since_last_turn, tell
from westbound.web.play.trie import choices
from westbound.web.render import fragment

Fragments: TypeAlias = "dict[str, str]"
KEPT_BOARDS = 300
KEPT_LOOKS = 60
AS_A_WHOLE = frozenset(("moves",))  # data, not elements
SMALL = 1000  # characters: below that, looking for changes is not worth it
MAX_MESSAGES = 200
_TABLE_ADDRESS = re.compile(r"(/t/[A-Za-z0-9]{8,16})\b")


@dataclass(frozen=True, slots=True)
class Drawn:
    """What takes longest to draw and is kept: board, players' areas, and all of it in words."""

    board: str
    panels: tuple[str, ...]
    spoken: str


class Boards:
    """Drawn boards, the latest ones kept. The key says who may share one."""

    def __init__(self, most: int = KEPT_BOARDS) -> None:
        self._most = most
        self._kept: OrderedDict[Key, Drawn] = OrderedDict()

    def of(self, sight: Sight) -> Drawn:
        drawn = self._kept.get(sight.key)
        if drawn is None:
            drawn = self._kept[sight.key] = draw(sight)
        self._kept.move_to_end(sight.key)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return drawn


def draw(sight: Sight) -> Drawn:
    art = drawings(sight.match.game.package)
    view, speak, names = sight.view, sight.speak, sight.names
    return Drawn(
        art.board(view, speak, names),
        tuple(art.panel(view, seat, speak, names) for seat in range(sight.match.players)),
        fragment("play/spoken.html", sight.language, parts=art.description(view, speak, names)),
    )


BOARDS = Boards()


class News(NamedTuple):
    """Fragments that changed; None for those of which only the named parts and tags did."""

    fragments: dict[str, str | None]
    parts: dict[str, str]
    tags: dict[str, str]

    def only(self, name: str) -> News:
        return News({key: text for key, text in self.fragments.items() if key == name}, {}, {})


class Shown:
    """All fragments of one look at a table."""

    def __init__(self, texts: Fragments) -> None:
        self.texts = texts
        self._outlines: dict[str, Outline] = {}

    def outline(self, name: str) -> Outline:
        if name not in self._outlines:
            self._outlines[name] = Outline(self.texts[name])
        return self._outlines[name]

    def since(self, before: Shown) -> News:
        """What a page that shows `before` needs to show this."""
        news = News({}, {}, {})
        for name, text in self.texts.items():
            old = before.texts.get(name)
            if old == text:
                continue
            if not old or name in AS_A_WHOLE or len(text) < SMALL:
                news.fragments[name] = text
                continue
            changes = changed_parts(before.outline(name), self.outline(name))
            if changes is None:
                news.fragments[name] = with_stubs(before.outline(name), self.outline(name))
            else:
                news.parts.update(changes.parts)
                news.tags.update(changes.tags)
                news.fragments[name] = None
        return news


_shown: OrderedDict[tuple[object, ...], Shown] = OrderedDict()


def show(sight: Sight, messages: Sequence[Message]) -> Shown:
    """The fragments of a look, kept for a while: several tabs may show the same."""
    key = (*sight.everything, sight.revision, messages[-1].n if messages else -1)
    shown = _shown.pop(key, None)
    if shown is None:
        shown = Shown(fragments(sight, messages))
    _shown[key] = shown
    if len(_shown) > KEPT_LOOKS:
        _shown.popitem(last=False)
    return shown


def fragments(sight: Sight, messages: Sequence[Message]) -> Fragments:
    """Everything that changes on the page while a match goes on."""
    drawn = BOARDS.of(sight)
    return {
        "board": drawn.board,
        "status": _part("status", sight, **status(sight)),
        "where": where(sight),
        "players": _part("players", sight, panels=_panels(sight, drawn)),
        "moves": json_block(choices(sight)),
        "recap": recap(sight),
        "chat": chat(sight, messages),
        "result": result(sight),
        "spoken": drawn.spoken,
        "made": made(sight),
    }


def _part(name: str, sight: Sight, **context: object) -> str:
    return fragment(f"play/{name}.html", sight.language, sight=sight, **context)


def json_block(data: Json) -> str:
    """JSON that can stand inside a page: nothing in it can end the block."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c")


# --- the status bar


def status(sight: Sight) -> dict[str, object]:
    """Who is asked what, since when, and what the buttons can do."""
    live, match = sight.live, sight.match
    asked = sight.match.turns if sight.acting is None else (sight.acting,)
    chance = bool(match.state.agenda) and match.state.agenda[-1].seat == CHANCE
    return {
        "asks": sight.speak.sentence("asks", match.game.prompt(match.state), sight.names),
        "asked": [live.seats[seat] for seat in asked],
        "chance": chance,
        "done": [live.seats[seat].name for seat in handed_in(sight)],
        "deadline": live.deadline if live.clock and sight.at is None else None,
        "at_once": is_immediate(match),
        "ready": [live.seats[seat] for seat in sight.ready],
        "since": live.times[-1] if live.times else live.header.changed,
        "redo": bool(sight.draft.redo),
        "why_no_undo": why_no_undo(sight),
    }


def why_no_undo(sight: Sight) -> str:
    """What stands in the way of taking back: the barrier; empty if nothing does."""
    if sight.draft.moves:
        return ""
    return explain(sight, why_no_committed_undo(sight.live.match, sight.viewer)).text


def where(sight: Sight) -> str:
    """The round and phase of the position, where the game has them."""
    number, phase = sight.match.game.phase_label(sight.match.state)
    name = sight.speak.say("phases", phase, {}) if sight.speak.has("phases", phase) else ""
    shown = {"round": number, "phase": name, "over": sight.match.over}
    return _part("where", sight, hint=hint(sight), **shown)


def hint(sight: Sight) -> str:
    """One line of advice for the decision at hand, for those who want it."""
    if sight.acting is None or not sight.hints or not sight.match.state.agenda:
        return ""
    kind = sight.match.state.agenda[-1].kind
    has_one = not sight.turn_complete and sight.speak.has("hints", kind)
    return sight.speak.say("hints", kind, {}) if has_one else ""


def _panels(sight: Sight, drawn: Drawn) -> list[dict[str, object]]:
    deciders = sight.base.turns  # in a common choice all who are asked
    return [
        {
            "seat": seat,
            "html": Markup(drawn.panels[seat.seat]),  # the game escapes names itself
            "mine": seat.seat in sight.held,
            "viewer": seat.seat == sight.viewer,
            "active": seat.seat in deciders,
        }
        for seat in sight.live.seats
    ]


# --- what has happened


@dataclass(frozen=True, slots=True)
class Line:
    """An entry as it is read."""

    told: Told
    text: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """Entries of one phase, newest first."""

    round: int | None
    phase: str
    lines: list[Line]


def recap(sight: Sight) -> str:
    lines = [Line(told, tell(sight, told)) for told in since_last_turn(sight)]
    return _part("recap", sight, lines=lines)


def log(sight: Sight) -> str:
    """The whole log, grouped by round and phase, newest first."""
    chapters: list[Chapter] = []
    last: tuple[int | None, str] | None = None
    for told in reversed(entries(sight)):
        if (told.round, told.phase) != last:
            last = (told.round, told.phase)
            known = sight.speak.has("phases", told.phase)
            name = sight.speak.say("phases", told.phase, {}) if known else ""
            chapters.append(Chapter(told.round, name, []))
        chapters[-1].lines.append(Line(told, tell(sight, told)))
    kinds = sorted({told.kind for told in entries(sight) if told.kind})
    labels = {kind: sight.speak.say("groups", kind, {}) for kind in kinds}
    return _part("log", sight, chapters=chapters, kinds=labels)


def chat(sight: Sight, messages: Sequence[Message]) -> str:
    seats = {seat.person_id: seat.seat for seat in sight.live.seats if seat.person_id}
    said = messages[-MAX_MESSAGES:]
    return _part("chat", sight, messages=said, seats=seats, linked=linked)


def linked(text: str) -> Markup:
    """What somebody wrote, with links to other tables; everything else is plain text."""
    parts = _TABLE_ADDRESS.split(text)
    return Markup().join(
        Markup('<a href="{0}">{0}</a>').format(part) if index % 2 else part
        for index, part in enumerate(parts)
    )


def result(sight: Sight) -> str:
    """The end of the match; empty before it and in replays of earlier positions."""
    if sight.live.header.status != "over" or sight.at is not None:
        return ""
    return _part("result", sight, result=result_of(sight))
