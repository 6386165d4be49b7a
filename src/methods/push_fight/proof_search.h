// Depth-first proof-number search (Nagai's df-pn) for a forced win of one side, the attacker,
// against the other side, the defender.
//
// The search visits only positions in which the side to move cannot mate at once. A turn of the
// defender after which the attacker can mate loses, and the attacker never plays a turn after which
// the defender can mate: the search leaves out both. A defender without any other turn is beaten.
//
// Endless play is no win: a position that repeats a position further up the path from the root
// counts as disproved there. Such a disproof holds on this path alone. The search does not store a
// disproof that rests on the repetition of a position above the disproved one. The search does
// store a disproof that rests on the repetition of the disproved position itself: the defender can
// repeat this cycle, whatever path led to it. A proof never rests on a repetition.
#pragma once

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "base/limits.h"
#include "methods/push_fight/first_numbers.h"
#include "methods/push_fight/replies.h"

namespace hardboard::push_fight {

template <class Word>
class ProofSearch {
public:
  // The replies, the table and the limits must outlive the search.
  ProofSearch(Replies<Word>& replies, ProofTable& table, const Limits& limits)
      : replies_(replies), table_(table), limits_(limits) {}

  // `stuck`: only more memory for lists of replies could decide the position.
  enum class Result : std::uint8_t { open, proved, disproved, stuck };

  // Does the attacker win by force? `open` if `effort` positions and the limits do not suffice.
  // `attacks` says whether the side to move is the attacker; that side must not be able to mate at
  // once. All findings stay in the table, and another call continues from them.
  Result run(const Sides<Word>& root, bool attacks, std::uint64_t effort) {
    stop_at_ = positions_ + effort;
    stopped_ = false;
    decisive_.reset();
    const PositionKey key = key_for(Replies<Word>::key_of(root), attacks);
    const Found found = search(root, key, attacks, {infinite, infinite}, 0);
    if (found.numbers.pn == 0) return Result::proved;
    if (found.numbers == out_of_reach) return Result::stuck;
    const bool is_final = found.numbers.dn == 0 && found.circle != given_up;
    return is_final ? Result::disproved : Result::open;
  }

  // The position after the root's turn that decided the last call: the attacker's turn that wins or
  // the defender's turn that holds. Nothing if there is none.
  const std::optional<Sides<Word>>& decisive() const { return decisive_; }

  // The number of positions visited in all calls; and the number after which longer searches would
  // visit the same positions again and again, because the table forgets them.
  std::uint64_t positions() const { return positions_; }
  std::uint64_t most_positions() const { return 16 * table_.most(); }
  // The work of all calls, about ten microseconds each on the published board: a visit, and twenty
  // replies that were listed.
  std::uint64_t work() const { return positions_ + replies_listed_ / 20; }

  // The numbers of a position in the table; 1 and 1 if the table lacks it.
  ProofNumbers numbers(const PositionKey& position, bool attacks) const {
    return table_.find(key_for(position, attacks)).value_or(ProofNumbers{});
  }

private:
  static constexpr std::uint32_t infinite = ProofNumbers::infinite;
  static constexpr std::int32_t no_circle = std::numeric_limits<std::int32_t>::max();
  // The search abandons longer paths, and concludes nothing from them.
  static constexpr std::int32_t most_depth = 500, given_up = -1;

  // The numbers of a position whose replies do not fit in the memory, and of those that only such
  // positions could decide: no limit but the highest is above them.
  static constexpr ProofNumbers out_of_reach{infinite - 1, infinite - 1};

  struct Found {
    ProofNumbers numbers;
    // The depth of the topmost position of the path on whose repetition a disproof rests.
    std::int32_t circle = no_circle;
  };
  struct Child {
    typename Replies<Word>::Reply reply;
    Found found;
  };

  Found search(const Sides<Word>& sides, const PositionKey& key, bool attacks, ProofNumbers limit,
               std::int32_t depth) {
    if (const auto seen = table_.find(key); depth > 0 && seen && is_enough(*seen, limit))
      return {*seen};
    if (depth == most_depth) return {{infinite, 0}, given_up};
    const std::uint64_t begin = positions_++;
    std::vector<Child> children;
    if (!expand(sides, attacks, limit, children)) {
      if (limits_.reached()) {
        stopped_ = true;
        return {};
      }
      const auto listed = static_cast<std::uint32_t>(buffer_.size());
      const bool is_above = !attacks && listed >= limit.pn;
      const ProofNumbers numbers = is_above ? ProofNumbers{listed, 1} : out_of_reach;
      table_.store(key, numbers, 1);
      return {numbers};
    }
    path_.push_back(key);
    for (Child& child : children) child.found = known(child.reply, !attacks);
    Found found;
    for (;;) {
      found = sum(children, attacks);
      if (depth == 0) report(found.numbers);
      if (is_enough(found.numbers, limit)) break;
      stopped_ = stopped_ || positions_ >= stop_at_ || limits_.reached();
      if (stopped_) break;
      const auto [child, child_limit] = choose(children, attacks, found.numbers, limit);
      child->found = search(child->reply.sides, child->reply.key, !attacks, child_limit, depth + 1);
      if (!stopped_) first_.learn(child->reply.sides, !attacks, child->found.numbers);
    }
    path_.pop_back();
    if (depth == 0) keep_decisive(children, attacks);
    if (found.numbers.dn == 0) {
      if (found.circle < depth) return found;
      found.circle = no_circle;
    }
    table_.store(key, found.numbers, positions_ - begin);
    return found;
  }

  static bool is_enough(ProofNumbers numbers, ProofNumbers limit) {
    return numbers.pn == 0 || numbers.dn == 0 || numbers.pn >= limit.pn || numbers.dn >= limit.dn ||
           numbers == out_of_reach;
  }

  // Lists the replies. False if the limits of time or memory were reached, or if the defender has
  // at least twice limit.pn replies, which buffer_ then holds: the position exceeds the limit,
  // whatever the number of further replies. (A list that ends at limit.pn would be made anew soon,
  // with a limit that is a little higher: twice as many replies take fewer visits and less time.)
  bool expand(const Sides<Word>& sides, bool attacks, ProofNumbers limit,
              std::vector<Child>& children) {
    const bool all = attacks || limit.pn == infinite;
    buffer_.clear();
    const bool are_all =
        replies_.safe(sides, all ? Replies<Word>::all : 2 * std::size_t{limit.pn}, buffer_);
    replies_listed_ += buffer_.size();
    if (!are_all) return false;
    children.reserve(buffer_.size());
    for (const auto& reply : buffer_) {
      children.push_back({reply, {}});
      children.back().reply.key = key_for(reply.key, !attacks);
    }
    return true;
  }

  Found known(const typename Replies<Word>::Reply& reply, bool attacks) const {
    for (std::size_t i = 0; i < path_.size(); ++i)
      if (path_[i] == reply.key) return {{infinite, 0}, static_cast<std::int32_t>(i)};
    if (const auto seen = table_.find(reply.key)) return {*seen};
    return {first_.guess(reply.sides, attacks)};
  }

  // The numbers of a position from those of its children: the attacker needs one proof, the
  // defender one disproof. Without children the attacker has failed, because each of its turns
  // allows a mate; a defender without children is beaten, because the attacker mates after each of
  // its turns at the latest.
  static Found sum(const std::vector<Child>& children, bool attacks) {
    std::uint64_t pn = attacks ? infinite : 0, dn = attacks ? 0 : infinite;
    std::uint32_t turns = attacks ? infinite : 2;
    std::int32_t circle = attacks ? no_circle : given_up;
    for (const Child& child : children) {
      const ProofNumbers numbers = child.found.numbers;
      const bool is_proved = numbers.pn == 0;
      if (attacks) {
        pn = std::min<std::uint64_t>(pn, numbers.pn);
        dn += is_proved ? 0 : numbers.dn;
        if (is_proved) turns = std::min(turns, numbers.dn + 1);
        circle = std::min(circle, child.found.circle);
      } else {
        pn += numbers.pn;
        dn = std::min<std::uint64_t>(dn, is_proved ? infinite : numbers.dn);
        if (is_proved) turns = std::max(turns, numbers.dn + 1);
        if (numbers.dn == 0) circle = std::max(circle, child.found.circle);
      }
    }
    if (pn == 0) return {{0, turns}};
    if (dn == 0) return {{infinite, 0}, circle};
    return {{static_cast<std::uint32_t>(std::min<std::uint64_t>(pn, infinite - 1)),
             static_cast<std::uint32_t>(std::min<std::uint64_t>(dn, infinite - 1))}};
  }

  // The child to search next, the one nearest to a decision, and the limit for its numbers: the
  // search stays with this child until another child is better by a quarter (so that the search
  // does not jump to and fro), or until the position itself reaches its own limit.
  static std::pair<Child*, ProofNumbers> choose(std::vector<Child>& children, bool attacks,
                                                ProofNumbers numbers, ProofNumbers limit) {
    const auto wanted = [attacks](ProofNumbers of) {
      return attacks ? of.pn : of.pn == 0 ? infinite : of.dn;
    };
    Child* best = nullptr;
    std::uint64_t second = infinite;
    for (Child& child : children) {
      const std::uint32_t value = wanted(child.found.numbers);
      if (best == nullptr || value < wanted(best->found.numbers)) {
        if (best != nullptr) second = wanted(best->found.numbers);
        best = &child;
      } else {
        second = std::min<std::uint64_t>(second, value);
      }
    }
    const std::uint64_t patience = second + second / 4 + 1;
    const auto least = [](std::uint64_t a, std::uint64_t b) {
      return static_cast<std::uint32_t>(std::min<std::uint64_t>({a, b, infinite}));
    };
    // The child's share of a limit on the sum.
    const auto rest = [](std::uint32_t most, std::uint32_t total, std::uint32_t own) {
      return most == infinite ? infinite : most - total + own;
    };
    const ProofNumbers own = best->found.numbers;
    if (attacks) return {best, {least(limit.pn, patience), rest(limit.dn, numbers.dn, own.dn)}};
    return {best, {rest(limit.pn, numbers.pn, own.pn), least(limit.dn, patience)}};
  }

  // Sets decisive_ if one of the root's children decides.
  void keep_decisive(const std::vector<Child>& children, bool attacks) {
    for (const Child& child : children) {
      const ProofNumbers numbers = child.found.numbers;
      const bool decides = attacks ? numbers.pn == 0 : numbers.pn != 0 && numbers.dn == 0;
      if (decides && child.found.circle != given_up) decisive_ = child.reply.sides;
    }
  }

  void report(ProofNumbers numbers) const {
    if (!limits_.progress) return;
    limits_.progress(fmt::format("{} positions, at least {} to go", positions_,
                                 std::min(numbers.pn, numbers.dn)));
  }

  Replies<Word>& replies_;
  ProofTable& table_;
  const Limits& limits_;
  FirstNumbers<Word> first_;
  std::vector<PositionKey> path_;
  std::vector<typename Replies<Word>::Reply> buffer_;
  std::optional<Sides<Word>> decisive_;
  std::uint64_t positions_ = 0, stop_at_ = 0, replies_listed_ = 0;
  bool stopped_ = false;
};

}  // namespace hardboard::push_fight
