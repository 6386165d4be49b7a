// The check of an answer to a game of captures, one for boards and graphs. The check replays
// the moves, checks the proof, and reports the unchecked parts as claimed.
#pragma once

#include <cstdint>
#include <fmt/format.h>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/limits.h"
#include "proofs/kernel_case.h"
#include "puzzles/capture/answer.h"
#include "puzzles/capture/rules.h"

namespace hardboard::capture {

// The outcome of replaying an answer's moves.
struct Replayed {
  std::optional<std::string> illegal;  // "move 3, Rd2xd5: Nd4 stands between"
  std::uint32_t left = 0;              // pieces after the last legal move
  bool holds_goal = true;  // without a goal true; else whether a piece stands on the goal then
  bool solved = false;
};

// Plays the moves. Costs what the game's `play` costs for each.
template <class Game, class Place>
Replayed replay(Game game, const std::vector<Capture<Place>>& moves, std::optional<Place> goal) {
  Replayed result;
  for (std::size_t i = 0; i < moves.size() && !result.illegal; ++i) {
    if (const std::optional<std::string> why = game.play(moves[i]))
      result.illegal = fmt::format("move {}, {}: {}", i + 1, game.words(moves[i]), *why);
    // A piece stands on the goal at the start, and no capture returns to a place that was left.
    result.holds_goal = result.holds_goal && goal != moves[i].from;
  }
  result.left = game.pieces_left();
  result.solved = game.solved();
  return result;
}

// The puzzle's part in the check of its answers.
template <class Place>
struct CaptureGround {
  std::uint32_t pieces = 0;
  std::function<Replayed(const std::vector<Capture<Place>>&)> replay;
  std::function<bool()> can_begin;  // is some capture legal at the start?
  // The same puzzle with this budget for every piece.
  std::function<CaptureGround(std::uint32_t)> with_budget;
  // The number of a place in the rules; nothing if no piece starts there.
  std::function<std::optional<std::uint32_t>(Place)> number;
  std::function<CaptureRules()> rules;
  // The canonical text of the puzzle, by which a proof in a file names it.
  std::function<std::string()> text;
  // The fault of a count on a row; the puzzle need not be a row.
  std::function<std::optional<std::string>(const RowCount&)> refute_row_count;
  // The fault of a refusal by rows of pawns; the pieces need not be pawns.
  std::function<std::optional<std::string>(const PawnRows&)> refute_pawn_rows;
};

// The verdict of the check; never throws, whatever the answer holds. docs/answers.md says when each
// part of an answer is `verified` or `claimed`. Costs one replay (three for a least budget), and
// for refusals the cost of their checkers (proof_check.h). What the answer does not show itself is
// claimed unless the kernel finds it by `recourse`. Instantiated for Square and Vertex.
template <class Place>
CheckReport check_capture(const CaptureGround<Place>& ground, const Answer<Place>& answer,
                          const Limits& limits, const Recourse& recourse);

}  // namespace hardboard::capture
