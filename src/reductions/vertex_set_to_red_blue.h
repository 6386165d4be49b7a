// From Vertex Cover and Dominating Set to Red-Blue Dominating Set: the vertices are red, and what
// must be covered or dominated is blue. Folklore; Vertex Cover is the special case in which each
// blue has two neighbours.
#pragma once

#include <fmt/format.h>
#include <string>
#include <string_view>
#include <vector>

#include "base/sort_within.h"
#include "problems/red_blue/traits.h"
#include "problems/vertex_set/traits.h"
#include "reductions/image.h"

namespace hardboard {

template <vertex_set::Rule rule>
struct VertexSetToRedBlue {
  using From = vertex_set::Traits<rule>;
  using To = red_blue::Traits;
  static constexpr bool covers = rule == vertex_set::Rule::cover;
  static constexpr std::string_view name =
      covers ? "vertex-cover-to-red-blue" : "dominating-set-to-red-blue";
  static constexpr std::string_view source = "folklore";
  static constexpr std::string_view summary =
      covers ? "a red for each vertex, a blue for each edge"
             : "a red and a blue for each vertex, joined as neighbours are";
  static constexpr std::string_view law =
      covers ? "vertices reds, edges blues, 2 * edges edges"
             : "vertices reds, vertices blues, 2 * edges + vertices edges";

  struct Trace {};  // red v is vertex v; blue i is edge i or vertex i
  using Source = vertex_set::Puzzle<rule>;
  using Made = Image<VertexSetToRedBlue>;

  static std::uint64_t edges_of(const Source& puzzle) {
    return 2 * puzzle.graph.edges.size() + (covers ? 0 : puzzle.graph.vertices);
  }

  static Result<Made> forward(const Source& puzzle, const Limits& limits) {
    red_blue::Puzzle image;
    image.reds = puzzle.graph.vertices;
    image.k = puzzle.k;
    image.edges.reserve(edges_of(puzzle));
    if constexpr (covers) {
      for (const auto& [u, v] : puzzle.graph.edges) {
        ++image.blues;
        image.edges.push_back({u + 1, image.blues});
        image.edges.push_back({v + 1, image.blues});
      }
    } else {
      image.blues = puzzle.graph.vertices;
      for (std::uint32_t v = 1; v <= image.reds; ++v) image.edges.push_back({v, v});
      for (const auto& [u, v] : puzzle.graph.edges) {
        image.edges.push_back({u + 1, v + 1});
        image.edges.push_back({v + 1, u + 1});
      }
    }
    if (!sort_within(image.edges.begin(), image.edges.end(), limits))
      return error_in_words(limits.words());
    return Made{std::move(image), {}};
  }
  static bool keeps_law(const Source& puzzle, const red_blue::Puzzle& image) {
    return image.reds == puzzle.graph.vertices && image.edges.size() == edges_of(puzzle) &&
           image.blues == (covers ? puzzle.graph.edges.size() : puzzle.graph.vertices);
  }

  static red_blue::Answer witness(const Source&, const Made&, const vertex_set::Answer& solution) {
    red_blue::Answer answer;
    answer.verdict = Verdict::solvable;
    answer.reds = solution.vertices;
    return answer;
  }
  static Result<vertex_set::Answer> recover(const Source& puzzle, const Made&,
                                            const red_blue::Answer& answer) {
    vertex_set::Answer solution;
    solution.verdict = Verdict::solvable;
    solution.vertices = answer.reds;
    if (auto fault = vertex_set::fault_of(puzzle, solution.vertices))
      return error_in_words(std::move(*fault));
    return solution;
  }
  static Refusal refusal() { return {Verdict::unsolvable, "no k vertices do: refusal"}; }

  static std::vector<Part> parts(const Source& puzzle, const Made& image) {
    std::vector<Part> parts;
    for (std::uint32_t v = 1; v <= image.puzzle.reds; ++v)
      parts.push_back({fmt::format("vertex {}", v), {}, {v}});
    if constexpr (covers)
      for (std::uint32_t i = 1; i <= image.puzzle.blues; ++i)
        parts.push_back({fmt::format("edge {} {}", puzzle.graph.edges[i - 1].u + 1,
                                     puzzle.graph.edges[i - 1].v + 1),
                         {},
                         {i}});
    return parts;
  }
  // An answer of the image has no moves.
  static std::vector<std::string> meanings(const Source&, const Made&, const red_blue::Answer&) {
    return {};
  }
};

using VertexCoverToRedBlue = VertexSetToRedBlue<vertex_set::Rule::cover>;
using DominatingSetToRedBlue = VertexSetToRedBlue<vertex_set::Rule::dominate>;

}  // namespace hardboard
