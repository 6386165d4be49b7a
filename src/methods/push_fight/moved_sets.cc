#include "methods/push_fight/moved_sets.h"

#include <fmt/format.h>
#include <initializer_list>
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
    variables_ = static_cast<Literal>(squares_.size());
  }

  FewestMoves run(FewestMoves best, std::uint64_t most, std::uint64_t states) {
    // The search ignores turns with this number of moves or more.
    std::uint64_t better = best.turn ? best.turn->moves.size() : most + 1;
    for (std::uint64_t count = best.bound; count < better;) {
      best.bound = count;
      report(best);
      const Verdict verdict = smallest_set(count);
      if (verdict == Verdict::unknown) return incomplete(std::move(best));
      if (verdict == Verdict::unsolvable) {
        ++count;
        continue;
      }
      const Verdict enough = suffices();
      if (enough == Verdict::unsolvable && add_cuts()) continue;
      if (enough != Verdict::solvable) return incomplete(std::move(best));
      const FewestMoves found =
          fewest_moves(board_, men_, may_move_, lines_, better - 1, states, limits_);
      best.states += found.states;
      if (found.turn) {
        better = found.turn->moves.size();
        best.turn = found.turn;
        continue;
      }
      if (!found.complete) return incomplete(std::move(best));
      // In any better turn some man outside of the set moves.
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

  void report(const FewestMoves& best) const {
    if (!limits_.progress) return;
    limits_.progress(best.turn ? fmt::format("at least {} moves, and {} are enough", best.bound,
                                             best.turn->moves.size())
                               : fmt::format("at least {} moves", best.bound));
  }

  // The variable for "man i moves".
  Literal man(std::size_t i) const { return static_cast<Literal>(i + 1); }

  // Adds variables to the counter until counter_[j] means "more than j men move" for all j up to
  // `count`: the sequential counter of Sinz, made column by column. False if the limits were
  // reached.
  bool extend_counter(std::uint64_t count) {
    while (counter_.size() <= count && counter_.size() < squares_.size()) {
      if (limits_.reached()) return false;
      // column[i] means "more than j of the men 0 to i move"; column_ is the same for j - 1.
      const bool is_first = counter_.empty();
      std::vector<Literal> column;
      for (std::size_t i = 0; i < squares_.size(); ++i) {
        column.push_back(++variables_);
        if (is_first) {
          add({-man(i), column[i]});
          solver_.prefer(-man(i));
        } else if (i > 0) {
          add({-man(i), -column_[i - 1], column[i]});
        }
        if (i > 0) add({-column[i - 1], column[i]});
      }
      counter_.push_back(column.back());
      column_ = std::move(column);
    }
    return true;
  }

  void add(std::initializer_list<Literal> clause) {
    solver_.add(std::span(clause.begin(), clause.size()));
  }

  // Sets may_move_ to a set of at most `count` men with a man of each cut so far. `unsolvable` if
  // there is no such set.
  Verdict smallest_set(std::uint64_t count) {
    if (!extend_counter(count)) return Verdict::unknown;
    std::vector<Literal> assumptions;
    if (count < counter_.size()) assumptions.push_back(-counter_[count]);
    const Verdict verdict = solver_.solve(limits_, assumptions);
    if (verdict != Verdict::solvable) return verdict;
    for (std::size_t i = 0; i < squares_.size(); ++i)
      may_move_[squares_[i]] = solver_.value(man(i)) ? 1 : 0;
    return verdict;
  }

  // Can the side mate if only the men of may_move_ move, as often as they like? Unknown at the
  // limits.
  Verdict suffices() {
    for (const std::uint32_t s : squares_) held_[s] = may_move_[s] != 0 ? Man::pawn : Man::enemy;
    for (const std::uint32_t king : squares_) {
      if (men_[king] != Man::king) continue;
      if (limits_.reached()) return Verdict::unknown;
      const Man was = std::exchange(held_[king], Man::king);
      const ClassSearch search =
          search_classes(board_, held_, king, may_move_[king] != 0, lines_, limits_);
      held_[king] = was;
      if (search.path) return Verdict::solvable;
      if (!search.complete) return Verdict::unknown;
    }
    return Verdict::unsolvable;
  }

  // Adds disjoint cuts: sets of men from each of which some man must move. Enlarges may_move_ as
  // long as it does not suffice; the men outside are then a cut. Then these men may move as well,
  // and so on until the men suffice. False if the limits were reached.
  bool add_cuts() {
    std::vector<std::size_t> order(squares_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::vector<std::uint8_t> allowed = may_move_;
    for (;;) {
      shuffle(order, random_);
      for (const std::size_t i : order) {
        std::uint8_t& moves = may_move_[squares_[i]];
        if (moves != 0) continue;
        moves = 1;
        const Verdict enough = suffices();
        if (enough == Verdict::unknown) return false;
        if (enough == Verdict::solvable) moves = 0;
      }
      forbid_subsets();
      for (const std::uint32_t s : squares_)
        if (may_move_[s] == 0) allowed[s] = 1;
      may_move_ = allowed;
      const Verdict enough = suffices();
      if (enough != Verdict::unsolvable) return enough == Verdict::solvable;
    }
  }

  // Demands that some man outside of may_move_ moves.
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
  std::vector<std::uint32_t> squares_;  // of the men of this side
  std::vector<Man> held_;  // men_, with the men of this side as enemies that may not move
  std::vector<std::uint8_t> may_move_;  // for each square of the board
  sat::Solver solver_;
  Literal variables_ = 0;  // the number of variables in use; the first ones belong to the men
  std::vector<Literal> counter_, column_;  // of extend_counter
  Random random_{1};
};

}  // namespace

FewestMoves fewest_by_moved_sets(const Board& board, const std::vector<Man>& men,
                                 const std::vector<WinningLine>& lines, FewestMoves known,
                                 std::uint64_t most, std::uint64_t states, const Limits& limits) {
  return Search(board, men, lines, limits).run(std::move(known), most, states);
}

}  // namespace hardboard::push_fight
