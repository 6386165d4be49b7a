#include "draw/hamiltonian_path.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "draw/graph_layout.h"
#include "draw/grid.h"
#include "draw/legend.h"
#include "draw/palette.h"
#include "draw/points.h"
#include "draw/words.h"
#include "problems/hamiltonian_path/read.h"

namespace hardboard::draw {
namespace {

using hamiltonian_path::Answer;
using hamiltonian_path::Cut;
using hamiltonian_path::Puzzle;

constexpr std::size_t most_numbers = 500, most_vertices = 200'000;
constexpr std::int32_t most_columns = 60, most_rows = 200;
constexpr double margin = 90;

std::vector<Point> places_of(const Puzzle& puzzle) {
  std::vector<Point> places;
  for (const Square point : puzzle.points) places.push_back(Grid().middle(point));
  if (!puzzle.points.empty()) return places;
  std::vector<graph_capture::Edge> edges;
  for (const auto& [u, v] : puzzle.graph.edges) edges.push_back({{u + 1}, {v + 1}});
  return layout(puzzle.graph.vertices, edges);
}

// The vertices of a path or a cut that exist.
std::vector<std::uint32_t> cut_of(const Puzzle& puzzle, const Answer& answer) {
  const Cut* const cut = std::get_if<Cut>(&answer.proof);
  if (cut == nullptr) return {};
  Answer places;
  places.vertices = cut->vertices;
  places.points = cut->points;
  return path_of(puzzle, places);
}

Path line_through(const std::vector<Point>& places, const std::vector<std::uint32_t>& path) {
  Path line;
  for (const std::uint32_t v : path)
    line.segments.push_back(line.segments.empty() ? move_to(places[v]) : line_to(places[v]));
  return line;
}

Path cross_at(Point at, double radius) {
  return {{move_to({at.x - radius, at.y - radius}), line_to({at.x + radius, at.y + radius}),
           move_to({at.x + radius, at.y - radius}), line_to({at.x - radius, at.y + radius})},
          {std::nullopt, region_colours[1].line, 8}};
}

Circle ring_at(Point at, double radius) {
  return {at, radius, {std::nullopt, mark, 6}};
}

class Drawing {
public:
  Drawing(const Puzzle& puzzle, const Answer& answer)
      : puzzle_(puzzle),
        places_(places_of(puzzle)),
        path_(path_of(puzzle, answer)),
        cut_(cut_of(puzzle, answer)),
        radius_(puzzle.points.empty() ? 26 : 18) {}

  Picture draw() {
    set_size();
    add_edges();
    if (path_.size() > 1) {
      Path line = line_through(places_, path_);
      line.style = {std::nullopt, arrow, 18};
      add({std::move(line)});
    }
    add_vertices();
    add_marks();
    add_words();
    scene_.on_card = true;
    std::optional<Grid> grid;
    if (!puzzle_.points.empty()) grid.emplace();
    return {std::move(scene_), grid, places_, radius_, zoom_};
  }

private:
  void add(Shape shape) { scene_.shapes.push_back(std::move(shape)); }

  void set_size() {
    Point low = places_.front(), high = low;
    for (const Point p : places_) {
      low = {std::min(low.x, p.x), std::min(low.y, p.y)};
      high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    const double width = high.x - low.x + 2 * margin;
    const double more = std::max(0.0, least_width - width);
    scene_.corner = {low.x - margin - more / 2, low.y - margin};
    scene_.width = width + more;
    scene_.height = high.y - low.y + 2 * margin;
    zoom_ = std::max(1.0, std::max(scene_.width, scene_.height) / 1000);
  }

  void add_edges() {
    Path lines{{}, {std::nullopt, faint, 4}};
    for (const auto& [u, v] : puzzle_.graph.edges) {
      lines.segments.push_back(move_to(places_[u]));
      lines.segments.push_back(line_to(places_[v]));
    }
    if (!lines.segments.empty()) add({std::move(lines)});
  }

  void add_vertices() {
    const bool numbered = puzzle_.points.empty() && places_.size() <= most_numbers;
    for (std::uint32_t v = 0; v < places_.size(); ++v) {
      add({Circle{places_[v], radius_, {paper, ink, 3}}});
      if (numbered) add({Text{{places_[v].x, places_[v].y + 8}, std::to_string(v + 1), 22, ink}});
    }
  }

  void add_marks() {
    for (const auto& end : {puzzle_.start, puzzle_.end})
      if (end) add({ring_at(places_[*end], radius_ + 9)});
    for (const std::uint32_t v : cut_) add({cross_at(places_[v], 0.6 * radius_)});
  }

  void add_words() {
    std::vector<LegendItem> items;
    if (path_.size() > 1) {
      items.push_back({"the path", 60, [](Point at, double zoom) {
                         return Shape{Path{
                             {move_to({at.x - 28 * zoom, at.y}), line_to({at.x + 28 * zoom, at.y})},
                             {std::nullopt, arrow, 14 * zoom}}};
                       }});
    }
    if (puzzle_.start || puzzle_.end) {
      const std::string words =
          puzzle_.start && puzzle_.end
              ? fmt::format("the ends: from {} to {}", name_of(puzzle_, *puzzle_.start),
                            name_of(puzzle_, *puzzle_.end))
          : puzzle_.start ? "the start, " + name_of(puzzle_, *puzzle_.start)
                          : "the end, " + name_of(puzzle_, *puzzle_.end);
      items.push_back({words, 40, [](Point at, double zoom) {
                         return Shape{Circle{at, 14 * zoom, {std::nullopt, mark, 5 * zoom}}};
                       }});
    }
    if (!cut_.empty()) {
      items.push_back(
          {"without these vertices too many parts are left", 40, [](Point at, double zoom) {
             Path cross = cross_at(at, 11 * zoom);
             cross.style.width = 6 * zoom;
             return Shape{std::move(cross)};
           }});
    }
    add_legend(scene_, items, zoom_);
  }

  const Puzzle& puzzle_;
  const std::vector<Point> places_;
  const std::vector<std::uint32_t> path_, cut_;
  const double radius_;
  double zoom_ = 1;
  Scene scene_;
};

std::string title_of(const Puzzle& puzzle) {
  const std::uint32_t n = puzzle.graph.vertices;
  return fmt::format("Hamiltonian path: {}, {}", counted(n, "vertex", "vertices"),
                     counted(puzzle.graph.edges.size(), "edge"));
}

// The names of the path's vertices, as answers write them.
std::vector<std::string> words_of(const Puzzle& puzzle, const std::vector<std::uint32_t>& path) {
  std::vector<std::string> words;
  for (const std::uint32_t v : path)
    words.push_back(puzzle.points.empty() ? std::to_string(v + 1) : name(puzzle.points[v]));
  return words;
}

// The points as rows of `o` and `.`; empty if they are too far apart.
std::string drawing_of(const Puzzle& puzzle) {
  Square low = puzzle.points.front(), high = low;
  for (const auto& [x, y] : puzzle.points) {
    low = {std::min(low.x, x), std::min(low.y, y)};
    high = {std::max(high.x, x), std::max(high.y, y)};
  }
  const std::int64_t width = std::int64_t{high.x} - low.x + 1;
  const std::int64_t height = std::int64_t{high.y} - low.y + 1;
  if (width > most_columns || height > most_rows) return "";
  const auto line = static_cast<std::size_t>(2 * width);
  std::string text;
  for (std::int64_t y = 0; y < height; ++y)
    for (std::int64_t x = 0; x < width; ++x) text += x + 1 < width ? ". " : ".\n";
  for (std::uint32_t v = 0; v < puzzle.points.size(); ++v) {
    const Square at = puzzle.points[v];
    const auto row = static_cast<std::size_t>(std::int64_t{high.y} - at.y);
    const auto column = static_cast<std::size_t>(2 * (std::int64_t{at.x} - low.x));
    text[row * line + column] = puzzle.start == v ? 's' : puzzle.end == v ? 't' : 'o';
  }
  return text;
}

std::string rows_of(const Puzzle& puzzle) {
  const graphs::Rows rows = graphs::neighbours(puzzle.graph);
  std::string text;
  for (std::uint32_t v = 0; v < rows.vertices() && v < most_rows; ++v) {
    text += fmt::format("{} --", v + 1);
    for (const std::uint32_t u : rows.row(v)) text += fmt::format(" {}", u + 1);
    text += puzzle.start == v ? "  (start)\n" : puzzle.end == v ? "  (end)\n" : "\n";
  }
  if (rows.vertices() > most_rows) text += "...\n";
  return text;
}

}  // namespace

Picture picture(const Puzzle& puzzle, const Answer& answer) {
  Picture result;
  if (puzzle.graph.vertices <= most_vertices) {
    result = Drawing(puzzle, answer).draw();
  } else {
    result.scene.width = 1000;
    result.scene.height = 100;
    add_sentences(result.scene, {"The vertices are too many to be drawn."}, 1);
  }
  result.scene.title = title_of(puzzle);
  result.scene.description = as_comment(result.scene.title + ".");
  result.scene.description += solution_comment(words_of(puzzle, path_of(puzzle, answer)));
  result.scene.description += write(puzzle);
  return result;
}

std::string text_picture(const Puzzle& puzzle, const Answer& answer) {
  std::string text = puzzle.points.empty() ? "" : drawing_of(puzzle);
  if (text.empty()) text = rows_of(puzzle);
  const std::vector<std::uint32_t> path = path_of(puzzle, answer), cut = cut_of(puzzle, answer);
  if (!path.empty()) {
    text += "The path:\n";
    append_words(text, words_of(puzzle, path));
  }
  if (std::holds_alternative<Cut>(answer.proof)) {
    text += cut.empty() ? "The graph falls apart.\n"
                        : "Too many parts are left without these vertices:\n";
    append_words(text, words_of(puzzle, cut));
  }
  return text;
}

}  // namespace hardboard::draw
