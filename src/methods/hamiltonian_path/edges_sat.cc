#include "methods/hamiltonian_path/edges_sat.h"

#include <algorithm>
#include <fmt/format.h>
#include <numeric>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "engines/sat/decide.h"
#include "engines/sat/solver.h"
#include "methods/hamiltonian_path/exactly_two.h"
#include "methods/one_circuit.h"

namespace hardboard::hamiltonian_path {
namespace {

using sat::Literal;

class EdgeChoice {
public:
  EdgeChoice(const Instance& instance, const Limits& limits)
      : puzzle_(instance.puzzle),
        n_(puzzle_.graph.vertices),
        outside_(n_),
        limits_(limits),
        chosen_(2 * (n_ + std::size_t{1})) {
    edges_ = puzzle_.graph.edges;
    const bool both = puzzle_.start && puzzle_.end;
    for (std::uint32_t v = 0; v < n_; ++v)
      if (!both || is_end(v)) edges_.push_back({v, outside_});
    make_incidence();
  }

  Answer solve() {
    Answer answer;
    if (!fits()) {
      answer.remark = "the clauses do not fit the memory";
      return answer;
    }
    const Verdict verdict = begin() ? find() : Verdict::unknown;
    if (verdict == Verdict::unsolvable) {
      answer.verdict = verdict;
      answer.proof = Exhausted{excluded_ + 1};
    } else if (verdict == Verdict::solvable) {
      set_path(puzzle_, path(), answer);
    }
    solver_.abandon();
    return answer;
  }

  // Visits all paths, each as its vertices in order. False if `visit` or a limit ended the visits.
  bool each(const PathVisit& visit) {
    Verdict verdict = fits() && begin() ? find() : Verdict::unknown;
    while (verdict == Verdict::solvable) {
      std::vector<std::uint32_t> vertices = path();
      bool goes_on = visit(vertices);
      std::reverse(vertices.begin(), vertices.end());
      if (goes_on && !puzzle_.start && !puzzle_.end) goes_on = visit(vertices);
      if (!goes_on) break;
      exclude_path();
      verdict = find();
    }
    solver_.abandon();
    return verdict == Verdict::unsolvable;
  }

private:
  static Literal literal(std::uint32_t edge) { return static_cast<Literal>(edge) + 1; }
  bool is_end(std::uint32_t v) const { return puzzle_.start == v || puzzle_.end == v; }

  // Do the clauses of begin() fit the memory? At each vertex there are some for each edge, and a
  // variable or two.
  bool fits() const {
    return sat::fits(edges_.size() + incident_.size(), 8 * incident_.size(), limits_);
  }

  // The clauses by which the choice is one of circles; false if the limits were reached.
  bool begin() {
    Literal next = static_cast<Literal>(edges_.size()) + 1;
    for (std::uint32_t v = 0; v <= n_; ++v) {
      literals_.clear();
      for (std::uint32_t i = first_[v]; i < first_[v + 1]; ++i)
        literals_.push_back(literal(incident_[i]));
      sat::exactly_two(solver_, literals_, next);
      if (v % 1024 == 0 && limits_.reached()) return false;
    }
    for (std::uint32_t e = 0; e < edges_.size(); ++e)
      if (edges_[e].v == outside_ && is_end(edges_[e].u)) solver_.add(std::vector{literal(e)});
    return true;
  }

  // Whether there is a path that was not excluded.
  Verdict find() {
    for (;;) {
      const Verdict verdict = solver_.solve(
          limits_, {}, fmt::format("{} excluded so far", counted(excluded_, "circle")));
      if (verdict != Verdict::solvable) return verdict;
      take_choice();
      const std::uint64_t now = exclude_circles();
      if (now == 0) return verdict;
      excluded_ += now;
    }
  }

  // All choices have equally many edges, so another path takes an edge that this one does not.
  void exclude_path() {
    literals_.clear();
    for (std::uint32_t e = 0; e < edges_.size(); ++e)
      if (!solver_.value(literal(e))) literals_.push_back(literal(e));
    solver_.add(literals_);
  }

  // For each vertex, and for the one outside, the numbers of its edges.
  void make_incidence() {
    first_.assign(n_ + std::size_t{2}, 0);
    for (const auto& [u, v] : edges_) ++first_[u + 1], ++first_[v + 1];
    std::partial_sum(first_.begin(), first_.end(), first_.begin());
    incident_.resize(2 * edges_.size());
    std::vector<std::uint32_t> at(first_.begin(), first_.end() - 1);
    for (std::uint32_t e = 0; e < edges_.size(); ++e) {
      incident_[at[edges_[e].u]++] = e;
      incident_[at[edges_[e].v]++] = e;
    }
  }

  // The two chosen neighbours of each vertex.
  void take_choice() {
    std::vector<std::uint8_t> number(n_ + std::size_t{1}, 0);
    for (std::uint32_t e = 0; e < edges_.size(); ++e) {
      if (!solver_.value(literal(e))) continue;
      const auto [u, v] = edges_[e];
      chosen_[2 * std::size_t{u} + number[u]++] = v;
      chosen_[2 * std::size_t{v} + number[v]++] = u;
    }
  }

  // The vertices of the circle through `first`, in order. Where a circle has two vertices alone,
  // both choices of each are the other one; there is none, since edges differ.
  std::vector<std::uint32_t> circle(std::uint32_t first) const {
    std::vector<std::uint32_t> vertices = {first};
    for (std::uint32_t before = first, v = chosen_[2 * std::size_t{first}]; v != first;) {
      vertices.push_back(v);
      const std::uint32_t one = chosen_[2 * std::size_t{v}];
      const std::uint32_t other = chosen_[2 * std::size_t{v} + 1];
      v = std::exchange(before, v) == one ? other : one;
    }
    return vertices;
  }

  std::vector<std::uint32_t> path() const {
    std::vector<std::uint32_t> vertices = circle(outside_);
    vertices.erase(vertices.begin());
    const bool is_reversed = (puzzle_.start && vertices.front() != *puzzle_.start) ||
                             (puzzle_.end && vertices.back() != *puzzle_.end);
    if (is_reversed) std::reverse(vertices.begin(), vertices.end());
    return vertices;
  }

  // Excludes all circles but the one through the vertex outside; returns their number.
  std::uint64_t exclude_circles() {
    constexpr std::uint32_t none = UINT32_MAX;
    std::vector<std::uint32_t> circle_of(n_ + std::size_t{1}, none);
    std::uint64_t excluded = 0;
    std::vector<std::vector<std::uint32_t>> circles;
    for (std::uint32_t v = n_ + 1; v-- > 0;) {
      if (circle_of[v] != none) continue;
      circles.push_back(circle(v));
      for (const std::uint32_t u : circles.back()) circle_of[u] = v;
    }
    for (const std::vector<std::uint32_t>& vertices : circles) {
      const std::uint32_t own = circle_of[vertices.front()];
      if (own == outside_) continue;
      literals_.clear();
      for (const std::uint32_t u : vertices)
        for (std::uint32_t i = first_[u]; i < first_[u + 1]; ++i) {
          const graphs::Edge edge = edges_[incident_[i]];
          if (circle_of[edge.u] != own || circle_of[edge.v] != own)
            literals_.push_back(literal(incident_[i]));
        }
      solver_.add(literals_);
      ++excluded;
    }
    return excluded;
  }

  const Puzzle& puzzle_;
  const std::uint32_t n_, outside_;  // the number of vertices; the vertex outside
  const Limits& limits_;
  std::vector<graphs::Edge> edges_;  // behind those of the graph, those of the vertex outside
  std::vector<std::uint32_t> first_, incident_;
  std::vector<std::uint32_t> chosen_;  // of vertex v at 2v and 2v + 1
  std::vector<Literal> literals_;
  std::uint64_t excluded_ = 0;  // circles
  sat::Solver solver_;
};

// The proof speaks of arcs, whose choice has circuits of its own to exclude.
void prove(const Puzzle& puzzle, const SolveOptions& options, Answer& answer) {
  const graphs::Digraph graph = closed(puzzle);
  const CircuitChoice choice = choose_circuit(graph, options.limits);
  if (choice.verdict != Verdict::unsolvable) {
    answer.remark = fmt::format("no proof in {}: {}", options.proof_file, options.limits.words());
    return;
  }
  answer.remark = prove_no_circuit(graph, choice.sets, options);
  answer.proof = sets_of(puzzle, choice.sets);
}

}  // namespace

std::string edges_why_not(Instance&, const SolveOptions&) {
  return "";
}

Answer solve_by_edges(Instance& instance, const SolveOptions& options) {
  const Puzzle& puzzle = instance.puzzle;
  if (puzzle.graph.vertices == 1) {
    Answer answer;
    set_path(puzzle, {0}, answer);
    return answer;
  }
  Answer answer = EdgeChoice(instance, options.limits).solve();
  if (answer.verdict == Verdict::unsolvable && !options.proof_file.empty())
    prove(puzzle, options, answer);
  return answer;
}

bool each_path_by_edges(const Puzzle& puzzle, const Limits& limits, const PathVisit& visit) {
  if (puzzle.graph.vertices == 1) return visit({0});
  return EdgeChoice(Instance(puzzle, limits), limits).each(visit);
}

}  // namespace hardboard::hamiltonian_path
