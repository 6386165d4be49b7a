#include "methods/qbf/make.h"

#include <algorithm>
#include <numeric>

#include "base/watch.h"
#include "methods/small_formulas.h"

namespace hardboard::qbf {

using formulas::Literal;

Puzzle random_qbf(const Shape& shape, Random& random, const Limits& limits) {
  Puzzle puzzle;
  puzzle.matrix.variables = shape.blocks * shape.variables;
  Watch watch(limits, "drawing clauses");
  for (std::uint32_t block = 0; block < shape.blocks && !watch.reached(shape.variables); ++block) {
    qbf::Block& made = puzzle.prefix.emplace_back();
    made.is_universal = (shape.blocks - block) % 2 == 0;
    made.variables.resize(shape.variables);
    std::iota(made.variables.begin(), made.variables.end(), block * shape.variables + 1);
  }
  // Blocks of one sort are every other one; the first block is existential if their number is odd.
  const std::uint32_t first_existential = (shape.blocks + 1) % 2;
  const std::uint64_t universal = std::uint64_t{shape.blocks / 2} * shape.variables,
                      existential = puzzle.matrix.variables - universal;
  std::vector<Literal> clause;
  const auto add = [&](std::uint64_t variables, std::uint32_t first_block, std::size_t size) {
    while (clause.size() < size) {
      const std::uint64_t drawn = random.below(variables),
                          block = first_block + 2 * (drawn / shape.variables);
      const auto v = static_cast<Literal>(block * shape.variables + drawn % shape.variables + 1);
      const bool is_new = std::none_of(clause.begin(), clause.end(),
                                       [&](Literal other) { return other == v || other == -v; });
      if (is_new) clause.push_back(random.below(2) == 0 ? v : -v);
    }
  };
  for (std::uint32_t i = 0; i < shape.clauses && !watch.reached(shape.width + 1); ++i) {
    clause.clear();
    const std::size_t most = std::min<std::size_t>({universal, 2, shape.width - 1});
    add(universal, 1 - first_existential, random.below(most + 1));
    add(existential, first_existential, shape.width);
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
