#include "gadgets/embedding_tracks.h"

#include <algorithm>

namespace hardboard::gadgets {
namespace {

// For each row r the sum of the weights of the rows before.
std::vector<std::uint64_t> weights_before(const std::vector<std::uint32_t>& waiting,
                                          std::span<const RowSpan> spans, std::uint32_t rows,
                                          unsigned weight) {
  std::vector<std::uint64_t> change(rows + std::size_t{1}, 0), before(rows + std::size_t{1}, 0);
  for (const std::uint32_t variable : waiting) {
    ++change[spans[variable].first];
    --change[spans[variable].last + std::size_t{1}];
  }
  std::uint64_t passing = 0;
  for (std::uint32_t r = 0; r < rows; ++r) {
    passing += change[r];
    std::uint64_t power = 1;
    for (unsigned i = 0; i < weight; ++i) power *= passing;
    before[r + 1] = before[r] + power;
  }
  return before;
}

// Those that surround no other one, from the top down: of these both rows come in the same order.
std::vector<std::uint32_t> innermost(std::vector<std::uint32_t> waiting,
                                     std::span<const RowSpan> spans) {
  std::sort(waiting.begin(), waiting.end(),
            [&](std::uint32_t a, std::uint32_t b) { return spans[a].last < spans[b].last; });
  std::vector<std::uint32_t> inner;
  for (const std::uint32_t variable : waiting)
    if (inner.empty() || spans[variable].first > spans[inner.back()].first)
      inner.push_back(variable);
  return inner;
}

// The heaviest choice of spans that do not overlap.
std::vector<std::uint32_t> heaviest(const std::vector<std::uint32_t>& inner,
                                    std::span<const RowSpan> spans,
                                    const std::vector<std::uint64_t>& before) {
  std::vector<std::uint64_t> best = {0};  // of the first i spans
  std::vector<std::size_t> left;          // how many of them end above the i-th one
  for (const std::uint32_t variable : inner) {
    const RowSpan& span = spans[variable];
    left.push_back(static_cast<std::size_t>(
        std::partition_point(inner.begin(), inner.end(),
                             [&](std::uint32_t other) { return spans[other].last < span.first; }) -
        inner.begin()));
    best.push_back(std::max(
        best.back(), best[left.back()] + before[span.last + std::size_t{1}] - before[span.first]));
  }
  std::vector<std::uint32_t> chosen;
  for (std::size_t i = inner.size(); i > 0;) {
    if (best[i] == best[i - 1]) {
      --i;
    } else {
      chosen.push_back(inner[i - 1]);
      i = left[i - 1];
    }
  }
  return chosen;
}

}  // namespace

std::vector<std::uint32_t> nearest_first(std::vector<std::uint32_t> side,
                                         std::span<const RowSpan> spans, std::uint32_t rows,
                                         unsigned weight) {
  std::vector<std::uint32_t> order;
  std::vector<bool> has_track(spans.size());
  while (!side.empty()) {
    const std::vector<std::uint32_t> track =
        heaviest(innermost(side, spans), spans, weights_before(side, spans, rows, weight));
    for (const std::uint32_t variable : track) has_track[variable] = true;
    order.insert(order.end(), track.begin(), track.end());
    std::erase_if(side, [&](std::uint32_t variable) { return has_track[variable]; });
  }
  return order;
}

}  // namespace hardboard::gadgets
