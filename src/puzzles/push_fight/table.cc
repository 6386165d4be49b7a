#include "puzzles/push_fight/table.h"

#include <algorithm>
#include <fmt/format.h>
#include <tuple>

#include "base/contract.h"

namespace hardboard::push_fight {

bool is_better(Value a, Value b) {
  const auto key = [](Value value) {
    const auto depth = static_cast<std::int64_t>(value.depth);
    if (value.verdict == Verdict::win) return std::tuple(2, -depth);
    if (value.verdict == Verdict::loss) return std::tuple(0, depth);
    return std::tuple(1, std::int64_t{0});
  };
  return key(a) > key(b);
}

Value before(Value next) {
  if (next.verdict == Verdict::win) return {Verdict::loss, next.depth + 1};
  if (next.verdict == Verdict::loss) return {Verdict::win, next.depth + 1};
  return next;
}

Contest contest_of(const Puzzle& puzzle) {
  Contest contest{puzzle.board, {}, puzzle.moves};
  for (const Piece piece : puzzle.position.pieces) {
    if (piece == Piece::none) continue;
    Force& force = contest.forces[belongs(piece, Side::white) ? 0 : 1];
    const bool is_king = piece == Piece::white_king || piece == Piece::black_king;
    ++(is_king ? force.kings : force.pawns);
  }
  return contest;
}

std::string Table::why_not(const Contest& contest, std::size_t memory_bytes) {
  if (contest.board.size() > 64) return "tables are for boards of up to 64 squares";
  std::uint64_t bytes = 0;
  for (std::size_t side = 0; side < 2; ++side) {
    if (side == 1 && contest.forces[0] == contest.forces[1]) break;
    const std::uint64_t size =
        PositionIndex(contest.board.size(), contest.forces[side], contest.forces[1 - side]).size();
    bytes = size > UINT64_MAX - bytes ? UINT64_MAX : bytes + size;
  }
  if (bytes <= memory_bytes) return "";
  return fmt::format("a table of all positions would take {}{:.1f} GB",
                     bytes == UINT64_MAX ? "more than " : "", static_cast<double>(bytes) / 1e9);
}

Table::Table(const Contest& contest, const Limits& limits) : contest_(contest) {
  constexpr std::uint64_t bytes_at_once = 1 << 26;
  for (std::size_t side = 0; side < slots(); ++side) {
    indices_[side] =
        PositionIndex(contest.board.size(), contest.forces[side], contest.forces[1 - side]);
    const std::uint64_t size = indices_[side].size();
    bytes_[side].reserve(size);
    while (bytes_[side].size() < size) {
      if (limits.reached()) {
        bytes_ = {};
        return;
      }
      bytes_[side].resize(std::min<std::uint64_t>(size, bytes_[side].size() + bytes_at_once));
    }
  }
}

Value Table::value(Side mover, const RelativePosition& position) const {
  return value_of(bytes(mover)[index(mover).index(position)]);
}

Value value_of(std::uint8_t byte) {
  const std::uint32_t code = byte & table_depth_bits;
  if (code == 0) return {Verdict::draw, 0};
  return {(byte & table_win_bit) != 0 ? Verdict::win : Verdict::loss, code - 1};
}

RelativePosition relative(const Position& position) {
  promise(position.anchor != no_anchor && position.pieces.size() <= 64,
          "the position has an anchor and at most 64 squares");
  RelativePosition result;
  result.anchor = position.anchor;
  for (std::size_t i = 0; i < position.pieces.size(); ++i) {
    const Piece piece = position.pieces[i];
    const Mask bit = Mask{1} << i;
    if (piece == king_of(position.turn)) result.mover_kings |= bit;
    if (piece == pawn_of(position.turn)) result.mover_pawns |= bit;
    if (piece == king_of(other(position.turn))) result.other_kings |= bit;
    if (piece == pawn_of(other(position.turn))) result.other_pawns |= bit;
  }
  return result;
}

}  // namespace hardboard::push_fight
