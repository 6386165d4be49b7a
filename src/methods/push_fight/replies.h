// The turns that matter in the fight for a forced win: those after which the other side can't
// mate at once.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "methods/push_fight/mate.h"
#include "methods/push_fight/proof_table.h"
#include "methods/push_fight/successors.h"

namespace hardboard::push_fight {

// One for each thread. Turns have 0, 1 or 2 moves before the push at most.
template <class Word>
class Replies {
public:
  // Keeps a reference to the field.
  Replies(const Field<Word>& field, unsigned moves)
      : moves_(moves), successors_(field, OwnFalls::left_out), mates_(field) {}

  struct Reply {
    Sides<Word> sides;  // as the other side sees it
    PositionKey key;
  };

  bool mates(const Sides<Word>& sides) { return mates_.mates(sides, moves_); }

  // Appends the positions, each once, that a turn of the side to move can lead to without a mate
  // behind it; or, if there are so many, the first `enough`. False if it stopped there. Turns with
  // few moves come first, so that little is generated for a small `enough`.
  // O(turns) time: on the published board a millisecond for all.
  bool safe(const Sides<Word>& sides, std::size_t enough, std::vector<Reply>& replies) {
    const std::size_t begin = replies.size();
    for (unsigned moves = enough == all ? moves_ : 0; moves <= moves_; ++moves) {
      replies.resize(begin);
      for (const auto& next : successors_.all(sides, moves)) {
        if (next.fallen != Fallen::nothing || mates(next.sides)) continue;
        replies.push_back({next.sides, key_of(next.sides)});
        if (replies.size() - begin >= enough) return false;
      }
    }
    return true;
  }
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
  static void mix(PositionKey& key, const Wide<N>& wide) {
    for (const std::uint64_t word : wide.words) mix(key, word);
  }
  // The end of MurmurHash3: a bijection that spreads every bit over all.
  static std::uint64_t finish(std::uint64_t h) {
    h = (h ^ (h >> 33)) * 0xff51afd7ed558ccdU;
    h = (h ^ (h >> 33)) * 0xc4ceb9fe1a85ec53U;
    return h ^ (h >> 33);
  }

  unsigned moves_;
  Successors<Word> successors_;
  MateFinder<Word> mates_;
};

}  // namespace hardboard::push_fight
