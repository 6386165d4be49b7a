// A position of the depth-first search: the class of the piece on each location, the possible
// captures, and a quick test that refuses some positions without a solution.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "methods/capture/depth_first.h"
#include "methods/capture/position_table.h"

namespace hardboard::capture {

// Up to 8 * Words places, a byte each.
template <std::size_t Words>
class DepthFirst::Position {
public:
  explicit Position(const DepthFirst& setup) : setup_(setup) {
    std::copy_n(setup.start_.begin(), 8 * Words, board_.begin());
    occupied_ = setup.size_ == 32 ? ~0U : (1U << setup.size_) - 1;
  }

  std::uint32_t pieces() const { return static_cast<std::uint32_t>(std::popcount(occupied_)); }
  // For positions with a single piece.
  bool is_solved() const { return !setup_.goal_ || occupied_ == 1U << *setup_.goal_; }
  bool holds_goal() const { return !setup_.goal_ || (occupied_ >> *setup_.goal_ & 1) != 0; }

  // Calls visit(from, to) for each capture; `visit` may make captures if it undoes them.
  template <class Visit>
  void for_each_capture(Visit visit) const {
    for_each_place(occupied_, [&](int u) {
      const Class& mover = piece_on(u);
      if (mover.captures == 0) return;
      const std::size_t row = std::size_t{mover.type} * setup_.size_ + static_cast<std::size_t>(u);
      // Two rides that lead to the same place make one capture.
      std::uint32_t open = occupied_ & ~setup_.forbidden_[u];
      for (std::uint32_t i = setup_.first_[row]; i < setup_.first_[row + 1]; ++i) {
        const Hop& hop = setup_.hops_[i];
        if ((open >> hop.to & 1) == 0 || (hop.between & occupied_) != 0) continue;
        open &= ~(1U << hop.to);
        if (setup_.bounded_ && !is_in_bounds(u, hop.to)) continue;
        if (!piece_on(hop.to).is_last) visit(static_cast<std::uint8_t>(u), hop.to);
      }
    });
  }

  // Is there no solution, for a reason that is quick to see? Either too few captures are left, or
  // no location can be final: a final location is one that all other pieces could come to on an
  // otherwise empty board. (On hard 8x8 boards this test cuts the positions to a seventh of those
  // that a test of connectivity leaves.)
  bool is_hopeless() const {
    int available = 0;
    for_each_place(occupied_, [&](int u) { available += piece_on(u).captures; });
    if (available + 1 < std::popcount(occupied_)) return true;

    Exits exits;
    find_exits(exits);
    if (setup_.last_) {
      const std::uint32_t hero = place_of_last();
      return (reaching(exits, reach_of(hero)) | hero) != occupied_;
    }
    if (setup_.goal_) return reaching(exits, 1U << *setup_.goal_) != occupied_;
    // Each round starts from a location that has no exits to an earlier start. If exits lead from
    // all locations to some location, then exits lead from all locations to the last start.
    std::uint32_t reached = 0, start = 0;
    for (std::uint32_t rest = occupied_; rest != 0; rest &= ~reached) {
      start = rest & -rest;
      reached = reaching(exits, reached | start);
    }
    return reaching(exits, start) != occupied_;
  }

  // The search tries captures of smaller rank first: pieces with few neighbours move early, towards
  // places with many neighbours; the last piece moves late.
  std::int16_t rank(std::uint8_t from, std::uint8_t to) const {
    const int here = std::popcount(setup_.touches_[from] & occupied_);
    const int there = std::popcount(setup_.touches_[to] & occupied_);
    return static_cast<std::int16_t>(4 * here - there + (piece_on(from).is_last ? 128 : 0));
  }

  // The record of a capture, for undo().
  struct Made {
    std::uint8_t from, to, mover, prey;
  };
  Made make(std::uint8_t from, std::uint8_t to) {
    const Made made{from, to, board_[from], board_[to]};
    if (setup_.bounded_) {
      board_[to] = after_in_bounds(from, to);
      if (setup_.bounded_->is_new_capturer[made.mover]) --board_[setup_.size_];
    } else {
      board_[to] = setup_.classes_[board_[from]].after;
    }
    board_[from] = 0;
    occupied_ &= ~(1U << from);
    return made;
  }
  void undo(const Made& made) {
    board_[made.from] = made.mover;
    board_[made.to] = made.prey;
    if (setup_.bounded_ && setup_.bounded_->is_new_capturer[made.mover]) ++board_[setup_.size_];
    occupied_ |= 1U << made.from;
  }

  PositionKey<Words> key() const {
    PositionKey<Words> words;
    std::memcpy(words.data(), board_.data(), sizeof words);
    return words;
  }

private:
  // The class of the piece on u after a capture on v; 0 if it can't pay for the capture.
  std::uint8_t after_in_bounds(int u, int v) const {
    const Bounded& bounded = *setup_.bounded_;
    const std::size_t pair =
        static_cast<std::size_t>(u) * setup_.size_ + static_cast<std::size_t>(v);
    return bounded.after[board_[u] * Bounded::most_costs + bounded.cost[pair]];
  }
  bool is_in_bounds(int u, int v) const {
    const bool may_begin = board_[setup_.size_] > 0 || !setup_.bounded_->is_new_capturer[board_[u]];
    return may_begin && after_in_bounds(u, v) != 0;
  }

  // By location: the targets of the location's exit, whether its own piece makes the exit or a
  // piece that comes to the location.
  using Exits = std::array<std::uint32_t, most_locations>;
  void find_exits(Exits& exits) const {
    // The last piece does not count: no piece ever captures it, and reach_of() handles its
    // captures.
    std::uint32_t helpers = 0;
    for_each_place(occupied_, [&](int u) {
      const Class& piece = piece_on(u);
      exits[u] = piece.captures > 0 && !piece.is_last ? targets(piece, u) : 0;
      if (piece.captures > 1 && !piece.is_last) helpers |= 1U << u;
    });
    for_each_place(helpers, [&](int w) {
      const Class& piece = piece_on(w);
      if (piece.captures > 2) {  // a piece that might come to any location and go on from there
        for_each_place(occupied_, [&](int u) { exits[u] |= targets(piece, u); });
      } else {  // its first capture brings it to the location, its second is the exit
        for_each_place(targets(piece, w),
                       [&](int u) { exits[u] |= targets(piece, u) & ~(1U << w); });
      }
    });
  }

  // The locations from which exits might lead to `reached`, directly or through others, with
  // `reached` itself.
  std::uint32_t reaching(const Exits& exits, std::uint32_t reached) const {
    for (bool grew = true; grew;) {
      grew = false;
      for_each_place(occupied_ & ~reached, [&](int u) {
        if ((exits[u] & reached) == 0) return;
        reached |= 1U << u;
        grew = true;
      });
    }
    return reached;
  }

  std::uint32_t place_of_last() const {
    std::uint32_t place = 0;
    for_each_place(occupied_, [&](int u) {
      if (piece_on(u).is_last) place = 1U << u;
    });
    return place;
  }

  // The locations that the last piece, which stands on `hero`, might capture: the exits of all
  // other pieces must lead there in the end.
  std::uint32_t reach_of(std::uint32_t hero) const {
    const Class& piece = piece_on(std::countr_zero(hero));
    std::uint32_t reached = 0;
    for (int captures = piece.captures; captures > 0 && hero != 0; --captures) {
      std::uint32_t next = 0;
      for_each_place(hero, [&](int u) { next |= targets(piece, u); });
      hero = next & ~reached;
      reached |= next;
    }
    return reached;
  }

  // The targets of a piece of this class from u on an otherwise empty board.
  std::uint32_t targets(const Class& piece, int u) const {
    return setup_.targets_[std::size_t{piece.type} * setup_.size_ + static_cast<std::size_t>(u)] &
           occupied_;
  }

  const Class& piece_on(int u) const { return setup_.classes_[board_[u]]; }

  template <class Visit>
  static void for_each_place(std::uint32_t places, Visit visit) {
    for (; places != 0; places &= places - 1) visit(std::countr_zero(places));
  }

  const DepthFirst& setup_;
  std::array<std::uint8_t, 8 * Words> board_{};
  std::uint32_t occupied_ = 0;
};

}  // namespace hardboard::capture
