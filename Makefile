# Two commands are all a newcomer needs: `make play` and `make test`. Everything lives in .venv.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
SOURCES := src tests benchmarks

.DEFAULT_GOAL := help
.PHONY: help setup play test lint types imports unit bench constraints clean

help: ## Show what can be made
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

setup: .venv/play ## Make .venv with everything the game needs

play: .venv/play ## Set up and play in the terminal
	@$(BIN)/calico play

test: .venv/test lint types imports unit ## Set up and run every check

lint: .venv/test
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/ruff check $(SOURCES)

types: .venv/test
	$(BIN)/mypy

imports: .venv/test
	$(BIN)/lint-imports

unit: .venv/test
	$(BIN)/pytest -n auto --cov --cov-report=term

bench: .venv/test ## Measure the speed of the pure rules
	$(BIN)/python benchmarks/rules.py

constraints: .venv/test ## Write down the versions that are installed now
	$(PIP) freeze --exclude-editable | LC_ALL=C sort -f > constraints.txt

clean: ## Remove .venv and everything made
	rm -rf .venv dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache htmlcov .coverage*

.venv/bin/python:
	@$(PYTHON) scripts/make_venv.py .venv

.venv/play: .venv/bin/python pyproject.toml constraints.txt
	@echo "Installing the game into .venv …"
	@$(PIP) install --quiet --constraint constraints.txt --editable '.[all]'
	@touch $@

.venv/test: .venv/play
	@echo "Installing the checks into .venv …"
	@$(PIP) install --quiet --constraint constraints.txt --editable '.[dev]'
	@touch $@
