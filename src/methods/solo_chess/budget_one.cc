#include "methods/solo_chess/budget_one.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "base/stable_sort.h"

namespace hardboard::solo_chess {
namespace {

using capture::Location;

// Nothing ever leaves a place on which a piece has arrived, for that piece has made its capture. So
// all captures go to one square, the center, each by the piece that starts there. What stands
// between is nearer and goes first, except the last piece: it can't be captured, so it moves when
// all others have.
class Centers {
public:
  explicit Centers(const Puzzle& puzzle) : puzzle_(puzzle), pieces_(puzzle.pieces) {
    if (puzzle.last) last_ = pieces_[*puzzle.last].square;
  }

  // Can the piece capture on the other's square, when all but the last piece are out of its way?
  bool reaches(Location from, Location to) const {
    const Piece& piece = pieces_[from];
    if (piece.budget == 0 || to == puzzle_.last) return false;
    const std::int64_t x = std::int64_t{pieces_[to].square.x} - piece.square.x;
    const std::int64_t y = std::int64_t{pieces_[to].square.y} - piece.square.y;
    for (const Ride& ride : puzzle_.types[piece.type].rides) {
      const std::int64_t steps = steps_along(ride, x, y);
      if (steps == 0 || steps > most_steps_of(ride)) continue;
      if (!last_ || from == puzzle_.last) return true;
      const std::int64_t to_last = steps_along(ride, std::int64_t{last_->x} - piece.square.x,
                                               std::int64_t{last_->y} - piece.square.y);
      if (to_last == 0 || to_last > steps) return true;
    }
    return false;
  }

  // A piece that does not reach the place, if there is one. A few from all over the list are met
  // first: whatever the file's order, a failing piece that is not rare is found at once. O(n).
  std::optional<Location> stranger(Location center) const {
    const auto n = static_cast<Location>(pieces_.size());
    const auto refuses = [&](Location w) { return w != center && !reaches(w, center); };
    for (Location w = 0; w < n; w += n / 64 + 1)
      if (refuses(w)) return w;
    for (Location w = 0; w < n; ++w)
      if (refuses(w)) return w;
    return std::nullopt;
  }

private:
  // How many steps of the ride lead by (x, y); 0 if no whole positive number does.
  static std::int64_t steps_along(const Ride& ride, std::int64_t x, std::int64_t y) {
    if (x * ride.dy != y * ride.dx || x * ride.dx + y * ride.dy <= 0) return 0;
    const std::int64_t step = ride.dx != 0 ? ride.dx : ride.dy, way = ride.dx != 0 ? x : y;
    if (step == 1 || step == -1) return way * step;
    return way % step == 0 ? way / step : 0;
  }

  const Puzzle& puzzle_;
  const std::vector<Piece>& pieces_;
  std::optional<Square> last_;
};

// Pieces of which one refuses almost every place that any piece refuses, and how many places it
// leaves does not depend on n. Linear time, when types and rides are few.
std::vector<Location> sharp_witnesses(const Puzzle& puzzle) {
  const std::vector<Piece>& pieces = puzzle.pieces;
  const auto n = static_cast<Location>(pieces.size());
  const auto from_first = [&](Location i) {
    return std::pair{std::int64_t{pieces[i].square.x} - pieces[0].square.x,
                     std::int64_t{pieces[i].square.y} - pieces[0].square.y};
  };
  // The first piece lets pass its own place and what is on its lines. On each of them a piece that
  // is not on it itself lets pass a place for each of its rides at most.
  std::vector<Location> witnesses{0};
  bool on_one_line = false;
  for (const Ride& ride : puzzle.types[pieces[0].type].rides) {
    Location off_line = 1;
    for (; off_line < n; ++off_line) {
      const auto [x, y] = from_first(off_line);
      if (x * ride.dy != y * ride.dx) break;
    }
    if (off_line < n) witnesses.push_back(off_line);
    on_one_line = on_one_line || (off_line == n && n > 1);
  }
  if (!on_one_line) return witnesses;

  // All on one line. There the distances that a piece can go are bounded, but for what its steps
  // divide: so of pieces alike on the same side of a place the farthest refuses if any does. They
  // are alike if they are of one type, both can capture, and their distance is a multiple of all
  // steps of the type. A last piece in the way only hinders those behind it more.
  const auto [x1, y1] = from_first(1);
  const std::int64_t parts = std::gcd(x1, y1), dx = x1 / parts, dy = y1 / parts;
  const auto position = [&](Location i) {
    const auto [x, y] = from_first(i);
    return dx != 0 ? x / dx : y / dy;
  };
  constexpr std::int64_t most_classes = 64;  // a type of one's own may have more: see the caller
  struct Ends {
    std::optional<Location> first, last;
  };
  std::vector<std::int64_t> classes;
  for (const PieceType& type : puzzle.types) {
    std::int64_t multiple = 1;
    for (const Ride& ride : type.rides) {
      if (ride.dx * dy == ride.dy * dx && multiple <= most_classes)
        multiple = std::lcm(multiple, dx != 0 ? ride.dx / dx : ride.dy / dy);
    }
    classes.push_back(multiple <= most_classes ? multiple : 1);
  }
  std::vector<Ends> ends((2 * puzzle.types.size()) * most_classes);
  for (Location i = 0; i < n; ++i) {
    const std::uint8_t type = pieces[i].type;
    const std::int64_t at = position(i);
    const std::int64_t rest = (at % classes[type] + classes[type]) % classes[type];
    Ends& alike = ends[(2 * type + (pieces[i].budget == 0 ? 1U : 0U)) * most_classes + rest];
    if (!alike.first || at < position(*alike.first)) alike.first = i;
    if (!alike.last || at > position(*alike.last)) alike.last = i;
  }
  for (const Ends& alike : ends) {
    if (alike.first) witnesses.push_back(*alike.first);
    if (alike.last && alike.last != alike.first) witnesses.push_back(*alike.last);
  }
  return witnesses;
}

// All others capture on the center, the nearest first, the last piece at the end.
std::vector<capture::Capture<Location>> captures_on(const Puzzle& puzzle, Location center) {
  const Square goal = puzzle.pieces[center].square;
  StableOrder order(puzzle.pieces.size());
  order.sort_by([&](std::uint32_t i) {
    const Square square = puzzle.pieces[i].square;
    return std::max(std::abs(std::int64_t{square.x} - goal.x),
                    std::abs(std::int64_t{square.y} - goal.y));
  });
  std::vector<capture::Capture<Location>> moves;
  reserve_huge(moves, order.size() - 1);
  for (std::uint32_t i = 1; i < order.size(); ++i)
    if (order[i] != puzzle.last) moves.push_back({order[i], center});
  if (puzzle.last && *puzzle.last != center) moves.push_back({*puzzle.last, center});
  return moves;
}

}  // namespace

std::string budget_one_why_not(const Puzzle& puzzle) {
  const bool fits = std::all_of(puzzle.pieces.begin(), puzzle.pieces.end(),
                                [](const Piece& piece) { return piece.budget <= 1; });
  return fits ? "" : "needs budgets of 0 and 1";
}

capture::Answer<Location> solve_budget_one(const Puzzle& puzzle, const Limits&) {
  const Centers centers(puzzle);
  std::vector<Location> open, witnesses;  // places that no witness refuses
  for (Location place = 0; place < puzzle.pieces.size(); ++place)
    if (!puzzle.goal || puzzle.pieces[place].square == *puzzle.goal) open.push_back(place);
  const auto add = [&](Location w) {
    const auto refused = [&](Location place) { return w != place && !centers.reaches(w, place); };
    if (std::erase_if(open, refused) > 0) witnesses.push_back(w);
  };
  for (const Location w : sharp_witnesses(puzzle)) add(w);

  capture::Answer<Location> answer;
  while (!open.empty()) {
    const Location center = open.front();
    if (const std::optional<Location> stranger = centers.stranger(center)) {
      add(*stranger);
      continue;
    }
    answer.verdict = Verdict::solvable;
    answer.moves = captures_on(puzzle, center);
    return answer;
  }
  answer.verdict = Verdict::unsolvable;
  answer.proof = capture::NoCenter<Location>{std::move(witnesses)};
  return answer;
}

}  // namespace hardboard::solo_chess
