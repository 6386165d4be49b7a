// Hubs where each place lies on at most two lines along which all steps lead, as those of rooks and
// bishops do: the lines that hold hubs cover all places and hang together, and they are few.
// Proved in docs/hubs.md.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/limits.h"
#include "proofs/answer_head.h"
#include "puzzles/capture/hub_conditions.h"

namespace hardboard::capture {

struct HubLines {
  static constexpr std::uint32_t none = UINT32_MAX;
  // By place: its two lines; `none` where all steps lead along one line, or no step does.
  std::vector<std::pair<std::uint32_t, std::uint32_t>> of_place;
  std::vector<std::vector<std::uint32_t>> places;  // by line
  // Each place with two lines has one of either side.
  std::vector<bool> is_second_side;  // by line
  std::uint32_t most = 0;            // so many lines may hold hubs
};

// Nothing if the steps, sorted from each place, don't lead along lines of this kind, or if there
// are fewer than four places or budgets above 2. O(steps * steps of a place).
std::optional<HubLines> hub_lines(const StepsOfOneType& steps);

struct LineCover {
  Verdict verdict = Verdict::unknown;  // `unsolvable`: no lines can hold the hubs of a solution
  std::uint64_t cases = 0;             // that were looked at
};

// Branches on lines, each of which holds a hub or not. Unknown after 20,000 cases, or once the
// limits are reached; a case costs O(lines * places). `solvable` says only that lines are enough.
LineCover cover_by_lines(const HubLines& lines, const Limits& limits);

}  // namespace hardboard::capture
