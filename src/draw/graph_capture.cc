#include "draw/graph_capture.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <set>
#include <utility>

#include "base/counted.h"
#include "draw/arrows.h"
#include "draw/capture_film.h"
#include "draw/graph_layout.h"
#include "draw/legend.h"
#include "draw/lettering.h"
#include "draw/palette.h"
#include "draw/pieces.h"
#include "draw/points.h"
#include "draw/refusal_shapes.h"
#include "draw/sentence.h"
#include "draw/words.h"
#include "puzzles/graph_capture/rules.h"

namespace hardboard::draw {
namespace {

using graph_capture::Edge;
using graph_capture::Vertex;
using Move = capture::Capture<Vertex>;

constexpr std::size_t most_tokens = 1000;
constexpr std::size_t most_vertices = 200'000;
constexpr std::size_t most_edges = 200'000;
constexpr std::size_t most_arrows = 2000;
constexpr std::size_t most_numbers = 300;
constexpr double margin = 90;
constexpr double dot_radius = 12;

std::vector<Vertex> vertices_of(const graph_capture::Puzzle& puzzle) {
  std::vector<Vertex> vertices;
  for (std::uint32_t v = 1; v <= puzzle.budgets.size(); ++v) vertices.push_back({v});
  return vertices;
}

// A graph, with the part of an answer that its picture shows.
class Drawing {
public:
  Drawing(const graph_capture::Puzzle& puzzle, std::vector<Move> moves, RefusalView<Vertex>& view)
      : puzzle_(puzzle),
        moves_(std::move(moves)),
        view_(view),
        dots_(puzzle.budgets.size() > most_tokens),
        places_(layout(static_cast<std::uint32_t>(puzzle.budgets.size()), puzzle.edges)),
        film_(film()) {
    set_size();
  }

  Picture draw(std::vector<std::string>& remarks) {
    add_refusal_shapes();
    if (puzzle_.edges.size() <= most_edges) {
      add_edges();
    } else {
      remarks.push_back("The edges are too many to be drawn.");
    }
    add_vertices();
    if (dots_) remarks.push_back("Tokens are dots without numbers.");
    const bool arrows = !moves_.empty() && moves_.size() <= most_arrows;
    const bool numbers = moves_.size() <= most_numbers;
    if (arrows) draw_arrows(numbers);
    if (!moves_.empty() && !arrows) remarks.push_back("The captures are too many for arrows.");
    add_legend(scene_, legend(arrows, numbers), zoom_);
    return {std::move(scene_), std::nullopt, places_, radius_, zoom_};
  }

private:
  void add(Shape shape) { scene_.shapes.push_back(std::move(shape)); }

  Point place(Vertex vertex) const { return places_[vertex.number - 1]; }

  bool has_edge(Vertex from, Vertex to) const {
    return std::binary_search(puzzle_.edges.begin(), puzzle_.edges.end(), Edge{from, to});
  }

  CaptureFilm film() const {
    std::vector<FilmedCapture> captures;
    if (!dots_ && moves_.size() <= most_filmed_captures)
      for (const auto& [from, to] : moves_) captures.push_back({from.number - 1, to.number - 1});
    return film_of(puzzle_.budgets, places_, captures);
  }

  void set_size() {
    Point high;  // the layout begins at the origin
    for (const Point p : places_) high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    const double width = high.x + 2 * margin;
    const double more = std::max(0.0, least_width - width);
    scene_.corner = {-margin - more / 2, -margin};
    scene_.width = width + more;
    scene_.height = high.y + 2 * margin;
    zoom_ = std::max(1.0, std::max(scene_.width, scene_.height) / 1000);
    // Dots grow with the picture, but not into their neighbours.
    dot_scale_ = std::clamp(0.5 * zoom_, 1.0, 0.3 * edge_length / dot_radius);
    radius_ = dots_ ? dot_scale_ * dot_radius : token_radius;
  }

  void add_refusal_shapes() {
    add_refusal(
        scene_, view_, radius_, [&](Vertex vertex) { return place(vertex); },
        [&](const RefusalGroup<Vertex>& group, Region region) {
          std::vector<Point> points;
          std::set<Vertex> members(group.places.begin(), group.places.end());
          for (const Vertex vertex : members) points.push_back(place(vertex));
          std::vector<Link> links;
          for (const Edge& edge : puzzle_.edges)
            if (members.count(edge.from) > 0 && members.count(edge.to) > 0)
              links.emplace_back(place(edge.from), place(edge.to));
          add_region(scene_, points, links, 1.45 * radius_, region);
        });
  }

  // One path holds all lines and another all heads.
  void add_edges() {
    Path lines{{}, {std::nullopt, faint, dots_ ? 2 * dot_scale_ : 3}};
    Path heads{{}, {faint, faint, 1}};
    for (const Edge& edge : puzzle_.edges) {
      const Point from = place(edge.from), to = place(edge.to);
      lines.segments.push_back(move_to(from));
      lines.segments.push_back(line_to(to));
      if (!puzzle_.directed) continue;
      const Point ahead = unit(to - from);
      const double length = dots_ ? 10 * dot_scale_ : 19, half = 0.47 * length;
      const Point tip = to - (radius_ + 1) * ahead, neck = tip - length * ahead;
      heads.segments.push_back(move_to(tip));
      heads.segments.push_back(line_to(neck + half * turned(ahead)));
      heads.segments.push_back(line_to(neck - half * turned(ahead)));
      heads.segments.push_back(close_path());
    }
    if (!lines.segments.empty()) add({std::move(lines)});
    if (!heads.segments.empty()) add({std::move(heads)});
  }

  void add_vertices() {
    if (dots_) {
      for (std::uint32_t budget = 0; budget <= most_dots; ++budget)
        scene_.symbols.push_back(dot_symbol(budget));
      for (std::size_t v = 0; v < places_.size(); ++v)
        add({Stamp{std::min(puzzle_.budgets[v], most_dots), places_[v], dot_scale_, ""}});
      return;
    }
    SymbolTable symbols(SymbolTable::Look::token);
    add_pieces(scene_, film_, [&](std::uint32_t v, std::uint32_t budget) {
      const std::string number = std::to_string(v + 1);
      return std::vector<Shape>{{Stamp{symbols.find(number, budget), places_[v], 1,
                                       "token " + number + ", " + budget_words(budget)}}};
    });
    scene_.symbols = symbols.take();
  }

  void draw_arrows(bool numbers) {
    std::vector<Curve> curves;
    for (const auto& [from, to] : moves_) {
      // Beside an edge that leads both ways: on the edge, the line would hide the head of the way
      // back.
      const bool both_ways = puzzle_.directed && has_edge(to, from);
      const double bow = both_ways ? 0.6 * radius_ : 0;
      curves.push_back(route({place(from), place(to), radius_ - 4, radius_ + 1, bow}));
    }
    std::vector<Blob> blobs;
    for (const Point p : places_) blobs.push_back({p, {radius_, radius_}});
    add_arrows(scene_, curves, blobs,
               {1.2, numbers ? counting(moves_.size()) : std::vector<std::size_t>{}, film_.starts,
                capture_seconds});
  }

  std::vector<LegendItem> legend(bool arrows, bool numbers) const {
    const std::set<std::uint32_t> budgets(puzzle_.budgets.begin(), puzzle_.budgets.end());
    std::vector<LegendItem> items = dots_ ? dot_items(budgets) : budget_items(budgets);
    if (arrows)
      items.push_back(
          arrow_item(numbers ? "captures, numbered in order" : "captures, without their numbers"));
    for (LegendItem& item : refusal_items(view_)) items.push_back(std::move(item));
    return items;
  }

  const graph_capture::Puzzle& puzzle_;
  const std::vector<Move> moves_;
  const RefusalView<Vertex>& view_;
  const bool dots_;
  const std::vector<Point> places_;
  const CaptureFilm film_;
  double zoom_ = 1, dot_scale_ = 1, radius_ = token_radius;
  Scene scene_;
};

}  // namespace

Picture picture(const graph_capture::Puzzle& puzzle, const capture::Answer<Vertex>& answer,
                std::string_view position) {
  const std::size_t n = puzzle.budgets.size();
  const auto is_vertex = [&](Vertex v) { return v.number >= 1 && v.number <= n; };
  std::vector<Move> moves;
  std::copy_if(answer.moves.begin(), answer.moves.end(), std::back_inserter(moves),
               [&](const Move& move) {
                 return is_vertex(move.from) && is_vertex(move.to) && move.from != move.to;
               });
  std::vector<std::string> remarks;
  if (moves.size() != answer.moves.size())
    remarks.push_back(fmt::format("{} of the captures join no two vertices and are not drawn.",
                                  answer.moves.size() - moves.size()));
  RefusalView<Vertex> view = refusal_view<Vertex>([&] { return graph_capture::rules_of(puzzle); },
                                                  vertices_of(puzzle), answer);
  Picture result = n <= most_vertices
                       ? Drawing(puzzle, std::move(moves), view).draw(remarks)
                       : sentence(fmt::format("{} vertices: too many to be drawn", n));
  Scene& scene = result.scene;
  scene.title = fmt::format("Graph Capture: {}, {} {}", counted(n, "vertex", "vertices"),
                            puzzle.directed ? "directed" : "undirected",
                            counted(puzzle.edges.size(), "edge"));
  scene.description = as_comment(scene.title + ". Tokens capture along edges; one must remain.");
  scene.description +=
      as_comments(remarks) + as_comments(view.sentences) + as_comments(group_sentences(view));
  scene.description += solution_comment(move_words(answer.moves));
  scene.description += position;
  add_sentences(scene, remarks, result.zoom);
  add_sentences(scene, view.sentences, result.zoom);
  scene.height += 12 * result.zoom;
  scene.on_card = true;
  return result;
}

}  // namespace hardboard::draw
