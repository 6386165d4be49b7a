// Which states of two parts (part_states.h) to join: all pairs that go together, but for those that
// another pair outdoes for sure.
#pragma once

#include <cstdint>

#include "methods/capture/part_states.h"

namespace hardboard::capture {

// Of the states of a chain that fit, the one whose number that decides is worst; the end of the
// chain if none fits. O(log n) calls.
template <class Fits>
std::uint32_t best_of(Chain chain, Deciding by, Fits fits) {
  // States that fit stand before the others if the first number decides, else behind them.
  std::uint32_t begin = chain.begin, end = chain.end;
  while (begin < end) {
    const std::uint32_t middle = begin + (end - begin) / 2;
    if (fits(middle) == (by == Deciding::first))
      begin = middle + 1;
    else
      end = middle;
  }
  if (by == Deciding::second) return begin;
  return begin > chain.begin ? begin - 1 : chain.end;
}

// Calls add(x, y) for pairs of a state of `a` and one of `b`. fits(x, y) says whether two states go
// together; go_on(steps) is called after so many steps, and the work ends when it says no. Where a
// number decides (deciding_number()), only the best of a chain meets a state: two chains of n
// states take O(n log n) steps in place of O(n^2).
template <class Fits, class Add, class GoOn>
void for_best_pairs(const Part& a, const Part& b, const JoinedSlots& slots, Fits fits, Add add,
                    GoOn go_on) {
  const auto join_chains = [&](Chain of_x, Chain of_y) {
    constexpr std::uint64_t few = 4;
    const std::uint64_t many_x = of_x.end - of_x.begin, many_y = of_y.end - of_y.begin;
    Deciding by_x = Deciding::neither, by_y = Deciding::neither;
    if (many_x * many_y > few) {
      const PartState &x = a.states[of_x.begin], &y = b.states[of_y.begin];
      by_x = deciding_number(x, slots.of_a, y, slots.of_b);
      by_y = deciding_number(y, slots.of_b, x, slots.of_a);
    }
    if (by_x != Deciding::neither && (by_y == Deciding::neither || many_x > many_y)) {
      for (std::uint32_t j = of_y.begin; j < of_y.end; ++j) {
        const PartState& y = b.states[j];
        const std::uint32_t i =
            best_of(of_x, by_x, [&](std::uint32_t k) { return fits(a.states[k], y); });
        if (i < of_x.end) add(a.states[i], y);
        if (!go_on(100)) return false;
      }
      return true;
    }
    for (std::uint32_t i = of_x.begin; i < of_x.end; ++i) {
      const PartState& x = a.states[i];
      if (by_y == Deciding::neither) {
        for (std::uint32_t j = of_y.begin; j < of_y.end; ++j) add(x, b.states[j]);
      } else {
        const std::uint32_t j =
            best_of(of_y, by_y, [&](std::uint32_t k) { return fits(x, b.states[k]); });
        if (j < of_y.end) add(x, b.states[j]);
      }
      if (!go_on(5 * many_y)) return false;
    }
    return true;
  };
  const std::vector<ChainGroup> of_b = group_chains(b, slots.of_b);
  for (const ChainGroup& x : group_chains(a, slots.of_a))
    for (const ChainGroup& y : of_b) {
      if (!x.marks.goes_with(y.marks)) continue;
      for (const Chain of_x : x.chains)
        for (const Chain of_y : y.chains)
          if (!join_chains(of_x, of_y)) return;
    }
}

}  // namespace hardboard::capture
