// And-Or-SAT as tests write it down, and as the reductions take it.
#pragma once

#include <string>
#include <utility>

#include "problems/and_or_sat/read.h"
#include "problems/and_or_sat/traits.h"
#include "puzzles/ground.h"

namespace hardboard::testing {

// The formula with these lines of clauses, which must be right.
inline and_or_sat::Puzzle formula(const std::string& clauses) {
  return *and_or_sat::read({"f", "and-or-sat\nclauses\n" + clauses, 1});
}

inline AnyPuzzle any_of(and_or_sat::Puzzle puzzle) {
  return AnyPuzzle(ground_of<and_or_sat::Traits>(), std::move(puzzle));
}

}  // namespace hardboard::testing
