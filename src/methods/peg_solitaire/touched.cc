#include "methods/peg_solitaire/touched.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <queue>
#include <utility>
#include <vector>

#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::peg_solitaire {
namespace {

// Finds how many pegs of the start a peg on a hole stands for at least, the smallest numbers first
// (Dijkstra's way, for sums of two: Knuth 1977).
class Touched {
public:
  explicit Touched(const Puzzle& puzzle)
      : puzzle_(puzzle), least_(puzzle.holes.size(), 0), pegs_(count_pegs(puzzle.pegs)) {
    for (const Square step : steps_of(puzzle.directions)) {
      steps_.push_back(step);
      steps_.push_back({-step.x, -step.y});
    }
  }

  // All holes that can get a peg, the first ones included; nothing if there are more than `most`.
  std::optional<std::vector<std::uint32_t>> grow(std::size_t most) {
    if (pegs_ > most) return std::nullopt;
    for (std::uint32_t hole = 0; hole < puzzle_.pegs.size(); ++hole)
      if (puzzle_.pegs[hole] != 0) open_.emplace(1, hole);
    std::vector<std::uint32_t> touched;
    while (!open_.empty()) {
      const auto [least, hole] = open_.top();
      open_.pop();
      if (least_[hole] != 0) continue;
      least_[hole] = least;
      touched.push_back(hole);
      if (touched.size() > most) return std::nullopt;
      // The peg jumps over another one, or another one jumps over it.
      const Square square = puzzle_.holes[hole];
      for (const Square step : steps_) {
        jump(square, step);
        jump({square.x - step.x, square.y - step.y}, step);
      }
    }
    return touched;
  }

private:
  void jump(Square from, Square step) {
    const Square over = from + step;
    const auto start = hole_at(puzzle_, from), middle = hole_at(puzzle_, over);
    if (!start || !middle || least_[*start] == 0 || least_[*middle] == 0) return;
    const auto end = hole_at(puzzle_, over + step);
    const std::uint32_t sum = least_[*start] + least_[*middle];
    if (end && least_[*end] == 0 && sum <= pegs_) open_.emplace(sum, *end);
  }

  using Open = std::pair<std::uint32_t, std::uint32_t>;  // a number of pegs, and a hole

  const Puzzle& puzzle_;
  std::vector<std::uint32_t> least_;  // by hole; 0 as long as it is not known
  std::uint32_t pegs_;
  std::vector<Square> steps_;
  std::priority_queue<Open, std::vector<Open>, std::greater<>> open_;
};

}  // namespace

std::optional<Puzzle> on_touched_holes(const Puzzle& puzzle, std::size_t most) {
  std::optional<std::vector<std::uint32_t>> kept = Touched(puzzle).grow(most);
  if (!kept) return std::nullopt;
  if (puzzle.goal == Goal::peg || puzzle.goal == Goal::one_at)
    kept->push_back(*hole_at(puzzle, puzzle.at));
  for (std::uint32_t hole = 0; hole < puzzle.target.size(); ++hole)
    if (puzzle.target[hole] != 0) kept->push_back(hole);
  std::sort(kept->begin(), kept->end());
  kept->erase(std::unique(kept->begin(), kept->end()), kept->end());
  if (kept->size() > most) return std::nullopt;
  Puzzle touched;
  touched.directions = puzzle.directions;
  touched.goal = puzzle.goal;
  touched.at = puzzle.at;
  for (const std::uint32_t hole : *kept) {
    touched.holes.push_back(puzzle.holes[hole]);
    touched.pegs.push_back(puzzle.pegs[hole]);
    if (!puzzle.target.empty()) touched.target.push_back(puzzle.target[hole]);
  }
  return touched;
}

}  // namespace hardboard::peg_solitaire
