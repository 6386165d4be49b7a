#include "draw/graph_capture.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

#include "base/counted.h"
#include "draw/arrows.h"
#include "draw/graph_layout.h"
#include "draw/legend.h"
#include "draw/palette.h"
#include "draw/pieces.h"
#include "draw/words.h"

namespace hardboard::draw {
namespace {

using graph_capture::Edge;
using graph_capture::Vertex;

constexpr std::size_t most_tokens = 1000;
constexpr std::size_t most_vertices = 200'000;
constexpr std::size_t most_edges = 200'000;
constexpr std::size_t most_arrows = 2000;
constexpr double margin = 90;
constexpr double dot_radius = 12;

class Picture {
public:
  explicit Picture(const graph_capture::Puzzle& puzzle)
      : puzzle_(puzzle),
        dots_(puzzle.budgets.size() > most_tokens),
        radius_(dots_ ? dot_radius : token_radius),
        places_(layout(static_cast<std::uint32_t>(puzzle.budgets.size()), puzzle.edges)) {}

  Scene draw(std::span<const capture::Capture<Vertex>> moves, std::vector<std::string>& remarks) {
    set_size();
    if (puzzle_.edges.size() <= most_edges) {
      add_edges();
    } else {
      remarks.push_back("The edges are too many to be drawn.");
    }
    add_vertices();
    if (dots_) remarks.push_back("Tokens are dots without numbers.");
    const bool arrows = !moves.empty() && moves.size() <= most_arrows;
    if (arrows) add_arrows(moves);
    if (!moves.empty() && !arrows) remarks.push_back("The captures are too many for arrows.");
    LegendContent content;
    content.budgets.insert(puzzle_.budgets.begin(), puzzle_.budgets.end());
    content.moves = arrows;
    content.dots = dots_;
    add_legend(scene_, content, zoom_);
    return std::move(scene_);
  }

private:
  void add(Shape shape) { scene_.shapes.push_back(std::move(shape)); }

  Point place(Vertex vertex) const { return places_[vertex.number - 1]; }

  bool has_edge(Vertex from, Vertex to) const {
    return std::binary_search(puzzle_.edges.begin(), puzzle_.edges.end(), Edge{from, to});
  }

  void set_size() {
    Point high;  // the layout begins at the origin
    for (const Point p : places_) high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    const double least_width = 480;  // for the legend's words
    const double width = high.x + 2 * margin;
    const double more = std::max(0.0, least_width - width);
    scene_.corner = {-margin - more / 2, -margin};
    scene_.width = width + more;
    scene_.height = high.y + 2 * margin;
    zoom_ = std::max(1.0, std::max(scene_.width, scene_.height) / 1400);
  }

  // All lines are one path and all heads another.
  void add_edges() {
    using Kind = Segment::Kind;
    Path lines{{}, {std::nullopt, faint, 3}};
    Path heads{{}, {faint, faint, 1}};
    for (const Edge& edge : puzzle_.edges) {
      const Point from = place(edge.from), to = place(edge.to);
      lines.segments.push_back({Kind::move, from, {}, {}});
      lines.segments.push_back({Kind::line, to, {}, {}});
      if (!puzzle_.directed) continue;
      const double dx = to.x - from.x, dy = to.y - from.y;
      const double size = std::max(1.0, std::sqrt(dx * dx + dy * dy));
      const Point ahead{dx / size, dy / size};
      const auto corner = [&](double back, double aside) {
        return Point{to.x - back * ahead.x - aside * ahead.y,
                     to.y - back * ahead.y + aside * ahead.x};
      };
      const double tip = radius_ + 1, length = dots_ ? 10 : 19, half = dots_ ? 5 : 9;
      heads.segments.push_back({Kind::move, corner(tip, 0), {}, {}});
      heads.segments.push_back({Kind::line, corner(tip + length, half), {}, {}});
      heads.segments.push_back({Kind::line, corner(tip + length, -half), {}, {}});
      heads.segments.push_back({Kind::close, {}, {}, {}});
    }
    if (!lines.segments.empty()) add({std::move(lines)});
    if (!heads.segments.empty()) add({std::move(heads)});
  }

  void add_vertices() {
    if (dots_) {
      for (std::uint32_t budget = 0; budget <= most_dots; ++budget) {
        scene_.symbols.push_back(dot_symbol(budget));
      }
      for (std::size_t v = 0; v < places_.size(); ++v) {
        add({Stamp{std::min(puzzle_.budgets[v], most_dots), places_[v], 1, ""}});
      }
      return;
    }
    SymbolTable symbols(SymbolTable::Look::token);
    for (std::size_t v = 0; v < places_.size(); ++v) {
      const std::string number = std::to_string(v + 1);
      const std::uint32_t budget = puzzle_.budgets[v];
      add({Stamp{symbols.find(number, budget), places_[v], 1,
                 "token " + number + ", " + budget_words(budget)}});
    }
    scene_.symbols = symbols.take();
  }

  void add_arrows(std::span<const capture::Capture<Vertex>> moves) {
    std::vector<Curve> curves;
    for (const auto& [from, to] : moves) {
      // Beside an edge that leads both ways, not on it: the head of the way back would be hidden.
      const bool both_ways = puzzle_.directed && has_edge(to, from);
      const double bow = both_ways ? 0.6 * radius_ : 0;
      curves.push_back(route({place(from), place(to), radius_ - 4, radius_ + 1, bow}));
      add(arrow_shape(curves.back(), 1.2));
    }
    std::vector<Blob> blobs;
    for (const Point p : places_) blobs.push_back({p, {radius_, radius_}});
    const std::vector<Point> numbers = number_places(curves, blobs);
    for (std::size_t i = 0; i < numbers.size(); ++i) add(number_disc(numbers[i], i + 1));
  }

  const graph_capture::Puzzle& puzzle_;
  const bool dots_;
  const double radius_;
  const std::vector<Point> places_;
  double zoom_ = 1;
  Scene scene_;
};

Scene sentence(const std::string& words) {
  Scene scene;
  scene.width = text_width(words, 30) + 100;
  scene.height = 120;
  scene.shapes.push_back({Text{{scene.width / 2, 70}, words, 30, ink}});
  return scene;
}

}  // namespace

Scene picture(const graph_capture::Puzzle& puzzle,
              std::span<const capture::Capture<Vertex>> all_moves, std::string_view position) {
  const std::size_t n = puzzle.budgets.size();
  const auto is_vertex = [&](Vertex v) { return v.number >= 1 && v.number <= n; };
  std::vector<capture::Capture<Vertex>> moves;
  std::copy_if(all_moves.begin(), all_moves.end(), std::back_inserter(moves),
               [&](const capture::Capture<Vertex>& move) {
                 return is_vertex(move.from) && is_vertex(move.to) && move.from != move.to;
               });
  std::vector<std::string> remarks;
  if (moves.size() != all_moves.size()) {
    remarks.push_back(fmt::format("{} of the captures join no two vertices and are not drawn.",
                                  all_moves.size() - moves.size()));
  }
  const std::string title = fmt::format(
      "Graph Capture: {} {}, {} {}", n, n == 1 ? "vertex" : "vertices",
      puzzle.directed ? "directed" : "undirected", counted(puzzle.edges.size(), "edge"));
  Scene scene;
  if (n <= most_vertices) {
    scene = Picture(puzzle).draw(moves, remarks);
  } else {
    remarks.push_back("The vertices are too many to be drawn.");
    scene = sentence(fmt::format("{} vertices: too many to be drawn", n));
  }
  scene.shapes.insert(scene.shapes.begin(), card(scene));
  scene.title = title;
  scene.description = as_comment(title + ". Tokens capture along edges; one must remain.");
  for (const std::string& remark : remarks) scene.description += as_comment(remark);
  scene.description += solution_comment(move_words(all_moves));
  scene.description += position;
  return scene;
}

}  // namespace hardboard::draw
