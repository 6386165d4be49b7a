// The captures of kings on a row. A king that captures walks along neighbouring squares; the
// captures of all kings divide the row into intervals, each cleared into one of its squares by the
// kings at its ends (docs/rows.md, lemma 2).
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/row.h"

namespace hardboard::solo_chess {

// `size` places of a row, from the place `first` on, towards higher places or, if it is `backward`,
// towards lower ones.
struct Stretch {
  const Row* row;
  std::uint32_t first = 0, size = 0;
  bool backward = false;

  std::uint32_t place(std::uint32_t i) const { return backward ? first - i : first + i; }
  // Are the squares of place(i) and place(i - 1) neighbours? For i > 0.
  bool is_joined(std::uint32_t i) const {
    return row->next_to_previous[backward ? first - i + 1 : first + i];
  }
  bool is_king(std::uint32_t i) const { return row->reach[place(i)] == LineReach::king; }
  std::uint32_t budget(std::uint32_t i) const { return row->budget[place(i)]; }
  // The captures that a rook on place(i) can make when all kings have moved; 0 for other pieces.
  std::uint32_t rook_budget(std::uint32_t i) const {
    return row->reach[place(i)] == LineReach::rook ? budget(i) : 0;
  }
};

// The captures of kings that serve the rooks of a stretch best. The *balance* of places is the sum
// of the budgets of the remaining rooks minus the number of all remaining pieces.
class KingCaptures {
public:
  // O(n log n) time at worst, 16 bytes for each place kept and up to 20 more meanwhile.
  explicit KingCaptures(const Stretch& stretch);

  // The best balance of the first i places that captures among them can lead to, 0 <= i <= size.
  std::int64_t best(std::uint32_t i) const { return best_[i]; }
  // The same if kings may also capture onto place i, which no piece leaves, 0 <= i < size.
  std::int64_t best_before(std::uint32_t i) const { return before_[i]; }

  // Plays the captures that lead to the best balance of the first `size` places, or of the places
  // before `sink`: calls capture(from, to) for each, and stand(place, budget) for each piece that
  // they leave, with the captures that it can make as a rook. Places are places of the row, the
  // highest first: all captures on places above a piece come before the call for this piece.
  // O(places).
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
