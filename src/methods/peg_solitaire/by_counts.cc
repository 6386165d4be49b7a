#include "methods/peg_solitaire/by_counts.h"

#include <array>
#include <fmt/format.h>
#include <unordered_set>
#include <utility>

#include "base/random.h"
#include "engines/mip/lp.h"
#include "engines/mip/mip.h"
#include "methods/peg_solitaire/windows.h"

namespace hardboard::peg_solitaire {
namespace {

constexpr std::size_t most_holes_counted = 5'000;

// How often each jump is made: of each hole the jumps that put a peg there less those that take one
// from there are the difference of target and start.
mip::Model programme_of(const Puzzle& puzzle, const std::vector<HoleJump>& jumps, Random& random) {
  mip::Model model;
  for (std::size_t hole = 0; hole < puzzle.holes.size(); ++hole) {
    const double gain = double(puzzle.target[hole]) - puzzle.pegs[hole];
    model.add_row(gain, gain);
  }
  for (const HoleJump& jump : jumps) {
    const std::array<mip::Entry, 3> entries = {{{static_cast<int>(jump.from), -1},
                                                {static_cast<int>(jump.over), -1},
                                                {static_cast<int>(jump.to), 1}}};
    // The number of all jumps is given by the pegs, so that costs only choose among solutions.
    const double cost = 100 + static_cast<double>(random.below(50));
    model.add_column(0, mip::infinity, cost, true, entries);
  }
  return model;
}

// Depth first through what remains to be made. What was made already decides where pegs stand, and
// much of it can be made in any order, so that positions are noted.
class Ordering {
public:
  Ordering(const std::vector<HoleJump>& jumps, const std::vector<std::uint32_t>& counts,
           std::vector<std::uint8_t> pegs, std::uint32_t most_visited)
      : pegs_(std::move(pegs)), most_visited_(most_visited) {
    Random random(1);
    for (std::size_t i = 0; i < jumps.size(); ++i) {
      if (counts[i] == 0) continue;
      left_.push_back({jumps[i], counts[i], random.next()});
      all_ += counts[i];
    }
  }

  // The jumps in order; empty if none was found.
  std::vector<HoleJump> run() {
    std::vector<std::size_t> next(1, 0);  // at each depth, the place in left_ to try next
    while (!next.empty() && made_.size() < all_) {
      std::size_t& at = next.back();
      while (at < left_.size() && !can(at)) ++at;
      if (at == left_.size()) {
        next.pop_back();
        if (!made_.empty()) change(made_.back(), false);
        continue;
      }
      change(at++, true);
      if (seen_.size() < most_visited_ && seen_.insert(key_).second)
        next.push_back(0);
      else
        change(made_.back(), false);
    }
    std::vector<HoleJump> order;
    if (made_.size() == all_)
      for (const std::size_t i : made_) order.push_back(left_[i].jump);
    return order;
  }

private:
  struct Left {
    HoleJump jump;
    std::uint32_t count;
    std::uint64_t key;
  };

  bool can(std::size_t i) const {
    const HoleJump& jump = left_[i].jump;
    return left_[i].count > 0 && pegs_[jump.from] != 0 && pegs_[jump.over] != 0 &&
           pegs_[jump.to] == 0;
  }

  // Makes a jump, or takes the last one back.
  void change(std::size_t i, bool is_made) {
    const HoleJump& jump = left_[i].jump;
    pegs_[jump.from] = pegs_[jump.over] = is_made ? 0 : 1;
    pegs_[jump.to] = is_made ? 1 : 0;
    if (is_made) {
      --left_[i].count;
      key_ += left_[i].key;
      made_.push_back(i);
    } else {
      ++left_[i].count;
      key_ -= left_[i].key;
      made_.pop_back();
    }
  }

  std::vector<std::uint8_t> pegs_;
  std::uint32_t most_visited_;
  std::vector<Left> left_;
  std::size_t all_ = 0;
  std::vector<std::size_t> made_;  // places in left_
  std::uint64_t key_ = 0;          // the sum of the keys of the jumps made
  std::unordered_set<std::uint64_t> seen_;
};

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
  Random random(1);
  for (int attempt = 1; attempt <= most_attempts && !limits.reached(); ++attempt) {
    if (limits.progress) limits.progress(fmt::format("numbers of jumps, attempt {}", attempt));
    const mip::Model model = programme_of(puzzle, jumps, random);
    mip::Options options;
    options.find_one = true;
    options.seconds = seconds;
    options.memory_bytes = limits.memory_bytes;
    const mip::Outcome found = mip::solve(model, options, limits);
    if (found.values.empty()) {
      if (found.status == mip::Status::infeasible) break;
      continue;
    }
    const std::vector<std::uint32_t> counts(found.values.begin(), found.values.end());
    const std::vector<HoleJump> order = order_of(jumps, counts, puzzle.pegs, most_visited);
    if (order.empty()) continue;
    std::vector<Jump> result;
    for (const HoleJump& jump : order) result.push_back(on_squares(puzzle, jump));
    return result;
  }
  return {};
}

std::vector<HoleJump> order_of(const std::vector<HoleJump>& jumps,
                               const std::vector<std::uint32_t>& counts,
                               std::vector<std::uint8_t> pegs, std::uint32_t most_visited) {
  return Ordering(jumps, counts, std::move(pegs), most_visited).run();
}

}  // namespace hardboard::peg_solitaire
