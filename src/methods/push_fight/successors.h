// The different positions that a turn can lead to, each once.
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "base/stable_sort.h"
#include "methods/push_fight/turns.h"

namespace hardboard::push_fight {

// One object for each thread, which reuses its memory from call to call.
template <class Word>
class Successors {
public:
  // The field, and the limits if given, must outlive the object.
  Successors(const Field<Word>& field, OwnFalls own_falls, const Limits* limits = nullptr)
      : generator_(field, own_falls), limits_(limits) {}

  struct Next {
    Sides<Word> sides;  // as the other side sees the position
    Fallen fallen;
  };

  // The positions that turns of at most `moves` moves lead to, in arbitrary order. Valid until the
  // next call. O(turns) time and memory. Some may be missing if stopped().
  const std::vector<Next>& all(const Sides<Word>& sides, unsigned moves) {
    turns_.clear();
    keys_.clear();
    stopped_ = false;
    next_question_ = between_questions;
    generator_.run(
        sides, moves,
        [&](const Sides<Word>& after, Fallen fallen) {
          keys_.push_back((hash(after) >> 42) << 32 | turns_.size());
          turns_.push_back({after, fallen});
        },
        [&] {
          const bool asks = turns_.size() >= next_question_ || ++moves_ % between_moves == 0;
          return !asks || go_on();
        });
    keep_different();
    return found_;
  }

  // Did the limits end the last call of all()?
  bool stopped() const { return stopped_; }

  // The number of turns of the last call.
  std::uint64_t turns() const { return turns_.size(); }

private:
  // The limits are asked after this number of turns, and after as many moves with few turns.
  static constexpr std::size_t between_questions = 16384;
  static constexpr std::size_t between_moves = 4096 / (sizeof(Word) / sizeof(std::uint64_t));

  // False if the limits leave no time or memory. found_ may become as long as the turns, and
  // sorting the keys takes as much memory again.
  bool go_on() {
    if (limits_ == nullptr || stopped_) return !stopped_;
    const std::size_t bytes = turns_.size() * (2 * sizeof(Next) + 2 * sizeof(std::uint64_t));
    stopped_ = limits_->reached() || bytes > limits_->memory_bytes;
    if (!stopped_) next_question_ = turns_.size() + between_questions;
    return !stopped_;
  }

  static std::uint64_t mix(std::uint64_t h, std::uint64_t word) {
    h = (h ^ word) * 0x9e3779b97f4a7c15U;
    return h ^ (h >> 29);
  }
  template <std::size_t N>
  static std::uint64_t mix(std::uint64_t h, const WideWord<N>& wide) {
    for (const std::uint64_t word : wide.words) h = mix(h, word);
    return h;
  }
  static std::uint64_t hash(const Sides<Word>& sides) {
    const Word kings = sides.kings ^ (sides.enemy_kings << 32);
    const Word pawns = sides.enemy_pawns ^ (sides.pawns << 32);
    return mix(mix(mix(0, kings), pawns), sides.anchor);
  }

  // Makes found_ from turns_: sorts by 22 bits of a hash, after which few positions remain to be
  // compared in full. (A table with open addressing took half as long again.)
  void keep_different() {
    found_.clear();
    radix_sort_upper(keys_, scratch_);
    const auto turn = [&](std::size_t i) -> const Next& {
      return turns_[static_cast<std::uint32_t>(keys_[i])];
    };
    for (std::size_t begin = 0, end = 0; begin < keys_.size(); begin = end) {
      const std::size_t first = found_.size();
      for (; end < keys_.size() && keys_[end] >> 32 == keys_[begin] >> 32; ++end) {
        std::size_t same = first;
        while (same < found_.size() && found_[same].sides != turn(end).sides) ++same;
        if (same == found_.size()) found_.push_back(turn(end));
      }
    }
  }

  TurnGenerator<Word> generator_;
  const Limits* limits_;
  bool stopped_ = false;
  std::size_t next_question_ = 0, moves_ = 0;
  std::vector<Next> turns_, found_;
  std::vector<std::uint64_t> keys_, scratch_;  // hash in the upper half, index in the lower
};

}  // namespace hardboard::push_fight
