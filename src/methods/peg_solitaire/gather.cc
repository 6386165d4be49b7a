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

// Makes one attempt after the other, until ends(gatherer, solved) holds behind one of them. The
// number of attempts.
template <std::size_t Words, class Ends>
std::uint32_t attempt_until(const Puzzle& puzzle, std::uint32_t end_pegs,
                            const Gatherings& gatherings, const Limits& limits, Ends ends) {
  Gatherer<Words> gatherer(puzzle, end_pegs);
  const std::size_t most_width = limits.memory_bytes / gatherer.bytes_of_width();
  GatherChoice middle;
  put_in_the_middle(puzzle, middle);
  const double aside = std::sqrt(static_cast<double>(puzzle.holes.size())) / 4;
  Random random(1);
  auto width = static_cast<double>(gatherings.width);
  std::uint32_t count = 0;
  while (count < gatherings.attempts && most_width > 0 && !limits.reached()) {
    const std::uint32_t attempt = count++;
    GatherChoice choice = middle;
    choice.width = std::min(static_cast<std::size_t>(width), most_width);
    choice.lonely = 10 * (1 + attempt % 4);
    choice.noise = attempt < 4 ? 0 : 64;
    choice.around_pegs = gatherer.has_target() && attempt % 2 == 0;
    if (puzzle.goal == Goal::one && attempt > 0) {
      choice.x += aside * (static_cast<double>(random.below(2001)) / 1000 - 1);
      choice.y += aside * (static_cast<double>(random.below(2001)) / 1000 - 1);
    }
    if (count % gatherings.of_width == 0) width *= 1.5;
    if (ends(gatherer, gatherer.run(choice, random, limits))) break;
  }
  return count;
}

}  // namespace

std::string gathering_why_not(const Puzzle& puzzle) {
  if (puzzle.goal == Goal::peg) return "for pegs that must remain";
  if (framed_bits(puzzle) > most_gathered_bits)
    return fmt::format("for boards in boxes of up to {} squares", most_gathered_bits);
  return "";
}

Attempts by_gathering(const Puzzle& puzzle, std::uint32_t most_attempts, const Limits& limits) {
  Attempts result;
  result.fewest = count_pegs(puzzle.pegs);
  result.count = with_gathered_words(puzzle, [&](auto words) {
    return attempt_until<decltype(words)::value>(
        puzzle, 1, {.attempts = most_attempts}, limits,
        [&](const auto& gatherer, bool solved) { return result.take(gatherer, solved); });
  });
  return result;
}

FewPegs few_by_gathering(const Puzzle& puzzle, std::uint32_t enough, const Gatherings& gatherings,
                         const Limits& limits) {
  FewPegs best{count_pegs(puzzle.pegs), {}};
  const Puzzle to_one = with_goal_one(puzzle);
  if (best.pegs <= enough || !gathering_why_not(to_one).empty()) return best;
  const auto ends = [&](const auto& gatherer, bool) {
    if (gatherer.fewest() < best.pegs) best = {gatherer.fewest(), gatherer.jumps()};
    return best.pegs <= enough;
  };
  with_gathered_words(puzzle, [&](auto words) {
    return attempt_until<decltype(words)::value>(to_one, enough, gatherings, limits, ends);
  });
  return best;
}

}  // namespace hardboard::peg_solitaire
