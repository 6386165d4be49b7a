// The program as a player: a good turn in every position of a game, from a table if there is one.
#pragma once

#include <optional>
#include <string>

#include "base/result.h"
#include "methods/options.h"
#include "methods/push_fight/player.h"
#include "puzzles/push_fight/puzzle.h"
#include "puzzles/push_fight/table_file.h"

namespace hardboard::push_fight {

class Opponent {
public:
  // Makes a table if that takes a few seconds at most. With options.table_file, loads the table of
  // that file, and makes or finishes it within the limits. An error if the file cannot be used.
  static Result<Opponent> make(const Puzzle& puzzle, const SolveOptions& options);

  struct Choice {
    std::optional<Turn> turn;  // none if there is no push
    std::string why;           // "wins in 3", "a draw", "allows no mate", ...
  };

  // For any position of the puzzle's game that is not over. With a table, the best turn, which wins
  // as soon, or loses as late, as possible. Without one: a mate, or a turn that the search under
  // threats proves, if a threat stands at the beginning of the game, or the turn of a player by
  // proof numbers and evaluation (player.h); or, where the player does not apply, a turn that
  // allows no mate, if one is found within the limits and ten seconds, or any turn.
  Choice choose(const Position& position, const Limits& limits) const;

  // The table that the choice rests on; nullptr if there is none, and then the reason for that.
  const Table* table() const { return table_ ? &*table_ : nullptr; }
  const std::string& why_no_table() const { return why_no_table_; }

private:
  explicit Opponent(const Puzzle& puzzle) : puzzle_(puzzle) {}
  void plays_without_table(const Limits& limits);

  Puzzle puzzle_;
  std::optional<Table> table_;  // a finished one, or none
  std::string why_no_table_;
  bool is_under_threat_ = false;
  Player player_;  // none with a table, or if the search by proof numbers does not apply
};

}  // namespace hardboard::push_fight
