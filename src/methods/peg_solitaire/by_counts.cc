#include "methods/peg_solitaire/by_counts.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "base/random.h"
#include "engines/mip/lp.h"
#include "engines/mip/mip.h"
#include "methods/peg_solitaire/jump_order.h"
#include "methods/peg_solitaire/rounds.h"
#include "methods/peg_solitaire/windows.h"

namespace hardboard::peg_solitaire {
namespace {

constexpr std::size_t most_holes_counted = 5'000;

// For each jump the earliest round in which it can be made if pegs and empty holes, once there,
// stay; no_round if none. O(rounds * jumps).
constexpr std::uint32_t no_round = ~0U;

std::vector<std::uint32_t> earliest_rounds(const Puzzle& puzzle,
                                           const std::vector<HoleJump>& jumps) {
  std::vector<std::uint32_t> earliest(jumps.size(), no_round);
  std::vector<std::uint8_t> pegs = puzzle.pegs, empty;
  for (const std::uint8_t peg : pegs) empty.push_back(peg == 0 ? 1 : 0);
  std::vector<std::uint32_t> made;  // in this round for the first time
  for (std::uint32_t round = 1; round == 1 || !made.empty(); ++round) {
    made.clear();
    for (std::uint32_t j = 0; j < jumps.size(); ++j)
      if (earliest[j] == no_round && pegs[jumps[j].from] != 0 && pegs[jumps[j].over] != 0 &&
          empty[jumps[j].to] != 0)
        made.push_back(j);
    for (const std::uint32_t j : made) {
      earliest[j] = round;
      pegs[jumps[j].to] = empty[jumps[j].from] = empty[jumps[j].over] = 1;
    }
  }
  return earliest;
}

// How often each jump is made: of each hole the jumps that put a peg there less those that take one
// from there are the difference of target and start.
mip::Model programme_of(const Puzzle& puzzle, const std::vector<HoleJump>& jumps,
                        const std::vector<std::uint32_t>& earliest, Random& random) {
  constexpr std::uint32_t latest = 10;
  mip::Model model;
  for (std::size_t hole = 0; hole < puzzle.holes.size(); ++hole) {
    const double gain = double(puzzle.target[hole]) - puzzle.pegs[hole];
    model.add_row(gain, gain);
  }
  for (std::size_t j = 0; j < jumps.size(); ++j) {
    const HoleJump& jump = jumps[j];
    const std::array<mip::Entry, 3> entries = {{{static_cast<int>(jump.from), -1},
                                                {static_cast<int>(jump.over), -1},
                                                {static_cast<int>(jump.to), 1}}};
    // The number of all jumps is given by the pegs, so that costs only choose among solutions.
    // Jumps that can be made early are easier to order.
    const double cost = 100 + 40.0 * std::min(earliest[j], latest) + double(random.below(50));
    model.add_column(0, earliest[j] == no_round ? 0 : mip::infinity, cost, true, entries);
  }
  return model;
}

// Where jumps are left that can't be made, others can take their place near them: play in rounds
// from the start on, of the jumps of the programme and of all jumps within 1, 2, 3, ... steps of
// those that were left.
std::vector<HoleJump> mended(const Puzzle& puzzle, const std::vector<HoleJump>& jumps,
                             const std::vector<std::uint32_t>& counts, const JumpOrder& order,
                             const Limits& limits) {
  constexpr std::uint32_t farthest = 4, more_rounds = 4, fewest_rounds = 8, conflicts = 3'000;
  std::vector<std::uint32_t> holes;
  for (const HoleJump& jump : order.left)
    holes.insert(holes.end(), {jump.from, jump.over, jump.to});
  const std::vector<std::uint32_t> steps = steps_from(puzzle, std::move(holes));
  const std::uint32_t rounds =
      std::max(fewest_rounds, rounds_of(order.made, puzzle.holes.size()) + more_rounds);
  for (std::uint32_t radius = 1; radius <= farthest && !limits.reached(); ++radius) {
    std::vector<HoleJump> taken;
    for (std::size_t j = 0; j < jumps.size(); ++j) {
      const HoleJump& jump = jumps[j];
      if (counts[j] > 0 || std::max({steps[jump.from], steps[jump.over], steps[jump.to]}) <= radius)
        taken.push_back(jump);
    }
    std::vector<HoleJump> play = play_in_rounds(puzzle, taken, rounds, conflicts, limits);
    if (!play.empty() || taken.size() == jumps.size()) return play;
  }
  return {};
}

}  // namespace

std::string counts_why_not(const Puzzle& puzzle) {
  if (std::string why = windows_why_not(puzzle); !why.empty()) return why;
  if (puzzle.holes.size() > most_holes_counted)
    return fmt::format("for boards of up to {} holes", most_holes_counted);
  return "";
}

std::vector<Jump> by_counts(const Puzzle& puzzle, double seconds, const Limits& limits) {
  constexpr int most_attempts = 12;
  constexpr std::uint32_t most_visited = 50'000;
  const std::vector<HoleJump> jumps = jumps_of(puzzle);
  if (!mip::can_begin(jumps.size(), limits)) return {};
  const std::vector<std::uint32_t> earliest = earliest_rounds(puzzle, jumps);
  Random random(1);
  for (int attempt = 1; attempt <= most_attempts && !limits.reached(); ++attempt) {
    if (limits.progress) limits.progress(fmt::format("numbers of jumps, attempt {}", attempt));
    const mip::Model model = programme_of(puzzle, jumps, earliest, random);
    mip::Options options;
    options.find_one = true;
    // CBC mostly finds a first solution sooner without preprocessing and cuts.
    options.cuts = attempt % 3 == 0;
    options.is_exact = !options.cuts;
    options.seconds = seconds;
    options.memory_bytes = limits.memory_bytes;
    const mip::Outcome found = mip::solve(model, options, limits);
    if (found.values.empty()) {
      if (found.status == mip::Status::infeasible) break;
      continue;
    }
    const std::vector<std::uint32_t> counts(found.values.begin(), found.values.end());
    JumpOrder order = order_of(jumps, counts, puzzle.pegs, most_visited);
    if (!order.left.empty()) order.made = mended(puzzle, jumps, counts, order, limits);
    if (order.made.empty()) continue;
    std::vector<Jump> result;
    for (const HoleJump& jump : order.made) result.push_back(on_squares(puzzle, jump));
    return result;
  }
  return {};
}

}  // namespace hardboard::peg_solitaire
