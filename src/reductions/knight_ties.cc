#include "reductions/knight_ties.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace hardboard {
namespace {

using Slots = std::vector<std::uint32_t>;

// In the gadget at the origin, slot 0 has its knight at (0, 3), its joint at row 1, and its chain
// on the rows 1 and 2; slot 1 has its knight at (0, 5), its joint at row 5, and its chain on the
// rows 5 and 6. Chains step by (-2, 1) and (-2, -1), spines by (-1, 2) and (1, 2). Knights of two
// chains or spines stay three rows or three columns apart. The right side is the mirror image.
std::int32_t joint_row(std::uint32_t slot) {
  return static_cast<std::int32_t>(slot) * 4 + 1;
}
std::int32_t spine_column(std::uint32_t level) {
  return -4 * static_cast<std::int32_t>(level + 1);
}
Square mirrored(Square square, std::uint32_t side) {
  return side == 0 ? square : Square{6 - square.x, square.y};
}

std::uint64_t spine_length(const Slots& slots) {
  return std::uint64_t{2} * (slots.back() - slots.front()) + 1;
}

// The level of each spine: the first above all earlier ones between its slots. O(slots that the
// spines pass).
Slots levels_of(const std::vector<Slots>& clauses, std::size_t all_slots) {
  Slots next(all_slots);  // by slot: the first free level
  Slots levels;
  for (const Slots& slots : clauses) {
    const auto begin = next.begin() + slots.front(), end = next.begin() + slots.back() + 1;
    levels.push_back(*std::max_element(begin, end));
    std::fill(begin, end, levels.back() + 1);
  }
  return levels;
}

void add_clause(HeroBoard& board, std::uint32_t net, std::uint32_t side, const Slots& slots,
                std::uint32_t level) {
  const std::int32_t column = spine_column(level);
  for (const std::uint32_t slot : slots)
    for (std::int32_t x = -2; x > column; x -= 2)
      board.add(mirrored({x, joint_row(slot) + (x % 4 == 0 ? 0 : 1)}, side), net);
  const std::int32_t bottom = joint_row(slots.front()), top = joint_row(slots.back());
  for (std::int32_t y = bottom; y <= top; y += 2)
    board.add(mirrored({column - (y % 4 == 1 ? 0 : 1), y}, side), net);
}

}  // namespace

bool tie_by_knights(HeroBoard& board, const ClauseSlots& slots, const Limits& limits) {
  constexpr std::uint64_t bytes_a_piece = 200;  // with the check behind
  const std::uint64_t most = limits.memory_bytes / bytes_a_piece;
  std::uint64_t count = board.net.size();
  for (const std::uint32_t side : hero_sides) {
    count += slots.clause[side].size();
    for (const Slots& clause : slots.slots[side]) count += spine_length(clause);
  }
  if (count > most) return false;
  std::array<Slots, 2> levels;
  for (const std::uint32_t side : hero_sides) {
    levels[side] = levels_of(slots.slots[side], slots.clause[side].size());
    for (std::size_t i = 0; i < levels[side].size(); ++i)
      count += slots.slots[side][i].size() * (std::uint64_t{2} * levels[side][i] + 1);
  }
  if (count > most) return false;
  board.puzzle.pieces.reserve(count);
  board.net.reserve(count);
  std::uint32_t net = 0;
  for (const std::uint32_t side : hero_sides) {
    for (std::uint32_t slot = 0; slot < slots.clause[side].size(); ++slot)
      if (slots.clause[side][slot] == ClauseSlots::none)
        board.add(mirrored({-1, joint_row(slot) + (slot % 2 == 0 ? 0 : 2)}, side), 0);
    for (std::size_t i = 0; i < levels[side].size(); ++i)
      add_clause(board, ++net, side, slots.slots[side][i], levels[side][i]);
  }
  return true;
}

}  // namespace hardboard
