#include "methods/hamiltonian_path/cut.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace hardboard::hamiltonian_path {
namespace {

using graphs::Rows;
using Vertices = std::vector<std::uint32_t>;

// The number of parts of the graph without some vertices.
std::size_t parts_without(const Rows& rows, std::span<const std::uint32_t> removed) {
  std::vector<std::uint8_t> seen(rows.vertices(), 0);
  for (const std::uint32_t v : removed) seen[v] = 1;
  std::size_t parts = 0;
  Vertices stack;
  for (std::uint32_t first = 0; first < rows.vertices(); ++first) {
    if (seen[first] != 0) continue;
    ++parts;
    seen[first] = 1;
    for (stack = {first}; !stack.empty();) {
      const std::uint32_t u = stack.back();
      stack.pop_back();
      for (const std::uint32_t v : rows.row(u))
        if (std::exchange(seen[v], 1) == 0) stack.push_back(v);
    }
  }
  return parts;
}

// For each vertex of a connected graph, the number of parts without it (Hopcroft and Tarjan 1973):
// a depth-first search from vertex 0, where `low` is the earliest vertex that a subtree sees.
std::vector<std::uint32_t> parts_without_each(const Rows& rows) {
  const std::uint32_t n = rows.vertices();
  constexpr std::uint32_t none = UINT32_MAX;
  std::vector<std::uint32_t> found(n, none), low(n), at(rows.first.begin(), rows.first.end() - 1);
  std::vector<std::uint32_t> parts(n, 1);
  Vertices path = {0};
  std::uint32_t time = 0;
  found[0] = low[0] = time++;
  parts[0] = 0;
  while (!path.empty()) {
    const std::uint32_t u = path.back();
    if (at[u] == rows.first[u + 1]) {
      path.pop_back();
      if (path.empty()) break;
      const std::uint32_t parent = path.back();
      low[parent] = std::min(low[parent], low[u]);
      if (low[u] >= found[parent]) ++parts[parent];
      continue;
    }
    const std::uint32_t v = rows.others[at[u]++];
    if (found[v] != none) {
      low[u] = std::min(low[u], found[v]);
      continue;
    }
    found[v] = low[v] = time++;
    path.push_back(v);
  }
  return parts;
}

// The sides of a connected bipartite graph; nothing if the graph has an odd circle.
std::optional<std::pair<Vertices, Vertices>> sides_of(const Rows& rows) {
  std::vector<std::uint8_t> side(rows.vertices(), 2);
  Vertices queue = {0};
  side[0] = 0;
  for (std::size_t i = 0; i < queue.size(); ++i) {
    for (const std::uint32_t v : rows.row(queue[i])) {
      if (side[v] == side[queue[i]]) return std::nullopt;
      if (side[v] != 2) continue;
      side[v] = static_cast<std::uint8_t>(1 - side[queue[i]]);
      queue.push_back(v);
    }
  }
  std::pair<Vertices, Vertices> sides;
  for (std::uint32_t v = 0; v < rows.vertices(); ++v)
    (side[v] == 0 ? sides.first : sides.second).push_back(v);
  return sides;
}

class CutSearch {
public:
  explicit CutSearch(const Instance& instance) : puzzle_(instance.puzzle), rows_(instance.rows) {}

  std::optional<Vertices> find() {
    if (try_set({})) return cut_;
    const std::vector<std::uint32_t> parts = parts_without_each(rows_);
    Vertices articulation, next_to_leaves;
    for (std::uint32_t v = 0; v < rows_.vertices(); ++v) {
      if (parts[v] > most_parts({&v, 1})) return Vertices{v};
      if (parts[v] > 1) articulation.push_back(v);
      if (rows_.degree(v) == 1) next_to_leaves.push_back(rows_.row(v)[0]);
    }
    std::sort(next_to_leaves.begin(), next_to_leaves.end());
    next_to_leaves.erase(std::unique(next_to_leaves.begin(), next_to_leaves.end()),
                         next_to_leaves.end());
    if (try_with_ends(articulation) || try_with_ends(next_to_leaves)) return cut_;
    if (const auto sides = sides_of(rows_))
      if (try_set(sides->first) || try_set(sides->second)) return cut_;
    return std::nullopt;
  }

private:
  std::size_t most_parts(std::span<const std::uint32_t> removed) const {
    std::size_t most = removed.size() + 1;
    for (const auto& end : {puzzle_.start, puzzle_.end})
      if (end && std::find(removed.begin(), removed.end(), *end) != removed.end()) --most;
    return most;
  }
  bool try_set(const Vertices& removed) {
    if (parts_without(rows_, removed) <= most_parts(removed)) return false;
    cut_ = removed;
    return true;
  }
  bool try_with_ends(Vertices removed) {
    if (try_set(removed)) return true;
    for (const auto& end : {puzzle_.start, puzzle_.end})
      if (end && std::find(removed.begin(), removed.end(), *end) == removed.end())
        removed.push_back(*end);
    return try_set(removed);
  }

  const Puzzle& puzzle_;
  const Rows& rows_;
  Vertices cut_;
};

}  // namespace

std::string cut_why_not(Instance&, const SolveOptions&) {
  return "";
}

Answer refuse_by_cut(Instance& instance, const SolveOptions&) {
  Answer answer;
  const std::optional<Vertices> found = CutSearch(instance).find();
  if (!found) {
    answer.remark = "no cut was found";
    return answer;
  }
  answer.verdict = Verdict::unsolvable;
  Cut cut;
  for (const std::uint32_t v : *found) {
    if (instance.puzzle.points.empty())
      cut.vertices.push_back({v + 1});
    else
      cut.points.push_back(instance.puzzle.points[v]);
  }
  answer.proof = std::move(cut);
  return answer;
}

}  // namespace hardboard::hamiltonian_path
