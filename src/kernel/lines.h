// Which piece stands next on a line, past squares that are empty.
#pragma once

#include <numeric>

#include "kernel/grid.h"

namespace hardboard::kernel {

// The lines of one step (x, y), to the right or straight up: squares that lie whole steps apart.
// All places are full at first; O(places log places).
class Lines {
public:
  Lines(const Grid& squares, Square step)
      : next_(squares.size(), Grid::none), previous_(squares.size(), Grid::none) {
    // Squares are on one line if they agree in the first pair; the last number goes along it.
    const auto key = [&](std::uint32_t place) {
      const Square at = squares[place];
      const std::int64_t along = step.x != 0 ? at.x : at.y, length = step.x != 0 ? step.x : step.y;
      const std::pair line(at.x * step.y - at.y * step.x, (along % length + length) % length);
      return std::pair(line, along);
    };
    std::vector<std::uint32_t> places(squares.size());
    std::iota(places.begin(), places.end(), 0U);
    std::ranges::sort(places, {}, key);
    for (std::size_t i = 1; i < places.size(); ++i)
      if (key(places[i - 1]).first == key(places[i]).first) link(places[i - 1], places[i]);
  }

  // The piece behind a full place, or with `leads_on` false before it; Grid::none if there is none.
  std::uint32_t next(std::uint32_t place, bool leads_on) const {
    return leads_on ? next_[place] : previous_[place];
  }

  // The place becomes empty.
  void remove(std::uint32_t place) { link(previous_[place], next_[place]); }

private:
  void link(std::uint32_t place, std::uint32_t behind) {
    if (place != Grid::none) next_[place] = behind;
    if (behind != Grid::none) previous_[behind] = place;
  }

  std::vector<std::uint32_t> next_, previous_;  // by place
};

}  // namespace hardboard::kernel
