#include "puzzles/push_fight/replay.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <limits>
#include <utility>

#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/rules.h"

namespace hardboard::push_fight {

std::string_view name(Piece piece) {
  constexpr std::array<std::string_view, 5> names = {"nothing", "white king", "white pawn",
                                                     "black king", "black pawn"};
  return names[static_cast<std::size_t>(piece)];
}

std::string_view name(Side side) {
  return side == Side::white ? "white" : "black";
}

std::string_view name(Direction direction) {
  constexpr std::array<std::string_view, 4> names = {"up", "right", "down", "left"};
  return names[static_cast<std::size_t>(direction)];
}

Game::Game(const Puzzle& puzzle)
    : board_(puzzle.board), position_(puzzle.position), marks_(puzzle.board.size(), 0) {}

std::optional<std::string> Game::why_not(Square square, std::uint32_t& index) const {
  const std::optional<std::uint32_t> found = index_of(board_, square);
  if (!found) return fmt::format("the board has no square {}", hardboard::name(square));
  index = *found;
  return std::nullopt;
}

// Level by level from both ends, the smaller level first, until they meet.
bool Game::is_path(std::uint32_t from, std::uint32_t to) {
  if (++searches_ == std::numeric_limits<std::uint32_t>::max() / 2) {
    std::fill(marks_.begin(), marks_.end(), 0U);
    searches_ = 1;
  }
  std::uint32_t mark = 2 * searches_, other_mark = mark + 1;
  level_.assign(1, from);
  other_level_.assign(1, to);
  marks_[from] = mark;
  marks_[to] = other_mark;
  while (!level_.empty() && !other_level_.empty()) {
    if (level_.size() > other_level_.size()) {
      level_.swap(other_level_);
      std::swap(mark, other_mark);
    }
    found_.clear();
    for (const std::uint32_t square : level_) {
      for (const std::uint32_t near : board_.next[square]) {
        if (near >= rail || marks_[near] == mark) continue;
        if (marks_[near] == other_mark) return true;
        if (position_.pieces[near] != Piece::none) continue;
        marks_[near] = mark;
        found_.push_back(near);
      }
    }
    level_.swap(found_);
  }
  return false;
}

std::optional<std::string> Game::move(const Move& move) {
  if (fallen_ != Piece::none) return "the game is over";
  std::uint32_t from = 0, to = 0;
  if (auto fault = why_not(move.from, from)) return fault;
  if (auto fault = why_not(move.to, to)) return fault;
  if (!belongs(position_.pieces[from], position_.turn)) {
    return fmt::format("no {} piece is on {}", name(position_.turn), hardboard::name(move.from));
  }
  if (position_.pieces[to] != Piece::none)
    return fmt::format("{} is not empty", hardboard::name(move.to));
  if (!is_path(from, to)) {
    return fmt::format("no path of empty squares leads from {} to {}", hardboard::name(move.from),
                       hardboard::name(move.to));
  }
  std::swap(position_.pieces[from], position_.pieces[to]);
  return std::nullopt;
}

std::optional<std::string> Game::push(const Push& push) {
  if (fallen_ != Piece::none) return "the game is over";
  std::uint32_t from = 0;
  if (auto fault = why_not(push.from, from)) return fault;
  const PushResult result = push_fight::push(board_, position_, from, push.direction);
  if (result.fault != PushFault::none) {
    return fmt::format("{} can't push {}: {}", hardboard::name(push.from), name(push.direction),
                       push_fight::words(result.fault));
  }
  fallen_ = result.fallen;
  return std::nullopt;
}

std::string Game::words(const Move& move) {
  return fmt::format("{}-{}", hardboard::name(move.from), hardboard::name(move.to));
}

std::string Game::words(const Push& push) {
  return fmt::format("{} pushes {}", hardboard::name(push.from), name(push.direction));
}

}  // namespace hardboard::push_fight
