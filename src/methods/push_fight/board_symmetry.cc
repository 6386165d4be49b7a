#include "methods/push_fight/board_symmetry.h"

#include <optional>

#include "base/box.h"
#include "base/contract.h"
#include "methods/push_fight/laying.h"
#include "puzzles/push_fight/board.h"

namespace hardboard::push_fight {
namespace {

std::optional<Symmetry> symmetry_of(const Board& board, Laying laying) {
  const Box box = bounding_box(board.squares);
  if (laying.quarters % 2 == 1 && box.width() != box.height()) return std::nullopt;
  Symmetry symmetry;
  for (std::uint32_t i = 0; i < board.size(); ++i) {
    const auto image = index_of(board, laying(board.squares[i], box, box.low));
    if (!image) return std::nullopt;
    symmetry.square[i] = static_cast<std::uint8_t>(*image);
  }
  for (std::uint32_t i = 0; i < board.size(); ++i) {
    for (const Direction direction : directions) {
      const std::uint32_t next = board.step(i, direction);
      const std::uint32_t image = board.step(symmetry.square[i], laying(direction));
      if (image != (next < rail ? symmetry.square[next] : next)) return std::nullopt;
    }
  }
  return symmetry;
}

}  // namespace

std::vector<Symmetry> symmetries(const Board& board) {
  promise(board.size() <= 64, "the board has at most 64 squares");
  std::vector<Symmetry> found;
  for (const Laying laying : layings)
    if (const auto symmetry = symmetry_of(board, laying)) found.push_back(*symmetry);
  return found;
}

}  // namespace hardboard::push_fight
