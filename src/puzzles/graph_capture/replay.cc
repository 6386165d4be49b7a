#include "puzzles/graph_capture/replay.h"

#include <fmt/format.h>

namespace hardboard::graph_capture {

Game::Game(const Puzzle& puzzle)
    : graph_(captures_from(puzzle)),
      occupied_(puzzle.budgets.size(), true),
      budget_(puzzle.budgets),
      left_(static_cast<std::uint32_t>(puzzle.budgets.size())) {}

bool Game::has_token(Vertex vertex) const {
  return vertex.number >= 1 && vertex.number <= occupied_.size() && occupied_[vertex.number - 1];
}

std::optional<std::string> Game::play(const capture::Capture<Vertex>& capture) {
  if (!has_token(capture.from)) return fmt::format("no token is on {}", capture.from.number);
  if (!has_token(capture.to)) {
    return fmt::format("there is nothing to capture on {}", capture.to.number);
  }
  const std::uint32_t from = capture.from.number - 1, to = capture.to.number - 1;
  if (budget_[from] == 0) return fmt::format("the token on {} has no captures left", from + 1);
  if (!graph_.has(from, to)) return fmt::format("no edge leads from {} to {}", from + 1, to + 1);

  occupied_[from] = false;
  budget_[to] = budget_[from] == unlimited ? unlimited : budget_[from] - 1;
  --left_;
  return std::nullopt;
}

std::vector<capture::Capture<Vertex>> Game::legal_captures() const {
  std::vector<capture::Capture<Vertex>> captures;
  for (std::uint32_t from = 0; from < occupied_.size(); ++from) {
    if (!occupied_[from] || budget_[from] == 0) continue;
    for (const std::uint32_t to : graph_.row(from))
      if (occupied_[to]) captures.push_back({{from + 1}, {to + 1}});
  }
  return captures;
}

std::string Game::words(const capture::Capture<Vertex>& capture) const {
  return fmt::format("{}x{}", capture.from.number, capture.to.number);
}

}  // namespace hardboard::graph_capture
