#include "puzzles/solo_chess/check.h"

#include "proofs/check_capture.h"
#include "puzzles/solo_chess/replay.h"
#include "puzzles/solo_chess/rules.h"

namespace hardboard::solo_chess {

CheckReport check(const Puzzle& puzzle, const Answer<Square>& answer) {
  const SquareIndex index(puzzle.pieces);
  CaptureGround<Square> ground;
  ground.pieces = static_cast<std::uint32_t>(puzzle.pieces.size());
  ground.has_goal = puzzle.goal.has_value();
  ground.replay = [&](const auto& moves, std::optional<std::uint32_t> budget) {
    if (!budget) return replay(Game(puzzle), moves);
    Puzzle other = puzzle;
    for (Piece& piece : other.pieces) piece.budget = *budget;
    return replay(Game(other), moves);
  };
  ground.number = [&](Square square) { return index.find(square); };
  ground.rules = [&] { return rules_of(puzzle); };
  return check_capture(ground, answer);
}

}  // namespace hardboard::solo_chess
