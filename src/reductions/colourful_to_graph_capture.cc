#include "reductions/colourful_to_graph_capture.h"

#include <algorithm>
#include <fmt/format.h>

#include "problems/red_blue/dominators.h"

namespace hardboard {

using graph_capture::Edge;
using graph_capture::Vertex;
using Trace = ColourfulToGraphCapture::Trace;
using MadeGraph = Image<ColourfulToGraphCapture>;

namespace {

constexpr std::uint64_t bytes_of_vertex = 100, bytes_of_edge = 40;

std::uint64_t vertices_of(const red_blue::Puzzle& puzzle) {
  return 6 * std::uint64_t{puzzle.reds} + puzzle.blues + puzzle.k + 3;
}
std::uint64_t edges_of(const red_blue::Puzzle& puzzle) {
  return puzzle.edges.size() + 7 * std::uint64_t{puzzle.reds} + 2;
}

// The red whose partner the vertex is; nothing if the vertex is no partner.
std::optional<std::uint32_t> partnered(const Trace& trace, Vertex vertex) {
  const std::uint32_t before = trace.partner(1).number - 1;
  if (vertex.number <= before || vertex.number > before + trace.reds) return std::nullopt;
  return vertex.number - before;
}

}  // namespace

Result<MadeGraph> ColourfulToGraphCapture::forward(const red_blue::Puzzle& puzzle,
                                                   const Limits& limits) {
  if (!puzzle.is_colourful()) return error_in_words("for problems with classes");
  const std::uint64_t vertices = vertices_of(puzzle), edges = edges_of(puzzle);
  if (vertices > graph_capture::most_vertices ||
      vertices * bytes_of_vertex + edges * bytes_of_edge > limits.memory_bytes)
    return over_limits(fmt::format("{} vertices exceed the limit on memory", vertices));
  MadeGraph image;
  const Trace trace{puzzle.reds, puzzle.blues, puzzle.k};
  image.trace = trace;
  image.puzzle.budget = 2;
  image.puzzle.budgets.assign(vertices, 2);
  image.puzzle.edges.reserve(edges);
  const auto join = [&](Vertex u, Vertex v) {
    image.puzzle.edges.push_back({std::min(u, v), std::max(u, v)});
  };
  for (const red_blue::Edge& edge : puzzle.edges) join(trace.red(edge.red), trace.blue(edge.blue));
  for (std::uint32_t red = 1; red <= puzzle.reds; ++red) {
    const Vertex partner = trace.partner(red);
    for (const Vertex other : {trace.red(red), trace.guard(puzzle.classes[red - 1]), trace.star()})
      join(partner, other);
    for (const std::uint32_t i : {0U, 1U}) {
      join(partner, trace.near(i, red));
      join(trace.near(i, red), trace.end(i, red));
    }
  }
  join(trace.star(), trace.star_near());
  join(trace.star_near(), trace.star_end());
  std::sort(image.puzzle.edges.begin(), image.puzzle.edges.end());
  return image;
}

bool ColourfulToGraphCapture::keeps_law(const red_blue::Puzzle& puzzle,
                                        const graph_capture::Puzzle& graph) {
  return graph.budgets.size() == vertices_of(puzzle) && graph.edges.size() == edges_of(puzzle);
}

// A vertex is captured by its leaf last, so that the leaf's token has a capture left to go on.
graph_capture::Answer ColourfulToGraphCapture::witness(const red_blue::Puzzle& puzzle,
                                                       const MadeGraph& image,
                                                       const red_blue::Answer& solution) {
  const Trace& trace = image.trace;
  graph_capture::Answer answer;
  answer.verdict = Verdict::solvable;
  answer.moves.reserve(image.puzzle.budgets.size());
  const auto capture = [&](Vertex from, Vertex to) { answer.moves.push_back({from, to}); };
  std::vector<bool> is_chosen(puzzle.reds + std::size_t{1}, false);
  for (const std::uint32_t red : solution.reds) is_chosen[red] = true;
  const graphs::Rows dominators = red_blue::dominators(puzzle);
  for (std::uint32_t blue = 1; blue <= puzzle.blues; ++blue) {
    const auto row = dominators.row(blue - 1);
    const auto red =
        std::find_if(row.begin(), row.end(), [&](std::uint32_t r) { return is_chosen[r + 1]; });
    capture(trace.blue(blue), trace.red(*red + 1));
  }
  for (std::uint32_t red = 1; red <= puzzle.reds; ++red) {
    const Vertex partner = trace.partner(red);
    for (const std::uint32_t i : {0U, 1U}) {
      capture(trace.end(i, red), trace.near(i, red));
      capture(trace.near(i, red), partner);
    }
    capture(trace.red(red), partner);
    if (is_chosen[red]) capture(trace.guard(puzzle.classes[red - 1]), partner);
    capture(partner, trace.star());
  }
  capture(trace.star_end(), trace.star_near());
  capture(trace.star_near(), trace.star());
  return answer;
}

Result<red_blue::Answer> ColourfulToGraphCapture::recover(const red_blue::Puzzle& puzzle,
                                                          const MadeGraph& image,
                                                          const graph_capture::Answer& answer) {
  red_blue::Answer solution;
  solution.verdict = Verdict::solvable;
  const std::uint32_t first = image.trace.guard(1).number, star = image.trace.star().number;
  for (const auto& [from, to] : answer.moves) {
    if (from.number < first || from.number >= star) continue;
    if (const auto red = partnered(image.trace, to)) solution.reds.push_back(*red);
  }
  std::sort(solution.reds.begin(), solution.reds.end());
  if (auto fault = red_blue::fault_of(puzzle, solution.reds))
    return error_in_words(std::move(*fault));
  return solution;
}

Refusal ColourfulToGraphCapture::refusal() {
  return {Verdict::unsolvable, "no choice of one red from each class dominates: refusal"};
}

std::vector<Part> ColourfulToGraphCapture::parts(const red_blue::Puzzle& puzzle,
                                                 const MadeGraph& image) {
  const Trace& trace = image.trace;
  std::vector<Part> parts;
  for (std::uint32_t red = 1; red <= puzzle.reds; ++red)
    parts.push_back(
        {fmt::format("red {}", red),
         {},
         {trace.red(red).number, trace.partner(red).number, trace.near(0, red).number,
          trace.near(1, red).number, trace.end(0, red).number, trace.end(1, red).number}});
  for (std::uint32_t blue = 1; blue <= puzzle.blues; ++blue)
    parts.push_back({fmt::format("blue {}", blue), {}, {trace.blue(blue).number}});
  for (std::uint32_t i = 1; i <= puzzle.k; ++i)
    parts.push_back({fmt::format("guard {}", i), {}, {trace.guard(i).number}});
  parts.push_back(
      {"star", {}, {trace.star().number, trace.star_near().number, trace.star_end().number}});
  return parts;
}

std::vector<std::string> ColourfulToGraphCapture::meanings(const red_blue::Puzzle& puzzle,
                                                           const MadeGraph& image,
                                                           const graph_capture::Answer& answer) {
  const Trace& trace = image.trace;
  std::vector<std::string> meanings;
  for (const auto& [from, to] : answer.moves) {
    std::string words;
    const bool is_guard = trace.guard(1) <= from && from < trace.star();
    const bool is_blue = trace.blue(1) <= from && from <= trace.blue(puzzle.blues);
    const auto chosen = is_guard ? partnered(trace, to) : std::nullopt;
    if (chosen)
      words = fmt::format("red {} is chosen from class {}", *chosen, puzzle.classes[*chosen - 1]);
    else if (is_blue && to.number <= puzzle.reds)
      words = fmt::format("red {} dominates blue {}", to.number, from.number - puzzle.reds);
    meanings.push_back(std::move(words));
  }
  return meanings;
}

}  // namespace hardboard
