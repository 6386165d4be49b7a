// Search for jumps within a box: layer by layer, with equally many pegs in each, of which the most
// promising positions are kept.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "methods/peg_solitaire/box.h"

namespace hardboard::peg_solitaire {

// What a peg in each hole of a box is worth, or costs.
using BoxWeights = std::array<std::int32_t, 64>;

// Keeps its memory from call to call.
class BoxSearch {
public:
  // The jumps to the best end: of the ends that the fewest jumps reach, one where price(position)
  // is least. No jumps, if there is no end within `most_jumps` or the search loses sight of it: it
  // keeps `width` positions of a layer, those whose pegs weigh most. `start` must be no end.
  // O(most_jumps * width * jumps of a position).
  template <class IsEnd, class Price>
  const std::vector<BoxJump>& find(const Box& box, std::uint64_t start, const BoxWeights& weights,
                                   std::size_t width, std::size_t most_jumps, IsEnd is_end,
                                   Price price) {
    jumps_.clear();
    states_.assign(1, {start, 0, 0, {}});
    std::size_t begin = 0, end = 1;
    for (std::size_t depth = 0; depth < most_jumps && begin < end; ++depth) {
      clear_slots(end - begin);
      std::uint32_t best = 0;
      std::int64_t least = std::numeric_limits<std::int64_t>::max();
      for (std::size_t i = begin; i < end; ++i) {
        const State parent = states_[i];
        box.each_jump(parent.position, [&](BoxJump jump) {
          const std::uint64_t position = parent.position ^ jump.flip();
          if (!is_new(position)) return;
          if (is_end(position)) {
            if (const std::int64_t cost = price(position); cost < least) {
              least = cost;
              best = static_cast<std::uint32_t>(states_.size());
            }
          }
          states_.push_back(
              {position, static_cast<std::uint32_t>(i),
               parent.weight + weights[jump.to] - weights[jump.from] - weights[jump.over], jump});
        });
      }
      visited_ += states_.size() - end;
      if (best != 0) {
        collect(best);
        break;
      }
      begin = end;
      end = states_.size();
      if (end - begin > width) {
        keep(begin, width);
        begin = end;
        end = states_.size();
      }
    }
    return jumps_;
  }

  // The positions that all calls so far have visited.
  std::uint64_t visited() const { return visited_; }

private:
  struct State {
    std::uint64_t position;
    std::uint32_t parent;  // its place in states_; 0 is the start
    std::int32_t weight;   // of the pegs, compared with the start
    BoxJump jump;
  };

  // Room for the children of so many positions.
  void clear_slots(std::size_t parents);
  // Notes the position; false if it was noted before, or if there is no room left.
  bool is_new(std::uint64_t position);
  // Appends copies of the `width` heaviest states from `begin` on.
  void keep(std::size_t begin, std::size_t width);
  // Sets jumps_ to those from the start to a state.
  void collect(std::uint32_t state);

  std::vector<State> states_;
  std::vector<std::uint64_t> slots_;  // a hash table of positions; 0 where there is none
  std::size_t free_slots_ = 0;
  std::vector<std::pair<std::int32_t, std::uint32_t>> order_;
  std::vector<BoxJump> jumps_;
  std::uint64_t visited_ = 0;
};

}  // namespace hardboard::peg_solitaire
