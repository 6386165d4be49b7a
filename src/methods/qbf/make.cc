#include "methods/qbf/make.h"

#include <algorithm>
#include <numeric>

#include "methods/small_formulas.h"

namespace hardboard::qbf {

using formulas::Literal;

Puzzle random_qbf(const Shape& shape, Random& random) {
  Puzzle puzzle;
  puzzle.matrix.variables = shape.blocks * shape.variables;
  std::vector<std::uint32_t> existential, universal;
  for (std::uint32_t block = 0; block < shape.blocks; ++block) {
    const bool is_universal = (shape.blocks - block) % 2 == 0;
    puzzle.prefix.push_back({is_universal, {}});
    for (std::uint32_t i = 0; i < shape.variables; ++i) {
      const std::uint32_t v = block * shape.variables + i + 1;
      puzzle.prefix.back().variables.push_back(v);
      (is_universal ? universal : existential).push_back(v);
    }
  }
  std::vector<Literal> clause;
  const auto add = [&](const std::vector<std::uint32_t>& from, std::size_t size) {
    while (clause.size() < size) {
      const auto v = static_cast<Literal>(from[random.below(from.size())]);
      const bool is_new = std::none_of(clause.begin(), clause.end(),
                                       [&](Literal other) { return other == v || other == -v; });
      if (is_new) clause.push_back(random.below(2) == 0 ? v : -v);
    }
  };
  for (std::uint32_t i = 0; i < shape.clauses; ++i) {
    clause.clear();
    const std::size_t most = std::min<std::size_t>({universal.size(), 2, shape.width - 1});
    add(universal, random.below(most + 1));
    add(existential, shape.width);
    puzzle.matrix.add(clause);
  }
  return puzzle;
}

bool each_small_qbf(std::uint32_t variables, const std::function<bool(const Puzzle&)>& visit) {
  return each_small_formula(variables, [&](const formulas::Cnf& cnf) {
    std::vector<std::uint32_t> order(cnf.variables);
    std::iota(order.begin(), order.end(), 1U);
    do {
      for (std::uint32_t universal = 0; universal < 1U << cnf.variables; ++universal) {
        Puzzle puzzle{{}, cnf};
        bool is_sorted = true;  // within blocks: other orders are the same formula
        for (std::uint32_t i = 0; i < cnf.variables; ++i) {
          const bool is_universal = (universal >> i & 1) != 0;
          if (puzzle.prefix.empty() || puzzle.prefix.back().is_universal != is_universal)
            puzzle.prefix.push_back({is_universal, {}});
          else
            is_sorted = is_sorted && puzzle.prefix.back().variables.back() < order[i];
          puzzle.prefix.back().variables.push_back(order[i]);
        }
        if (is_sorted && !visit(puzzle)) return false;
      }
    } while (std::next_permutation(order.begin(), order.end()));
    return true;
  });
}

}  // namespace hardboard::qbf
