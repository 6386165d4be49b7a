#include "methods/push_fight/realise.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace hardboard::push_fight {
namespace {

constexpr std::size_t most_parts = 5;

class Realiser {
public:
  Realiser(const Board& board, std::vector<Man> men, const ClassPath& path)
      : board_(board),
        men_(std::move(men)),
        path_(path),
        king_(path.squares.front()),
        cuts_(board, free_squares(men_), king_),
        seen_(board.size(), 0),
        from_(board.size(), 0) {
    for (const std::uint32_t square : cuts_.squares()) pawns_ += is_pawn(square);
  }

  IndexedTurn run() {
    for (std::size_t k = 1; k < path_.squares.size(); ++k) {
      prepare(k);
      step(path_.squares[k]);
    }
    fill_line();
    turn_.king = king_;
    turn_.direction = path_.line.direction;
    return std::move(turn_);
  }

private:
  static std::vector<std::uint8_t> free_squares(const std::vector<Man>& men) {
    std::vector<std::uint8_t> free(men.size());
    std::transform(men.begin(), men.end(), free.begin(), [](Man man) { return man != Man::enemy; });
    return free;
  }
  bool is_pawn(std::uint32_t square) const {
    return square != king_ && (men_[square] == Man::pawn || men_[square] == Man::king);
  }
  bool is_free(std::uint32_t square) const {  // pawns can stand on it
    return square != king_ && men_[square] != Man::enemy;
  }

  void move(std::uint32_t from, std::uint32_t to) {
    std::swap(men_[from], men_[to]);
    // One walk of the king, as long as nothing else has moved.
    if (from == king_ && !turn_.moves.empty() && turn_.moves.back().second == king_) {
      turn_.moves.back().second = to;
      if (turn_.moves.back().first == to) turn_.moves.pop_back();
    } else {
      turn_.moves.emplace_back(from, to);
    }
  }
  void step(std::uint32_t to) {
    assert(men_[to] == Man::none);
    move(king_, to);
    king_ = to;
  }

  // Makes one pawn more in the place of `needs`, one less where `spare` says so: along a shortest
  // way between the two each pawn moves up to where the one before it stood. False if there are
  // no two such squares in one part.
  template <class Needs, class Spare>
  bool transfer(const std::vector<std::uint32_t>& starts, const Needs& needs, const Spare& spare) {
    ++search_;
    queue_.clear();
    for (const std::uint32_t square : starts) {
      if (men_[square] != Man::none || !needs(square)) continue;
      seen_[square] = search_;
      from_[square] = square;
      queue_.push_back(square);
    }
    for (std::size_t i = 0; i < queue_.size(); ++i) {
      const std::uint32_t at = queue_[i];
      if (is_pawn(at) && spare(at)) {
        shift(at);
        return true;
      }
      go_on_from(at);
    }
    return false;
  }

  // Queues the free neighbours that the search has not seen.
  void go_on_from(std::uint32_t at) {
    for (const std::uint32_t near : board_.next[at]) {
      if (near >= rail || seen_[near] == search_ || !is_free(near)) continue;
      seen_[near] = search_;
      from_[near] = at;
      queue_.push_back(near);
    }
  }

  // The pawns between the hole, where the search began, and the square change by one.
  void shift(std::uint32_t square) {
    way_.clear();
    for (std::uint32_t at = square;; at = from_[at]) {
      way_.push_back(at);
      if (from_[at] == at) break;
    }
    std::uint32_t hole = way_.back();
    for (std::size_t i = way_.size() - 1; i-- > 0;) {
      if (!is_pawn(way_[i])) continue;
      move(way_[i], hole);
      hole = way_[i];
    }
  }

  // What the parts of the next square, without the one from which the king comes, may hold; the
  // pawns of all together too.
  struct Wanted {
    std::array<Interval, most_parts> part;
    Interval sum;
  };

  Wanted wanted(std::size_t k) const {
    const std::uint32_t to = path_.squares[k];
    const std::uint32_t behind = cuts_.part_of(to, king_);
    const std::span<const Cuts::Part> parts = cuts_.parts(to);
    Wanted wanted;
    std::int64_t ahead = 0;
    for (std::uint32_t i = 0; i < parts.size(); ++i) {
      wanted.part[i] = {0, parts[i].size};
      if (i != behind) ahead += parts[i].size;
    }
    wanted.sum = {0, ahead};
    const auto limit = [&](std::uint32_t part, Interval count) {
      if (part == behind)
        wanted.sum = intersection(wanted.sum, {pawns_ - count.high, pawns_ - count.low});
      else
        wanted.part[part] = intersection(wanted.part[part], count);
    };
    if (k + 1 < path_.squares.size()) {
      limit(cuts_.part_of(to, path_.squares[k + 1]), path_.next_part[k]);
      return wanted;
    }
    std::array<std::int64_t, most_parts> needs{};
    for (std::size_t i = 0; i < path_.place; ++i) {
      const std::uint32_t square = path_.line.squares[i];
      if (men_[square] != Man::enemy && cuts_.has(square)) ++needs[cuts_.part_of(to, square)];
    }
    for (std::uint32_t i = 0; i < parts.size(); ++i) limit(i, {needs[i], parts[i].size});
    return wanted;
  }

  // Before the king's step to squares[k]: clears that square and spreads the pawns of the part in
  // which it lies as the rest of the way wants them, with as few changes as possible.
  void prepare(std::size_t k) {
    const std::uint32_t to = path_.squares[k];
    const std::uint32_t behind = cuts_.part_of(to, king_);
    const std::uint32_t part = cuts_.part_of(king_, to);
    const std::size_t parts = cuts_.parts(to).size();
    // `here` lists the squares of the part, but only if there is something to do.
    const auto place = [&](std::uint32_t square) {
      return square == to ? most_parts : cuts_.part_of(to, square);
    };
    std::array<std::int64_t, most_parts + 1> have{};
    const Wanted want = wanted(k);
    if (parts == 1 || (parts == 2 && cuts_.parts(to)[0].size == 0)) {
      // All of the part is in one piece: only `to` has to become empty.
      if (men_[to] == Man::none) return;
      const bool done = clear(to);
      assert(done);
      static_cast<void>(done);
      return;
    }
    std::vector<std::uint32_t> here;
    for (const std::uint32_t square : cuts_.squares()) {
      if (square == king_ || cuts_.part_of(king_, square) != part) continue;
      here.push_back(square);
      have[place(square)] += is_pawn(square) ? 1 : 0;
    }
    std::int64_t all = 0;
    for (const std::int64_t count : have) all += count;
    const std::int64_t ahead_size = [&] {
      std::int64_t size = 0;
      for (std::uint32_t i = 0; i < parts; ++i)
        if (i != behind) size += cuts_.parts(to)[i].size;
      return size;
    }();
    const auto beside = static_cast<std::int64_t>(here.size()) - 1 - ahead_size;
    const Interval sum = intersection(want.sum, {all - beside, all});
    std::array<std::int64_t, most_parts + 1> goal = have;
    goal[most_parts] = 0;
    std::int64_t total = 0;
    for (std::uint32_t i = 0; i < parts; ++i) {
      if (i == behind) continue;
      goal[i] = std::clamp(goal[i], want.part[i].low, want.part[i].high);
      total += goal[i];
    }
    for (std::uint32_t i = 0; i < parts; ++i) {
      if (i == behind) continue;
      const std::int64_t change =
          std::clamp(std::clamp(total, sum.low, sum.high) - total, want.part[i].low - goal[i],
                     want.part[i].high - goal[i]);
      goal[i] += change;
      total += change;
    }
    assert(sum.low <= total && total <= sum.high);
    goal[behind] = all - total;
    while (have != goal) {
      std::size_t source = 0, sink = 0;
      const auto needs = [&](std::uint32_t square) {
        const std::size_t p = place(square);
        if (have[p] < goal[p]) return true;
        return false;
      };
      const auto spare = [&](std::uint32_t square) {
        const std::size_t p = place(square);
        return have[p] > goal[p];
      };
      const bool done = transfer(here, needs, spare);
      assert(done);
      static_cast<void>(done);
      source = place(way_.front());
      sink = place(way_.back());
      --have[source];
      ++have[sink];
    }
  }

  // Empties a square whose part is in one piece.
  bool clear(std::uint32_t square) {
    // The nearest hole: a search from the square that ends there.
    ++search_;
    queue_.assign(1, square);
    seen_[square] = search_;
    from_[square] = square;
    for (std::size_t i = 0; i < queue_.size(); ++i) {
      const std::uint32_t at = queue_[i];
      if (men_[at] == Man::none) {
        // Every pawn on the way moves one place on, the last one first.
        std::uint32_t hole = at;
        for (std::uint32_t back = from_[at];; back = from_[back]) {
          if (is_pawn(back)) {
            move(back, hole);
            hole = back;
          }
          if (back == square) return true;
        }
      }
      go_on_from(at);
    }
    return false;
  }

  void fill_line() {
    std::vector<std::uint32_t> line(
        path_.line.squares.begin(),
        path_.line.squares.begin() + static_cast<std::ptrdiff_t>(path_.place));
    std::vector<std::uint32_t> sorted = line;
    std::sort(sorted.begin(), sorted.end());
    const auto is_on_line = [&](std::uint32_t square) {
      return std::binary_search(sorted.begin(), sorted.end(), square);
    };
    for (const std::uint32_t square : line) {
      if (men_[square] != Man::none) continue;
      const bool done = transfer(
          {square}, [](std::uint32_t) { return true; },
          [&](std::uint32_t pawn) { return !is_on_line(pawn); });
      assert(done);
      static_cast<void>(done);
    }
  }

  const Board& board_;
  std::vector<Man> men_;
  const ClassPath& path_;
  std::uint32_t king_;
  Cuts cuts_;
  std::int64_t pawns_ = 0;  // in the region
  IndexedTurn turn_;
  std::uint32_t search_ = 0;
  std::vector<std::uint32_t> seen_, from_;  // of the searches
  std::vector<std::uint32_t> queue_, way_;  // way_: from the pawn's square to the hole
};

}  // namespace

IndexedTurn realise(const Board& board, std::vector<Man> men, const ClassPath& path) {
  return Realiser(board, std::move(men), path).run();
}

}  // namespace hardboard::push_fight
