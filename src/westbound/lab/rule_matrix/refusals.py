"""Refusals in the code must name a rule of the rulebook."""

from __future__ import annotations

import ast
from collections.abc import Iterable

from westbound.lab.rule_matrix.sources import Source


def bad_refusals(modules: Iterable[Source], known: Iterable[str]) -> list[str]:
    """Refusals whose rule is not a literal id of the rulebook."""
    wrong, rules = [], set(known)
    for source in modules:
        if "Refusal" not in source.text:
            continue
        for node in ast.walk(ast.parse(source.text)):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("Refusal"):
                rule = node.args[0] if node.args else None
                if rule is None or not names_rule(rule, rules):
                    shown = "nothing" if rule is None else ast.unparse(rule)
                    wrong.append(f"{source.name}:{node.lineno}: a refusal names {shown}, no rule")
    return wrong


def names_rule(node: ast.expr, known: set[str]) -> bool:
    """A known id, one of two known ids, or the rule that a step itself declares.

    A step declares its rule as a literal too, so that id is checked like every cited one.
    """
    if isinstance(node, ast.IfExp):
        return names_rule(node.body, known) and names_rule(node.orelse, known)
    if isinstance(node, ast.Attribute):
        return ast.unparse(node) == "step.rule"
    return isinstance(node, ast.Constant) and node.value in known
