// Random deserts for peg armies.
#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <vector>

#include "base/random.h"
#include "kinds/peg_army_parts.h"
#include "kinds/random_source.h"
#include "puzzles/peg_army/traits.h"

namespace hardboard {
namespace {

using namespace peg_army;

const std::array settings = {
    whole_number("squares", "12", "Of the desert", 1, 1'000),
    whole_number("margin", "3", "How far from the desert's box pegs may stand and jump", 0, 100),
};

// The desert grows around the goal: each next square is drawn from those beside the desert. A
// compact desert is the harder one, so a square counts once for each neighbour in the desert.
std::optional<Puzzle> random_puzzle(const Values& values, Random& random, const Limits& limits) {
  Puzzle puzzle;
  puzzle.shape = Shape::board;
  puzzle.margin = static_cast<std::int32_t>(values.number("margin"));
  std::set<Square> desert;
  std::vector<Square> beside{puzzle.goal};
  while (desert.size() < values.number("squares")) {
    if (limits.reached()) return std::nullopt;
    const Square next = beside[random.below(beside.size())];
    if (!desert.insert(next).second) continue;
    std::erase(beside, next);
    for (const Square near : {Square{next.x + 1, next.y}, Square{next.x - 1, next.y},
                              Square{next.x, next.y + 1}, Square{next.x, next.y - 1}})
      if (!desert.contains(near)) beside.push_back(near);
  }
  puzzle.squares.assign(desert.begin(), desert.end());
  std::sort(puzzle.squares.begin(), puzzle.squares.end(), before);
  return puzzle;
}

Result<Generator::Source> start(const Values& values, std::uint64_t seed) {
  return random_source<Traits>(seed, [=](Random& random, const Limits& limits) {
    return random_puzzle(values, random, limits);
  });
}

}  // namespace

const Generator& peg_army_generator() {
  static const Generator generator{settings, "Random deserts for peg armies",
                                   "--squares 9 --margin 2", start};
  return generator;
}

}  // namespace hardboard
