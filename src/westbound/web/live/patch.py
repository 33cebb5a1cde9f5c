"""What has changed on a page, so that only that is sent.

A page has fragments, and a fragment has parts: the elements with an id. If only parts have changed,
the smallest of these are sent; if a part has new attributes but the same content, only its opening
tag. If the text around the parts has changed as well, the fragment (or the part around them) is
sent with an empty placeholder, `data-same`, for every part that stays as it was. So a move sends a
few kilobytes instead of a whole board, and the page has little to parse and to compare.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

SAME: Final = "data-same"
_ID = ' id="'
_OPAQUE = re.compile("<(?:!|script|style|template|textarea)")  # content that is not nested tags


AS_A_WHOLE = frozenset(("moves",))  # data, not elements
SMALL = 1000  # characters: below this, looking for changes is not worth it


class Patch(NamedTuple):
    """Fragments that changed; None for those of which only the named parts and tags did."""

    fragments: dict[str, str | None]
    parts: dict[str, str]
    tags: dict[str, str]

    def only(self, name: str) -> Patch:
        return Patch({key: text for key, text in self.fragments.items() if key == name}, {}, {})


class RenderedPage:
    """All fragments of a page as one viewer sees it."""

    def __init__(self, fragments: Mapping[str, str]) -> None:
        self.fragments = fragments
        self._indexes: dict[str, ElementIndex] = {}

    def index(self, name: str) -> ElementIndex:
        """The parts of a fragment, looked up once."""
        if name not in self._indexes:
            self._indexes[name] = ElementIndex(self.fragments[name])
        return self._indexes[name]


def diff(before: RenderedPage, now: RenderedPage) -> Patch:
    """What a page that shows `before` needs in order to show `now`."""
    patch = Patch({}, {}, {})
    for name, text in now.fragments.items():
        old = before.fragments.get(name)
        if old == text:
            continue
        if not old or name in AS_A_WHOLE or len(text) < SMALL:
            patch.fragments[name] = text
            continue
        changes = changed_parts(before.index(name), now.index(name))
        if changes is None:
            patch.fragments[name] = patch_with_placeholders(before.index(name), now.index(name))
        else:
            patch.parts.update(changes.parts)
            patch.tags.update(changes.tags)
            patch.fragments[name] = None
    return patch


class Part(NamedTuple):
    """An element with an id: where it is in the text, and how many parts are in it."""

    id: str
    tag: str
    start: int
    content: int  # where the opening tag ends
    end: int
    inner: int


class Changes(NamedTuple):
    """By id: elements that are new, and opening tags of those whose content stays."""

    parts: dict[str, str]
    tags: dict[str, str]


class ElementIndex:
    """The parts of a fragment, in the order in which they begin."""

    __slots__ = ("by_id", "parts", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self.parts = _parts(text)
        self.by_id = {part.id: text[part.start : part.end] for part in self.parts}
        if len(self.by_id) != len(self.parts):  # a repeated id identifies nothing
            self.parts, self.by_id = [], {}

    def inside(self, index: int | None) -> list[Part]:
        """All parts within a part, or in the whole fragment, at any depth."""
        if index is None:
            return self.parts
        return self.parts[index + 1 : index + 1 + self.parts[index].inner]

    def opening(self, index: int) -> str:
        """The opening tag of a part."""
        part = self.parts[index]
        return self.text[part.start : part.content]

    def within(self, index: int | None) -> list[int]:
        """The parts directly in a part, or in the whole fragment."""
        at = 0 if index is None else index + 1
        end = len(self.parts) if index is None else at + self.parts[index].inner
        found = []
        while at < end:
            found.append(at)
            at += self.parts[at].inner + 1
        return found

    def around(self, index: int | None, within: list[int]) -> list[str]:
        """A part without these inner ones: the text between them, and their ids in their places."""
        done, end = 0, len(self.text)
        if index is not None:
            _, _, _, done, end, _ = self.parts[index]
        pieces: list[str] = []
        for at in within:
            part = self.parts[at]
            pieces += (self.text[done : part.start], part.id)
            done = part.end
        return [*pieces, self.text[done:end]]


def _parts(text: str) -> list[Part]:
    """All parts; none if the text is not well nested, since then nothing can be left out."""
    if _OPAQUE.search(text):
        return []
    found: list[Part | None] = []
    opened: list[tuple[str, str, int, int, int]] = []
    for match in _tags(_kinds(text)).finditer(text):
        closed, tag, rest = match.groups()
        if closed:
            if not opened or opened[-1][0] != closed:
                return []
            _, name, start, content, index = opened.pop()
            if name:
                inner = len(found) - index - 1
                found[index] = Part(name, closed, start, content, match.end(), inner)
        elif not rest.endswith("/"):
            name = rest.partition(_ID)[2].partition('"')[0]
            opened.append((tag, name, match.start(), match.end(), len(found)))
            if name:
                found.append(None)
    return [] if opened else [part for part in found if part is not None]


def _kinds(text: str) -> frozenset[str]:
    """The kinds of elements that can be parts; those without an end tag are not worth it."""
    found: set[str] = set()
    at = text.find(_ID)
    while at >= 0:
        start = text.rfind("<", 0, at)
        end = text.find(">", at)
        if text[end - 1] != "/":
            found.add(text[start + 1 : text.find(" ", start)])
        at = text.find(_ID, end)
    return frozenset(kind for kind in found if f"</{kind}>" in text)


@cache
def _tags(kinds: frozenset[str]) -> re.Pattern[str]:
    """Matches tags of these kinds; in a well nested text the others do not matter."""
    kind = "|".join(map(re.escape, sorted(kinds))) or "(?!)"
    rest = r'((?:\s[^<>"]*(?:"[^"]*"[^<>"]*)*)?)'
    return re.compile(f"<(?:/({kind})|({kind})(?=[\\s/>]){rest})>")


def changed_parts(before: ElementIndex, now: ElementIndex) -> Changes | None:
    """The smallest parts that have changed; None if the text around them has changed as well."""
    found = Changes({}, {})
    return found if _compare(before, None, now, None, found) else None


def _compare(
    before: ElementIndex, old: int | None, now: ElementIndex, new: int | None, found: Changes
) -> bool:
    """Whether two parts, or whole fragments, differ only in inner parts; those are collected."""
    olds, news = before.within(old), now.within(new)
    if before.around(old, olds) != now.around(new, news):
        return False
    for one, other in zip(olds, news, strict=True):
        part = now.parts[other]
        if before.by_id[part.id] == now.by_id[part.id]:
            continue
        if before.parts[one].tag != part.tag or not _compare(before, one, now, other, found):
            found.parts[part.id] = _with_placeholders(before, one, now, other)
        elif before.opening(one) != now.opening(other):
            found.tags[part.id] = now.opening(other)
    return True


def patch_with_placeholders(before: ElementIndex, now: ElementIndex) -> str:
    """The fragment as it is now, with a placeholder for every part that was there before."""
    return _with_placeholders(before, None, now, None)


def _with_placeholders(
    before: ElementIndex, old: int | None, now: ElementIndex, new: int | None
) -> str:
    """The same for a part; the page looks for what is left out only within that part."""
    kept = {part.id for part in before.inside(old)}
    done, end, index = 0, len(now.text), 0
    if new is not None:
        _, _, done, _, end, _ = now.parts[new]
        index = new + 1
    last = index + len(now.inside(new))
    pieces: list[str] = []
    while index < last:
        part = now.parts[index]
        if part.id in kept and before.by_id[part.id] == now.by_id[part.id]:
            placeholder = f'<{part.tag} id="{part.id}" {SAME}></{part.tag}>'
            if len(placeholder) < part.end - part.start:
                pieces += (now.text[done : part.start], placeholder)
                done = part.end
                index += part.inner
        index += 1
    return "".join(pieces) + now.text[done:end]
