// What exists: the kinds of puzzles (puzzles/kinds.h) and the methods, in the order in which they
// are tried. A new method is a row in registry.cc, or in the registry_*.cc of its kind.
#pragma once

#include <fmt/format.h>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "methods/capture/instance.h"
#include "methods/options.h"
#include "puzzles/capture/answer.h"
#include "puzzles/kinds.h"

namespace hardboard {

// One row for each method on puzzles of type P (const, or an instance that grows on the way).
template <class P, class PuzzleAnswer>
struct MethodRow {
  std::string_view name;
  std::string_view source;  // paper and theorem; empty for plain search
  std::string_view summary;
  // Why it can't be used, in words; empty if it can.
  std::string (*why_not)(P& puzzle);
  PuzzleAnswer (*solve)(P& puzzle, const SolveOptions& options);
};

// Runs down the rows until one decides; with `only` that row alone. The answer names the method; an
// unknown one says in its remark what was tried.
template <class P, class PuzzleAnswer>
PuzzleAnswer run_rows(std::span<const MethodRow<P, PuzzleAnswer>> rows, P& puzzle,
                      const SolveOptions& options, std::string_view only) {
  PuzzleAnswer answer;
  std::string tried, refused = fmt::format("{} is no method for this kind of puzzle", only);
  for (const MethodRow<P, PuzzleAnswer>& row : rows) {
    if (!only.empty() && row.name != only) continue;
    if (const std::string why_not = row.why_not(puzzle); !why_not.empty()) {
      refused = fmt::format("{} does not apply: {}", row.name, why_not);
      continue;
    }
    answer = row.solve(puzzle, options);
    answer.method = row.name;
    if (answer.source.empty()) answer.source = row.source;
    if (answer.verdict != Verdict::unknown) return answer;
    tried += fmt::format("{}{}: {}", tried.empty() ? "" : "; ", row.name,
                         answer.remark.empty() ? "limit reached" : answer.remark);
    if (options.limits.reached()) break;
  }
  answer.remark = tried.empty() ? refused : tried;
  return answer;
}

// All methods of all kinds, in the order in which they are tried.
struct MethodInfo {
  std::string_view kinds, name, source, summary;
};
std::vector<MethodInfo> list_methods();

// Methods on captures serve every kind that has an arena.
using Method = MethodRow<capture::Instance, capture::Answer<capture::Location>>;
std::span<const Method> methods();

// The same for minima; what no row applies to goes to the general searches of
// methods/capture/optimum.h.
struct Minimizer {
  std::string_view method;  // that of the answer
  std::string_view what;    // "pieces" or "budget"
  std::string_view source;
  std::string (*why_not)(capture::Instance& instance);
  capture::Answer<capture::Location> (*minimize)(capture::Instance& instance,
                                                 const SolveOptions& options);
};
std::span<const Minimizer> minimizers();

// The instance keeps a pointer to the puzzle.
capture::Instance instance_of(const solo_chess::Puzzle& puzzle);
capture::Instance instance_of(const graph_capture::Puzzle& puzzle);

// As run_rows.
capture::Answer<capture::Location> solve(capture::Instance& instance, const SolveOptions& options,
                                         std::string_view only = {});

// The fewest pieces that can remain (`what` is "pieces"), or the smallest budget that, given to all
// of them, clears the board ("budget"); for the latter `only` as above.
capture::Answer<capture::Location> minimize(capture::Instance& instance,
                                            const SolveOptions& options, std::string_view what,
                                            std::string_view only = {});

}  // namespace hardboard
