#include "methods/peg_solitaire/strip_window.h"

#include <algorithm>
#include <bit>

namespace hardboard::peg_solitaire {

bool PositionSet::is_empty() const {
  return std::all_of(words_.begin(), words_.end(), [](std::uint64_t word) { return word == 0; });
}

std::vector<StripPegs> PositionSet::all() const {
  std::vector<StripPegs> found;
  for (std::size_t i = 0; i < words_.size(); ++i)
    for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1)
      found.push_back(static_cast<StripPegs>(64 * i) +
                      static_cast<StripPegs>(std::countr_zero(rest)));
  return found;
}

StripWindow::StripWindow(const Strip& strip, std::uint32_t width)
    : strip_(strip), width_(width), met_(strip.height * width) {}

void StripWindow::move_to(std::uint32_t first) {
  for (const Reached& reached : reached_) met_.remove(reached.pegs);
  reached_.clear();
  jumps_.clear();
  for (std::uint32_t i = 0; i < width_; ++i)
    for (const StripJump& jump : strip_.jumps[first + i])
      if (i + jump.columns <= width_)
        jumps_.push_back({jump.takes << i * strip_.height, jump.puts << i * strip_.height,
                          jump.columns, jump.jump});
}

StripPegs StripWindow::trace(std::uint32_t position, std::vector<HoleJump>& backwards) const {
  while (reached_[position].from != none) {
    backwards.push_back(jumps_[reached_[position].jump].jump);
    position = reached_[position].from;
  }
  return reached_[position].pegs;
}

}  // namespace hardboard::peg_solitaire
