// The captures of rooks on a row, when all kings have moved (Aravind et al. 2022, Lemma 9; Kühn
// 2024, Lemma 4.3).
#pragma once

#include <cstdint>
#include <vector>

#include "puzzles/capture/answer.h"

namespace hardboard::solo_chess {

// Takes the pieces of a stretch in order, from one end to the other. As soon as a piece that can
// capture and a piece that can't are neighbours, the first captures the second. So after each step
// either all remaining pieces can capture or none can. A capture removes one piece and spends one
// capture of a budget, so the balance (budgets minus pieces) stays equal.
class RookCaptures {
public:
  // Captures are appended to `moves`, as places.
  explicit RookCaptures(std::vector<capture::Capture<std::uint32_t>>& moves) : moves_(&moves) {}

  // Takes the next piece; a budget of 0 means that it can't capture. Amortised O(1).
  void add(std::uint32_t place, std::uint32_t budget);

  // After the last piece: all pieces that can capture do so onto one place. This place is `sink`,
  // which lies next to the first piece added; or, without a sink, the place of the last of these
  // pieces. Returns the places, other than the sink, that still hold a piece, in the order of
  // adding: without a sink at least one, if any piece was added. O(pieces).
  std::vector<std::uint32_t> finish();
  std::vector<std::uint32_t> finish_into(std::uint32_t sink);

private:
  struct Standing {
    std::uint32_t place = 0, budget = 0;
  };
  std::vector<Standing> standing_;  // the pieces so far that no piece has captured
  std::vector<capture::Capture<std::uint32_t>>* moves_;
};

}  // namespace hardboard::solo_chess
