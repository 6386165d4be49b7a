// The first captures of a position, and those among them that keep it solvable, for hints and for
// the grading of puzzles.
#pragma once

#include <functional>
#include <vector>

#include "base/limits.h"
#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// The captures that are legal at once, in the order of locations, without repetition. O(steps).
std::vector<Capture<Location>> first_captures(const Arena& arena);

// Do several pieces stand on the arena, of which none can capture? O(steps).
bool is_stuck(const Arena& arena);

// The arena after a legal capture. The smaller arena has the locations of `arena` but capture.from,
// and the numbers of the locations above capture.from are one smaller. O(steps).
Arena after(const Arena& arena, Capture<Location> capture);

// The number in the larger arena of a location of after(arena, capture).
Location before(Location location, Capture<Location> capture);

struct FirstMove {
  Capture<Location> capture;
  Verdict verdict = Verdict::unknown;  // on the arena after the capture
};

// Every first capture with the verdict of `decide` on the arena after it; `unknown` for the
// captures that remain when the limits are reached. O(steps) for each capture, plus the cost of
// `decide`.
std::vector<FirstMove> judge_first_moves(const Arena& arena,
                                         const std::function<Verdict(const Arena&)>& decide,
                                         const Limits& limits);

}  // namespace hardboard::capture
