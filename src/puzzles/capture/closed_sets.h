// The checker of refusals by closed sets: two disjoint sets of places, each of which holds a piece
// at the end of every solution (after Brunner et al. 2023, section 2; proved in docs/refusals.md).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "puzzles/capture/answer.h"
#include "puzzles/capture/rules.h"

namespace hardboard::capture {

// The list that holds each place: 1 or 2, or 0 for neither.
using Sides = std::vector<std::uint8_t>;

// Marks the places of both lists; an error message if a list is empty or a place stands in the
// lists twice.
std::optional<std::string> mark_sides(const CaptureRules& rules,
                                      const std::vector<std::uint32_t>& first,
                                      const std::vector<std::uint32_t>& second, Sides& sides);

// The reason why the places on the given side need not hold a piece at the end of a solution;
// nothing if they must hold one, because no step of a possible pair leaves them, or they hold the
// goal, or they hold the start of the last piece and no step of that piece leaves them. O(types for
// each of `places`, and a first step for each possible pair there).
std::optional<std::string> may_lose_all(const CaptureRules& rules, const PossiblePairs& possible,
                                        const Sides& sides, std::uint8_t side,
                                        const std::vector<std::uint32_t>& places);

// Nothing if the two sets prove that the puzzle has no solution, else the fault. All numbers must
// be below rules.places(). Linear in places times types times rides.
std::optional<std::string> refute(const CaptureRules& rules,
                                  const ClosedSets<std::uint32_t>& proof);

}  // namespace hardboard::capture
