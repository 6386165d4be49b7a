// Plays: a good turn in every position of a game, from the table if there is one.
#pragma once

#include <optional>
#include <string>

#include "base/result.h"
#include "methods/options.h"
#include "puzzles/push_fight/puzzle.h"
#include "puzzles/push_fight/table_file.h"

namespace hardboard::push_fight {

class Opponent {
public:
  // Makes the table at once where a few seconds suffice for it; or takes that of
  // options.table_file, which is made, or made ready, within the limits. An error if that file
  // can't be used.
  static Result<Opponent> make(const Puzzle& puzzle, const SolveOptions& options);

  struct Choice {
    std::optional<Turn> turn;  // none where there is no push
    std::string why;           // "wins in 3", "draws", "allows no mate", ...
  };

  // For any position of the puzzle's game, which is not over. With a table it is the best turn: it
  // wins as soon or loses as late as can be. Else one that mates; one that an AND/OR search proves
  // within the limits; one that allows no mate; any.
  Choice choose(const Position& position, const Limits& limits) const;

private:
  explicit Opponent(const Puzzle& puzzle) : puzzle_(puzzle) {}

  Puzzle puzzle_;
  std::optional<Table> table_;  // finished
};

}  // namespace hardboard::push_fight
