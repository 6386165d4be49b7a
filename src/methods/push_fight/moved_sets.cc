#include "methods/push_fight/moved_sets.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <utility>

#include "base/random.h"
#include "engines/sat/solver.h"
#include "methods/push_fight/classes.h"

namespace hardboard::push_fight {
namespace {

using sat::Literal;

class Search {
public:
  Search(const Board& board, const std::vector<Man>& men, const std::vector<WinningLine>& lines,
         const Limits& limits)
      : board_(board),
        men_(men),
        lines_(lines),
        limits_(limits),
        held_(men),
        may_move_(men.size()) {
    for (std::uint32_t s = 0; s < men.size(); ++s)
      if (men[s] == Man::pawn || men[s] == Man::king) squares_.push_back(s);
  }

  FewestMoves run(std::optional<IndexedTurn> known, std::uint64_t most, std::uint64_t states) {
    FewestMoves best;
    best.turn = std::move(known);
    // Only turns with fewer moves than this are looked for.
    std::uint64_t better = best.turn ? best.turn->moves.size() : most + 1;
    add_counter(std::min<std::uint64_t>(better, squares_.size()));
    for (std::uint64_t count = 0; count < better;) {
      best.bound = count;
      if (limits_.reached()) return incomplete(std::move(best));
      const Verdict verdict = smallest_set(count);
      if (verdict == Verdict::unknown) return incomplete(std::move(best));
      if (verdict == Verdict::unsolvable) {
        ++count;
        continue;
      }
      if (!suffices()) {
        add_cuts();
        continue;
      }
      const FewestMoves found =
          fewest_moves(board_, men_, may_move_, lines_, better - 1, states, limits_);
      best.states += found.states;
      if (found.turn) {
        better = found.turn->moves.size();
        best.turn = found.turn;
        continue;
      }
      if (!found.complete) return incomplete(std::move(best));
      // Whoever does better moves somebody else too.
      forbid_subsets();
    }
    best.bound = better;
    return best;
  }

private:
  static FewestMoves incomplete(FewestMoves best) {
    best.complete = false;
    return best;
  }

  Literal man(std::size_t i) const { return static_cast<Literal>(i + 1); }

  // counter_[j] is true if more than j men move: the sequential counter of Sinz.
  void add_counter(std::uint64_t most) {
    auto next = static_cast<Literal>(squares_.size());
    std::vector<Literal> before;
    for (std::size_t i = 0; i < squares_.size(); ++i) {
      std::vector<Literal> counter;
      for (std::uint64_t j = 0; j <= std::min<std::uint64_t>(i, most); ++j) {
        counter.push_back(++next);
        if (j == 0) solver_.add(std::vector<Literal>{-man(i), next});
        if (j < before.size()) solver_.add(std::vector<Literal>{-before[j], next});
        if (j > 0) solver_.add(std::vector<Literal>{-man(i), -before[j - 1], next});
      }
      solver_.prefer(-man(i));
      before = std::move(counter);
    }
    counter_ = std::move(before);
  }

  // At most `count` men that meet all sets so far, into may_move_.
  Verdict smallest_set(std::uint64_t count) {
    std::vector<Literal> assumptions;
    if (count < counter_.size()) assumptions.push_back(-counter_[count]);
    const Verdict verdict = solver_.solve(limits_, assumptions);
    if (verdict != Verdict::solvable) return verdict;
    for (std::size_t i = 0; i < squares_.size(); ++i)
      may_move_[squares_[i]] = solver_.value(man(i)) ? 1 : 0;
    return verdict;
  }

  // Can the men of may_move_ alone mate, if they move as often as they like?
  bool suffices() {
    for (const std::uint32_t s : squares_) held_[s] = may_move_[s] != 0 ? Man::pawn : Man::enemy;
    for (const std::uint32_t king : squares_) {
      if (men_[king] != Man::king) continue;
      const Man was = std::exchange(held_[king], Man::king);
      const bool mates =
          search_classes(board_, held_, king, may_move_[king] != 0, lines_, no_limits_)
              .path.has_value();
      held_[king] = was;
      if (mates) return true;
    }
    return false;
  }

  // Sets of men that have none in common, each with one that must move: the set in may_move_ is
  // made as large as possible without sufficing, and the rest is one; then those of the rest may
  // move too, and so on until the men suffice.
  void add_cuts() {
    std::vector<std::size_t> order(squares_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const std::vector<std::uint8_t> start = may_move_;
    std::vector<std::uint8_t> allowed = start;
    do {
      for (std::size_t i = order.size(); i > 1; --i)
        std::swap(order[i - 1], order[random_.below(i)]);
      for (const std::size_t i : order) {
        std::uint8_t& moves = may_move_[squares_[i]];
        if (moves != 0) continue;
        moves = 1;
        if (suffices()) moves = 0;
      }
      forbid_subsets();
      for (const std::uint32_t s : squares_)
        if (may_move_[s] == 0) allowed[s] = 1;
      may_move_ = allowed;
    } while (!suffices() && !limits_.reached());
  }

  // Not only men of may_move_ move.
  void forbid_subsets() {
    std::vector<Literal> clause;
    for (std::size_t i = 0; i < squares_.size(); ++i)
      if (may_move_[squares_[i]] == 0) clause.push_back(man(i));
    solver_.add(clause);
  }

  const Board& board_;
  const std::vector<Man>& men_;
  const std::vector<WinningLine>& lines_;
  const Limits& limits_;
  const Limits no_limits_;
  std::vector<std::uint32_t> squares_;  // of the men of this side
  std::vector<Man> held_;               // as men_, with those that may not move held fast
  std::vector<std::uint8_t> may_move_;  // by square
  sat::Solver solver_;
  std::vector<Literal> counter_;
  Random random_{1};
};

}  // namespace

FewestMoves fewest_by_moved_sets(const Board& board, const std::vector<Man>& men,
                                 const std::vector<WinningLine>& lines,
                                 std::optional<IndexedTurn> known, std::uint64_t most,
                                 std::uint64_t states, const Limits& limits) {
  return Search(board, men, lines, limits).run(std::move(known), most, states);
}

}  // namespace hardboard::push_fight
