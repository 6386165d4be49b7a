// The parts of a board: sets of holes that no line connects. Play in one part changes nothing in
// another, so a target is as many puzzles as there are parts, and minima add up.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// Two holes in different parts, of which one has a peg. Jumps leave a peg in a part that has one,
// so a single peg remains neither anywhere, if the other hole has a peg as well, nor on the other
// hole. JSON: {"type":"apart","peg":[x,y],"other":[x,y]}
struct Apart {
  Square peg, other;
  friend bool operator==(const Apart&, const Apart&) = default;
};

// Such a proof, for a goal of one peg; nothing if all pegs, and the hole of the goal, are in one
// part. O(holes).
std::optional<Apart> find_apart(const Puzzle& puzzle);
// Why the proof refuses nothing, if it does not. O(holes).
std::optional<std::string> refute(const Puzzle& puzzle, const Apart& proof);

// A puzzle for each part, in the order of their first holes: the part's holes, pegs and target;
// directions and goal of the whole. O(holes).
std::vector<Puzzle> parts_of(const Puzzle& puzzle);

// Of a target on a board of several parts: the smallest parts, at most `most`, whose pegs differ
// from the target, the smallest first. None for other goals, or if the board is one part.
// O(holes log holes).
std::vector<Puzzle> changed_parts(const Puzzle& puzzle, std::size_t most);

}  // namespace hardboard::peg_solitaire
