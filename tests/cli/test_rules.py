"""`westbound rules`: the whole book, one rule, or the rules with a word."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from westbound.cli import rules as rules_module
from westbound.engine.reconstructions import Reconstructions, reconstructions
from westbound.engine.rulebook import rulebook

ID = "CC"  # ids are put together: these are no tests of the rules that they name
PACKAGE = "westbound.games.carson_city"


def ids(output: str) -> list[str]:
    return re.findall(r"^(CC-\S+)  ", output, re.MULTILINE)


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_the_whole_book_by_sections(run: Run, language: str) -> None:
    answer = run("rules", "carson", "--lang", language)
    book = rulebook(PACKAGE, language)
    assert answer.code == 0
    assert sorted(ids(answer.out)) == sorted(book.rules())
    titles = [answer.out.index(f"{section.title}\n") for section in book.sections]
    assert titles == sorted(titles)


@pytest.mark.parametrize("asked", [f"{ID}-088", "cc-088", "88", f"{ID}-EX-01"])
def test_one_rule(run: Run, asked: str) -> None:
    answer = run("rules", "carson", asked, "--lang", "en")
    assert answer.code == 0
    wanted = f"{ID}-EX-01" if "EX" in asked else f"{ID}-088"
    assert ids(answer.out) == [wanted]
    text = rulebook(PACKAGE, "en").rules()[wanted]
    assert " ".join(answer.out.split(wanted)[1].split()) == " ".join(text.split())


def test_a_house_rule_that_a_refusal_names_is_found_too(run: Run) -> None:
    house = "WB"
    answer = run("rules", "carson", f"{house}-003", "--lang", "it")
    assert answer.code == 0
    text = rulebook("westbound.engine", "it").rules()[f"{house}-003"]
    assert " ".join(text.split()) in " ".join(answer.out.split())
    assert f"{house}-004" not in answer.out


def test_rules_with_a_word(run: Run) -> None:
    found = ids(run("rules", "carson", "MONTAÑA", "--lang", "es").out)
    texts = rulebook(PACKAGE, "es").rules()
    assert sorted(found) == sorted(i for i, text in texts.items() if "montaña" in text.lower())
    assert 0 < len(found) < len(texts)


@pytest.mark.parametrize("asked", [f"{ID}-999", "0", "STM-001", f"{ID}-EX-99"])
def test_an_unknown_id(run: Run, asked: str) -> None:
    answer = run("rules", "carson", asked, "--lang", "en")
    assert answer.code == 2
    assert answer.err == (
        f"westbound: There is no rule “{asked}”; rules are numbered like {ID}-001.\n"
    )


def test_a_word_that_no_rule_has(run: Run) -> None:
    answer = run("rules", "carson", "xylophone", "--lang", "it")
    assert (answer.code, answer.err) == (2, "westbound: Nessuna regola contiene «xylophone».\n")


def test_the_game_may_be_left_out(run: Run) -> None:
    assert run("rules").out == run("rules", "carson").out


def test_the_coverage_of_the_source_tree_here(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[2])
    answer = run("rules", "carson", "--coverage")
    assert answer.code == 0
    assert answer.out.startswith("# ")
    for rule in rulebook(PACKAGE, "en").rules():
        assert f"\n| {rule} |" in answer.out


def test_without_a_source_tree_there_is_no_coverage(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = run("rules", "carson", "--coverage")
    assert (answer.code, answer.out) == (2, "")
    assert "the coverage is read from the sources; there is no folder" in answer.err


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_what_we_had_to_reconstruct(run: Run, language: str) -> None:
    answer = run("rules", "carson", "--reconstructed", "--lang", language)
    assert answer.code == 0
    told, known = " ".join(answer.out.split()), reconstructions(PACKAGE, language)
    for part in known.parts:
        for text in (part.title, part.unknown, part.used, part.why, part.file, *part.rules):
            assert text in told
    assert "hats = [1, 2, 3, 4, 5]" in answer.out
    assert ids(answer.out) == [reading.rule for reading in known.readings]


def test_nothing_had_to_be_reconstructed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    nothing = Reconstructions((), ())
    monkeypatch.setattr(rules_module, "reconstructions", lambda package, language: nothing)
    answer = run("rules", "gwt", "--reconstructed", "--lang", "en")
    assert answer.code != 0
    assert "Nothing of Great Western Trail had to be reconstructed." in answer.err
