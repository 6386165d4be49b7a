// What exists: the kinds of puzzles (puzzles/kinds.h) and the methods, in the order in which they
// are tried. A new method is a row in registry.cc.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "methods/capture/instance.h"
#include "proofs/answer.h"
#include "puzzles/kinds.h"

namespace hardboard {

// One row for each method on captures; it serves every kind that has an arena.
struct Method {
  std::string_view name;
  std::string_view source;  // paper and theorem; empty for plain search
  std::string_view summary;
  // Why it can't be used, in words; empty if it can.
  std::string (*why_not)(capture::Instance& instance);
  Answer<capture::Location> (*solve)(capture::Instance& instance,
                                     const capture::SolveOptions& options);
};
std::span<const Method> methods();

// The same for minima; what no row applies to goes to the general searches of
// methods/capture/optimum.h.
struct Minimizer {
  std::string_view method;  // that of the answer
  std::string_view what;    // "pieces" or "budget"
  std::string_view source;
  std::string (*why_not)(capture::Instance& instance);
  Answer<capture::Location> (*minimize)(capture::Instance& instance,
                                        const capture::SolveOptions& options);
};
std::span<const Minimizer> minimizers();

// The instance keeps a pointer to the puzzle.
capture::Instance instance_of(const solo_chess::Puzzle& puzzle);
capture::Instance instance_of(const graph_capture::Puzzle& puzzle);

// Runs down the rows until one decides; with `only` that row alone, which must exist. The answer
// names the method; an unknown one says in its remark what was tried.
Answer<capture::Location> solve(capture::Instance& instance, const capture::SolveOptions& options,
                                std::string_view only = {});

// The fewest pieces that can remain (`what` is "pieces"), or the smallest budget that, given to all
// of them, clears the board ("budget"); for the latter `only` as above.
Answer<capture::Location> minimize(capture::Instance& instance,
                                   const capture::SolveOptions& options, std::string_view what,
                                   std::string_view only = {});

}  // namespace hardboard
