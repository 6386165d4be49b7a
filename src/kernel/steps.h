// The captures that pieces could make if the captures before had emptied the board suitably: the
// common ground of all refusals of games of captures.
//
// A *step* leads a type of piece from a place to another one, over the places between. The *exit*
// of a place is the capture by which a play empties it.
#pragma once

#include <map>

#include "kernel/captures.h"

namespace hardboard::kernel {

// The lines of one step (x, y): the squares that lie whole steps apart, in the order in which the
// step leads from one to the next. All places are full at first. O(places log places).
class Lines {
public:
  Lines(const Grid& squares, Square step)
      : next_(squares.size(), Grid::none), previous_(squares.size(), Grid::none) {
    // Squares are on one line if they agree in the first pair; the last number grows along it.
    const auto key = [&](std::uint32_t place) {
      const auto [x, y] = squares[place];
      const std::int64_t at = step.x != 0 ? x : y, length = step.x != 0 ? step.x : step.y;
      const std::pair line(x * step.y - y * step.x, (at % length + length) % length);
      return std::pair(line, x * step.x + y * step.y);
    };
    std::vector<std::uint32_t> places(squares.size());
    std::iota(places.begin(), places.end(), 0U);
    std::ranges::sort(places, {}, key);
    for (std::size_t i = 1; i < places.size(); ++i)
      if (key(places[i - 1]).first == key(places[i]).first) link(places[i - 1], places[i]);
  }

  // The piece behind a full place; Grid::none if there is none.
  std::uint32_t next(std::uint32_t place) const { return next_[place]; }

  // Empties the place.
  void remove(std::uint32_t place) { link(previous_[place], next_[place]); }

private:
  void link(std::uint32_t place, std::uint32_t behind) {
    if (place != Grid::none) next_[place] = behind;
    if (behind != Grid::none) previous_[behind] = place;
  }

  std::vector<std::uint32_t> next_, previous_;  // by place
};

class Steps {
public:
  // O(pieces log pieces) for each step of the rides.
  explicit Steps(const Captures& puzzle);

  // Calls visit(to, between) for the steps of a type from a place: along each ride to the nearest
  // place within its range, then to the next one, as long as visit() returns true. Pieces stand
  // `between`, the nearest first.
  template <class Visit>
  void from(std::uint32_t place, std::uint32_t type, Visit visit) const {
    if (puzzle_.types.empty())
      for (const std::uint32_t to : puzzle_.targets[place]) visit(to, std::vector<std::uint32_t>());
    else
      for (const Ride& ride : puzzle_.types[type]) along(place, ride, visit);
  }
  // Empties the place, so that no step leads there any more.
  void remove(std::uint32_t place);
  bool holds(std::uint32_t place) const { return is_full_[place]; }

private:
  template <class Visit>
  void along(std::uint32_t place, const Ride& ride, Visit visit) const {
    std::vector<std::uint32_t> between;
    const Lines& lines = lines_.at(ride.step);
    const auto [x, y] = puzzle_.squares[place];
    for (std::uint32_t to = lines.next(place); to != Grid::none; to = lines.next(to)) {
      const Square at = puzzle_.squares[to];
      const std::int64_t steps =
          ride.step.x != 0 ? (at.x - x) / ride.step.x : (at.y - y) / ride.step.y;
      if (steps > ride.range || (steps >= ride.least && !visit(to, between))) return;
      between.push_back(to);
    }
  }

  const Captures& puzzle_;
  std::vector<bool> is_full_;
  std::map<Square, Lines> lines_;  // of boards, by step
};

// An exit that some piece could make, by any of `types`.
struct Exit {
  std::uint32_t from = 0, to = 0;
  std::vector<std::uint32_t> over, types;
  bool allows(std::uint32_t type) const { return std::ranges::count(types, type) > 0; }
};

// All exits that occur in a play which leaves a piece on the goal; and how many captures a piece
// can have left at a place, if each capture on its way is spent and nothing ever stands in its way.
// A budget that suffices to capture all other pieces can't bind: a piece with such a budget is
// called *endless*.
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
