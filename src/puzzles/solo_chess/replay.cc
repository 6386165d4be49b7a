#include "puzzles/solo_chess/replay.h"

#include <algorithm>
#include <fmt/format.h>

namespace hardboard::solo_chess {
namespace {

// Does the ride lead by some number of steps within its range from one square to the other?
bool leads(const Ride& ride, Square from, Square to) {
  const std::int64_t x = std::int64_t{to.x} - from.x, y = std::int64_t{to.y} - from.y;
  const std::int64_t steps = ride.dx != 0 ? x / ride.dx : y / ride.dy;
  return steps >= 1 && steps <= most_steps_of(ride) && steps * ride.dx == x && steps * ride.dy == y;
}

}  // namespace

Game::Game(const Puzzle& puzzle)
    : puzzle_(&puzzle),
      lines_(puzzle),
      index_(puzzle.pieces),
      occupied_(puzzle.pieces.size(), true),
      last_(puzzle.last),
      left_(static_cast<std::uint32_t>(puzzle.pieces.size())) {
  type_.reserve(puzzle.pieces.size());
  budget_.reserve(puzzle.pieces.size());
  for (const Piece& piece : puzzle.pieces) {
    type_.push_back(piece.type);
    budget_.push_back(piece.budget);
  }
}

std::optional<std::uint32_t> Game::place_of(Square square) const {
  const std::optional<std::uint32_t> place = index_.find(square);
  return place && occupied_[*place] ? place : std::nullopt;
}

std::string Game::name_of(std::uint32_t place) const {
  return puzzle_->types[type_[place]].letter + name(puzzle_->pieces[place].square);
}

// Why the piece on `from` can't go to `to`, if it can't. Rides that share a line, like those of
// (1, 0) and (2, 0), may meet different pieces: one that gets there is enough.
std::optional<std::string> Game::obstacle(std::uint32_t from, std::uint32_t to) const {
  const std::vector<Ride>& rides = puzzle_->types[type_[from]].rides;
  const Square start = puzzle_->pieces[from].square, end = puzzle_->pieces[to].square;
  std::optional<std::uint32_t> between;
  for (std::size_t ride = 0; ride < rides.size(); ++ride) {
    if (!leads(rides[ride], start, end)) continue;
    const std::uint32_t first = lines_.next(from, type_[from], ride).piece;
    if (first == to) return std::nullopt;
    between = first;
  }
  if (between) return fmt::format("{} stands between", name_of(*between));
  return fmt::format("{} does not go to {}", name_of(from), name(end));
}

std::optional<std::string> Game::play(const capture::Capture<Square>& capture) {
  const std::optional<std::uint32_t> from = place_of(capture.from), to = place_of(capture.to);
  if (!from) return fmt::format("no piece stands on {}", name(capture.from));
  if (!to) return fmt::format("there is nothing to capture on {}", name(capture.to));
  if (to == last_) return fmt::format("{} must remain last and can't be captured", name_of(*to));
  if (budget_[*from] == 0) return fmt::format("{} has no captures left", name_of(*from));
  if (std::optional<std::string> why = obstacle(*from, *to)) return why;

  occupied_[*from] = false;
  lines_.remove(*from);
  type_[*to] = type_[*from];
  budget_[*to] = budget_[*from] == unlimited ? unlimited : budget_[*from] - 1;
  if (last_ == from) last_ = to;
  --left_;
  return std::nullopt;
}

bool Game::solved() const {
  return left_ == 1 && (!puzzle_->goal || place_of(*puzzle_->goal));
}

std::optional<Standing> Game::at(Square square) const {
  const std::optional<std::uint32_t> place = place_of(square);
  if (!place) return std::nullopt;
  return Standing{puzzle_->types[type_[*place]].letter, budget_[*place]};
}

std::vector<capture::Capture<Square>> Game::legal_captures() const {
  std::vector<capture::Capture<Square>> captures;
  for (std::uint32_t from = 0; from < occupied_.size(); ++from) {
    if (!occupied_[from] || budget_[from] == 0) continue;
    const std::size_t begin = captures.size();
    const std::vector<Ride>& rides = puzzle_->types[type_[from]].rides;
    for (std::size_t ride = 0; ride < rides.size(); ++ride) {
      const auto [to, steps] = lines_.next(from, type_[from], ride);
      if (to == Lines::none || to == last_ || steps > most_steps_of(rides[ride])) continue;
      const capture::Capture<Square> capture{puzzle_->pieces[from].square,
                                             puzzle_->pieces[to].square};
      // Two rides may lead to the same square.
      const auto own = captures.begin() + static_cast<std::ptrdiff_t>(begin);
      if (std::find(own, captures.end(), capture) == captures.end()) captures.push_back(capture);
    }
  }
  return captures;
}

std::string Game::words(const capture::Capture<Square>& capture) const {
  const std::optional<Standing> mover = at(capture.from);
  return fmt::format("{}{}x{}", mover ? mover->letter : '?', name(capture.from), name(capture.to));
}

}  // namespace hardboard::solo_chess
