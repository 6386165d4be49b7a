#include "methods/peg_solitaire/jump_order.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

#include "base/random.h"

namespace hardboard::peg_solitaire {
namespace {

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

  JumpOrder run() {
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
        deepen(next);
      else
        change(made_.back(), false);
    }
    if (made_.size() == all_) most_made_ = made_;
    return longest();
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

  void deepen(std::vector<std::size_t>& next) {
    next.push_back(0);
    if (made_.size() > most_made_.size()) most_made_ = made_;
  }

  // The longest list of jumps made, and the jumps that it leaves.
  JumpOrder longest() {
    while (!made_.empty()) change(made_.back(), false);
    JumpOrder order;
    for (const std::size_t i : most_made_) {
      order.made.push_back(left_[i].jump);
      --left_[i].count;
    }
    for (const Left& left : left_)
      if (left.count > 0) order.left.push_back(left.jump);
    return order;
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
  std::vector<std::size_t> most_made_;
  std::uint64_t key_ = 0;  // the sum of the keys of the jumps made
  std::unordered_set<std::uint64_t> seen_;
};

}  // namespace

JumpOrder order_of(const std::vector<HoleJump>& jumps, const std::vector<std::uint32_t>& counts,
                   std::vector<std::uint8_t> pegs, std::uint32_t most_visited) {
  return Ordering(jumps, counts, std::move(pegs), most_visited).run();
}

std::uint32_t rounds_of(const std::vector<HoleJump>& order, std::size_t holes) {
  std::vector<std::uint32_t> last(holes, 0);  // the last round so far that changes the hole
  std::uint32_t rounds = 0;
  for (const HoleJump& jump : order) {
    const std::uint32_t round = 1 + std::max({last[jump.from], last[jump.over], last[jump.to]});
    last[jump.from] = last[jump.over] = last[jump.to] = round;
    rounds = std::max(rounds, round);
  }
  return rounds;
}

}  // namespace hardboard::peg_solitaire
