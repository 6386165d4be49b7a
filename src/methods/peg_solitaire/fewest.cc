#include "methods/peg_solitaire/fewest.h"

#include <algorithm>
#include <utility>

#include "base/contract.h"
#include "base/time_slice.h"
#include "methods/peg_solitaire/beam.h"
#include "methods/peg_solitaire/class_bound.h"
#include "methods/peg_solitaire/decide.h"
#include "methods/peg_solitaire/expand.h"
#include "methods/peg_solitaire/gather.h"
#include "methods/peg_solitaire/packages.h"
#include "methods/peg_solitaire/trace.h"
#include "puzzles/peg_solitaire/parts.h"

namespace hardboard::peg_solitaire {
namespace {

// On boards that the search can't take: packages clear full boards, and boards with few pegs are
// gathered. Without a time limit the attempts end when more of them gain little: of sparse boards
// of 30x30 to 100x100 holes a few percent, for twice to seven times as much time. Gatherings take
// time with the square of the pegs: on four half-full boards of 40x40 holes they left 33 to 42
// pegs after 42 s, and more packages 32 to 45 after 3 to 4 s.
FewestPegs few_on_large_board(const Puzzle& puzzle, const Limits& limits) {
  constexpr std::uint32_t most_packings = 400, few_in_vain = 32, many_in_vain = 128;
  constexpr std::uint32_t few_gatherings = 12, many_gatherings = 32, many_pegs = 700;
  const bool has_limit = limits.deadline.has_value();
  const bool could_gather = gathering_why_not(puzzle).empty();
  const bool may_gather = could_gather && (has_limit || count_pegs(puzzle.pegs) < many_pegs);
  const std::uint32_t in_vain = may_gather     ? few_in_vain
                                : has_limit    ? most_packings
                                : could_gather ? many_in_vain
                                               : few_in_vain;
  const PackingBounds packings{most_packings, in_vain};
  const Gatherings gatherings{.attempts = has_limit ? many_gatherings : few_gatherings,
                              .width = 600,
                              .of_width = few_gatherings};
  FewestPegs result;
  result.by_class = true;
  result.bound = class_bound(puzzle, limits);
  FewPegs play = few_by_packages(puzzle, result.bound, packings,
                                 may_gather ? share_of_time(limits, 0.5) : limits);
  if (may_gather && play.pegs > result.bound) {
    FewPegs gathered = few_by_gathering(puzzle, result.bound, gatherings, limits);
    if (gathered.pegs < play.pegs) play = std::move(gathered);
  }
  result.pegs = play.pegs;
  result.bound = std::min(result.bound, result.pegs);
  result.jumps = std::move(play.jumps);
  return result;
}

template <std::size_t Words>
class Fewest {
public:
  Fewest(const Puzzle& puzzle, const Limits& limits)
      : puzzle_(puzzle),
        limits_(limits),
        task_(puzzle),
        beam_(task_, puzzle),
        expander_(task_, limits) {}

  FewestPegs run() {
    const std::uint32_t start = task_.start.count();
    result_.pegs = start;
    result_.bound = std::min(class_bound(puzzle_, limits_), start);
    result_.by_class = true;
    std::size_t width = 64;
    if (result_.pegs > result_.bound) dive(width);
    if (result_.pegs > result_.bound) pack();
    if (result_.bound == 1 && result_.pegs > 1) look_for_one();
    while (result_.pegs > result_.bound && dive(width *= 16)) {
    }
    return result_;
  }

private:
  // Packages and gathering clear larger boards that dives of small width do not.
  void pack() {
    constexpr std::uint32_t most_attempts = 8;
    constexpr double most_of_time = 0.25;
    take(few_by_packages(puzzle_, result_.bound, {most_attempts},
                         share_of_time(limits_, most_of_time)));
    if (result_.pegs > result_.bound && gathering_why_not(puzzle_).empty())
      take(few_by_gathering(puzzle_, result_.bound, {most_attempts},
                            share_of_time(limits_, most_of_time)));
  }

  void take(FewPegs play) {
    if (play.pegs >= result_.pegs) return;
    result_.pegs = play.pegs;
    result_.jumps = std::move(play.jumps);
  }

  // The search from both ends is the quickest way to a single peg, or to a proof that no play
  // leaves a single peg.
  void look_for_one() {
    const Decision decision = decide(puzzle_, limits_);
    result_.positions += decision.positions;
    if (decision.verdict == Verdict::solvable) {
      result_.pegs = 1;
      result_.jumps = decision.jumps;
    } else if (decision.verdict == Verdict::unsolvable) {
      result_.bound = 2;
      result_.by_class = false;
    }
  }

  // Keeps at most `width` positions of each layer. If no position was dropped, the last layer has
  // the fewest pegs. False if the limits were reached.
  bool dive(std::size_t width) {
    std::vector<Layer<Words>> layers{{task_.images.least(task_.start)}};
    bool dropped = false;
    std::size_t stored = 0;
    for (;;) {
      const std::size_t used = stored * sizeof(Bits<Words>);
      Layer<Words> next;
      if (used >= limits_.memory_bytes ||
          !expander_.next(Way::forward, layers.back(), limits_.memory_bytes - used, next)) {
        take(layers);
        return false;
      }
      if (next.empty()) break;
      result_.positions += next.size();
      dropped |= next.size() > width;
      if (!beam_.select(next, width, limits_)) {
        take(layers);
        return false;
      }
      next.shrink_to_fit();
      stored += next.size();
      layers.push_back(std::move(next));
    }
    take(layers);
    if (!dropped && result_.bound < result_.pegs) {
      result_.bound = result_.pegs;
      result_.by_class = false;
    }
    return true;
  }

  // Keeps a play to the last layer, if it leaves fewer pegs than the best so far.
  void take(const std::vector<Layer<Words>>& layers) {
    const std::uint32_t pegs = layers.back().front().count();
    if (pegs >= result_.pegs) return;
    result_.pegs = pegs;
    auto chain = trace(task_, layers, layers.back().front(), Way::forward);
    std::reverse(chain.begin(), chain.end());
    result_.jumps = play(task_, puzzle_, chain);
  }

  const Puzzle& puzzle_;
  const Limits& limits_;
  Task<Words> task_;
  Beam<Words> beam_;
  Expander<Words> expander_;
  FewestPegs result_;
};

}  // namespace

FewestPegs fewest_pegs(const Puzzle& puzzle, const Limits& limits) {
  promise(puzzle.holes.size() <= most_packed, "the board is one that packages accept");
  std::vector<Puzzle> parts = parts_of(puzzle);
  FewestPegs sum;
  sum.by_class = true;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Puzzle part = with_goal_one(std::move(parts[i]));
    const Limits share = share_of_time(limits, 1.0 / static_cast<double>(parts.size() - i));
    const FewestPegs fewest = part.holes.size() > most_searched
                                  ? few_on_large_board(part, share)
                                  : with_words(part.holes.size(), [&](auto words) {
                                      return Fewest<decltype(words)::value>(part, share).run();
                                    });
    sum.pegs += fewest.pegs;
    sum.bound += fewest.bound;
    sum.jumps.insert(sum.jumps.end(), fewest.jumps.begin(), fewest.jumps.end());
    sum.positions += fewest.positions;
    sum.by_class = sum.by_class && fewest.by_class;
  }
  return sum;
}

}  // namespace hardboard::peg_solitaire
