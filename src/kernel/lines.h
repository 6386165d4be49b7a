// Which piece stands next on a line, past squares that are empty.
#pragma once

#include <algorithm>
#include <cstdint>
#include <tuple>
#include <vector>

#include "kernel/grid.h"

namespace hardboard::kernel {

// The lines of one step (x, y), to the right or straight up: squares that lie whole steps apart.
// Made of the places that are full; O(places log places).
class Lines {
public:
  Lines(const Grid& squares, const std::vector<bool>& is_full, Square step)
      : next_(squares.size(), Grid::none), previous_(squares.size(), Grid::none) {
    // Squares are on one line if they agree in the first two numbers; the third goes along it.
    const auto key = [&](std::uint32_t place) {
      const Square at = squares[place];
      const std::int64_t along = step.x != 0 ? at.x : at.y, length = step.x != 0 ? step.x : step.y;
      return std::tuple(at.x * step.y - at.y * step.x, (along % length + length) % length, along);
    };
    std::vector<std::uint32_t> places;
    for (std::uint32_t place = 0; place < squares.size(); ++place)
      if (is_full[place]) places.push_back(place);
    std::sort(places.begin(), places.end(),
              [&](std::uint32_t a, std::uint32_t b) { return key(a) < key(b); });
    for (std::size_t i = 1; i < places.size(); ++i) {
      const auto a = key(places[i - 1]), b = key(places[i]);
      if (std::get<0>(a) == std::get<0>(b) && std::get<1>(a) == std::get<1>(b))
        link(places[i - 1], places[i]);
    }
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
