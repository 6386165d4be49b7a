// A game of peg solitaire, jump by jump: what is legal, why something is not, and whether the goal
// is met. This is the code that accepts or refuses solutions; no solver uses it to find them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/game.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// What game.h asks of a Game, and questions about the position.
class Game {
public:
  using Puzzle = peg_solitaire::Puzzle;
  using Move = Jump;

  // Keeps a pointer to the puzzle, which must stay where it is. O(holes).
  explicit Game(const Puzzle& puzzle);

  // Makes the jump, or says in words why it is not legal and changes nothing. O(log holes).
  [[nodiscard]] std::optional<std::string> play(const Jump& jump);

  // O(log holes).
  void undo();

  // All jumps that are legal now, in the order of jumps_of. O(holes).
  std::vector<Jump> moves() const;

  // O(holes).
  std::string key() const;

  // The goal is met, or no jump is left. O(holes).
  std::optional<Ending> ending() const;

  // "d2-d4". Jumps of one peg may be read at once: "d2-d4-b4".
  std::string words(const Jump& jump) const;
  std::optional<std::string> read(std::string_view words, std::vector<Jump>& jumps) const;

  // The goal is met now; for `goal peg`: now or earlier.
  bool goal_met() const;

  std::uint32_t pegs_left() const { return left_; }
  const std::vector<std::uint8_t>& pegs() const { return pegs_; }

private:
  void put(std::uint32_t hole, bool peg);

  const Puzzle* puzzle_;
  std::vector<std::uint8_t> pegs_;
  std::optional<std::uint32_t> at_;  // the hole of the goal
  std::uint32_t left_ = 0;
  std::uint32_t wrong_ = 0;  // holes that are not as in the target
  // `goal peg`: after how many jumps (0: at the start) a peg stood on the goal for the first time.
  std::optional<std::size_t> met_after_;
  std::vector<Jump> played_;
};

// "d2-d4".
std::string words(const Jump& jump);

}  // namespace hardboard::peg_solitaire
