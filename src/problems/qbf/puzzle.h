// Quantified Boolean formulas in prenex form: quantifiers, then clauses. Is the formula true?
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "problems/formulas/cnf.h"

namespace hardboard::qbf {

inline constexpr std::string_view kind_name = "qbf";

struct Block {
  bool is_universal = false;
  std::vector<std::uint32_t> variables;  // in the order of the file
};

// Readers return only formulas that keep these promises: each variable of the clauses is in one
// block, no variable is in two, no block is empty, and neighbouring blocks differ.
struct Puzzle {
  std::vector<Block> prefix;  // the outermost block first
  formulas::Cnf matrix;
};

}  // namespace hardboard::qbf
