from __future__ import annotations

import json

from tests.lab.metrics.measured import measured, opened
from westbound.engine.json_types import Json
from westbound.lab.report import report_document
from westbound.lab.report.document import definitions


def test_every_number_is_defined_and_every_definition_is_of_a_number() -> None:
    document = report_document(opened())
    found: set[str] = set()
    metrics = document["metrics"]
    assert isinstance(metrics, dict)
    for name, part in metrics.items():
        rows: list[Json] = part if isinstance(part, list) else [part]
        for row in rows:
            assert isinstance(row, dict)
            found |= {f"{name}.{field}" for field in row}
    others = {name for name in found if name.startswith("bots.")}
    assert found - others == definitions().keys() - {"bots.bot"}
    assert document["definitions"] == definitions()


def test_the_document_is_plain_json_and_says_how_it_was_made() -> None:
    document = report_document(measured("carson"), "it")
    header = json.loads(json.dumps(document, allow_nan=False))["header"]
    assert header["command"] == (
        "westbound report carson --players 2 --games 6 --bots cautious --seed 2 --language it"
    )
    assert (header["games"], header["games_against_random"]) == (6, 2)
    assert document["interrupted"] is False
    assert document["matches"] == 6
