// The class of a Solo Chess puzzle, by its types, its last piece and its budgets, and the
// complexity of the class: Table 1 of Brunner et al. 2023 and the theorems of Kühn 2024 and Aravind
// et al. 2022.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "methods/capture/complexity.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// The facts about a puzzle that the table needs. Types are letters; `?` stands for a type of the
// user's own.
struct ClassFacts {
  std::size_t pieces = 0;
  std::string types;  // of all pieces but the last piece, each once, sorted
  char last = 0;      // the type of the last piece; 0 if there is none
  bool has_goal = false;
  bool is_row = false;
  bool bounds_more = false;  // than the captures of each piece
  // All other pieces have one symmetric type, and each capture of the last piece's type is a
  // capture of that type.
  bool last_is_less = false;
  std::uint32_t least_budget = 0, most_budget = 0;

  bool is_unlimited() const { return least_budget == unlimited; }
  // No piece can make more captures than there are other pieces.
  bool never_runs_out() const { return least_budget >= pieces - 1; }
  bool is_uniform() const { return least_budget == most_budget; }
  bool has(char type) const { return types.find(type) != std::string::npos; }
};

// O(n).
ClassFacts class_facts(const Puzzle& puzzle);

using ClassRow = capture::ClassRow<ClassFacts>;
std::span<const ClassRow> class_rows();

// The first row of the table that holds for the puzzle. O(n).
const ClassRow& classify(const Puzzle& puzzle);

}  // namespace hardboard::solo_chess
