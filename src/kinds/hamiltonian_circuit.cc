// The row of Hamiltonian circuit problems.
#include "draw/hamiltonian_circuit.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <functional>
#include <string>
#include <utility>

#include "base/counted.h"
#include "kinds/graph_problem_shown.h"
#include "kinds/random_source.h"
#include "kinds/row.h"
#include "methods/hamiltonian_circuit/arcs_sat.h"
#include "methods/hamiltonian_circuit/backtrack.h"
#include "methods/hamiltonian_circuit/generate.h"
#include "problems/hamiltonian_circuit/traits.h"

namespace hardboard {
namespace {

using namespace hamiltonian_circuit;
using CircuitMethod = Method<Instance, Answer>;

const std::array settings = {
    whole_number("size", "20", "Half of the number of vertices", 2, 100'000),
    Setting{.name = "broken",
            .type = Setting::Type::flag,
            .help = "Without a circuit that is there for sure"},
    Setting{.name = "planar", .type = Setting::Type::flag, .help = "Without arcs that cross"},
};

Result<Generator::Source> start(const Values& values, std::uint64_t seed) {
  const auto vertices = static_cast<std::uint32_t>(2 * values.number("size"));
  const bool broken = values.flag("broken");
  const auto make = values.flag("planar") ? generate_planar : generate;
  return random_source<Traits>(
      seed, [=](Random& random, const Limits&) { return make(vertices, broken, random); });
}

}  // namespace

// As kinds/shown_row.h asks.
struct ShownCircuit {
  static const shown::Editor& editor() {
    static const shown::Editor editor = graphs::graph_editor(hamiltonian_circuit::file_keys, {});
    return editor;
  }
  static std::optional<shown::Board> board(const hamiltonian_circuit::Puzzle& puzzle) {
    return graphs::shown_board(puzzle.graph.vertices, puzzle.graph.arcs, true);
  }
  static std::string drawn(const hamiltonian_circuit::Puzzle& puzzle) { return write(puzzle); }
};

template <>
struct Features<hamiltonian_circuit::Traits> {
  using Instance = hamiltonian_circuit::Instance;
  using Shown = ShownCircuit;

  static std::span<const CircuitMethod> methods() {
    static const std::array rows = {
        CircuitMethod{.name = "walk",
                      .summary = "small graphs: all ways along arcs",
                      .proves = Proves::never,
                      .decide = {walking_why_not, solve_by_walking}},
        CircuitMethod{.name = "arcs",
                      .source = "after Dantzig, Fulkerson and Johnson 1954",
                      .summary = "SAT chooses arcs; several circuits are excluded as they come",
                      .proves = Proves::in_file,
                      .decide = {arcs_why_not, solve_by_arcs}},
    };
    return rows;
  }

  static Explanation explain(const Puzzle& puzzle, const Limits& limits) {
    Explanation explanation;
    Instance instance(puzzle, limits);
    const graphs::Rows heads = graphs::heads(puzzle.graph), tails = graphs::tails(puzzle.graph);
    std::uint32_t out = 0, in = 0;
    for (std::uint32_t v = 0; v < puzzle.graph.vertices; ++v)
      out = std::max(out, heads.degree(v)), in = std::max(in, tails.degree(v));
    const std::uint32_t n = puzzle.graph.vertices;
    explanation.facts.push_back(
        {"instance", fmt::format("Hamiltonian circuit in a directed graph of {} and {}, at most {} "
                                 "out of and {} into a vertex.",
                                 counted(n, "vertex", "vertices"),
                                 counted(puzzle.graph.arcs.size(), "arc"), out, in)});
    explanation.facts.push_back(
        {"class",
         "NP-complete, even for planar graphs with three arcs at each vertex (Papadimitriou "
         "and Vazirani 1984)."});
    explanation.methods = which_apply(methods(), instance, {limits});
    return explanation;
  }
  static draw::Picture picture(const Puzzle& puzzle, const Answer& answer) {
    return draw::picture(puzzle, answer);
  }
  static std::string text_picture(const Puzzle& puzzle, const Answer& answer) {
    return draw::text_picture(puzzle, answer);
  }
  static const Generator& generator() {
    static const Generator generator{settings, "Graphs with three arcs at each vertex",
                                     "--size 50 --broken", start};
    return generator;
  }

  // By number of vertices: connected graphs with at most three arcs at each vertex.
  static bool all_up_to(unsigned size, const std::function<bool(Puzzle)>& visit) {
    for (std::uint32_t n = 1; n <= size; ++n)
      if (!each_small(n, visit)) return false;
    return true;
  }
  static bool each_solution(const Puzzle& puzzle, const Limits& limits,
                            const std::function<bool(Answer)>& visit) {
    return each_circuit(puzzle, limits, [&](const std::vector<std::uint32_t>& circuit) {
      Answer answer;
      set_circuit(circuit, answer);
      return visit(std::move(answer));
    });
  }
};

template const Kind& kind_row<hamiltonian_circuit::Traits>();

}  // namespace hardboard
