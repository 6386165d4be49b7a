#include "problems/vertex_set/check.h"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

#include "base/counted.h"
#include "proofs/findings.h"

namespace hardboard::vertex_set {

template <Rule rule>
std::optional<std::string> fault_of(const Puzzle<rule>& puzzle,
                                    std::span<const std::uint32_t> vertices) {
  const graphs::Graph& graph = puzzle.graph;
  std::vector<bool> is_chosen(graph.vertices, false);
  for (const std::uint32_t vertex : vertices) {
    if (vertex < 1 || vertex > graph.vertices) return fmt::format("there is no vertex {}", vertex);
    if (is_chosen[vertex - 1]) return fmt::format("vertex {} is chosen twice", vertex);
    is_chosen[vertex - 1] = true;
  }
  if (vertices.size() > puzzle.k)
    return fmt::format("{} chosen, and k is {}", counted(vertices.size(), "vertex", "vertices"),
                       puzzle.k);
  if constexpr (rule == Rule::cover) {
    for (const auto& [u, v] : graph.edges)
      if (!is_chosen[u] && !is_chosen[v])
        return fmt::format("the edge {} {} has no chosen end", u + 1, v + 1);
  } else {
    std::vector<bool> is_dominated = is_chosen;
    for (const auto& [u, v] : graph.edges) {
      if (is_chosen[u]) is_dominated[v] = true;
      if (is_chosen[v]) is_dominated[u] = true;
    }
    for (std::uint32_t v = 0; v < graph.vertices; ++v)
      if (!is_dominated[v])
        return fmt::format("vertex {} is not chosen, and has no chosen neighbour", v + 1);
  }
  return std::nullopt;
}

template <Rule rule>
graphs::HittingSet hitting_set(const Puzzle<rule>& puzzle) {
  const graphs::Graph& graph = puzzle.graph;
  graphs::HittingSet problem{graph.vertices, puzzle.k, {{0}, {}}, {}};
  graphs::Rows& rows = problem.rows;
  const auto end_row = [&] {
    rows.first.push_back(static_cast<std::uint32_t>(rows.others.size()));
  };
  if constexpr (rule == Rule::cover) {
    for (const auto& [u, v] : graph.edges) {
      rows.others.insert(rows.others.end(), {u, v});
      end_row();
    }
  } else {
    const graphs::Rows beside = graphs::neighbours(graph);
    for (std::uint32_t v = 0; v < graph.vertices; ++v) {
      const auto row = beside.row(v);
      const auto behind = std::lower_bound(row.begin(), row.end(), v);
      rows.others.insert(rows.others.end(), row.begin(), behind);
      rows.others.push_back(v);
      rows.others.insert(rows.others.end(), behind, row.end());
      end_row();
    }
  }
  return problem;
}

namespace {

// The bound holds if one vertex less can't do; 0 says nothing.
template <Rule rule>
void check_minimum(const Puzzle<rule>& puzzle, const Answer& answer, const Limits& limits,
                   const Recourse& recourse, Findings& findings) {
  const Minimum& minimum = *answer.minimum;
  check_bound(minimum, findings);
  if (answer.verdict != Verdict::solvable || minimum.value != answer.vertices.size())
    findings.wrong =
        fmt::format("the minimum {} is not the number of chosen vertices", minimum.value);
  if (findings.wrong || minimum.bound == 0) return;
  graphs::HittingSet fewer = hitting_set(puzzle);
  fewer.most = static_cast<std::uint32_t>(minimum.bound - 1);
  graphs::check_no_choice(
      fewer,
      fmt::format("no fewer than {} {}", counted(minimum.bound, "vertex", "vertices"),
                  minimum.bound == 1 ? "does" : "do"),
      limits, recourse, findings);
}

}  // namespace

template <Rule rule>
CheckReport check(const Puzzle<rule>& puzzle, const Answer& answer, const Limits& limits,
                  const Recourse& recourse) {
  Findings findings;
  check_count(answer, findings);
  if (answer.verdict == Verdict::solvable) {
    findings.wrong = fault_of(puzzle, answer.vertices);
    findings.checked.push_back(
        fmt::format("{} {}", counted(answer.vertices.size(), "vertex", "vertices"),
                    rule == Rule::cover ? "cover all edges" : "dominate all others"));
  } else if (!answer.vertices.empty()) {
    findings.wrong =
        fmt::format("there are vertices, but the verdict is \"{}\"", word_of(answer.verdict));
  }
  if (findings.wrong) return findings.report();
  if (answer.verdict == Verdict::unsolvable)
    graphs::check_no_choice(hitting_set(puzzle), "no such set of vertices exists", limits, recourse,
                            findings);
  else if (answer.proof.index() != 0)
    check_idle_proof(answer, findings);
  if (answer.verdict == Verdict::unknown) findings.claimed.push_back("nothing is decided");
  if (answer.minimum && !findings.wrong) check_minimum(puzzle, answer, limits, recourse, findings);
  return findings.report();
}

template std::optional<std::string> fault_of(const Puzzle<Rule::cover>&,
                                             std::span<const std::uint32_t>);
template std::optional<std::string> fault_of(const Puzzle<Rule::dominate>&,
                                             std::span<const std::uint32_t>);
template graphs::HittingSet hitting_set(const Puzzle<Rule::cover>&);
template graphs::HittingSet hitting_set(const Puzzle<Rule::dominate>&);
template CheckReport check(const Puzzle<Rule::cover>&, const Answer&, const Limits&,
                           const Recourse&);
template CheckReport check(const Puzzle<Rule::dominate>&, const Answer&, const Limits&,
                           const Recourse&);

}  // namespace hardboard::vertex_set
