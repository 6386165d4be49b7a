#include "draw/push_fight_film.h"

#include <numeric>
#include <utility>

#include "base/contract.h"
#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/rules.h"

namespace hardboard::draw {
namespace {

using namespace push_fight;

constexpr double step_seconds = 0.18, push_seconds = 0.6, breath = 0.4;

class Filming {
public:
  Filming(const Puzzle& puzzle, double side)
      : board_(puzzle.board), position_(puzzle.position), side_(side), whose_(board_.size()) {
    std::iota(whose_.begin(), whose_.end(), 0U);
    film_.pieces.resize(board_.size());
  }

  PushFilm run(std::span<const Turn> turns) {
    for (const Turn& turn : turns) {
      time_ += breath;
      for (const Move& move : turn.moves)
        walk(*index_of(board_, move.from), *index_of(board_, move.to));
      push(*index_of(board_, turn.push.from), turn.push.direction);
    }
    film_.seconds = time_ + 3 * breath;
    return std::move(film_);
  }

private:
  // The offset of the piece that started on `start` when it stands on `square`.
  Point offset(std::uint32_t start, std::uint32_t square) const {
    const Square from = board_.squares[start], to = board_.squares[square];
    return {side_ * (to.x - from.x), side_ * (from.y - to.y)};
  }
  std::vector<Key>& keys_of(std::uint32_t square) { return film_.pieces[whose_[square]]; }

  // The piece walks a shortest path of empty squares. The search starts from the path's end, so
  // that `ahead` holds the next square of the path for each square.
  void walk(std::uint32_t from, std::uint32_t to) {
    std::vector<std::uint32_t> ahead(board_.size(), off_board), queue{to};
    ahead[to] = to;
    for (std::size_t i = 0; i < queue.size() && ahead[from] == off_board; ++i) {
      for (const std::uint32_t near : board_.next[queue[i]]) {
        if (near >= rail || ahead[near] != off_board) continue;
        if (near != from && position_.pieces[near] != Piece::none) continue;
        ahead[near] = queue[i];
        queue.push_back(near);
      }
    }
    promise(ahead[from] != off_board, "a legal move has a path");
    std::vector<Key>& keys = keys_of(from);
    const std::uint32_t start = whose_[from];
    keys.push_back({time_, offset(start, from), 1});
    for (std::uint32_t at = from; at != to;) {
      at = ahead[at];
      time_ += step_seconds;
      keys.push_back({time_, offset(start, at), 1});
    }
    time_ += breath;
    std::swap(position_.pieces[from], position_.pieces[to]);
    std::swap(whose_[from], whose_[to]);
  }

  void push(std::uint32_t king, Direction direction) {
    for (std::uint32_t at = king; at < rail && position_.pieces[at] != Piece::none;
         at = board_.step(at, direction)) {
      const std::uint32_t start = whose_[at], next = board_.step(at, direction);
      keys_of(at).push_back({time_, offset(start, at), 1});
      if (next < rail) {
        keys_of(at).push_back({time_ + push_seconds, offset(start, next), 1});
        continue;
      }
      Point over = offset(start, at);
      over.x += direction == Direction::right ? side_ : direction == Direction::left ? -side_ : 0;
      over.y += direction == Direction::down ? side_ : direction == Direction::up ? -side_ : 0;
      keys_of(at).push_back({time_ + push_seconds, over, 1});
      keys_of(at).push_back({time_ + push_seconds + breath, over, 0});
    }
    time_ += push_seconds;
    if (position_.anchor != no_anchor) {
      const Point before = film_.anchor.empty() ? Point{} : film_.anchor.back().offset;
      film_.anchor.push_back({time_, before, 1});
      film_.anchor.push_back(
          {time_ + breath, offset(position_.anchor, board_.step(king, direction)), 1});
    }
    shift(king, direction);
  }

  // Moves the pieces of the line one square on; the foremost one falls if its edge has no rail.
  void shift(std::uint32_t king, Direction direction) {
    Piece piece = Piece::none;
    std::uint32_t whose = king;
    for (std::uint32_t at = king; at < rail; at = board_.step(at, direction)) {
      const bool was_empty = position_.pieces[at] == Piece::none;
      std::swap(position_.pieces[at], piece);
      std::swap(whose_[at], whose);
      if (was_empty) break;
    }
  }

  const Board& board_;
  Position position_;
  const double side_;
  std::vector<std::uint32_t> whose_;  // for each square the starting square of its piece
  double time_ = 0;
  PushFilm film_;
};

}  // namespace

PushFilm film_of(const Puzzle& puzzle, std::span<const Turn> turns, double side) {
  return Filming(puzzle, side).run(turns);
}

}  // namespace hardboard::draw
