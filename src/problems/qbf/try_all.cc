#include "problems/qbf/try_all.h"

#include <algorithm>
#include <vector>

namespace hardboard::qbf {
namespace {

using formulas::Literal;

constexpr std::size_t most_depth = 10'000;  // variables, one after the other

class Trial {
public:
  Trial(const Puzzle& puzzle, std::uint64_t most_looks, const Limits& limits)
      : puzzle_(puzzle),
        limits_(limits),
        left_(most_looks),
        clauses_of_(std::size_t{puzzle.matrix.variables} + 1),
        values_(std::size_t{puzzle.matrix.variables} + 1, 0) {
    for (const Block& block : puzzle.prefix)
      for (const std::uint32_t variable : block.variables)
        order_.push_back({variable, block.is_universal});
    for (std::size_t i = 0; i < puzzle.matrix.size(); ++i)
      for (const Literal literal : puzzle.matrix.clause(i))
        clauses_of_[formulas::variable_of(literal)].push_back(i);
  }

  std::optional<bool> run() {
    if (order_.size() > most_depth) return std::nullopt;
    for (std::size_t i = 0; i < puzzle_.matrix.size(); ++i)
      if (puzzle_.matrix.clause(i).empty()) return false;
    const bool value = value_from(0);
    if (is_over_) return std::nullopt;
    return value;
  }

private:
  struct Quantified {
    std::uint32_t variable = 0;
    bool is_universal = false;
  };

  // The value of the formula with the variables before number `at` as they are.
  bool value_from(std::size_t at) {
    if (at == order_.size()) return true;
    const auto [variable, is_universal] = order_[at];
    bool value = is_universal;
    for (const int choice : {1, -1}) {
      values_[variable] = static_cast<std::int8_t>(choice);
      value = !breaks_clause(variable) && value_from(at + 1);
      if (is_over_ || value != is_universal) break;
    }
    values_[variable] = 0;
    return value;
  }

  // Whether all literals of a clause of the variable are false.
  bool breaks_clause(std::uint32_t variable) {
    const auto is_false = [&](Literal literal) {
      const std::int8_t value = values_[formulas::variable_of(literal)];
      return literal > 0 ? value < 0 : value > 0;
    };
    for (const std::size_t i : clauses_of_[variable]) {
      const auto clause = puzzle_.matrix.clause(i);
      if (left_ < clause.size() || limits_.is_interrupted()) is_over_ = true;
      if (is_over_) return true;
      left_ -= clause.size();
      if (std::all_of(clause.begin(), clause.end(), is_false)) return true;
    }
    return false;
  }

  const Puzzle& puzzle_;
  const Limits& limits_;
  std::uint64_t left_;
  bool is_over_ = false;
  std::vector<Quantified> order_;
  std::vector<std::vector<std::size_t>> clauses_of_;  // by variable
  std::vector<std::int8_t> values_;                   // 1 for true, -1 for false, 0 for none
};

}  // namespace

std::optional<bool> value_of(const Puzzle& puzzle, std::uint64_t most_looks, const Limits& limits) {
  return Trial(puzzle, most_looks, limits).run();
}

}  // namespace hardboard::qbf
