// The search over hero paths, the squares that the hero visits in order: they decide a puzzle with
// one hero and villains of one type (Brunner et al. 2023, section 2.3). docs/hero.md defines the
// terms and proves that no dropped path is ever needed.
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
  // The two rules that drop paths, the ways across a chain that end the search, and the search of
  // hero_climb.h where it applies; only measurements switch them off.
  bool dominance = true;
  bool chains = true;
  bool crossings = true;
  bool climb = true;
};

struct HeroOutcome {
  Verdict verdict = Verdict::unknown;
  std::vector<std::uint32_t> path;  // if solvable: the places that the hero visits, its start first
  // If unsolvable: two closed sets, if they refuse the puzzle before any move.
  std::optional<capture::ClosedSets<std::uint32_t>> closed;
  std::uint64_t paths = 0;      // hero paths visited, the path of no move among them
  std::uint64_t kept = 0;       // of these, paths that the search kept, to extend them
  std::uint64_t dominated = 0;  // of these, paths that an earlier path dominates
};

// Decides puzzles of any two types, since all types are closed under submoves. The hero starts on
// `start` and must end on `goal` if there is one. The board is restored at the end. Unknown if the
// limits are reached, or after options.most_paths.
//
// A path costs O(n * rides + n / 64 * paths kept with the same end). There are O((n * rides)^a)
// paths if villains are symmetric, have all captures of the hero, and have a pairs of opposite
// rides (docs/hero.md). For a king among rooks, without a goal, the search keeps O(n^2) paths, O(n)
// of them with the same end, and visits at most nine if the king's leaving joins no two parts of
// the board. For other types and boards the number is only measured.
HeroOutcome search_hero_paths(HeroBoard& board, std::uint32_t start,
                              std::optional<std::uint32_t> goal, const HeroOptions& options);

}  // namespace hardboard::solo_chess
