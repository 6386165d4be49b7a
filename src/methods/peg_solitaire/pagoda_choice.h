// Chooses the pagoda functions of a search, greedily: of many random functions those that, together
// with their images, refuse the most positions of random play.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/random.h"
#include "methods/peg_solitaire/layer.h"
#include "methods/peg_solitaire/pagoda.h"
#include "methods/peg_solitaire/task.h"

namespace hardboard::peg_solitaire {

namespace internal {

// The total weight of the pegs.
template <std::size_t Words>
std::int32_t sum(const Weights& weights, const Bits<Words>& position) {
  std::int32_t result = 0;
  position.each([&](unsigned hole) { result += weights[hole]; });
  return result;
}

// The positions of random plays to their ends, each play from a random member of the layer.
template <std::size_t Words>
std::vector<Bits<Words>> random_positions(const Grid<Words>& grid, const Layer<Words>& from,
                                          std::size_t wanted, Random& random) {
  std::vector<Bits<Words>> positions;
  for (std::size_t plays = 0; positions.size() < wanted && plays < wanted; ++plays) {
    Bits<Words> position = from[random.below(from.size())];
    std::vector<std::size_t> open;
    for (;;) {
      open.clear();
      grid.each_jump(position, [&](std::size_t line) { open.push_back(line); });
      if (open.empty()) break;
      position ^= grid.flip(open[random.below(open.size())]);
      positions.push_back(position);
    }
  }
  return positions;
}

// The function that weighs the image of each hole as `weights` weighs the hole.
inline Weights image(const Weights& weights, const Permutation& permutation) {
  Weights result(weights.size());
  for (std::size_t hole = 0; hole < weights.size(); ++hole)
    result[permutation[hole]] = weights[hole];
  return result;
}

// A function with all its images, and what they refuse.
struct PagodaCandidate {
  std::vector<Weights> images;
  std::int32_t need = 0;              // the least weight of an end
  std::vector<std::uint8_t> refuses;  // for each position of a sample
};

// Where a function is high: on all ends, if they are single pegs, or on one peg of a random end.
template <std::size_t Words>
std::vector<std::uint8_t> high_holes(std::size_t holes, const std::vector<Bits<Words>>& ends,
                                     const Bits<Words>& stop, Random& random) {
  std::vector<std::uint8_t> high(holes);
  const Bits<Words>& end = stop.any() ? stop : ends[random.below(ends.size())];
  if (stop.any() || end.count() == 1) {
    for (const Bits<Words>& one : ends) high[one.first()] = 1;
    high[end.first()] = 1;
  } else {
    auto skip = end.any() ? random.below(end.count()) : 0;
    end.each([&](unsigned hole) {
      if (skip-- == 0) high[hole] = 1;
    });
  }
  return high;
}

// The least weight of an end; that of the peg on `stop`, if there is one.
template <std::size_t Words>
std::int32_t least_end(const Weights& weights, const std::vector<Bits<Words>>& ends,
                       const Bits<Words>& stop) {
  if (stop.any()) return sum(weights, stop);
  std::int32_t least = sum(weights, ends[0]);
  for (const Bits<Words>& end : ends) least = std::min(least, sum(weights, end));
  return least;
}

// The function, whose ends weigh `need` at least, with its images under the group.
template <std::size_t Words>
PagodaCandidate candidate_of(const Weights& weights, std::int32_t need,
                             const std::vector<Permutation>& group,
                             const std::vector<Bits<Words>>& positions) {
  PagodaCandidate candidate{{}, need, {}};
  for (const Permutation& permutation : group) {
    Weights next = image(weights, permutation);
    if (std::find(candidate.images.begin(), candidate.images.end(), next) == candidate.images.end())
      candidate.images.push_back(std::move(next));
  }
  for (const Bits<Words>& position : positions) {
    const auto is_short = [&](const Weights& w) { return sum(w, position) < need; };
    candidate.refuses.push_back(
        std::any_of(candidate.images.begin(), candidate.images.end(), is_short) ? 1 : 0);
  }
  return candidate;
}

// The candidate that refuses the most open positions, and how many; nullptr if none refuses any.
inline std::pair<const PagodaCandidate*, std::size_t> most_refusing(
    const std::vector<PagodaCandidate>& candidates, const std::vector<std::uint8_t>& is_open) {
  std::pair<const PagodaCandidate*, std::size_t> best{nullptr, 0};
  for (const PagodaCandidate& candidate : candidates) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < is_open.size(); ++i) count += candidate.refuses[i] & is_open[i];
    if (count > best.second) best = {&candidate, count};
  }
  return best;
}

}  // namespace internal

// For play from the positions of `from` to one of `ends`, or to any position with a peg on the hole
// of `stop`. Takes a tenth of a second on the largest boards.
template <std::size_t Words>
PagodaSet<Words> choose_pagodas(const Task<Words>& task, const Layer<Words>& from,
                                const std::vector<Bits<Words>>& ends, const Bits<Words>& stop) {
  constexpr std::size_t samples = 300, candidates = 90;
  Random random(1);
  const Grid<Words>& grid = task.grid;
  if (from.empty() || (ends.empty() && !stop.any())) return {};
  const std::vector<Bits<Words>> positions =
      internal::random_positions(grid, from, samples, random);
  std::vector<internal::PagodaCandidate> found;
  for (std::size_t i = 0; i < candidates; ++i) {
    const auto height = static_cast<std::int32_t>(i % 3 + 1);
    const std::vector<std::uint8_t> high = internal::high_holes(grid.holes(), ends, stop, random);
    // With `goal peg` other pegs may remain, so weights may not be negative.
    const Weights weights = random_pagoda(grid.holes(), grid.lines(), high, height,
                                          stop.any() ? 0 : -2 * height, random);
    found.push_back(internal::candidate_of(weights, internal::least_end(weights, ends, stop),
                                           task.group, positions));
  }

  std::vector<Weights> functions;
  std::vector<std::int32_t> needs;
  std::vector<std::uint8_t> is_open(positions.size(), 1);  // to the chosen functions
  for (;;) {
    const auto [best, most] = internal::most_refusing(found, is_open);
    // Functions that refuse next to nothing cost more than they save.
    if (best == nullptr || most * 100 < samples ||
        functions.size() + best->images.size() > 8 * most_pagoda_words)
      break;
    functions.insert(functions.end(), best->images.begin(), best->images.end());
    needs.insert(needs.end(), best->images.size(), best->need);
    for (std::size_t i = 0; i < is_open.size(); ++i)
      is_open[i] = is_open[i] != 0 && best->refuses[i] == 0 ? 1 : 0;
  }
  return PagodaSet<Words>(grid, functions, needs);
}

}  // namespace hardboard::peg_solitaire
