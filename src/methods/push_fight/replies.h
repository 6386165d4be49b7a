// The replies that count in the search for a forced win: those after which the other side cannot
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

// One object for each thread. Turns have at most `moves` moves, which must be 0, 1 or 2.
template <class Word>
class Replies {
public:
  // The field and the limits must outlive the object.
  Replies(const Field<Word>& field, unsigned moves, const Limits& limits)
      : moves_(moves), successors_(field, OwnFalls::left_out, &limits), mates_(field, &limits) {}

  struct Reply {
    Sides<Word> sides;  // the position after the turn, as the other side sees it
    PositionKey key;
  };

  // Can the side to move mate at once? False has no meaning if the limits were reached.
  bool mates(const Sides<Word>& sides) { return mates_.mates(sides, moves_); }

  // Appends each position, once, that a turn of the side to move can lead to and in which the other
  // side cannot mate at once. Returns false early, with some of the positions, when there are
  // `enough`, or when the limits were reached. Turns with few moves come first, so that a small
  // `enough` costs little. O(turns): on the published board a millisecond for all.
  bool safe(const Sides<Word>& sides, std::size_t enough, std::vector<Reply>& replies) {
    const std::size_t begin = replies.size();
    for (unsigned moves = enough == all ? moves_ : 0; moves <= moves_; ++moves) {
      replies.resize(begin);
      const auto& found = successors_.all(sides, moves);
      if (successors_.stopped()) return false;
      for (const auto& next : found) {
        if (next.fallen != Fallen::nothing || mates(next.sides)) continue;
        if (mates_.stopped()) return false;
        replies.push_back({next.sides, key_of(next.sides)});
        if (replies.size() - begin >= enough) return false;
      }
    }
    return true;
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

  unsigned moves_;
  Successors<Word> successors_;
  MateFinder<Word> mates_;
};

}  // namespace hardboard::push_fight
