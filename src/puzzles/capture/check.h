// What a checker makes of an answer to a game of captures; one text for boards and graphs. It
// replays the moves, checks the proof, and says of the rest that nobody has checked it.
#pragma once

#include <cstdint>
#include <fmt/format.h>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "puzzles/capture/answer.h"
#include "puzzles/capture/rules.h"

namespace hardboard::capture {

// What the moves of an answer come to.
struct Replayed {
  std::optional<std::string> illegal;  // "move 3, Rd2xd5: Nd4 stands between"
  std::uint32_t left = 0;              // pieces after the last legal move
  bool holds_goal = true;              // a piece stands on the goal then, if there is a goal
  bool solved = false;
};

// Plays the moves. Costs what the game's `play` costs for each.
template <class Game, class Place>
Replayed replay(Game game, const std::vector<Capture<Place>>& moves, std::optional<Place> goal) {
  Replayed result;
  for (std::size_t i = 0; i < moves.size() && !result.illegal; ++i) {
    if (const std::optional<std::string> why = game.play(moves[i]))
      result.illegal = fmt::format("move {}, {}: {}", i + 1, game.words(moves[i]), *why);
    // A piece stands on the goal at the start, and none comes back to a place that was left.
    result.holds_goal = result.holds_goal && goal != moves[i].from;
  }
  result.left = game.pieces_left();
  result.solved = game.solved();
  return result;
}

// What a puzzle brings to the check of its answers.
template <class Place>
struct CaptureGround {
  std::uint32_t pieces = 0;
  std::function<Replayed(const std::vector<Capture<Place>>&)> replay;
  // The same puzzle with this budget for every piece.
  std::function<CaptureGround(std::uint32_t)> with_budget;
  // The number of a place in the rules; nothing if no piece starts there.
  std::function<std::optional<std::uint32_t>(Place)> number;
  std::function<CaptureRules()> rules;
  // What is wrong with a count on a row, which this puzzle may not even be.
  std::function<std::optional<std::string>(const RowCount&)> refute_row_count;
  // What is wrong with a refusal by rows of pawns, which the pieces may not even be.
  std::function<std::optional<std::string>(const PawnRows&)> refute_pawn_rows;
};

// Never throws on any answer. docs/answers.md says what `verified` and `claimed` mean for each part
// of an answer. Costs a replay (three for a least budget), and for refusals what closed_sets.h,
// stranded.h, stuck_trees.h, no_center.h and budget_sum.h say. Instantiated for Square and Vertex.
template <class Place>
CheckReport check_capture(const CaptureGround<Place>& ground, const Answer<Place>& answer);

}  // namespace hardboard::capture
