#include "draw/coordinates.h"

#include <algorithm>
#include <vector>

#include "draw/lettering.h"
#include "draw/palette.h"
#include "draw/points.h"

namespace hardboard::draw {
namespace {

// The width of the widest label as long as that of column x.
double width_of_columns(std::int64_t x, const Window& window, double size) {
  const std::string label = column_label(x, window);
  const bool is_number = label.find_first_not_of("-0123456789") == std::string::npos;
  return is_number ? text_width(label, size) : text_width(std::string(label.size(), 'm'), size);
}

}  // namespace

std::int64_t round_step(double least) {
  for (std::int64_t power = 1;; power *= 10)
    for (const std::int64_t factor : {1, 2, 5})
      if (static_cast<double>(factor * power) >= least) return factor * power;
}

std::int64_t first_multiple(std::int64_t from, std::int64_t step) {
  const std::int64_t multiple = from / step * step;
  return multiple < from ? multiple + step : multiple;
}

CoordinateMargins add_coordinates(Scene& scene, const Grid& grid, const Window& window, double size,
                                  double left, double low) {
  const double side = length(grid.step_x);
  const double widest_column = std::max(width_of_columns(window.x, window, size),
                                        width_of_columns(window.right(), window, size));
  const double widest_row = std::max(text_width(std::to_string(window.y), size),
                                     text_width(std::to_string(window.top()), size));
  const std::int64_t every = round_step(1.15 * std::max({widest_column, widest_row, size}) / side);
  // Boards that begin at 1 have a label there, besides those at the multiples of `every`.
  const auto labelled = [&](std::int64_t from, std::int64_t to) {
    std::vector<std::int64_t> list;
    if (every > 2 && from == 1) list.push_back(1);
    for (std::int64_t i = first_multiple(from, every); i <= to; i += every) list.push_back(i);
    return list;
  };

  const double base = low + 1.25 * size;
  for (const std::int64_t x : labelled(window.x, window.right())) {
    const Point end = grid.middle(static_cast<double>(x), static_cast<double>(window.y));
    scene.shapes.push_back({Text{{end.x, base}, column_label(x, window), size, ink}});
  }
  for (const std::int64_t y : labelled(window.y, window.top())) {
    const Point first = grid.middle(static_cast<double>(window.x), static_cast<double>(y));
    const double edge = grid.cells == Cells::squares ? left : first.x - side / 2;
    scene.shapes.push_back({Text{{edge - 0.45 * size, first.y + 0.36 * size},
                                 std::to_string(y),
                                 size,
                                 ink,
                                 Text::Anchor::end}});
  }
  return {widest_row + 0.9 * size, 1.9 * size};
}

}  // namespace hardboard::draw
