"""Type checkers read the types of every package of the wheel."""

from pathlib import Path
from zipfile import ZipFile


def test_each_package_of_the_wheel_has_types(dist: Path) -> None:
    (wheel,) = dist.glob("sanjuan-*-py3-none-any.whl")
    with ZipFile(wheel) as archive:
        names = {*archive.namelist()}
    packages = {name.partition("/")[0] for name in names if name.endswith(".py")}
    assert len(packages) > 2
    assert {one for one in packages if f"{one}/py.typed" not in names} == set()
