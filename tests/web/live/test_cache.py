"""The values used last are kept."""

from __future__ import annotations

from westbound.web.live.cache import RecentCache


def test_the_value_used_longest_ago_is_dropped() -> None:
    cache: RecentCache[str, int] = RecentCache(2)
    for key, value in (("a", 1), ("b", 2)):
        assert cache.keep(key, value) == value
    assert cache.find("a") == 1  # used just now, so b is the oldest
    cache.keep("c", 3)
    assert [cache.find(key) for key in "abc"] == [1, None, 3]


def test_a_cache_of_no_size_keeps_nothing() -> None:
    cache: RecentCache[str, int] = RecentCache(0)
    assert cache.keep("a", 1) == 1
    assert cache.find("a") is None
