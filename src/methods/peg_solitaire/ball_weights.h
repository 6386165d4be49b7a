// Weights that refuse a case of a ball, from the rows of its linear programme: rounded to integers
// of which no jump raises the sum.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "methods/peg_solitaire/ball.h"
#include "puzzles/peg_solitaire/jump_cases.h"

namespace hardboard::peg_solitaire {

// What mends the weights of a case costs up to this share of the goal's weight.
inline constexpr double for_mending = 1e-4;

// Weights of a case by the rows of the ball's programme: the entry of a hole is its weight, and
// that of the last row is the weight of the rim; `golden` times the golden weights come to them.
struct RowWeights {
  std::vector<double> entries;
  double golden = 0;
};

struct BallRefusal {
  Case weights;                // with a depth of 0
  std::vector<double> losses;  // what each column's jump loses; the largest entry weighs 1
  double budget = 0;           // play loses at most so much in all
};

// Nothing if the weights do not refuse play that makes column j made[j] times or more often.
// O(entries of the programme + steps of the board).
std::optional<BallRefusal> refusal_by(const Surroundings& around, const Ball& ball,
                                      const RowWeights& weights,
                                      std::span<const std::int64_t> made);

// The proof of a single case, in which each hole has its golden weight.
Cases golden_case(const Surroundings& around);

}  // namespace hardboard::peg_solitaire
