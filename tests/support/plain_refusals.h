// The rules of docs/refusals.md, evaluated on small puzzles by trying all pairs of places: what the
// linear checkers are compared with.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "puzzles/graph_capture/puzzle.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::testing {

struct PlainRefusals {
  std::size_t n = 0, types = 1;
  std::optional<std::size_t> last, goal;
  std::vector<std::uint32_t> budget;
  std::vector<std::size_t> type;
  // By type, from, to: within range on an empty board; and over nothing but the last piece's start.
  std::vector<std::vector<std::vector<bool>>> rides, steps;
  std::vector<std::vector<bool>> possible;  // by type, place

  using Set = std::vector<std::size_t>;
  static bool has(const Set& set, std::size_t place) {
    return std::find(set.begin(), set.end(), place) != set.end();
  }

  // A set that holds a piece at the end of every solution, by the rules for closed sets.
  bool keeps(const Set& set) const {
    if (goal && has(set, *goal)) return true;
    for (std::size_t t = 0; t < types; ++t) {
      if (last && has(set, *last) && t != type[*last]) continue;
      for (const std::size_t u : set)
        for (std::size_t v = 0; v < n; ++v)
          if (possible[t][u] && steps[t][u][v] && !has(set, v)) return false;
    }
    return true;
  }

  bool are_neighbours(std::size_t u, std::size_t v) const {
    for (std::size_t t = 0; t < types; ++t) {
      if (possible[t][u] && rides[t][u][v]) return true;
      if (possible[t][v] && rides[t][v][u]) return true;
    }
    return false;
  }

  // The most captures of the piece that starts on a place, which has nowhere to go without a ride.
  std::uint64_t captures(std::size_t u) const {
    const std::vector<bool>& to = rides[type[u]][u];
    return std::find(to.begin(), to.end(), true) == to.end() ? 0 : budget[u];
  }

  // A group that holds the final piece of every solution; the order matters to an antenna.
  bool is_stranded(const Set& group, bool antenna) const {
    if (keeps(group)) return true;
    Set outer;
    for (std::size_t v = 0; v < n; ++v) {
      const auto touches = [&](std::size_t u) { return are_neighbours(u, v); };
      if (!has(group, v) && std::any_of(group.begin(), group.end(), touches)) outer.push_back(v);
    }
    if (outer.size() > 1) return false;
    if (!antenna) {
      std::uint64_t sum = 0;
      for (const std::size_t u : group) sum += captures(u);
      return sum < group.size();
    }
    for (std::size_t i = 0; i < group.size(); ++i) {
      for (std::size_t v = 0; v < n; ++v) {
        if (!are_neighbours(group[i], v)) continue;
        const bool before = i > 0 && group[i - 1] == v;
        const bool behind = i + 1 < group.size() ? group[i + 1] == v : !has(group, v);
        if (!before && !behind) return false;
      }
    }
    return captures(group[0]) < group.size();
  }

  void spread() {
    possible.assign(types, std::vector<bool>(n, false));
    for (std::size_t u = 0; u < n; ++u)
      if (budget[u] > 0) possible[type[u]][u] = true;
    for (std::size_t round = 0; round < n; ++round)
      for (std::size_t t = 0; t < types; ++t)
        for (std::size_t u = 0; u < n; ++u)
          for (std::size_t v = 0; v < n; ++v)
            if (possible[t][u] && steps[t][u][v]) possible[t][v] = true;
  }

  explicit PlainRefusals(const graph_capture::Puzzle& puzzle)
      : n(puzzle.budgets.size()), budget(puzzle.budgets), type(n, 0) {
    rides.assign(1, std::vector<std::vector<bool>>(n, std::vector<bool>(n, false)));
    for (const auto& [from, to] : puzzle.edges) {
      rides[0][from.number - 1][to.number - 1] = true;
      if (!puzzle.directed) rides[0][to.number - 1][from.number - 1] = true;
    }
    steps = rides;
    spread();
  }

  explicit PlainRefusals(const solo_chess::Puzzle& puzzle)
      : n(puzzle.pieces.size()), types(puzzle.types.size()) {
    if (puzzle.last) last = *puzzle.last;
    const auto standing = [&](Square square) -> std::optional<std::size_t> {
      for (std::size_t i = 0; i < n; ++i)
        if (puzzle.pieces[i].square == square) return i;
      return std::nullopt;
    };
    if (puzzle.goal) goal = standing(*puzzle.goal);
    rides.assign(types, std::vector<std::vector<bool>>(n, std::vector<bool>(n, false)));
    steps = rides;
    for (std::size_t u = 0; u < n; ++u) {
      budget.push_back(puzzle.pieces[u].budget);
      type.push_back(puzzle.pieces[u].type);
    }
    for (std::size_t t = 0; t < types; ++t) {
      for (std::size_t u = 0; u < n; ++u) {
        for (const solo_chess::Ride& ride : puzzle.types[t].rides) {
          bool free = true;
          Square square = puzzle.pieces[u].square;
          for (int k = 1; k <= std::min(ride.range, 20); ++k) {
            square = {square.x + ride.dx, square.y + ride.dy};
            const std::optional<std::size_t> v = standing(square);
            if (!v || v == last) continue;
            rides[t][u][*v] = true;
            if (free) steps[t][u][*v] = true;
            free = false;
          }
        }
      }
    }
    spread();
  }
};

}  // namespace hardboard::testing
