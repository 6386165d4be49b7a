// Weights that refused a case of a ball and refuse later cases as well: no jump raises them, so
// what the jumps made so far lose only grows.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "methods/peg_solitaire/ball_weights.h"
#include "puzzles/peg_solitaire/jump_cases.h"

namespace hardboard::peg_solitaire {

// Weights of a case, and which case of a proof lists them. Later cases name that one.
class KeptCase {
public:
  explicit KeptCase(Case weights) : weights_(std::move(weights)) {}

  // Ends the proof with a case of these weights.
  void write(std::uint32_t depth, Cases& proof) {
    if (number_ != 0) {
      proof.cases.push_back({depth, {}, {}, number_});
      return;
    }
    proof.cases.push_back(weights_);
    proof.cases.back().depth = depth;
    number_ = static_cast<std::uint32_t>(proof.cases.size());
  }

  // Of the proof's cases so many are left.
  void forget_beyond(std::size_t cases) {
    if (number_ > cases) number_ = 0;
  }

private:
  Case weights_;
  std::uint32_t number_ = 0;  // of the proof's case that lists the weights, from 1; or 0
};

class WeightPool {
public:
  // What the jumps made so far have left of each budget, for as many weights as were known then.
  using Left = std::vector<float>;

  explicit WeightPool(std::size_t columns) : losses_(columns) {}

  // Keeps the weights, and ends the proof with a case of them. O(columns).
  void add(BallRefusal refusal, std::uint32_t depth, Cases& proof) {
    constexpr double rounding = 1e-5;  // of the sums
    for (std::size_t j = 0; j < losses_.size(); ++j)
      losses_[j].push_back(static_cast<float>(std::max(refusal.losses[j], 0.0)));
    budgets_.push_back(static_cast<float>(refusal.budget + rounding));
    cases_.emplace_back(std::move(refusal.weights));
    cases_.back().write(depth, proof);
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

  // Would one more jump of the column leave nothing of some budget? `left` is extended.
  bool refuses_after(const Left& left, std::uint32_t column) const {
    const float* loss = losses_[column].data();
    bool refuses = false;
    for (std::size_t k = 0; k < left.size(); ++k) refuses |= left[k] < loss[k];
    return refuses;
  }

  // Ends the proof with a case of these weights.
  void write(std::size_t weights, std::uint32_t depth, Cases& proof) {
    cases_[weights].write(depth, proof);
  }

  // Of the proof's cases so many are left.
  void forget_beyond(std::size_t cases) {
    for (KeptCase& kept : cases_) kept.forget_beyond(cases);
  }

private:
  std::vector<std::vector<float>> losses_;  // for each column, of each case's weights
  std::vector<float> budgets_;
  std::vector<KeptCase> cases_;
};

}  // namespace hardboard::peg_solitaire
