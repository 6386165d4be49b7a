// From colourful red-blue dominating sets to the Graph Capture game on undirected graphs, where
// every token may capture twice (Aravind et al. 2022, Theorem 5, section 4.1).
//
// A solution of the game is a spanning tree with a root, in which every inner vertex but the root
// has a leaf as a child (Lemma 15). Each red v has a partner u, which can't be a leaf, since two
// paths of two vertices hang on it. So the partner's leaf is v, or the guard of v's class, and a
// class has one guard: the red whose partner takes the guard is chosen, and is the only red of its
// class that can lead blues to the root, which is the star.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "problems/red_blue/traits.h"
#include "puzzles/graph_capture/traits.h"
#include "reductions/image.h"

namespace hardboard {

struct ColourfulToGraphCapture {
  using From = red_blue::Traits;
  using To = graph_capture::Traits;
  static constexpr std::string_view name = "colourful-to-graph-capture";
  static constexpr std::string_view source = "Aravind et al. 2022, Theorem 5";
  static constexpr std::string_view summary =
      "a partner with two paths for each red, a guard for each class, a star in the middle";
  static constexpr std::string_view law =
      "6 * reds + blues + classes + 3 tokens with budget 2, edges + 7 * reds + 2 edges";

  // The numbers of vertices: reds first, as in the source, then blues.
  struct Trace {
    std::uint32_t reds = 0, blues = 0, classes = 0;

    graph_capture::Vertex red(std::uint32_t red) const { return {red}; }
    graph_capture::Vertex blue(std::uint32_t blue) const { return {reds + blue}; }
    graph_capture::Vertex partner(std::uint32_t red) const { return of_red(0, red); }
    // The two paths on a partner, i = 0 and 1: the vertex next to the partner, and its end.
    graph_capture::Vertex near(std::uint32_t i, std::uint32_t red) const {
      return of_red(1 + i, red);
    }
    graph_capture::Vertex end(std::uint32_t i, std::uint32_t red) const {
      return of_red(3 + i, red);
    }
    graph_capture::Vertex guard(std::uint32_t number) const { return {6 * reds + blues + number}; }
    graph_capture::Vertex star() const { return guard(classes + 1); }
    graph_capture::Vertex star_near() const { return guard(classes + 2); }
    graph_capture::Vertex star_end() const { return guard(classes + 3); }
    std::uint32_t vertices() const { return star_end().number; }

  private:
    graph_capture::Vertex of_red(std::uint32_t part, std::uint32_t red) const {
      return {(part + 1) * reds + blues + red};
    }
  };
  using Made = Image<ColourfulToGraphCapture>;

  // For colourful problems only.
  static Result<Made> forward(const red_blue::Puzzle& puzzle, const Limits& limits);
  static bool keeps_law(const red_blue::Puzzle& puzzle, const graph_capture::Puzzle& graph);
  static graph_capture::Answer witness(const red_blue::Puzzle& puzzle, const Made& image,
                                       const red_blue::Answer& solution);
  // The chosen red of a class is the one whose partner the guard captures.
  static Result<red_blue::Answer> recover(const red_blue::Puzzle& puzzle, const Made& image,
                                          const graph_capture::Answer& answer);
  static Refusal refusal();
  static std::vector<Part> parts(const red_blue::Puzzle& puzzle, const Made& image);
  static std::vector<std::string> meanings(const red_blue::Puzzle& puzzle, const Made& image,
                                           const graph_capture::Answer& answer);
};

}  // namespace hardboard
