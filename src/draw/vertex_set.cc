#include "draw/vertex_set.h"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

#include "draw/graph_layout.h"
#include "draw/legend.h"
#include "draw/lettering.h"
#include "draw/palette.h"
#include "draw/points.h"
#include "draw/sentence.h"
#include "draw/words.h"

namespace hardboard::draw {
namespace {

constexpr std::size_t most_vertices = 2000, most_edges = 50'000, most_listed = 200;
constexpr double margin = 70, radius = 28;

std::vector<bool> flags(const graphs::Graph& graph, std::span<const std::uint32_t> chosen) {
  std::vector<bool> is_chosen(graph.vertices, false);
  for (const std::uint32_t vertex : chosen)
    if (vertex >= 1 && vertex <= graph.vertices) is_chosen[vertex - 1] = true;
  return is_chosen;
}

void draw_graph(const graphs::Graph& graph, const std::vector<bool>& is_chosen, Picture& picture) {
  Scene& scene = picture.scene;
  std::vector<graph_capture::Edge> edges;
  for (const auto& [u, v] : graph.edges) edges.push_back({{u + 1}, {v + 1}});
  picture.vertices = layout(graph.vertices, edges);
  picture.place_radius = radius;
  Point high;  // the layout begins at the origin
  for (const Point p : picture.vertices) high = {std::max(high.x, p.x), std::max(high.y, p.y)};
  const double more = std::max(0.0, least_width - high.x - 2 * margin);
  scene.corner = {-margin - more / 2, -margin};
  scene.width = high.x + 2 * margin + more;
  scene.height = high.y + 2 * margin;
  picture.zoom = std::max(1.0, std::max(scene.width, scene.height) / 1000);
  Path lines{{}, {std::nullopt, faint, 4}};
  for (const auto& [u, v] : graph.edges) {
    lines.segments.push_back(move_to(picture.vertices[u]));
    lines.segments.push_back(line_to(picture.vertices[v]));
  }
  if (!lines.segments.empty()) scene.shapes.push_back({std::move(lines)});
  for (std::uint32_t v = 0; v < graph.vertices; ++v) {
    const Point at = picture.vertices[v];
    const PieceColours colours = colours_of_budget(1);
    if (is_chosen[v]) scene.shapes.push_back({Circle{at, radius + 8, {paper, arrow_border, 6}}});
    scene.shapes.push_back(
        {Circle{at, radius, {is_chosen[v] ? colours.fill : light_square, colours.outline, 3}}});
    const std::string number = std::to_string(v + 1);
    const double size = fitting_size(number, 24, 1.7 * radius, true);
    scene.shapes.push_back({Text{{at.x, at.y + 0.36 * size},
                                 number,
                                 size,
                                 is_chosen[v] ? white : ink,
                                 Text::Anchor::middle,
                                 true}});
  }
}

}  // namespace

Picture picture(const graphs::Graph& graph, std::span<const std::uint32_t> chosen,
                const std::string& title, std::string_view position) {
  Picture result;
  Scene& scene = result.scene;
  if (graph.vertices <= most_vertices && graph.edges.size() <= most_edges) {
    draw_graph(graph, flags(graph, chosen), result);
    if (!chosen.empty())
      add_sentences(scene, {"Chosen vertices are dark and have rings."}, result.zoom);
  } else {
    result = sentence(title + ": too large to be drawn");
  }
  scene.title = title;
  scene.description = as_comment(title + ".") + std::string(position);
  scene.height += 12 * result.zoom;
  scene.on_card = true;
  return result;
}

std::string text_picture(const graphs::Graph& graph, std::span<const std::uint32_t> chosen,
                         const std::string& title) {
  std::string text = title + "\n";
  const std::vector<bool> is_chosen = flags(graph, chosen);
  const graphs::Rows rows = graphs::neighbours(graph);
  const auto listed = std::min<std::uint32_t>(graph.vertices, most_listed);
  for (std::uint32_t v = 0; v < listed; ++v) {
    text += is_chosen[v] ? fmt::format("[{}]:", v + 1) : fmt::format(" {} :", v + 1);
    for (const std::uint32_t other : rows.row(v)) text += fmt::format(" {}", other + 1);
    text += "\n";
  }
  if (listed < graph.vertices)
    text += fmt::format("... and {} more vertices\n", graph.vertices - listed);
  return text;
}

}  // namespace hardboard::draw
