#include "draw/peg_board.h"

#include <optional>

#include "draw/palette.h"
#include "draw/points.h"
#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::draw {
namespace {

using peg_solitaire::Goal;

constexpr double side = 100, hole_radius = 36, peg_radius = 31;

}  // namespace

std::vector<Symbol> peg_symbols() {
  const Shape peg{Circle{{}, peg_radius, {peg_fill, peg_outline, 3}}};
  const Shape shine{Circle{{-10, -11}, 8, {white, std::nullopt, 1, 0, 0.35}}};
  return {{"peg-hole", {{Circle{{}, hole_radius, {hole_fill, faint, 2}}}}},
          {"peg", {peg, shine}},
          {"peg-plain", {peg}}};
}

void add_wood(Scene& scene, const peg_solitaire::Puzzle& puzzle, const Grid& grid) {
  constexpr double border = 3;
  const auto add = [&](const std::vector<Segment>& path, bool filled, double width) {
    const auto fill = [&](Colour colour) { return filled ? std::optional(colour) : std::nullopt; };
    scene.shapes.push_back({Path{path, {fill(dark_square), dark_square, width + 2 * border}}});
    scene.shapes.push_back({Path{path, {fill(light_square), light_square, width}}});
  };
  if (grid.cells == Cells::squares) {
    // A wide stroke around an inner outline makes the corners round.
    constexpr double radius = 10;
    return add(outline(grid, sorted_set(puzzle.holes), radius), true, 2 * radius);
  }
  std::vector<Segment> lines;
  const auto add_line = [&](Square from, Square to) {
    lines.push_back(move_to(grid.middle(from)));
    lines.push_back(line_to(grid.middle(to)));
  };
  for (const Square hole : puzzle.holes) add_line(hole, hole);  // a dot, for holes without lines
  for (const Square step : peg_solitaire::steps_of(puzzle.directions)) {
    const std::vector<std::uint32_t> next = peg_solitaire::neighbours(puzzle.holes, step);
    for (std::uint32_t hole = 0; hole < next.size(); ++hole)
      if (next[hole] != peg_solitaire::no_hole)
        add_line(puzzle.holes[hole], puzzle.holes[next[hole]]);
  }
  add(lines, false, 0.94 * side);
  scene.shapes.push_back({Path{lines, {std::nullopt, dark_square, 3}}});
}

Shape shading(const Grid& grid, const std::vector<Square>& set, double lines) {
  const auto loops = outline(grid, set, 4 * lines);
  Group group;
  group.shapes.push_back({Path{loops, {mark_tint, std::nullopt}}});
  group.shapes.push_back({Path{hatching(grid, set, Hatching::rising, 13 * lines, 4 * lines),
                               {std::nullopt, mark, 1.6 * lines, 0, 0.6}}});
  group.shapes.push_back({Path{loops, {std::nullopt, mark, 3.5 * lines}}});
  return {std::move(group)};
}

std::vector<LegendItem> peg_legend(const peg_solitaire::Puzzle& puzzle, bool has_colouring) {
  std::vector<LegendItem> items{
      {"peg", 30,
       [](Point at, double zoom) {
         return Shape{Circle{at, 14 * zoom, {peg_fill, peg_outline, 1.5 * zoom}}};
       }},
      {"vacant hole", 30, [](Point at, double zoom) {
         return Shape{Circle{at, 14 * zoom, {hole_fill, faint, zoom}}};
       }}};
  if (puzzle.goal == Goal::peg) items.push_back(goal_item("a peg must come here"));
  if (puzzle.goal == Goal::one_at) items.push_back(goal_item("the last peg must end here"));
  if (puzzle.goal == Goal::target) items.push_back(goal_item("pegs must remain here"));
  if (has_colouring)
    items.push_back({"shaded", 44, [](Point at, double zoom) {
                       const Grid grid = grid_with(Cells::squares, 40 * zoom, {}, at);
                       return shading(grid, {Square{}}, 0.6 * zoom);
                     }});
  return items;
}

}  // namespace hardboard::draw
