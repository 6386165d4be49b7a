#include "problems/planar_3sat/puzzle.h"

namespace hardboard::planar_3sat {

formulas::Cnf to_cnf(const Puzzle& puzzle) {
  formulas::Cnf cnf;
  cnf.variables = puzzle.variables;
  const auto add = [&](const Clause& clause, int sign) {
    std::array<formulas::Literal, 3> literals{};
    for (std::size_t i = 0; i < clause.size; ++i)
      literals[i] = sign * static_cast<formulas::Literal>(clause.variables[i]);
    cnf.add({literals.data(), clause.size});
  };
  for (const Clause& clause : puzzle.above) add(clause, 1);
  for (const Clause& clause : puzzle.below) add(clause, -1);
  return cnf;
}

}  // namespace hardboard::planar_3sat
