// The search over hero paths: which squares the hero visits, in order, decides a puzzle with one
// hero and villains of one type (Brunner et al. 2023, section 2.3). The words and the proofs of all
// that is pruned are in docs/hero.md.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/limits.h"
#include "methods/solo_chess/hero_board.h"
#include "puzzles/capture/answer.h"

namespace hardboard::solo_chess {

struct HeroOptions {
  Limits limits;
  std::uint64_t most_paths = UINT64_MAX;
  bool dominance = true;  // off only to measure what they save
  bool chains = true;
};

struct HeroOutcome {
  Verdict verdict = Verdict::unknown;
  std::vector<std::uint32_t> path;  // solvable: the places the hero visits, its start first
  std::optional<capture::ClosedSets<std::uint32_t>> closed;  // unsolvable before any move is made
  std::uint64_t paths = 0;      // hero paths looked at, that of no move among them
  std::uint64_t dominated = 0;  // those among them that an earlier one made needless,
  std::uint64_t chainless = 0;  // and those after which no chain of blocks meets all sets
};

// Exact for every two types, since all types are closed under submoves. The hero starts on `start`
// and must end on `goal` if there is one. The board is left as it was. A path costs
// O(n * rides + n / 64 * paths kept with the same end). There are O((n * rides)^a) where villains
// are symmetric, can do what the hero can, and have a pairs of opposite rides (docs/hero.md); for
// other types this is only measured. Asks the limits at each path.
HeroOutcome search_hero_paths(HeroBoard& board, std::uint32_t start,
                              std::optional<std::uint32_t> goal, const HeroOptions& options);

}  // namespace hardboard::solo_chess
