#include "methods/solo_chess/small_boards.h"

#include <utility>

#include "base/contract.h"
#include "base/watch.h"

namespace hardboard::solo_chess {

SmallBoards::SmallBoards(int width, int height, PieceType hero, PieceType villain)
    : width_(width), height_(height), hero_(std::move(hero)), villain_(std::move(villain)) {
  promise(width >= 1 && height >= 1 && width * height <= 25, "boards have 1 to 25 squares");
  hero_rays_ = rays(hero_);
  villain_rays_ = rays(villain_);
}

SmallBoards::Rays SmallBoards::rays(const PieceType& type) const {
  Rays result(static_cast<std::size_t>(squares()));
  for (int square = 0; square < squares(); ++square) {
    for (const Ride& ride : type.rides) {
      std::vector<int> ray;
      int x = square % width_ + ride.dx, y = square / width_ + ride.dy;
      for (int k = 0; k < ride.range && x >= 0 && x < width_ && y >= 0 && y < height_; ++k) {
        ray.push_back(y * width_ + x);
        x += ride.dx;
        y += ride.dy;
      }
      if (!ray.empty()) result[static_cast<std::size_t>(square)].push_back(std::move(ray));
    }
  }
  return result;
}

Squares SmallBoards::walks_to(Squares to, Squares v, Squares b) const {
  Squares found = to & v;
  bool grown = true;
  while (grown) {
    grown = false;
    for (Squares rest = v & ~found; rest != 0; rest &= rest - 1) {
      const int u = lowest(rest);
      if ((villain_targets(u, v | b) & found) == 0) continue;
      found |= bit(u);
      grown = true;
    }
  }
  return found;
}

Squares SmallBoards::hero_reach(int from, Squares occupied) const {
  Squares found = 0;
  for (Squares fresh = bit(from); fresh != 0;) {
    const int u = lowest(fresh);
    fresh &= fresh - 1;
    const Squares next = hero_targets(u, occupied | bit(from)) & ~found & ~bit(from);
    found |= next;
    fresh |= next;
  }
  return found;
}

Puzzle SmallBoards::puzzle(int hero, Squares villains) const {
  Puzzle puzzle;
  puzzle.types = {hero_, villain_};
  puzzle.types[0].letter = 'H';  // the two types may have the same rides, but not the same letter
  puzzle.types[1].letter = 'V';
  puzzle.frame = Frame{{1, 1}, width_, height_};
  for (int square = 0; square < squares(); ++square) {
    const bool is_hero = square == hero;
    if (!is_hero && (villains & bit(square)) == 0) continue;
    if (is_hero) puzzle.last = static_cast<std::uint32_t>(puzzle.pieces.size());
    puzzle.pieces.push_back({{square % width_ + 1, square / width_ + 1},
                             unlimited,
                             static_cast<std::uint8_t>(is_hero ? 0 : 1)});
  }
  if (hero_.letter != villain_.letter) {
    puzzle.types[0].letter = hero_.letter;
    puzzle.types[1].letter = villain_.letter;
  }
  return puzzle;
}

SolvableBoards::SolvableBoards(const SmallBoards& boards, const Limits& limits)
    : table_(static_cast<std::size_t>(boards.squares()),
             std::vector<bool>(std::size_t{1} << boards.squares())) {
  Watch watch(limits, "deciding all boards of the size by brute force");
  for (Squares villains = 0; villains < bit(boards.squares()); ++villains) {
    if (watch.reached(100)) return;
    for (int hero = 0; hero < boards.squares(); ++hero) {
      if ((villains & bit(hero)) != 0) continue;
      std::vector<bool>& table = table_[static_cast<std::size_t>(hero)];
      bool solvable = villains == 0;
      for (Squares rest = boards.hero_targets(hero, villains); rest != 0 && !solvable;
           rest &= rest - 1) {
        solvable = (*this)(lowest(rest), villains & ~bit(lowest(rest)));
      }
      for (Squares rest = villains; rest != 0 && !solvable; rest &= rest - 1) {
        const int u = lowest(rest);
        // Whichever villain this one captures, a villain stands on that square afterwards.
        if (!table[villains & ~bit(u)]) continue;
        solvable = (boards.villain_targets(u, villains | bit(hero)) & ~bit(hero)) != 0;
      }
      table[villains] = solvable;
    }
  }
  complete_ = true;
}

}  // namespace hardboard::solo_chess
