#include "methods/integer_programme/search.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/watch.h"
#include "problems/integer_programme/by_row.h"
#include "problems/integer_programme/check.h"

namespace hardboard::integer_programme {
namespace {

// The range of a variable or of a sum. Infinite ends are those of puzzle.h.
struct Range {
  std::int64_t least = minus_infinity, most = infinity;
};

// A sum's end, of which some terms may be infinite.
struct End {
  Sum sum = 0;
  int infinite = 0;

  void add(std::int64_t factor, std::int64_t bound) {
    if (bound == infinity || bound == minus_infinity)
      ++infinite;
    else
      sum += Sum{factor} * bound;
  }
  // The end without one of its terms; nothing if that is infinite.
  std::optional<Sum> without(std::int64_t factor, std::int64_t bound) const {
    const bool is_infinite = bound == infinity || bound == minus_infinity;
    if (infinite > (is_infinite ? 1 : 0)) return std::nullopt;
    return is_infinite ? sum : sum - Sum{factor} * bound;
  }
};

Sum floor_of(Sum sum, std::int64_t by) {
  const Sum quotient = sum / by;
  return quotient - (sum % by != 0 && (sum < 0) != (by < 0) ? 1 : 0);
}
Sum ceiling_of(Sum sum, std::int64_t by) {
  return -floor_of(-sum, by);
}

class Box {
public:
  Box(const Puzzle& puzzle, std::uint64_t most_nodes, const Limits& limits,
      const std::function<bool(const Solution&)>& visit)
      : puzzle_(puzzle),
        most_nodes_(most_nodes),
        watch_(limits, "search for values"),
        visit_(visit),
        terms_(puzzle) {
    for (const Column& column : puzzle.columns) ranges_.push_back({column.least, column.most});
  }

  SearchResult run() {
    split(std::move(ranges_));
    return {!gave_up_, nodes_};
  }

private:
  using Ranges = std::vector<Range>;

  // False when the search is to end.
  bool split(Ranges ranges) {
    if (++nodes_ > most_nodes_ || watch_.reached(ranges.size())) return give_up();
    if (!tighten(ranges)) return true;
    if (watch_.was_reached()) return give_up();
    // The variable with the fewest values left.
    std::size_t chosen = ranges.size();
    Sum fewest = 0;
    for (std::size_t j = 0; j < ranges.size(); ++j) {
      const auto [least, most] = ranges[j];
      if (least == most) continue;
      if (least == minus_infinity || most == infinity) return give_up();
      const Sum width = Sum{most} - least;
      if (chosen == ranges.size() || width < fewest) chosen = j, fewest = width;
    }
    if (chosen == ranges.size()) {
      Solution values;
      for (const Range& range : ranges) values.push_back(range.least);
      // The last round of tighten() may have left a row unseen.
      return fault(puzzle_, values) || visit_(values);
    }
    for (std::int64_t value = ranges[chosen].least; value <= ranges[chosen].most; ++value) {
      Ranges part = ranges;
      part[chosen] = {value, value};
      if (!split(std::move(part))) return false;
    }
    return true;
  }
  bool give_up() {
    gave_up_ = true;
    return false;
  }

  // Draws the ranges together until no row does so any more, or after many rounds: ranges can
  // shrink for ever so long. False if a row cannot be kept. Ends early with the watch.
  bool tighten(Ranges& ranges) {
    constexpr int most_rounds = 100;
    for (const Range& range : ranges)
      if (range.least > range.most) return false;
    for (int round = 0; round < most_rounds; ++round) {
      bool changed = false;
      for (std::size_t i = 0; i < puzzle_.rows.size(); ++i) {
        const std::span<const Term> terms = terms_.of(i);
        if (watch_.reached(terms.size() + 1)) return true;
        if (!tighten_by(puzzle_.rows[i], terms, ranges, changed)) return false;
      }
      if (!changed) return true;
    }
    return true;
  }

  static bool tighten_by(const Row& row, std::span<const Term> terms, Ranges& ranges,
                         bool& changed) {
    End least, most;
    for (const auto& [column, factor] : terms) {
      const auto& [low, high] = ranges[column];
      least.add(factor, factor > 0 ? low : high);
      most.add(factor, factor > 0 ? high : low);
    }
    if (row.most != infinity && least.infinite == 0 && least.sum > row.most) return false;
    if (row.least != minus_infinity && most.infinite == 0 && most.sum < row.least) return false;
    for (const auto& [column, factor] : terms) {
      Range& range = ranges[column];
      const auto [low, high] = range;
      if (row.most != infinity)
        if (const auto rest = least.without(factor, factor > 0 ? low : high))
          narrow(range, row.most - *rest, factor, true);
      if (row.least != minus_infinity)
        if (const auto rest = most.without(factor, factor > 0 ? high : low))
          narrow(range, row.least - *rest, factor, false);
      if (range.least > range.most || range.least > most_number || range.most < -most_number)
        return false;
      if (range.least == low && range.most == high) continue;
      changed = true;
      // The ends of the sum keep up with the variable.
      least = moved(least, factor, factor > 0 ? low : high, factor > 0 ? range.least : range.most);
      most = moved(most, factor, factor > 0 ? high : low, factor > 0 ? range.most : range.least);
    }
    return true;
  }
  static End moved(End end, std::int64_t factor, std::int64_t from, std::int64_t to) {
    if (from == to) return end;
    const bool was_infinite = from == infinity || from == minus_infinity;
    if (was_infinite)
      --end.infinite;
    else
      end.sum -= Sum{factor} * from;
    end.add(factor, to);
    return end;
  }

  // factor * value <= side, or >= side.
  static void narrow(Range& range, Sum side, std::int64_t factor, bool at_most) {
    if (at_most == (factor > 0)) {
      const Sum bound = floor_of(side, factor);
      if (bound < range.most) range.most = clamped(bound);
    } else {
      const Sum bound = ceiling_of(side, factor);
      if (bound > range.least) range.least = clamped(bound);
    }
  }
  // Values beyond most_number are no solution: answers can't hold them.
  static std::int64_t clamped(Sum bound) {
    return static_cast<std::int64_t>(
        std::clamp(bound, Sum{-most_number} - 1, Sum{most_number} + 1));
  }

  const Puzzle& puzzle_;
  std::uint64_t most_nodes_;
  Watch watch_;
  const std::function<bool(const Solution&)>& visit_;
  TermsByRow terms_;
  Ranges ranges_;
  std::uint64_t nodes_ = 0;
  bool gave_up_ = false;
};

// The puzzle with its objective, less the constant, as the last row.
Puzzle with_objective_as_row(const Puzzle& puzzle) {
  Puzzle result;
  result.rows = puzzle.rows;
  result.constant = puzzle.constant;
  const std::uint32_t objective = result.add_row({puzzle.objective});
  std::vector<Entry> entries;
  for (std::size_t j = 0; j < puzzle.columns.size(); ++j) {
    const std::span<const Entry> own = puzzle.entries_of(j);
    entries.assign(own.begin(), own.end());
    if (puzzle.columns[j].cost != 0) entries.push_back({objective, puzzle.columns[j].cost});
    result.add_column(puzzle.columns[j], entries);
  }
  return result;
}

}  // namespace

SearchResult search(const Puzzle& puzzle, std::uint64_t most_nodes, const Limits& limits,
                    const std::function<bool(const Solution&)>& visit) {
  return Box(puzzle, most_nodes, limits, visit).run();
}

LeastResult search_least(const Puzzle& puzzle, std::uint64_t most_nodes, const Limits& limits) {
  LeastResult result;
  Puzzle below = with_objective_as_row(puzzle);
  for (bool found = true; found;) {
    found = false;
    const SearchResult part =
        search(below, most_nodes - result.nodes, limits, [&](const Solution& values) {
          found = true;
          result.values = values;
          return false;
        });
    result.nodes += part.nodes;
    if (!part.is_complete) return result;
    if (!found) break;
    const Sum most = objective_of(puzzle, *result.values) - puzzle.constant - 1;
    if (most < -most_number || most > most_number) return result;
    below.rows.back().most = static_cast<std::int64_t>(most);
  }
  result.is_complete = true;
  return result;
}

}  // namespace hardboard::integer_programme
