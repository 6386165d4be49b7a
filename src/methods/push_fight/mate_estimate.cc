#include "methods/push_fight/mate_estimate.h"

#include <algorithm>

namespace hardboard::push_fight {

MateEstimate::MateEstimate(const MateCells& cells, const std::vector<Man>& men,
                           const std::vector<WinningLine>& lines, const Limits& limits)
    : cells_(cells), way_(cells.size()) {
  for (const WinningLine& line : lines) {
    // The chances of a line list its cells repeatedly.
    cells_of_chances_ += line.squares.size() * line.squares.size() / 2;
    is_complete_ =
        cells_of_chances_ * sizeof(std::uint32_t) <= limits.memory_bytes / 2 && !limits.reached();
    if (!is_complete_) return;
    Chance chance{0, line.direction, {}};
    for (std::size_t i = 1; i < line.squares.size(); ++i) {
      const std::uint32_t before = line.squares[i - 1], king = line.squares[i];
      if (cells.cell[before] != MateCells::none) chance.holes.push_back(cells.cell[before]);
      chance.king = king;
      // A king that may not move pushes from where it stands.
      if (cells.cell[king] != MateCells::none || men[king] == Man::king) chances_.push_back(chance);
    }
  }
}

void MateEstimate::measure_ways(const Configuration& configuration) {
  const auto& [pawn, start] = configuration;
  std::fill(way_.begin(), way_.end(), never);
  if (cells_.is_unmoved(start)) return;
  queue_.assign(1, start);
  way_[start] = 0;
  later_.clear();
  for (std::uint32_t distance = 0; !queue_.empty(); ++distance) {
    for (std::size_t i = 0; i < queue_.size(); ++i) {
      if (way_[queue_[i]] != distance) continue;
      for (const std::uint32_t near : cells_.near[queue_[i]]) {
        if (near == MateCells::none || way_[near] <= distance + pawn[near]) continue;
        way_[near] = distance + pawn[near];
        (pawn[near] != 0 ? later_ : queue_).push_back(near);
      }
    }
    queue_.swap(later_);
    later_.clear();
  }
}

MateEstimate::Bound MateEstimate::of(const Configuration& configuration) {
  measure_ways(configuration);
  const std::uint32_t start = configuration.king;
  Bound best{never, 0};
  for (std::uint32_t i = 0; i < chances_.size(); ++i) {
    const Chance& chance = chances_[i];
    std::uint32_t holes = 0;
    for (const std::uint32_t c : chance.holes) holes += configuration.is_empty(c) ? 1U : 0U;
    std::uint32_t moves = holes;
    if (cells_.is_unmoved(start)) {
      if (cells_.unmoved(chance.king) != start) continue;
    } else {
      const std::uint32_t place = cells_.cell[chance.king];
      if (place == MateCells::none) continue;
      if (place != start) {
        if (way_[place] == never) continue;
        moves = 1 + std::max(holes, way_[place]);
      }
    }
    if (moves < best.moves) best = {moves, i};
  }
  return best;
}

}  // namespace hardboard::push_fight
