// The general formula for large boards, without time steps. The formula has variables for the exit
// that empties each location, unless a piece remains there; for the last capture on each location;
// for the type and the captures left of the piece that this capture brings, and that goes on from
// there; and for an order in which locations are emptied. docs/exits.md has the rules and proves
// that they suffice.
//
// No clause makes the order transitive; exit_lemmas.h adds lemmas where a model needs them. Few or
// none are needed where a chordal graph gives the pairs, and exit_order.h the clauses.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "base/limits.h"
#include "methods/capture/arena.h"
#include "methods/capture/clauses.h"
#include "methods/capture/graph.h"
#include "puzzles/capture/sat_refusal.h"

namespace hardboard::capture {

// A capture that could empty `from`. The capture leads to `to` over the locations `over`, which
// must be empty by then. Steps of several types that agree in these locations are one exit.
struct Exit {
  Location from = 0, to = 0;
  std::uint32_t first_over = 0, end_over = 0;  // in ExitModel::over
  std::uint32_t first_type = 0, end_type = 0;  // in ExitModel::types
  sat::Literal taken = 0;                      // variable of meaning `exit`
  sat::Literal last = 0;                       // variable of meaning `last`
};

struct ExitModel {
  sat::Formula formula;
  std::uint32_t size = 0;
  std::vector<Exit> exits;  // sorted by `from`; those of u begin at exits[first_exit[u]]
  std::vector<std::uint32_t> first_exit;
  std::vector<std::uint32_t> first_arrival, arrivals;  // indices of exits, in rows by `to`
  std::vector<Location> over;
  std::vector<std::uint8_t> types;
  std::vector<sat::Literal> root;      // by location; 0 if no piece can remain
  std::vector<sat::Literal> captured;  // by location; 0 if no capture can end there
  // left[u][k - 1]: the carrier of u has at least k captures left. Empty if no budget binds.
  std::vector<std::vector<sat::Literal>> left;
  // The pairs u < v whose order matters to some exit, with v in row u, and perhaps others of a
  // chordal graph. "u is emptied before v" is the variable first_order + i, where i is the index of
  // v among all heads.
  Graph pairs;
  sat::Literal first_order = 0;

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
  // The literal of "the carrier of u has at least k captures left", or `never`; k is positive. For
  // models in which each budget binds.
  sat::Literal has_left(Location u, std::uint32_t k) const {
    return k <= left[u].size() ? left[u][k - 1] : never;
  }
  // The literal of "u is emptied before v". The pair must be among `pairs`. O(log degree).
  sat::Literal before(Location u, Location v) const {
    const Location low = std::min(u, v);
    const auto row = pairs.row(low);
    const auto found = std::lower_bound(row.begin(), row.end(), std::max(u, v));
    const auto index = pairs.first[low] + static_cast<std::uint32_t>(found - row.begin());
    const sat::Literal literal = first_order + static_cast<sat::Literal>(index);
    return low == u ? literal : -literal;
  }
};

// The formula that leaves at most `pieces_left` pieces in the arena, with a goal one of them on the
// goal; pieces may remain on `roots` alone, unless `roots` is empty. Words instead of a model give
// the reason why there is none: the limits were reached, or an estimate says, before any clause is
// made, that formula and solver would not fit in limits.memory_bytes or could not be built in the
// time left. O(literals) time, after sorting the exits.
//
// With `most_triangles` above 0 the pairs form a chordal graph (chordal.h), so that no orientation
// of them without a circle of three has any circle; and words give the reason if that takes more
// triangles.
std::variant<ExitModel, std::string> exit_model(const Arena& arena, std::span<const Location> roots,
                                                std::uint32_t pieces_left, const Limits& limits,
                                                std::size_t most_triangles = 0);

}  // namespace hardboard::capture
