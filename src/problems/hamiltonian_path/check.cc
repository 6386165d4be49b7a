#include "problems/hamiltonian_path/check.h"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "problems/graphs/circuits.h"
#include "problems/graphs/grid.h"
#include "proofs/findings.h"

namespace hardboard::hamiltonian_path {
namespace {

CheckReport wrong(std::string reason) {
  return {Check::wrong, std::move(reason)};
}

bool are_adjacent(const Puzzle& puzzle, std::uint32_t u, std::uint32_t v) {
  if (puzzle.points.empty()) {
    return std::binary_search(puzzle.graph.edges.begin(), puzzle.graph.edges.end(),
                              graphs::Edge{std::min(u, v), std::max(u, v)});
  }
  const Square a = puzzle.points[u], b = puzzle.points[v];
  const auto apart = [](std::int64_t p, std::int64_t q) { return std::abs(p - q); };
  return apart(a.x, b.x) + apart(a.y, b.y) == 1;
}

CheckReport check_path(const Puzzle& puzzle, const Answer& answer) {
  const std::vector<std::uint32_t> path = path_of(puzzle, answer);
  const std::size_t given = answer.vertices.size() + answer.points.size();
  if (path.size() != given) return wrong("the path leaves the graph");
  std::vector<std::uint8_t> visited(puzzle.graph.vertices, 0);
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (std::exchange(visited[path[i]], 1) != 0)
      return wrong(fmt::format("the path visits {} twice", name_of(puzzle, path[i])));
    if (i > 0 && !are_adjacent(puzzle, path[i - 1], path[i]))
      return wrong(fmt::format("{} and {} are not adjacent", name_of(puzzle, path[i - 1]),
                               name_of(puzzle, path[i])));
  }
  if (path.size() != puzzle.graph.vertices)
    return wrong(fmt::format("the path visits {} of {}", path.size(),
                             counted(puzzle.graph.vertices, "vertex", "vertices")));
  if (puzzle.start && path.front() != *puzzle.start)
    return wrong(fmt::format("the path does not begin at {}", name_of(puzzle, *puzzle.start)));
  if (puzzle.end && path.back() != *puzzle.end)
    return wrong(fmt::format("the path does not end at {}", name_of(puzzle, *puzzle.end)));
  return {Check::verified,
          fmt::format("a path through {}", counted(path.size(), "vertex", "vertices"))};
}

// The parts of the graph without some vertices, by a union of the ends of each edge.
class Parts {
public:
  explicit Parts(std::uint32_t vertices) : parent_(vertices), number_(vertices) {
    for (std::uint32_t v = 0; v < vertices; ++v) parent_[v] = v;
  }
  void leave_out() { --number_; }
  void join(std::uint32_t u, std::uint32_t v) {
    u = root(u), v = root(v);
    if (u == v) return;
    parent_[std::max(u, v)] = std::min(u, v);
    --number_;
  }
  std::uint32_t number() const { return number_; }

private:
  std::uint32_t root(std::uint32_t v) {
    for (; parent_[v] != v; v = parent_[v]) parent_[v] = parent_[parent_[v]];
    return v;
  }
  std::vector<std::uint32_t> parent_;
  std::uint32_t number_;
};

CheckReport check_cut(const Puzzle& puzzle, const Cut& cut) {
  std::vector<std::uint8_t> removed(puzzle.graph.vertices, 0);
  Answer places;
  places.vertices = cut.vertices;
  places.points = cut.points;
  const std::vector<std::uint32_t> vertices = path_of(puzzle, places);
  if (vertices.size() != cut.vertices.size() + cut.points.size())
    return wrong("a vertex of the cut is not in the graph");
  Parts parts(puzzle.graph.vertices);
  for (const std::uint32_t v : vertices) {
    if (std::exchange(removed[v], 1) != 0)
      return wrong(fmt::format("{} stands in the cut twice", name_of(puzzle, v)));
    parts.leave_out();
  }
  const auto join = [&](std::uint32_t u, std::uint32_t v) {
    if (removed[u] == 0 && removed[v] == 0) parts.join(u, v);
  };
  for (const auto& [u, v] : graphs::grid_graph(puzzle.points).edges) join(u, v);
  if (puzzle.points.empty())
    for (const auto& [u, v] : puzzle.graph.edges) join(u, v);
  std::uint64_t most = vertices.size() + 1;
  for (const auto& end : {puzzle.start, puzzle.end})
    if (end && removed[*end] != 0 && most > 0) --most;
  const std::string words =
      fmt::format("without {} of the graph {} left, and a path joins at most {}",
                  counted(vertices.size(), "vertex", "vertices"),
                  counted(parts.number(), "part") + (parts.number() == 1 ? " is" : " are"), most);
  return {parts.number() > most ? Check::verified : Check::wrong, words};
}

}  // namespace

CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits,
                  const Recourse& recourse) {
  Findings findings;
  if (answer.verdict != Verdict::unsolvable && answer.proof.index() != 0)
    check_idle_proof(answer, findings);
  if (!findings.wrong) check_count(answer, findings);
  if (findings.wrong) return findings.report();
  const bool has_path = !answer.vertices.empty() || !answer.points.empty();
  if (has_path || answer.verdict == Verdict::solvable) {
    const CheckReport report = check_path(puzzle, answer);
    if (report.check == Check::wrong) return report;
    if (answer.verdict != Verdict::solvable) return wrong("the answer's own path is a solution");
    findings.checked.push_back(report.reason);
    return findings.report();
  }
  if (answer.verdict == Verdict::unknown) {
    findings.claimed.emplace_back("the answer says nothing");
    return findings.report();
  }
  if (const Cut* cut = std::get_if<Cut>(&answer.proof)) return check_cut(puzzle, *cut);
  if (puzzle.graph.vertices == 1) return wrong("a path through the only vertex exists");
  const Sets* sets = std::get_if<Sets>(&answer.proof);
  graphs::check_no_circuit(closed(puzzle), vertices_of(puzzle, sets != nullptr ? *sets : Sets()),
                           "no path visits all vertices", limits, recourse, findings);
  return findings.report();
}

}  // namespace hardboard::hamiltonian_path
