// Decides a position by proof numbers: the search for a win of the side to move and the search for
// a win of the other side take turns.
#pragma once

#include <cstdint>
#include <optional>

#include "base/time_slice.h"
#include "methods/push_fight/proof_strategy.h"
#include "proofs/answer_head.h"

namespace hardboard::push_fight {

template <class Word>
struct ProofWinner {
  Verdict verdict = Verdict::unknown;
  // The position after a turn that wins, or holds, or else the turn that is hardest to beat.
  // Nothing if every turn allows a mate.
  std::optional<Sides<Word>> next;
};

// The limits without the last twentieth of the time, which is left for the turn of the answer.
inline Limits limits_of_search(const Limits& limits) {
  if (!limits.deadline) return limits;
  return time_slice(limits, (*limits.deadline - Clock::now()) / 20 * 19);
}

// The side to move must not be able to mate at once. Ends when the limits are reached, or when
// the table is too small for more. Both searches have efforts that double; if neither side can
// force a win, the position is a draw. The strategy must be that of the search.
template <class Word>
ProofWinner<Word> proof_winner(const Sides<Word>& root, ProofSearch<Word>& search,
                               ProofStrategy<Word>& strategy, const Limits& limits) {
  constexpr std::uint64_t first_effort = 1'000;
  using Result = typename ProofSearch<Word>::Result;
  Result wins = Result::open, loses = Result::open;
  ProofWinner<Word> found;
  for (std::uint64_t effort = first_effort;; effort *= 2) {
    if (wins == Result::open) wins = search.run(root, true, effort);
    if (wins == Result::proved) {
      found.verdict = Verdict::win;
      found.next = search.decisive();
      if (!found.next) found.next = strategy.proved_reply(root);
      break;
    }
    if (loses == Result::open) {
      loses = search.run(root, false, effort);
      found.next = search.decisive();
    }
    if (loses == Result::proved) {
      found.verdict = Verdict::loss;
      break;
    }
    if (wins == Result::disproved && loses == Result::disproved) {
      found.verdict = Verdict::draw;
      break;
    }
    if (limits.reached() || search.positions() > search.most_positions()) break;
  }
  if (!found.next) found.next = strategy.hardest_reply(root, found.verdict == Verdict::loss);
  return found;
}

}  // namespace hardboard::push_fight
