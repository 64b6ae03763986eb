"""The mark of a failed test, one for all who import `page`. No test is here."""

from typing import Final

import pytest

FAILED: Final = pytest.StashKey[bool]()
