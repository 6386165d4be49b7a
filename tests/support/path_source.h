// Hamiltonian paths as tests write them down, and as the reductions take them.
#pragma once

#include <gtest/gtest.h>
#include <string>

#include "problems/hamiltonian_path/read.h"
#include "problems/hamiltonian_path/traits.h"
#include "puzzles/ground.h"

namespace hardboard::testing {

// The problem of a file without its first line, which says `hamiltonian-path`.
inline AnyPuzzle path_source(const std::string& lines) {
  const auto puzzle = hamiltonian_path::read({"f", "hamiltonian-path\n" + lines, 1});
  EXPECT_TRUE(puzzle) << to_string(puzzle.error());
  return AnyPuzzle(ground_of<hamiltonian_path::Traits>(), *puzzle);
}

}  // namespace hardboard::testing
