// A game of peg solitaire, jump by jump: what is legal, why something is not, and whether the goal
// is met. This is the code that accepts or refuses solutions; no solver uses it to find them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

class Game {
public:
  // Keeps a pointer to the puzzle, which must stay where it is. O(holes).
  explicit Game(const Puzzle& puzzle);

  // Makes the jump, or says in words why it is not legal and changes nothing. O(log holes).
  [[nodiscard]] std::optional<std::string> play(Jump jump);

  // The goal is met now; for `goal peg`: now or earlier.
  bool goal_met() const;

  std::uint32_t pegs_left() const { return left_; }
  const std::vector<std::uint8_t>& pegs() const { return pegs_; }

  // All jumps that are legal now, in the order of jumps_of. O(holes).
  std::vector<Jump> legal_jumps() const;

private:
  void put(std::uint32_t hole, bool peg);

  const Puzzle* puzzle_;
  std::vector<std::uint8_t> pegs_;
  std::optional<std::uint32_t> at_;  // the hole of the goal
  std::uint32_t left_ = 0;
  std::uint32_t wrong_ = 0;  // holes that are not as in the target
  bool peg_was_there_ = false;
};

// "d2-d4".
std::string words(Jump jump);

}  // namespace hardboard::peg_solitaire
