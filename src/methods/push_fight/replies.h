// The replies that count in the search for a forced win: all after which the other side cannot mate
// at once.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "methods/push_fight/mate.h"
#include "methods/push_fight/proof_table.h"
#include "methods/push_fight/standing_mates.h"

namespace hardboard::push_fight {

// One object for each thread. Turns have at most `moves` moves, which must be 0, 1 or 2.
template <class Word>
class Replies {
public:
  // The field and the limits must outlive the object.
  Replies(const Field<Word>& field, unsigned moves, const Limits& limits)
      : field_(field),
        moves_(moves),
        limits_(limits),
        generator_(field, OwnFalls::left_out),
        mates_(field, &limits),
        slots_(64) {}

  struct Reply {
    Sides<Word> sides;  // the position after the turn, as the other side sees it
    PositionKey key;
    std::uint16_t from = 0, to = 0;  // the places of the first of two moves; equal if there is none
  };

  // Can the side to move mate at once? False has no meaning if the limits were reached.
  bool mates(const Sides<Word>& sides) { return mates_.mates(sides, moves_); }

  // First moves that were good in positions like the next one, the latest first.
  class GoodMoves {
  public:
    void add(const Reply& reply) {
      if (reply.from == reply.to) return;
      const Move move{reply.from, reply.to};
      auto old = std::find(moves_.begin(), moves_.end(), move);
      if (old == moves_.end()) --old;
      std::move_backward(moves_.begin(), old, old + 1);
      moves_[0] = move;
    }

  private:
    friend Replies;
    using Move = std::pair<std::uint16_t, std::uint16_t>;
    std::array<Move, 4> moves_{};  // unused ones begin and end at place 0
  };

  // Appends each position, once, that a turn of the side to move can lead to and in which the other
  // side cannot mate at once. Returns false early, with some of the positions, when there are
  // `enough`, or when the limits were reached. O(turns): on the published board a tenth of a
  // millisecond for all.
  bool safe(const Sides<Word>& sides, std::size_t enough, std::vector<Reply>& replies) {
    const Visitor visitor = begin(enough, replies);
    generator_.run(sides, moves_, visitor, [this] { return go_on(); });
    return !is_full_ && !stopped_;
  }
  // Is there any such position? Tries the good moves first, and adds one to them. Nothing if the
  // limits were reached.
  std::optional<bool> any_safe(const Sides<Word>& sides, GoodMoves& good,
                               std::vector<Reply>& scratch) {
    scratch.clear();
    const Visitor visitor = begin(1, scratch);
    run_good(sides, good, visitor);
    if (!is_full_) generator_.run(sides, moves_, visitor, [this] { return go_on(); });
    if (scratch.empty()) return stopped_ ? std::nullopt : std::optional(false);
    good.add(scratch.front());
    return true;
  }
  // Appends those of the positions that turns of two moves lead to which begin with a good move.
  // Some are missing if the limits were reached.
  void safe_after(const Sides<Word>& sides, const GoodMoves& good, std::vector<Reply>& replies) {
    const Visitor visitor = begin(all, replies);
    run_good(sides, good, visitor);
  }
  // More replies than any position has.
  static constexpr std::size_t all = std::numeric_limits<std::size_t>::max();

  static PositionKey key_of(const Sides<Word>& sides) {
    PositionKey key{0x243f6a8885a308d3U, 0x13198a2e03707344U};
    for (const Word& word :
         {sides.kings, sides.pawns, sides.enemy_kings, sides.enemy_pawns, sides.anchor})
      mix(key, word);
    key.low = finish(key.low);
    return key;
  }

private:
  static void mix(PositionKey& key, std::uint64_t word) {
    key.high = finish(key.high ^ word);
    key.low = (key.low ^ word) * 0x9fb21c651e98df25U;
    key.low ^= key.low >> 28;
  }
  template <std::size_t N>
  static void mix(PositionKey& key, const WideWord<N>& wide) {
    for (const std::uint64_t word : wide.words) mix(key, word);
  }
  // The final step of MurmurHash3: a bijection in which every input bit changes all output bits.
  static std::uint64_t finish(std::uint64_t h) {
    h = (h ^ (h >> 33)) * 0xff51afd7ed558ccdU;
    h = (h ^ (h >> 33)) * 0xc4ceb9fe1a85ec53U;
    return h ^ (h >> 33);
  }

  // What the generator of turns calls.
  struct Visitor {
    Replies& at;
    std::vector<Reply>& replies;
    std::size_t begin, enough;

    void begins(const Word& from, const Word& to) const {
      at.first_ = {static_cast<std::uint16_t>(lowest(from)),
                   static_cast<std::uint16_t>(lowest(to))};
    }
    void operator()(const Sides<Word>& after, Fallen fallen) const {
      if (fallen != Fallen::nothing || at.is_full_ || at.stopped_) return;
      if (!at.standing_.stands(after)) narrowed(after, fallen);
    }
    void narrowed(const Sides<Word>& after, Fallen fallen) const {
      if (fallen != Fallen::nothing || at.is_full_ || at.stopped_) return;
      const PositionKey key = key_of(after);
      Slot& slot = at.slot_of(key, replies);
      if (slot.call == at.call_ || at.mates(after)) return;
      at.stopped_ = at.stopped_ || at.mates_.stopped();
      if (at.stopped_) return;
      slot = {at.call_, static_cast<std::uint32_t>(replies.size())};
      replies.push_back({after, key, at.first_.first, at.first_.second});
      at.is_full_ = replies.size() - begin >= enough;
      if (2 * (replies.size() - begin) > at.slots_.size()) at.grow(begin, replies);
    }

    // The targets after which the mates that stand without the moved piece may be prevented.
    Word narrow(const Sides<Word>& after, const Word& targets) const {
      if (at.is_full_ || at.stopped_) return Word{};
      if (const auto holes = at.standing_.holes(after, targets)) return *holes;
      return targets & at.mate_holes(after);
    }
  };

  Visitor begin(std::size_t enough, std::vector<Reply>& replies) {
    ++call_;
    is_full_ = stopped_ = false;
    first_ = {};
    return {*this, replies, replies.size(), enough};
  }
  void run_good(const Sides<Word>& sides, const GoodMoves& good, const Visitor& visitor) {
    if (moves_ < 2) return;
    for (const auto& [from, to] : good.moves_)
      if (from != to)
        generator_.run_after(sides, bit<Word>(from), bit<Word>(to), moves_, visitor,
                             [this] { return go_on(); });
    first_ = {};
  }

  // The squares on which a further piece of the other side may prevent the mate that is found in
  // the position; all squares if there is none. Keeps the mate's pattern.
  Word mate_holes(const Sides<Word>& sides) {
    if (!mates(sides)) return field_.all();
    const MatePattern<Word> pattern = pattern_of(field_, sides, mates_.found());
    if (!pattern.stands(sides)) return field_.all();
    standing_.add(pattern);
    return pattern.empty;
  }

  // Asks the limits now and then.
  bool go_on() {
    constexpr std::uint64_t between_questions = 4096 / (sizeof(Word) / sizeof(std::uint64_t));
    if (++asked_ % between_questions == 0) stopped_ = stopped_ || limits_.reached();
    stopped_ = stopped_ || mates_.stopped();
    return !is_full_ && !stopped_;
  }

  // A table with open addressing of the replies of a call.
  struct Slot {
    std::uint64_t call = 0;  // the slot is free in all other calls
    std::uint32_t reply = 0;
  };

  Slot& slot_of(const PositionKey& key, const std::vector<Reply>& replies) {
    std::size_t i = key.low & (slots_.size() - 1);
    while (slots_[i].call == call_ && replies[slots_[i].reply].key != key)
      i = (i + 1) & (slots_.size() - 1);
    return slots_[i];
  }
  // The slots must be at most half full. Stops the call if the limits leave no memory: the replies
  // may grow to twice their number, while their old place is still taken.
  void grow(std::size_t begin, const std::vector<Reply>& replies) {
    const std::size_t bytes = 3 * replies.size() * sizeof(Reply) + 3 * slots_.size() * sizeof(Slot);
    stopped_ = bytes > limits_.memory_bytes;
    if (stopped_) return;
    slots_.assign(2 * slots_.size(), {});
    for (std::size_t i = begin; i < replies.size(); ++i)
      slot_of(replies[i].key, replies) = {call_, static_cast<std::uint32_t>(i)};
  }

  const Field<Word>& field_;
  unsigned moves_;
  const Limits& limits_;
  TurnGenerator<Word> generator_;
  MateFinder<Word> mates_;
  StandingMates<Word> standing_;
  std::vector<Slot> slots_;
  std::pair<std::uint16_t, std::uint16_t> first_{};  // of the turns that are being visited
  std::uint64_t call_ = 0, asked_ = 0;
  bool is_full_ = false, stopped_ = false;
};

}  // namespace hardboard::push_fight
