#include "methods/push_fight/classes.h"

#include <algorithm>
#include <array>

namespace hardboard::push_fight {
namespace {

constexpr std::uint32_t none = off_board;
constexpr std::size_t most_parts = 5;  // of Cuts: four next to the square, and an empty part 0

// A set of classes: the king stands on `square`, part `part` holds a number of pawns from `count`,
// and the other parts hold the remaining pawns in any way that fits.
struct Record {
  std::uint32_t square, part;
  Interval count;
  std::uint32_t parent;    // of the square before the king's step; or none
  std::uint32_t previous;  // the previous record with this square and part; or none
};

// The squares outside of the region that hold no enemy piece. These squares fall into parts that
// never change: no pawn enters or leaves a part.
struct Outside {
  std::vector<std::uint32_t> part;   // of each square; none for other squares
  std::vector<std::uint32_t> pawns;  // in each part
};

class Search {
public:
  Search(const Board& board, const std::vector<Man>& men, std::uint32_t king,
         const std::vector<WinningLine>& lines, const Limits& limits)
      : board_(board),
        men_(men),
        king_(king),
        lines_(lines),
        limits_(limits),
        cuts_(board, free_squares(men), king) {
    for (const std::uint32_t square : cuts_.squares()) pawns_ += is_pawn(square);
    find_outside();
    latest_.assign(most_parts * board.size(), none);
    // Counts the chances on each square of a winning line that lies in the region.
    first_chance_.assign(board.size() + 1, 0);
    const auto each_chance = [&](auto&& tell) {
      for (std::uint32_t l = 0; l < lines.size(); ++l)
        for (std::uint32_t i = 1; i < lines[l].squares.size(); ++i)
          if (cuts_.has(lines[l].squares[i])) tell(lines[l].squares[i], Chance{l, i});
    };
    each_chance([&](std::uint32_t square, Chance) { ++first_chance_[square + 1]; });
    for (std::uint32_t s = 0; s < board.size(); ++s) first_chance_[s + 1] += first_chance_[s];
    chances_.resize(first_chance_.back());
    std::vector<std::uint32_t> next(first_chance_.begin(), first_chance_.end() - 1);
    each_chance([&](std::uint32_t square, Chance chance) { chances_[next[square]++] = chance; });
  }

  ClassSearch run(bool may_step) {
    ClassSearch result;
    if (chances_.empty()) return result;
    // The start is a single class: each part holds exactly the pawns that stand there.
    const std::span<const Cuts::Part> parts = cuts_.parts(king_);
    std::array<std::int64_t, most_parts> start{};
    for (const std::uint32_t square : cuts_.squares())
      if (square != king_) start[cuts_.part_of(king_, square)] += is_pawn(square);
    const auto exact = [&](std::uint32_t part) { return Interval{start[part], start[part]}; };
    for (std::uint32_t c = first_chance_[king_]; c < first_chance_[king_ + 1]; ++c) {
      const Needs needs = needs_of(king_, chances_[c]);
      bool fits = needs.possible;
      for (std::uint32_t i = 0; i < parts.size(); ++i) fits = fits && start[i] >= needs.pawns[i];
      if (fits) {
        result.path = path_to(none, chances_[c]);
        return result;
      }
    }
    if (!may_step) return result;
    step_from(king_, none, exact);
    for (std::size_t at = 0; at < records_.size(); ++at) {
      if (at % 1024 == 0 && limits_.reached()) {
        result.complete = false;
        break;
      }
      const Record record = records_[at];
      if (const auto chance = won(record)) {
        result.path = path_to(static_cast<std::uint32_t>(at), *chance);
        break;
      }
      step_from(record.square, static_cast<std::uint32_t>(at),
                [&](std::uint32_t part) { return pawns_of_part(record, part); });
    }
    result.records = records_.size();
    return result;
  }

private:
  // The king can push from place `place` of a winning line if all squares of the line before that
  // place are occupied.
  struct Chance {
    std::uint32_t line, place;
  };
  // The number of pawns that a chance needs from each part. Impossible if the pawns outside of the
  // region cannot fill their squares of the line.
  struct Needs {
    bool possible = true;
    std::array<std::int64_t, most_parts> pawns{};
  };

  static std::vector<std::uint8_t> free_squares(const std::vector<Man>& men) {
    std::vector<std::uint8_t> free(men.size());
    std::transform(men.begin(), men.end(), free.begin(), [](Man man) { return man != Man::enemy; });
    return free;
  }
  std::uint32_t is_pawn(std::uint32_t square) const {
    return square != king_ && (men_[square] == Man::pawn || men_[square] == Man::king) ? 1U : 0U;
  }

  void find_outside() {
    outside_.part.assign(board_.size(), none);
    std::vector<std::uint32_t> open;
    for (std::uint32_t s = 0; s < board_.size(); ++s) {
      if (men_[s] == Man::enemy || cuts_.has(s) || outside_.part[s] != none) continue;
      const auto part = static_cast<std::uint32_t>(outside_.pawns.size());
      outside_.pawns.push_back(0);
      outside_.part[s] = part;
      open.assign(1, s);
      while (!open.empty()) {
        const std::uint32_t at = open.back();
        open.pop_back();
        outside_.pawns[part] += is_pawn(at);
        for (const std::uint32_t near : board_.next[at]) {
          if (near >= rail || men_[near] == Man::enemy || outside_.part[near] != none) continue;
          outside_.part[near] = part;
          open.push_back(near);
        }
      }
    }
  }

  Needs needs_of(std::uint32_t square, Chance chance) const {
    Needs needs;
    const std::vector<std::uint32_t>& line = lines_[chance.line].squares;
    std::vector<std::uint32_t> taken;  // the parts of the line's squares outside of the region
    for (std::uint32_t i = 0; i < chance.place; ++i) {
      if (men_[line[i]] == Man::enemy) continue;
      if (cuts_.has(line[i]))
        ++needs.pawns[cuts_.part_of(square, line[i])];
      else
        taken.push_back(outside_.part[line[i]]);
    }
    std::sort(taken.begin(), taken.end());
    for (std::size_t i = 0, j = 0; i < taken.size(); i = j) {
      while (j < taken.size() && taken[j] == taken[i]) ++j;
      needs.possible = needs.possible && j - i <= outside_.pawns[taken[i]];
    }
    return needs;
  }

  std::int64_t size_of(std::uint32_t square, std::uint32_t part) const {
    return cuts_.parts(square)[part].size;
  }
  std::int64_t all_but(std::uint32_t square, std::uint32_t part) const {
    return std::int64_t{cuts_.size()} - 1 - size_of(square, part);
  }

  // The numbers of pawns that part `part` may hold if part `known` holds a number from `count`.
  Interval other_part(std::uint32_t square, std::uint32_t known, Interval count,
                      std::uint32_t part) const {
    const std::int64_t size = size_of(square, part);
    if (part == known) return intersection(count, {0, size});
    const std::int64_t rest = all_but(square, known) - size;
    return intersection({pawns_ - count.high - rest, pawns_ - count.low}, {0, size});
  }
  Interval pawns_of_part(const Record& record, std::uint32_t part) const {
    return other_part(record.square, record.part, record.count, part);
  }

  // The king steps from `from` to `to`, when the part of `to` holds a number of pawns from `count`.
  // Returns the numbers of pawns that the part from which the king comes then holds. The square
  // that the king leaves is empty, so this part is not full (docs/errata.md).
  Interval arrival(std::uint32_t from, std::uint32_t to, Interval count) const {
    const std::uint32_t behind = cuts_.part_of(to, from);
    const std::int64_t size = size_of(from, cuts_.part_of(from, to));
    const std::int64_t ahead = all_but(to, behind);  // squares that only `to` connects with `from`
    const std::int64_t beside = size - 1 - ahead;    // the other squares of the part of `to`
    count.high = std::min(count.high, size - 1);     // `to` must be empty
    if (count.low > count.high) return {0, -1};
    // The numbers of pawns on the squares ahead.
    const Interval beyond = intersection({count.low - beside, count.high}, {0, ahead});
    return {pawns_ - beyond.high, pawns_ - beyond.low};
  }

  template <class CountOf>
  void step_from(std::uint32_t square, std::uint32_t parent, const CountOf& count_of) {
    for (const std::uint32_t to : board_.next[square]) {
      if (to >= rail || !cuts_.has(to)) continue;
      const Interval held = count_of(cuts_.part_of(square, to));
      if (held.low > held.high) continue;
      const Interval count = arrival(square, to, held);
      if (count.low > count.high) continue;
      const std::uint32_t part = cuts_.part_of(to, square);
      std::uint32_t& latest = latest_[most_parts * to + part];
      if (is_known(latest, count)) continue;
      records_.push_back({to, part, count, parent, latest});
      latest = static_cast<std::uint32_t>(records_.size() - 1);
    }
  }

  // Do the records of the chain from `latest` on cover all of `count`?
  bool is_known(std::uint32_t latest, Interval count) const {
    for (std::int64_t covered = count.low; covered <= count.high;) {
      std::int64_t further = covered;
      for (std::uint32_t r = latest; r != none; r = records_[r].previous)
        if (records_[r].count.low <= covered)
          further = std::max(further, records_[r].count.high + 1);
      if (further == covered) return false;
      covered = further;
    }
    return true;
  }

  // The numbers of pawns that part `part` may hold such that every part can have as many as it
  // needs.
  Interval enough(std::uint32_t square, std::uint32_t part, const Needs& needs) const {
    std::int64_t others = 0;
    for (std::uint32_t i = 0; i < cuts_.parts(square).size(); ++i)
      if (i != part) others += needs.pawns[i];
    return intersection({needs.pawns[part], size_of(square, part)},
                        {pawns_ - all_but(square, part), pawns_ - others});
  }

  std::optional<Chance> won(const Record& record) const {
    for (std::uint32_t c = first_chance_[record.square]; c < first_chance_[record.square + 1];
         ++c) {
      const Needs needs = needs_of(record.square, chances_[c]);
      if (!needs.possible) continue;
      const Interval count = intersection(record.count, enough(record.square, record.part, needs));
      if (count.low <= count.high) return chances_[c];
    }
    return std::nullopt;
  }

  // Goes back from the last record to the start, and finds the interval of next_part for each
  // square.
  ClassPath path_to(std::uint32_t last, Chance chance) const {
    ClassPath path;
    path.line = lines_[chance.line];
    path.place = chance.place;
    std::vector<Interval> backwards;
    Interval behind;  // of pawns that the part from which the king comes may hold
    if (last != none)
      behind = enough(records_[last].square, records_[last].part,
                      needs_of(records_[last].square, chance));
    for (std::uint32_t r = last; r != none; r = records_[r].parent) {
      const std::uint32_t to = records_[r].square;
      path.squares.push_back(to);
      const std::uint32_t parent = records_[r].parent;
      const std::uint32_t from = parent == none ? king_ : records_[parent].square;
      const std::uint32_t part = cuts_.part_of(from, to);
      const std::int64_t size = size_of(from, part);
      const std::int64_t ahead = all_but(to, cuts_.part_of(to, from));
      const std::int64_t beside = size - 1 - ahead;
      const Interval beyond = intersection({pawns_ - behind.high, pawns_ - behind.low}, {0, ahead});
      const Interval held = intersection({beyond.low, beyond.high + beside}, {0, size - 1});
      backwards.push_back(held);
      if (parent != none) behind = other_part(from, part, held, records_[parent].part);
    }
    path.squares.push_back(king_);
    std::reverse(path.squares.begin(), path.squares.end());
    path.next_part.assign(backwards.rbegin(), backwards.rend());
    return path;
  }

  const Board& board_;
  const std::vector<Man>& men_;
  const std::uint32_t king_;
  const std::vector<WinningLine>& lines_;
  const Limits& limits_;
  Cuts cuts_;
  std::int64_t pawns_ = 0;  // in the region
  Outside outside_;
  std::vector<Record> records_;
  std::vector<std::uint32_t> latest_;  // the last record of each square and part, or none
  // The chances on square s are chances_[first_chance_[s]] to chances_[first_chance_[s + 1] - 1].
  std::vector<std::uint32_t> first_chance_;
  std::vector<Chance> chances_;
};

}  // namespace

ClassSearch search_classes(const Board& board, const std::vector<Man>& men, std::uint32_t king,
                           bool may_step, const std::vector<WinningLine>& lines,
                           const Limits& limits) {
  return Search(board, men, king, lines, limits).run(may_step);
}

}  // namespace hardboard::push_fight
