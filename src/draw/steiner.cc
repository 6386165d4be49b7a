#include "draw/steiner.h"

#include <algorithm>
#include <fmt/format.h>
#include <set>
#include <vector>

#include "base/box.h"
#include "base/counted.h"
#include "draw/legend.h"
#include "draw/lettering.h"
#include "draw/palette.h"
#include "draw/points.h"
#include "draw/sentence.h"
#include "draw/words.h"

namespace hardboard::draw {
namespace {

using TreeSegment = steiner::Segment;

constexpr std::size_t most_points = 5000, most_segments = 20'000, most_named = 30;
constexpr double margin = 80, most_unit = 100, longest_side = 1200;

std::string title_of(const steiner::Puzzle& puzzle) {
  std::string title =
      fmt::format("Rectilinear Steiner tree: {}", counted(puzzle.points.size(), "point"));
  return puzzle.length ? fmt::format("{}, length at most {}", title, *puzzle.length) : title;
}

bool is_straight(const TreeSegment& segment) {
  return (segment.a.x == segment.b.x) != (segment.a.y == segment.b.y);
}

// The box of the points and of the segments that can be drawn.
Box box_of(const steiner::Puzzle& puzzle, const std::vector<TreeSegment>& segments) {
  Box box = bounding_box(puzzle.points);
  for (const auto& [a, b] : segments) {
    box.include(a);
    box.include(b);
  }
  return box;
}

class Drawing {
public:
  Drawing(const steiner::Puzzle& puzzle, const std::vector<TreeSegment>& segments)
      : puzzle_(puzzle), segments_(segments), box_(box_of(puzzle, segments)) {
    const auto side = static_cast<double>(std::max(box_.width(), box_.height()) - 1);
    unit_ = side > 0 ? std::min(most_unit, longest_side / side) : most_unit;
  }

  Scene draw() {
    scene_.width =
        std::max(least_width, 2 * margin + unit_ * static_cast<double>(box_.width() - 1));
    scene_.height = 2 * margin + unit_ * static_cast<double>(box_.height() - 1);
    add_lines();
    Path tree{{}, {std::nullopt, arrow_border, 9}};
    for (const auto& [a, b] : segments_) add_line(tree, a, b);
    if (!tree.segments.empty()) scene_.shapes.push_back({std::move(tree)});
    const bool named = puzzle_.points.size() <= most_named;
    for (const Square point : puzzle_.points) {
      scene_.shapes.push_back(
          {Circle{place(point), named ? 16.0 : 8.0, {peg_fill, peg_outline, 2}}});
      if (!named) continue;
      const Point at = place(point);
      // Off the lines, which lead up, down, left and right.
      scene_.shapes.push_back({Text{{at.x + 16, at.y - 16},
                                    fmt::format("{},{}", point.x, point.y),
                                    20,
                                    ink,
                                    Text::Anchor::start}});
    }
    return std::move(scene_);
  }

private:
  Point place(Square square) const {
    const auto x = static_cast<double>(std::int64_t{square.x} - box_.low.x);
    const auto y = static_cast<double>(std::int64_t{box_.high.y} - square.y);
    return {margin + unit_ * x, margin + unit_ * y};
  }
  void add_line(Path& path, Square a, Square b) const {
    path.segments.push_back(move_to(place(a)));
    path.segments.push_back(line_to(place(b)));
  }

  // The grid of Hanan.
  void add_lines() {
    std::set<std::int32_t> xs, ys;
    for (const Square point : puzzle_.points) {
      xs.insert(point.x);
      ys.insert(point.y);
    }
    Path lines{{}, {std::nullopt, light_square, 4}};
    for (const std::int32_t x : xs) add_line(lines, {x, box_.low.y}, {x, box_.high.y});
    for (const std::int32_t y : ys) add_line(lines, {box_.low.x, y}, {box_.high.x, y});
    scene_.shapes.push_back({std::move(lines)});
  }

  const steiner::Puzzle& puzzle_;
  const std::vector<TreeSegment>& segments_;
  const Box box_;
  double unit_ = most_unit;
  Scene scene_;
};

// Characters stand two apart, so that segments have room between places.
class Letters {
public:
  Letters(const steiner::Puzzle& puzzle, const std::vector<TreeSegment>& segments)
      : box_(box_of(puzzle, segments)),
        lines_(2 * box_.height() - 1, std::string(2 * box_.width() - 1, ' ')) {
    for (std::uint64_t i = 0; i < box_.squares(); ++i) at(box_.square(i)) = '.';
    for (const auto& [a, b] : segments) add(std::min(a, b), std::max(a, b));
    for (const Square point : puzzle.points) at(point) = 'o';
  }
  std::string text() const {
    std::string text;
    for (const std::string& line : lines_) text += line + "\n";
    return text;
  }

private:
  std::size_t column(Square square) const {
    return 2 * static_cast<std::size_t>(square.x - box_.low.x);
  }
  std::size_t line(Square square) const {
    return 2 * static_cast<std::size_t>(box_.high.y - square.y);
  }
  char& at(Square square) { return lines_[line(square)][column(square)]; }

  void add(Square a, Square b) {
    const bool is_row = a.y == b.y;
    for (std::size_t c = column(a); c <= column(b); ++c)
      for (std::size_t l = line(b); l <= line(a); ++l)
        lines_[l][c] = lines_[l][c] == ' ' ? (is_row ? '-' : '|') : '+';
  }

  Box box_;
  std::vector<std::string> lines_;
};

}  // namespace

Picture picture(const steiner::Puzzle& puzzle, const steiner::Answer& answer,
                std::string_view position) {
  std::vector<TreeSegment> segments;
  std::copy_if(answer.segments.begin(), answer.segments.end(), std::back_inserter(segments),
               is_straight);
  std::vector<std::string> remarks;
  if (segments.size() > most_segments) {
    segments.clear();
    remarks.push_back("The segments are too many to be drawn.");
  }
  Picture result;
  Scene& scene = result.scene;
  const std::string title = title_of(puzzle);
  scene = puzzle.points.size() <= most_points ? Drawing(puzzle, segments).draw()
                                              : sentence(title + ": too many to be drawn").scene;
  scene.title = title;
  scene.description = as_comment(title + ".") + as_comments(remarks) + std::string(position);
  if (!segments.empty())
    remarks.push_back(
        fmt::format("The thick lines have length {}.", *steiner::solved(segments).length));
  add_sentences(scene, remarks, 1);
  scene.height += 12;
  scene.on_card = true;
  return result;
}

std::string text_picture(const steiner::Puzzle& puzzle, const steiner::Answer& answer) {
  std::vector<TreeSegment> segments;
  std::copy_if(answer.segments.begin(), answer.segments.end(), std::back_inserter(segments),
               is_straight);
  const Box box = box_of(puzzle, segments);
  if (box.width() <= 38 && box.height() <= 100)
    return title_of(puzzle) + "\n" + Letters(puzzle, segments).text();
  std::string text = title_of(puzzle) + "\n";
  std::vector<std::string> words;
  for (const Square point : puzzle.points) words.push_back(name(point));
  append_words(text, words);
  words.clear();
  for (const auto& [a, b] : segments) words.push_back(name(a) + "-" + name(b));
  append_words(text, words);
  return text;
}

}  // namespace hardboard::draw
