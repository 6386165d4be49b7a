// Plain search through the plays of small games of captures.
#include "kernel/captures.h"
#include "kernel/steps.h"

namespace hardboard::kernel {

Count count_plays(const Captures& puzzle, std::uint32_t left, std::set<std::u16string>* sets) {
  const std::uint32_t n = puzzle.size();
  need(n <= 64, "the puzzle is too large for a search");
  // By place: 0 for none; else a piece, which must be last or need not, its type, and how many
  // captures it has left. It makes fewer than n captures.
  constexpr char16_t is_piece = 1, is_last = 2, one_type = 4, one_capture = 256 * one_type;
  std::u16string start;
  for (std::uint32_t place = 0; place < n; ++place)
    start += static_cast<char16_t>(is_piece + (place == puzzle.last ? is_last : 0) +
                                   one_type * puzzle.type[place] +
                                   one_capture * std::min(puzzle.budget[place], n - 1));
  // By type and place: where steps lead, and over which places.
  std::vector<std::vector<std::pair<std::uint32_t, std::uint64_t>>> ways(256 * n);
  const Steps steps(puzzle);
  for (std::uint32_t i = 0; i < n * std::max<std::size_t>(1, puzzle.types.size()); ++i)
    steps.from(i % n, i / n, [&](std::uint32_t to, const auto& between) {
      ways[i].emplace_back(to, 0);
      for (const std::uint32_t place : between) ways[i].back().second |= std::uint64_t{1} << place;
      return true;
    });
  // Behind the places stands where captures led from them, where sets count.
  if (sets != nullptr) start.resize(2 * n);
  const auto is_end = [&](const std::u16string& now) {
    const bool is = std::count(now.begin(), now.begin() + n, 0) + std::int64_t{left} >= n &&
                    (!puzzle.goal || now[*puzzle.goal] != 0);
    if (is && sets != nullptr) sets->insert(now.substr(n));
    return is;
  };
  const auto each_next = [&](const std::u16string& now, const auto& visit) {
    std::uint64_t full = 0, able = 0, captures = left;
    for (std::uint32_t place = 0; place < n; ++place)
      full |= std::uint64_t{now[place] != 0} << place;
    const auto ways_of = [&](std::uint32_t place) -> const auto& {
      return ways[now[place] / one_type % 256 * n + place];
    };
    // A piece makes no more captures once all places have emptied to which its steps lead.
    for (std::uint32_t place = 0; place < n; ++place) {
      if (std::ranges::any_of(ways_of(place), [&](auto way) { return full >> way.first & 1; }))
        able |= std::uint64_t{now[place] >= one_capture} << place;
      captures += (able >> place & 1) * (now[place] / one_capture);
    }
    const std::uint64_t pieces = std::popcount(full);
    std::u16string after = now;
    for (std::uint32_t from = 0; from < n && captures >= pieces; ++from) {
      std::uint64_t targets = 0;
      if ((able >> from & 1) != 0)
        for (const auto& [to, over] : ways_of(from))
          if ((over & full) == 0) targets |= full & std::uint64_t{1} << to;
      for (; targets != 0; targets &= targets - 1) {
        const auto to = static_cast<std::uint32_t>(std::countr_zero(targets));
        // The captures that would be left, but for that of the piece that is taken, must do.
        const std::uint64_t lost = (able >> to & 1) * (now[to] / one_capture);
        if ((now[to] & is_last) != 0 || captures < pieces + lost) continue;
        after[to] = static_cast<char16_t>(now[from] - one_capture);
        after[from] = 0;
        if (sets != nullptr) after[n + from] = static_cast<char16_t>(1 + to);
        visit(after);
        after = now;
      }
    }
  };
  return search_plays(start, is_end, each_next);
}

}  // namespace hardboard::kernel
