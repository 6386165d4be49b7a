// The numbers of positions before their first visit, guessed from positions that were alike.
//
// Positions of the same search in which the side that has just moved has its pieces in the same
// places are mostly as hard as each other: a turn that left the defender few replies in one
// position leaves few in the next, and a reply that held there holds here. Without guesses the
// search counts the replies to a hundred turns in each position of the attacker, which takes most
// of its time. Guesses only say what is searched first: they prove nothing.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "methods/push_fight/replies.h"

namespace hardboard::push_fight {

// Heuristic first numbers as in df-pn+ (Nagai 2002), learned while the search runs. One object for
// each search, which takes half a megabyte.
template <class Word>
class FirstNumbers {
public:
  // `sides` is the position after a turn, and `attacks` says whether the attacker is to move.
  ProofNumbers guess(const Sides<Word>& sides, bool attacks) const {
    const Seen& seen = seen_[attacks][index(sides)];
    const std::uint32_t pn = attacks ? seen.pn / 2 : seen.pn;
    return {std::max(pn, 1U), !attacks ? 1 : seen.dn == 0 ? unseen_attack : seen.dn};
  }

  // The numbers of such a position after a visit.
  void learn(const Sides<Word>& sides, bool attacks, ProofNumbers numbers) {
    if (numbers.dn == 0) return;  // a disproof may rest on the path
    const std::uint32_t dn = numbers.pn == 0 ? most_dn : std::min(numbers.dn, most_dn);
    seen_[attacks][index(sides)] = {static_cast<std::uint16_t>(std::min(numbers.pn, most_pn)),
                                    static_cast<std::uint16_t>(dn)};
  }

private:
  // The dn of positions of the attacker: about as many turns as attackers have. With a smaller dn
  // the search would list the turns of all positions of the attacker after a turn of the defender,
  // which takes most of the time, before it looks into one.
  static constexpr std::uint32_t unseen_attack = 300;
  static constexpr std::uint32_t most_pn = 1'000, most_dn = 10'000;
  static constexpr std::size_t places = std::size_t{1} << 16;

  // The latest numbers. dn is 0 before the first ones.
  struct Seen {
    std::uint16_t pn = 0, dn = 0;
  };

  static std::size_t index(const Sides<Word>& sides) {
    return Replies<Word>::key_of({{}, {}, sides.enemy_kings, sides.enemy_pawns, {}}).low % places;
  }

  std::array<std::vector<Seen>, 2> seen_{std::vector<Seen>(places), std::vector<Seen>(places)};
};

}  // namespace hardboard::push_fight
