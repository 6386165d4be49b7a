// Turns that allowed no mate in positions before: most positions of a side are like those that the
// search has just seen, and the same turns are often good there.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "methods/push_fight/turns.h"

namespace hardboard::push_fight {

// A turn of at most two moves. A move from no square is no move.
template <class Word>
struct BitTurn {
  Word from{}, to{};
  TurnEnd<Word> end{};  // the last move and the push
  friend bool operator==(const BitTurn&, const BitTurn&) = default;
};

// The latest such turns. One object for each thread.
template <class Word>
class GoodTurns {
public:
  // Calls visit(turn) for all turns, the latest first; one for which it returns true moves up.
  template <class Visit>
  void each(const Visit& visit) {
    for (std::size_t i = 0; i < count_; ++i) {
      const bool is_good = visit(turns_[i]);
      if (is_good && i > 0) std::swap(turns_[i], turns_[i / 2]);
    }
  }

  void add(const BitTurn<Word>& turn) {
    if (count_ < most) ++count_;
    std::move_backward(turns_.begin(), turns_.begin() + count_ - 1, turns_.begin() + count_);
    turns_[0] = turn;
  }

private:
  static constexpr std::size_t most = 32;
  std::array<BitTurn<Word>, most> turns_{};
  std::size_t count_ = 0;
};

}  // namespace hardboard::push_fight
