#include "puzzles/peg_solitaire/replay.h"

#include <fmt/format.h>

#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/words.h"

namespace hardboard::peg_solitaire {
namespace {

// The square that the jump passes over; nothing if no peg jumps that far or along that line.
std::optional<Square> halfway(const Directions& directions, Jump jump) {
  const std::int64_t dx = std::int64_t{jump.to.x} - jump.from.x;
  const std::int64_t dy = std::int64_t{jump.to.y} - jump.from.y;
  for (const Square step : steps_of(directions)) {
    const bool forward = dx == 2 * step.x && dy == 2 * step.y;
    const bool backward = dx == -2 * step.x && dy == -2 * step.y;
    // Both ends fit in 32 bits, and so does the square between them.
    if (forward || backward)
      return Square{static_cast<std::int32_t>(jump.from.x + dx / 2),
                    static_cast<std::int32_t>(jump.from.y + dy / 2)};
  }
  return std::nullopt;
}

}  // namespace

Game::Game(const Puzzle& puzzle) : puzzle_(&puzzle), pegs_(puzzle.pegs) {
  if (puzzle.goal == Goal::peg || puzzle.goal == Goal::one_at) at_ = hole_at(puzzle, puzzle.at);
  for (const std::uint8_t peg : pegs_) left_ += peg;
  for (std::size_t hole = 0; hole < puzzle.target.size(); ++hole)
    wrong_ += pegs_[hole] != puzzle.target[hole] ? 1 : 0;
  if (at_ && pegs_[*at_] != 0) met_after_ = 0;
}

void Game::put(std::uint32_t hole, bool peg) {
  pegs_[hole] = peg ? 1 : 0;
  if (open_) open_->change(hole, pegs_);
  if (!puzzle_->target.empty()) {
    if ((puzzle_->target[hole] != 0) == peg)
      --wrong_;
    else
      ++wrong_;
  }
}

std::optional<std::string> Game::play(const Jump& jump) {
  const std::optional<std::uint32_t> from = hole_at(*puzzle_, jump.from);
  const std::optional<std::uint32_t> to = hole_at(*puzzle_, jump.to);
  if (!from || !to) return fmt::format("{} is no hole", name(from ? jump.to : jump.from));
  const std::optional<Square> middle = halfway(puzzle_->directions, jump);
  if (!middle) return fmt::format("pegs don't jump from {} to {}", name(jump.from), name(jump.to));
  const std::optional<std::uint32_t> over = hole_at(*puzzle_, *middle);
  if (!over) return fmt::format("{} is no hole", name(*middle));
  if (pegs_[*from] == 0) return fmt::format("no peg is on {}", name(jump.from));
  if (pegs_[*over] == 0) return fmt::format("no peg is on {} to jump over", name(*middle));
  if (pegs_[*to] != 0) return fmt::format("a peg is on {} already", name(jump.to));

  put(*from, false);
  put(*over, false);
  put(*to, true);
  --left_;
  played_.push_back(jump);
  if (!met_after_ && at_ == to) met_after_ = played_.size();
  return std::nullopt;
}

void Game::undo() {
  promise(!played_.empty(), "there is a jump to take back");
  const Jump jump = played_.back();
  if (met_after_ == played_.size()) met_after_.reset();
  played_.pop_back();
  put(*hole_at(*puzzle_, jump.to), false);
  put(*hole_at(*puzzle_, *halfway(puzzle_->directions, jump)), true);
  put(*hole_at(*puzzle_, jump.from), true);
  ++left_;
}

std::string Game::key() const {
  std::string key(pegs_.begin(), pegs_.end());
  key.push_back(met_after_ ? 1 : 0);
  return key;
}

std::optional<Ending> Game::ending() const {
  if (goal_met()) return Ending{Verdict::solvable, "Solved."};
  if (!open_lines().any()) return Ending{Verdict::unsolvable, "No jump is left."};
  return std::nullopt;
}

bool Game::goal_met() const {
  switch (puzzle_->goal) {
    case Goal::peg:
      return met_after_.has_value();
    case Goal::one:
      return left_ == 1;
    case Goal::one_at:
      return left_ == 1 && at_ && pegs_[*at_] != 0;
    case Goal::target:
      break;
  }
  return wrong_ == 0;
}

const OpenLines& Game::open_lines() const {
  if (!open_) open_.emplace(*puzzle_, pegs_);
  return *open_;
}

std::vector<Jump> Game::moves() const {
  std::vector<Jump> legal;
  open_lines().for_each([&](std::uint32_t first, std::uint32_t middle, std::uint32_t last) {
    const bool forward = pegs_[first] != 0;
    legal.push_back(on_squares(
        *puzzle_, forward ? HoleJump{first, middle, last} : HoleJump{last, middle, first}));
  });
  return legal;
}

std::string Game::words(const Jump& jump) const {
  return peg_solitaire::words(jump);
}

std::optional<std::string> Game::read(std::string_view words, std::vector<Jump>& jumps) const {
  std::string fault = read_moves(*puzzle_, words, jumps);
  if (fault.empty()) return std::nullopt;
  return fault;
}

std::string words(const Jump& jump) {
  return name(jump.from) + "-" + name(jump.to);
}

}  // namespace hardboard::peg_solitaire
