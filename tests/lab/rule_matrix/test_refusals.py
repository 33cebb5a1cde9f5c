"""A refusal in the code names a rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lab.rule_matrix.trees import CC, UNKNOWN, WB, a_tree, about


@pytest.mark.parametrize(
    "call",
    [
        "Refusal('CC-' + '028')",
        "Refusal(rule)",
        "Refusal()",
        f"Refusal('{UNKNOWN}', edge=1)",
        "Refusal('too far')",
        f"refusal.Refusal('{CC}-028' if far else 'too far')",
        "Refusal(card.rule)",
    ],
)
def test_a_refusal_without_a_known_rule_is_found(tmp_path: Path, call: str) -> None:
    root = a_tree(tmp_path, code=f"def why_not(rule: str) -> object:\n    return {call}\n")
    assert len(about(root, "a refusal names")) == 1


@pytest.mark.parametrize(
    "call",
    [
        f"Refusal('{CC}-028', edge=1)",
        f"Refusal('{WB}-001')",
        f"Refusal('{CC}-028' if far else '{CC}-029')",
        "Refusal(step.rule, case='not_now')",
    ],
)
def test_a_refusal_that_names_a_rule_is_fine(tmp_path: Path, call: str) -> None:
    root = a_tree(tmp_path, code=f"def why_not() -> object:\n    return {call}\n")
    assert about(root, "a refusal names") == []
