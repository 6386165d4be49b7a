#include "puzzles/peg_solitaire/tolls.h"

#include <algorithm>
#include <bit>
#include <bitset>
#include <fmt/format.h>
#include <span>
#include <utility>

#include "base/counted.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/parts.h"

namespace hardboard::peg_solitaire {
namespace {

using Complaint = std::optional<std::string>;
using Position = std::uint64_t;  // the bit k is the peg on the k-th hole

constexpr Position bit(std::uint32_t hole) {
  return Position{1} << hole;
}

Position position_of(const std::vector<std::uint8_t>& pegs) {
  Position position = 0;
  for (std::uint32_t hole = 0; hole < pegs.size(); ++hole)
    if (pegs[hole] != 0) position |= bit(hole);
  return position;
}

// The sets of lines by what their lines sum to modulo 2, hole by hole.
class LineSums {
public:
  using Set = std::bitset<4 * most_toll_holes>;

  // `lines`: the holes of each line.
  explicit LineSums(std::span<const Position> lines) {
    for (std::size_t line = 0; line < lines.size(); ++line) {
      Position sum = lines[line];
      Set set;
      set.set(line);
      if (clear(sum, set))
        relations_.push_back(set);
      else
        basis_.push_back({sum, set});
    }
  }

  // Sets that sum to nothing; every other such set is a sum of some of them.
  const std::vector<Set>& relations() const { return relations_; }

  // A set with this sum; nothing if no set has it.
  std::optional<Set> with_sum(Position sum) const {
    Set set;
    if (!clear(sum, set)) return std::nullopt;
    return set;
  }

private:
  struct Member {
    Position sum = 0;
    Set set;
  };

  // Adds members of the basis to both, until none of their highest bits is in the sum.
  bool clear(Position& sum, Set& set) const {
    for (const Member& member : basis_) {
      if ((sum & std::bit_floor(member.sum)) == 0) continue;
      sum ^= member.sum;
      set ^= member.set;
    }
    return sum == 0;
  }

  std::vector<Member> basis_;  // no member has the highest bit of one before
  std::vector<Set> relations_;
};

class Checker {
public:
  explicit Checker(const Puzzle& puzzle) : puzzle_(puzzle), jumps_(jumps_of(puzzle)) {
    for (std::size_t j = 0; j < jumps_.size(); j += 2) {
      const auto [from, over, to] = jumps_[j];
      lines_.push_back(bit(from) | bit(over) | bit(to));
    }
  }

  Complaint run(const Tolls& proof) const {
    std::vector<Position> starts{position_of(puzzle_.pegs)}, ends = final_positions();
    const auto pegs = [](Position position) {
      return static_cast<std::uint64_t>(std::popcount(position));
    };
    const std::uint64_t most = pegs(starts[0]), least = pegs(ends[0]);
    if (most < least || proof.after > most - least || proof.before > most - least - proof.after)
      return "play to the goal has fewer jumps";
    for (std::uint64_t i = 0; i < proof.after; ++i)
      if (!step(starts, false)) return too_many();
    for (std::uint64_t i = 0; i < proof.before; ++i)
      if (!step(ends, true)) return too_many();
    if (proof.chosen.size() != starts.size())
      return fmt::format("{} after {}, but functions are chosen for {}",
                         counted(starts.size(), "position"), counted(proof.after, "jump"),
                         proof.chosen.size());
    const LineSums sums(lines_);
    const std::size_t relations = sums.relations().size();
    if (relations > 32 || (starts.size() * ends.size()) << relations > most_toll_steps)
      return fmt::format("adding up would take more than {} steps", most_toll_steps);
    return refuse_all(proof, starts, ends, sums);
  }

private:
  static std::string too_many() {
    return fmt::format("there are more than {} positions at an end", most_toll_positions);
  }

  std::vector<Position> final_positions() const {
    if (puzzle_.goal == Goal::target) return {position_of(puzzle_.target)};
    if (puzzle_.goal == Goal::one_at) return {bit(*hole_at(puzzle_, puzzle_.at))};
    std::vector<Position> positions;
    for (std::uint32_t hole = 0; hole < puzzle_.holes.size(); ++hole)
      positions.push_back(bit(hole));
    return positions;
  }

  // All positions one jump later or, backward, one jump before. False if they are too many.
  bool step(std::vector<Position>& positions, bool backward) const {
    std::vector<Position> next;
    for (const Position position : positions) {
      for (const auto& [from, over, to] : jumps_) {
        const Position taken = bit(from) | bit(over), put = bit(to);
        const Position before = backward ? put : taken;
        if ((position & (taken | put)) == before) next.push_back(position ^ (taken | put));
      }
      if (next.size() > 256 * most_toll_positions) return false;
    }
    std::sort(next.begin(), next.end());
    next.erase(std::unique(next.begin(), next.end()), next.end());
    positions = std::move(next);
    return positions.size() <= most_toll_positions;
  }

  Complaint refuse_all(const Tolls& proof, std::span<const Position> starts,
                       std::span<const Position> ends, const LineSums& sums) const {
    for (std::size_t function = 0; function < proof.functions.size(); ++function) {
      std::vector<std::int64_t> weights;
      if (Complaint complaint = spread(puzzle_, proof.functions[function], weights))
        return complaint;
      const Prices prices(*this, weights, sums);
      for (std::size_t i = 0; i < starts.size(); ++i)
        if (proof.chosen[i] == function && !prices.refuse(starts[i], ends))
          return fmt::format("function {} does not refuse position {} after {}", function + 1,
                             i + 1, counted(proof.after, "jump"));
    }
    for (const std::uint64_t chosen : proof.chosen)
      if (chosen >= proof.functions.size()) return fmt::format("there is no function {}", chosen);
    return std::nullopt;
  }

  // What play costs by one pagoda function.
  class Prices {
  public:
    Prices(const Checker& checker, std::span<const std::int64_t> weights, const LineSums& sums)
        : weights_(weights), sums_(sums) {
      for (std::size_t j = 0; j < checker.jumps_.size(); j += 2)
        tolls_.push_back(std::min(loss(checker.jumps_[j]), loss(checker.jumps_[j + 1])));
      for (const LineSums::Set& relation : sums.relations())
        if (std::vector<std::uint32_t> lines = paid(relation); !lines.empty())
          relations_.push_back(std::move(lines));
    }

    bool refuse(Position start, std::span<const Position> ends) const {
      return std::all_of(ends.begin(), ends.end(), [&](Position end) {
        const std::int64_t spare = weight(start) - weight(end);
        return spare < 0 || costs_more(start ^ end, spare);
      });
    }

  private:
    std::int64_t loss(const HoleJump& jump) const {
      return weights_[jump.from] + weights_[jump.over] - weights_[jump.to];
    }
    std::int64_t weight(Position position) const {
      std::int64_t sum = 0;
      for (; position != 0; position &= position - 1)
        sum += weights_[static_cast<std::size_t>(std::countr_zero(position))];
      return sum;
    }
    std::vector<std::uint32_t> paid(const LineSums::Set& set) const {
      std::vector<std::uint32_t> lines;
      for (std::uint32_t line = 0; line < tolls_.size(); ++line)
        if (set[line] && tolls_[line] > 0) lines.push_back(line);
      return lines;
    }

    // Do the tolls of each set of lines that sums to `sum` exceed `spare`? Of two sets in a row,
    // one is the other and a relation.
    bool costs_more(Position sum, std::int64_t spare) const {
      const std::optional<LineSums::Set> set = sums_.with_sum(sum);
      if (!set) return true;
      std::vector<std::int64_t> change(tolls_);  // of the cost if the line enters or leaves the set
      std::int64_t cost = 0;
      const auto toggle = [&](std::uint32_t line) {
        cost += change[line];
        change[line] = -change[line];
      };
      for (const std::uint32_t line : paid(*set)) toggle(line);
      for (std::uint64_t count = 1; cost > spare; ++count) {
        if (count >> relations_.size() != 0) return true;
        for (const std::uint32_t line :
             relations_[static_cast<std::size_t>(std::countr_zero(count))])
          toggle(line);
      }
      return false;
    }

    std::span<const std::int64_t> weights_;
    const LineSums& sums_;
    std::vector<std::int64_t> tolls_;
    std::vector<std::vector<std::uint32_t>> relations_;  // their lines of some toll
  };

  const Puzzle& puzzle_;
  std::vector<HoleJump> jumps_;
  std::vector<Position> lines_;  // line k is that of the jumps 2k and 2k + 1
};

// Of a target, the part of the board where the first weight stands; else the whole puzzle.
Puzzle part_of(const Puzzle& puzzle, const Tolls& proof) {
  if (puzzle.goal == Goal::target && !proof.functions.empty() &&
      !proof.functions[0].weights.empty())
    for (Puzzle& part : parts_of(puzzle))
      if (hole_at(part, proof.functions[0].weights[0].hole)) return std::move(part);
  return puzzle;
}

}  // namespace

std::optional<std::string> refute(const Puzzle& puzzle, const Tolls& proof) {
  if (puzzle.goal == Goal::peg) return "tolls are not for the goal of a peg on one hole";
  if (proof.functions.size() > most_functions)
    return fmt::format("there are more than {} functions", most_functions);
  const Puzzle part = part_of(puzzle, proof);
  if (part.holes.size() > most_toll_holes)
    return fmt::format("tolls are for boards of up to {} holes", most_toll_holes);
  return Checker(part).run(proof);
}

}  // namespace hardboard::peg_solitaire
