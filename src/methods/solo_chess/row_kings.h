// The captures of kings on a row: a walk along neighbouring squares. Which of them to make is a
// matter of intervals, each cleared into one of its squares by the kings at its ends.
#pragma once

#include <cassert>
#include <cstdint>
#include <functional>
#include <vector>

#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/row.h"

namespace hardboard::solo_chess {

// `size` places of a row, from the place `first` on towards the higher places or, backward, towards
// the lower ones.
struct Stretch {
  const Row* row;
  std::uint32_t first = 0, size = 0;
  bool backward = false;

  std::uint32_t place(std::uint32_t i) const { return backward ? first - i : first + i; }
  // Whether the square of place(i) is next to that of place(i - 1), for i > 0.
  bool is_joined(std::uint32_t i) const {
    return row->next_to_previous[backward ? first - i + 1 : first + i];
  }
  bool is_king(std::uint32_t i) const { return row->reach[place(i)] == LineReach::king; }
  std::uint32_t budget(std::uint32_t i) const { return row->budget[place(i)]; }
  // Captures that the rook on place(i) still has when all kings have moved; 0 for all others.
  std::uint32_t rook_budget(std::uint32_t i) const {
    return row->reach[place(i)] == LineReach::rook ? budget(i) : 0;
  }
};

// What kings can do for the rooks of a stretch. The *balance* of places is the sum of the budgets
// of the rooks that are left there, less the number of pieces that are left there.
class KingCaptures {
public:
  // O(n log n) time at worst, 16 bytes for each place kept and up to 20 more meanwhile.
  explicit KingCaptures(const Stretch& stretch);

  // The best balance of the first i places by captures among them, 0 <= i <= size.
  std::int64_t best(std::uint32_t i) const { return best_[i]; }
  // The same when kings may also capture onto place i, which nothing leaves. 0 <= i < size.
  std::int64_t best_before(std::uint32_t i) const { return before_[i]; }

  // The captures that make the balance of the first `size` places the best, or the balance before
  // `sink`, and the pieces that they leave there, from the highest place down: `capture` is told
  // pairs of places of the row, `stand` a place and the captures that its rook has.
  // What is told of a piece is told after all captures on places above it. O(places).
  using OnCapture = std::function<void(std::uint32_t from, std::uint32_t to)>;
  using OnStanding = std::function<void(std::uint32_t place, std::uint32_t budget)>;
  void play(std::uint32_t size, const OnCapture& capture, const OnStanding& stand) const;
  void play_before(std::uint32_t sink, const OnCapture& capture, const OnStanding& stand) const;

private:
  std::uint32_t start_of_walk(std::uint32_t to) const;
  void walk(std::uint32_t from, std::uint32_t to, const OnCapture& capture) const;

  Stretch stretch_;
  std::vector<std::int64_t> best_, before_;
};

}  // namespace hardboard::solo_chess
