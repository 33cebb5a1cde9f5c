"""What several drawings ask is found once."""

from __future__ import annotations

from tests.games.carson_city.pages import PAGES, a_scene, pages
from westbound.games.carson_city.base.drawing.scene import Scene
from westbound.kit.suites.pages import NAMES


def test_what_the_parts_add_is_joined() -> None:
    seen: set[str] = set()
    for page in pages():
        scene = page.scene
        assert list(scene.terrain) == page.view["river"]
        assert list(scene.strangers) == page.view["outlaws"]
        seen |= {name for name in ("terrain", "strangers", "supplies") if getattr(scene, name)}
    assert seen == {"terrain", "strangers", "supplies"}


def test_without_parts_only_the_base_game_is_there() -> None:
    for page in pages():
        alone = Scene(page.view, page.scene.texts, NAMES, ())
        assert not alone.terrain
        assert not alone.strangers
        assert set(alone.supplies) <= {"dynamite"}
        assert {alone.answer_sign(s) for s in range(page.view["players"])} <= {
            None, "sealed", "thinking",
        }  # fmt: skip


def test_it_is_found_once() -> None:
    scene = a_scene(PAGES.views[0])
    assert scene.terrain is scene.terrain
    assert scene.tell is scene.tell
