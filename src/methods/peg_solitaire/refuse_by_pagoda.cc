// The linear programme: weights w = p - n with the least sum(p + n) such that w(from) + w(over) >=
// w(to) for each jump, and the final position weighs at least one more than the start. Its basic
// solutions have small denominators, usually 1.
#include "methods/peg_solitaire/refuse_by_pagoda.h"

#include <algorithm>
#include <cmath>

#include "engines/mip/lp.h"
#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::peg_solitaire {
namespace {

constexpr std::int64_t most_denominator = 200;

using Whole = std::vector<std::int64_t>;  // a weight for each hole

class Refusal {
public:
  Refusal(const Puzzle& puzzle, const Limits& limits)
      : puzzle_(puzzle), limits_(limits), jumps_(jumps_of(puzzle)) {}

  // Weights by which the pegs of `final_pegs` weigh more than the pegs of the start.
  std::optional<Whole> weights(const std::vector<std::uint8_t>& final_pegs) const {
    mip::Relaxation relaxation(programme(final_pegs));
    if (relaxation.solve(limits_) != mip::LpStatus::optimal) return std::nullopt;
    const std::span<const double> values = relaxation.values();
    const std::size_t holes = puzzle_.holes.size();
    Whole whole(holes);
    for (std::int64_t denominator = 1; denominator <= most_denominator; ++denominator) {
      for (std::size_t i = 0; i < holes; ++i) {
        const double weight = values[i] - (signs() == 2 ? values[holes + i] : 0);
        whole[i] = std::llround(weight * static_cast<double>(denominator));
      }
      if (is_pagoda(whole) && weight_of(whole, final_pegs) > weight_of(whole, puzzle_.pegs)) {
        return whole;
      }
    }
    return std::nullopt;
  }

  std::int64_t weight_of(const Whole& whole, const std::vector<std::uint8_t>& pegs) const {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < pegs.size(); ++i) sum += pegs[i] ? whole[i] : 0;
    return sum;
  }

  Pagoda listed(const Whole& whole) const {
    Pagoda pagoda;
    for (std::size_t i = 0; i < whole.size(); ++i) {
      if (whole[i] != 0) pagoda.weights.push_back({puzzle_.holes[i], whole[i]});
    }
    return pagoda;
  }

private:
  // For `goal peg` other pegs may stand anywhere at the end, so no weight may be negative: n = 0.
  int signs() const { return puzzle_.goal == Goal::peg ? 1 : 2; }

  mip::Model programme(const std::vector<std::uint8_t>& final_pegs) const {
    mip::Model model;
    std::vector<std::vector<mip::Entry>> columns(puzzle_.holes.size());
    for (const HoleJump& jump : jumps_) {
      const int row = model.add_row(0, mip::infinity);
      columns[jump.from].push_back({row, 1});
      columns[jump.over].push_back({row, 1});
      columns[jump.to].push_back({row, -1});
    }
    const int gain = model.add_row(1, mip::infinity);
    for (std::size_t i = 0; i < columns.size(); ++i) {
      const double change = double(final_pegs[i] != 0) - double(puzzle_.pegs[i] != 0);
      if (change != 0) columns[i].push_back({gain, change});
    }
    for (int sign = 0; sign < signs(); ++sign) {
      for (std::vector<mip::Entry>& column : columns) {
        if (sign == 1) {
          for (mip::Entry& entry : column) entry.value = -entry.value;
        }
        model.add_column(0, mip::infinity, 1, false, column);
      }
    }
    return model;
  }

  bool is_pagoda(const Whole& whole) const {
    return std::all_of(jumps_.begin(), jumps_.end(), [&](const HoleJump& jump) {
      return whole[jump.from] + whole[jump.over] >= whole[jump.to];
    });
  }

  const Puzzle& puzzle_;
  const Limits& limits_;
  std::vector<HoleJump> jumps_;
};

// The final positions to refuse; for `goal peg` the peg on the goal alone, beside which others may
// stand.
std::vector<std::vector<std::uint8_t>> finals_of(const Puzzle& puzzle) {
  if (puzzle.goal == Goal::target) return {puzzle.target};
  std::vector<std::vector<std::uint8_t>> finals;
  const auto single = [&](std::size_t hole) {
    finals.emplace_back(puzzle.holes.size());
    finals.back()[hole] = 1;
  };
  if (puzzle.goal != Goal::one)
    single(*hole_at(puzzle, puzzle.at));
  else
    for (std::size_t hole = 0; hole < puzzle.holes.size(); ++hole) single(hole);
  return finals;
}

}  // namespace

std::optional<Pagodas> refuse_by_pagoda(const Puzzle& puzzle, const Limits& limits) {
  const Refusal refusal(puzzle, limits);
  Pagodas proof;
  std::vector<Whole> found;
  for (const std::vector<std::uint8_t>& pegs : finals_of(puzzle)) {
    const bool refused = std::any_of(found.begin(), found.end(), [&](const Whole& whole) {
      return refusal.weight_of(whole, pegs) > refusal.weight_of(whole, puzzle.pegs);
    });
    if (refused) continue;
    const std::optional<Whole> whole = refusal.weights(pegs);
    if (!whole) return std::nullopt;
    found.push_back(*whole);
    proof.pagodas.push_back(refusal.listed(*whole));
  }
  if (refute(puzzle, proof)) return std::nullopt;
  return proof;
}

}  // namespace hardboard::peg_solitaire
