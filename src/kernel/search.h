// Plain search through all positions that play can reach, for small puzzles.
#pragma once

#include "kernel/numbers.h"

namespace hardboard::kernel {

// Stands for this number of plays and for all larger numbers.
inline constexpr std::uint64_t most_plays = UINT64_MAX;

struct Count {
  std::uint64_t plays = 0;      // that end well
  std::uint64_t positions = 0;  // that play can reach
  std::uint64_t winning = 0;    // from which play can end well
};

// NotShown unless the claimed numbers are right: that of the plays, and behind it perhaps that of
// the positions and that of the winning positions.
inline void need_count(const Count& found, const std::vector<std::uint64_t>& claimed) {
  const std::array numbers{found.plays, found.positions, found.winning};
  need(found.plays != most_plays && std::equal(claimed.begin(), claimed.end(), numbers.begin()),
       "the search finds " + counted(found.plays, "play") + " in " +
           counted(found.positions, "position") + ", " + std::to_string(found.winning) +
           " winning");
}

// Counts the plays from a position to a position where is_end(position) holds, which ends a play
// well. each_next(position, visit) calls visit(after) once for each move. NotShown for more than
// some hundred thousand positions. Calls itself for each move of a play.
template <class Position, class IsEnd, class EachNext>
Count search_plays(const Position& start, const IsEnd& is_end, const EachNext& each_next) {
  constexpr std::size_t most_positions = 1 << 18;
  Numbers<Position> known;
  std::vector<std::uint64_t> plays;  // from each position
  Count count;
  const auto plays_from = [&](const Position& position, const auto& self) -> std::uint64_t {
    const auto [here, is_new] = known.add(position);
    if (!is_new) return plays[here];
    need(here < most_positions, "the search meets too many positions");
    plays.push_back(0);
    std::uint64_t sum = is_end(position) ? 1 : 0;
    if (sum == 0)
      each_next(position, [&](const Position& after) {
        const std::uint64_t more = self(after, self);
        sum = more < most_plays - sum ? sum + more : most_plays;
      });
    count.winning += sum > 0 ? 1 : 0;
    return plays[here] = sum;
  };
  count.plays = plays_from(start, plays_from);
  count.positions = known.size();
  return count;
}

}  // namespace hardboard::kernel
