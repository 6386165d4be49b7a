#include "puzzles/push_fight/survivors.h"

#include <algorithm>

#include "puzzles/push_fight/rules.h"

namespace hardboard::push_fight {
namespace {

using Squares = std::vector<std::uint32_t>;

bool holds(const Squares& squares, std::uint32_t square) {
  return std::find(squares.begin(), squares.end(), square) != squares.end();
}

class Survivors {
public:
  Survivors(const Puzzle& puzzle, const Position& position, const StrategyOnBoard& strategy,
            const std::function<bool(const Position&, Piece)>& visit)
      : board_(puzzle.board), position_(position), strategy_(strategy), visit_(visit) {
    for (std::uint32_t square = 0; square < board_.size(); ++square)
      if (position.pieces[square] == king_of(position.turn)) kings_.push_back(square);
  }

  // The rest of a turn. False if `visit` said so.
  bool turns(std::uint32_t moves) {
    const Squares* threat = strategy_.threat(position_);
    if (!pushes(threat)) return false;
    if (moves == 0) return true;
    if (threat == nullptr || moves > 1 || a_push_may_touch(*threat)) return all_moves(moves);
    return touching_moves(*threat);
  }

private:
  // All pushes or, under a threat, those that touch it.
  bool pushes(const Squares* threat) {
    for (const std::uint32_t king : kings_) {
      for (const Direction direction : directions) {
        if (look(board_, position_, king, direction).fault != PushFault::none) continue;
        if (threat != nullptr && !touches(*threat, king, direction)) continue;
        Position after = position_;
        const Piece fallen = push(board_, after, king, direction).fallen;
        if (!visit_(after, fallen)) return false;
      }
    }
    return true;
  }

  // Does a push change a square of the threat? It changes the row of pieces before the king, and
  // the empty square behind the row.
  bool touches(const Squares& threat, std::uint32_t king, Direction direction) const {
    for (std::uint32_t at = king; at < rail; at = board_.step(at, direction)) {
      if (holds(threat, at)) return true;
      if (position_.pieces[at] == Piece::none) return false;
    }
    return false;
  }

  // Could some king push a square of the threat after one more move, of any piece? Such a king
  // stands where it stands now or can move to, in a row or column of that square.
  bool a_push_may_touch(const Squares& threat) const {
    for (const std::uint32_t king : kings_) {
      Squares places = reachable(board_, position_, king);
      places.push_back(king);
      for (const std::uint32_t place : places)
        for (const Direction direction : directions)
          for (std::uint32_t at = place; at < rail; at = board_.step(at, direction))
            if (holds(threat, at)) return true;
    }
    return false;
  }

  bool all_moves(std::uint32_t moves) {
    for (std::uint32_t from = 0; from < board_.size(); ++from)
      if (belongs(position_.pieces[from], position_.turn) && !moves_of(from, moves)) return false;
    return true;
  }
  bool moves_of(std::uint32_t from, std::uint32_t moves) {
    const auto is_free = [&](std::uint32_t near) {
      return near < rail && position_.pieces[near] == Piece::none;
    };
    if (std::none_of(board_.next[from].begin(), board_.next[from].end(), is_free)) return true;
    for (const std::uint32_t to : reachable(board_, position_, from))
      if (!move(from, to, moves)) return false;
    return true;
  }

  // The last moves that touch the threat: from one of its squares, or to one.
  bool touching_moves(const Squares& threat) {
    for (const std::uint32_t square : threat) {
      if (belongs(position_.pieces[square], position_.turn) && !moves_of(square, 1)) return false;
      if (position_.pieces[square] != Piece::none) continue;
      Squares empty = reachable(board_, position_, square), pieces;
      empty.push_back(square);
      for (const std::uint32_t at : empty)
        for (const std::uint32_t near : board_.next[at])
          if (near < rail && belongs(position_.pieces[near], position_.turn) &&
              !holds(pieces, near))
            pieces.push_back(near);
      for (const std::uint32_t from : pieces)
        if (!move(from, square, 1)) return false;
    }
    return true;
  }

  bool move(std::uint32_t from, std::uint32_t to, std::uint32_t moves) {
    const auto king = std::find(kings_.begin(), kings_.end(), from);
    std::swap(position_.pieces[from], position_.pieces[to]);
    if (king != kings_.end()) *king = to;
    const bool goes_on = turns(moves - 1);
    if (king != kings_.end()) *king = from;
    std::swap(position_.pieces[from], position_.pieces[to]);
    return goes_on;
  }

  const Board& board_;
  Position position_;
  Squares kings_;  // of the side to move
  const StrategyOnBoard& strategy_;
  const std::function<bool(const Position&, Piece)>& visit_;
};

}  // namespace

bool for_each_survivor(const Puzzle& puzzle, const Position& position,
                       const StrategyOnBoard& strategy,
                       const std::function<bool(const Position&, Piece)>& visit) {
  return Survivors(puzzle, position, strategy, visit).turns(puzzle.moves);
}

}  // namespace hardboard::push_fight
