# make play   a server on this machine, and the browser at it
# make quick  style, types, imports, and the tests that start no server and no browser and play no long games
# make test   style, types, imports, all tests
# make coverage  the share of the code that the quick tests run; it must not fall
# make laws   lines of play counted anew, and 10,000 games in every way to play, with the laws tested along the
#             way (hours; ARGS="--jobs 16")
# make bench  decisions a second, beside Catan on the same machine; a glance at the server
# make bench-server  the server under load: both databases, up to 1,000 tables (four minutes)
# make bench-start  how much processor time it takes until a command answers
# make bench-bad  bad input of every kind: what it costs, and whether others' clicks wait (five minutes)
# make torture  kill the server a hundred times on each database, let the power fail 900 times, and miss nothing
# make bench-web  what the browser app weighs and how soon a click shows, in a real browser
# make screenshots  the pictures of the README, taken in a real browser
# make ladder which bot beats which: plays what is missing (hours), writes docs/ladder.md
# make ladder-quick  a glance at it in ten minutes, in ladder/quick.md
# make docs   the pages of docs as a site, in build/docs
# make rules  docs/rules, filled in from the newest packs
# make web-types  the browser's types, made from the server's structs
# make web-test  the parts of the browser app, tested without a browser
# make lint   the first three of `make test`
# make dist   wheel and sdist, in dist
# make wheels the wheel in an empty environment of each Python of this machine, without extras and with the server
# make audit  known faults of everything that is installed, Python's packages and the browser's
# make lock   take the newest releases that pyproject.toml allows
# make clean  remove everything that the others made

PYTHON ?= python3
ARGS ?=
# SYSTEM=no: no package of the system is installed; tests that need one are skipped.
SYSTEM ?= yes

VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
TOOLS := $(VENV)/stamp-tools
BASE := $(VENV)/stamp-base
DEV := $(VENV)/stamp-dev
BENCH := $(VENV)/stamp-bench
# Files stay together, and whoever is done takes over what is left of the others.
# Tests often wait for a server or a browser, so there is one process more than the cores that it takes at least.
TESTS := $(BIN)/python -m pytest -n 3 --dist worksteal -q
WEB := src/spacerace/_web/index.html
NODE_MODULES := web/node_modules/.package-lock.json
# The types of the browser app, which are looked at again when a file of it has changed.
CHECKED := web/node_modules/.checked

export UV_PYTHON_DOWNLOADS := never
# Where it is set, every process compiles all that it imports anew: the tests start hundreds of them.
unexport PYTHONDONTWRITEBYTECODE
MAKEFLAGS += --no-print-directory

.PHONY: play node rules web-types web-test quick docs test coverage laws torture system lint-types lint-web lint-style lint-imports bench bench-server bench-start bench-bad bench-web screenshots ladder ladder-quick lint format dist wheels audit lock clean
.DELETE_ON_ERROR:

play: node $(BASE) $(WEB)
	@$(BIN)/spacerace $(ARGS)

# Before anything is built: whoever has no Node, or an old one, learns it at once. An app that is built needs none.
node:
	@$(MAKE) --question $(WEB) >/dev/null 2>&1 || web/node.sh

# The tests that start no server and no browser, and play no long games.
QUICK := -m "not slow and not started and not browser"

# In less than a minute on two cores, once the caches are warm.
quick: lint
	@$(TESTS) -n 2 $(QUICK) $(ARGS)

# pytest comes last and ends with its own count, so that the last line says how it went.
test: lint web-test system
	@$(TESTS) -rs $(ARGS)

# It says what it installs, and installs nothing with SYSTEM=no or without root.
system:
	@SYSTEM=$(SYSTEM) tests/system.sh

# Measuring triples the time, so this is no part of `make test`. The server is left out: the quick tests do not start it.
coverage: $(DEV)
	@rm -rf build/coverage && mkdir -p build/coverage
	@$(BIN)/python -m coverage run -m pytest -n 2 --dist worksteal -q $(QUICK) $(ARGS)
	@$(BIN)/python -m coverage combine --quiet
	@$(BIN)/python -m coverage report

laws: $(DEV)
	@$(BIN)/python -m tests.perft
	@$(BIN)/python -m tests.laws.long_run --jobs 2 $(ARGS)

torture: $(DEV) system
	@SPACERACE_KILLS=100 SPACERACE_CUTS=900 $(BIN)/python -m pytest -n 2 -q tests/server/test_torture.py \
		tests/server/test_power_loss.py $(ARGS)

bench: $(BENCH)
	@$(BIN)/python -m benchmarks.run $(ARGS)
	@$(BIN)/python -m benchmarks.environments
	@$(BIN)/python -m benchmarks.thinking
	@$(BIN)/python -m benchmarks.odds
	@$(BIN)/python -m benchmarks.server_load --quick

bench-server: $(BENCH) $(DEV) system
	@$(BIN)/python -m benchmarks.server_load $(ARGS)

bench-start: $(BASE)
	@$(BIN)/python -m benchmarks.start $(ARGS)

bench-bad: $(DEV)
	@$(BIN)/python -m benchmarks.bad $(ARGS)

bench-web: $(DEV) $(WEB)
	@$(BIN)/python -m benchmarks.web

screenshots: $(DEV) $(WEB)
	@$(BIN)/python -m tests.web.pictures docs/pictures

# Both go on where they stopped.
ladder: $(DEV)
	@$(BIN)/python -m spacerace.lab.ladder --jobs 2 $(ARGS)

ladder-quick: $(DEV)
	@$(BIN)/python -m spacerace.lab.ladder --quick --jobs 2 $(ARGS)

# Silent when all is well.
quietly = out=$$($(1) 2>&1) || { printf '%s\n' "$$out"; exit 1; }

# Two linters at a time, the slowest first. Each runs, whatever the others find.
LINTERS := lint-types lint-web $(CHECKED) lint-style lint-imports
lint: $(DEV) $(WEB) $(NODE_MODULES)
	@$(MAKE) -s -j 2 -k $(LINTERS)

lint-types:
	@$(call quietly,$(BIN)/mypy --no-error-summary)

lint-web:
	@$(call quietly,npm --prefix web run lint)

lint-style:
	@$(call quietly,$(BIN)/ruff check --output-format concise)
	@$(call quietly,$(BIN)/ruff format --check)

lint-imports:
	@$(call quietly,$(BIN)/lint-imports)

# What the browser app does without a browser: in a few seconds.
web-test: $(NODE_MODULES)
	@$(call quietly,npm --prefix web test)

format: $(DEV) $(NODE_MODULES)
	@$(BIN)/ruff check --fix-only --quiet
	@$(BIN)/ruff format --quiet
	@$(call quietly,npm --prefix web run format)

# Both ask the registries what is known today, so this is no part of `make test`. A package that cannot be looked up
# is a failure too.
AUDIT := $(VENV)/audit
audit: $(TOOLS)
	@$(UV) venv --quiet --clear $(AUDIT)
	@$(UV) pip install --quiet --python $(AUDIT)/bin/python --require-hashes -r requirements/audit.txt
	@status=0; for lock in postgres dev; do echo "requirements/$$lock.txt"; \
		$(AUDIT)/bin/pip-audit --strict --require-hashes --disable-pip --progress-spinner off \
			-r requirements/$$lock.txt || status=1; done; \
	echo "web/package-lock.json"; npm --prefix web audit || status=1; exit $$status

# --- the browser app: built into the package -------------------------------------------------------

$(NODE_MODULES): web/package.json web/package-lock.json
	@web/node.sh
	@echo "Fetching the packages of the browser app ..."
	@$(call quietly,npm --prefix web ci --no-audit --no-fund)
	@touch $@

# The packages are fetched by the recipe: an app that came built, as in an sdist, needs neither them nor Node.
$(WEB): web/package.json web/package-lock.json web/index.html web/vite.config.ts web/svelte.config.js $(shell find web/src web/public -type f)
	@$(MAKE) $(NODE_MODULES)
	@echo "Building the browser app ..."
	@$(call quietly,npm --prefix web run build)
	@touch $@

$(CHECKED): $(NODE_MODULES) web/svelte.config.js web/tsconfig.json $(shell find web/src web/public -type f)
	@$(call quietly,npm --prefix web run check)
	@touch $@

dist: $(TOOLS) $(WEB)
	@rm -rf dist
	@$(UV) build --quiet --no-build-isolation --python $(BIN)/python --out-dir dist
	@ls dist

wheels: $(TOOLS) $(WEB)
	@$(BIN)/python -m tests.wheels

# The pages of docs as a site that needs no server: open build/docs/index.html. It has an environment of its own.
DOCS := $(VENV)/docs
docs: $(TOOLS)
	@[ $(DOCS)/stamp -nt requirements/docs.txt ] || { $(UV) venv --quiet --clear $(DOCS) \
		&& $(UV) pip install --quiet --python $(DOCS)/bin/python --require-hashes -r requirements/docs.txt \
		&& touch $(DOCS)/stamp; }
	@$(DOCS)/bin/python -m sphinx --quiet --fail-on-warning --keep-going -E docs build/docs
	@echo "build/docs/index.html"

rules: $(DEV)
	@$(BIN)/python -m spacerace.lang.rules docs/rules

web-types: $(DEV)
	@$(BIN)/python -m spacerace.server.typescript web/src

# --- the environment: made once, made anew when a lock or pyproject.toml changes -------------------

$(TOOLS): requirements/tools.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "spacerace needs Python 3.11 or newer: install it, or name it, as in 'make PYTHON=python3.12'."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { [ "$(SYSTEM)" != no ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
			&& echo "This Python cannot make virtual environments: installing python3-venv with apt-get, once." \
			&& apt-get update -qq && apt-get install -y -qq python3-venv >/dev/null; } \
		|| { echo "This Python cannot make virtual environments: install its venv package (on Debian and Ubuntu 'sudo apt install python3-venv') and run make again."; exit 1; }
	@echo "Setting up $(VENV) (once): tools ..."
	@$(PYTHON) -m venv --clear $(VENV)
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes -r requirements/tools.txt
	@touch $@

define install
	@echo "Installing the packages of $(1) ..."
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r $(1)
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@
endef

# What pip knows of spacerace itself: its dependencies and its version.
SELF := pyproject.toml src/spacerace/__init__.py

$(BASE): requirements/base.txt $(SELF) $(TOOLS)
	$(call install,$<)

$(DEV): requirements/dev.txt $(SELF) $(TOOLS)
	$(call install,$<)

# Catan's environment asks for an old Gymnasium and works with ours, so it comes without what it asks for.
$(BENCH): requirements/bench.txt requirements/catan.txt $(SELF) $(TOOLS)
	$(call install,$<)
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --require-hashes -r requirements/catan.txt

# Each lock keeps to the one before it, so that one environment holds them all.
compile = $(UV) pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-annotate --no-header

lock: $(TOOLS)
	@$(compile) requirements/tools.in -o requirements/tools.txt
	@$(compile) requirements/audit.in -o requirements/audit.txt
	@$(compile) pyproject.toml --extra server --extra terminal -o requirements/base.txt
	@$(compile) pyproject.toml --extra postgres -c requirements/base.txt -o requirements/postgres.txt
	@$(compile) pyproject.toml --extra dev -c requirements/postgres.txt -o requirements/dev.txt
	@$(compile) pyproject.toml requirements/docs.in --extra server -c requirements/dev.txt -o requirements/docs.txt
	@$(compile) pyproject.toml --extra server --extra bench -c requirements/dev.txt -o requirements/bench.txt
	@$(compile) --no-deps requirements/catan.in -o requirements/catan.txt

clean:
	@rm -rf $(VENV) web/node_modules src/spacerace/_web dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find src tests benchmarks -type d -name __pycache__ -prune -exec rm -rf {} +
