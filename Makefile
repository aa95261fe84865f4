# The only set of commands. Needed: make and Python 3.11 or later; everything else is brought into this
# folder (.tools, .venv, web/node_modules), at the versions locked in requirements/ and web/.
#
#   make play      open the table in the browser          make test     every test, the browser's too
#   make check     format, lint and types                 make slow     the tests that count beyond 500
#   make mutants   break the engine on purpose, and       make wheel    dist/tierce-*.whl, page inside
#                  count what the tests notice            make clean    remove all that was made here
#   make pictures  take anew the pictures that the tests compare: look at each
#   make lock      choose new versions of what is locked  make format   format and mend what can be
#   make audit     ask whether what is locked is known to be unsafe
#   make bench     speed beside others, in ratios
#   make regress   speed beside another commit: make regress ARGS='HEAD~5 HEAD'

.DEFAULT_GOAL := help
.PHONY: help play test check slow mutants bench regress audit pictures wheel format lock clean programs
.DELETE_ON_ERROR:
SHELL := /bin/bash

# Python: the first that is new enough (a name may be there and still not run).
find_python = for p in python3.11 python3 python3.12 python3.13 python3.14; do \
  $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done
PYTHON ?= $(shell $(find_python))

export UV_PYTHON_DOWNLOADS := never
export UV_NO_CONFIG := 1
export TIERCE_PAGE := keep
# Without the bytecode that Python keeps, every process that the tests start would read all sources again.
unexport VIRTUAL_ENV PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE
UV := .tools/bin/uv
BIN := .venv/bin
NPM := .tools/bin/python hatch_build.py npm
# What is installed: for a game, or also for the tests; the latter stays when one plays afterwards.
KIND := $(if $(or $(wildcard .venv/.dev),$(filter test check slow mutants bench regress pictures format,$(MAKECMDGOALS))),dev,run)
ENV := .venv/.$(KIND)
MODULES := web/node_modules/.$(KIND)
PAGE := src/tierce/server/page/index.html
PAGE_SOURCES := hatch_build.py $(shell find web -name node_modules -prune -o -type f -print) \
  $(wildcard src/tierce/words/*.ftl)
# Workers for pytest and the mutants.
JOBS ?= 2

help:
	@sed -n '/^#   make/s/^#  //p' Makefile

play: $(ENV) $(PAGE)
	@$(BIN)/tierce $(ARGS)

test: $(ENV) $(MODULES) $(PAGE) programs
	$(NPM) run --silent test
	$(BIN)/pytest -n $(JOBS) --dist worksteal $(ARGS)

check: $(ENV) $(MODULES)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(NPM) run --silent check
	$(NPM) run --silent lint

slow: $(ENV) .venv/.oracle $(PAGE) programs
	HYPOTHESIS_PROFILE=slow $(BIN)/pytest -n $(JOBS) -m slow $(ARGS)

pictures: $(ENV) $(MODULES) $(PAGE) programs
	PICTURES=rewrite $(BIN)/pytest -n 0 -q -m "slow or not slow" tests/browser/test_pictures.py

# One part of it: make mutants ARGS='tierce.melds.*'
mutants: $(ENV)
	HYPOTHESIS_PROFILE=mutants $(BIN)/mutmut run --max-children $(JOBS) $(ARGS)
	@$(BIN)/mutmut results
	@$(BIN)/mutmut export-cicd-stats >/dev/null
	@$(BIN)/python -c 'import json, sys; n = json.load(open("mutants/mutmut-cicd-stats.json")); \
	  found = n["killed"] + n["timeout"] + n["segfault"]; tried = found + n["survived"] + n["no_tests"]; \
	  print(f"{found} of {tried} mutants found: {found / tried:.1%}"); sys.exit(found < 0.9 * tried)'

bench: .venv/.oracle $(PAGE) programs
	$(BIN)/python -m benchmarks $(ARGS)

regress: .venv/.oracle
	$(BIN)/python -m benchmarks.regress $(ARGS)

audit: .tools/.audit
	@.tools/audit/bin/python tests/audit.py $(ARGS)

wheel: $(PAGE)
	.tools/bin/hatchling build -t wheel -d dist

format: $(ENV)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf .tools .venv dist mutants web/node_modules src/tierce/server/page
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage

# --- What the commands stand on, each made once and again when its lock changes ---------------

.tools/.uv: requirements/uv.txt
	@test -n "$(PYTHON)" || { echo "tierce needs Python 3.11 or later; none was found on the PATH." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { v=$$($(PYTHON) -c \
	  'import sys; print("%d.%d" % sys.version_info[:2])'); echo "$(PYTHON) has no venv module." \
	  "On Debian or Ubuntu: apt-get install python$$v-venv" >&2; exit 1; }
	rm -rf .tools
	$(PYTHON) -m venv .tools
	.tools/bin/python -m pip install --quiet --disable-pip-version-check --only-binary :all: \
	  --require-hashes -r requirements/uv.txt
	@touch $@

.tools/.build: .tools/.uv requirements/build.txt
	$(UV) pip install --quiet --python .tools --require-hashes -r requirements/build.txt
	@touch $@

.tools/.audit: .tools/.build requirements/audit.txt
	$(UV) venv --quiet --clear --python .tools/bin/python .tools/audit
	$(UV) pip sync --quiet --python .tools/audit --require-hashes requirements/audit.txt
	@touch $@

.venv/pyvenv.cfg: .tools/.uv
	$(UV) venv --quiet --clear --python .tools/bin/python .venv
	@touch $@

.venv/.run .venv/.dev: .venv/.%: .venv/pyvenv.cfg requirements/%.txt pyproject.toml hatch_build.py .tools/.build
	$(UV) pip sync --quiet --python .venv --require-hashes requirements/$*.txt
	rm -rf .tools/wheel && .tools/bin/hatchling build -t wheel:editable -d .tools/wheel
	$(UV) pip install --quiet --python .venv --no-deps --no-index .tools/wheel/*.whl
	@rm -f .venv/.run .venv/.dev && touch $@

# Outside opinions: other engines of gin, and solvers. Beside what the tests need.
.venv/.oracle: .venv/.dev requirements/oracle.txt
	$(UV) pip install --quiet --python .venv --require-hashes -r requirements/oracle.txt
	@touch $@

web/node_modules/.run web/node_modules/.dev: .tools/.build web/package.json web/package-lock.json web/.npmrc
	$(NPM) ci --loglevel error $(if $(filter %.run,$@),--omit dev)
	@touch $@

$(PAGE): $(PAGE_SOURCES) | $(MODULES)
	.tools/bin/python hatch_build.py page

# Chromium, PostgreSQL and strace are the system's: brought on Debian or Ubuntu to root, explained elsewhere.
programs: $(ENV)
	@$(BIN)/python tests/programs.py

lock: .tools/.uv
	for lock in "pyproject.toml -o requirements/run.txt" \
	  "pyproject.toml --extra fast --extra rl requirements/dev.in -c requirements/run.txt -c requirements/oracle.in -o requirements/dev.txt" \
	  "pyproject.toml --extra postgres -c requirements/run.txt -o requirements/postgres.txt" \
	  "requirements/build.in -o requirements/build.txt" "requirements/audit.in -o requirements/audit.txt" \
	  "requirements/oracle.in -c requirements/dev.txt -o requirements/oracle.txt" "requirements/uv.in -o requirements/uv.txt"; do \
	  $(UV) pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header \
	    --no-emit-index-url --no-emit-find-links $$lock || exit; done
