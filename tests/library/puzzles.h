// Puzzles that the tests of the library share.
#pragma once

#include <hardboard/hardboard.h>
#include <string>
#include <vector>

#include "support/paths.h"

namespace hardboard {

// Small boards of Solo Chess, one with a solution and one without.
inline Puzzle solvable_puzzle() {
  return read("solo-chess\nboard\n. . N .\n. R . .\nR . . .\n. P . .\n").at(0);
}
inline Puzzle unsolvable_puzzle() {
  return read_file(testing::example("apart.txt")).at(0);
}

inline std::vector<Puzzle> read_examples(const std::vector<std::string>& names) {
  std::vector<Puzzle> puzzles;
  for (const std::string& name : names)
    puzzles.push_back(read_file(testing::example(name + ".txt")).at(0));
  return puzzles;
}

// An example of every kind that can be played, solved in less than a second.
inline std::vector<Puzzle> one_of_each_game() {
  return read_examples({"king", "star", "peg_triangle", "army_square_9", "push_published"});
}

// The same with an example of every problem.
inline std::vector<Puzzle> one_of_each_kind() {
  std::vector<Puzzle> puzzles = one_of_each_game();
  for (Puzzle& problem :
       read_examples({"sat_random", "qbf_copy", "and_or_sat_three", "planar_3sat_nested",
                      "circuit_adder", "hamiltonian_path_graph", "hamiltonian_circuit_four",
                      "red_blue_plain", "vertex_cover_house", "dominating_set_cube", "steiner_plus",
                      "planning_ferry", "integer_programme_knapsack"}))
    puzzles.push_back(std::move(problem));
  return puzzles;
}

}  // namespace hardboard
