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
constexpr int most_rings = 30;           // of places further away, a title's height apart

struct Area {
  Point low, high;  // upper left and lower right
};

// What lies where, in units of a quarter of a cell, or more if the board is large.
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
  // Whether all of the area lies in the room and is free.
  bool is_free(const Area& area) {
    return area.low.x >= corner_.x && area.low.y >= corner_.y &&
           area.high.x <= corner_.x + unit_ * static_cast<double>(columns_) &&
           area.high.y <= corner_.y + unit_ * static_cast<double>(rows_) &&
           !any_of(area, [](std::vector<bool>::reference unit) { return bool{unit}; });
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
      : picture_(picture),
        area_(area_of(*picture.grid, frames, others)),
        room_(with_margins(area_, picture, frames)) {
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

  // Finds a place beside the frame for its title, or leaves the title for later.
  void name_near(const Frame& frame) {
    const Size size = label_size(picture_, frame.title);
    std::vector<Square> squares = sorted_set(frame.squares);
    // From the upper left square on, in the order in which people read.
    std::sort(squares.begin(), squares.end(),
              [](Square a, Square b) { return a.y != b.y ? a.y > b.y : a.x < b.x; });
    squares.resize(std::min(squares.size(), most_sides));
    for (const double distance : {0.0, 0.5, 1.0})
      for (const Square square : squares)
        if (const auto found = free_corner(square, size, distance))
          return place({&frame, *found, size, std::nullopt});
    far_.push_back({&frame, {}, size, squares[0]});
  }

  // Titles without room beside their frames stand further away. The number of those that have no
  // room at all.
  std::size_t name_far() {
    std::size_t left_out = 0;
    for (Title& title : far_) {
      const Area first = cell_area(*picture_.grid, *title.line_to);
      const auto found = far_corner(first, title.size);
      if (!found) {
        ++left_out;
        continue;
      }
      title.corner = *found;
      title.line_to = nearest_square(title);
      place(title);
    }
    return left_out;
  }

  void draw_titles(Colour colour) {
    for (const Title& title : titles_)
      if (title.line_to) draw_line(title, colour);
    for (const Title& title : titles_)
      add_label(picture_,
                {title.corner.x + title.size.width / 2, title.corner.y + title.size.height / 2},
                title.frame->title, colour);
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

  // A title with its upper left corner; if it stands further away, the square that a line leads to.
  struct Title {
    const Frame* frame = nullptr;
    Point corner;
    Size size;
    std::optional<Square> line_to;
  };

  // Titles may stand above the board and to the right.
  static Area with_margins(Area area, const Picture& picture, std::span<const Frame> frames) {
    Size most;
    for (const Frame& frame : frames) {
      if (frame.title.empty()) continue;
      const Size size = label_size(picture, frame.title);
      most = {std::max(most.width, size.width), std::max(most.height, size.height)};
    }
    area.low.y -= 5 * most.height;
    area.high.x += most.width + most.height;
    return area;
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

  // The upper left corner of the nearest free place, ring by ring around the cell.
  std::optional<Point> far_corner(const Area& cell, const Size& size) {
    const Point middle{(cell.low.x + cell.high.x) / 2, (cell.low.y + cell.high.y) / 2};
    const double step = size.height;
    for (int ring = 1; ring <= most_rings; ++ring) {
      std::optional<Point> best;
      double least = 0;
      for (int dy = -ring; dy <= ring; ++dy) {
        const int across = std::abs(dy) == ring ? 1 : 2 * ring;
        for (int dx = -ring; dx <= ring; dx += across) {
          const Point at{middle.x + dx * step, middle.y + dy * step};
          const Point corner{at.x - size.width / 2, at.y - size.height / 2};
          const Point end{corner.x + size.width, corner.y + size.height};
          const double distance = std::hypot(at.x - middle.x, at.y - middle.y);
          if ((best && distance >= least) || corner.x < area_.low.x || end.y > area_.high.y ||
              !room_.is_free({corner, end}))
            continue;
          best = corner;
          least = distance;
        }
      }
      if (best) return best;
    }
    return std::nullopt;
  }

  Square nearest_square(const Title& title) const {
    const auto distance = [&](Square square) {
      const Point from = picture_.grid->middle(square), to = line_end(title, from);
      return std::hypot(to.x - from.x, to.y - from.y);
    };
    return *std::min_element(title.frame->squares.begin(), title.frame->squares.end(),
                             [&](Square a, Square b) { return distance(a) < distance(b); });
  }

  // The point of the title's plate that is nearest to another point.
  static Point line_end(const Title& title, Point from) {
    return {std::clamp(from.x, title.corner.x, title.corner.x + title.size.width),
            std::clamp(from.y, title.corner.y, title.corner.y + title.size.height)};
  }

  void place(const Title& title) {
    const auto& [x, y] = title.corner;
    room_.take({title.corner, {x + title.size.width, y + title.size.height}});
    titles_.push_back(title);
  }

  // From a dot in the middle of the square to the title's plate.
  void draw_line(const Title& title, Colour colour) {
    const Point from = picture_.grid->middle(*title.line_to);
    const Point to = line_end(title, from);
    Style style{std::nullopt, colour, 2.5 * picture_.zoom, 8 * picture_.zoom};
    picture_.scene.shapes.push_back(
        {Path{{{Segment::Kind::move, from, {}, {}}, {Segment::Kind::line, to, {}, {}}}, style}});
    picture_.scene.shapes.push_back(
        {Circle{from, 6 * picture_.zoom, {colour, paper, picture_.zoom}}});
  }

  Picture& picture_;
  Area area_;  // of all squares
  Room room_;
  std::vector<Title> titles_, far_;
};

}  // namespace

std::size_t add_frames(Picture& picture, std::span<const Frame> frames,
                       std::span<const Square> others, Colour colour) {
  if (!picture.grid) return 0;
  Framer framer(picture, frames, others);
  for (const Frame& frame : frames)
    if (!frame.squares.empty()) framer.draw(frame, colour);
  for (const Frame& frame : frames)
    if (!frame.squares.empty() && !frame.title.empty()) framer.name_near(frame);
  const std::size_t left_out = framer.name_far();
  framer.draw_titles(colour);
  return left_out;
}

}  // namespace hardboard::draw
