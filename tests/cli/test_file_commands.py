"""`westbound map`: what a game brings for its own files, and options that name a file."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.games.steam.own_map import FILE, TITLE, changed, own_map
from westbound.games.steam.maps import printed_text


@pytest.fixture
def wrong(tmp_path: Path) -> Path:
    path = tmp_path / "wrong.toml"
    path.write_text(changed('town = "Inchby"', 'town = ""'), encoding="utf-8")
    return path


@pytest.fixture
def own(tmp_path: Path) -> Path:
    path = tmp_path / "own.toml"
    path.write_text(own_map(), encoding="utf-8")
    return path


def test_help_names_the_commands_of_games(run: Run) -> None:
    assert "\n  map " in run("--help").out
    answer = run("map", "--help")
    assert answer.code == 0
    assert "Work with a map file of Steam." in answer.out
    assert "\n  check " in answer.out
    assert "\n  draw " in answer.out


def test_check_says_what_is_on_the_map(run: Run) -> None:
    answer = run("map", "check", str(FILE))
    assert answer.code == 0
    assert answer.out.splitlines()[:2] == [
        f"{TITLE}, best for 3 to 4 players",
        "Hexes 51: plains 26, hills 11, coast 6, cities 8; with a river 9; blocked sides 2",
    ]
    assert run("map", "check", str(FILE), "--lang", "it").out.startswith(f"{TITLE}, ideale da 3")


def test_check_says_how_fair_the_map_is_and_is_content_with_any(run: Run, tmp_path: Path) -> None:
    """Advice is no error: the exit code is 0."""
    harsh = tmp_path / "harsh.toml"
    harsh.write_text(printed_text("ruhr", 1), encoding="utf-8")
    answer = run("map", "check", str(harsh))
    assert (answer.code, answer.err) == (0, "")
    about, head, *rows = answer.out.split("\n\n")[1].splitlines()
    assert about.startswith("Each city: the cheapest track to the two nearest cities")
    assert head.split() == ["City", "Nearest", "Second", "Mean", "Open", "Cubes", "Colours"]
    assert "Siegen           Arnsberg $13        Hagen $16           $14.5     3" in answer.out
    assert rows[-1] == (
        "Advice (mean): track from Siegen to its two nearest cities costs $14.5 on average; "
        "$10 or less is fair."
    )
    assert "Consejo (mean): " in run("map", "check", str(harsh), "--lang", "es").out
    assert "14,5$" in run("map", "check", str(harsh), "--lang", "it").out


@pytest.mark.parametrize("name", ["northeast", "Ruhr", "iberia", "northern_italy"])
def test_check_knows_the_maps_of_the_game_by_name(run: Run, name: str) -> None:
    answer = run("map", "check", name)
    assert answer.code == 0
    assert f"({name.lower()}), best for" in answer.out
    assert answer.out.endswith("Balance: all figures are within their limits\n")


def test_draw_knows_them_too(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("map", "draw", "iberia", "--lang", "es").out == "iberia.svg\n"
    drawn = (tmp_path / "iberia.svg").read_text(encoding="utf-8")
    assert "<title>Península ibérica</title>" in drawn


def test_check_says_what_is_wrong_with_line_and_hex(run: Run, wrong: Path) -> None:
    answer = run("map", "check", str(wrong))
    assert (answer.code, answer.out) == (2, "")
    where = f"westbound: {wrong}: In line 25, hex (1,1): "
    assert answer.err == f"{where}a town has a name of at most 40 characters.\n"
    assert "En la línea 25, hexágono (1,1)" in run("map", "check", str(wrong), "--lang", "es").err


def test_draw_writes_a_picture_beside_the_file(run: Run, own: Path) -> None:
    picture = own.with_suffix(".svg")
    answer = run("map", "draw", str(own))
    assert (answer.code, answer.out) == (0, f"{picture}\n")
    assert "Aldermouth" in picture.read_text(encoding="utf-8")
    assert ET.parse(picture).getroot().tag.endswith("svg")
    assert run("map", "draw", str(own)).code == 0  # again, over the old one


def test_draw_writes_where_it_is_told(run: Run, own: Path, tmp_path: Path) -> None:
    picture = tmp_path / "pictures.svg"
    assert run("map", "draw", str(own), "-o", str(picture)).code == 0
    printed = run("map", "draw", str(own), "--output", "-")
    assert printed.out.strip() == picture.read_text(encoding="utf-8").strip()
    assert not own.with_suffix(".svg").exists()


def test_a_wrong_map_is_not_drawn(run: Run, wrong: Path) -> None:
    answer = run("map", "draw", str(wrong))
    assert answer.code == 2
    assert "In line 25, hex (1,1)" in answer.err
    assert not wrong.with_suffix(".svg").exists()


def test_a_file_is_never_overwritten_by_its_own_picture(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "own.svg"
    path.write_text(own_map(), encoding="utf-8")
    for extra in ([], ["-o", str(path)]):
        answer = run("map", "draw", str(path), *extra)
        assert answer.code == 2
        assert "would be overwritten; use -o to say where to write" in answer.err
    assert path.read_text(encoding="utf-8") == own_map()


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "no such file or folder"),
        (b"\xff\xfe", "it is not text in UTF-8"),
        (b"#" * 2_000_001, "it is larger than 2 MB"),
        (b"", "The file lacks 'id', which every map needs."),
        (b"id = ", "In line 1, column 6: this is not valid TOML."),
    ],
    ids=["none", "bytes", "large", "empty", "broken"],
)
def test_what_is_no_map_is_one_sentence(
    run: Run, tmp_path: Path, content: bytes | None, sentence: str
) -> None:
    path = tmp_path / "some.toml"
    if content is not None:
        path.write_bytes(content)
    answer = run("map", "check", str(path))
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("westbound: ")
    assert answer.err.count("\n") == 1
    assert sentence in answer.err


def test_folders_are_no_files(run: Run, own: Path, tmp_path: Path) -> None:
    assert "is a directory" in run("map", "check", str(tmp_path)).err
    answer = run("map", "draw", str(own), "-o", str(own / "map.svg"))
    assert answer.code == 2
    assert re.search("cannot write .*: (file exists|not a directory)", answer.err)
    assert "it is a folder" in run("map", "draw", str(own), "-o", str(tmp_path)).err


def test_a_file_of_windows_is_read(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_bytes(b"\xef\xbb\xbf" + own_map().replace("\n", "\r\n").encode())
    assert run("map", "check", str(path)).out.startswith(TITLE)


# --- as a table option


def test_sim_plays_on_the_map_of_a_file(run: Run) -> None:
    arguments = ["sim", "steam", "--games", "2", "--players", "3", "--processes", "1"]
    own = ["--option", f"map={FILE}", "--option", "initial_order=random"]
    answer = run(*arguments, *own)
    assert answer.code == 0, answer.err
    told = " ".join(answer.out.split())
    assert f"map={TITLE}, initial_order=random" in told
    assert "referee violations: 0" in told
    assert "Kettleford" not in answer.out  # the text of the file
    found = json.loads(run(*arguments, *own, "--json").out)
    assert found["header"]["cases"][0]["options"]["map"] == own_map()


def test_play_keeps_the_map_in_the_save(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "match.json"
    arguments = ["play", "steam", "--seed", "1", "--bots", "random", "--option", f"map={FILE}"]
    answer = run(*arguments, "--save", str(save), typed="q\n")
    assert answer.code == 0
    assert "Aldermouth" in answer.out
    assert json.loads(save.read_text(encoding="utf-8"))["options"]["map"] == own_map()
    assert "Aldermouth" in run("play", "--resume", str(save), typed="q\n").out


@pytest.mark.parametrize("command", ["play", "sim"])
def test_a_wrong_file_or_none_is_one_sentence(run: Run, command: str, wrong: Path) -> None:
    answer = run(command, "steam", "--option", f"map={wrong}")
    assert answer.code == 2
    assert f"{wrong}: In line 25, hex (1,1): a town has a name" in answer.err
    answer = run(command, "steam", "--option", "map=nothing.toml")
    assert answer.code == 2
    maps = "northeast, ruhr, iberia, northern_italy"
    expected = f"option 'map' is {maps} or a file; there is no file 'nothing.toml'"
    assert answer.err == f"westbound: {expected}\n"


def test_a_printed_map_is_meant_even_if_a_file_has_its_name(run: Run, tmp_path: Path) -> None:
    (tmp_path / "ruhr").write_text("no map\n", encoding="utf-8")
    answer = run("sim", "steam", "--games", "1", "--processes", "1", "--option", "map=Ruhr")
    assert answer.code == 0, answer.err
    assert "map=ruhr" in answer.out


def test_other_commands_load_no_game() -> None:
    """A game is loaded when one of its own commands could be meant, not before."""
    program = (
        "import sys\nfrom westbound.cli.main import app\n"
        "app(['rules', '--help'], standalone_mode=False)\n"
        "print([m for m in sys.modules if m.startswith('westbound.games.') and '_' in m])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=True, text=True, timeout=60
    )
    assert done.stdout.splitlines()[-1] == "[]"
