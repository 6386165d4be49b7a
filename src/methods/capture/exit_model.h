// The general formula for large boards, without time steps: one exit for each location but the
// roots, the last capture on each location, what the piece that goes on brings along, and an order
// in which locations are emptied. docs/exits.md has the rules and why they are enough.
//
// The formula leaves out that the order is transitive; exit_lemmas.h adds that where a model needs
// it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "methods/capture/arena.h"
#include "methods/capture/clauses.h"
#include "puzzles/capture/sat_refusal.h"

namespace hardboard::capture {

// The last capture that starts on `from`: it goes to `to` over the locations `over`, all empty by
// then. Steps of several types that agree in this are one exit.
struct Exit {
  Location from = 0, to = 0;
  std::uint32_t first_over = 0, end_over = 0;  // in ExitModel::over
  std::uint32_t first_type = 0, end_type = 0;  // in ExitModel::types
  sat::Literal taken = 0;
  sat::Literal last = 0;
};

struct ExitModel {
  sat::Formula formula;
  std::uint32_t size = 0;
  std::vector<Exit> exits;                // by `from`
  std::vector<std::uint32_t> first_exit;  // those of u: first_exit[u] .. first_exit[u + 1] - 1
  std::vector<std::uint32_t> first_arrival, arrivals;  // the exits that end on u, in rows
  std::vector<Location> over;
  std::vector<std::uint8_t> types;
  std::vector<sat::Literal> root;      // 0 where no piece can remain
  std::vector<sat::Literal> captured;  // 0 where nothing can be captured
  // "u is emptied before v" for u < v, where something asks for it.
  std::unordered_map<std::uint64_t, sat::Literal> order;

  std::span<const Exit> exits_of(Location u) const {
    return {exits.data() + first_exit[u], exits.data() + first_exit[u + 1]};
  }
  std::span<const Location> over_of(const Exit& exit) const {
    return {over.data() + exit.first_over, over.data() + exit.end_over};
  }
  std::span<const std::uint8_t> types_of(const Exit& exit) const {
    return {types.data() + exit.first_type, types.data() + exit.end_type};
  }
  bool allows(const Exit& exit, std::uint8_t type) const {
    const std::span<const std::uint8_t> all = types_of(exit);
    return std::find(all.begin(), all.end(), type) != all.end();
  }
  // Indices of the exits that end on v.
  std::span<const std::uint32_t> arrivals_at(Location v) const {
    return {arrivals.data() + first_arrival[v], arrivals.data() + first_arrival[v + 1]};
  }
  // The literal `root`, or `never` (clauses.h).
  sat::Literal root_or_never(Location u) const { return root[u] != 0 ? root[u] : never; }
  // 0 if the formula has no literal for this pair.
  sat::Literal before(Location u, Location v) const;
};

// The arena may be left with at most `pieces_left` pieces, one of them on the goal if there is one;
// `roots`, if not empty, is where pieces may be left. nullopt if the formula would have more than
// `most_literals` literals. O(literals) time, after sorting the exits.
std::optional<ExitModel> exit_model(const Arena& arena, std::span<const Location> roots,
                                    std::uint32_t pieces_left,
                                    std::size_t most_literals = 60'000'000);

}  // namespace hardboard::capture
