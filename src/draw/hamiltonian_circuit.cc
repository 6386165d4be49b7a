#include "draw/hamiltonian_circuit.h"

#include <algorithm>
#include <fmt/format.h>
#include <set>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "draw/graph_layout.h"
#include "draw/legend.h"
#include "draw/palette.h"
#include "draw/points.h"
#include "draw/words.h"
#include "problems/hamiltonian_circuit/read.h"

namespace hardboard::draw {
namespace {

using graphs::Edge;
using hamiltonian_circuit::Answer;
using hamiltonian_circuit::Puzzle;

constexpr std::uint32_t most_vertices = 2000, most_rows = 200;
constexpr double margin = 90, radius = 26;

// The arcs of the circuit, whether or not the graph has them.
std::set<Edge> arcs_of(const Answer& answer) {
  std::set<Edge> arcs;
  const auto& circuit = answer.circuit;
  for (std::size_t i = 0; i < circuit.size(); ++i)
    arcs.insert({circuit[i].number - 1, circuit[(i + 1) % circuit.size()].number - 1});
  return arcs;
}

void add_arc(Scene& scene, Point from, Point to, Colour colour, double width) {
  const Point ahead = unit(to - from);
  const double long_side = 14 + 1.2 * width, half = 0.47 * long_side;
  const Point tip = to - (radius + 2) * ahead, neck = tip - long_side * ahead;
  scene.shapes.push_back({Path{{move_to(from), line_to(neck)}, {std::nullopt, colour, width}}});
  scene.shapes.push_back({Path{{move_to(tip), line_to(neck + half * turned(ahead)),
                                line_to(neck - half * turned(ahead)), close_path()},
                               {colour, colour, 1}}});
}

std::vector<std::string> words_of(const Answer& answer) {
  std::vector<std::string> words;
  for (const auto vertex : answer.circuit) words.push_back(name(vertex));
  return words;
}

Picture drawing(const Puzzle& puzzle, const Answer& answer) {
  std::vector<graph_capture::Edge> edges;
  for (const auto& [u, v] : puzzle.graph.arcs) edges.push_back({{u + 1}, {v + 1}});
  const std::vector<Point> places = layout(puzzle.graph.vertices, edges);
  Scene scene;
  Point high;  // the layout begins at the origin
  for (const Point p : places) high = {std::max(high.x, p.x), std::max(high.y, p.y)};
  const double more = std::max(0.0, least_width - high.x - 2 * margin);
  scene.corner = {-margin - more / 2, -margin};
  scene.width = high.x + 2 * margin + more;
  scene.height = high.y + 2 * margin;
  const double zoom = std::max(1.0, std::max(scene.width, scene.height) / 1000);
  const std::set<Edge> chosen = arcs_of(answer);
  for (const bool of_circuit : {false, true})
    for (const Edge& arc : puzzle.graph.arcs)
      if (chosen.contains(arc) == of_circuit)
        add_arc(scene, places[arc.u], places[arc.v], of_circuit ? arrow : faint,
                of_circuit ? 14 : 4);
  for (std::size_t v = 0; v < places.size(); ++v) {
    scene.shapes.push_back({Circle{places[v], radius, {paper, ink, 3}}});
    scene.shapes.push_back({Text{{places[v].x, places[v].y + 8}, std::to_string(v + 1), 22, ink}});
  }
  if (!chosen.empty()) add_legend(scene, {arrow_item("the circuit")}, zoom);
  scene.on_card = true;
  return {std::move(scene), std::nullopt, places, radius, zoom};
}

}  // namespace

Picture picture(const Puzzle& puzzle, const Answer& answer) {
  Picture result;
  if (puzzle.graph.vertices <= most_vertices) {
    result = drawing(puzzle, answer);
  } else {
    result.scene.width = 1000;
    result.scene.height = 100;
    add_sentences(result.scene, {"The vertices are too many to be drawn."}, 1);
  }
  const std::uint32_t n = puzzle.graph.vertices;
  result.scene.title = fmt::format("Hamiltonian circuit: {}, {}", counted(n, "vertex", "vertices"),
                                   counted(puzzle.graph.arcs.size(), "arc"));
  result.scene.description = as_comment(result.scene.title + ".");
  result.scene.description += solution_comment(words_of(answer)) + write(puzzle);
  return result;
}

std::string text_picture(const Puzzle& puzzle, const Answer& answer) {
  const graphs::Rows rows = graphs::heads(puzzle.graph);
  std::string text;
  for (std::uint32_t v = 0; v < rows.vertices() && v < most_rows; ++v) {
    text += fmt::format("{} ->", v + 1);
    for (const std::uint32_t u : rows.row(v)) text += fmt::format(" {}", u + 1);
    text += "\n";
  }
  if (rows.vertices() > most_rows) text += "...\n";
  if (!answer.circuit.empty()) {
    text += "The circuit:\n";
    append_words(text, words_of(answer));
  }
  return text;
}

}  // namespace hardboard::draw
