"""A cache that is bounded by the bytes of its values."""

from __future__ import annotations

from vezerkar.server.pages.byte_cache import ByteCache


def cache(most: int = 10) -> ByteCache[str, bytes]:
    """An empty cache of texts."""
    return ByteCache(most, len)


def test_what_was_used_longest_ago_goes_first() -> None:
    kept = cache()
    for key in "abc":
        kept.keep(key, b"....")
    assert [kept.get(key) is not None for key in "abc"] == [False, True, True]
    assert kept.use("b") == b"...."
    kept.keep("d", b"..")
    kept.keep("e", b"..")
    assert [kept.get(key) is not None for key in "bcde"] == [True, False, True, True]
    assert kept.use("c") is None
    assert kept.size == 8 and len(kept) == 3


def test_to_look_at_a_value_does_not_keep_it() -> None:
    kept = cache()
    kept.keep("a", b"....")
    kept.keep("b", b"....")
    assert kept.get("a") == b"...."
    kept.keep("c", b"....")
    assert kept.get("a") is None


def test_a_value_takes_the_place_of_the_old_one() -> None:
    kept = cache()
    kept.keep("a", b"........")
    kept.keep("a", b"..")
    assert kept.get("a") == b".." and kept.size == 2


def test_the_latest_stays_however_large() -> None:
    kept = cache()
    kept.keep("a", b"..")
    kept.keep("b", b"." * 100)
    assert kept.get("a") is None and kept.get("b") is not None and kept.size == 100
