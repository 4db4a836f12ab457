# Demeter's commands. `make run` and `make test` install what is missing first.
SHELL := /bin/bash

.PHONY: build
build:
	swift build
