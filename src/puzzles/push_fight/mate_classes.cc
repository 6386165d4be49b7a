#include "puzzles/push_fight/mate_classes.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace hardboard::push_fight {
namespace {

constexpr std::size_t most_class_squares = 1 << 12, most_classes = 1 << 20;
constexpr std::uint32_t none = off_board;

// The parts of the board beside a king: all squares without that king and the pieces of the other
// side fall into them.
struct Parts {
  std::vector<std::uint32_t> of;           // by square; none for the squares of no part
  std::vector<std::uint32_t> first, size;  // by part: a square, and how many squares there are
};

class Classes {
public:
  Classes(const Puzzle& puzzle, std::uint32_t start, const Limits& limits)
      : board_(puzzle.board),
        position_(puzzle.position),
        start_(start),
        limits_(limits),
        parts_(puzzle.board.size()) {}

  ByClasses run() {
    add_start();
    while (!open_.empty()) {
      if (seen_.size() > most_classes || limits_.reached()) return ByClasses::unknown;
      const Class now = std::move(open_.back());
      open_.pop_back();
      for (const Direction direction : directions)
        if (mates(now, direction)) return ByClasses::mate;
      for (const std::uint32_t to : board_.next[now.king])
        if (to < rail && beside(now.king).of[to] != none) step(now, to);
    }
    return ByClasses::no_mate;
  }

private:
  struct Class {
    std::uint32_t king;
    std::vector<std::uint32_t> held;  // other own pieces, by part
    friend auto operator<=>(const Class&, const Class&) = default;
  };

  bool is_own(std::uint32_t square) const {
    return belongs(position_.pieces[square], position_.turn);
  }
  bool is_others(std::uint32_t square) const {
    return belongs(position_.pieces[square], other(position_.turn));
  }

  const Parts& beside(std::uint32_t king) {
    Parts& parts = parts_[king];
    if (!parts.of.empty()) return parts;
    parts.of.assign(board_.size(), none);
    const auto is_free = [&](std::uint32_t square) {
      return square < rail && square != king && !is_others(square) && parts.of[square] == none;
    };
    std::vector<std::uint32_t> open;
    for (std::uint32_t square = 0; square < board_.size(); ++square) {
      if (!is_free(square)) continue;
      const auto part = static_cast<std::uint32_t>(parts.first.size());
      parts.of[square] = part;
      open.assign(1, square);
      for (std::size_t i = 0; i < open.size(); ++i) {
        for (const std::uint32_t near : board_.next[open[i]]) {
          if (!is_free(near)) continue;
          parts.of[near] = part;
          open.push_back(near);
        }
      }
      parts.first.push_back(square);
      parts.size.push_back(static_cast<std::uint32_t>(open.size()));
    }
    return parts;
  }

  void add_start() {
    const Parts& parts = beside(start_);
    Class start{start_, std::vector<std::uint32_t>(parts.size.size())};
    for (std::uint32_t square = 0; square < board_.size(); ++square) {
      if (square == start_ || !is_own(square)) continue;
      ++start.held[parts.of[square]];
      ++pieces_;
    }
    add(start);
  }

  void add(const Class& found) {
    if (seen_.insert(found).second) open_.push_back(found);
  }

  // A push makes a piece of the other side fall that stands at the end of a line of squares, all of
  // which are taken: by pieces of the other side, or by own ones, which stand anywhere in their
  // parts.
  bool mates(const Class& now, Direction direction) {
    const Parts& parts = beside(now.king);
    std::vector<std::uint32_t> left = now.held;
    std::uint32_t last = now.king, next = board_.step(last, direction);
    for (; next < rail; last = next, next = board_.step(last, direction)) {
      const std::uint32_t part = parts.of[next];
      if (next == position_.anchor || (part != none && left[part]-- == 0)) return false;
    }
    return next != rail && is_others(last);
  }

  // The king steps while the part that it enters has all its pieces on other squares: in parts that
  // `to` cuts off from the king's old square, as many as fit, and on squares that are joined with
  // all other parts behind the king, where the rest of the pieces stands.
  void step(const Class& now, std::uint32_t to) {
    const Parts &here = beside(now.king), &there = beside(to);
    const std::uint32_t entered = here.of[to], behind = there.of[now.king];
    Class after{to, std::vector<std::uint32_t>(there.size.size())};
    const auto spread = [&](std::uint32_t part, std::uint32_t inside, std::uint32_t room,
                            std::uint32_t rest, const auto& self) -> void {
      if (part == there.size.size()) {
        after.held[behind] = rest;
        if (inside <= room) add(after);
        return;
      }
      if (part == behind) return self(part + 1, inside, room, rest, self);
      const std::uint32_t was = here.of[there.first[part]], size = there.size[part];
      std::uint32_t& many = after.held[part];
      if (was != entered) {
        many = now.held[was];
        return self(part + 1, inside, room, rest - many, self);
      }
      for (many = 0; many <= std::min(inside, size); ++many)
        self(part + 1, inside - many, room - size, rest - many, self);
    };
    spread(0, now.held[entered], here.size[entered] - 1, pieces_, spread);
  }

  const Board& board_;
  const Position& position_;
  std::uint32_t start_;
  const Limits& limits_;
  std::vector<Parts> parts_;  // by the king's square; empty until the king comes there
  std::uint32_t pieces_ = 0;  // own ones, without the king
  std::vector<Class> open_;
  std::set<Class> seen_;
};

}  // namespace

ByClasses mate_by_classes(const Puzzle& puzzle, const Limits& limits) {
  if (puzzle.board.size() > most_class_squares) return ByClasses::unknown;
  for (std::uint32_t square = 0; square < puzzle.board.size(); ++square) {
    if (puzzle.position.pieces[square] != king_of(puzzle.position.turn)) continue;
    const ByClasses found = Classes(puzzle, square, limits).run();
    if (found != ByClasses::no_mate) return found;
  }
  return ByClasses::no_mate;
}

}  // namespace hardboard::push_fight
