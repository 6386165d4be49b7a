// A player for boards without a table of all positions: plays a win that a search has proved, never
// a turn that a search has refuted while another one is left, and otherwise by evaluation.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>

#include "base/limits.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

struct PlayerChoice {
  std::optional<Turn> turn;  // none if the limits came before any turn was found
  std::string why;           // what is known about the turn, in words, and whether it is proved
};

// For positions of the puzzle's game that are not over and in which the side to move can push.
using Player = std::function<PlayerChoice(const Position&, const Limits&)>;

// A player for the puzzle, which must have passed proof_number_why_not. The player searches as
// proof_winner.h says until shortly before the deadline (10 seconds if there is none). A search
// that has proved a win is kept, in at most `memory_bytes`, and followed to the end of the game.
// Without a proof the player takes the turn after which a win of the other side is hardest to
// prove: the proof number is the evaluation. One thread at a time may use the player and its
// copies.
Player make_player(const Puzzle& puzzle, std::size_t memory_bytes);

}  // namespace hardboard::push_fight
