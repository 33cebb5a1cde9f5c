"""`westbound convert` as people and scripts call it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.test_main import PROGRAM

MUSEUM = Path(__file__).parents[1] / "museum/carson"
OLD = MUSEUM / "v1/2-players-greedy.json"
NEW = MUSEUM / "v2/2-players-random.json"


def test_there_and_back_again(run: Run, tmp_path: Path) -> None:
    before = str(OLD)
    for name in ("old.wbt", "old.jsonl", "old.parquet", "old.txt", "old.json"):
        answer = run("convert", before, name)
        assert (answer.code, answer.out) == (0, f"{name}: 1 match\n"), answer.err
        before = name
    assert (tmp_path / "old.json").read_bytes() == OLD.read_bytes()


def test_many_into_one_file_and_a_file_each(run: Run, tmp_path: Path) -> None:
    assert run("convert", str(OLD), str(NEW), "both.wbt").out == "both.wbt: 2 matches\n"
    assert run("convert", "both.wbt", "out/").out == "out: 2 matches\n"
    files = sorted((tmp_path / "out").iterdir())
    assert [file.name for file in files] == ["both-00001.json", "both-00002.json"]
    assert [file.read_bytes() for file in files] == [OLD.read_bytes(), NEW.read_bytes()]
    run("convert", str(OLD), str(NEW), "out", "--to", "wbt")
    assert (tmp_path / "out/2-players-greedy.wbt").exists()


def test_through_a_pipe(tmp_path: Path) -> None:
    """A real process; what it prints is UTF-8, whatever the terminal thinks."""
    done = subprocess.run(
        [*PROGRAM, "convert", "-", "-", "--language", "es"],
        input=OLD.read_bytes(),
        capture_output=True,
        check=True,
        env={"PYTHONIOENCODING": "ascii", "XDG_DATA_HOME": str(tmp_path)},
        timeout=60,
    )
    assert "; El centro de la ciudad está en C5." in done.stdout.decode("utf-8")
    assert done.stderr == b""


def test_standard_output_takes_the_format_that_is_asked_for(run: Run) -> None:
    assert run("convert", str(OLD), "-").out.startswith('[format "westbound-match"]\n[version 1]')
    assert run("convert", str(OLD), "-", "--to", "json").out == OLD.read_text(encoding="utf-8")
    assert run("convert", str(OLD), str(NEW), "-", "--to", "jsonl").out.count("\n") == 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["old.json"], "name the files to read, then the one to write"),
        (["old.json", "x.pgn"], "x.pgn: what is written ends with .json, .jsonl, .wbt, .txt, .par"),
        (["x.pgn", "x.json"], "cannot read x.pgn: there is no such file"),
        (["README.md", "x.json"], "README.md: files of matches end with .json, .jsonl"),
        (["nowhere.json", "x.wbt"], "cannot read nowhere.json: there is no such file"),
        (
            ["broken.json", "x.wbt"],
            "broken.json: Entry 15: 'claim Z9' is not a move of Carson City",
        ),
        (["old.json", "old.json"], "old.json is one of the files to read; write to another one"),
        (["old.json", "."], "old.json is one of the files to read"),
        (["old.json", "old.json", "x.json"], "x.json: .json holds one match, not 2; .jsonl holds"),
        (["old.json", "old.json", "out/"], "two of the matches would be written to out/old.json"),
        (["old.json", "x.jsonl", "--to", "wbt"], "--to is for - and for folders; x.jsonl has its"),
        (["old.json", "x.jsonl", "--language", "es"], "--language is for transcripts"),
        (["old.json", "x.wbt", "--language", "de"], "the languages are en, es, it, not 'de'"),
        (["-", "-", "x.wbt"], "standard input can be read only once"),
        (["-", "x.wbt"], "standard input has no match"),
        (["old.json", "old.json/x.wbt"], "cannot write old.json/x.wbt: "),
    ],
)
def test_what_cannot_be_done_is_one_sentence_and_nothing_is_written(
    run: Run, tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    (tmp_path / "old.json").write_bytes(OLD.read_bytes())
    (tmp_path / "broken.json").write_bytes(OLD.read_bytes().replace(b"claim D6", b"claim Z9"))
    (tmp_path / "README.md").touch()
    before = sorted(path.name for path in tmp_path.iterdir())
    answer = run("convert", *arguments)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("westbound: ")
    assert answer.err.count("\n") == 1
    assert sentence in answer.err
    assert sorted(path.name for path in tmp_path.iterdir()) == before
    assert (tmp_path / "old.json").read_bytes() == OLD.read_bytes()


def test_ctrl_c_writes_nothing(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("westbound.cli.convert.check", interrupted)
    assert run("convert", str(OLD), "x.wbt").code == 130
    assert list(tmp_path.iterdir()) == []


def test_without_pyarrow_the_other_formats_work(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert run("convert", str(OLD), "x.wbt").code == 0
    answer = run("convert", str(OLD), "x.parquet")
    assert answer.code == 2
    assert answer.err == "westbound: Parquet needs pyarrow: pip install 'westbound[data]'\n"
