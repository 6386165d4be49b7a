// A density map, for boards with more pieces than a picture can show: it divides the board into
// square fields and shades each by its number of pieces.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "draw/grid.h"
#include "draw/legend.h"
#include "draw/scene.h"
#include "draw/window.h"

namespace hardboard::draw {

// More dots than these would run into one another.
inline constexpr std::size_t most_dots_on_map = 15'000;

// Adds the shaded fields, about 64 along the window's longer side, and returns the scale for the
// legend: the size of the fields, and the number of pieces of each shade. `thing` names the pieces
// in the plural ("pieces"). O(pieces log pieces).
std::vector<LegendItem> add_density(Scene& scene, const Grid& grid, const Window& window,
                                    std::span<const Square> pieces, const std::string& thing);

}  // namespace hardboard::draw
