// 3SAT to Graph Capture on acyclic graphs with budget 2 (Aravind et al. 2022, Theorem 5): a clause
// captures the token of one of its true literals, and a variable's last capture needs a token that
// has not moved.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "problems/satisfiability/traits.h"
#include "puzzles/graph_capture/traits.h"
#include "reductions/image.h"

namespace hardboard {

// A vertex for each clause; for each variable a vertex that says that it is true, one that says
// that it is false, and one into which both lead; and the end, into which all of the last lead.
struct ThreeSatToGraphCapture {
  using From = satisfiability::Traits;
  using To = graph_capture::Traits;
  static constexpr std::string_view name = "3sat-to-graph-capture";
  static constexpr std::string_view source = "Aravind et al. 2022, Theorem 5 (acyclic graphs)";
  static constexpr std::string_view summary =
      "a token for each clause, which captures a true literal; three for each variable";
  static constexpr std::string_view law =
      "for n variables, m clauses and k literals: m + 3n + 1 vertices, at most k + 3n edges";

  // The vertices in their order: clauses, true, false, variables, end.
  struct Trace {
    std::uint32_t clauses = 0, variables = 0;

    graph_capture::Vertex clause(std::uint32_t i) const { return {i + 1}; }
    graph_capture::Vertex literal(formulas::Literal literal) const {
      return {clauses + (literal < 0 ? variables : 0) + formulas::variable_of(literal)};
    }
    graph_capture::Vertex variable(std::uint32_t v) const { return {clauses + 2 * variables + v}; }
    graph_capture::Vertex end() const { return {clauses + 3 * variables + 1}; }
  };

  // Refuses clauses of more than three literals. O(k log k + n).
  static Result<Image<ThreeSatToGraphCapture>> forward(const From::Puzzle& source_puzzle,
                                                       const Limits& limits);
  static bool keeps_law(const From::Puzzle& source_puzzle, const To::Puzzle& puzzle);
  static To::Answer witness(const From::Puzzle& source_puzzle,
                            const Image<ThreeSatToGraphCapture>& image,
                            const From::Answer& solution);
  static Result<From::Answer> recover(const From::Puzzle& source_puzzle,
                                      const Image<ThreeSatToGraphCapture>& image,
                                      const To::Answer& answer);
  static Refusal refusal();
  static std::vector<Part> parts(const From::Puzzle& source_puzzle,
                                 const Image<ThreeSatToGraphCapture>& image);
  static std::vector<std::string> meanings(const From::Puzzle& source_puzzle,
                                           const Image<ThreeSatToGraphCapture>& image,
                                           const To::Answer& answer);
};

}  // namespace hardboard
