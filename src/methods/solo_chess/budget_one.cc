#include "methods/solo_chess/budget_one.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <optional>
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
      if (steps == 0 || steps > ride.range) continue;
      if (!last_ || from == puzzle_.last) return true;
      const std::int64_t to_last = steps_along(ride, std::int64_t{last_->x} - piece.square.x,
                                               std::int64_t{last_->y} - piece.square.y);
      if (to_last == 0 || to_last > steps) return true;
    }
    return false;
  }

  // A piece that does not reach the place, if there is one. The pieces are met in a mixed order:
  // whatever the file's, a failing piece that is not rare is met soon.
  std::optional<Location> stranger(Location center) const {
    const auto n = static_cast<std::uint64_t>(pieces_.size());
    std::uint64_t stride = n * 618 / 1000 | 1;
    while (std::gcd(stride, n) != 1) stride += 2;
    std::uint64_t at = center;
    for (std::uint64_t i = 1; i < n; ++i) {
      at = (at + stride) % n;
      if (!reaches(static_cast<Location>(at), center)) return static_cast<Location>(at);
    }
    return std::nullopt;
  }

private:
  // How many steps (dx, dy) lead by (x, y); 0 if no whole positive number does.
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

// All others capture on the center, the nearest first, the last piece at the end.
std::vector<Capture<Location>> captures_on(const Puzzle& puzzle, Location center) {
  const Square goal = puzzle.pieces[center].square;
  StableOrder order(puzzle.pieces.size());
  order.sort_by([&](std::uint32_t i) {
    const Square square = puzzle.pieces[i].square;
    return std::max(std::abs(std::int64_t{square.x} - goal.x),
                    std::abs(std::int64_t{square.y} - goal.y));
  });
  std::vector<Capture<Location>> moves;
  moves.reserve(order.size() - 1);
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

Answer<Location> solve_budget_one(const Puzzle& puzzle, const Limits&) {
  const std::vector<Piece>& pieces = puzzle.pieces;
  const auto n = static_cast<Location>(pieces.size());
  const Centers centers(puzzle);
  Answer<Location> answer;
  std::vector<Location> witnesses;
  for (Location center = 0; center < n; ++center) {
    if (puzzle.goal && pieces[center].square != *puzzle.goal) continue;
    const auto refuses = [&](Location w) { return w != center && !centers.reaches(w, center); };
    const auto witness = std::find_if(witnesses.begin(), witnesses.end(), refuses);
    if (witness != witnesses.end()) {
      // Neighbouring places are likely to be refused by the same.
      std::rotate(witnesses.begin(), witness, witness + 1);
    } else if (const std::optional<Location> stranger = centers.stranger(center)) {
      witnesses.insert(witnesses.begin(), *stranger);
    } else {
      answer.verdict = Verdict::solvable;
      answer.moves = captures_on(puzzle, center);
      return answer;
    }
  }
  answer.verdict = Verdict::unsolvable;
  answer.proof = NoCenter<Location>{std::move(witnesses)};
  return answer;
}

}  // namespace hardboard::solo_chess
