#include "puzzles/graph_capture/rules.h"

#include <memory>
#include <utility>

#include "puzzles/graph_capture/adjacency.h"

namespace hardboard::graph_capture {
namespace {

capture::CaptureRules::Walk walk(std::shared_ptr<const Adjacency> graph) {
  return [graph = std::move(graph)](std::uint32_t place, std::uint8_t,
                                    const capture::CaptureRules::Visit& visit) {
    for (const std::uint32_t next : graph->row(place)) visit(next);
  };
}

}  // namespace

capture::CaptureRules rules_of(const Puzzle& puzzle) {
  capture::CaptureRules rules;
  rules.type.assign(puzzle.budgets.size(), 0);
  rules.budget = puzzle.budgets;
  const auto from = std::make_shared<const Adjacency>(captures_from(puzzle));
  rules.from = walk(from);
  rules.to = walk(puzzle.directed ? std::make_shared<const Adjacency>(captures_to(puzzle)) : from);
  rules.name = [](std::uint32_t place) { return std::to_string(place + 1); };
  return rules;
}

}  // namespace hardboard::graph_capture
