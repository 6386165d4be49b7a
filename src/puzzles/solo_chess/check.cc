#include "puzzles/solo_chess/check.h"

#include "puzzles/capture/check.h"
#include "puzzles/solo_chess/pawn_rows.h"
#include "puzzles/solo_chess/replay.h"
#include "puzzles/solo_chess/row.h"
#include "puzzles/solo_chess/row_count.h"
#include "puzzles/solo_chess/rules.h"

namespace hardboard::solo_chess {

CheckReport check(const Puzzle& puzzle, const capture::Answer<Square>& answer, const Limits&) {
  const SquareIndex index(puzzle.pieces);
  capture::CaptureGround<Square> ground;
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
  ground.refute_row_count = [&](const capture::RowCount& proof) -> std::optional<std::string> {
    const auto row = row_of(puzzle);
    if (const std::string* why_not = std::get_if<std::string>(&row)) return "no row: " + *why_not;
    return refute(std::get<Row>(row), proof);
  };
  ground.refute_pawn_rows = [&](const capture::PawnRows& proof) { return refute(puzzle, proof); };
  return capture::check_capture(ground, answer);
}

}  // namespace hardboard::solo_chess
