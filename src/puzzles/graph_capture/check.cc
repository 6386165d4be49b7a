#include "puzzles/graph_capture/check.h"

#include "puzzles/capture/check.h"
#include "puzzles/graph_capture/replay.h"
#include "puzzles/graph_capture/rules.h"

namespace hardboard::graph_capture {

CheckReport check(const Puzzle& puzzle, const capture::Answer<Vertex>& answer, const Limits&) {
  capture::CaptureGround<Vertex> ground;
  ground.pieces = static_cast<std::uint32_t>(puzzle.budgets.size());
  ground.replay = [&](const auto& moves, std::optional<std::uint32_t> budget) {
    if (!budget) return replay(Game(puzzle), moves);
    Puzzle other = puzzle;
    other.budgets.assign(puzzle.budgets.size(), *budget);
    return replay(Game(other), moves);
  };
  ground.number = [&](Vertex vertex) -> std::optional<std::uint32_t> {
    if (vertex.number < 1 || vertex.number > ground.pieces) return std::nullopt;
    return vertex.number - 1;
  };
  ground.rules = [&] { return rules_of(puzzle); };
  ground.refute_row_count = [](const capture::RowCount&) {
    return std::optional<std::string>("no row");
  };
  ground.refute_pawn_rows = [](const capture::PawnRows&) {
    return std::optional<std::string>("no pawns");
  };
  return capture::check_capture(ground, answer);
}

}  // namespace hardboard::graph_capture
