"""What is wrong with the matrix: rules without test or code, ids and refusals that name no rule."""

from __future__ import annotations

from pathlib import Path

from westbound.lab.rule_matrix.citations import Citations
from westbound.lab.rule_matrix.ids import KEPT_FREE
from westbound.lab.rule_matrix.matrix import Row, rows_of, scan


def problems(game_id: str, root: Path) -> list[str]:
    """Rules without test or code, ids that no rulebook has, refusals without a rule."""
    seen = scan(game_id, root)
    rows = rows_of(seen)
    known = {row.id for row in rows}
    found = [f"{row.id}: no test cites it" for row in rows if not row.tests]
    found += [f"{row.id}: no code cites it" for row in rows if needs_code(row) and not row.code]
    found += [
        f"{row.id}: said to have no code, but {row.code[0]} cites it"
        for row in rows
        if row.reason and row.code
    ]
    found += unknown_ids(seen.code, known)
    tests = {rule: at for rule, at in seen.tests.items() if not KEPT_FREE.search(rule)}
    return found + unknown_ids(tests, known) + seen.refusals


def needs_code(row: Row) -> bool:
    """Examples have none, and some rules only say what does not happen."""
    return not row.example and not row.reason


def unknown_ids(citations: Citations, known: set[str]) -> list[str]:
    return [
        f"{place}: there is no rule {rule}"
        for rule in sorted(set(citations) - known)
        for place in citations[rule]
    ]
