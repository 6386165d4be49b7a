// The different positions that a turn can lead to, each once.
#pragma once

#include <cstdint>
#include <vector>

#include "base/stable_sort.h"
#include "methods/push_fight/turns.h"

namespace hardboard::push_fight {

// One for each thread; its memory is used again from call to call.
template <class Word>
class Successors {
public:
  Successors(const Field<Word>& field, OwnFalls own_falls) : generator_(field, own_falls) {}

  struct Next {
    Sides<Word> sides;  // as the other side sees it
    Fallen fallen;
  };

  // The results of all turns of at most `moves` moves, in no order that means anything; valid until
  // the next call. O(turns) time and memory.
  const std::vector<Next>& all(const Sides<Word>& sides, unsigned moves) {
    turns_.clear();
    keys_.clear();
    generator_.run(sides, moves, [&](const Sides<Word>& after, Fallen fallen) {
      keys_.push_back((hash(after) >> 42) << 32 | turns_.size());
      turns_.push_back({after, fallen});
    });
    keep_different();
    return found_;
  }

  // How many turns led to what all() has returned.
  std::uint64_t turns() const { return turns_.size(); }

private:
  static std::uint64_t mix(std::uint64_t h, std::uint64_t word) {
    h = (h ^ word) * 0x9e3779b97f4a7c15U;
    return h ^ (h >> 29);
  }
  template <std::size_t N>
  static std::uint64_t mix(std::uint64_t h, const Wide<N>& wide) {
    for (const std::uint64_t word : wide.words) h = mix(h, word);
    return h;
  }
  static std::uint64_t hash(const Sides<Word>& sides) {
    const Word kings = sides.kings ^ (sides.enemy_kings << 32);
    const Word pawns = sides.enemy_pawns ^ (sides.pawns << 32);
    return mix(mix(mix(0, kings), pawns), sides.anchor);
  }

  // Sorted by 22 bits of a hash, which leaves few equal ones to be compared in full. A table with
  // open addressing took half as long again.
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
  std::vector<Next> turns_, found_;
  std::vector<std::uint64_t> keys_, scratch_;  // hash in the upper half, index in the lower
};

}  // namespace hardboard::push_fight
