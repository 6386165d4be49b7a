# make demo: solves, checks and draws real puzzles. make test: all tests. Both install what is
# missing (tools/packages.txt), configure and build first. make install PREFIX=...: the programs and
# the library. make package: Debian packages, in build/packages. make pictures: draws the README's,
# and takes those of the page.
.PHONY: demo pictures install package test nightly bench build configured programs deps format \
        fuzz clean

JOBS := $(shell nproc)
PREFIX ?= /usr/local
# Some tests wait, for a browser or a limit: one more than there are cores runs at a time.
CTEST := ctest --output-on-failure -j$(shell expr $(JOBS) + 1)
LEAKS := LSAN_OPTIONS=suppressions=$(CURDIR)/tools/leaks.txt:print_suppressions=0

demo: programs
	@tools/demo

pictures: programs
	@tools/pictures docs/pictures
	@tools/page_pictures build/release/hardboard docs/pictures/page

configured: deps
	@mkdir -p build
	@cmake --preset release -DHARDBOARD_TESTS=$(or $(TESTS),OFF) -DHARDBOARD_BENCH=$(or $(BENCH),OFF) $(PYTHON) > build/configure.log 2>&1 || (cat build/configure.log; exit 1)

programs: configured
	@cmake --build --preset release -j$(JOBS) --target hardboard hardboard-check

build: configured
	@cmake --build --preset release -j$(JOBS)

install package: PYTHON := -DHARDBOARD_PYTHON=ON
install: build
	DESTDIR="$(DESTDIR)" cmake --install build/release --prefix "$(abspath $(PREFIX))"

# Debian's folders for libraries follow from the prefix; nothing is compiled again for it.
package: build
	cmake -S . -B build/release -DCMAKE_INSTALL_PREFIX=/usr > build/configure.log
	cmake --build build/release -j$(JOBS)
	cd build/release && cpack -B ../packages

deps:
	@tools/install_packages

# The optimised programs are tested as people use them: commands, documents, page, installation. The
# sanitizers run the tests of the library, but for the long ones, and the commands again; the fuzz
# targets run over the same inputs every time. Checks of every single pointer (null, alignment and
# their like) take a quarter of the sanitizers' build, and the address sanitizer sees what is wrong
# with pointers: the fuzz targets alone have them.
test: deps
	tools/check_floors
	tools/check_names
	tools/check_format
	cmake --preset release -DHARDBOARD_TESTS=ON -DHARDBOARD_UNIT_TESTS=OFF -DHARDBOARD_BENCH=OFF \
	  -DHARDBOARD_PYTHON=ON
	cmake --build --preset release -j$(JOBS)
	$(CTEST) --test-dir build/release -LE nightly
	cmake --preset asan
	cmake --build --preset asan -j$(JOBS)
	$(LEAKS) $(CTEST) --test-dir build/asan -LE "long|nightly"
	tools/run_fuzzers

# The same with more: all tests of the library as users' programs are compiled, nightly and long
# ones under sanitizers, fuzzers by chance for ten minutes each, a build of all files by themselves
# with its short tests and the benches, reductions over all sources up to larger sizes, and gadgets
# with longer wires.
nightly: test
	cmake --preset release -DHARDBOARD_UNIT_TESTS=ON
	cmake --build --preset release -j$(JOBS)
	$(CTEST) --test-dir build/release -E "^page"
	cmake -S . -B build/plain -G Ninja -DHARDBOARD_PCH=OFF -DHARDBOARD_TOGETHER=OFF \
	  -DHARDBOARD_INSTALL=OFF
	cmake --build build/plain -j$(JOBS)
	$(CTEST) --test-dir build/plain -LE "long|nightly"
	$(LEAKS) $(CTEST) --test-dir build/asan -L "long|nightly"
	tools/run_fuzzers 600
	tools/verify_reductions
	tools/verify_gadgets

# Figures beside their references, and last, for a quarter of an hour or so, cold builds.
bench: deps
	cmake --preset release -DHARDBOARD_TESTS=OFF -DHARDBOARD_BENCH=ON
	cmake --build --preset release -j$(JOBS)
	for program in build/release/bench/*_bench; do $$program || exit 1; done
	bench/processes build/release
	tools/build_times

format: deps
	tools/check_format --mend

clean:
	rm -rf build
