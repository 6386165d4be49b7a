#include "methods/solo_chess/backward.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace hardboard::solo_chess {
namespace {

// Numbers that are changed one by one, and their sums from the first one on (Fenwick 1994).
class Sums {
public:
  explicit Sums(std::size_t size) : values_(size, 0), partial_(size + 1, 0) {
    while (2 * top_ <= size) top_ *= 2;
  }

  std::uint64_t total() const { return total_; }

  void set(std::size_t at, std::uint64_t value) {
    const std::uint64_t change = value - values_[at];  // modulo 2^64
    values_[at] = value;
    total_ += change;
    for (std::size_t i = at + 1; i < partial_.size(); i += i & (~i + 1)) partial_[i] += change;
  }

  // The number in which the unit `unit` of the sum lies, and which unit of that number it is; units
  // count from 0.
  std::pair<std::size_t, std::uint64_t> find(std::uint64_t unit) const {
    std::size_t at = 0;
    for (std::size_t step = top_; step > 0; step /= 2)
      if (at + step < partial_.size() && partial_[at + step] <= unit) {
        at += step;
        unit -= partial_[at];
      }
    return {at, unit};
  }

private:
  std::vector<std::uint64_t> values_, partial_;
  std::uint64_t total_ = 0;
  std::size_t top_ = 1;  // the largest power of two up to the size
};

// For each piece the board counts what the piece will spend on captures after the current position,
// and its origins: the squares from which it may have come by a capture. A capture that is taken
// back changes the origins of few pieces.
class Backward {
public:
  Backward(const Wish& wish, Random& random, Watch& watch)
      : wish_(wish), random_(random), watch_(watch), origins_(wish.pieces) {
    for (const char letter : wish.mix) types_.push_back(add_type(letter));
    board_.assign(static_cast<std::size_t>(wish.width) * static_cast<std::size_t>(wish.height),
                  false);
  }

  // May be called once.
  std::optional<MadeBackward> run() {
    puzzle_.frame = Frame{{1, 1}, wish_.width, wish_.height};
    puzzle_.budget = wish_.budget;
    puzzle_.bounds = wish_.bounds;
    const auto x = static_cast<std::int32_t>(random_.below(wish_.width)) + 1;
    const auto y = static_cast<std::int32_t>(random_.below(wish_.height)) + 1;
    if (wish_.last != 0) puzzle_.last = 0;
    const std::uint8_t first = wish_.last != 0 ? add_type(wish_.last) : any_type();
    find_directions();
    put({x, y}, first);
    count_origins(0);
    while (puzzle_.pieces.size() < wish_.pieces)
      if (!take_back() || watch_.was_reached()) return std::nullopt;
    return MadeBackward{std::move(puzzle_), std::move(types_)};
  }

private:
  std::uint8_t add_type(char letter) {
    std::vector<PieceType>& types = puzzle_.types;
    const auto found = std::find_if(types.begin(), types.end(),
                                    [&](const PieceType& type) { return type.letter == letter; });
    if (found == types.end()) {
      types.push_back(*standard_type(letter));
      return static_cast<std::uint8_t>(types.size() - 1);
    }
    return static_cast<std::uint8_t>(found - types.begin());
  }

  std::uint8_t any_type() { return types_[random_.below(types_.size())]; }

  // The directions of all types, each with the longest range.
  void find_directions() {
    for (const PieceType& type : puzzle_.types)
      for (const Ride& ride : type.rides) {
        const auto found = std::find_if(
            directions_.begin(), directions_.end(),
            [&](const Ride& known) { return known.dx == ride.dx && known.dy == ride.dy; });
        if (found == directions_.end())
          directions_.push_back(ride);
        else
          found->range = std::max(found->range, ride.range);
      }
  }

  bool is_on_board(Square s) const {
    return s.x >= 1 && s.y >= 1 && s.x <= wish_.width && s.y <= wish_.height;
  }
  std::size_t index(Square s) const {
    return static_cast<std::size_t>(s.y - 1) * static_cast<std::size_t>(wish_.width) +
           static_cast<std::size_t>(s.x - 1);
  }

  void put(Square square, std::uint8_t type) {
    stand(square, static_cast<std::uint32_t>(puzzle_.pieces.size()));
    puzzle_.pieces.push_back({square, wish_.budget, type});
    spent_.push_back(0);
  }
  void stand(Square square, std::uint32_t piece) {
    board_[index(square)] = true;
    piece_on_[index(square)] = piece;
  }

  // Calls visit(square) for the origins of a piece, until it says false.
  template <class Visit>
  void each_origin(std::uint32_t number, Visit visit) {
    const Piece& piece = puzzle_.pieces[number];
    if (spent_[number] == wish_.budget || watch_.reached(20)) return;
    if (spent_[number] == 0 && capturers_ == wish_.bounds.capturers) return;
    for (const Ride& ride : puzzle_.types[piece.type].rides) {
      Square from = piece.square;
      for (std::int32_t k = 1; k <= ride.range; ++k) {
        from = {from.x - ride.dx, from.y - ride.dy};
        if (!is_on_board(from) || board_[index(from)]) break;
        const std::int64_t length = length_between(from, piece.square);
        if (!wish_.bounds.allow(length) ||
            spent_[number] + wish_.bounds.cost(length) > wish_.budget)
          continue;
        if (!visit(from)) return;
      }
    }
  }

  void count_origins(std::uint32_t piece) {
    std::uint64_t count = 0;
    each_origin(piece, [&](Square) {
      ++count;
      return true;
    });
    watch_.reached(count);
    origins_.set(piece, count);
  }

  // After a piece came to stand on the square: counts again for those to which the way led over it.
  void count_behind(Square square) {
    for (const Ride& direction : directions_) {
      Square at = square;
      for (std::int32_t k = 1; k <= direction.range; ++k) {
        at = {at.x + direction.dx, at.y + direction.dy};
        if (!is_on_board(at)) break;
        if (!board_[index(at)]) continue;
        count_origins(piece_on_.at(index(at)));
        break;
      }
    }
  }

  // Takes a capture back: a piece that has captures left goes back along a free line, and on the
  // square that it leaves appears the piece that it will capture. False if no piece can do this.
  bool take_back() {
    if (origins_.total() == 0) return false;
    const auto [number, which] = origins_.find(random_.below(origins_.total()));
    const auto mover = static_cast<std::uint32_t>(number);
    const Square to = puzzle_.pieces[mover].square;
    Square from = to;
    each_origin(mover, [&, left = which](Square origin) mutable {
      from = origin;
      return left-- > 0;
    });
    puzzle_.pieces[mover].square = from;
    const bool is_new_capturer = spent_[mover] == 0;
    capturers_ += is_new_capturer ? 1 : 0;
    spent_[mover] += wish_.bounds.cost(length_between(from, to));
    stand(from, mover);
    put(to, any_type());
    if (is_new_capturer && capturers_ == wish_.bounds.capturers) {
      // Those that have not captured never will.
      for (std::uint32_t piece = 0; piece < puzzle_.pieces.size(); ++piece) count_origins(piece);
      return true;
    }
    count_origins(mover);
    count_origins(static_cast<std::uint32_t>(puzzle_.pieces.size() - 1));
    count_behind(from);
    return true;
  }

  const Wish& wish_;
  Random& random_;
  Watch& watch_;
  Puzzle puzzle_;
  std::vector<std::uint8_t> types_;  // by letter of the mix
  std::vector<Ride> directions_;
  std::vector<std::uint64_t> spent_;  // by piece: of its budget
  std::uint32_t capturers_ = 0;       // how many pieces have captured
  std::vector<bool> board_;           // by square, row by row: does a piece stand there?
  std::unordered_map<std::size_t, std::uint32_t> piece_on_;  // by square with a piece
  Sums origins_;                                             // by piece: how many it has
};

}  // namespace

std::optional<MadeBackward> make_backward(const Wish& wish, Random& random, Watch& watch) {
  return Backward(wish, random, watch).run();
}

}  // namespace hardboard::solo_chess
