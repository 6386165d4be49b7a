// Hero paths of a hero that goes one row further with each move, a pawn, among villains that ride
// along rows and back, rooks: few of them decide ({P^1, R} of Brunner et al. 2023). docs/hero.md
// proves that the paths which are dropped are never needed.
#pragma once

#include <cstdint>
#include <optional>

#include "methods/solo_chess/hero_board.h"
#include "methods/solo_chess/hero_search.h"

namespace hardboard::solo_chess {

// Decides the puzzle, for a board on which the hero climbs and can come to the goal, if there is
// one. The outcome has no closed sets. The board is restored at the end. Unknown if the limits are
// reached, or after options.most_paths.
//
// Visits O(n) paths for each row in which the hero may end, a path in O(n * rides).
HeroOutcome search_climb(HeroBoard& board, std::uint32_t start, std::optional<std::uint32_t> goal,
                         const HeroOptions& options);

}  // namespace hardboard::solo_chess
