#include "puzzles/peg_solitaire/open_lines.h"

#include <algorithm>

namespace hardboard::peg_solitaire {

OpenLines::OpenLines(const Puzzle& puzzle, std::span<const std::uint8_t> pegs)
    : holes_(puzzle.holes.size()) {
  const std::vector<Square> steps = steps_of(puzzle.directions);
  next_.reserve(steps.size() * holes_);
  before_.reserve(steps.size() * holes_);
  open_.assign((steps.size() * holes_ + 63) / 64, 0);
  for (const Square step : steps) {
    const std::size_t direction = next_.size();
    const std::vector<std::uint32_t> next = neighbours(puzzle.holes, step);
    const std::vector<std::uint32_t> before = neighbours(puzzle.holes, {-step.x, -step.y});
    next_.insert(next_.end(), next.begin(), next.end());
    before_.insert(before_.end(), before.begin(), before.end());
    for (std::uint32_t hole = 0; hole < holes_; ++hole) update(direction, hole, pegs);
  }
}

void OpenLines::change(std::uint32_t hole, std::span<const std::uint8_t> pegs) {
  for (std::size_t direction = 0; direction < next_.size(); direction += holes_) {
    std::uint32_t first = hole;
    for (int place = 0; place < 3 && first != no_hole; ++place) {
      update(direction, first, pegs);
      first = before_[direction + first];
    }
  }
}

bool OpenLines::any() const {
  return std::any_of(open_.begin(), open_.end(), [](std::uint64_t bits) { return bits != 0; });
}

void OpenLines::update(std::size_t direction, std::uint32_t first,
                       std::span<const std::uint8_t> pegs) {
  const std::uint32_t middle = next_[direction + first];
  if (middle == no_hole) return;
  const std::uint32_t last = next_[direction + middle];
  if (last == no_hole) return;
  const std::size_t line = direction + first;
  const std::uint64_t bit = std::uint64_t{1} << line % 64;
  if (pegs[middle] != 0 && pegs[first] != pegs[last])
    open_[line / 64] |= bit;
  else
    open_[line / 64] &= ~bit;
}

}  // namespace hardboard::peg_solitaire
