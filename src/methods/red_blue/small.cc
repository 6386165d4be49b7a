#include "methods/red_blue/small.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <vector>

#include "base/watch.h"
#include "problems/red_blue/check.h"

namespace hardboard::red_blue {
namespace {

using Blues = std::uint32_t;         // a set of blues: blue b is bit b - 1
using Class = std::vector<Blues>;    // the neighbours of each red of the class, sorted
using Classes = std::vector<Class>;  // sorted

Blues renamed(Blues blues, const std::vector<unsigned>& names) {
  Blues result = 0;
  for (unsigned b = 0; b < names.size(); ++b)
    if ((blues >> b & 1) != 0) result |= Blues{1} << names[b];
  return result;
}

// The least of all that differ by names alone.
Classes canonical(const Classes& classes, unsigned blues) {
  std::vector<unsigned> names(blues);
  std::iota(names.begin(), names.end(), 0U);
  Classes least;
  do {
    Classes other = classes;
    for (Class& reds : other) {
      for (Blues& red : reds) red = renamed(red, names);
      std::sort(reds.begin(), reds.end());
    }
    std::sort(other.begin(), other.end());
    if (least.empty() || other < least) least = std::move(other);
  } while (std::next_permutation(names.begin(), names.end()));
  return least;
}

// All ways to put one more red with the given neighbours into `classes`: into one that exists, or,
// if `is_colourful`, into a new one.
std::vector<Classes> with_red(const Classes& classes, Blues red, bool is_colourful) {
  std::vector<Classes> ways;
  for (std::size_t i = 0; i < classes.size(); ++i) {
    ways.push_back(classes);
    ways.back()[i].push_back(red);
  }
  if (!is_colourful && !classes.empty()) return ways;
  ways.push_back(classes);
  ways.back().push_back({red});
  return ways;
}

// A plain graph is one class here.
std::set<Classes> all_classes(unsigned reds, unsigned blues, bool is_colourful) {
  std::set<Classes> all = {{}};
  for (unsigned i = 0; i < reds; ++i) {
    std::set<Classes> larger;
    for (const Classes& classes : all)
      for (Blues red = 0; red < Blues{1} << blues; ++red)
        for (const Classes& way : with_red(classes, red, is_colourful))
          larger.insert(canonical(way, blues));
    all = std::move(larger);
  }
  return all;
}

Puzzle puzzle_of(const Classes& classes, unsigned blues, bool is_colourful) {
  Puzzle puzzle;
  puzzle.blues = blues;
  puzzle.k = static_cast<std::uint32_t>(classes.size());
  for (std::size_t i = 0; i < classes.size(); ++i) {
    for (const Blues red : classes[i]) {
      ++puzzle.reds;
      for (unsigned b = 0; b < blues; ++b)
        if ((red >> b & 1) != 0) puzzle.edges.push_back({puzzle.reds, b + 1});
      if (is_colourful) puzzle.classes.push_back(static_cast<std::uint32_t>(i + 1));
    }
  }
  return puzzle;
}

bool each_of_shape(unsigned reds, unsigned blues, const std::function<bool(Puzzle)>& visit) {
  for (const Classes& classes : all_classes(reds, blues, false)) {
    Puzzle puzzle = puzzle_of(classes, blues, false);
    for (puzzle.k = 0; puzzle.k <= reds; ++puzzle.k)
      if (!visit(puzzle)) return false;
  }
  if (reds == 0) return true;  // without reds no line `class` can stand in a file
  for (const Classes& classes : all_classes(reds, blues, true)) {
    Puzzle puzzle = puzzle_of(classes, blues, true);
    if (!visit(puzzle)) return false;
    ++puzzle.k;
    if (!visit(puzzle)) return false;
  }
  return true;
}

class Solutions {
public:
  Solutions(const Puzzle& puzzle, const Limits& limits, const std::function<bool(Answer)>& visit)
      : puzzle_(puzzle), visit_(visit), watch_(limits, "all solutions") {}

  // Decides on the reds from `red` on; k bounds the chosen ones in either form of the problem.
  bool visit_from(std::uint32_t red) {
    if (watch_.reached()) return false;
    if (red > puzzle_.reds) return give();
    if (chosen_.size() < puzzle_.k) {
      chosen_.push_back(red);
      const bool goes_on = visit_from(red + 1);
      chosen_.pop_back();
      if (!goes_on) return false;
    }
    return visit_from(red + 1);
  }

private:
  bool give() {
    if (fault_of(puzzle_, chosen_)) return true;
    Answer answer;
    answer.verdict = Verdict::solvable;
    answer.reds = chosen_;
    return visit_(std::move(answer));
  }

  const Puzzle& puzzle_;
  const std::function<bool(Answer)>& visit_;
  std::vector<std::uint32_t> chosen_;
  Watch watch_;
};

}  // namespace

bool each_small_problem(unsigned size, const std::function<bool(Puzzle)>& visit) {
  for (unsigned sum = 0; sum <= 2 * size; ++sum)
    for (unsigned reds = 0; reds <= std::min(sum, size); ++reds)
      if (sum - reds <= size && !each_of_shape(reds, sum - reds, visit)) return false;
  return true;
}

bool each_solution(const Puzzle& puzzle, const Limits& limits,
                   const std::function<bool(Answer)>& visit) {
  return Solutions(puzzle, limits, visit).visit_from(1);
}

}  // namespace hardboard::red_blue
