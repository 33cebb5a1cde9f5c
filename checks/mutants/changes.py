"""The small errors, by the kind of code they are made in."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from typing import Final

from checks.mutants.places import Change, Place

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.BitXor: ast.BitOr,
}
SWAPPED_CALLS: Final = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list"}
DROPPED_CALLS: Final = ("reversed", "abs")  # the argument is left


def in_comparison(node: ast.Compare, place: Place) -> Iterator[Change]:
    for index, operator in enumerate(node.ops):
        yield Change(Place(node, "ops", index), COMPARISONS[type(operator)](), place)


def in_arithmetic(node: ast.BinOp | ast.AugAssign, place: Place) -> Iterator[Change]:
    if type(node.op) in ARITHMETIC and not is_text(node):
        yield Change(Place(node, "op"), ARITHMETIC[type(node.op)](), place)
    if isinstance(node, ast.AugAssign):
        yield from without_statement(node, place)


def is_text(node: ast.BinOp | ast.AugAssign) -> bool:
    sides = (node.left, node.right) if isinstance(node, ast.BinOp) else (node.value,)
    return any(
        isinstance(side, ast.JoinedStr)
        or (isinstance(side, ast.Constant) and isinstance(side.value, str))
        for side in sides
    )


def in_condition(node: ast.BoolOp, place: Place) -> Iterator[Change]:
    other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    yield Change(Place(node, "op"), other, place)
    for index in range(len(node.values)):
        rest = [value for at, value in enumerate(node.values) if at != index]
        yield Change(place, rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest), place)


def in_unary(node: ast.UnaryOp, place: Place) -> Iterator[Change]:
    if not isinstance(node.op, ast.UAdd):
        yield Change(place, node.operand, place)


def in_constant(node: ast.Constant, place: Place) -> Iterator[Change]:
    if isinstance(node.value, bool):
        yield Change(place, ast.Constant(not node.value), place)
    elif isinstance(node.value, int):
        yield Change(place, ast.Constant(node.value + 1), place)
        if node.value > 0:
            yield Change(place, ast.Constant(node.value - 1), place)


def in_call(node: ast.Call, place: Place) -> Iterator[Change]:
    if not isinstance(node.func, ast.Name):
        return
    name = node.func.id
    if name in SWAPPED_CALLS:
        keywords = [] if name == "sorted" else node.keywords
        func = ast.Name(SWAPPED_CALLS[name], ast.Load())
        yield Change(place, ast.Call(func, node.args, keywords), place)
    elif name in DROPPED_CALLS:
        yield Change(place, node.args[0], place)


def in_choice(node: ast.If | ast.While | ast.IfExp, place: Place) -> Iterator[Change]:
    test = Place(node, "test")
    if changes_nowhere_else(node.test):
        yield Change(test, ast.UnaryOp(ast.Not(), node.test), test)


def changes_nowhere_else(test: ast.expr) -> bool:
    """A comparison or `not` is turned round by its own change."""
    return not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Constant)


def in_filter(node: ast.comprehension, place: Place) -> Iterator[Change]:
    for index, test in enumerate(node.ifs):
        at = Place(node, "ifs", index)
        yield Change(at, None, at)
        if changes_nowhere_else(test):
            yield Change(at, ast.UnaryOp(ast.Not(), test), at)


def in_slice(node: ast.Slice, place: Place) -> Iterator[Change]:
    for field in ("lower", "upper"):
        bound = getattr(node, field)
        if bound is not None and not isinstance(bound, ast.Constant):
            yield Change(Place(node, field), None, place)


def in_return(node: ast.Return, place: Place) -> Iterator[Change]:
    if node.value is None:
        yield from without_statement(node, place)
    elif not isinstance(node.value, ast.Constant):
        yield Change(Place(node, "value"), ast.Constant(None), place)


def in_assignment(node: ast.Assign, place: Place) -> Iterator[Change]:
    """A name that is never set breaks anything; a field or an element may go unnoticed."""
    if any(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
        yield from without_statement(node, place)


def in_jump(node: ast.Continue | ast.Break, place: Place) -> Iterator[Change]:
    yield Change(place, ast.Break() if isinstance(node, ast.Continue) else ast.Continue(), place)


def in_row(node: ast.Tuple | ast.List, place: Place) -> Iterator[Change]:
    """A row of names, such as the rules that a move must obey: each is left out once."""
    if isinstance(node.ctx, ast.Load) and is_row_of_rules(node):
        for index in range(len(node.elts)):
            yield Change(Place(node, "elts", index), None, place)


def is_row_of_rules(node: ast.Tuple | ast.List) -> bool:
    names = [element.id for element in node.elts if isinstance(element, ast.Name)]
    return len(names) == len(node.elts) > 1 and all(len(n) > 2 and n.islower() for n in names)


def without_statement(node: ast.stmt, place: Place) -> Iterator[Change]:
    yield Change(place, ast.Pass(), place)


CHANGES: Final[dict[type[ast.AST], Callable[..., Iterator[Change]]]] = {
    ast.Compare: in_comparison,
    ast.BinOp: in_arithmetic,
    ast.AugAssign: in_arithmetic,
    ast.BoolOp: in_condition,
    ast.UnaryOp: in_unary,
    ast.Constant: in_constant,
    ast.Call: in_call,
    ast.If: in_choice,
    ast.While: in_choice,
    ast.IfExp: in_choice,
    ast.comprehension: in_filter,
    ast.Slice: in_slice,
    ast.Return: in_return,
    ast.Assign: in_assignment,
    ast.Continue: in_jump,
    ast.Break: in_jump,
    ast.Tuple: in_row,
    ast.List: in_row,
    ast.Expr: without_statement,
    ast.Delete: without_statement,
    ast.Raise: without_statement,
}
