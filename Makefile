# Demeter's commands. Each installs what is missing first, so that none needs another before it.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

PREFIX ?= /usr/local
DESTDIR ?=
# Folder with measuring data (see docs/measuring.md); what needs it skips and says so without it.
EVAL ?= ../shared/eval
# Folder with the USDA's tables, from which `make catalog` computes the figures.
USDA ?= ../shared/usda

RELEASE := swift build -c release --static-swift-stdlib

.PHONY: help run build release test lint format bench fuzz soak sanitize coverage eval catalog \
	install uninstall clean dependencies test-dependencies

help: ## list these commands
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 14

dependencies:
	@scripts/install-dependencies build

test-dependencies:
	@scripts/install-dependencies build test

run: release ## install what is missing, build, and start the daemon on its defaults
	@exec .build/release/demeterd

build: dependencies ## build for development
	swift build

release: dependencies ## build what `make install` installs
	$(RELEASE) --product demeterd
	$(RELEASE) --product demeter

test: test-dependencies ## run all tests
	swift build --build-tests
	swift test --skip-build

lint: dependencies ## check format, imports, the catalog and the scripts
	swift format lint --strict --recursive Package.swift Sources Tests Benchmarks Fuzz
	swift build --explicit-target-dependency-import-check error
	.build/debug/catalog check ingredients.json
	scripts/check-text

format: ## put the sources into the project's format
	swift format --in-place --recursive Package.swift Sources Tests Benchmarks Fuzz

bench: release ## measure speed and memory, each beside its baseline
	scripts/bench

fuzz: dependencies ## fuzz every parser of outside input; SECONDS_EACH=600
	scripts/fuzz

sanitize: test-dependencies ## run the tests under the thread and the address sanitizer
	scripts/sanitize

soak: release test-dependencies ## long runs: 500 rounds of kill -9 under load and the like
	DEMETER_SOAK=1 swift test --filter SoakTests

coverage: test-dependencies ## run the tests and print the share of lines that they reach
	scripts/coverage

eval: release ## score the reader on the labelled sets in EVAL
	scripts/eval "$(EVAL)"

catalog: dependencies ## compute ingredients.json anew from catalog/ and the tables in USDA
	swift run catalog join --usda "$(USDA)"

install: release ## install under PREFIX (and DESTDIR)
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/demeter"
	install -m 755 .build/release/demeterd .build/release/demeter "$(DESTDIR)$(PREFIX)/bin/"
	install -m 644 ingredients.json "$(DESTDIR)$(PREFIX)/share/demeter/"
	install -d "$(DESTDIR)$(PREFIX)/share/bash-completion/completions" \
		"$(DESTDIR)$(PREFIX)/share/zsh/site-functions" \
		"$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d"
	.build/release/demeter completions bash \
		> "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/demeter"
	.build/release/demeter completions zsh \
		> "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_demeter"
	.build/release/demeter completions fish \
		> "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/demeter.fish"

uninstall: ## remove what `install` put there; a person's journal stays
	rm -f "$(DESTDIR)$(PREFIX)/bin/demeterd" "$(DESTDIR)$(PREFIX)/bin/demeter"
	rm -rf "$(DESTDIR)$(PREFIX)/share/demeter"
	rm -f "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/demeter" \
		"$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_demeter" \
		"$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/demeter.fish"

clean: ## remove what was built
	rm -rf .build .build-* coverage
