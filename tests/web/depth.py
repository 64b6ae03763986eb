"""Mark the browser tests, and those of them that go beyond the first paths."""

import pytest


def mark_browser_test(item: pytest.Item) -> None:
    """Mark a test that uses a browser or the built site; other tests stay as they are.

    It is deep unless `@pytest.mark.first` names it, or a part of its parameters.
    """
    if {"playwright", "dist"} & set(getattr(item, "fixturenames", ())):
        item.add_marker(pytest.mark.browser)
        if not _is_first(item):
            item.add_marker(pytest.mark.deep)


def _is_first(item: pytest.Item) -> bool:
    mark = item.get_closest_marker("first")
    parts = mark.args if mark else ()
    return bool(mark) and (not parts or any(part in item.name for part in parts))
