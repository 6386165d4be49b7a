#include "methods/hamiltonian_path/subsets.h"

#include <bit>
#include <cstdint>
#include <fmt/format.h>

#include "base/contract.h"

namespace hardboard::hamiltonian_path {
namespace {

constexpr std::uint32_t bit(std::uint32_t v) {
  return std::uint32_t{1} << v;
}

// For each set of vertices, as bits, the set of ends of paths that visit exactly this set and begin
// where paths may begin.
class Table {
public:
  explicit Table(const Puzzle& puzzle) : puzzle_(puzzle) {
    const std::uint32_t n = puzzle.graph.vertices;
    adjacent_.assign(n, 0);
    for (const auto& [u, v] : puzzle.graph.edges) {
      adjacent_[u] |= bit(v);
      adjacent_[v] |= bit(u);
    }
    ends_.assign(std::size_t{1} << n, 0);
    for (std::uint32_t v = 0; v < n; ++v)
      if (!puzzle.start || *puzzle.start == v) ends_[bit(v)] = bit(v);
  }

  // False if the limits were reached.
  bool fill(const Limits& limits) {
    for (std::uint32_t set = 1; set < ends_.size(); ++set) {
      if (set % (1U << 16) == 0 && limits.reached()) return false;
      std::uint32_t next = 0;
      for (std::uint32_t ends = ends_[set]; ends != 0; ends &= ends - 1) {
        next |= adjacent_[std::countr_zero(ends)];
        ++positions_;
      }
      for (next &= ~set; next != 0; next &= next - 1) ends_[set | (next & -next)] |= next & -next;
    }
    return true;
  }

  std::uint32_t last_vertices() const {
    return ends_.back() & (puzzle_.end ? bit(*puzzle_.end) : UINT32_MAX);
  }
  // The vertices before `last` on paths that visit exactly `set` and end at `last`.
  std::uint32_t before(std::uint32_t set, std::uint32_t last) const {
    return ends_[set & ~bit(last)] & adjacent_[last];
  }
  std::uint32_t all() const { return static_cast<std::uint32_t>(ends_.size() - 1); }
  std::uint64_t positions() const { return positions_; }

private:
  const Puzzle& puzzle_;
  std::vector<std::uint32_t> adjacent_, ends_;
  std::uint64_t positions_ = 0;
};

// Visits all paths backward: from each last vertex to each vertex that may stand before it. The
// table leads into no dead end.
class Walk {
public:
  Walk(const Table& table, std::uint32_t vertices, const PathVisit& visit)
      : table_(table), path_(vertices), visit_(visit) {}

  bool go() { return go(table_.all(), table_.last_vertices(), path_.size()); }

private:
  bool go(std::uint32_t set, std::uint32_t choices, std::size_t length) {
    if (length == 0) return visit_(path_);
    for (; choices != 0; choices &= choices - 1) {
      const auto last = static_cast<std::uint32_t>(std::countr_zero(choices));
      path_[length - 1] = last;
      const std::uint32_t before = length == 1 ? 1 : table_.before(set, last);
      if (!go(set & ~bit(last), before, length - 1)) return false;
    }
    return true;
  }

  const Table& table_;
  std::vector<std::uint32_t> path_;
  const PathVisit& visit_;
};

}  // namespace

std::string subsets_why_not(Instance& instance, const SolveOptions& options) {
  const std::uint32_t n = instance.puzzle.graph.vertices;
  if (n > most_in_subsets)
    return fmt::format("the graph has {} vertices, more than {}", n, most_in_subsets);
  if ((std::size_t{4} << n) > options.limits.memory_bytes) return "the memory does not suffice";
  return "";
}

Answer solve_by_subsets(Instance& instance, const SolveOptions& options) {
  Answer answer;
  Table table(instance.puzzle);
  if (!table.fill(options.limits)) return answer;
  const PathVisit take = [&](const std::vector<std::uint32_t>& path) {
    set_path(instance.puzzle, path, answer);
    return false;
  };
  if (Walk(table, instance.puzzle.graph.vertices, take).go()) {
    answer.verdict = Verdict::unsolvable;
    answer.proof = Exhausted{table.positions()};
  }
  return answer;
}

bool each_path(const Puzzle& puzzle, const Limits& limits, const PathVisit& visit) {
  promise(puzzle.graph.vertices <= most_in_subsets, "the graph is small");
  Table table(puzzle);
  if (!table.fill(limits)) return false;
  std::uint64_t number = 0;
  return Walk(table, puzzle.graph.vertices,
              [&](const std::vector<std::uint32_t>& path) {
                return !(++number % 1024 == 0 && limits.reached()) && visit(path);
              })
      .go();
}

}  // namespace hardboard::hamiltonian_path
