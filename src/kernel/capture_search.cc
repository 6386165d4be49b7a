// Plain search through the plays of small games of captures.
#include "kernel/captures.h"
#include "kernel/steps.h"

namespace hardboard::kernel {
namespace {

// A position has a number for each place: 0 if the place is empty, else a sum of what the piece
// there is. `has_captured` also stands for a piece that is not counted when it captures. Behind the
// places stands how many more pieces may begin to capture. There are up to 255 types.
constexpr char32_t is_piece = 1, is_last = 2, has_captured = 4, one_type = 8, one_left = 256 * 8;

std::u32string first_position(const Captures& puzzle) {
  std::u32string start;
  for (std::uint32_t place = 0; place < puzzle.size(); ++place)
    start += static_cast<char32_t>(
        is_piece + (place == puzzle.last ? is_last : 0) +
        (puzzle.capturers < puzzle.size() ? 0 : has_captured) + one_type * puzzle.type[place] +
        one_left * std::min<std::uint64_t>(puzzle.budget[place], puzzle.enough));
  return start += std::min(puzzle.capturers, puzzle.size());
}

}  // namespace

Count count_plays(const Captures& puzzle, std::uint32_t left, std::set<std::u32string>* sets) {
  const std::uint32_t n = puzzle.size();
  need(n <= 64 && puzzle.enough <= UINT32_MAX / one_left, "the puzzle is too large for a search");
  std::u32string start = first_position(puzzle);
  // By type and place: where steps lead, and over which places.
  std::vector<std::vector<std::pair<std::uint32_t, std::uint64_t>>> ways(256 * n);
  const Steps steps(puzzle);
  for (std::uint32_t i = 0; i < n * std::max<std::size_t>(1, puzzle.types.size()); ++i)
    steps.from(i % n, i / n, [&](std::uint32_t to, const auto& between) {
      ways[i].emplace_back(to, 0);
      for (const std::uint32_t place : between) ways[i].back().second |= std::uint64_t{1} << place;
      return true;
    });
  // Where sets count, there follows for each place where the capture from there led.
  if (sets != nullptr) start.resize(2 * n + 1);
  const auto is_end = [&](const std::u32string& now) {
    const bool is = std::count(now.begin(), now.begin() + n, 0) + std::int64_t{left} >= n &&
                    (!puzzle.goal || now[*puzzle.goal] != 0);
    if (is && sets != nullptr) sets->insert(now.substr(n + 1));
    return is;
  };
  const auto each_next = [&](const std::u32string& now, const auto& visit) {
    std::uint64_t full = 0, able = 0, captures = left;
    for (std::uint32_t place = 0; place < n; ++place)
      full |= std::uint64_t{now[place] != 0} << place;
    const auto ways_of = [&](auto at) -> auto& {
      return ways[now[at] / one_type % 256 * n + at];
    };
    // A piece can't capture any more once all places to which its steps lead are empty.
    for (std::uint32_t place = 0; place < n; ++place) {
      if (std::ranges::any_of(ways_of(place), [&](auto way) { return full >> way.first & 1; }))
        able |= std::uint64_t{now[place] >= one_left} << place;
      captures += (able >> place & 1) * (now[place] / one_left);
    }
    const std::uint64_t pieces = std::popcount(full);
    std::u32string after = now;
    for (std::uint32_t from = 0; from < n && captures >= pieces; ++from) {
      std::uint64_t targets = 0;
      const bool is_new = (now[from] & has_captured) == 0;
      if ((able >> from & 1) != 0 && (now[n] > 0 || !is_new))
        for (const auto& [to, over] : ways_of(from))
          if ((over & full) == 0) targets |= full & std::uint64_t{1} << to;
      for (; targets != 0; targets &= targets - 1) {
        const auto to = static_cast<std::uint32_t>(std::countr_zero(targets));
        // The pieces must have enough captures left, without those of the piece that is taken.
        const std::uint64_t lost = (able >> to & 1) * (now[to] / one_left);
        const std::uint32_t cost = puzzle.cost(from, to);
        if ((now[to] & is_last) != 0 || captures < pieces + lost || now[from] / one_left < cost)
          continue;
        after[to] = (now[from] - cost * one_left) | has_captured;
        after[from] = 0;
        after[n] = now[n] - (is_new ? 1 : 0);
        if (sets != nullptr) after[n + 1 + from] = 1 + to;
        visit(after);
        after = now;
      }
    }
  };
  return search_plays(start, is_end, each_next);
}

}  // namespace hardboard::kernel
