#include "engines/qbf/depqbf.h"

#include <cerrno>
#include <cstdio>
#include <fmt/format.h>
#include <string>

#include "base/owned_file.h"
#include "engines/program.h"
#include "problems/qbf/read.h"

namespace hardboard::engines {
namespace {

// A nameless file with the text, ready to be read from its beginning.
OwnedFile file_with(const std::string& text) {
  OwnedFile file(std::tmpfile());
  if (file == nullptr) return file;
  const bool is_written = std::fwrite(text.data(), 1, text.size(), file.get()) == text.size() &&
                          std::fflush(file.get()) == 0;
  if (!is_written) return nullptr;
  std::rewind(file.get());
  return file;
}

// DepQBF 6 decides formulas of a few clauses within 8,000 KiB of addresses.
constexpr std::size_t least_memory = std::size_t{8} << 20;

}  // namespace

QbfVerdict run_depqbf(const qbf::Puzzle& puzzle, const Limits& limits) {
  if (limits.memory_bytes < least_memory)
    return {Verdict::unknown, fmt::format("depqbf needs {} MiB of memory, and {} MiB are allowed",
                                          least_memory >> 20, limits.memory_bytes >> 20)};
  const OwnedFile input = file_with(qbf::write(puzzle));
  if (input == nullptr) return {Verdict::unknown, "the formula can't be written for depqbf"};
  const ProgramRun run = run_program({"depqbf"}, input.get(), limits, limits.memory_bytes);
  if (run.start_fault != 0)
    return {Verdict::unknown, run.start_fault == ENOENT
                                  ? "the program depqbf is not installed (Debian: depqbf)"
                                  : fmt::format("depqbf can't be run (error {})", run.start_fault)};
  const int code = run.exit_code.value_or(0);
  if (code == 10) return {Verdict::solvable, ""};
  if (code == 20) return {Verdict::unsolvable, ""};
  if (limits.reached()) return {Verdict::unknown, limits.words()};
  if (!run.exit_code)
    return {Verdict::unknown, fmt::format("depqbf broke off; it may take {} MiB of memory",
                                          limits.memory_bytes >> 20)};
  return {Verdict::unknown, code == 127 ? "the program depqbf is not installed (Debian: depqbf)"
                                        : "depqbf ended without a verdict"};
}

}  // namespace hardboard::engines
