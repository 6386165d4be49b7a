// The beam search of whole boards: of the positions with equally many pegs it keeps the *members*,
// those of least cost. The cost gathers the pegs around a middle, or around the pegs of a target,
// and avoids pegs without neighbours.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/limits.h"
#include "base/random.h"
#include "methods/peg_solitaire/frame.h"
#include "methods/peg_solitaire/lonely.h"

namespace hardboard::peg_solitaire {

inline constexpr std::uint64_t most_gathered_bits = 2048;

// What distinguishes one attempt from another.
struct GatherChoice {
  double x = 0, y = 0;       // the middle
  bool around_pegs = false;  // pegs are drawn to the nearest one of the target, not to the middle
  std::size_t width = 0;     // positions kept of each number of pegs
  std::int64_t lonely = 0;   // the price of a peg without neighbours, in squared steps
  std::uint64_t noise = 0;   // random numbers below it change the prices of holes
};

template <std::size_t Words>
class Gatherer {
public:
  using Position = Bits<Words>;

  // At `goal one`, any `end_pegs` pegs meet the goal. For boards of at most most_gathered_bits; the
  // puzzle must outlive the gatherer.
  explicit Gatherer(const Puzzle& puzzle, std::uint32_t end_pegs = 1)
      : puzzle_(puzzle),
        frame_(puzzle),
        lonely_(frame_.steps()),
        start_(frame_.bits_of(puzzle.pegs)) {
    if (puzzle.goal == Goal::target) goal_ = frame_.bits_of(puzzle.target);
    if (puzzle.goal == Goal::one_at)
      goal_ = Position::single(frame_.bit(*hole_at(puzzle, puzzle.at)));
    end_pegs_ = puzzle.goal == Goal::one ? end_pegs : goal_.count();
    Random random(7);
    keys_.resize(64 * Words);
    for (std::uint64_t& key : keys_) key = random.next();
  }

  // The bytes that an attempt takes for each position kept of each number of pegs.
  std::size_t bytes_of_width() const {
    constexpr std::size_t jumps_of_peg = 8;  // at most, along four lines
    return start_.count() * (jumps_of_peg * sizeof(Child) + sizeof(Origin)) + 2 * sizeof(Member);
  }

  // Whether the goal was met, by jumps(). If it was not, jumps() leave the fewest pegs.
  bool run(const GatherChoice& choice, Random& random, const Limits& limits) {
    price_holes(choice, random);
    origins_.clear();
    members_.assign(1, Member{start_, 0, 0});
    start_.each([&](unsigned bit) {
      members_[0].near += prices_[bit];
      members_[0].key ^= keys_[bit];
    });
    last_ = 0;
    std::uint32_t pegs = start_.count();
    for (fewest_ = pegs; pegs > end_pegs_; fewest_ = --pegs) {
      if (!expand(limits) || children_.empty()) return false;
      select(choice.width);
    }
    if (pegs < end_pegs_) return false;
    const auto place = std::find_if(members_.begin(), members_.end(), [&](const Member& member) {
      return puzzle_.goal == Goal::one || member.pegs == goal_;
    });
    if (place == members_.end()) return false;
    last_ = static_cast<std::uint32_t>(place - members_.begin());
    return true;
  }

  std::vector<Jump> jumps() const {
    std::vector<Jump> jumps;
    std::uint32_t at = last_;
    for (auto layer = origins_.rbegin(); layer != origins_.rend(); ++layer) {
      const Origin& origin = (*layer)[at];
      jumps.push_back(on_squares(
          puzzle_, {frame_.hole(bit_at(origin.over, -origin.step)), frame_.hole(origin.over),
                    frame_.hole(bit_at(origin.over, origin.step))}));
      at = origin.parent;
    }
    std::reverse(jumps.begin(), jumps.end());
    return jumps;
  }

  std::uint32_t fewest() const { return fewest_; }
  // Whether a target wants pegs, around which the others can gather.
  bool has_target() const { return puzzle_.goal == Goal::target && goal_.any(); }

private:
  struct Member {
    Position pegs;
    std::int64_t near;  // the sum of the prices of holes with pegs
    std::uint64_t key;
  };
  struct Origin {
    std::uint32_t parent;  // a member of the layer before
    std::uint16_t over;
    std::int16_t step;
  };
  struct Child {
    std::int64_t cost, near;
    std::uint64_t key;
    Origin origin;
  };

  static std::uint32_t bit_at(std::uint32_t over, std::int32_t step) {
    return static_cast<std::uint32_t>(static_cast<std::int32_t>(over) + step);
  }

  static double squared(Square square, double x, double y) {
    return (square.x - x) * (square.x - x) + (square.y - y) * (square.y - y);
  }
  double squared_to_target(Square square) const {
    double least = std::numeric_limits<double>::max();
    goal_.each([&](unsigned bit) {
      const Square peg = puzzle_.holes[frame_.hole(bit)];
      least = std::min(least, squared(square, peg.x, peg.y));
    });
    return least;
  }

  void price_holes(const GatherChoice& choice, Random& random) {
    prices_.assign(64 * Words, 0);
    for (std::uint32_t hole = 0; hole < puzzle_.holes.size(); ++hole) {
      const Square square = puzzle_.holes[hole];
      const double away =
          choice.around_pegs ? squared_to_target(square) : squared(square, choice.x, choice.y);
      prices_[frame_.bit(hole)] =
          unit * std::lround(away) + static_cast<std::int64_t>(random.below(choice.noise + 1));
    }
    lonely_price_ = unit * choice.lonely;
  }

  // Lists the children of all members. False if the limits were reached.
  bool expand(const Limits& limits) {
    constexpr std::uint32_t between_questions = 256;
    children_.clear();
    for (std::uint32_t parent = 0; parent < members_.size(); ++parent) {
      if (parent % between_questions == 0 && limits.reached()) return false;
      const Member& member = members_[parent];
      lonely_.set(member.pegs);
      frame_.each_jump(member.pegs, [&](std::uint32_t over, std::int32_t step) {
        const std::uint32_t from = bit_at(over, -step), to = bit_at(over, step);
        Child child;
        child.near = member.near - prices_[from] - prices_[over] + prices_[to];
        child.key = member.key ^ keys_[from] ^ keys_[over] ^ keys_[to];
        child.origin = {parent, static_cast<std::uint16_t>(over), static_cast<std::int16_t>(step)};
        child.cost = child.near + lonely_price_ * lonely_.after(over, step);
        children_.push_back(child);
      });
    }
    return true;
  }

  static Position after(Position pegs, const Origin& jump) {
    for (const std::int32_t step : {-jump.step, 0, +jump.step}) pegs.flip(bit_at(jump.over, step));
    return pegs;
  }

  // Makes the `width` children of least cost the members. Equal positions have equal costs and keys
  // and so stand side by side; three times as many children are sorted, to have enough when those
  // have gone.
  void select(std::size_t width) {
    const auto first = children_.begin();
    const auto last = first + static_cast<std::ptrdiff_t>(std::min(children_.size(), 3 * width));
    const auto before = [](const Child& a, const Child& b) {
      return a.cost != b.cost ? a.cost < b.cost : a.key < b.key;
    };
    if (last != children_.end()) std::nth_element(first, last, children_.end(), before);
    std::sort(first, last, before);
    std::vector<Member> members;
    std::vector<Origin> origins;
    for (auto child = first; child != last && members.size() < width; ++child) {
      if (child != first && child->key == (child - 1)->key) continue;
      members.push_back(
          {after(members_[child->origin.parent].pegs, child->origin), child->near, child->key});
      origins.push_back(child->origin);
    }
    members_ = std::move(members);
    origins_.push_back(std::move(origins));
  }

  static constexpr std::int64_t unit = 16;  // the price of a squared step

  const Puzzle& puzzle_;
  Frame<Words> frame_;
  Lonely<Words> lonely_;
  Position start_, goal_{};
  std::uint32_t end_pegs_ = 1, fewest_ = 0, last_ = 0;
  std::vector<std::uint64_t> keys_;   // of each bit, for the keys of positions
  std::vector<std::int64_t> prices_;  // of each bit
  std::int64_t lonely_price_ = 0;
  std::vector<Member> members_;
  std::vector<Child> children_;
  std::vector<std::vector<Origin>> origins_;  // of the members of each layer after the first
};

// Calls gather(width) with the width of a Gatherer's positions, an integral constant.
template <class Gather>
auto with_gathered_words(const Puzzle& puzzle, Gather gather) {
  const std::uint64_t bits = framed_bits(puzzle);
  if (bits <= 128) return gather(std::integral_constant<std::size_t, 2>());
  if (bits <= 256) return gather(std::integral_constant<std::size_t, 4>());
  if (bits <= 512) return gather(std::integral_constant<std::size_t, 8>());
  return gather(std::integral_constant<std::size_t, 32>());
}

}  // namespace hardboard::peg_solitaire
