// Weights that refused a case of a ball and refuse later cases as well: no jump raises them, so
// what the jumps made so far lose only grows.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "puzzles/peg_solitaire/jump_cases.h"

namespace hardboard::peg_solitaire {

class WeightPool {
public:
  // What the jumps made so far have left of each budget, for as many weights as were known then.
  using Left = std::vector<float>;

  explicit WeightPool(std::size_t columns) : losses_(columns) {}

  // Weights by which column j loses losses[j], and of which play loses `budget` at most; the last
  // case of the proof has them. O(columns).
  void add(std::span<const double> losses, double budget, const Cases& proof) {
    for (std::size_t j = 0; j < losses_.size(); ++j)
      losses_[j].push_back(static_cast<float>(std::max(losses[j], 0.0)));
    budgets_.push_back(static_cast<float>(budget));
    cases_.push_back(proof.cases.back());
    numbers_.push_back(number_of_last(proof));
  }

  // Extends `left` to the weights that were added since, after the jumps of these columns.
  void extend(Left& left, std::span<const std::uint32_t> made) const {
    for (std::size_t k = left.size(); k < budgets_.size(); ++k) {
      left.push_back(budgets_[k]);
      for (const std::uint32_t column : made) left.back() -= losses_[column][k];
    }
  }

  // What one more jump leaves; `left` is extended.
  Left after(const Left& left, std::uint32_t column) const {
    Left then(left.size());
    const float* loss = losses_[column].data();
    for (std::size_t k = 0; k < then.size(); ++k) then[k] = left[k] - loss[k];
    return then;
  }

  // The weights that have nothing left, if there are any.
  static std::optional<std::size_t> refusing(const Left& left) {
    const auto at = std::find_if(left.begin(), left.end(), [](float x) { return x < 0; });
    if (at == left.end()) return std::nullopt;
    return static_cast<std::size_t>(at - left.begin());
  }

  // Ends the proof with a case of these weights, which names an earlier one that has them.
  void write(std::size_t weights, std::uint32_t depth, Cases& proof) {
    if (numbers_[weights] != 0) {
      proof.cases.push_back({depth, {}, {}, numbers_[weights]});
      return;
    }
    proof.cases.push_back(cases_[weights]);
    proof.cases.back().depth = depth;
    numbers_[weights] = number_of_last(proof);
  }

  // Of the proof's cases so many are left.
  void forget_beyond(std::size_t cases) {
    for (std::uint32_t& number : numbers_)
      if (number > cases) number = 0;
  }

private:
  static std::uint32_t number_of_last(const Cases& proof) {
    return static_cast<std::uint32_t>(proof.cases.size());
  }

  std::vector<std::vector<float>> losses_;  // for each column, of each case's weights
  std::vector<float> budgets_;
  std::vector<Case> cases_;
  std::vector<std::uint32_t> numbers_;  // of the proof's case that has the weights, or 0
};

}  // namespace hardboard::peg_solitaire
