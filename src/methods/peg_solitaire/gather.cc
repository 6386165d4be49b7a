#include "methods/peg_solitaire/gather.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

#include "base/random.h"
#include "methods/peg_solitaire/gatherer.h"

namespace hardboard::peg_solitaire {
namespace {

// The mean of the pegs that the goal wants, or of all pegs.
void put_in_the_middle(const Puzzle& puzzle, GatherChoice& choice) {
  choice.x = puzzle.at.x, choice.y = puzzle.at.y;
  if (puzzle.goal == Goal::one_at) return;
  const std::vector<std::uint8_t>& pegs = puzzle.goal == Goal::target ? puzzle.target : puzzle.pegs;
  double x = 0, y = 0, count = 0;
  for (std::size_t hole = 0; hole < pegs.size(); ++hole)
    if (pegs[hole] != 0) x += puzzle.holes[hole].x, y += puzzle.holes[hole].y, ++count;
  if (count != 0) choice.x = x / count, choice.y = y / count;
}

template <std::size_t Words>
Attempts gather(const Puzzle& puzzle, std::uint32_t most_attempts, const Limits& limits) {
  Gatherer<Words> gatherer(puzzle);
  const std::size_t most_width = limits.memory_bytes / gatherer.bytes_of_width();
  GatherChoice middle;
  put_in_the_middle(puzzle, middle);
  const double aside = std::sqrt(static_cast<double>(puzzle.holes.size())) / 4;
  Random random(1);
  Attempts result;
  result.fewest = static_cast<std::uint32_t>(std::count(puzzle.pegs.begin(), puzzle.pegs.end(), 1));
  double width = 100;
  while (result.count < most_attempts && most_width > 0 && !limits.reached()) {
    const std::uint32_t attempt = result.count++;
    GatherChoice choice = middle;
    choice.width = std::min(static_cast<std::size_t>(width), most_width);
    choice.lonely = 10 * (1 + attempt % 4);
    choice.noise = attempt < 4 ? 0 : 64;
    if (puzzle.goal == Goal::one && attempt > 0) {
      choice.x += aside * (static_cast<double>(random.below(2001)) / 1000 - 1);
      choice.y += aside * (static_cast<double>(random.below(2001)) / 1000 - 1);
    }
    if (attempt % 4 == 3) width *= 1.5;
    result.solved = gatherer.run(choice, random, limits);
    result.fewest = std::min(result.fewest, gatherer.fewest());
    if (!result.solved) continue;
    result.jumps = gatherer.jumps();
    break;
  }
  return result;
}

}  // namespace

std::string gathering_why_not(const Puzzle& puzzle) {
  if (puzzle.goal == Goal::peg) return "for pegs that must remain";
  if (framed_bits(puzzle) > most_gathered_bits)
    return fmt::format("for boards in boxes of up to {} squares", most_gathered_bits);
  return "";
}

Attempts by_gathering(const Puzzle& puzzle, std::uint32_t most_attempts, const Limits& limits) {
  return with_gathered_words(puzzle, [&](auto words) {
    return gather<decltype(words)::value>(puzzle, most_attempts, limits);
  });
}

}  // namespace hardboard::peg_solitaire
