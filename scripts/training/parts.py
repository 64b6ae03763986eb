"""The games that a value learns from, part by part in files, so that none is lost."""

from __future__ import annotations

import json
from array import array
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final

import numpy as np

from training.value_fit import Samples

TYPES: Final = tuple(zip(Samples._fields, "HHdd", strict=True))
"""The type of the numbers in each list of samples."""


class Parts:
    """The samples of some parts, each in a file of its own.

    `facts` say which games they are: with others the folder is another one.
    """

    def __init__(self, folder: Path, facts: Mapping[str, object]) -> None:
        told = json.dumps(facts, sort_keys=True).encode()
        self.folder = folder / sha256(told).hexdigest()[:12]

    def __contains__(self, number: int) -> bool:
        return self._file(number).exists()

    def add(self, number: int, samples: Samples) -> None:
        """Keep the samples of a part, at once."""
        self.folder.mkdir(parents=True, exist_ok=True)
        new = self.folder / "new.npz"
        np.savez_compressed(new, **samples._asdict())
        new.replace(self._file(number))

    def read(self, number: int) -> Samples:
        """The samples of a part that is there."""
        with np.load(self._file(number)) as found:
            lists = [array(code, found[name].tobytes()) for name, code in TYPES]
        return Samples(*lists)

    def _file(self, number: int) -> Path:
        return self.folder / f"{number}.npz"
