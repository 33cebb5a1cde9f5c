"""Where matches come from: bots, or files, of which some cannot be read."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.lab.dataset.samples import MUSEUM, self_play
from westbound.engine import save
from westbound.engine.errors import BadInput, SaveError
from westbound.lab.dataset.sources import PORTION, Recorded, recorded
from westbound.lab.simulation import play_game

OLD = MUSEUM / "carson/v1/2-players-greedy.json"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A good match, one with an impossible move, a file of something else, one of another game."""
    text = OLD.read_text(encoding="utf-8")
    (tmp_path / "a.json").write_text(text, encoding="utf-8")
    (tmp_path / "b.json").write_text(text.replace("claim D6", "pass"), encoding="utf-8")
    (tmp_path / "c.json").write_text('{"name": "no match"}', encoding="utf-8")
    shutil.copy(MUSEUM / "steam/v2/3-players-random.json", tmp_path / "d.json")
    return tmp_path


def test_bots_play_the_games_of_a_simulation() -> None:
    source = self_play()
    match, provenance = source.match(3)
    result = play_game(source.plan, 3)
    assert match.over
    by_seat = sorted(match.standings(), key=lambda standing: standing.seat)
    assert tuple(standing.points for standing in by_seat) == result.points
    assert (match.seed, match.names) == (result.seed, ("random", "random"))
    assert provenance == (("random", "random"), (0, 0), None)
    assert list(source.portions([2, 3])) == [(source, [2, 3])]


def test_recorded_matches_have_numbers_whether_they_can_be_read_or_not(folder: Path) -> None:
    source = recorded([folder])
    assert source.matches == 4
    match, provenance = source.match(0)
    assert (match.rules_version, provenance.source) == (1, str(folder / "a.json"))
    with pytest.raises(SaveError) as error:
        source.match(1)
    assert str(error.value).startswith(f"{folder / 'b.json'}: Entry 15: 'pass' is not possible")
    with pytest.raises(SaveError, match=r"c\.json: This is not a saved match"):
        source.match(2)
    assert [kind.game for kind in source.kinds().all] == ["carson", "steam"]


def test_only_matches_of_one_game(folder: Path) -> None:
    source = recorded([folder], "steam")
    places = [Path(found.place.path).name for found in source.found.values()]
    assert places == ["c.json", "d.json"]  # nobody knows what c is of
    assert [kind.game for kind in source.kinds().all] == ["steam"]


def test_the_digest_is_that_of_the_matches(folder: Path) -> None:
    before = recorded([folder])
    assert (
        recorded([folder]).to_json()
        == before.to_json()
        == {
            "recorded": 4,
            "sha256": before.digest,
        }
    )
    (folder / "a.json").write_text(OLD.read_text("utf-8").replace("Ana", "Eva"), encoding="utf-8")
    assert recorded([folder]).digest != before.digest


def test_a_program_that_fails_costs_one_match(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise KeyError("parcel")

    source = recorded([folder])
    monkeypatch.setattr(save, "replay", fail)
    with pytest.raises(SaveError, match=r"a\.json: the program fails .* \(KeyError: 'parcel'\)"):
        source.match(0)


def test_a_file_that_is_named_must_be_there_but_one_of_a_folder_need_not(folder: Path) -> None:
    with pytest.raises(BadInput, match=r"cannot read .*nowhere\.json: there is no such file"):
        recorded([folder / "nowhere.json"])
    (folder / "e.json").symlink_to(folder / "nowhere.json")
    source = recorded([folder])
    with pytest.raises(SaveError, match=r"e\.json: it cannot be read: no such file or folder"):
        source.match(4)


def test_nothing_to_read(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"no match in .*c\.json; .*c\.json: This is not a saved"):
        recorded([folder / "c.json"])
    with pytest.raises(BadInput, match="there is no match of Great Western Trail in "):
        recorded([folder], "gwt")
    (tmp_path / "empty").mkdir()
    with pytest.raises(BadInput, match=r"; files of matches end with \.json, \.jsonl, \.wbt"):
        recorded([tmp_path / "empty"])


def test_large_sources_are_sent_in_portions(folder: Path) -> None:
    found = recorded([folder]).found[0]
    source = Recorded(dict.fromkeys(range(PORTION + 3), found))
    parts = list(source.portions(range(1, PORTION + 3)))
    assert [len(numbers) for _, numbers in parts] == [PORTION, 2]
    assert [part.matches for part, _ in parts] == [PORTION, 2]
    match, _ = parts[1][0].match(PORTION + 2)
    assert match.names == ("Ana", "Bo")
