#include "puzzles/solo_chess/replay.h"

#include <algorithm>
#include <fmt/format.h>

#include "puzzles/solo_chess/words.h"

namespace hardboard::solo_chess {
namespace {

// Does the ride lead from one square to the other, by some number of steps within its range?
bool leads(const Ride& ride, Square from, Square to) {
  const std::int64_t x = std::int64_t{to.x} - from.x, y = std::int64_t{to.y} - from.y;
  const std::int64_t steps = ride.dx != 0 ? x / ride.dx : y / ride.dy;
  return steps >= 1 && steps <= most_steps_of(ride) && steps * ride.dx == x && steps * ride.dy == y;
}

}  // namespace

Game::Game(const Puzzle& puzzle)
    : puzzle_(&puzzle),
      has_usual_bounds_(puzzle.bounds.are_usual()),
      lines_(puzzle),
      index_(puzzle.pieces),
      occupied_(puzzle.pieces.size(), true),
      last_(puzzle.last),
      capturers_(puzzle.bounds.capturers),
      left_(static_cast<std::uint32_t>(puzzle.pieces.size())) {
  type_.reserve(puzzle.pieces.size());
  budget_.reserve(puzzle.pieces.size());
  has_captured_.reserve(puzzle.pieces.size());
  for (const Piece& piece : puzzle.pieces) {
    type_.push_back(piece.type);
    budget_.push_back(piece.budget);
    has_captured_.push_back(piece.has_captured);
  }
}

std::optional<std::uint32_t> Game::place_of(Square square) const {
  const std::optional<std::uint32_t> place = index_.find(square);
  return place && occupied_[*place] ? place : std::nullopt;
}

std::string Game::name_of(std::uint32_t place) const {
  return puzzle_->types[type_[place]].letter + name(puzzle_->pieces[place].square);
}

// The reason why the piece on `from` can't capture on `to`; nothing if it can. Rides on one line,
// such as (1, 0) and (2, 0), may meet different pieces: one free ride suffices.
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

// The reason why the bounds of the puzzle forbid a capture that the rides allow, if they do.
std::optional<std::string> Game::out_of_bounds(std::uint32_t from, std::uint32_t to) const {
  const Bounds& bounds = puzzle_->bounds;
  const std::int64_t length =
      length_between(puzzle_->pieces[from].square, puzzle_->pieces[to].square);
  if (length < bounds.shortest)
    return fmt::format("a capture is at least {} long, not {}", bounds.shortest, length);
  if (!bounds.allow(length))
    return fmt::format("a capture is at most {} long, not {}", bounds.longest, length);
  if (budget_[from] != unlimited && bounds.cost(length) > budget_[from])
    return fmt::format("{} may go {} more, not {}", name_of(from), budget_[from], length);
  if (capturers_ == 0 && !has_captured_[from])
    return fmt::format("{} would be one piece too many that captures", name_of(from));
  return std::nullopt;
}

std::optional<std::string> Game::play(const Move& capture) {
  const std::optional<std::uint32_t> from = place_of(capture.from), to = place_of(capture.to);
  if (!from) return fmt::format("no piece stands on {}", name(capture.from));
  if (!to) return fmt::format("there is nothing to capture on {}", name(capture.to));
  if (to == last_) return fmt::format("{} must remain last and can't be captured", name_of(*to));
  if (budget_[*from] == 0) return fmt::format("{} has no captures left", name_of(*from));
  if (std::optional<std::string> why = obstacle(*from, *to)) return why;
  if (!has_usual_bounds_)
    if (std::optional<std::string> why = out_of_bounds(*from, *to)) return why;

  taken_.push_back(
      {*from, *to, budget_[*to], type_[*to], has_captured_[*to], has_captured_[*from]});
  occupied_[*from] = false;
  lines_.remove(*from);
  type_[*to] = type_[*from];
  budget_[*to] = budget_[*from] == unlimited ? unlimited : budget_[*from] - cost(*from, *to);
  if (!has_captured_[*from] && capturers_ != unlimited) --capturers_;
  has_captured_[*to] = true;
  if (last_ == from) last_ = to;
  --left_;
  return std::nullopt;
}

void Game::undo() {
  promise(!taken_.empty(), "there is a capture to take back");
  const Taken taken = taken_.back();
  taken_.pop_back();
  if (last_ == taken.to) last_ = taken.from;
  // The record of place `from` still has the type and the budget of the piece before the capture.
  type_[taken.to] = taken.type;
  budget_[taken.to] = taken.budget;
  has_captured_[taken.to] = taken.had_captured;
  if (!taken.mover_had_captured && capturers_ != unlimited) ++capturers_;
  lines_.put_back(taken.from);
  occupied_[taken.from] = true;
  ++left_;
}

std::string Game::key() const {
  std::string key;
  key.reserve(occupied_.size() * 6);
  for (std::size_t place = 0; place < occupied_.size(); ++place) {
    key.push_back(occupied_[place] ? 1 : 0);
    if (!occupied_[place]) continue;
    key.push_back(static_cast<char>(type_[place]));
    for (int byte = 0; byte < 4; ++byte)
      key.push_back(static_cast<char>(budget_[place] >> (8 * byte) & 0xFF));
    if (capturers_ != unlimited) key.push_back(has_captured_[place] ? 1 : 0);
  }
  // How many others may capture does not follow from the pieces: some that did are gone.
  if (capturers_ != unlimited) key += std::to_string(capturers_);
  return key;
}

std::optional<Ending> Game::ending() const {
  if (solved()) return Ending{Verdict::solvable, "Solved."};
  if (puzzle_->goal && !place_of(*puzzle_->goal))
    return Ending{Verdict::unsolvable, fmt::format("The goal {} is empty.", name(*puzzle_->goal))};
  if (moves().empty()) return Ending{Verdict::unsolvable, "No capture is left."};
  return std::nullopt;
}

bool Game::solved() const {
  return left_ == 1 && (!puzzle_->goal || place_of(*puzzle_->goal));
}

std::optional<Standing> Game::at(Square square) const {
  const std::optional<std::uint32_t> place = place_of(square);
  if (!place) return std::nullopt;
  return Standing{puzzle_->types[type_[*place]].letter, budget_[*place], has_captured_[*place]};
}

std::vector<Game::Move> Game::moves() const {
  std::vector<Move> captures;
  for (std::uint32_t from = 0; from < occupied_.size(); ++from) {
    if (!occupied_[from] || budget_[from] == 0) continue;
    const std::size_t begin = captures.size();
    const std::vector<Ride>& rides = puzzle_->types[type_[from]].rides;
    for (std::size_t ride = 0; ride < rides.size(); ++ride) {
      const auto [to, steps] = lines_.next(from, type_[from], ride);
      if (to == Lines::none || to == last_ || steps > most_steps_of(rides[ride])) continue;
      if (!has_usual_bounds_ && out_of_bounds(from, to)) continue;
      const Move capture{puzzle_->pieces[from].square, puzzle_->pieces[to].square};
      // Two rides may lead to the same square.
      const auto own = captures.begin() + static_cast<std::ptrdiff_t>(begin);
      if (std::find(own, captures.end(), capture) == captures.end()) captures.push_back(capture);
    }
  }
  return captures;
}

std::string Game::words(const Move& capture) const {
  const std::optional<Standing> mover = at(capture.from);
  return fmt::format("{}{}x{}", mover ? mover->letter : '?', name(capture.from), name(capture.to));
}

// "Rxd5": the only legal capture of an R on d5.
std::optional<Game::Move> Game::only_capture(char letter, Square to, std::string& fault) const {
  std::optional<Move> only;
  for (const Move& move : moves()) {
    if (move.to != to || at(move.from)->letter != letter) continue;
    if (only) {
      fault = fmt::format("{} and {} both can capture there", words(*only), words(move));
      return std::nullopt;
    }
    only = move;
  }
  if (!only) fault = fmt::format("no {} can capture on {}", letter, name(to));
  return only;
}

std::optional<std::string> Game::read(std::string_view words, std::vector<Move>& moves) const {
  const bool has_letter = !words.empty() && words[0] >= 'A' && words[0] <= 'Z';
  std::string_view rest = words;
  if (has_letter) rest.remove_prefix(1);
  if (has_letter && rest.substr(0, 1) == "x") rest.remove_prefix(1);
  const std::optional<Square> to = has_letter ? take_square(rest) : std::nullopt;
  if (to && rest.empty()) {
    std::string fault;
    const std::optional<Move> only = only_capture(words[0], *to, fault);
    if (!only) return fault;
    moves.push_back(*only);
    return std::nullopt;
  }
  std::string fault = read_moves(*puzzle_, words, moves);
  if (!fault.empty()) return fault;
  const std::optional<Standing> mover = at(moves.back().from);
  if (has_letter && mover && mover->letter != words[0])
    return fmt::format("on {} stands {}, not {}", name(moves.back().from), mover->letter, words[0]);
  return std::nullopt;
}

}  // namespace hardboard::solo_chess
