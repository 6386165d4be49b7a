// A bound on the length of Steiner trees by cuts of the points' grid.
#pragma once

#include <cstdint>
#include <span>

#include "base/limits.h"
#include "problems/steiner/puzzle.h"

namespace hardboard::steiner {

// No Steiner tree is shorter: cuts that part a point from a first one, each with a weight, such
// that the cuts across an edge of the grid in one direction weigh no more than the edge is long
// (dual ascent of Wong 1984); the best of up to eight first points. Stops at `enough`, or at the
// limits with what is known by then. O(n^2) memory, and O(n^2) time for each cut.
std::uint64_t least_by_cuts(std::span<const Square> points, std::uint64_t enough,
                            const Limits& limits);

}  // namespace hardboard::steiner
