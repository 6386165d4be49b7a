#include "methods/peg_solitaire/fill.h"

#include <algorithm>
#include <cstddef>

#include "methods/peg_solitaire/gatherer.h"

namespace hardboard::peg_solitaire {

std::vector<Jump> fill(const Puzzle& shape, const std::vector<std::uint8_t>& final_pegs,
                       std::uint32_t pegs, unsigned attempt, Random& random, const Limits& limits) {
  if (framed_bits(shape) > most_gathered_bits) return {};
  Puzzle exchanged = with_goal_one(shape);
  for (std::size_t hole = 0; hole < final_pegs.size(); ++hole)
    exchanged.pegs[hole] = final_pegs[hole] != 0 ? 0 : 1;
  const Square middle = shape.holes[random.below(shape.holes.size())];
  const auto empty = static_cast<std::uint32_t>(shape.holes.size()) - pegs;
  GatherChoice choice;
  choice.x = middle.x, choice.y = middle.y;
  choice.lonely = 10 * (1 + attempt % 4);
  choice.noise = 64;
  return with_gathered_words(shape, [&](auto words) -> std::vector<Jump> {
    Gatherer<decltype(words)::value> gatherer(exchanged, empty);
    choice.width =
        std::min(std::size_t{64} << (attempt / 2), limits.memory_bytes / gatherer.bytes_of_width());
    if (choice.width == 0 || !gatherer.run(choice, random, limits)) return {};
    // The exchange leaves the three holes of a jump their names.
    std::vector<Jump> jumps = gatherer.jumps();
    std::reverse(jumps.begin(), jumps.end());
    return jumps;
  });
}

}  // namespace hardboard::peg_solitaire
