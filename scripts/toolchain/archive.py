"""Pack a folder as a zip."""

from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from toolchain.steps import files_in


def pack(folder: Path, archive: Path) -> None:
    """Zip what lies in a folder; the same files make the same archive."""
    with ZipFile(archive, "w", ZIP_DEFLATED, compresslevel=9) as out:
        for path in files_in(folder):
            name = ZipInfo(path.relative_to(folder).as_posix())
            out.writestr(name, path.read_bytes(), ZIP_DEFLATED)
