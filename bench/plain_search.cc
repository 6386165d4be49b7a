#include "plain_search.h"

#include <vector>

namespace hardboard::bench {
namespace {

using solo_chess::Puzzle;
using solo_chess::Ride;

class Board {
public:
  Board(const Puzzle& puzzle, std::uint64_t most) : puzzle_(puzzle), left_(most) {
    width_ = puzzle.frame->width;
    height_ = puzzle.frame->height;
    squares_.assign(static_cast<std::size_t>(width_) * height_, empty);
    for (const auto& piece : puzzle.pieces) {
      squares_[index(piece.square.x - 1, piece.square.y - 1)] = {piece.type, piece.budget};
      ++pieces_;
    }
  }

  bool solve() {
    if (pieces_ == 1) return true;
    if (left_ == 0) return false;
    --left_;
    for (std::int32_t y = 0; y < height_; ++y) {
      for (std::int32_t x = 0; x < width_; ++x) {
        const Man man = squares_[index(x, y)];
        if (man.type == none || man.budget == 0) continue;
        for (const Ride& ride : puzzle_.types[man.type].rides) {
          if (try_ride(x, y, man, ride)) return true;
        }
      }
    }
    return false;
  }

private:
  static constexpr std::uint8_t none = 255;
  struct Man {
    std::uint8_t type;
    std::uint32_t budget;
  };
  static constexpr Man empty{none, 0};

  std::size_t index(std::int32_t x, std::int32_t y) const {
    return static_cast<std::size_t>(y) * width_ + x;
  }

  bool try_ride(std::int32_t x, std::int32_t y, Man man, const Ride& ride) {
    std::int32_t u = x, v = y;
    for (std::int32_t k = 0; k < ride.range; ++k) {
      u += ride.dx;
      v += ride.dy;
      if (u < 0 || v < 0 || u >= width_ || v >= height_) return false;
      const Man prey = squares_[index(u, v)];
      if (prey.type == none) continue;
      if (puzzle_.last && prey.type == puzzle_.pieces[*puzzle_.last].type) return false;
      squares_[index(x, y)] = empty;
      squares_[index(u, v)] = {man.type,
                               man.budget == solo_chess::unlimited ? man.budget : man.budget - 1};
      --pieces_;
      if (solve()) return true;
      ++pieces_;
      squares_[index(x, y)] = man;
      squares_[index(u, v)] = prey;
      return false;
    }
    return false;
  }

  const Puzzle& puzzle_;
  std::uint64_t left_;
  std::int32_t width_ = 0, height_ = 0;
  std::vector<Man> squares_;
  int pieces_ = 0;
};

}  // namespace

bool plain_search(const Puzzle& puzzle, std::uint64_t most_positions) {
  return Board(puzzle, most_positions).solve();
}

}  // namespace hardboard::bench
