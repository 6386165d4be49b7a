#include "methods/push_fight/slab_pushes.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <span>

namespace hardboard::push_fight {
namespace {

// The number of a square's piece in the order of the squares of its side.
std::uint8_t number(Mask pieces, std::uint32_t square) {
  return static_cast<std::uint8_t>(std::popcount(pieces & ((Mask{1} << square) - 1)));
}

// The pieces of one side after a push in a direction: those in the line advance by one square.
struct Advanced {
  Mask before = 0, line = 0;
  const Board& board;
  std::size_t direction = 0;
  const Symmetry& symmetry;

  std::uint32_t square(std::uint32_t at) const {
    return symmetry.square[(line >> at & 1) != 0 ? board.next[at][direction] : at];
  }
  Mask pieces() const {
    Mask after = 0;
    for (Mask left = before; left != 0; left &= left - 1)
      after |= Mask{1} << square(static_cast<std::uint32_t>(std::countr_zero(left)));
    return after;
  }
  // Where the map of the side's types begins: with 0, the identity, if no piece's number changes.
  std::uint32_t map(const PieceTypes& types, Mask after, std::vector<std::uint32_t>& maps) const {
    std::array<std::uint8_t, 64> order{};
    std::uint8_t i = 0;
    bool is_identity = true;
    for (Mask left = before; left != 0; left &= left - 1, ++i) {
      order[i] = number(after, square(static_cast<std::uint32_t>(std::countr_zero(left))));
      is_identity = is_identity && order[i] == i;
    }
    if (is_identity) return 0;
    const auto begin = static_cast<std::uint32_t>(maps.size());
    maps.resize(maps.size() + types.size());
    types.renumber(std::span(order).first(i), std::span(maps).subspan(begin));
    return begin;
  }
};

}  // namespace

void add_pushes(const SlabLayout& layout, Side mover, std::uint32_t slab, std::uint32_t block,
                SlabPushes& pushes) {
  const PieceTypes& own_types = layout.types(mover);
  const PieceTypes& other_types = layout.types(other(mover));
  if (pushes.maps.empty()) {
    pushes.maps.resize(std::max(own_types.size(), other_types.size()));
    std::iota(pushes.maps.begin(), pushes.maps.end(), 0);
  }
  const Board& board = layout.contest.board;
  const Slabs& slabs = layout.slabs(mover);
  const Mask others = slabs.taken(slab), own = spread(slabs.squares(block), others);
  const Mask occupied = own | others;
  std::uint8_t king = 0;
  for (Mask left = own; left != 0; left &= left - 1, ++king) {
    const auto from = static_cast<std::uint32_t>(std::countr_zero(left));
    for (std::size_t direction = 0; direction < 4; ++direction) {
      Mask line = 0;
      std::uint32_t last = from, next = board.next[from][direction];
      while (next < rail && (occupied >> next & 1) != 0) {
        line |= Mask{1} << next;
        last = next;
        next = board.next[next][direction];
      }
      if (line == 0 || next == rail) continue;
      BlockPush push;
      push.block = block;
      push.king = king;
      for (Mask held = line & others; held != 0; held &= held - 1)
        push.line |= Mask{1} << number(others, static_cast<std::uint32_t>(std::countr_zero(held)));
      if (next == off_board) {
        push.end = (others >> last & 1) != 0 ? BlockPush::End::wins : BlockPush::End::loses;
        pushes.pushes.push_back(push);
        continue;
      }
      line |= Mask{1} << from;
      Advanced own_after{own, line, board, direction, layout.symmetries[0]};
      const Slabs::Home home = layout.slabs(other(mover)).home(own_after.pieces());
      const Symmetry& symmetry = layout.symmetries[home.symmetry];
      const Advanced mine{own, line, board, direction, symmetry};
      const Advanced theirs{others, line, board, direction, symmetry};
      const Mask mine_after = mine.pieces(), theirs_after = theirs.pieces();
      push.slab_after = home.slab;
      push.block_after = static_cast<std::uint32_t>(rank_of_set(squeeze(theirs_after, mine_after)));
      push.anchor = number(mine_after, mine.square(from));
      push.mover_types = mine.map(own_types, mine_after, pushes.maps);
      push.other_types = theirs.map(other_types, theirs_after, pushes.maps);
      pushes.pushes.push_back(push);
    }
  }
}

}  // namespace hardboard::push_fight
