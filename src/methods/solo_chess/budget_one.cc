#include "methods/solo_chess/budget_one.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "base/stable_sort.h"
#include "base/watch.h"

namespace hardboard::solo_chess {
namespace {

using capture::Location;

// The way from one square to another, in x and y.
std::pair<std::int64_t, std::int64_t> apart(Square from, Square to) {
  return {std::int64_t{to.x} - from.x, std::int64_t{to.y} - from.y};
}

// A piece that has captured can't capture again. So no piece captures on a place that a piece must
// leave, and all captures go to one square, the center, each by the piece that starts on the place
// that the capture empties. Pieces between are nearer and go first, except the last piece: no piece
// can capture the last piece, so it moves after all others.
class Centers {
public:
  explicit Centers(const Puzzle& puzzle) : puzzle_(puzzle), pieces_(puzzle.pieces) {
    if (puzzle.last) last_ = pieces_[*puzzle.last].square;
  }

  // Can the piece that starts on `from` capture on `to`, once all but the last piece are out of its
  // way?
  bool reaches(Location from, Location to) const {
    const Piece& piece = pieces_[from];
    if (piece.budget == 0 || to == puzzle_.last) return false;
    const auto [x, y] = apart(piece.square, pieces_[to].square);
    for (const Ride& ride : puzzle_.types[piece.type].rides) {
      const std::int64_t steps = steps_along(ride, x, y);
      if (steps == 0 || steps > most_steps_of(ride)) continue;
      if (!last_ || from == puzzle_.last) return true;
      const auto [last_x, last_y] = apart(piece.square, *last_);
      const std::int64_t to_last = steps_along(ride, last_x, last_y);
      if (to_last == 0 || to_last > steps) return true;
    }
    return false;
  }

  // Another piece that does not reach the center, if there is one. The search begins with some
  // pieces spread over the list: whatever the file's order, it finds such a piece at once unless
  // they are rare. O(n). Incomplete once the watch's limits are reached.
  std::optional<Location> stranger(Location center, Watch& watch) const {
    const auto n = static_cast<Location>(pieces_.size());
    const auto refuses = [&](Location w) { return w != center && !reaches(w, center); };
    for (Location w = 0; w < n; w += n / 64 + 1)
      if (refuses(w)) return w;
    for (Location w = 0; w < n && !watch.reached(2); ++w)
      if (refuses(w)) return w;
    return std::nullopt;
  }

private:
  // The number of steps of the ride that lead by (x, y); 0 if there is no such number.
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

// By type, how many classes its pieces on one line form: distances within a class are multiples of
// all steps of the type along the line, whose shortest step is (dx, dy). 1 for a type with more
// than `most` classes.
std::vector<std::int64_t> classes_on_line(const Puzzle& puzzle, std::int64_t dx, std::int64_t dy,
                                          std::int64_t most) {
  std::vector<std::int64_t> classes;
  for (const PieceType& type : puzzle.types) {
    std::int64_t multiple = 1;
    for (const Ride& ride : type.rides) {
      if (ride.dx * dy == ride.dy * dx && multiple <= most)
        multiple = std::lcm(multiple, dx != 0 ? ride.dx / dx : ride.dy / dy);
    }
    classes.push_back(multiple <= most ? multiple : 1);
  }
  return classes;
}

// Adds witnesses for a board whose pieces, two or more, are all on one line. Call two pieces alike
// if they have one type, both or neither can capture, and their distance is a multiple of all steps
// of the type. Of alike pieces on the same side of a place, the farthest refuses the place if any
// does: its way is the longest, and a last piece in the way of a nearer piece is in its way as
// well. So the first and the last of the pieces that are alike are enough.
void add_ends_of_line(const Puzzle& puzzle, std::vector<Location>& witnesses) {
  constexpr std::int64_t most_classes = 64;  // of one type; see solve_budget_one()
  const std::vector<Piece>& pieces = puzzle.pieces;
  const auto [x1, y1] = apart(pieces[0].square, pieces[1].square);
  const std::int64_t parts = std::gcd(x1, y1), dx = x1 / parts, dy = y1 / parts;
  const auto position = [&](Location i) {
    const auto [x, y] = apart(pieces[0].square, pieces[i].square);
    return dx != 0 ? x / dx : y / dy;
  };
  const std::vector<std::int64_t> classes = classes_on_line(puzzle, dx, dy, most_classes);
  struct Ends {  // of the pieces that are alike
    std::optional<Location> first, last;
  };
  std::vector<Ends> ends((2 * puzzle.types.size()) * most_classes);
  for (Location i = 0; i < pieces.size(); ++i) {
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
}

// A few pieces that together refuse almost every place that any piece refuses: the number of
// exceptions does not depend on n. A piece refuses a place that it does not reach. O(n) for each
// ride of the first piece, and for all rides of all types together.
std::vector<Location> sharp_witnesses(const Puzzle& puzzle) {
  const std::vector<Piece>& pieces = puzzle.pieces;
  const auto n = static_cast<Location>(pieces.size());
  // The first piece refuses all places but its own and those on its lines. A piece off such a line
  // refuses all places on the line but one for each of its own rides, at most.
  std::vector<Location> witnesses{0};
  bool on_one_line = false;
  for (const Ride& ride : puzzle.types[pieces[0].type].rides) {
    Location off_line = 1;
    for (; off_line < n; ++off_line) {
      const auto [x, y] = apart(pieces[0].square, pieces[off_line].square);
      if (x * ride.dy != y * ride.dx) break;
    }
    if (off_line < n) witnesses.push_back(off_line);
    on_one_line = on_one_line || (off_line == n && n > 1);
  }
  if (on_one_line) add_ends_of_line(puzzle, witnesses);
  return witnesses;
}

// All other pieces capture on the center: the nearest first, the last piece at the end.
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

capture::Answer<Location> solve_budget_one(const Puzzle& puzzle, const Limits& limits) {
  Watch watch(limits, "looking for a center");
  const Centers centers(puzzle);
  std::vector<Location> open, witnesses;  // places that no witness so far refuses
  for (Location place = 0; place < puzzle.pieces.size(); ++place)
    if (!puzzle.goal || puzzle.pieces[place].square == *puzzle.goal) open.push_back(place);
  const auto add = [&](Location w) {
    const auto refused = [&](Location place) {
      return !watch.reached(2) && w != place && !centers.reaches(w, place);
    };
    if (std::erase_if(open, refused) > 0) witnesses.push_back(w);
  };
  for (const Location w : sharp_witnesses(puzzle)) add(w);

  capture::Answer<Location> answer;
  while (!open.empty() && !watch.was_reached()) {
    const Location center = open.front();
    if (const std::optional<Location> stranger = centers.stranger(center, watch)) {
      add(*stranger);
      continue;
    }
    if (watch.was_reached()) break;
    answer.verdict = Verdict::solvable;
    answer.moves = captures_on(puzzle, center);
    return answer;
  }
  if (watch.was_reached()) return answer;
  answer.verdict = Verdict::unsolvable;
  answer.proof = capture::NoCenter<Location>{std::move(witnesses)};
  return answer;
}

}  // namespace hardboard::solo_chess
