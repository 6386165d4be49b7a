// Which squares is a missing outcome due to? A formula of all layouts of kings or knights at once,
// whose refusal names the squares that it rests on.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <span>
#include <vector>

#include "base/limits.h"
#include "engines/sat/solver.h"
#include "gadgets/layout.h"

namespace hardboard::gadgets {

// For one row of a table and one outcome: the theorem of docs/hubs.md, with a variable for each
// free square that says whether a piece stands there. One formula serves a whole search; what SAT
// learns of one layout helps with the next.
class LackFormula {
public:
  // The gadget's pieces on free squares do not matter. O(squares).
  LackFormula(const Gadget& gadget, std::span<const Square> free,
              std::span<const std::uint8_t> inputs, const Outcome& outcome);

  // Squares of `free` such that all layouts that have the same pieces there as `full` lack the
  // outcome and all greater ones; nothing if some play shows it, or if the limits were reached.
  std::optional<std::vector<Square>> reasons(const std::set<Square>& full, const Limits& limits);

private:
  using Literal = sat::Literal;
  using Literals = std::vector<Literal>;

  // A square on which pieces can stand; literals are 0 where they never hold.
  struct Place {
    Square square;
    std::uint8_t budget = 2;
    Literal piece = 0;  // 0 also where a piece stands in every layout
    Literal leaf = 0, hub = 0, root = 0, untouched = 0;
    Literal mated = 0;  // implies, of a hub or root: there is a leaf of its own
    std::vector<std::uint32_t> near = {};
  };

  void place_pieces(const Layout& layout, std::span<const Square> free);
  void say_parts();
  void say_mates();
  void say_port(const std::vector<Square>& squares, std::uint8_t least);
  static void add_connected(const Place& place, Literals& clause);
  bool is_connected(const Place& place) const;
  bool is_root(const Place& place) const;
  bool add_cuts();
  Literal fresh() { return ++variables_; }
  void add(const Literals& clause) { solver_.add(clause); }

  const Gadget gadget_;
  sat::Solver solver_;
  Literal variables_ = 0;
  std::vector<Place> places_;  // the free squares first
  std::map<Square, std::uint32_t> at_;
};

}  // namespace hardboard::gadgets
