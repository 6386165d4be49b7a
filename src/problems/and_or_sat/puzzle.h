// And-Or-SAT (Kühn 2024, section 2.2): clauses that are disjunctions of up to three literals, or of
// the form (a and b) or c.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "problems/formulas/cnf.h"

namespace hardboard::and_or_sat {

inline constexpr std::string_view kind_name = "and-or-sat";

// One to three literals that are joined by `or`; with `has_and` three, of which `and` joins the
// first two.
struct Clause {
  std::array<formulas::Literal, 3> literals{};
  std::uint8_t size = 0;
  bool has_and = false;

  const formulas::Literal* begin() const { return literals.data(); }
  const formulas::Literal* end() const { return literals.data() + size; }
  friend bool operator==(const Clause&, const Clause&) = default;
};

struct Puzzle {
  std::uint32_t variables = 0;  // the largest that a clause names
  std::vector<Clause> clauses;
};

// "1 -2 3" or "1 & -2 | 3".
std::string words_of(const Clause& clause);

// Why the puzzle is no instance of And-Or-(1,1)-SAT, in which each variable occurs once positive
// and once negative: a sentence that names a literal, or nothing. O(variables + literals).
std::optional<std::string> why_not_once_each(const Puzzle& puzzle);

// The same condition on assignments: (a and b) or c becomes (a or c) and (b or c). O(literals).
formulas::Cnf to_cnf(const Puzzle& puzzle);

}  // namespace hardboard::and_or_sat
