#include "methods/peg_solitaire/fewest.h"

#include <algorithm>
#include <cassert>

#include "methods/peg_solitaire/beam.h"
#include "methods/peg_solitaire/decide.h"
#include "methods/peg_solitaire/expand.h"
#include "methods/peg_solitaire/trace.h"

namespace hardboard::peg_solitaire {
namespace {

// The fewest pegs, up to 4, of a position of the class: residues of single holes that add up to
// the start's. O(n^2 log n).
template <std::size_t Words>
std::uint32_t class_bound(const Game<Words>& game) {
  const LineSpan<Words> span(game.grid);
  const Bits<Words> wanted = span.reduce(game.start);
  if (!game.start.any()) return 0;
  std::vector<Bits<Words>> singles, pairs;
  for (std::size_t i = 0; i < game.grid.holes(); ++i)
    singles.push_back(span.reduce(Bits<Words>::single(i)));
  for (std::size_t i = 0; i < singles.size(); ++i) {
    if (singles[i] == wanted) return 1;
    for (std::size_t j = 0; j < i; ++j) pairs.push_back(singles[i] ^ singles[j]);
  }
  std::sort(pairs.begin(), pairs.end());
  const auto is_pair = [&](const Bits<Words>& residue) {
    return std::binary_search(pairs.begin(), pairs.end(), residue);
  };
  if (is_pair(wanted)) return 2;
  // Three holes of which two are the same would be one hole, which has been ruled out.
  const bool is_triple = std::any_of(singles.begin(), singles.end(),
                                     [&](const Bits<Words>& one) { return is_pair(wanted ^ one); });
  return is_triple ? 3 : 4;
}

template <std::size_t Words>
class Fewest {
public:
  Fewest(const Puzzle& puzzle, const Limits& limits)
      : puzzle_(puzzle),
        limits_(limits),
        game_(puzzle),
        beam_(game_, puzzle),
        expander_(game_, Way::forward, limits) {}

  FewestPegs run() {
    const std::uint32_t start = game_.start.count();
    result_.pegs = start;
    result_.bound = std::min(class_bound(game_), start);
    result_.by_class = true;
    if (result_.bound == 1 && start > 1) {
      const Decision decision = decide(puzzle_, limits_);
      result_.positions += decision.positions;
      if (decision.verdict == Verdict::solvable) {
        result_.pegs = 1;
        result_.jumps = decision.jumps;
      } else if (decision.verdict == Verdict::unsolvable) {
        // Two pegs are of one class with one where lines allow it.
        result_.bound = 2;
        result_.by_class = false;
      }
    }
    for (std::size_t width = 64; result_.pegs > result_.bound; width *= 16) {
      if (!play_on(width)) break;
    }
    return result_;
  }

private:
  // Keeps `width` of each layer. When none had to be dropped, the last layer has the fewest pegs.
  // False when the limits were reached.
  bool play_on(std::size_t width) {
    std::vector<Layer<Words>> layers{{game_.images.least(game_.start)}};
    bool dropped = false;
    std::size_t stored = 0;
    for (;;) {
      const std::size_t used = stored * sizeof(Bits<Words>);
      Layer<Words> next;
      if (used >= limits_.memory_bytes ||
          !expander_.next(layers.back(), limits_.memory_bytes - used, next)) {
        take(layers);
        return false;
      }
      if (next.empty()) break;
      result_.positions += next.size();
      dropped |= next.size() > width;
      beam_.select(next, width);
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

  void take(const std::vector<Layer<Words>>& layers) {
    const std::uint32_t pegs = layers.back().front().count();
    if (pegs >= result_.pegs) return;
    result_.pegs = pegs;
    auto chain = trace(game_, layers, layers.back().front(), Way::forward);
    std::reverse(chain.begin(), chain.end());
    result_.jumps = play(game_, puzzle_, chain);
  }

  const Puzzle& puzzle_;
  const Limits& limits_;
  Game<Words> game_;
  Beam<Words> beam_;
  Expander<Words> expander_;
  FewestPegs result_;
};

}  // namespace

FewestPegs fewest_pegs(const Puzzle& puzzle, const Limits& limits) {
  assert(puzzle.holes.size() <= most_searched);
  Puzzle any = puzzle;
  any.goal = Goal::one;
  any.target.clear();
  return with_words(puzzle.holes.size(),
                    [&](auto words) { return Fewest<decltype(words)::value>(any, limits).run(); });
}

}  // namespace hardboard::peg_solitaire
