// Plain search through the plays of small games of captures.
#include "kernel/captures.h"
#include "kernel/steps.h"

namespace hardboard::kernel {

Count count_plays(const Captures& puzzle, std::uint32_t left, std::set<std::u32string>* sets) {
  constexpr std::uint32_t most_pieces = 64;
  const std::uint32_t n = puzzle.size();
  need(n <= most_pieces, "the puzzle is too large for a search");
  // By place: 0 for none; else 1 and the type of the piece that stands there, the captures that it
  // has left, and whether it must be last. It never makes n captures.
  constexpr char32_t one_capture = 256 + 1, is_last = one_capture * (most_pieces + 1);
  std::u32string start;
  for (std::uint32_t place = 0; place < n; ++place)
    start += 1 + puzzle.type[place] + one_capture * std::min(puzzle.budget[place], n) +
             (place == puzzle.last ? is_last : 0);

  // By type and place: where steps lead, and over which places.
  std::vector<std::vector<std::pair<std::uint32_t, std::uint64_t>>> ways(
      n * std::max<std::size_t>(1, puzzle.types.size()));
  const Steps steps(puzzle);
  for (std::uint32_t i = 0; i < ways.size(); ++i)
    steps.from(i % n, i / n, [&](std::uint32_t to, const auto& between) {
      std::uint64_t over = 0;
      for (const std::uint32_t place : between) over |= std::uint64_t{1} << place;
      ways[i].emplace_back(to, over);
      return true;
    });
  // Behind the places stands where captures led from them, where sets count.
  if (sets != nullptr) start.resize(2 * n);
  const auto is_end = [&](const std::u32string& now) {
    const bool is = std::count(now.begin(), now.begin() + n, 0) + std::int64_t{left} >= n &&
                    (!puzzle.goal || now[*puzzle.goal] != 0);
    if (is && sets != nullptr) sets->insert(now.substr(n));
    return is;
  };
  const auto each_next = [&](const std::u32string& now, const auto& visit) {
    std::uint64_t full = 0, free = 0;  // the places with pieces, and those that can be captured
    for (std::uint32_t place = 0; place < n; ++place) {
      full |= std::uint64_t{now[place] != 0} << place;
      free |= std::uint64_t{now[place] != 0 && now[place] < is_last} << place;
    }
    for (std::uint32_t place = 0; place < n; ++place) {
      const char32_t piece = now[place] % is_last;
      if (piece < one_capture) continue;
      std::uint64_t targets = 0;
      for (const auto& [to, over] : ways[(piece - 1) % one_capture * n + place])
        if ((over & full) == 0) targets |= free & std::uint64_t{1} << to;
      for (; targets != 0; targets &= targets - 1) {
        const auto to = static_cast<std::uint32_t>(std::countr_zero(targets));
        std::u32string after = now;
        after[to] = now[place] - one_capture;
        after[place] = 0;
        if (sets != nullptr) after[n + place] = 1 + to;
        visit(after);
      }
    }
  };
  return search_plays(start, is_end, each_next);
}

}  // namespace hardboard::kernel
