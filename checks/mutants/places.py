"""Places in a syntax tree, and what stands there instead in a mutant."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple


class Place(NamedTuple):
    """A child of a node: the value of a field, or one of its elements."""

    parent: ast.AST
    field: str
    at: int | None = None

    def get(self) -> ast.AST:
        value = getattr(self.parent, self.field)
        node: ast.AST = value if self.at is None else value[self.at]
        return node

    def put(self, node: ast.AST | None) -> None:
        """Another node; None leaves the place, or the element of a list, out."""
        if self.at is None:
            setattr(self.parent, self.field, node)
            return
        old = getattr(self.parent, self.field)
        rest = [] if node is None else [node]
        setattr(self.parent, self.field, [*old[: self.at], *rest, *old[self.at + 1 :]])


class Change(NamedTuple):
    """One small error: another node at a place; `shown` is the piece of code to print."""

    place: Place
    instead: ast.AST | None
    shown: Place

    @contextmanager
    def made(self) -> Iterator[None]:
        """The tree with the error, for a while."""
        before = getattr(self.place.parent, self.place.field)
        instead = self.instead
        if isinstance(instead, ast.expr | ast.stmt):
            ast.copy_location(instead, located(self.place))
            ast.fix_missing_locations(instead)
        self.place.put(instead)
        try:
            yield
        finally:
            setattr(self.place.parent, self.place.field, before)

    def texts(self) -> tuple[str, str]:
        """The piece of code before and after."""
        before = ast.unparse(self.shown.get())
        with self.made():
            gone = self.instead is None and self.shown == self.place
            return before, "" if gone else ast.unparse(self.shown.get())


def located(place: Place) -> ast.AST:
    """The node there, or its parent: an operator has no position of its own."""
    node = place.get()
    return node if isinstance(node, ast.expr | ast.stmt) else place.parent
