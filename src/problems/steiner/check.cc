#include "problems/steiner/check.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>
#include <map>
#include <numeric>
#include <tuple>
#include <vector>

#include "base/counted.h"
#include "problems/steiner/shortest.h"
#include "proofs/findings.h"

namespace hardboard::steiner {
namespace {

// A piece of a line: of row `at` from column `low` to column `high`, or of a column likewise.
struct Stretch {
  std::int32_t at, low, high;
  friend auto operator<=>(const Stretch&, const Stretch&) = default;
};

// Sorts the stretches and joins those of one line that touch.
void join_touching(std::vector<Stretch>& stretches) {
  std::sort(stretches.begin(), stretches.end());
  std::size_t last = 0;
  for (std::size_t i = 1; i < stretches.size(); ++i) {
    Stretch& joined = stretches[last];
    if (stretches[i].at == joined.at && stretches[i].low <= joined.high)
      joined.high = std::max(joined.high, stretches[i].high);
    else
      stretches[++last] = stretches[i];
  }
  if (!stretches.empty()) stretches.resize(last + 1);
}

// The index of the stretch that holds the place on the line; nothing if none does.
std::optional<std::size_t> find(const std::vector<Stretch>& joined, std::int32_t at,
                                std::int32_t place) {
  auto after = std::upper_bound(joined.begin(), joined.end(), Stretch{at, place, INT32_MAX});
  if (after == joined.begin() || (--after)->at != at || after->high < place) return std::nullopt;
  return static_cast<std::size_t>(after - joined.begin());
}

class Network {
public:
  explicit Network(std::span<const Segment> segments) {
    for (const auto& [a, b] : segments) {
      if (a.y == b.y)
        rows_.push_back({a.y, std::min(a.x, b.x), std::max(a.x, b.x)});
      else
        columns_.push_back({a.x, std::min(a.y, b.y), std::max(a.y, b.y)});
    }
    join_touching(rows_);
    join_touching(columns_);
    root_.resize(rows_.size() + columns_.size());
    std::iota(root_.begin(), root_.end(), std::size_t{0});
    join_crossing();
  }

  bool contains(Square point) const {
    return find(rows_, point.y, point.x) || find(columns_, point.x, point.y);
  }
  bool is_connected() {
    for (std::size_t i = 1; i < root_.size(); ++i)
      if (root_of(i) != root_of(0)) return false;
    return true;
  }

private:
  // A line sweeps from left to right over the starts and ends of rows, and over columns.
  void join_crossing() {
    enum class What : std::uint8_t { start, column, end };  // in this order at the same place
    std::vector<std::tuple<std::int32_t, What, std::size_t>> events;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      events.emplace_back(rows_[i].low, What::start, i);
      events.emplace_back(rows_[i].high, What::end, i);
    }
    for (std::size_t i = 0; i < columns_.size(); ++i)
      events.emplace_back(columns_[i].at, What::column, i);
    std::sort(events.begin(), events.end());
    std::map<std::int32_t, std::size_t> open;  // by row; joined stretches of a row are apart
    for (const auto& [x, what, i] : events) {
      if (what == What::start) open.emplace(rows_[i].at, i);
      if (what == What::end) open.erase(rows_[i].at);
      if (what != What::column) continue;
      for (auto row = open.lower_bound(columns_[i].low);
           row != open.end() && row->first <= columns_[i].high; ++row)
        root_[root_of(rows_.size() + i)] = root_of(row->second);
    }
  }
  std::size_t root_of(std::size_t i) {
    while (root_[i] != i) i = root_[i] = root_[root_[i]];
    return i;
  }

  std::vector<Stretch> rows_, columns_;
  std::vector<std::size_t> root_;  // of rows, then of columns: a forest of connected ones
};

constexpr std::uint64_t infinity = std::numeric_limits<std::uint64_t>::max();

// Each tree has at least this length, as far as that can be shown. Points whose least length is
// known exactly refute what is too much.
void check_length(const Puzzle& puzzle, std::uint64_t least, const Recourse& recourse,
                  Findings& findings) {
  if (least == infinity) {
    findings.wrong = "any length will do, and so some tree does";
    return;
  }
  const std::string words = fmt::format("no tree is shorter than {}", least);
  const std::uint64_t shown = recourse.may_search ? least_length(puzzle.points) : 0;
  const bool is_exact = recourse.may_search && puzzle.points.size() <= most_exact_points;
  if (shown >= least)
    findings.checked.push_back(words);
  else if (is_exact)
    findings.wrong = "it is not true that " + words;
  else
    findings.claimed.push_back(fmt::format("nobody has checked that {}: there are {}", words,
                                           counted(puzzle.points.size(), "point")));
}

}  // namespace

std::optional<std::string> fault_of(const Puzzle& puzzle, std::span<const Segment> segments) {
  std::uint64_t length = 0;
  for (const auto& [a, b] : segments) {
    if (a == b) return fmt::format("the segment {}-{} has only one point", name(a), name(b));
    if (a.x != b.x && a.y != b.y)
      return fmt::format("the segment {}-{} is neither horizontal nor vertical", name(a), name(b));
    length += distance(a, b);
  }
  if (puzzle.length && length > *puzzle.length)
    return fmt::format("the length is {}, and at most {} is allowed", length, *puzzle.length);
  if (segments.empty() && puzzle.points.size() == 1) return std::nullopt;
  Network network(segments);
  for (const Square point : puzzle.points)
    if (!network.contains(point)) return fmt::format("no segment contains {}", name(point));
  if (!network.is_connected()) return "the segments are not connected";
  return std::nullopt;
}

CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits&,
                  const Recourse& recourse) {
  Findings findings;
  check_count(answer, findings);
  const bool is_solved = answer.verdict == Verdict::solvable;
  std::uint64_t length = 0;
  for (const auto& [a, b] : answer.segments) length += distance(a, b);
  if (is_solved) {
    findings.wrong = fault_of(puzzle, answer.segments);
    if (!findings.wrong && answer.length.value_or(length) != length)
      findings.wrong = fmt::format("the length is {}, not {}", length, *answer.length);
    findings.checked.push_back(fmt::format("{} of length {} connect all points",
                                           counted(answer.segments.size(), "segment"), length));
  } else if (!answer.segments.empty() || answer.length) {
    findings.wrong =
        fmt::format("there is a tree, but the verdict is \"{}\"", word_of(answer.verdict));
  }
  if (answer.verdict == Verdict::unsolvable)
    check_length(puzzle, puzzle.length ? *puzzle.length + 1 : infinity, recourse, findings);
  else if (answer.proof.index() != 0 && !findings.wrong)
    check_idle_proof(answer, findings);
  if (answer.verdict == Verdict::unknown) findings.claimed.push_back("nothing is decided");
  if (answer.minimum && !findings.wrong) {
    check_bound(*answer.minimum, findings);
    if (!is_solved || answer.minimum->value != length)
      findings.wrong =
          fmt::format("the minimum {} is not the length of the tree", answer.minimum->value);
    if (!findings.wrong && answer.minimum->bound > 0)
      check_length(puzzle, answer.minimum->bound, recourse, findings);
  }
  return findings.report();
}

}  // namespace hardboard::steiner
