#include "puzzles/solo_chess/check.h"

#include <memory>
#include <optional>

#include "puzzles/capture/check.h"
#include "puzzles/solo_chess/canonical.h"
#include "puzzles/solo_chess/cases.h"
#include "puzzles/solo_chess/pawn_rows.h"
#include "puzzles/solo_chess/replay.h"
#include "puzzles/solo_chess/row.h"
#include "puzzles/solo_chess/row_count.h"
#include "puzzles/solo_chess/rules.h"

namespace hardboard::solo_chess {
namespace {

capture::CaptureGround<Square> ground_of(std::shared_ptr<const Puzzle> puzzle) {
  capture::CaptureGround<Square> ground;
  ground.pieces = static_cast<std::uint32_t>(puzzle->pieces.size());
  ground.replay = [puzzle](const auto& moves) {
    return replay(Game(*puzzle), moves, puzzle->goal);
  };
  ground.can_begin = [puzzle] { return !Game(*puzzle).moves().empty(); };
  ground.with_budget = [puzzle](std::uint32_t budget) {
    return ground_of(std::make_shared<const Puzzle>(with_budget(*puzzle, budget)));
  };
  // Most answers name no squares but those of their moves, so the first question makes the index.
  const auto index = std::make_shared<std::optional<SquareIndex>>();
  ground.number = [puzzle, index](Square square) {
    if (!*index) index->emplace(puzzle->pieces);
    return (*index)->find(square);
  };
  ground.text = [puzzle] { return canonical_text(*puzzle); };
  ground.rules = [puzzle] { return rules_of(*puzzle); };
  ground.refute_row_count = [puzzle](const capture::RowCount& proof) -> std::optional<std::string> {
    const auto row = row_of(*puzzle);
    if (const std::string* why_not = std::get_if<std::string>(&row)) return "no row: " + *why_not;
    return refute(std::get<Row>(row), proof);
  };
  ground.refute_pawn_rows = [puzzle](const capture::PawnRows& proof) {
    return refute(*puzzle, proof);
  };
  return ground;
}

}  // namespace

CheckReport check(const Puzzle& puzzle, const capture::Answer<Square>& answer, const Limits& limits,
                  const Recourse& recourse) {
  // A pointer without ownership: the caller keeps the puzzle.
  const std::shared_ptr<const Puzzle> kept(std::shared_ptr<void>(), &puzzle);
  return capture::check_capture(ground_of(kept), answer, limits, recourse);
}

}  // namespace hardboard::solo_chess
