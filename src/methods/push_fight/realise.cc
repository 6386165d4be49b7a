#include "methods/push_fight/realise.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/contract.h"

namespace hardboard::push_fight {
namespace {

constexpr std::size_t most_parts = 5;

class Realiser {
public:
  Realiser(const Board& board, std::vector<Man> men, const ClassPath& path, const Limits& limits)
      : board_(board),
        men_(std::move(men)),
        path_(path),
        limits_(limits),
        king_(path.squares.front()),
        cuts_(board, free_squares(men_), king_),
        seen_(board.size(), 0),
        from_(board.size(), 0) {
    for (const std::uint32_t square : cuts_.squares()) pawns_ += is_pawn(square);
  }

  // Nothing if the limits were reached.
  std::optional<IndexedTurn> run() {
    for (std::size_t k = 1; k < path_.squares.size(); ++k) {
      if (limits_.reached() || !prepare(k)) return std::nullopt;
      step(path_.squares[k]);
    }
    if (!fill_line()) return std::nullopt;
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
  // Can a pawn stand on the square?
  bool is_free(std::uint32_t square) const { return square != king_ && men_[square] != Man::enemy; }

  void move(std::uint32_t from, std::uint32_t to) {
    std::swap(men_[from], men_[to]);
    // Steps of the king are one move as long as no other piece moves between them.
    if (from == king_ && !turn_.moves.empty() && turn_.moves.back().second == king_) {
      turn_.moves.back().second = to;
      if (turn_.moves.back().first == to) turn_.moves.pop_back();
    } else {
      turn_.moves.emplace_back(from, to);
    }
  }
  void step(std::uint32_t to) {
    promise(men_[to] == Man::none, "the king steps to an empty square");
    move(king_, to);
    king_ = to;
  }

  // Fills one of the empty squares among `starts` that `needs` accepts, and empties a square with a
  // pawn that `spare` accepts: each pawn on a shortest way_ between the two moves to the place of
  // the pawn before it. Two such squares must be connected.
  template <class Needs, class Spare>
  void transfer(const std::vector<std::uint32_t>& starts, const Needs& needs, const Spare& spare) {
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
      if (is_pawn(at) && spare(at)) return shift(at);
      go_on_from(at);
    }
    promise(false, "a pawn can be spared in a part that needs one");
  }

  // Queues those free neighbours of the square that the current search has not seen.
  void go_on_from(std::uint32_t at) {
    for (const std::uint32_t near : board_.next[at]) {
      if (near >= rail || seen_[near] == search_ || !is_free(near)) continue;
      seen_[near] = search_;
      from_[near] = at;
      queue_.push_back(near);
    }
  }

  // Moves the pawns on the way from the empty square, where the search began, to the given square.
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

  // The numbers of pawns that the parts of the king's next square may hold, except for the part
  // from which the king comes; and the total numbers that those parts may hold.
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

  // Numbers of pawns by part of the king's next square, and in the last entry on this square
  // itself.
  using Counts = std::array<std::int64_t, most_parts + 1>;

  // The numbers of pawns for the king's step to squares[k]: as near to `have` as the rest of the
  // way allows, in the king's part of so many squares.
  Counts counts_for(std::size_t k, const Counts& have, std::size_t squares) const {
    const std::uint32_t to = path_.squares[k];
    const std::uint32_t behind = cuts_.part_of(to, king_);
    const std::span<const Cuts::Part> parts = cuts_.parts(to);
    const Wanted want = wanted(k);
    std::int64_t all = 0, ahead_size = 0;
    for (const std::int64_t count : have) all += count;
    for (std::uint32_t i = 0; i < parts.size(); ++i)
      if (i != behind) ahead_size += parts[i].size;
    const auto beside = static_cast<std::int64_t>(squares) - 1 - ahead_size;
    const Interval sum = intersection(want.sum, {all - beside, all});
    Counts goal = have;
    goal[most_parts] = 0;
    std::int64_t total = 0;
    for (std::uint32_t i = 0; i < parts.size(); ++i) {
      if (i == behind) continue;
      promise(want.part[i].low <= want.part[i].high, "each part can hold what the path wants");
      goal[i] = std::clamp(goal[i], want.part[i].low, want.part[i].high);
      total += goal[i];
    }
    for (std::uint32_t i = 0; i < parts.size(); ++i) {
      if (i == behind) continue;
      const std::int64_t change =
          std::clamp(std::clamp(total, sum.low, sum.high) - total, want.part[i].low - goal[i],
                     want.part[i].high - goal[i]);
      goal[i] += change;
      total += change;
    }
    promise(sum.low <= total && total <= sum.high, "the path leaves room for the pawns");
    goal[behind] = all - total;
    return goal;
  }

  // Prepares the king's step to squares[k]: empties that square, and spreads the pawns of its part
  // as the rest of the way needs them, with as few changes as possible. False if the limits were
  // reached.
  bool prepare(std::size_t k) {
    const std::uint32_t to = path_.squares[k];
    const std::uint32_t part = cuts_.part_of(king_, to);
    const std::span<const Cuts::Part> parts = cuts_.parts(to);
    if (parts.size() == 1 || (parts.size() == 2 && parts[0].size == 0)) {
      // The part stays connected without `to`: only `to` must become empty.
      if (men_[to] != Man::none) clear(to);
      return true;
    }
    // The entry of Counts for a square of that part.
    const auto place = [&](std::uint32_t square) {
      return square == to ? most_parts : cuts_.part_of(to, square);
    };
    Counts have{};
    std::vector<std::uint32_t> here;
    for (const std::uint32_t square : cuts_.squares()) {
      if (square == king_ || cuts_.part_of(king_, square) != part) continue;
      here.push_back(square);
      have[place(square)] += is_pawn(square) ? 1 : 0;
    }
    const Counts goal = counts_for(k, have, here.size());
    const auto needs = [&](std::uint32_t square) {
      return have[place(square)] < goal[place(square)];
    };
    const auto spare = [&](std::uint32_t square) {
      return have[place(square)] > goal[place(square)];
    };
    while (have != goal) {
      if (limits_.reached()) return false;
      transfer(here, needs, spare);
      --have[place(way_.front())];
      ++have[place(way_.back())];
    }
    return true;
  }

  // Empties a square: each pawn on a shortest way to the nearest empty square moves on by one.
  void clear(std::uint32_t square) {
    ++search_;
    queue_.assign(1, square);
    seen_[square] = search_;
    from_[square] = square;
    for (std::size_t i = 0; i < queue_.size(); ++i) {
      const std::uint32_t at = queue_[i];
      if (men_[at] == Man::none) {
        // The pawn nearest to the hole moves first.
        std::uint32_t hole = at;
        for (std::uint32_t back = from_[at];; back = from_[back]) {
          if (is_pawn(back)) {
            move(back, hole);
            hole = back;
          }
          if (back == square) return;
        }
      }
      go_on_from(at);
    }
    promise(false, "the part of a square to be emptied has an empty square");
  }

  // Fills the squares of the line before the king. False if the limits were reached.
  bool fill_line() {
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
      if (limits_.reached()) return false;
      transfer(
          {square}, [](std::uint32_t) { return true; },
          [&](std::uint32_t pawn) { return !is_on_line(pawn); });
    }
    return true;
  }

  const Board& board_;
  std::vector<Man> men_;
  const ClassPath& path_;
  const Limits& limits_;
  std::uint32_t king_;
  Cuts cuts_;
  std::int64_t pawns_ = 0;  // in the region
  IndexedTurn turn_;
  // Searches have numbers: seen_ holds the last search that visited a square, from_ the square
  // before it.
  std::uint32_t search_ = 0;
  std::vector<std::uint32_t> seen_, from_;
  std::vector<std::uint32_t> queue_;
  std::vector<std::uint32_t> way_;  // of the last transfer, from the emptied square on
};

}  // namespace

std::optional<IndexedTurn> realise(const Board& board, std::vector<Man> men, const ClassPath& path,
                                   const Limits& limits) {
  return Realiser(board, std::move(men), path, limits).run();
}

}  // namespace hardboard::push_fight
