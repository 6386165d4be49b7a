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

  const Steps steps(puzzle);
  // Behind the places stand the captures that were made, in order of their places, where sets
  // count.
  const auto is_end = [&](const std::u32string& now) {
    const bool is = std::count(now.begin(), now.begin() + n, 0) + std::int64_t{left} >= n &&
                    (!puzzle.goal || now[*puzzle.goal] != 0);
    if (is && sets != nullptr) sets->insert(now.substr(n));
    return is;
  };
  const auto each_next = [&](const std::u32string& now, const auto& visit) {
    for (std::uint32_t place = 0; place < n; ++place) {
      const char32_t piece = now[place] % is_last;
      if (piece <= one_capture - 1) continue;
      std::vector<bool> is_target(n, false);
      steps.from(place, (piece - 1) % one_capture, [&](std::uint32_t to, const auto&) {
        if (now[to] != 0 && now[to] < is_last) is_target[to] = true;
        return now[to] == 0;
      });
      for (std::uint32_t to = 0; to < n; ++to) {
        if (!is_target[to]) continue;
        std::u32string after = now;
        after[to] = now[place] - one_capture;
        after[place] = 0;
        const char32_t made = 1 + place * most_pieces + to;
        if (sets != nullptr)
          after.insert(std::upper_bound(after.begin() + n, after.end(), made), made);
        visit(after);
      }
    }
  };
  return search_plays(start, is_end, each_next);
}

}  // namespace hardboard::kernel
