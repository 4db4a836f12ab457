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

# All tests at once would open more files than many systems let a process have.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH ?= 8

RELEASE := swift build -c release --static-swift-stdlib
TEST_BUILD := swift build --build-tests

.PHONY: help run build release test lint format bench growth scale fuzz soak sanitize coverage eval eval-ears eval-model eval-photos rules \
	catalog install install-house install-household install-meaning uninstall deb clean dependencies test-dependencies

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
	$(RELEASE) --product manual
	$(RELEASE) --product demeter-ears
	$(RELEASE) --product demeter-web
	$(RELEASE) --product demeter-wyoming
	$(RELEASE) --product demeter-sync
	$(RELEASE) --product demeter-eyes
	$(RELEASE) --product demeter-reader

test: test-dependencies ## run all tests
	$(TEST_BUILD)
	scripts/test

lint: test-dependencies ## check format, imports, the reader's shape, the catalog, the reading rules and the scripts
	swift format lint --strict --recursive Package.swift Sources Tests Benchmarks Fuzz
	$(TEST_BUILD) --explicit-target-dependency-import-check error
	.build/debug/catalog check ingredients.json
	.build/debug/rules check
	scripts/check-text
	scripts/check-functions
	scripts/check-words
	scripts/check-phrases
	scripts/check-units

format: ## put the sources into the project's format
	swift format --in-place --recursive Package.swift Sources Tests Benchmarks Fuzz

bench: release ## measure speed and memory, each beside its baseline, in under 8 minutes
	scripts/bench

growth: release ## measure cost against size: entries and foods to a million, clients to 250
	scripts/bench growth

scale: test-dependencies release ## measure a household's PostgreSQL server with 10,000 people, beside pgbench
	$(RELEASE) --product demeter-postgres
	scripts/scale

fuzz: dependencies ## fuzz every parser of outside input; SECONDS_EACH=600
	scripts/fuzz

sanitize: test-dependencies ## run the tests under the thread and the address sanitizer
	scripts/sanitize

soak: release test-dependencies ## long runs: hundreds of rounds of kill -9 under load, attacks, and the like
	DEMETER_SOAK=1 swift test --filter SoakTests

coverage: test-dependencies ## run the tests and print the share of lines that they reach
	scripts/coverage

eval: release ## score the reader on the labelled sets in EVAL
	scripts/eval "$(EVAL)"

eval-ears: release test-dependencies ## score the recogniser: recordings in EVAL, other sound, the wake phrase; MINUTES=10
	scripts/eval-ears "$(EVAL)"

eval-model: dependencies ## score the configured language model, with and without our foods; LIMIT=100
	$(RELEASE) --product ask-model
	scripts/eval-model "$(EVAL)"

eval-photos: release ## score the configured model on the photographs of EVAL/photos.tsv, by difficulty; LIMIT=20
	scripts/eval-photos "$(EVAL)"

rules: dependencies ## compile the rules of reading/ into the reader, and hold each to its examples
	swift run rules write
	swift run rules check

catalog: dependencies ## compute ingredients.json, allergens.tsv and patterns.tsv anew from catalog/ and the tables in USDA
	swift run catalog join --usda "$(USDA)"

# Where things go; packages set some of them.
BINDIR ?= $(PREFIX)/bin
DATADIR ?= $(PREFIX)/share
UNITDIR ?= $(PREFIX)/lib/systemd
SYSTEMUNITDIR ?= $(UNITDIR)/system
# Where zsh looks; Debian's looks elsewhere for what comes in packages.
ZSHDIR ?= zsh/site-functions
COMPLETIONS := bash-completion/completions/demeter $(ZSHDIR)/_demeter \
	fish/vendor_completions.d/demeter.fish
UNITS := user/demeterd.service user/demeterd.socket user/demeter-web.service user/demeter-web.socket system/demeterd@.service system/demeterd@.socket

install: release ## install under PREFIX (and DESTDIR)
	install -d "$(DESTDIR)$(BINDIR)" "$(DESTDIR)$(DATADIR)/demeter" \
		"$(DESTDIR)$(UNITDIR)/user" "$(DESTDIR)$(SYSTEMUNITDIR)" \
		"$(DESTDIR)$(DATADIR)/doc/demeter/examples" "$(DESTDIR)$(DATADIR)/demeter/grammars" \
		"$(DESTDIR)$(DATADIR)/demeter/programmes" \
		"$(DESTDIR)$(DATADIR)/demeter/web"
	install -m 755 .build/release/demeterd .build/release/demeter .build/release/demeter-ears \
		.build/release/demeter-web .build/release/demeter-wyoming .build/release/demeter-eyes \
		.build/release/demeter-sync .build/release/demeter-reader "$(DESTDIR)$(BINDIR)/"
	install -m 644 ingredients.json allergens.tsv patterns.tsv seasons.tsv pictured.tsv "$(DESTDIR)$(DATADIR)/demeter/"
	install -m 644 grammars/* "$(DESTDIR)$(DATADIR)/demeter/grammars/"
	install -m 644 programmes/*.toml "$(DESTDIR)$(DATADIR)/demeter/programmes/"
	install -m 644 web/* "$(DESTDIR)$(DATADIR)/demeter/web/"
	for shell in bash:bash-completion/completions/demeter zsh:$(ZSHDIR)/_demeter \
		fish:fish/vendor_completions.d/demeter.fish; do \
		file="$(DESTDIR)$(DATADIR)/$${shell#*:}"; install -d "$$(dirname "$$file")"; \
		.build/release/demeter completions "$${shell%%:*}" > "$$file"; chmod 644 "$$file"; \
	done
	for unit in $(UNITS); do \
		source="systemd/$$unit"; [ -e "$$source" ] || source="$$source.in"; \
		case "$$unit" in system/*) file="$(DESTDIR)$(SYSTEMUNITDIR)/$${unit#system/}" ;; \
			*) file="$(DESTDIR)$(UNITDIR)/$$unit" ;; esac; \
		sed 's,@BINDIR@,$(BINDIR),' "$$source" > "$$file"; chmod 644 "$$file"; \
	done
	rm -rf .build/manual
	.build/release/manual .build/manual
	for page in .build/manual/man?/* .build/manual/*/man?/*; do \
		file="$(DESTDIR)$(DATADIR)/man/$${page#.build/manual/}"; \
		install -D -m 644 "$$page" "$$file"; \
	done
	install -m 644 .build/manual/config.toml "$(DESTDIR)$(DATADIR)/doc/demeter/examples/"
	install -m 644 docs/examples/* "$(DESTDIR)$(DATADIR)/doc/demeter/examples/"

install-house: ## install demeter-house too, which joins Home Assistant, and a demeter-wyoming that can announce itself; needs libmosquitto-dev and libavahi-client-dev
	@scripts/install-dependencies build house
	$(RELEASE) --product demeter-house
	$(RELEASE) --product demeter-wyoming
	install -d "$(DESTDIR)$(BINDIR)" "$(DESTDIR)$(UNITDIR)/user"
	install -m 755 .build/release/demeter-house .build/release/demeter-wyoming "$(DESTDIR)$(BINDIR)/"
	sed 's,@BINDIR@,$(BINDIR),' systemd/user/demeter-house.service.in \
		> "$(DESTDIR)$(UNITDIR)/user/demeter-house.service"
	chmod 644 "$(DESTDIR)$(UNITDIR)/user/demeter-house.service"

install-household: ## install demeter-postgres too, which joins a household's server; needs libpq-dev
	@scripts/install-dependencies build household
	$(RELEASE) --product demeter-postgres
	install -d "$(DESTDIR)$(BINDIR)"
	install -m 755 .build/release/demeter-postgres "$(DESTDIR)$(BINDIR)/"

install-meaning: ## install demeter-meaning too, which offers foods by what words mean; needs libsentencepiece-dev, and its package by scripts/get-meaning
	@scripts/install-dependencies build meaning
	$(RELEASE) --product demeter-meaning
	install -d "$(DESTDIR)$(BINDIR)"
	install -m 755 .build/release/demeter-meaning "$(DESTDIR)$(BINDIR)/"

uninstall: ## remove what `install` put there; a person's journal stays
	rm -f "$(DESTDIR)$(BINDIR)/demeterd" "$(DESTDIR)$(BINDIR)/demeter" \
		"$(DESTDIR)$(BINDIR)/demeter-ears" "$(DESTDIR)$(BINDIR)/demeter-house" \
		"$(DESTDIR)$(BINDIR)/demeter-web" "$(DESTDIR)$(BINDIR)/demeter-wyoming" \
		"$(DESTDIR)$(BINDIR)/demeter-eyes" "$(DESTDIR)$(BINDIR)/demeter-reader" \
		"$(DESTDIR)$(BINDIR)/demeter-sync" "$(DESTDIR)$(BINDIR)/demeter-postgres" "$(DESTDIR)$(BINDIR)/demeter-meaning" \
		"$(DESTDIR)$(UNITDIR)/user/demeter-house.service"
	rm -rf "$(DESTDIR)$(DATADIR)/demeter" "$(DESTDIR)$(DATADIR)/doc/demeter"
	rm -f "$(DESTDIR)$(DATADIR)"/man/{,zh_TW/}man1/demeter{,-*}.1 \
		"$(DESTDIR)$(DATADIR)"/man/{,zh_TW/}man5/demeter.toml.5 \
		"$(DESTDIR)$(DATADIR)"/man/{,zh_TW/}man8/demeterd.8 \
		"$(DESTDIR)$(DATADIR)"/man/{,zh_TW/}man8/demeter-{ears,eyes,house,meaning,postgres,reader,sync,web,wyoming}.8
	rm -f $(patsubst %,"$(DESTDIR)$(DATADIR)/%",$(COMPLETIONS)) \
		$(patsubst %,"$(DESTDIR)$(UNITDIR)/%",$(filter user/%,$(UNITS))) \
		$(patsubst system/%,"$(DESTDIR)$(SYSTEMUNITDIR)/%",$(filter system/%,$(UNITS)))

deb: ## build a Debian package in dist/, and have lintian look at it
	@scripts/install-dependencies build package
	rm -rf dist && mkdir dist
	dpkg-buildpackage --build=binary --no-sign --no-check-builddeps \
		--buildinfo-option=-udist --buildinfo-option=-Odist/demeter.buildinfo \
		--changes-option=-udist --changes-option=-Odist/demeter.changes
	lintian --fail-on error dist/demeter.changes

clean: ## remove what was built
	rm -rf .build .build-* coverage dist
