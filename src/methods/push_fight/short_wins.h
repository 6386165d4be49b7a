// Depth-first search for a win within few turns of the attacker, with one turn more in each round
// (iterative deepening).
//
// The search by proof numbers (proof_search.h) finds long wins if the defender has few replies; the
// search here finds short ones, however many replies the defender has. Both visit the same
// positions: those in which the side to move cannot mate at once. Proofs go to the same entries of
// the same table, so that each search uses those of the other. That a win within so many turns does
// not exist says nothing about longer wins; such refusals have keys of their own.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/limits.h"
#include "methods/push_fight/replies.h"

namespace hardboard::push_fight {

template <class Word>
class ShortWins {
public:
  // The replies, the table and the limits must outlive the search.
  ShortWins(Replies<Word>& replies, ProofTable& table, const Limits& limits)
      : replies_(replies), table_(table), limits_(limits) {}

  enum class Result : std::uint8_t { open, win, loss };  // for the side to move

  // Goes on with the search, from a position in which the side to move cannot mate at once; always
  // the same one. Open after `effort` more positions, at the limits, or if neither side wins within
  // most_turns of its turns.
  Result run(const Sides<Word>& root, std::uint64_t effort) {
    stop_at_ = work_ + effort * units;
    stopped_ = false;
    const PositionKey key = Replies<Word>::key_of(root);
    while (!is_done()) {
      const bool is_proved = is_movers_ ? wins(root, key, turns_) : loses(root, key, turns_);
      if (is_proved) return is_movers_ ? Result::win : Result::loss;
      if (stopped_) break;
      if (!is_movers_) ++turns_;
      is_movers_ = !is_movers_;
    }
    return Result::open;
  }

  // Neither side wins within so many of its turns.
  unsigned refused() const { return turns_ - 1; }
  bool is_done() const { return turns_ > most_turns; }
  // The work so far: a ProofSearch visits as many positions in the same time.
  std::uint64_t positions() const { return work_ / units; }

private:
  static constexpr unsigned most_turns = 50;
  static constexpr std::uint64_t units = 10;  // of work for a position, a microsecond each
  using Reply = typename Replies<Word>::Reply;
  enum Role : std::uint8_t { attacker, defender };

  // What the search needs where a side has so many turns, and reuses.
  struct Level {
    typename Replies<Word>::GoodMoves good;
    std::vector<Reply> replies;
    std::vector<std::uint64_t> order;  // scores, complemented, above the indices of the replies
  };

  static PositionKey refusal_key(PositionKey key, unsigned turns) {
    key.low ^= turns * 0x9e3779b97f4a7c15U;
    return key;
  }

  // Does the attacker, who is to move and cannot mate at once, win within so many turns, at least
  // 1? False has no meaning if stopped_.
  bool wins(const Sides<Word>& sides, const PositionKey& position, unsigned turns) {
    if (turns == 1) return false;
    return decide(sides, position, turns, attacker);
  }

  // Does the attacker win within so many turns, at least 1, if the defender is to move, who cannot
  // mate at once? False has no meaning if stopped_.
  bool loses(const Sides<Word>& sides, const PositionKey& position, unsigned turns) {
    if (turns > 1) return decide(sides, position, turns, defender);
    const std::optional<bool> holds = replies_.any_safe(sides, levels_[1][defender].good, scratch_);
    spend(1);
    stopped_ = stopped_ || !holds;
    if (stopped_ || *holds) return false;
    table_.store(key_for(position, false), {0, 2}, 1);
    return true;
  }

  // The two functions above for more than one turn: the attacker needs one turn that wins, the
  // defender one that holds.
  bool decide(const Sides<Word>& sides, const PositionKey& position, unsigned turns, Role role) {
    const PositionKey key = key_for(position, role == attacker);
    const ProofNumbers proof{0, role == attacker ? 2 * turns - 1 : 2 * turns};
    if (const auto seen = table_.find(key); seen && seen->pn == 0 && seen->dn <= proof.dn)
      return true;
    const PositionKey refusal = refusal_key(key, turns);
    if (table_.find(refusal)) return false;
    const std::uint64_t begin = work_;
    const bool is_decided =
        one_decides(sides, turns, role, true) || one_decides(sides, turns, role, false);
    if (stopped_) return false;
    const bool is_proved = is_decided == (role == attacker);
    if (is_proved)
      table_.store(key, proof, work_ - begin);
    else
      table_.store(refusal, {ProofNumbers::infinite, 0}, work_ - begin);
    return is_proved;
  }

  // Does a reply decide for the side to move, one of all or one of those that begin with a good
  // move? False has no meaning if stopped_.
  bool one_decides(const Sides<Word>& sides, unsigned turns, Role role, bool are_good) {
    Level& level = levels_[turns][role];
    level.replies.clear();
    if (are_good)
      replies_.safe_after(sides, level.good, level.replies);
    else
      stopped_ = !replies_.safe(sides, Replies<Word>::all, level.replies) || stopped_;
    spend(1 + level.replies.size() / 2);
    put_in_order(level, role);
    for (const std::uint64_t item : level.order) {
      if (stopped_) return false;
      const Reply& reply = level.replies[static_cast<std::uint32_t>(item)];
      const bool decides = role == attacker ? loses(reply.sides, reply.key, turns - 1)
                                            : !wins(reply.sides, reply.key, turns);
      if (stopped_ || !decides) continue;
      score(reply.sides, role) += 1U << std::min(turns, 8U);
      level.good.add(reply);
      return true;
    }
    return false;
  }

  void spend(std::uint64_t work) {
    work_ += work;
    stopped_ = stopped_ || work_ >= stop_at_ || limits_.reached();
  }

  // First the replies that leave the mover's pieces where a decisive reply to another position left
  // them: such a reply is often decisive here, too.
  void put_in_order(Level& level, Role role) {
    level.order.clear();
    for (std::uint32_t i = 0; i < level.replies.size(); ++i)
      level.order.push_back(std::uint64_t{~score(level.replies[i].sides, role)} << 32 | i);
    std::sort(level.order.begin(), level.order.end());
  }

  // Of the place of the pieces of the side that has just moved.
  std::uint32_t& score(const Sides<Word>& after, Role role) {
    const PositionKey key =
        Replies<Word>::key_of({{}, {}, after.enemy_kings, after.enemy_pawns, {}});
    return scores_[role][key.low % kept_scores];
  }

  Replies<Word>& replies_;
  ProofTable& table_;
  const Limits& limits_;
  unsigned turns_ = 1;                    // of the round
  bool is_movers_ = true;                 // is the attacker of the round the side to move?
  std::uint64_t work_ = 0, stop_at_ = 0;  // in units
  bool stopped_ = false;
  std::array<std::array<Level, 2>, most_turns + 1> levels_;  // of each number of turns and role
  std::vector<Reply> scratch_;
  static constexpr std::size_t kept_scores = std::size_t{1} << 14;
  std::array<std::vector<std::uint32_t>, 2> scores_{std::vector<std::uint32_t>(kept_scores),
                                                    std::vector<std::uint32_t>(kept_scores)};
};

}  // namespace hardboard::push_fight
