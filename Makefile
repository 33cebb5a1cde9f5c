# Westbound. `make play` plays, `make test` checks everything; both prepare .venv when they must.
# Needed: make and python3 (3.11 or newer, with venv). Another Python: make play PYTHON=python3.12

SHELL = /bin/sh
PYTHON ?= python3

# More arguments, for example: make play ARGS="--host 0.0.0.0" or make test PYTEST_ARGS="-k duels"
ARGS =
PYTEST_ARGS = -n auto --maxprocesses 8 --dist worksteal
BROWSER_ARGS = -n auto --maxprocesses 4 --dist worksteal
LOCK_ARGS =

VENV = .venv
BIN = $(VENV)/bin
PIP = $(BIN)/python -m pip --disable-pip-version-check
COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 \
	--no-header --no-emit-index-url --no-emit-find-links $(LOCK_ARGS)

# .venv/runtime and .venv/dev keep, word for word, what was installed: only a change installs again.
RUNTIME_INPUTS = pyproject.toml requirements/runtime.txt
RUNTIME_PROGRAMS = $(BIN)/westbound
DEV_INPUTS = $(RUNTIME_INPUTS) requirements/dev.txt
DEV_PROGRAMS = $(BIN)/lint-imports $(BIN)/mypy $(BIN)/pytest $(BIN)/ruff

VENDOR = src/westbound/web/static/vendor

# Without bytecode every process of a run compiles everything again. Who wants none gets it in .venv.
ifdef PYTHONDONTWRITEBYTECODE
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX = $(CURDIR)/$(VENV)/pycache
endif

NODE_TOOLS = scripts/node-tools $(VENV)
FORMATTED = 'src/westbound/web/static/{js,css}/**' 'src/westbound/games/*/static/*.css' 'examples/*/src/*/static/*.css' 'examples/bots/*.js' 'tests/js/*'

.PHONY: fast test-fast wheels help play quick quick-lint quick-tests test format-js types-js test-js test-postgres format lock clean bench mutants venv uv runtime vendor chromium dev

help:
	@echo 'make play     start the tables and open them in the browser; Ctrl+C ends it'
	@echo 'make quick    the inner loop, in less than 90 seconds: ruff, mypy, import-linter, quick tests'
	@echo 'make test     all checks: ruff, mypy, import-linter, prettier, TypeScript, pytest'
	@echo 'make test-js  only the tests of the scripts of the pages'
	@echo 'make format   format code, scripts and style sheets, and repair what ruff can repair'
	@echo 'make fast     the same program compiled, in .venv-fast: 1.5 to 3 times as fast (docs/compiled.md)'
	@echo 'make test-fast  rules, bots and conformance in the compiled package'
	@echo 'make wheels   the wheel for all machines and the compiled one for this kind, in dist'
	@echo 'make bench    is the engine slower than it was? Fails at 25 %, whatever the machine'
	@echo 'make mutants  small errors in the rules: do the tests notice them? GAME=steam MODULES="scoring income"'
	@echo 'make lock     pin the dependencies again; LOCK_ARGS=--upgrade takes the newest'
	@echo 'make clean    remove .venv, caches and builds'
	@echo
	@echo 'PYTHON=python3.12 chooses another Python (after make clean).'

play: runtime vendor
	@exec $(BIN)/westbound serve $(ARGS)

# The inner loop. What is left out was measured to be slow: whole matches, drawings, servers, processes.
QUICK_SKIPS = $(addprefix --ignore=tests/,browser examples web lab cli test_limits.py test_speed.py test_rule_matrix.py \
	bots/test_decision.py table/test_bot_pool.py) $(foreach slow,conformance stateful oracle heuristics \
	replays board panel messages told secrets previews spoken description suites stored_choices,--ignore-glob='*$(slow)*')

quick: dev
	@start=$$(date +%s); \
	$(MAKE) --no-print-directory --jobs=2 --output-sync=target quick-lint quick-tests && \
	echo "make quick: $$(($$(date +%s) - start)) seconds"

quick-lint:
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --quiet --check .
	$(BIN)/mypy --strict
	$(BIN)/lint-imports

quick-tests:
	$(BIN)/pytest --quiet -n 2 --dist worksteal --durations=5 $(QUICK_SKIPS) tests

test: dev vendor chromium
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict
	$(BIN)/lint-imports
	@$(MAKE) --no-print-directory format-js types-js test-js
	$(BIN)/pytest $(PYTEST_ARGS) --durations=15 --ignore=tests/browser --ignore=tests/examples --ignore=tests/test_speed.py
	$(BIN)/pytest $(BROWSER_ARGS) --durations=15 tests/browser --ignore=tests/browser/test_latency.py
	$(BIN)/pytest -n 0 tests/examples  # alone: it installs once and has a browser of its own
	$(BIN)/pytest -n 0 tests/browser/test_latency.py tests/test_speed.py  # alone: they measure

# Scripts and style sheets are laid out by prettier; `make format` does what this asks for.
format-js: venv
	@$(NODE_TOOLS) prettier --check --log-level warn $(FORMATTED)

# The scripts of the pages are plain JavaScript with types in their comments; TypeScript checks them.
types-js: venv
	@$(NODE_TOOLS) tsc --project jsconfig.json
	@$(NODE_TOOLS) tsc --project tests/js/jsconfig.json --typeRoots $(VENV)/node-tools/node_modules/@types

# What they decide without a page around them, with node's own test runner.
test-js: venv
	@$(NODE_TOOLS) node --test --test-reporter=dot tests/js/*.test.js

# The same tables on PostgreSQL, and two servers sharing them; the server must be there already.
test-postgres: dev
	@test -n "$(WESTBOUND_TEST_DATABASE)" || { \
	    echo 'Name a database: make test-postgres WESTBOUND_TEST_DATABASE=postgresql://…' >&2; exit 1; }
	$(BIN)/python -m pip install --quiet asyncpg
	WESTBOUND_TEST_DATABASE=$(WESTBOUND_TEST_DATABASE) $(BIN)/pytest -n 0 tests/table checks

# The compiled build (docs/compiled.md): a package beside its sources in build/compiled, and an
# environment that has it installed. What is compiled: compiled.toml.
FAST_VENV = .venv-fast
FAST_PIP = $(FAST_VENV)/bin/python -m pip --disable-pip-version-check

fast:
	@$(MAKE) --no-print-directory VENV=$(FAST_VENV) vendor
	@WESTBOUND_COMPILED=1 $(FAST_PIP) -v install --no-deps --force-reinstall . | \
	    { grep -E '^ *(error|.* modules compiled|Successfully installed)' || true; }
	@$(FAST_VENV)/bin/westbound --version
	@echo 'Play:    $(FAST_VENV)/bin/westbound serve'
	@echo 'Measure: $(BIN)/python -m checks.compiled speed'

# What play goes through, in the compiled package; tests of drawings and pages gain nothing.
FAST_TESTS = tests/engine tests/kit tests/bots tests/games tests/test_public_api.py
FAST_SKIPS = $(foreach shown,board panel messages drawing spoken description,--ignore-glob='*$(shown)*')

test-fast: dev
	@[ -d build/compiled/westbound ] || { echo 'First: make fast' >&2; exit 1; }
	@PYTHONPATH=build/compiled $(BIN)/python -c 'import westbound; assert westbound.is_compiled()'
	PYTHONPATH=build/compiled $(BIN)/pytest $(PYTEST_ARGS) $(FAST_SKIPS) $(FAST_TESTS)

wheels: vendor
	$(PIP) wheel --quiet --no-deps --wheel-dir dist .
	WESTBOUND_COMPILED=1 $(PIP) wheel --quiet --no-deps --wheel-dir dist .
	@ls dist

# Not part of `make test`: it wants a quiet core. It fails if a figure lost 25 % against the file.
bench: dev
	@$(BIN)/westbound bench --baseline checks/bench_baseline.json $(ARGS)

# Not part of `make test`: it takes an hour or more the first time. Ctrl+C keeps what is done.
mutants: dev
	@$(BIN)/python -m checks.mutants $(if $(GAME),--game $(GAME)) $(if $(MODULES),--modules "$(MODULES)") $(ARGS)

format: dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	@$(NODE_TOOLS) prettier --write --log-level warn $(FORMATTED)

lock: uv
	$(COMPILE) --output-file requirements/runtime.txt pyproject.toml
	$(COMPILE) --extra dev --constraint requirements/runtime.txt \
		--output-file requirements/dev.txt pyproject.toml
	$(COMPILE) --group compiled --constraint requirements/dev.txt \
		--output-file requirements/compiled.txt

clean:
	rm -rf $(VENV) $(FAST_VENV) $(VENDOR) build dist htmlcov .coverage .hypothesis
	rm -rf .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests -type d -name __pycache__ -prune -exec rm -rf {} +

# An environment that is missing, half made, damaged or moved is made again from the start.
venv:
	@if [ "$$(cat $(VENV)/made-in 2>/dev/null)" = "$$(pwd -P)" ] && \
	    [ ! -e $(VENV)/unfinished ] && \
	    { [ ! -e $(VENV)/runtime ] || ls $(RUNTIME_PROGRAMS) >/dev/null 2>&1; } && \
	    { [ ! -e $(VENV)/dev ] || ls $(DEV_PROGRAMS) >/dev/null 2>&1; } && \
	    $(BIN)/python -c 'import pip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; \
	then exit 0; fi; \
	command -v $(PYTHON) >/dev/null 2>&1 || { \
	    echo 'Westbound needs Python 3.11 or newer, but "$(PYTHON)" was not found.' >&2; \
	    exit 1; }; \
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	    echo "Westbound needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1)." >&2; \
	    echo 'Name a newer one if you have it: make play PYTHON=python3.12' >&2; \
	    exit 1; }; \
	$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	    echo 'This Python cannot make virtual environments: its "venv" module is missing.' >&2; \
	    echo 'On Debian and Ubuntu install the package python3-venv, then try again.' >&2; \
	    exit 1; }; \
	rm -rf $(VENV) 2>/dev/null || { \
	    echo 'The old $(VENV) cannot be removed; remove it as the user who made it.' >&2; \
	    exit 1; }; \
	echo 'Making $(VENV) ...'; \
	$(PYTHON) -m venv $(VENV) && pwd -P >$(VENV)/made-in

uv: venv
	@[ -x $(BIN)/uv ] || $(PIP) install --quiet uv

# $(call install,NAME,INPUTS,ARGUMENTS): uv is quick, pip knows more about the machine.
define install
	@if cat $(2) | cmp -s - $(VENV)/$(1); then exit 0; fi; \
	echo 'Installing the $(1) packages ...'; \
	: >$(VENV)/unfinished && rm -f $(VENV)/$(1) || exit 1; \
	{ [ -x $(BIN)/uv ] || $(PIP) install --quiet uv; } >/dev/null 2>&1 && \
	    $(BIN)/uv pip install --quiet --python $(BIN)/python $(3) >/dev/null 2>&1 || \
	    $(PIP) install --quiet --quiet $(3) || exit 1; \
	cat $(2) >$(VENV)/$(1) && rm -f $(VENV)/unfinished
endef

runtime: venv
	$(call install,runtime,$(RUNTIME_INPUTS),-r requirements/runtime.txt -e .)

chromium:
	@scripts/find-chromium

vendor: runtime
	@scripts/fetch-vendor $(VENV) $(VENDOR)

dev: runtime
	$(call install,dev,$(DEV_INPUTS),-r requirements/dev.txt)
