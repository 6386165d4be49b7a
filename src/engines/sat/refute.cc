#include "engines/sat/refute.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <utility>

#include "base/owned_file.h"
#include "engines/sat/solver.h"

namespace hardboard::sat {
namespace {

// The solver's DRAT text goes to a file: the text may be larger than the memory.
std::optional<Steps> refute_in(OwnedFile trace, std::istream& drat, const Premises& premises,
                               std::uint32_t variables, const std::string& solving,
                               const Limits& limits, Watch& watch) {
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
  OwnedFile trace(fdopen(opened, "w"));
  std::ifstream drat(file);
  // Without a name the file goes with the process, however that ends.
  std::filesystem::remove(file, fault);
  if (trace == nullptr || !drat) return InputError{file, 0, 0, std::strerror(errno)};
  return refute_in(std::move(trace), drat, premises, variables, solving, limits, watch);
}

}  // namespace hardboard::sat
