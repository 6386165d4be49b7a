#include "draw/density.h"

#include <algorithm>
#include <fmt/format.h>

#include "draw/coordinates.h"
#include "draw/palette.h"
#include "draw/points.h"

namespace hardboard::draw {
namespace {

constexpr double most_fields = 64;  // along the longer side

// A field; fields count from the window's lower left square.
struct Field {
  std::int64_t row = 0, column = 0;
  friend auto operator<=>(const Field&, const Field&) = default;
};

struct Count {
  Field field;
  std::uint64_t pieces = 0;
};

std::vector<Count> counts_of(const Window& window, std::span<const Square> pieces,
                             std::int64_t size) {
  std::vector<Field> fields;
  fields.reserve(pieces.size());
  for (const Square square : pieces)
    fields.push_back({(square.y - window.y) / size, (square.x - window.x) / size});
  std::sort(fields.begin(), fields.end());
  std::vector<Count> counts;
  for (const Field& field : fields) {
    if (counts.empty() || counts.back().field != field) counts.push_back({field, 0});
    ++counts.back().pieces;
  }
  return counts;
}

// Shade k stands for the numbers above k / 5 and up to (k + 1) / 5 of the largest number.
std::size_t shade_of(std::uint64_t pieces, std::uint64_t most) {
  return static_cast<std::size_t>((pieces - 1) * shades.size() / most);
}

}  // namespace

std::vector<LegendItem> add_density(Scene& scene, const Grid& grid, const Window& window,
                                    std::span<const Square> pieces, const std::string& thing) {
  const std::int64_t size =
      round_step(static_cast<double>(std::max(window.width, window.height)) / most_fields);
  const std::vector<Count> counts = counts_of(window, pieces, size);
  std::uint64_t most = 1;
  for (const Count& count : counts) most = std::max(most, count.pieces);

  const auto corner = [&](std::int64_t column, std::int64_t row) {
    return grid.middle(static_cast<double>(window.x + column * size) - 0.5,
                       static_cast<double>(window.y + row * size) - 0.5);
  };
  for (std::size_t begin = 0, end = 0; begin < counts.size(); begin = end) {
    const Field first = counts[begin].field;
    const std::size_t shade = shade_of(counts[begin].pieces, most);
    // Consecutive fields of one shade in a row form one rectangle.
    for (end = begin + 1; end < counts.size() && counts[end].field.row == first.row &&
                          counts[end].field.column == counts[end - 1].field.column + 1 &&
                          shade_of(counts[end].pieces, most) == shade;
         ++end) {
    }
    const std::int64_t right = std::min((counts[end - 1].field.column + 1) * size, window.width);
    const std::int64_t top = std::min((first.row + 1) * size, window.height);
    const Point low = corner(first.column, first.row);
    const Point high = grid.middle(static_cast<double>(window.x + right) - 0.5,
                                   static_cast<double>(window.y + top) - 0.5);
    // The thin stroke closes the seams that smooth edges leave between rectangles.
    scene.shapes.push_back({Rectangle{
        {low.x, high.y}, high.x - low.x, low.y - high.y, 0, {shades[shade], shades[shade], 0.6}}});
  }

  std::vector<LegendItem> items{
      {fmt::format("{} in each field of {} x {} squares:", thing, size, size), 0, {}}};
  std::uint64_t from = 1;
  for (std::size_t shade = 0; shade < shades.size(); ++shade) {
    std::uint64_t to = from;
    while (to < most && shade_of(to + 1, most) == shade) ++to;
    if (from > most || shade_of(from, most) != shade) continue;
    const std::string words =
        from == to ? fmt::format("{}", from) : fmt::format("{} to {}", from, to);
    items.push_back({words, 30, [shade](Point at, double zoom) {
                       return Shape{Rectangle{at - Point{15 * zoom, 15 * zoom},
                                              30 * zoom,
                                              30 * zoom,
                                              0,
                                              {shades[shade], faint, 1.5 * zoom}}};
                     }});
    from = to + 1;
  }
  return items;
}

}  // namespace hardboard::draw
