#include "puzzles/graph_capture/check.h"

#include <memory>

#include "puzzles/capture/check.h"
#include "puzzles/graph_capture/canonical.h"
#include "puzzles/graph_capture/cases.h"
#include "puzzles/graph_capture/replay.h"
#include "puzzles/graph_capture/rules.h"

namespace hardboard::graph_capture {
namespace {

capture::CaptureGround<Vertex> ground_of(std::shared_ptr<const Puzzle> puzzle) {
  capture::CaptureGround<Vertex> ground;
  ground.pieces = static_cast<std::uint32_t>(puzzle->budgets.size());
  ground.replay = [puzzle](const auto& moves) {
    return replay(Game(*puzzle), moves, std::optional<Vertex>());
  };
  ground.can_begin = [puzzle] { return !Game(*puzzle).moves().empty(); };
  ground.with_budget = [puzzle](std::uint32_t budget) {
    return ground_of(std::make_shared<const Puzzle>(with_budget(*puzzle, budget)));
  };
  ground.number = [puzzle](Vertex vertex) -> std::optional<std::uint32_t> {
    if (vertex.number < 1 || vertex.number > puzzle->budgets.size()) return std::nullopt;
    return vertex.number - 1;
  };
  ground.text = [puzzle] { return canonical_text(*puzzle); };
  ground.rules = [puzzle] { return rules_of(*puzzle); };
  ground.refute_row_count = [](const capture::RowCount&) {
    return std::optional<std::string>("no row");
  };
  ground.refute_pawn_rows = [](const capture::PawnRows&) {
    return std::optional<std::string>("no pawns");
  };
  return ground;
}

}  // namespace

CheckReport check(const Puzzle& puzzle, const capture::Answer<Vertex>& answer, const Limits& limits,
                  const Recourse& recourse) {
  // A pointer without ownership: the caller keeps the puzzle.
  const std::shared_ptr<const Puzzle> kept(std::shared_ptr<void>(), &puzzle);
  return capture::check_capture(ground_of(kept), answer, limits, recourse);
}

}  // namespace hardboard::graph_capture
