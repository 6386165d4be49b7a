#include "methods/peg_solitaire/packages.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>

#include "base/random.h"
#include "methods/peg_solitaire/peeling.h"

namespace hardboard::peg_solitaire {
namespace {

// The hole nearest to a place.
std::uint32_t nearest_hole(const Puzzle& puzzle, double x, double y) {
  std::uint32_t best = 0;
  double least = 0;
  for (std::uint32_t hole = 0; hole < puzzle.holes.size(); ++hole) {
    const double dx = puzzle.holes[hole].x - x, dy = puzzle.holes[hole].y - y;
    const double distance = dx * dx + dy * dy;
    if (hole == 0 || distance < least) best = hole, least = distance;
  }
  return best;
}

// The middle of an attempt: where the goal wants pegs, or near the middle of all pegs.
std::uint32_t middle_of(const Puzzle& puzzle, std::uint32_t attempt, Random& random) {
  if (puzzle.goal == Goal::one_at) return *hole_at(puzzle, puzzle.at);
  const std::vector<std::uint8_t>& pegs = puzzle.goal == Goal::target ? puzzle.target : puzzle.pegs;
  double x = 0, y = 0, count = 0;
  Square low = puzzle.holes[0], high = low;
  for (std::size_t hole = 0; hole < pegs.size(); ++hole) {
    const Square square = puzzle.holes[hole];
    low = {std::min(low.x, square.x), std::min(low.y, square.y)};
    high = {std::max(high.x, square.x), std::max(high.y, square.y)};
    if (pegs[hole] == 0) continue;
    x += square.x, y += square.y, ++count;
  }
  if (count == 0) return 0;
  if (attempt == 0 || puzzle.goal == Goal::target)
    return nearest_hole(puzzle, x / count, y / count);
  // Up to a quarter of the board's width and height away.
  const auto aside = [&](double width) {
    return width * (static_cast<double>(random.below(1001)) / 2000 - 0.25);
  };
  return nearest_hole(puzzle, x / count + aside(double(high.x) - low.x),
                      y / count + aside(double(high.y) - low.y));
}

// Makes one attempt after the other, until ends(peeling, solved) holds behind one of them; `enough`
// as in PeelingChoice. The number of attempts.
template <class Ends>
std::uint32_t attempt_until(const Puzzle& puzzle, std::optional<std::uint32_t> enough,
                            std::uint32_t most_attempts, const Limits& limits, Ends ends) {
  constexpr std::uint32_t most_noise = 400;
  const bool is_full = 3 * std::uint64_t{count_pegs(puzzle.pegs)} > 2 * puzzle.holes.size();
  Random random(1);
  std::uint32_t attempt = 0;
  while (attempt < most_attempts && !limits.reached()) {
    PeelingChoice choice;
    choice.middle = middle_of(puzzle, attempt, random);
    choice.around = is_full == (attempt % 3 != 2) ? Around::squares : Around::octagons;
    choice.noise = std::min(40 * attempt, most_noise);
    choice.seed = attempt++;
    choice.enough = enough;
    // Where pegs may stay, every second attempt lets those stay that are stuck.
    if (enough && choice.seed % 2 == 1) choice.rescues = 0;
    Peeling peeling(puzzle, choice);
    const bool solved = peeling.run(limits);
    if (ends(peeling, solved)) break;
  }
  return attempt;
}

}  // namespace

std::string packages_why_not(const Puzzle& puzzle) {
  if (puzzle.goal == Goal::peg) return "for pegs that must remain";
  if (puzzle.holes.size() > most_packed)
    return fmt::format("for boards of up to {} holes", most_packed);
  if (puzzle.goal != Goal::target) return "";
  std::vector<Square> pegs;
  for (std::size_t hole = 0; hole < puzzle.target.size(); ++hole)
    if (puzzle.target[hole] != 0) pegs.push_back(puzzle.holes[hole]);
  const auto [left, right] =
      std::minmax_element(pegs.begin(), pegs.end(), [](Square a, Square b) { return a.x < b.x; });
  const bool fits = !pegs.empty() && std::int64_t{right->x} - left->x < Box::side &&
                    std::int64_t{pegs.back().y} - pegs.front().y < Box::side;
  return fits ? "" : fmt::format("the target does not fit into {0} by {0} holes", Box::side);
}

Attempts by_packages(const Puzzle& puzzle, std::uint32_t most_attempts, const Limits& limits) {
  Attempts result;
  result.fewest = count_pegs(puzzle.pegs);
  result.count = attempt_until(
      puzzle, std::nullopt, most_attempts, limits,
      [&](const Peeling& peeling, bool solved) { return result.take(peeling, solved); });
  return result;
}

FewPegs few_by_packages(const Puzzle& puzzle, std::uint32_t enough, const PackingBounds& most,
                        const Limits& limits) {
  FewPegs best{count_pegs(puzzle.pegs), {}};
  if (best.pegs <= enough) return best;
  const Puzzle to_one = with_goal_one(puzzle);
  std::uint32_t in_vain = 0;
  attempt_until(to_one, enough, most.attempts, limits, [&](const Peeling& peeling, bool) {
    ++in_vain;
    if (peeling.fewest() < best.pegs) {
      best = {peeling.fewest(), peeling.fewest_jumps()};
      in_vain = 0;
    }
    return best.pegs <= enough || in_vain >= most.in_vain;
  });
  return best;
}

}  // namespace hardboard::peg_solitaire
