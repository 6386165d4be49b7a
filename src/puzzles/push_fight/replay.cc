#include "puzzles/push_fight/replay.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>
#include <limits>
#include <utility>

#include "base/counted.h"
#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/rules.h"
#include "puzzles/push_fight/stuck.h"
#include "puzzles/push_fight/words.h"

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
    : puzzle_(&puzzle),
      board_(puzzle.board),
      position_(puzzle.position),
      marks_(puzzle.board.size(), 0) {}

std::optional<std::string> Game::why_not(Square square, std::uint32_t& index) const {
  const std::optional<std::uint32_t> found = index_of(board_, square);
  if (!found) return fmt::format("the board has no square {}", hardboard::name(square));
  index = *found;
  return std::nullopt;
}

// A breadth-first search level by level from both ends, the smaller level first, until the two
// meet.
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

std::optional<std::string> Game::move(const push_fight::Move& move) {
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
  done_.push_back({move, position_.anchor, moves_made_, 0});
  ++moves_made_;
  return std::nullopt;
}

std::optional<std::string> Game::push(const Push& push) {
  if (fallen_ != Piece::none) return "the game is over";
  std::uint32_t from = 0;
  if (auto fault = why_not(push.from, from)) return fault;
  Done done{push, position_.anchor, moves_made_, 0};
  for (std::uint32_t at = from; at < rail && position_.pieces[at] != Piece::none;
       at = board_.step(at, push.direction))
    ++done.pushed;
  const PushResult result = push_fight::push(board_, position_, from, push.direction);
  if (result.fault != PushFault::none) {
    return fmt::format("{} can't push {}: {}", hardboard::name(push.from), name(push.direction),
                       push_fight::words(result.fault));
  }
  fallen_ = result.fallen;
  moves_made_ = 0;
  done_.push_back(done);
  return std::nullopt;
}

std::optional<std::string> Game::play(const Step& step) {
  if (const auto* last = std::get_if<Push>(&step)) return push(*last);
  if (moves_made_ >= puzzle_->moves)
    return fmt::format("at most {} before the push", counted(puzzle_->moves, "move"));
  return move(std::get<push_fight::Move>(step));
}

void Game::undo() {
  promise(!done_.empty(), "there is a step to take back");
  const Done done = done_.back();
  done_.pop_back();
  moves_made_ = done.moves_made;
  if (const auto* move = std::get_if<push_fight::Move>(&done.step)) {
    std::swap(position_.pieces[*index_of(board_, move->from)],
              position_.pieces[*index_of(board_, move->to)]);
    return;
  }
  const Push& push = std::get<Push>(done.step);
  std::uint32_t at = *index_of(board_, push.from);
  for (std::uint32_t i = 0; i < done.pushed; ++i) {
    const std::uint32_t behind = board_.step(at, push.direction);
    position_.pieces[at] = behind < rail ? position_.pieces[behind] : fallen_;
    at = behind;
  }
  if (at < rail) position_.pieces[at] = Piece::none;
  fallen_ = Piece::none;
  position_.anchor = done.anchor;
  position_.turn = other(position_.turn);
}

std::vector<Step> Game::moves() const {
  std::vector<Step> steps;
  if (fallen_ != Piece::none) return steps;
  for (std::uint32_t from = 0; from < board_.size() && moves_made_ < puzzle_->moves; ++from) {
    if (!belongs(position_.pieces[from], position_.turn)) continue;
    for (const std::uint32_t to : reachable(board_, position_, from))
      steps.emplace_back(push_fight::Move{board_.squares[from], board_.squares[to]});
  }
  for (std::uint32_t from = 0; from < board_.size(); ++from) {
    if (position_.pieces[from] != king_of(position_.turn)) continue;
    for (const Direction direction : directions)
      if (look(board_, position_, from, direction).fault == PushFault::none)
        steps.emplace_back(Push{board_.squares[from], direction});
  }
  return steps;
}

std::string Game::key() const {
  std::string key;
  key.reserve(position_.pieces.size() + 10);
  for (const Piece piece : position_.pieces) key.push_back(static_cast<char>(piece));
  for (const std::uint32_t word : {position_.anchor, moves_made_})
    for (int byte = 0; byte < 4; ++byte) key.push_back(static_cast<char>(word >> (8 * byte)));
  key.push_back(static_cast<char>(position_.turn));
  key.push_back(static_cast<char>(fallen_));
  return key;
}

std::optional<Ending> Game::ending() const {
  const auto won_by = [&](Side side, std::string words) {
    const bool by_first = side == puzzle_->position.turn;
    return Ending{by_first ? Verdict::win : Verdict::loss,
                  fmt::format("{}: {} wins.", words, name(side))};
  };
  if (fallen_ != Piece::none) {
    const Side loser = belongs(fallen_, Side::white) ? Side::white : Side::black;
    return won_by(other(loser), fmt::format("A {} falls", name(fallen_)));
  }
  // A turn that has begun ends with a push.
  const bool goes_on =
      moves_made_ > 0 ? !moves().empty() : !is_stuck(board_, position_, puzzle_->moves);
  if (goes_on) return std::nullopt;
  return won_by(other(position_.turn),
                position_.turn == Side::white ? "White can't push" : "Black can't push");
}

std::string Game::words(const Step& step) const {
  return push_fight::words(step);
}

std::string Game::words(const push_fight::Move& move) {
  return fmt::format("{}-{}", hardboard::name(move.from), hardboard::name(move.to));
}

std::string Game::words(const Push& push) {
  return fmt::format("{} pushes {}", hardboard::name(push.from), name(push.direction));
}

std::optional<std::string> Game::read(std::string_view words, std::vector<Step>& steps) const {
  std::vector<Step> read;
  if (std::string fault = read_moves(*puzzle_, words, read); !fault.empty()) return fault;
  const auto is_push = [](const Step& step) { return std::holds_alternative<Push>(step); };
  if (std::any_of(read.begin(), std::prev(read.end()), is_push))
    return "a turn ends with its one push";
  steps.insert(steps.end(), read.begin(), read.end());
  return std::nullopt;
}

}  // namespace hardboard::push_fight
