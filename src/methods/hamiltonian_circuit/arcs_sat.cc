#include "methods/hamiltonian_circuit/arcs_sat.h"

#include <array>
#include <fmt/format.h>
#include <numeric>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "engines/sat/solver.h"

namespace hardboard::hamiltonian_circuit {
namespace {

using sat::Literal;

class ArcChoice {
public:
  ArcChoice(const Puzzle& puzzle, const Limits& limits)
      : graph_(puzzle.graph),
        limits_(limits),
        next_(static_cast<Literal>(graph_.arcs.size()) + 1),
        successor_(graph_.vertices),
        leaving_(graph_.vertices),
        entering_(graph_.vertices) {
    for (std::uint32_t a = 0; a < graph_.arcs.size(); ++a) {
      leaving_[graph_.arcs[a].u].push_back(literal(a));
      entering_[graph_.arcs[a].v].push_back(literal(a));
    }
  }

  Answer solve() {
    Answer answer;
    for (std::uint32_t v = 0; v < graph_.vertices; ++v) {
      exactly_one(leaving_[v]);
      exactly_one(entering_[v]);
      if (v % 1024 == 0 && limits_.reached()) return leave(answer);
    }
    for (std::uint64_t excluded = 0;;) {
      const Verdict verdict = solver_.solve(
          limits_, {}, fmt::format("{} excluded so far", counted(excluded, "circuit")));
      if (verdict == Verdict::unsolvable) {
        answer.verdict = verdict;
        answer.proof = Exhausted{excluded + 1};
      }
      if (verdict != Verdict::solvable) return leave(answer);
      for (std::uint32_t a = 0; a < graph_.arcs.size(); ++a)
        if (solver_.value(literal(a))) successor_[graph_.arcs[a].u] = graph_.arcs[a].v;
      const std::uint64_t now = exclude_circuits();
      if (now == 1) break;
      excluded += now;
    }
    set_circuit(circuit(0), answer);
    return leave(answer);
  }

private:
  static Literal literal(std::uint32_t arc) { return static_cast<Literal>(arc) + 1; }

  Answer leave(Answer& answer) {
    solver_.abandon();
    return std::move(answer);
  }

  // A ladder: variable `any` says that one of the literals so far is true.
  void exactly_one(const std::vector<Literal>& literals) {
    solver_.add(literals);
    Literal any = 0;
    for (const Literal one : literals) {
      const Literal more = next_++;
      solver_.add(std::array{-one, more});
      if (any != 0) {
        solver_.add(std::array{-any, more});
        solver_.add(std::array{-any, -one});
      }
      any = more;
    }
  }

  std::vector<std::uint32_t> circuit(std::uint32_t first) const {
    std::vector<std::uint32_t> vertices = {first};
    for (std::uint32_t v = successor_[first]; v != first; v = successor_[v]) vertices.push_back(v);
    return vertices;
  }

  // The number of circuits; if there are several, each is excluded.
  std::uint64_t exclude_circuits() {
    constexpr std::uint32_t none = UINT32_MAX;
    std::vector<std::uint32_t> circuit_of(graph_.vertices, none);
    std::vector<std::vector<std::uint32_t>> circuits;
    for (std::uint32_t v = 0; v < graph_.vertices; ++v) {
      if (circuit_of[v] != none) continue;
      circuits.push_back(circuit(v));
      for (const std::uint32_t u : circuits.back()) circuit_of[u] = v;
    }
    if (circuits.size() == 1) return 1;
    for (const std::vector<std::uint32_t>& vertices : circuits) {
      std::vector<Literal> clause;
      for (const std::uint32_t u : vertices)
        for (const Literal arc : leaving_[u]) {
          const std::uint32_t head = graph_.arcs[static_cast<std::size_t>(arc) - 1].v;
          if (circuit_of[head] != circuit_of[u]) clause.push_back(arc);
        }
      solver_.add(clause);
    }
    return circuits.size();
  }

  const graphs::Digraph& graph_;
  const Limits& limits_;
  Literal next_;
  std::vector<std::uint32_t> successor_;
  std::vector<std::vector<Literal>> leaving_, entering_;
  sat::Solver solver_;
};

}  // namespace

std::string arcs_why_not(Instance&, const SolveOptions&) {
  return "";
}

Answer solve_by_arcs(Instance& instance, const SolveOptions& options) {
  return ArcChoice(instance.puzzle, options.limits).solve();
}

}  // namespace hardboard::hamiltonian_circuit
