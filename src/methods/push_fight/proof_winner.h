// Decides a position by proof numbers: the search for a win of the side to move and the search for
// a win of the other side take turns, and the one that seems nearer to a proof takes more of them.
// A search for short wins of both sides goes along.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "base/time_slice.h"
#include "methods/push_fight/proof_strategy.h"
#include "methods/push_fight/short_wins.h"
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
  return share_of_time(limits, 0.95);
}

// The side to move must not be able to mate at once. Ends when the limits are reached, or when
// the table is too small for more. The search that needs fewer further proofs does more
// of the work: the two shares are as the proof numbers of the other search, but at most as 3 to 1,
// because the turn for an undecided position comes from the numbers of the search for the other
// side's win. The search for short wins takes a tenth of their time. If neither side can force a
// win, the position is a draw. The strategy must be that of the search, and all must have one
// table.
template <class Word>
ProofWinner<Word> proof_winner(const Sides<Word>& root, ProofSearch<Word>& search,
                               ShortWins<Word>& short_wins, ProofStrategy<Word>& strategy,
                               const Limits& limits) {
  using Result = typename ProofSearch<Word>::Result;
  struct Attack {
    bool is_movers;
    Result result = Result::open;
    std::uint64_t effort = 1'000, spent = 0;
  };
  Attack mover{true}, rival{false};
  const PositionKey key = Replies<Word>::key_of(root);
  const auto comes_first = [&](const Attack& attack, const Attack& against) {
    if (attack.result != Result::open || against.result != Result::open)
      return attack.result == Result::open;
    const std::uint64_t own = search.numbers(key, attack.is_movers).pn;
    const std::uint64_t theirs = search.numbers(key, against.is_movers).pn;
    return attack.spent * std::min(own, 3 * theirs) <= against.spent * std::min(theirs, 3 * own);
  };
  ProofWinner<Word> found;
  std::uint64_t short_effort = 100;
  while (mover.result == Result::open || rival.result == Result::open) {
    if (!short_wins.is_done() && 10 * short_wins.positions() < mover.spent + rival.spent) {
      using Short = typename ShortWins<Word>::Result;
      const Short result = short_wins.run(root, short_effort);
      short_effort += short_effort / 4;
      if (result != Short::open) {
        found.verdict = result == Short::win ? Verdict::win : Verdict::loss;
        break;
      }
    }
    Attack& attack = comes_first(mover, rival) ? mover : rival;
    const std::uint64_t before = search.work();
    attack.result = search.run(root, attack.is_movers, attack.effort);
    attack.spent += search.work() - before;
    attack.effort += attack.effort / 4;
    if (attack.result == Result::proved) {
      found.verdict = attack.is_movers ? Verdict::win : Verdict::loss;
      found.next = attack.is_movers ? search.decisive() : std::nullopt;
      break;
    }
    if (!attack.is_movers) found.next = search.decisive();
    if (limits.reached() || search.positions() > search.most_positions()) break;
  }
  if (mover.result == Result::disproved && rival.result == Result::disproved)
    found.verdict = Verdict::draw;
  if (found.verdict == Verdict::win && !found.next) found.next = strategy.proved_reply(root);
  if (!found.next) found.next = strategy.hardest_reply(root, found.verdict == Verdict::loss);
  return found;
}

}  // namespace hardboard::push_fight
