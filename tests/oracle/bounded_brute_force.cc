#include "oracle/bounded_brute_force.h"

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>
#include <vector>

namespace hardboard::oracle {
namespace {

using solo_chess::Puzzle;
using solo_chess::Ride;
using solo_chess::unlimited;

struct Man {
  std::int64_t x = 0, y = 0;
  std::uint32_t type = 0, left = 0;
  bool has_captured = false;
  friend auto operator<=>(const Man&, const Man&) = default;
};

struct Position {
  std::uint64_t may_begin = 0;  // how many more pieces may capture for the first time
  std::vector<Man> men;         // sorted
  friend auto operator<=>(const Position&, const Position&) = default;
};

class Judge {
public:
  Judge(const Puzzle& puzzle, std::uint64_t most) : puzzle_(puzzle), most_(most) {}

  std::optional<BoundedJudgement> run() {
    Position start;
    start.may_begin = puzzle_.bounds.capturers;
    for (const solo_chess::Piece& piece : puzzle_.pieces)
      start.men.push_back(
          {piece.square.x, piece.square.y, piece.type, piece.budget, piece.has_captured});
    std::sort(start.men.begin(), start.men.end());
    const BoundedJudgement judgement = look(start);
    if (known_.size() > most_) return std::nullopt;
    return judgement;
  }

private:
  BoundedJudgement look(const Position& position) {
    if (known_.size() > most_) return {};
    if (const auto found = known_.find(position); found != known_.end()) return found->second;
    const bool holds_goal =
        !puzzle_.goal || std::any_of(position.men.begin(), position.men.end(), [&](const Man& man) {
          return man.x == puzzle_.goal->x && man.y == puzzle_.goal->y;
        });
    const std::size_t size = position.men.size();
    BoundedJudgement judgement{
        holds_goal ? static_cast<std::uint32_t>(size) : std::numeric_limits<std::uint32_t>::max(),
        holds_goal && size == 1 ? 1U : 0U};
    for (std::size_t hunter = 0; hunter < size; ++hunter) {
      for (std::size_t prey = 0; prey < size; ++prey) {
        if (!may_capture(position, hunter, prey)) continue;
        const BoundedJudgement then = look(after(position, hunter, prey));
        judgement.count += then.count;
        judgement.pieces_left = std::min(judgement.pieces_left, then.pieces_left);
      }
    }
    known_.emplace(position, judgement);
    return judgement;
  }

  static std::int64_t length(const Man& a, const Man& b) {
    return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y));
  }
  std::int64_t price(const Man& hunter, const Man& prey) const {
    return puzzle_.bounds.on_distance ? length(hunter, prey) : 1;
  }

  bool may_capture(const Position& position, std::size_t hunter_at, std::size_t prey_at) const {
    if (hunter_at == prey_at) return false;
    const Man &hunter = position.men[hunter_at], &prey = position.men[prey_at];
    if (puzzle_.last && prey.type == puzzle_.pieces[*puzzle_.last].type) return false;
    if (!hunter.has_captured && position.may_begin == 0) return false;
    if (length(hunter, prey) < puzzle_.bounds.shortest) return false;
    if (length(hunter, prey) > puzzle_.bounds.longest) return false;
    if (hunter.left != unlimited && hunter.left < price(hunter, prey)) return false;
    return std::any_of(puzzle_.types[hunter.type].rides.begin(),
                       puzzle_.types[hunter.type].rides.end(),
                       [&](const Ride& ride) { return rides_to(position, hunter, prey, ride); });
  }

  // Goes along the ride, square by square, to the first man.
  static bool rides_to(const Position& position, const Man& hunter, const Man& prey,
                       const Ride& ride) {
    const std::int64_t far = length(hunter, prey);
    for (std::int64_t k = 1; k <= std::min<std::int64_t>(ride.range, far); ++k) {
      const std::int64_t x = hunter.x + k * ride.dx, y = hunter.y + k * ride.dy;
      if (prey.x == x && prey.y == y) return true;
      for (const Man& man : position.men)
        if (man.x == x && man.y == y) return false;
    }
    return false;
  }

  Position after(const Position& position, std::size_t hunter_at, std::size_t prey_at) const {
    const Man &hunter = position.men[hunter_at], &prey = position.men[prey_at];
    Position next;
    const bool begins = !hunter.has_captured && position.may_begin != unlimited;
    next.may_begin = position.may_begin - (begins ? 1 : 0);
    for (std::size_t i = 0; i < position.men.size(); ++i)
      if (i != hunter_at && i != prey_at) next.men.push_back(position.men[i]);
    const std::uint32_t left = hunter.left == unlimited
                                   ? unlimited
                                   : hunter.left - static_cast<std::uint32_t>(price(hunter, prey));
    next.men.push_back({prey.x, prey.y, hunter.type, left, true});
    std::sort(next.men.begin(), next.men.end());
    return next;
  }

  const Puzzle& puzzle_;
  std::uint64_t most_;
  std::map<Position, BoundedJudgement> known_;
};

}  // namespace

std::optional<BoundedJudgement> judge_bounded(const Puzzle& puzzle, std::uint64_t most_positions) {
  return Judge(puzzle, most_positions).run();
}

}  // namespace hardboard::oracle
