#include "methods/peg_army/order.h"

#include <algorithm>
#include <limits>

#include "base/contract.h"

namespace hardboard::peg_army {
namespace {

constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

// Plays the reversed game. With r the remaining moves and n the pegs on the positions, 0 <= n <= 1
// and 0 <= n + Ar <= c hold at all times. So (paper, claims 1 and 2) if a peg blocks a move, some
// remaining move takes this peg, and that move goes first. A cycle of moves that block each other
// adds up to z with Az >= 0: the player drops the whole cycle.
class Player {
public:
  Player(const Relaxed& game, std::span<const std::uint32_t> x)
      : game_(game),
        left_(x.begin(), x.end()),
        first_(game.positions() + 1, 0),
        depth_(game.positions(), none),
        pegs_(game.positions(), 0),
        last_(game.positions(), 0) {
    for (std::uint32_t column = 0; column < game.columns(); ++column)
      if (x[column] > 0) ++first_[game.removed[column] + 1];
    for (std::uint32_t i = 0; i < game.positions(); ++i) first_[i + 1] += first_[i];
    columns_.resize(first_.back());
    end_.assign(first_.begin(), first_.end() - 1);
    pegs_[game.start] = 1;
    ++last_[game.start];
    for (std::uint32_t column = 0; column < game.columns(); ++column) {
      if (x[column] == 0) continue;
      columns_[end_[game.removed[column]]++] = column;
      last_[game.removed[column]] -= x[column];
      for (const std::uint32_t position : game.added(column)) last_[position] += x[column];
    }
  }

  std::vector<std::uint32_t> play() {
    waiting_.push_back(game_.start);
    while (!waiting_.empty()) {
      const std::uint32_t position = waiting_.back();
      waiting_.pop_back();
      if (depth_[position] == none && pegs_[position] == 1) push(position);
      while (!chain_.empty()) step();
    }
    return std::move(played_);
  }

private:
  // A remaining move that takes the peg on the position; `none` if there is no such move.
  std::uint32_t next_move(std::uint32_t position) {
    while (end_[position] > first_[position]) {
      const std::uint32_t column = columns_[end_[position] - 1];
      if (left_[column] > 0) return column;
      --end_[position];
    }
    return none;
  }

  void push(std::uint32_t position) {
    if (next_move(position) == none) return;
    depth_[position] = static_cast<std::uint32_t>(chain_.size());
    chain_.push_back(position);
  }

  void pop() {
    depth_[chain_.back()] = none;
    chain_.pop_back();
  }

  // Plays the move of the chain's last position; or, if a peg blocks it, appends the peg's
  // position.
  void step() {
    const std::uint32_t position = chain_.back();
    const std::uint32_t column = next_move(position);
    if (column == none) return pop();
    for (const std::uint32_t target : game_.added(column)) {
      if (pegs_[target] == 0) continue;
      if (depth_[target] != none) return drop_cycle(depth_[target]);
      push(target);
      promise(chain_.back() == target, "a move left takes the peg that blocks");
      return;
    }
    pop();
    --left_[column];
    played_.push_back(column);
    pegs_[position] = 0;
    for (const std::uint32_t target : game_.added(column)) {
      pegs_[target] = 1;
      waiting_.push_back(target);
    }
  }

  // Drops the moves of the chain from `begin` on, which block each other in a cycle.
  void drop_cycle(std::uint32_t begin) {
    const std::vector<std::uint32_t> cycle(chain_.begin() + begin, chain_.end());
    for (const std::uint32_t position : cycle) drop(next_move(position));
    // Lemma 2: at a position where n + Ar is now negative, some remaining move takes a peg: drop
    // this move too.
    while (!short_.empty()) {
      const std::uint32_t position = short_.back();
      short_.pop_back();
      while (last_[position] < 0) {
        const std::uint32_t column = next_move(position);
        promise(column != none, "a move left takes a peg from a position that is short");
        drop(column);
      }
    }
  }

  // Removes one use of a move from the remaining moves. If that was the last use, the chain ends
  // before the move.
  void drop(std::uint32_t column) {
    const std::uint32_t position = game_.removed[column];
    --left_[column];
    ++last_[position];
    for (const std::uint32_t target : game_.added(column))
      if (--last_[target] < 0) short_.push_back(target);
    if (left_[column] > 0 || depth_[position] == none) return;
    for (const std::uint32_t depth = depth_[position]; chain_.size() > depth; pop())
      waiting_.push_back(chain_.back());
  }

  const Relaxed& game_;
  std::vector<std::uint32_t> left_;  // r
  // The remaining moves that take from position i are among columns_[first_[i]] to columns_[end_[i]
  // - 1].
  std::vector<std::uint32_t> first_, end_, columns_;
  std::vector<std::uint32_t> depth_;  // the place of each position in the chain, or none
  std::vector<std::uint8_t> pegs_;    // n
  std::vector<std::int64_t> last_;    // n + Ar
  std::vector<std::uint32_t> chain_;  // positions, the move of each blocked by the peg on the next
  std::vector<std::uint32_t> waiting_;  // positions whose pegs may still have moves to play
  std::vector<std::uint32_t> short_;    // positions where n + Ar is negative
  std::vector<std::uint32_t> played_;
};

}  // namespace

std::vector<std::uint32_t> order(const Relaxed& game, std::span<const std::uint32_t> x) {
  promise(solves(game, x), "x solves the relaxed game");
  std::vector<std::uint32_t> played = Player(game, x).play();
  std::reverse(played.begin(), played.end());
  return played;
}

}  // namespace hardboard::peg_army
