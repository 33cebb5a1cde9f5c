"""What has changed in a fragment, so that a page need not be sent what it shows already.

A part is an element with an id. If only parts have changed, these are sent, the smallest ones; of
one with other attributes and the same content, just the opening tag. If the text around them has
changed as well, the fragment, or the part they are in, is sent with an empty stub, `data-same`,
for every part that is the same as before. So a move sends a few kilobytes instead of a whole board,
and the page has little to parse and to compare.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

SAME: Final = "data-same"
_ID = ' id="'
_OPAQUE = re.compile("<(?:!|script|style|template|textarea)")  # what a look at tags cannot follow


class Part(NamedTuple):
    """An element with an id: where it is in the text, and how many parts are in it."""

    id: str
    tag: str
    start: int
    content: int  # where the opening tag ends
    end: int
    inner: int


class Changes(NamedTuple):
    """What a page needs, by ids: elements that are new, and opening tags of those that stay."""

    parts: dict[str, str]
    tags: dict[str, str]


class Outline:
    """The parts of a fragment, in the order of their beginnings."""

    __slots__ = ("by_id", "parts", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self.parts = _parts(text)
        self.by_id = {part.id: text[part.start : part.end] for part in self.parts}
        if len(self.by_id) != len(self.parts):  # an id that is there twice names nothing
            self.parts, self.by_id = [], {}

    def inside(self, index: int | None) -> list[Part]:
        """All parts in a part, or in the whole fragment, also those in other parts."""
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
        """What is around these parts in another: their ids, and the texts beside them."""
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
    """All parts; none if the text is not well nested, for then nothing can be left out."""
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
    """The kinds of elements that are parts somewhere; those without an end tag are too small."""
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
    """Tags of these kinds; in a well nested text the others do not matter."""
    kind = "|".join(map(re.escape, sorted(kinds))) or "(?!)"
    rest = r'((?:\s[^<>"]*(?:"[^"]*"[^<>"]*)*)?)'
    return re.compile(f"<(?:/({kind})|({kind})(?=[\\s/>]){rest})>")


def changed_parts(before: Outline, now: Outline) -> Changes | None:
    """The smallest parts that have changed, by their ids; None if more has than parts."""
    found = Changes({}, {})
    return found if _compare(before, None, now, None, found) else None


def _compare(
    before: Outline, old: int | None, now: Outline, new: int | None, found: Changes
) -> bool:
    """Whether two parts, or whole fragments, differ only in parts of them; those are found."""
    olds, news = before.within(old), now.within(new)
    if before.around(old, olds) != now.around(new, news):
        return False
    for one, other in zip(olds, news, strict=True):
        part = now.parts[other]
        if before.by_id[part.id] == now.by_id[part.id]:
            continue
        if before.parts[one].tag != part.tag or not _compare(before, one, now, other, found):
            found.parts[part.id] = _stubbed(before, one, now, other)
        elif before.opening(one) != now.opening(other):
            found.tags[part.id] = now.opening(other)
    return True


def with_stubs(before: Outline, now: Outline) -> str:
    """The fragment as it is now, with a stub for every part that was there before."""
    return _stubbed(before, None, now, None)


def _stubbed(before: Outline, old: int | None, now: Outline, new: int | None) -> str:
    """A part or a whole fragment; a page looks for what is left out only in the same part."""
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
            stub = f'<{part.tag} id="{part.id}" {SAME}></{part.tag}>'
            if len(stub) < part.end - part.start:
                pieces += (now.text[done : part.start], stub)
                done = part.end
                index += part.inner
        index += 1
    return "".join(pieces) + now.text[done:end]
