# Each habit is one command, which installs everything that it needs.

PYTHON ?= python3
python := .venv/bin/python

# Tests start Python hundreds of times, so compiled modules stay for the next start.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play check cover test test-page test-browsers site lint lint-python lint-page sizes bench bench-loading match mutants ladder train puzzles proof marks docs release pins clean set-up-site set-up-dev set-up-bench

play: site
	@$(python) scripts/serve.py

tests = $(python) -m pytest -q -n auto --dist worksteal

first = "not deep and not browsers and not long"
deep = "deep and not browsers and not long"

again = echo "The failed tests once more, alone:" && \
	$(python) -m pytest -n0 --last-failed --last-failed-no-failures none

quick = "not browser and not browsers and not long"

check: lint
	@$(tests) -m $(quick)" and not slow"

# Tests must run each line and each branch of the engine and of tabletop.
cover: set-up-dev
	@$(tests) -m $(quick) --cov --cov-report=
	@$(python) -m coverage report --include="scripts/*" --skip-covered
	@$(python) -m coverage report --include="py/*" --skip-covered --fail-under=100

# A test that fails runs once more, alone; if it passes then, it is a flake, and the
# output of both runs names it.
test: set-up-dev
	@$(MAKE) --no-print-directory -j 2 site lint-python lint-page
	@$(tests) -m $(first) --durations=40 || { $(again); }

# The page in depth: what goes beyond the first paths that `make test` goes.
test-page: set-up-dev site
	@$(tests) -m $(deep) --durations=40 || { $(again); }

# Chromium, Firefox and WebKit; build/browsers gets their screenshots.
test-browsers: set-up-dev site
	@$(python) -m toolchain.three_browsers
	@$(python) -m pytest -q -m browsers tests/browsers

site: set-up-site
	@$(python) scripts/build_site.py

lint: set-up-dev
	@$(MAKE) --no-print-directory -j 2 lint-python lint-page

lint-python:
	@$(python) -m ruff check --quiet
	@$(python) -m ruff format --quiet --check
	@$(python) -m mypy --no-error-summary
	@$(python) -m contracts --check
	@$(python) -m toolchain.dependencies --check
	@$(python) -m toolchain.rules_page --check

lint-page:
	@npm run --silent lint

# the lengths of functions and files
sizes: set-up-dev
	@$(python) -m toolchain.sizes

bench: set-up-bench site
	@$(python) -m bench.speed
	@$(python) -m bench.thinking
	@$(python) -m bench.hints
	@$(python) -m bench.look_back
	@$(python) -m bench.steps
	@$(python) -m bench.history

# make bench-loading ARGS="--rounds 3 --only near bytes"
bench-loading: set-up-dev site
	@$(python) -m bench.loading $(ARGS)

meeting = $(if $(SEATS),--seats $(SEATS)) $(if $(GAMES),--games $(GAMES)) $(ARGS)

# make match A=medium B=greedy SEATS=2 GAMES=1000 ARGS="--edition second --expansion"
match: set-up-dev
	@$(python) -m arena.match $(if $(A),--a $(A)) $(if $(B),--b $(B)) $(meeting)

# make ladder PLAYERS="greedy medium violet_rush" SEATS=2 GAMES=200
ladder: set-up-dev
	@$(python) -m arena.ladder $(PLAYERS) $(meeting)

# make train ARGS="--minutes 60 --release"
train: set-up-dev
	@$(python) -m training.train $(ARGS)

# make puzzles ARGS="--games 600 --processes 2"; make puzzles ARGS=--check
puzzles: set-up-dev
	@$(python) -m puzzles $(ARGS)

mutants: set-up-bench
	@$(python) -m proofs.mutants

# make proof NAMES=release makes the proofs that a release needs, in at most 90 minutes
proof: set-up-bench site
	@$(python) -m proofs $(NAMES)

# marks the rows of docs/proof.md and docs/strength.md that still hold
marks: set-up-dev
	@$(python) -m proofs --mark
	@$(python) -m arena.strength --mark

# writes the API reference and the pages of docs/ into build/docs
docs: set-up-dev
	@$(python) scripts/build_docs.py

release: set-up-dev
	@$(python) scripts/release.py

pins: set-up-dev
	@$(python) -m toolchain.pins

clean:
	@rm -rf build dist dist.zip .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache

set-up-site set-up-dev set-up-bench: set-up-%:
	@command -v $(PYTHON) >/dev/null || { echo "Python 3.11 or newer is missing."; exit 1; }
	@$(PYTHON) scripts/set_up.py $*
