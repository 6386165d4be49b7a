// What pieces could capture if captures in between had emptied the board suitably: the common
// ground of all refusals of games of captures.
//
// A *step* leads a type of piece from a place to another one, over the places between. The *exit*
// of a place is the capture by which a play empties it.
#pragma once

#include <unordered_map>

#include "kernel/captures.h"
#include "kernel/lines.h"

namespace hardboard::kernel {

class Steps {
public:
  // O(pieces log pieces) for each line of the rides that go beyond the next square.
  explicit Steps(const Captures& puzzle);

  // Calls visit(to, between) for the steps of a type from a place: along each ride to the nearest
  // place within its range, then to the next one, as long as visit() returns true. Pieces stand
  // `between`, the nearest first.
  template <class Visit>
  void from(std::uint32_t place, std::uint32_t type, Visit visit) const {
    std::vector<std::uint32_t> between;
    if (puzzle_.types.empty())
      for (const std::uint32_t to : puzzle_.targets[place]) visit(to, between);
    else
      for (const Ride& ride : puzzle_.types[type]) along(place, ride, visit);
  }
  // The place becomes empty: steps lead no longer there.
  void remove(std::uint32_t place);
  bool holds(std::uint32_t place) const { return is_full_[place]; }

private:
  template <class Visit>
  void along(std::uint32_t place, const Ride& ride, Visit visit) const {
    const Square at = puzzle_.squares[place];
    std::vector<std::uint32_t> between;
    if (ride.range == 1) {
      const std::uint32_t to = puzzle_.squares.find(at + Square{ride.dx, ride.dy});
      if (to != Grid::none && is_full_[to]) visit(to, between);
      return;
    }
    const Lines& lines = lines_.at(ride.line());
    for (std::uint32_t to = lines.next(place, ride.leads_on()); to != Grid::none;
         to = lines.next(to, ride.leads_on())) {
      if (ride.steps(at, puzzle_.squares[to]) > ride.range) return;
      if (!visit(to, between)) return;
      between.push_back(to);
    }
  }

  const Captures& puzzle_;
  std::vector<bool> is_full_;
  std::unordered_map<Square, Lines, SquareHash> lines_;  // of boards, by step
};

// An exit that some piece could make, by any of `types`.
struct Exit {
  std::uint32_t from = 0, to = 0;
  std::vector<std::uint32_t> over, types;
  bool allows(std::uint32_t type) const { return std::ranges::count(types, type) > 0; }
};

// All exits that any play could have that leaves a piece on the goal; and how many captures a piece
// can have left at a place, when each capture is spent and nothing is ever in the way. Budgets of
// all pieces but one can't bind: such a piece is called *endless*.
struct Exits {
  std::vector<Exit> all;
  std::vector<std::vector<std::uint32_t>> of, onto;  // by place: numbers of exits
  std::vector<std::uint32_t> most_left;              // by place: of pieces that are not endless
  std::vector<bool> endless_comes;  // by place: can an endless piece with an exit stand there?
};

// O(steps log steps).
Exits exits_of(const Captures& puzzle);

// The budget of the piece that starts on a place; no_bound if it is endless.
std::uint32_t own_budget(const Captures& puzzle, std::uint32_t place);

}  // namespace hardboard::kernel
