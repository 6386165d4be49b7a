// The first captures of a position, and which of them keep it solvable: what hints and the grading
// of puzzles are made of.
#pragma once

#include <functional>
#include <vector>

#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// All captures that can be made at once, in the order of locations, each pair once. O(steps).
std::vector<Capture<Location>> first_captures(const Arena& arena);

// The arena after a legal capture. Its locations are those of `arena` without capture.from; the
// ones above it move down by one. O(steps).
Arena after(const Arena& arena, Capture<Location> capture);

// The answer for a smaller arena back in the numbers of the larger one: location u is u + 1 again
// from capture.from on.
Location before(Location location, Capture<Location> capture);

struct FirstMove {
  Capture<Location> capture;
  Verdict verdict = Verdict::unknown;  // of the arena after it
};

// Every first capture with what `decide` says of the arena after it.
std::vector<FirstMove> judge_first_moves(const Arena& arena,
                                         const std::function<Verdict(const Arena&)>& decide);

}  // namespace hardboard::capture
