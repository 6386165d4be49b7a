// A density map, for boards with more pieces than a picture can show: the board in square fields,
// each shaded by the number of pieces in it.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "draw/grid.h"
#include "draw/legend.h"
#include "draw/scene.h"
#include "draw/window.h"

namespace hardboard::draw {

// Above so many pieces dots would run into one another.
inline constexpr std::size_t most_dots_on_map = 15'000;

// Adds the shaded fields, about 64 along the window's longer side, and returns the scale for the
// legend: the size of the fields, and how many pieces each shade stands for. `thing` is what is
// counted, in the plural ("pieces"). O(pieces log pieces).
std::vector<LegendItem> add_density(Scene& scene, const Grid& grid, const Window& window,
                                    std::span<const Square> pieces, const std::string& thing);

}  // namespace hardboard::draw
