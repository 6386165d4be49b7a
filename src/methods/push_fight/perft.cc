#include "methods/push_fight/perft.h"

#include <algorithm>
#include <utility>

#include "methods/push_fight/successors.h"
#include "methods/push_fight/words.h"

namespace hardboard::push_fight {
namespace {

// A position and in how many ways it was reached.
template <class Word>
struct Reached {
  Sides<Word> sides;
  std::uint64_t ways = 0;
};

// Equal positions become one, with the ways of all.
template <class Word>
void merge(std::vector<Reached<Word>>& all) {
  std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.sides < b.sides; });
  std::size_t kept = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (kept > 0 && all[kept - 1].sides == all[i].sides)
      all[kept - 1].ways += all[i].ways;
    else
      all[kept++] = all[i];
  }
  all.resize(kept);
}

template <class Word>
Perft perft_on(const Puzzle& puzzle, unsigned depth, const Limits& limits) {
  const Field<Word> field(puzzle.board);
  TurnGenerator<Word> generator(field, OwnFalls::left_out);
  Perft result;
  std::vector<Reached<Word>> level{{sides_of(field, puzzle.position), 1}}, next, over;
  // Positions are merged whenever there are twice as many as after the last time.
  const std::size_t most = limits.memory_bytes / sizeof(Reached<Word>) / 2;
  for (unsigned d = 1; d <= depth && !level.empty(); ++d) {
    PerftRow row;
    row.depth = d;
    std::size_t merge_at = std::size_t{1} << 20, over_at = merge_at;
    next.clear();
    over.clear();
    const auto add = [&](std::vector<Reached<Word>>& list, std::size_t& at,
                         const Reached<Word>& reached) {
      list.push_back(reached);
      if (list.size() < at) return;
      merge(list);
      at = std::max(at, 2 * list.size());
    };
    std::uint64_t walked = 0;
    for (const Reached<Word>& from : level) {
      if ((++walked % 64 == 0 && limits.reached()) || next.size() + over.size() > most) {
        result.complete = false;
        return result;
      }
      generator.run(from.sides, puzzle.moves, [&](const Sides<Word>& after, Fallen fallen) {
        row.turns += from.ways;
        if (fallen == Fallen::nothing)
          add(next, merge_at, {after, from.ways});
        else
          add(over, over_at, {after, from.ways});
      });
    }
    merge(next);
    merge(over);
    row.positions = next.size() + over.size();
    row.mates = over.size();
    result.rows.push_back(row);
    level.swap(next);
  }
  return result;
}

}  // namespace

Perft perft(const Puzzle& puzzle, unsigned depth, const Limits& limits) {
  Perft result;
  on_words(puzzle.board, [&]<class Word>() { result = perft_on<Word>(puzzle, depth, limits); });
  return result;
}

}  // namespace hardboard::push_fight
