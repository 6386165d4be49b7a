// Puzzles that the tests of the library share.
#pragma once

#include <hardboard/hardboard.h>
#include <string>
#include <vector>

namespace hardboard {

// Small boards of Solo Chess, one with a solution and one without.
inline Puzzle solvable_puzzle() {
  return read("solo-chess\nboard\n. . N .\n. R . .\nR . . .\n. P . .\n").at(0);
}
inline Puzzle unsolvable_puzzle() {
  return read_file(EXAMPLES "/apart.txt").at(0);
}

// An example of every kind, solved in less than a second.
inline std::vector<Puzzle> one_of_each_kind() {
  std::vector<Puzzle> puzzles;
  for (const char* name : {"king", "star", "peg_triangle", "army_square_9", "push_published"})
    puzzles.push_back(read_file(std::string(EXAMPLES "/") + name + ".txt").at(0));
  return puzzles;
}

}  // namespace hardboard
