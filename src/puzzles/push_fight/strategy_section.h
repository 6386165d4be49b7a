// Strategies of any size, in a section of a file of proofs: `claim wins`, `loses` or `draws`
// (docs/proof-format.md). The ground checks them; a pass over the section is enough.
#pragma once

#include <cstdint>
#include <istream>
#include <optional>
#include <string>

#include "base/limits.h"
#include "kernel/kernel.h"
#include "proofs/answer_head.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

// The claim of a section: `wins`, `loses` or `draws`, and perhaps within how many turns.
std::string claim_of(Verdict verdict, std::optional<std::uint32_t> depth = {});

// Reads the section from its claim to its end. A strategy wins if each reply to each turn leads to
// a position that stands earlier in the file, or in which the winner mates at once; a strategy
// holds a draw if each reply leads to a position of the strategy, wherever that stands. The first
// turn of the side to move is that which leads to the position `first`, if that is given; the game
// must go on there. `refused` with the words of the limits once they are reached. Memory: the
// positions, of a byte for each square, and what a hash map needs. O(positions * replies).
kernel::Judgement judge_strategies(const Puzzle& puzzle, const std::optional<Position>& first,
                                   std::istream& section, const Limits& limits);

}  // namespace hardboard::push_fight
