// Planar monotone 3SAT, sided and linked through its variables (de Berg and Khosravi 2010; Brunner
// et al. 2023, section 3.2): the variables lie on a line in their order; clauses of positive
// literals are drawn above the line, clauses of negative literals below, and nothing crosses.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "problems/formulas/cnf.h"

namespace hardboard::planar_3sat {

inline constexpr std::string_view kind_name = "planar-3sat";

// One to three variables, in ascending order.
struct Clause {
  std::array<std::uint32_t, 3> variables{};
  std::uint8_t size = 0;

  const std::uint32_t* begin() const { return variables.data(); }
  const std::uint32_t* end() const { return variables.data() + size; }
  std::uint32_t first() const { return variables[0]; }
  std::uint32_t last() const { return variables[size - std::size_t{1}]; }
  friend bool operator==(const Clause&, const Clause&) = default;
};

// The clauses of each side stand from the line of variables outward: a clause is drawn as a bar
// outside all clauses before it, with a leg down to each of its variables. Readers return only
// puzzles in which no leg meets a bar: no variable of a clause lies strictly between the first and
// the last variable of an earlier clause of its side.
struct Puzzle {
  std::uint32_t variables = 0;  // numbered from 1
  std::vector<Clause> above;    // all literals positive
  std::vector<Clause> below;    // all literals negative

  std::size_t clauses() const { return above.size() + below.size(); }
};

// The clauses above, then those below. O(literals).
formulas::Cnf to_cnf(const Puzzle& puzzle);

}  // namespace hardboard::planar_3sat
