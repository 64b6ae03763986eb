"""Install the browsers of `make test-browsers` that are missing, where that is allowed.

Usage: python -m toolchain.three_browsers
"""

from toolchain.browsers import PROGRAMS, missing_of
from toolchain.debian import apt_install


def main() -> None:
    """Install missing browsers; the tests report a browser that is still missing."""
    if missing := [package for name in PROGRAMS for package in missing_of(name)]:
        apt_install(*missing)


if __name__ == "__main__":
    main()
