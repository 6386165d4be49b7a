#include "problems/graphs/circuits.h"

#include <algorithm>
#include <array>
#include <bit>

#include "problems/formulas/clause_proof.h"
#include "problems/formulas/counter.h"

namespace hardboard::graphs {
namespace {

using formulas::Cnf;
using formulas::Literal;

Literal literal_of(std::size_t arc) {
  return static_cast<Literal>(arc) + 1;
}

constexpr std::uint32_t bit(std::uint32_t v) {
  return std::uint32_t{1} << v;
}

void add_exactly_one(Cnf& cnf, std::span<const Literal> literals) {
  cnf.add(literals);
  formulas::add_at_most(cnf, literals, 1);
}

// A set that the clause of leaving_clause() may be about: vertices that exist, some and not all.
bool is_proper(const Digraph& graph, const VertexSet& set) {
  std::vector<bool> is_inside(graph.vertices, false);
  std::uint32_t inside = 0;
  for (const std::uint32_t v : set) {
    if (v >= graph.vertices) return false;
    if (!is_inside[v]) ++inside;
    is_inside[v] = true;
  }
  return inside > 0 && inside < graph.vertices;
}

}  // namespace

Cnf clauses_of(const Digraph& graph) {
  Cnf cnf;
  cnf.variables = static_cast<std::uint32_t>(graph.arcs.size());
  std::vector<std::vector<Literal>> out(graph.vertices), in(graph.vertices);
  for (std::size_t a = 0; a < graph.arcs.size(); ++a) {
    out[graph.arcs[a].u].push_back(literal_of(a));
    in[graph.arcs[a].v].push_back(literal_of(a));
  }
  for (std::uint32_t v = 0; v < graph.vertices; ++v) {
    add_exactly_one(cnf, out[v]);
    add_exactly_one(cnf, in[v]);
  }
  for (std::size_t a = 0; a < graph.arcs.size() && graph.vertices > 2; ++a) {
    const auto [u, v] = graph.arcs[a];
    const auto back = std::lower_bound(graph.arcs.begin(), graph.arcs.end(), Edge{v, u});
    if (u < v && back != graph.arcs.end() && *back == Edge{v, u})
      cnf.add(std::array{-literal_of(a),
                         -literal_of(static_cast<std::size_t>(back - graph.arcs.begin()))});
  }
  return cnf;
}

std::vector<Literal> leaving_clause(const Digraph& graph, const VertexSet& set) {
  std::vector<bool> is_inside(graph.vertices, false);
  for (const std::uint32_t v : set) is_inside[v] = true;
  std::vector<Literal> clause;
  for (std::size_t a = 0; a < graph.arcs.size(); ++a)
    if (is_inside[graph.arcs[a].u] && !is_inside[graph.arcs[a].v]) clause.push_back(literal_of(a));
  return clause;
}

std::optional<bool> has_circuit(const Digraph& graph, const Limits& limits) {
  if (graph.vertices < 2) return false;
  if (graph.vertices > most_in_table) return std::nullopt;
  const std::uint32_t last = graph.vertices - 1;
  std::vector<std::uint32_t> heads(graph.vertices, 0);
  std::uint32_t may_end = 0;
  for (const auto& [u, v] : graph.arcs) {
    if (v == last) may_end |= bit(u);
    if (v != last) heads[u] |= bit(v);
  }
  // For each set of vertices but the last one, the ends of the paths through exactly this set.
  std::vector<std::uint32_t> ends(std::size_t{1} << last, 0);
  for (std::uint32_t v = 0; v < last; ++v) ends[bit(v)] = heads[last] & bit(v);
  for (std::uint32_t set = 1; set < ends.size(); ++set) {
    if (set % (1U << 16) == 0 && limits.reached()) return std::nullopt;
    std::uint32_t next = 0;
    for (std::uint32_t from = ends[set]; from != 0; from &= from - 1)
      next |= heads[static_cast<std::uint32_t>(std::countr_zero(from))];
    for (next &= ~set; next != 0; next &= next - 1) ends[set | (next & -next)] |= next & -next;
  }
  return (ends.back() & may_end) != 0;
}

void check_no_circuit(const Digraph& graph, const std::vector<VertexSet>& sets,
                      const std::string& words, const Limits& limits, const Recourse& recourse,
                      Findings& findings) {
  const std::string otherwise = "nobody has checked that " + words;
  for (const VertexSet& set : sets)
    if (!is_proper(graph, set)) findings.wrong = "a circuit need not leave a set of the proof";
  if (findings.wrong) return;
  if (recourse.proofs != nullptr) {
    Cnf cnf = clauses_of(graph);
    for (const VertexSet& set : sets) cnf.add(leaving_clause(graph, set));
    if (formulas::check_proof(cnf, otherwise, limits, recourse, findings)) return;
  }
  const std::optional<bool> has = recourse.may_search ? has_circuit(graph, limits) : std::nullopt;
  if (!has && recourse.may_search)
    findings.claimed.push_back(otherwise + ": without a proof there are too many sets to try");
  else if (!has)
    findings.claimed.push_back(otherwise);
  else if (*has)
    findings.wrong = "it is not true that " + words;
  else
    findings.checked.push_back(words + ": all sets of vertices have been tried");
}

}  // namespace hardboard::graphs
