#include "draw/frames.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

#include "draw/overlay.h"

namespace hardboard::draw {
namespace {

constexpr double frame_inset = 5;
constexpr double widest = 14;  // stroke of a frame, so that frames of single squares stay open
constexpr double most_units = 4e6;
constexpr std::size_t most_sides = 200;  // squares of a frame beside which its title is tried

struct Area {
  Point low, high;  // upper left and lower right
};

// What lies where, in units of a quarter of a cell, or more if the board is large. Nothing lies
// outside of the area that the room is made for.
class Room {
public:
  explicit Room(const Area& area) : corner_(area.low) {
    const double width = area.high.x - area.low.x, height = area.high.y - area.low.y;
    unit_ = std::max(25.0, std::sqrt(width * height / most_units));
    columns_ = static_cast<std::int64_t>(width / unit_) + 1;
    rows_ = static_cast<std::int64_t>(height / unit_) + 1;
    taken_.resize(static_cast<std::size_t>(columns_ * rows_));
  }

  void take(const Area& area) {
    any_of(area, [](std::vector<bool>::reference unit) {
      unit = true;
      return false;
    });
  }
  bool is_free(const Area& area) {
    return !any_of(area, [](std::vector<bool>::reference unit) { return bool{unit}; });
  }

private:
  // Whether test(unit) is true of a unit that the area overlaps by more than its rim.
  template <class Test>
  bool any_of(const Area& area, Test test) {
    constexpr double rim = 2;
    const auto index = [&](double at, double from, std::int64_t size) {
      return std::clamp(static_cast<std::int64_t>(std::floor((at - from) / unit_)),
                        std::int64_t{-1}, size);
    };
    const std::int64_t left = index(area.low.x + rim, corner_.x, columns_),
                       right = index(area.high.x - rim, corner_.x, columns_),
                       top = index(area.low.y + rim, corner_.y, rows_),
                       bottom = index(area.high.y - rim, corner_.y, rows_);
    for (std::int64_t row = std::max<std::int64_t>(top, 0); row <= std::min(bottom, rows_ - 1);
         ++row)
      for (std::int64_t column = std::max<std::int64_t>(left, 0);
           column <= std::min(right, columns_ - 1); ++column)
        if (test(taken_[static_cast<std::size_t>(row * columns_ + column)])) return true;
    return false;
  }

  Point corner_;
  double unit_ = 0;
  std::int64_t columns_ = 0, rows_ = 0;
  std::vector<bool> taken_;
};

Area cell_area(const Grid& grid, Square square) {
  Area area{grid.middle(square), grid.middle(square)};
  for (const Point corner : cell_corners(grid, square, {}, 0)) {
    area.low = {std::min(area.low.x, corner.x), std::min(area.low.y, corner.y)};
    area.high = {std::max(area.high.x, corner.x), std::max(area.high.y, corner.y)};
  }
  return area;
}

class Framer {
public:
  Framer(Picture& picture, std::span<const Frame> frames, std::span<const Square> others)
      : picture_(picture), area_(area_of(*picture.grid, frames, others)), room_(area_) {
    for (const Frame& frame : frames)
      for (const Square square : frame.squares) room_.take(cell_area(*picture.grid, square));
    for (const Square square : others) room_.take(cell_area(*picture.grid, square));
  }

  void draw(const Frame& frame, Colour colour) {
    std::vector<Segment> loops = outline(*picture_.grid, sorted_set(frame.squares), frame_inset);
    Area area{loops[0].to, loops[0].to};
    for (const Segment& segment : loops) {
      if (segment.kind == Segment::Kind::close) continue;
      const Point p = segment.to;
      area.low = {std::min(area.low.x, p.x), std::min(area.low.y, p.y)};
      area.high = {std::max(area.high.x, p.x), std::max(area.high.y, p.y)};
    }
    picture_.scene.shapes.push_back(
        {Path{std::move(loops), {std::nullopt, colour, std::min(5 * picture_.zoom, widest)}}});
    include(picture_.scene, area.low, area.high);
  }

  void name(const Frame& frame, Colour colour) {
    const Size size = label_size(picture_, frame.title);
    std::vector<Square> squares = sorted_set(frame.squares);
    // From the upper left square on, in the order in which people read.
    std::sort(squares.begin(), squares.end(),
              [](Square a, Square b) { return a.y != b.y ? a.y > b.y : a.x < b.x; });
    const Area first = cell_area(*picture_.grid, squares[0]);
    squares.resize(std::min(squares.size(), most_sides));
    Point corner{first.low.x, first.low.y - size.height / 2};
    for (const double distance : {0.0, 0.5, 1.0})
      for (const Square square : squares)
        if (const auto found = free_corner(square, size, distance)) {
          corner = *found;
          return place(frame, corner, size, colour);
        }
    place(frame, corner, size, colour);
  }

private:
  static Area area_of(const Grid& grid, std::span<const Frame> frames,
                      std::span<const Square> others) {
    std::optional<Area> area;
    const auto add = [&](Square square) {
      const Area cell = cell_area(grid, square);
      if (!area) area = cell;
      area->low = {std::min(area->low.x, cell.low.x), std::min(area->low.y, cell.low.y)};
      area->high = {std::max(area->high.x, cell.high.x), std::max(area->high.y, cell.high.y)};
    };
    for (const Frame& frame : frames)
      std::for_each(frame.squares.begin(), frame.squares.end(), add);
    std::for_each(others.begin(), others.end(), add);
    return area.value_or(Area{});
  }

  // The upper left corner of a free place above, below, right or left of the square, so many cells
  // away. Coordinates may stand to the left of the board and below it: no title hides these.
  std::optional<Point> free_corner(Square square, const Size& size, double distance) {
    const Area cell = cell_area(*picture_.grid, square);
    const double away = distance * (cell.high.y - cell.low.y);
    const double middle = (cell.low.y + cell.high.y - size.height) / 2;
    const std::array corners = {Point{cell.low.x, cell.low.y - away - size.height},
                                Point{cell.high.x - size.width, cell.low.y - away - size.height},
                                Point{cell.high.x + away, middle},
                                Point{cell.low.x, cell.high.y + away},
                                Point{cell.low.x - away - size.width, middle},
                                Point{cell.high.x - size.width, cell.high.y + away}};
    for (const Point corner : corners) {
      const Point end{corner.x + size.width, corner.y + size.height};
      if (corner.x >= area_.low.x && end.y <= area_.high.y && room_.is_free({corner, end}))
        return corner;
    }
    return std::nullopt;
  }

  void place(const Frame& frame, Point corner, const Size& size, Colour colour) {
    room_.take({corner, {corner.x + size.width, corner.y + size.height}});
    add_label(picture_, {corner.x + size.width / 2, corner.y + size.height / 2}, frame.title,
              colour);
  }

  Picture& picture_;
  Area area_;  // of all squares
  Room room_;
};

}  // namespace

void add_frames(Picture& picture, std::span<const Frame> frames, std::span<const Square> others,
                Colour colour) {
  if (!picture.grid) return;
  Framer framer(picture, frames, others);
  for (const Frame& frame : frames)
    if (!frame.squares.empty()) framer.draw(frame, colour);
  for (const Frame& frame : frames)
    if (!frame.squares.empty() && !frame.title.empty()) framer.name(frame, colour);
}

}  // namespace hardboard::draw
