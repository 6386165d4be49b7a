#include "methods/solo_chess/row_kings.h"

#include <algorithm>

#include "base/huge_pages.h"

namespace hardboard::solo_chess {
namespace {

// A king that walks from its own place upward and clears every place on its way, as far as `reach`.
struct Walk {
  std::int64_t balance = 0;  // the best balance of the places before its own
  std::uint32_t reach = 0;
  friend bool operator<(const Walk& a, const Walk& b) { return a.balance < b.balance; }
};

}  // namespace

// The king at one end clears an interval of neighbouring places into one of them, its root, by
// walking there, and the king at the other end walks too if the root is not that end
// (docs/rows.md):
//   before(r) = max of best(a) over a <= r with a + budget(a) >= r
//   best(i + 1) = max of best(i) + own balance of i, and before(r) - 1 over r >= i - budget(i).
KingCaptures::KingCaptures(const Stretch& stretch) : stretch_(stretch) {
  reserve_huge(best_, stretch.size + std::size_t{1});
  reserve_huge(before_, stretch.size);
  best_.push_back(0);
  std::vector<Walk> walks;             // a heap, best balance on top
  std::vector<std::uint32_t> falling;  // roots r with a before(r) above that of all later roots
  std::uint32_t run = 0;               // the first place of the current run of neighbouring squares
  for (std::uint32_t i = 0; i < stretch.size; ++i) {
    if (i > 0 && !stretch.is_joined(i)) {
      run = i;
      walks.clear();
      falling.clear();
    }
    while (!walks.empty() && walks.front().reach < i) {
      std::pop_heap(walks.begin(), walks.end());
      walks.pop_back();
    }
    before_.push_back(walks.empty() ? best_[i] : std::max(best_[i], walks.front().balance));

    while (!falling.empty() && before_[falling.back()] <= before_[i]) falling.pop_back();
    falling.push_back(i);
    const bool is_king = stretch.is_king(i);
    std::uint32_t root = i;
    if (is_king) {
      const std::uint32_t budget = std::min(stretch.budget(i), stretch.size - i);
      walks.push_back({best_[i], i + budget});
      std::push_heap(walks.begin(), walks.end());
      const std::uint32_t farthest = i - std::min(stretch.budget(i), i - run);
      root = *std::lower_bound(falling.begin(), falling.end(), farthest);
    }
    const std::int64_t alone = std::int64_t{stretch.rook_budget(i)} - 1;
    best_.push_back(std::max(best_[i] + alone, before_[root] - 1));
  }
}

// The place from which a king clears the lower part of an interval with this root in the best way;
// the root itself if there is no lower part.
std::uint32_t KingCaptures::start_of_walk(std::uint32_t to) const {
  std::uint32_t from = to;
  while (best_[from] != before_[to] ||
         (from < to && !(stretch_.is_king(from) && stretch_.budget(from) >= to - from)))
    --from;
  return from;
}

void KingCaptures::walk(std::uint32_t from, std::uint32_t to, const OnCapture& capture) const {
  while (from != to) {
    const std::uint32_t next = from < to ? from + 1 : from - 1;
    capture(stretch_.place(from), stretch_.place(next));
    from = next;
  }
}

void KingCaptures::play(std::uint32_t size, const OnCapture& capture,
                        const OnStanding& stand) const {
  while (size > 0) {
    const std::uint32_t end = size - 1, rook_budget = stretch_.rook_budget(end);
    if (best_[size] == best_[end] + rook_budget - 1) {
      stand(stretch_.place(end), rook_budget);
      size = end;
      continue;
    }
    std::uint32_t root = end;
    while (before_[root] - 1 != best_[size]) --root;
    const std::uint32_t start = start_of_walk(root);
    walk(start, root, capture);
    walk(end, root, capture);
    stand(stretch_.place(root), 0);
    size = start;
  }
}

void KingCaptures::play_before(std::uint32_t sink, const OnCapture& capture,
                               const OnStanding& stand) const {
  const std::uint32_t start = start_of_walk(sink);
  walk(start, sink, capture);
  play(start, capture, stand);
}

}  // namespace hardboard::solo_chess
