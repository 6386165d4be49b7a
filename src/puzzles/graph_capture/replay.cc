#include "puzzles/graph_capture/replay.h"

#include <fmt/format.h>

#include "puzzles/graph_capture/words.h"

namespace hardboard::graph_capture {

Game::Game(const Puzzle& puzzle)
    : puzzle_(&puzzle),
      graph_(captures_from(puzzle)),
      occupied_(puzzle.budgets.size(), true),
      budget_(puzzle.budgets),
      left_(static_cast<std::uint32_t>(puzzle.budgets.size())) {}

bool Game::has_token(Vertex vertex) const {
  return vertex.number >= 1 && vertex.number <= occupied_.size() && occupied_[vertex.number - 1];
}

std::optional<std::string> Game::play(const Move& capture) {
  if (!has_token(capture.from)) return fmt::format("no token is on {}", capture.from.number);
  if (!has_token(capture.to)) {
    return fmt::format("there is nothing to capture on {}", capture.to.number);
  }
  const std::uint32_t from = capture.from.number - 1, to = capture.to.number - 1;
  if (budget_[from] == 0) return fmt::format("the token on {} has no captures left", from + 1);
  if (!graph_.has(from, to)) return fmt::format("no edge leads from {} to {}", from + 1, to + 1);

  taken_.push_back({from, to, budget_[to]});
  occupied_[from] = false;
  budget_[to] = budget_[from] == unlimited ? unlimited : budget_[from] - 1;
  --left_;
  return std::nullopt;
}

void Game::undo() {
  promise(!taken_.empty(), "there is a capture to take back");
  const Taken taken = taken_.back();
  taken_.pop_back();
  budget_[taken.to] = taken.budget;
  occupied_[taken.from] = true;
  ++left_;
}

std::string Game::key() const {
  std::string key;
  key.reserve(occupied_.size() * 5);
  for (std::size_t vertex = 0; vertex < occupied_.size(); ++vertex) {
    key.push_back(occupied_[vertex] ? 1 : 0);
    if (!occupied_[vertex]) continue;
    for (int byte = 0; byte < 4; ++byte)
      key.push_back(static_cast<char>(budget_[vertex] >> (8 * byte) & 0xFF));
  }
  return key;
}

std::optional<Ending> Game::ending() const {
  if (solved()) return Ending{Verdict::solvable, "Solved."};
  if (moves().empty()) return Ending{Verdict::unsolvable, "No capture is left."};
  return std::nullopt;
}

std::vector<Game::Move> Game::moves() const {
  std::vector<Move> captures;
  for (std::uint32_t from = 0; from < occupied_.size(); ++from) {
    if (!occupied_[from] || budget_[from] == 0) continue;
    for (const std::uint32_t to : graph_.row(from))
      if (occupied_[to]) captures.push_back({{from + 1}, {to + 1}});
  }
  return captures;
}

std::string Game::words(const Move& capture) const {
  return fmt::format("{}x{}", capture.from.number, capture.to.number);
}

std::optional<std::string> Game::read(std::string_view words, std::vector<Move>& moves) const {
  std::string fault = read_moves(*puzzle_, words, moves);
  if (fault.empty()) return std::nullopt;
  return fault;
}

}  // namespace hardboard::graph_capture
