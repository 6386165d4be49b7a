#include "puzzles/push_fight/stuck.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "puzzles/push_fight/outcomes.h"
#include "puzzles/push_fight/rules.h"

namespace hardboard::push_fight {
namespace {

constexpr std::uint64_t most_tried = 10'000'000;
constexpr double most_bytes = 1e9;  // of placements

class Stuck {
public:
  Stuck(const Board& board, const Position& position) : board_(board), position_(position) {
    for (std::uint32_t square = 0; square < board.size(); ++square) {
      if (!belongs(position.pieces[square], position.turn)) continue;
      own_.push_back(square);
      if (position.pieces[square] == king_of(position.turn)) kings_.push_back(square);
    }
  }

  // A push at once.
  bool can_push() {
    return std::any_of(kings_.begin(), kings_.end(), [&](std::uint32_t king) {
      return std::any_of(directions.begin(), directions.end(), [&](Direction direction) {
        ++tried_;
        return look(board_, position_, king, direction).fault == PushFault::none;
      });
    });
  }

  // A push after one move. Also true if too many have been tried.
  bool can_push_after_a_move() {
    for (const std::uint32_t from : own_)
      for (const std::uint32_t to : reachable(board_, position_, from)) {
        move(from, to);
        const bool found = can_push() || tried_ > most_tried;
        move(to, from);
        if (found) return true;
      }
    return false;
  }

  // Whether a king could stand beside another piece, if its own pieces gave way to each other.
  bool may_come_beside() const {
    return std::any_of(kings_.begin(), kings_.end(), [&](std::uint32_t king) {
      const std::vector<bool> room = room_of({king});
      std::vector<std::uint32_t> others;
      for (const std::uint32_t piece : own_)
        if (piece != king) others.push_back(piece);
      const std::vector<bool> others_room = room_of(others);
      for (std::uint32_t square = 0; square < board_.size(); ++square) {
        if (!room[square]) continue;
        for (const std::uint32_t beside : board_.next[square])
          if (beside < rail && (is_other(beside) || others_room[beside])) return true;
      }
      return false;
    });
  }

  // A bound on the memory of all placements after so many moves.
  double bytes_of_placements(std::uint32_t moves) const {
    const auto squares = static_cast<double>(board_.size());
    const double moved = static_cast<double>(own_.size()) * squares;
    double by_moves = 1;
    for (std::uint32_t move = 0; move < std::min(moves, 64U) && by_moves < most_bytes; ++move)
      by_moves *= moved;
    // Kings go to some of the squares that the other side leaves, and pawns to some of the rest.
    double room = 0, by_places = 1;
    for (std::uint32_t square = 0; square < board_.size(); ++square)
      room += is_other(square) ? 0 : 1;
    const std::size_t kings = kings_.size();
    for (std::size_t i = 0; i < own_.size(); ++i, --room)
      by_places *= room / static_cast<double>(i < kings ? i + 1 : i - kings + 1);
    return std::min(by_moves, by_places) * squares;
  }

private:
  bool is_other(std::uint32_t square) const {
    return belongs(position_.pieces[square], other(position_.turn));
  }
  void move(std::uint32_t from, std::uint32_t to) {
    std::swap(position_.pieces[from], position_.pieces[to]);
    std::replace(kings_.begin(), kings_.end(), from, to);
  }

  // The squares that these pieces reach past their own side's.
  std::vector<bool> room_of(std::vector<std::uint32_t> found) const {
    std::vector<bool> seen(board_.size(), false);
    for (const std::uint32_t square : found) seen[square] = true;
    for (std::size_t i = 0; i < found.size(); ++i)
      for (const std::uint32_t next : board_.next[found[i]]) {
        if (next >= rail || seen[next] || is_other(next)) continue;
        seen[next] = true;
        found.push_back(next);
      }
    return seen;
  }

  const Board& board_;
  Position position_;
  std::vector<std::uint32_t> own_, kings_;  // squares of the side to move
  std::uint64_t tried_ = 0;                 // pushes
};

}  // namespace

bool is_stuck(const Board& board, const Position& position, std::uint32_t moves,
              const Limits& limits) {
  Stuck side(board, position);
  if (side.can_push()) return false;
  if (moves == 0 || !side.may_come_beside()) return true;
  if (side.can_push_after_a_move()) return false;
  if (moves == 1) return true;
  if (side.bytes_of_placements(moves) > most_bytes) return false;
  return outcomes_within(limits, board, position, moves,
                         [](const IndexedTurn&, const Position&, Piece) { return false; }) ==
         Outcomes::all;
}

}  // namespace hardboard::push_fight
