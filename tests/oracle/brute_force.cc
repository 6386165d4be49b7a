#include "oracle/brute_force.h"

#include <algorithm>
#include <limits>
#include <map>
#include <vector>

#include "base/contract.h"

namespace hardboard::oracle {
namespace {

// A position as the rules see it: who stands where, with how many captures left.
struct Man {
  std::int64_t x = 0, y = 0;  // a graph's vertex v is (v, 0)
  std::uint32_t type = 0;
  std::uint32_t budget = 0;
  friend auto operator<=>(const Man&, const Man&) = default;
};
using Position = std::vector<Man>;  // sorted

template <class CanCapture, class Capturable, class Solved>
class Search {
public:
  Search(CanCapture can_capture, Capturable capturable, Solved solved, std::uint64_t most)
      : can_capture_(can_capture), capturable_(capturable), solved_(solved), most_(most) {}

  std::optional<Judgement> run(Position start) {
    std::sort(start.begin(), start.end());
    const Value value = look(start);
    if (memory_.size() > most_) return std::nullopt;
    return Judgement{value.count > 0, value.pieces_left, value.left_on_goal, value.count,
                     memory_.size()};
  }

private:
  struct Value {
    std::uint64_t count = 0;
    std::uint32_t pieces_left = 0, left_on_goal = 0;
  };

  Value look(const Position& position) {
    if (memory_.size() > most_) return {};
    if (auto known = memory_.find(position); known != memory_.end()) return known->second;
    const bool holds_goal = std::any_of(position.begin(), position.end(), solved_);
    const auto size = static_cast<std::uint32_t>(position.size());
    Value value{size == 1 && holds_goal ? 1U : 0U, size,
                holds_goal ? size : std::numeric_limits<std::uint32_t>::max()};
    for (const Man& hunter : position) {
      if (hunter.budget == 0) continue;
      for (const Man& prey : position) {
        if (hunter == prey || !capturable_(prey) || !can_capture_(position, hunter, prey)) continue;
        Position after;
        for (const Man& man : position) {
          if (man == hunter) continue;
          if (man != prey) {
            after.push_back(man);
            continue;
          }
          Man moved = hunter;
          moved.x = prey.x;
          moved.y = prey.y;
          if (moved.budget != solo_chess::unlimited) --moved.budget;
          after.push_back(moved);
        }
        std::sort(after.begin(), after.end());
        const Value found = look(after);
        value.count += found.count;
        value.pieces_left = std::min(value.pieces_left, found.pieces_left);
        value.left_on_goal = std::min(value.left_on_goal, found.left_on_goal);
      }
    }
    memory_.emplace(position, value);
    return value;
  }

  CanCapture can_capture_;
  Capturable capturable_;
  Solved solved_;
  std::uint64_t most_;
  std::map<Position, Value> memory_;
};

// After how many steps of the ride a piece on `from` comes to `to`; 0 if it never does.
std::int64_t steps_along(const solo_chess::Ride& ride, const Man& from, const Man& to) {
  const std::int64_t x = to.x - from.x, y = to.y - from.y;
  const std::int64_t steps = ride.dx != 0 ? x / ride.dx : y / ride.dy;
  return steps > 0 && steps * ride.dx == x && steps * ride.dy == y ? steps : 0;
}

}  // namespace

std::optional<Judgement> judge(const solo_chess::Puzzle& puzzle, std::uint64_t most_positions) {
  promise(puzzle.bounds.are_usual(), "judge_bounded() is for puzzles with bounds");
  const auto can_capture = [&](const Position& position, const Man& hunter, const Man& prey) {
    for (const solo_chess::Ride& ride : puzzle.types[hunter.type].rides) {
      const std::int64_t steps = steps_along(ride, hunter, prey);
      if (steps == 0) continue;
      if (ride.range != solo_chess::unlimited_range && steps > ride.range) continue;
      const bool blocked = std::any_of(position.begin(), position.end(), [&](const Man& man) {
        const std::int64_t before = steps_along(ride, hunter, man);
        return before > 0 && before < steps;
      });
      if (!blocked) return true;
    }
    return false;
  };
  const auto capturable = [&](const Man& prey) {
    return !puzzle.last || prey.type != puzzle.pieces[*puzzle.last].type;
  };
  const auto solved = [&](const Man& survivor) {
    return !puzzle.goal || (survivor.x == puzzle.goal->x && survivor.y == puzzle.goal->y);
  };
  Position start;
  for (const solo_chess::Piece& piece : puzzle.pieces)
    start.push_back({piece.square.x, piece.square.y, piece.type, piece.budget});
  return Search(can_capture, capturable, solved, most_positions).run(start);
}

std::optional<Judgement> judge(const graph_capture::Puzzle& puzzle, std::uint64_t most_positions) {
  const auto can_capture = [&](const Position&, const Man& hunter, const Man& prey) {
    return std::any_of(puzzle.edges.begin(), puzzle.edges.end(), [&](const auto& edge) {
      const bool along = edge.from.number == hunter.x && edge.to.number == prey.x;
      const bool against = edge.from.number == prey.x && edge.to.number == hunter.x;
      return along || (against && !puzzle.directed);
    });
  };
  const auto anyone = [](const Man&) { return true; };
  Position start;
  for (std::size_t v = 0; v < puzzle.budgets.size(); ++v)
    start.push_back({static_cast<std::int64_t>(v) + 1, 0, 0, puzzle.budgets[v]});
  return Search(can_capture, anyone, anyone, most_positions).run(start);
}

}  // namespace hardboard::oracle
