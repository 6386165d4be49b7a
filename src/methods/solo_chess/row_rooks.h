// The captures of rooks on a row, when nothing else moves any more (Aravind et al. 2022, Lemma 9;
// Kühn 2024, Lemma 4.3).
#pragma once

#include <cstdint>
#include <vector>

#include "puzzles/capture/answer.h"

namespace hardboard::solo_chess {

// Takes the pieces of a stretch in order, from one end to the other, and lets rooks capture pieces
// that have no captures left, as long as there are both: what stands, apart from one another with
// nothing between, is either all spent or all able to capture. Each capture costs one piece and one
// of the budgets, so that the balance (budgets less pieces) stays what it is.
class RookCaptures {
public:
  // Captures are appended to `moves`, as places.
  explicit RookCaptures(std::vector<capture::Capture<std::uint32_t>>& moves) : moves_(&moves) {}

  // The next piece; 0 if it can't capture. Amortised O(1).
  void add(std::uint32_t place, std::uint32_t budget);

  // After the last piece: all that can capture do so onto one place, `sink`, which lies before the
  // first piece that was added with nothing between; without it onto the last of them. Returns the
  // places that are still taken, in the order in which they were added: without a sink one at
  // least, if any was added. O(pieces).
  std::vector<std::uint32_t> finish();
  std::vector<std::uint32_t> finish_into(std::uint32_t sink);

private:
  struct Standing {
    std::uint32_t place = 0, budget = 0;
  };
  std::vector<Standing> standing_;
  std::vector<capture::Capture<std::uint32_t>>* moves_;
};

}  // namespace hardboard::solo_chess
