#include "reductions/line_ties.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "puzzles/solo_chess/axis_order.h"

namespace hardboard {
namespace {

using solo_chess::Axis;

// A number for the line through the square along the axis.
std::int64_t line_of(Square square, Axis axis) {
  return std::int64_t{axis.dy} * square.x - std::int64_t{axis.dx} * square.y;
}

// With boards of as many rows and columns this keeps all squares in 32 bits.
constexpr std::int64_t most_columns = std::int64_t{1} << 28;

// The lines that hold pieces, each with the net of its pieces.
class TakenLines {
public:
  explicit TakenLines(const HeroBoard& board) {
    for (const solo_chess::Ride& ride : board.puzzle.types[1].rides)
      if (is_forward(ride)) axes_.push_back(axis_of(ride));
    nets_.resize(axes_.size());
    for (auto& lines : nets_) lines.reserve(board.net.size());
    for (std::size_t piece = 1; piece < board.net.size(); ++piece)
      take(board.square(static_cast<std::uint32_t>(piece)), board.net[piece]);
  }
  bool is_free_for(Square square, std::uint32_t net) const {
    for (std::size_t i = 0; i < axes_.size(); ++i) {
      const auto found = nets_[i].find(line_of(square, axes_[i]));
      if (found != nets_[i].end() && found->second != net) return false;
    }
    return true;
  }
  void take(Square square, std::uint32_t net) {
    for (std::size_t i = 0; i < axes_.size(); ++i) nets_[i].emplace(line_of(square, axes_[i]), net);
  }

private:
  std::vector<Axis> axes_;
  std::vector<std::unordered_map<std::int64_t, std::uint32_t>> nets_;  // by axis, by line
};

class Ties {
public:
  Ties(HeroBoard& board, const Limits& limits)
      : board_(board), limits_(limits), taken_(board), row_({1, 0}), column_({0, 1}) {
    if (board.puzzle.types[1].letter == 'B') {
      row_ = {1, -1};
      column_ = {1, 1};
    }
    unit_ = line_of({row_.dx, row_.dy}, column_);
    least_ = most_ = line_of(board.square(0), column_);
    for (const solo_chess::Piece& piece : board.puzzle.pieces) {
      least_ = std::min(least_, line_of(piece.square, column_));
      most_ = std::max(most_, line_of(piece.square, column_));
    }
  }

  // Ties the pieces together in the first column that is free for them, `from` columns outside the
  // gadgets or farther; returns how far.
  std::optional<std::int64_t> tie(const std::vector<std::uint32_t>& pieces, std::uint32_t net,
                                  std::uint32_t side, std::int64_t from) {
    const std::int64_t own = line_of(board_.square(pieces.front()), column_);
    // The first column of the gadgets, or the last, that the pieces' rows meet in squares.
    const std::int64_t edge =
        side == 0 ? least_ - (least_ - own) % unit_ : most_ + (own - most_) % unit_;
    for (std::int64_t out = from; out < most_columns; ++out) {
      if (++tried_ % 65536 == 0 && limits_.reached()) return std::nullopt;
      const std::int64_t column = edge + (side == 0 ? -out : out) * unit_;
      squares_.clear();
      for (const std::uint32_t piece : pieces) squares_.push_back(crossing(piece, column));
      const auto is_free = [&](Square square) { return taken_.is_free_for(square, net); };
      if (!std::all_of(squares_.begin(), squares_.end(), is_free)) continue;
      for (const Square square : squares_) {
        board_.add(square, net);
        taken_.take(square, net);
      }
      return out;
    }
    return std::nullopt;
  }

private:
  // Where the row of the piece meets the column.
  Square crossing(std::uint32_t piece, std::int64_t column) const {
    const Square square = board_.square(piece);
    const std::int64_t steps = (column - line_of(square, column_)) / unit_;
    return {static_cast<std::int32_t>(square.x + steps * row_.dx),
            static_cast<std::int32_t>(square.y + steps * row_.dy)};
  }

  HeroBoard& board_;
  const Limits& limits_;
  TakenLines taken_;
  Axis row_, column_;
  std::int64_t unit_ = 1;  // columns that a step along a row passes
  std::int64_t least_ = 0, most_ = 0;
  std::uint64_t tried_ = 0;
  std::vector<Square> squares_;
};

constexpr std::int64_t first_column = 3;  // leaves room between gadgets and ties

}  // namespace

bool tie_by_lines(HeroBoard& board, const ClauseSlots& slots, const Limits& limits) {
  Ties ties(board, limits);
  std::uint32_t net = 0;
  std::vector<std::uint32_t> pieces;
  for (const std::uint32_t side : hero_sides) {
    for (std::uint32_t v = 0; v < board.variables; ++v) {
      pieces = {board.gadget_begin(v) + board.gadget->anchor};
      for (std::uint32_t slot = 2 * v; slot < 2 * v + 2; ++slot)
        if (slots.clause[side][slot] == ClauseSlots::none)
          pieces.push_back(board.literal(side, slot));
      if (pieces.size() > 1 && !ties.tie(pieces, 0, side, first_column)) return false;
    }
    std::int64_t column = first_column;
    for (const std::vector<std::uint32_t>& clause : slots.slots[side]) {
      ++net;
      if (clause.size() == 1) continue;  // the literal is all there is of it
      pieces.clear();
      for (const std::uint32_t slot : clause) pieces.push_back(board.literal(side, slot));
      const std::optional<std::int64_t> found = ties.tie(pieces, net, side, column + 1);
      if (!found) return false;
      column = *found;
    }
  }
  return true;
}

}  // namespace hardboard
