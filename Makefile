# SPDX-License-Identifier: Apache-2.0
# A thin wrapper: each target installs what is missing, builds what changed, and runs one thing.

JOBS ?= $(shell nproc)
PYTHON := .venv/bin/python
CONFIGURED := build/build.ninja

.PHONY: help setup setup-test setup-lint setup-cluster build test golden ablation figure-15 kernels asap chen protect dma-limit gpu micro torture csmith calibrate validate bench cluster paper docs format lint sanitize fuzz clean

help:
	@echo "make ablation   simulate the SW-AES ablation, write experiments/out/ablation.{png,csv,json}"
	@echo "make figure-15  the same over the paper's whole range, to 256 MB: docs/images/figure-15.png"
	@echo "make asap       AES as a spatial pipeline over the mesh: experiments/out/asap.{png,json}"
	@echo "make chen       parallel AES of Chen et al., its figures and equations: experiments/out/papers"
	@echo "make cluster    SW-AES on 1024 nodes, Chen's core groups, and beyond: experiments/out/cluster.{png,json}"
	@echo "make dma-limit  what the DMA allows for equal reading and writing"
	@echo "make gpu        AES on this machine's NVIDIA GPU: a record of it, to be committed"
	@echo "make kernels    every AES kernel beside every other and other devices: docs/kernels.md"
	@echo "make calibrate  fit the machine to what was measured on the chip: a report (EXTERNAL=DIR MEASUREMENTS=FILE OUTPUT=FILE)"
	@echo "make validate   the model beside every published number: docs/validation.md"
	@echo "make paper      the five papers item by item beside what was simulated: docs/papers.md, one HTML, one PDF"
	@echo "make micro      measure the simulated machine by programs, compare with the machine file"
	@echo "make torture    GCC's C torture suite through swsim cc and the simulator (SAMPLE=200)"
	@echo "make csmith     random C programs: host, Alpha and CPE give the same (PROGRAMS=500)"
	@echo "make protect    the data protecting model of Chen et al.: experiments/out/protect.{png,json}, papers"
	@echo "make build      build build/swsim"
	@echo "make test       build and run all tests"
	@echo "make golden     rewrite tests/golden/cycles.json from what the simulator says now"
	@echo "make bench      measure the simulator's own speed (AGAINST=COMMIT, in turns with another build; BYTES=1M)"
	@echo "make docs       rewrite the generated pages and pictures under docs/"
	@echo "make format     format all sources; make lint checks them"
	@echo "make sanitize   run the C++ tests under the address and undefined-behaviour sanitizers"
	@echo "make fuzz       fuzz the assembler (FUZZ_SECONDS=900)"
	@echo "make clean      remove everything that was built (not experiments/out)"

setup:
	@tools/setup.sh

setup-test:
	@tools/setup.sh test cluster

setup-lint:
	@tools/setup.sh lint

setup-cluster:
	@tools/setup.sh cluster

$(CONFIGURED): | setup
	cmake --preset release

build: $(CONFIGURED)
	@cmake --build --preset release -j $(JOBS) --target swsim sunway

ablation: build
	@$(PYTHON) experiments/ablation.py

figure-15: build
	@$(PYTHON) experiments/ablation.py --max-bytes $(or $(BYTES),256M)

asap: build
	@$(PYTHON) experiments/asap.py

chen: build
	@$(PYTHON) experiments/chen.py

dma-limit: build
	@$(PYTHON) experiments/dma_limit.py

gpu: build
	@$(PYTHON) experiments/gpu.py

kernels: build
	@$(PYTHON) experiments/kernels.py

# EXTERNAL is a folder of experiments/external.py, for validate too; OUTPUT takes the machine found.
calibrate: build
	@$(PYTHON) experiments/calibrate.py $(if $(EXTERNAL),--external $(EXTERNAL)) \
	    $(if $(MEASUREMENTS),--measurements $(MEASUREMENTS)) \
	    $(if $(PARAMETERS),--parameters $(PARAMETERS)) $(if $(ONLY),--only $(ONLY)) \
	    $(if $(OUTPUT),--output $(OUTPUT))

validate: setup-cluster build
	@$(PYTHON) experiments/validate.py $(if $(EXTERNAL),--external $(EXTERNAL))

protect: build
	@$(PYTHON) experiments/protect.py

paper: setup-test build
	@$(PYTHON) experiments/papers.py

cluster: setup-cluster build
	@$(PYTHON) experiments/cluster.py

micro: build
	@$(PYTHON) experiments/micro.py

# SAMPLE is how many tests are run, always the same; without it, all.
torture: setup-test build
	@$(PYTHON) experiments/torture.py $(if $(SAMPLE),--sample $(SAMPLE))

csmith: setup-test build
	@$(PYTHON) experiments/csmith.py $(if $(PROGRAMS),--programs $(PROGRAMS))

test: setup-test $(CONFIGURED)
	@cmake --build --preset release -j $(JOBS) --target swsim sunway asm_tests sim_tests workload_tests
	@tools/run_tests.sh

golden: build
	@$(PYTHON) -m pytest -q tests/golden/test_golden.py --rewrite-golden

# AGAINST is a commit to compare with; BYTES, for a quick look, at most so many of each kernel.
bench: build
	@$(PYTHON) experiments/bench.py $(if $(AGAINST),--against $(AGAINST)) $(if $(BYTES),--bytes $(BYTES))

docs: build
	@$(PYTHON) tools/generate_docs.py

format: setup-lint
	@tools/check_sources.sh format

lint: setup-lint $(CONFIGURED)
	@tools/check_sources.sh lint

# Sanitized code is slow: fewer random programs. Host programs, which the tests of workload/ run, are
# not sanitized and do not go with it.
sanitize: setup
	@cmake --preset sanitize >/dev/null
	@cmake --build --preset sanitize -j $(JOBS) --target asm_tests sim_tests
	@SWSIM_RANDOM_PROGRAMS=500 ctest --test-dir build-sanitize --parallel $(JOBS) --exclude-regex workload --output-on-failure --no-tests=error

FUZZ_SECONDS ?= 900
fuzz: setup-lint
	@FUZZ_SECONDS=$(FUZZ_SECONDS) tools/fuzz_assembler.sh

clean:
	rm -rf build build-debug build-sanitize build-coverage build-fuzz build-matrix
