# Thin names for make.py, which does the work and needs no make: `make serve` is `python3 make.py serve`.
PYTHON ?= python3

serve test cluster-test rllib-test check docs compile archives wheels bench bench-peers screenshots clean:
	@$(PYTHON) make.py $@ $(ARGS)

.PHONY: serve test cluster-test rllib-test check docs compile archives wheels bench bench-peers screenshots clean
