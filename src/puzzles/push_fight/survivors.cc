#include "puzzles/push_fight/survivors.h"

#include <algorithm>

#include "base/watch.h"
#include "puzzles/push_fight/rules.h"

namespace hardboard::push_fight {
namespace {

using Squares = std::vector<std::uint32_t>;
using Visit = std::function<bool(const IndexedTurn&, const Position&, Piece)>;

bool holds(const Squares& squares, std::uint32_t square) {
  return std::find(squares.begin(), squares.end(), square) != squares.end();
}

class Survivors {
public:
  Survivors(const Limits& limits, const Puzzle& puzzle, const Position& position,
            const ThreatFinder& threat, const Visit& visit)
      : watch_(limits), board_(puzzle.board), position_(position), threat_(threat), visit_(visit) {
    for (std::uint32_t square = 0; square < board_.size(); ++square)
      if (position.pieces[square] == king_of(position.turn)) kings_.push_back(square);
    for (std::uint32_t square = 0; square < board_.size(); ++square)
      for (const Direction direction : directions)
        if (board_.step(square, direction) == off_board) add_line(square, direction);
  }

  // The rest of a turn. False if `visit` said so, or if the limits were reached.
  bool turns(std::uint32_t moves) {
    if (watch_.reached(board_.size())) return false;
    const Squares* threat = threat_(position_);
    if (!pushes(threat)) return false;
    if (moves == 0) return true;
    if (threat == nullptr) return all_moves(moves);
    const Squares places = places_of_kings(moves);
    if (a_push_may_touch(*threat, places)) return all_moves(moves);
    if (!moves_near(*threat, moves)) return false;
    for (const Squares& line : lines_) {
      const bool a_king_may_reach = std::any_of(
          places.begin(), places.end(), [&](std::uint32_t place) { return holds(line, place); });
      if (a_king_may_reach && !moves_near(line, moves)) return false;
    }
    return true;
  }

  bool is_cut_off() const { return watch_.was_reached(); }

private:
  // A line along which the loser may mate: from a square at an open edge with a piece of the
  // winner, back to an edge or to the anchored king.
  void add_line(std::uint32_t end, Direction direction) {
    if (!belongs(position_.pieces[end], other(position_.turn))) return;
    Squares line;
    for (std::uint32_t at = end; at < rail && at != position_.anchor;
         at = board_.step(at, opposite(direction)))
      line.push_back(at);
    if (!line.empty()) lines_.push_back(std::move(line));
  }

  // All pushes or, under a threat, those that touch it or push a piece off.
  bool pushes(const Squares* threat) {
    for (const std::uint32_t king : kings_) {
      for (const Direction direction : directions) {
        const PushResult result = look(board_, position_, king, direction);
        if (result.fault != PushFault::none) continue;
        if (threat != nullptr && result.fallen == Piece::none && !touches(*threat, king, direction))
          continue;
        Position after = position_;
        const Piece fallen = push(board_, after, king, direction).fallen;
        turn_.king = king;
        turn_.direction = direction;
        if (!visit_(turn_, after, fallen)) return false;
      }
    }
    return true;
  }

  // Does a push change a square of the threat? A push changes the row of pieces before the king,
  // and the empty square behind the row.
  bool touches(const Squares& threat, std::uint32_t king, Direction direction) const {
    for (std::uint32_t at = king; at < rail; at = board_.step(at, direction)) {
      if (holds(threat, at)) return true;
      if (position_.pieces[at] == Piece::none) return false;
    }
    return false;
  }

  // The squares on which kings may stand after so many more moves, of any pieces, and more: all
  // that empty squares, and all but one of the moved pieces, connect with a king's own.
  Squares places_of_kings(std::uint32_t moves) const {
    Squares all;
    for (const std::uint32_t king : kings_) {
      Squares places{king};
      for (std::uint32_t i = 0; i < moves; ++i) {
        if (i > 0) add_own(places);
        add_empty(places);
      }
      all.insert(all.end(), places.begin(), places.end());
    }
    return all;
  }
  // Could a king on one of the places push a square of the threat? Such a king stands in a row or
  // column of that square.
  bool a_push_may_touch(const Squares& threat, const Squares& places) const {
    for (const std::uint32_t place : places)
      for (const std::uint32_t square : threat)
        if (board_.squares[square].x == board_.squares[place].x ||
            board_.squares[square].y == board_.squares[place].y)
          return true;
    return false;
  }

  bool is_own(Piece piece) const { return belongs(piece, position_.turn); }
  // Adds the squares of own pieces beside the squares.
  void add_own(Squares& squares) const {
    add_beside(squares, squares.size(), [&](Piece piece) { return is_own(piece); });
  }
  // Adds all empty squares that paths of empty squares connect with some of the squares.
  void add_empty(Squares& squares) const {
    add_beside(squares, board_.size(), [](Piece piece) { return piece == Piece::none; });
  }
  // Adds the squares beside the first `most` squares, also of those just added, that hold what
  // `fits` wants.
  template <class Fits>
  void add_beside(Squares& squares, std::size_t most, const Fits& fits) const {
    std::vector<bool> is_in(board_.size(), false);
    for (const std::uint32_t square : squares) is_in[square] = true;
    for (std::size_t i = 0; i < squares.size() && i < most; ++i)
      for (const std::uint32_t near : board_.next[squares[i]])
        if (near < rail && !is_in[near] && fits(position_.pieces[near])) {
          is_in[near] = true;
          squares.push_back(near);
        }
  }

  bool all_moves(std::uint32_t moves) {
    for (std::uint32_t from = 0; from < board_.size(); ++from)
      if (is_own(position_.pieces[from]) && !moves_of(from, moves)) return false;
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

  // Moves after which the squares of a threat or a line may matter.
  bool moves_near(const Squares& squares, std::uint32_t moves) {
    return touching_moves(squares, moves) && (moves == 1 || enabling_moves(squares, moves));
  }
  // Moves from one of the squares, or to one.
  bool touching_moves(const Squares& squares, std::uint32_t moves) {
    for (const std::uint32_t square : squares) {
      if (is_own(position_.pieces[square]) && !moves_of(square, moves)) return false;
      if (position_.pieces[square] != Piece::none) continue;
      Squares near{square};
      add_empty(near);
      const std::size_t empty = near.size();
      add_own(near);
      for (std::size_t i = empty; i < near.size(); ++i)
        if (!move(near[i], square, moves)) return false;
    }
    return true;
  }

  // Moves of pieces beside the zone of the squares: these alone can make a touching move possible,
  // or become impossible behind one.
  bool enabling_moves(const Squares& squares, std::uint32_t moves) {
    Squares zone = squares;
    add_empty(zone);
    const std::size_t inside = zone.size();
    add_own(zone);
    for (std::size_t i = inside; i < zone.size(); ++i)
      if (!moves_of(zone[i], moves)) return false;
    return true;
  }

  bool move(std::uint32_t from, std::uint32_t to, std::uint32_t moves) {
    const auto king = std::find(kings_.begin(), kings_.end(), from);
    std::swap(position_.pieces[from], position_.pieces[to]);
    if (king != kings_.end()) *king = to;
    turn_.moves.emplace_back(from, to);
    const bool goes_on = turns(moves - 1);
    turn_.moves.pop_back();
    if (king != kings_.end()) *king = from;
    std::swap(position_.pieces[from], position_.pieces[to]);
    return goes_on;
  }

  Watch watch_;
  const Board& board_;
  Position position_;
  Squares kings_;  // of the side to move
  std::vector<Squares> lines_;
  IndexedTurn turn_;
  const ThreatFinder& threat_;
  const Visit& visit_;
};

}  // namespace

Outcomes survivors_within(const Limits& limits, const Puzzle& puzzle, const Position& position,
                          const ThreatFinder& threat, const Visit& visit) {
  Survivors survivors(limits, puzzle, position, threat, visit);
  if (survivors.turns(puzzle.moves)) return Outcomes::all;
  return survivors.is_cut_off() ? Outcomes::cut_off : Outcomes::stopped;
}

}  // namespace hardboard::push_fight
