#include "engines/sat/refute.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <unistd.h>
#include <utility>

#include "base/owned_file.h"
#include "engines/sat/solver.h"

namespace hardboard::sat {
namespace {

// The solver's DRAT text goes to a file: the text may be larger than the memory.
std::optional<Steps> refute_in(const std::string& file, const Premises& premises,
                               std::uint32_t variables, const std::string& solving,
                               const Limits& limits, Watch& watch) {
  OwnedFile trace(std::fopen(file.c_str(), "w"));
  if (trace == nullptr) return std::nullopt;
  Solver solver(std::move(trace));
  if (!solver.reserve(variables, limits, "making room in the SAT solver")) return std::nullopt;
  for (const std::span<const Literal> premise : premises) {
    solver.add(premise);
    if (watch.reached(50 + 10 * premise.size())) return std::nullopt;
  }
  const bool is_refuted =
      solver.solve(limits, {}, solving) == Verdict::unsolvable && solver.flush_trace();
  solver.abandon();
  watch.enter("trimming the proof");
  if (!is_refuted || watch.was_reached()) return std::nullopt;
  std::ifstream drat(file);
  return trim(premises, variables, drat, watch);
}

}  // namespace

Result<std::optional<Steps>> refute(const Premises& premises, std::uint32_t variables,
                                    const std::string& solving, const Limits& limits,
                                    Watch& watch) {
  std::error_code fault;
  const std::filesystem::path folder = std::filesystem::temp_directory_path(fault);
  if (fault) return error_in_words("the folder for temporary files: " + fault.message());
  std::string file = (folder / "hardboard-XXXXXX").string();
  const int opened = mkstemp(file.data());
  if (opened < 0) return InputError{file, 0, 0, std::strerror(errno)};
  close(opened);
  std::optional<Steps> steps = refute_in(file, premises, variables, solving, limits, watch);
  const int error = errno;
  std::filesystem::remove(file, fault);
  errno = error;  // callers say why there are no steps
  return steps;
}

}  // namespace hardboard::sat
