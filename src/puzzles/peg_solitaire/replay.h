// A game of peg solitaire, jump by jump: the legal jumps, the reason why a jump is illegal, and
// whether the goal is met. This code accepts or refuses solutions; no solver uses it to find them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/game.h"
#include "puzzles/peg_solitaire/open_lines.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// The Game of game.h, and questions about its position.
class Game {
public:
  using Puzzle = peg_solitaire::Puzzle;
  using Move = Jump;

  // Keeps a pointer to the puzzle, which must stay in place. O(holes).
  explicit Game(const Puzzle& puzzle);

  // Makes the jump; if the jump is illegal, returns the reason and changes nothing. O(log holes).
  [[nodiscard]] std::optional<std::string> play(const Jump& jump);

  // O(log holes).
  void undo();

  // All jumps that are legal now, in the order of jumps_of. O(holes) the first time that moves() or
  // ending() is called, later O(holes / 64 + jumps).
  std::vector<Jump> moves() const;

  // O(holes).
  std::string key() const;

  // The goal is met, or no jump is left. Costs as much as moves().
  std::optional<Ending> ending() const;

  // "d2-d4". read() also takes several jumps of one peg: "d2-d4-b4".
  std::string words(const Jump& jump) const;
  std::optional<std::string> read(std::string_view words, std::vector<Jump>& jumps) const;

  // Is the goal met now, or for `goal peg`: was it met at any time?
  bool goal_met() const;

  std::uint32_t pegs_left() const { return left_; }
  const std::vector<std::uint8_t>& pegs() const { return pegs_; }

private:
  void put(std::uint32_t hole, bool peg);
  const OpenLines& open_lines() const;

  const Puzzle* puzzle_;
  std::vector<std::uint8_t> pegs_;
  std::optional<std::uint32_t> at_;  // the hole of the goal
  std::uint32_t left_ = 0;
  std::uint32_t wrong_ = 0;  // holes whose content differs from the target
  // `goal peg`: how many jumps came before a peg first stood on the goal; 0 for the start.
  std::optional<std::size_t> met_after_;
  std::vector<Jump> played_;
  // Made when a move is first asked for: who replays an answer asks for none.
  mutable std::optional<OpenLines> open_;
};

// "d2-d4".
std::string words(const Jump& jump);

}  // namespace hardboard::peg_solitaire
