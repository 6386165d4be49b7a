#include "puzzles/graph_capture/cases.h"

#include "puzzles/capture/cases.h"
#include "puzzles/graph_capture/canonical.h"

namespace hardboard::graph_capture {

Puzzle with_budget(const Puzzle& puzzle, std::uint32_t budget) {
  Puzzle uniform = puzzle;
  uniform.budgets.assign(uniform.budgets.size(), budget);
  return uniform;
}

std::vector<std::string> cases_of(const Puzzle& puzzle, const capture::Answer<Vertex>& answer) {
  const capture::CaseWords<Vertex> words{
      [&] { return canonical_text(puzzle); },
      [&](std::uint32_t budget) { return canonical_text(with_budget(puzzle, budget)); },
      [](Vertex vertex) { return vertex.number; }};
  return capture::cases_of(words, answer, static_cast<std::uint32_t>(puzzle.budgets.size()));
}

}  // namespace hardboard::graph_capture
