#include "puzzles/peg_army/weighing.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace hardboard::peg_army {
namespace {

constexpr int images = 8;  // reflections and rotations about the goal; 0 is the identity

Square turned(Square by, int image) {
  if ((image & 4) != 0) std::swap(by.x, by.y);
  if ((image & 1) != 0) by.x = -by.x;
  if ((image & 2) != 0) by.y = -by.y;
  return by;
}

// Does the image turn the squares taken by one jump to the goal into those taken by another?
bool turns(const Puzzle& puzzle, int image, std::uint32_t from, std::uint32_t to) {
  const Tuple &a = tuples_of(puzzle)[from], &b = tuples_of(puzzle)[to];
  if (image == 0) return from == to;
  // A jump takes two squares in a line from the goal; the far one determines both.
  return turned(minus(a.taken[0], a.put), image) == minus(b.taken[0], b.put);
}

}  // namespace

View::View(const Puzzle& puzzle, const Weights& weights, int image, const Steps* steps)
    : goal_(puzzle.goal), weights_(&weights), image_(image), steps_(steps) {
  for (std::uint32_t n = 0; n < powers_.size(); ++n) powers_[n] = golden_power(n);
}

Golden View::operator()(Square square) const {
  if (const std::optional<Square> seen = in_box(square))
    return {weights_->values[weights_->box.index(*seen)], 0};
  if (steps_ == nullptr) return {};
  const std::uint8_t distance = (*steps_)(minus(square, goal_));
  return distance == no_steps ? Golden{} : powers_.at(distance) * weights_->tail;
}

std::optional<Square> View::in_box(Square square) const {
  const std::optional<Square> seen = shifted(goal_, turned(minus(square, goal_), image_));
  return seen && weights_->box.contains(*seen) ? seen : std::nullopt;
}

bool place(const Tuple& tuple, Square put, std::vector<Square>& taken) {
  taken.clear();
  for (const Square by : tuple.taken) {
    const std::optional<Square> square = shifted(put, minus(by, tuple.put));
    if (!square) return false;
    taken.push_back(*square);
  }
  return true;
}

std::optional<std::string> rising_move(const Puzzle& puzzle, const View& weight, bool off_goal,
                                       const Window& puts,
                                       const std::function<bool(Square)>& inside) {
  std::vector<Square> taken;
  for (std::uint64_t i = 0; i < puts.squares(); ++i) {
    const Square put = puts.square(i);
    if (!inside(put) || (off_goal && put == puzzle.goal)) continue;
    for (const Tuple& tuple : tuples_of(puzzle)) {
      if (!place(tuple, put, taken) || !std::all_of(taken.begin(), taken.end(), inside)) continue;
      if (off_goal && std::find(taken.begin(), taken.end(), puzzle.goal) != taken.end()) continue;
      Golden change = weight(put);
      for (const Square square : taken) change = change - weight(square);
      if (sign(change) > 0)
        return fmt::format("the move from {} to {} raises the weight", name(taken.front()),
                           name(put));
    }
  }
  return std::nullopt;
}

Golden needed(const Puzzle& puzzle, const View& weight, std::optional<std::uint32_t> last) {
  if (!last) return weight(puzzle.goal);
  std::vector<Square> taken;
  if (!place(tuples_of(puzzle)[*last], puzzle.goal, taken)) return {};
  Golden sum;
  for (const Square square : taken) sum = sum + weight(square);
  return sum;
}

std::optional<std::string> uncovered(const Puzzle& puzzle, const std::vector<Weights>& cases,
                                     const std::function<bool(std::uint32_t)>& exists,
                                     const Outweighed& outweighed) {
  for (const Weights& one : cases)
    if (!one.last && outweighed(one, 0, std::nullopt)) return std::nullopt;
  const int seen = puzzle.tuples.empty() ? images : 1;
  for (std::uint32_t last = 0; last < tuples_of(puzzle).size(); ++last) {
    bool done = !exists(last);
    for (const Weights& one : cases)
      for (int image = 0; image < seen && !done; ++image)
        done = one.last && turns(puzzle, image, last, *one.last) && outweighed(one, image, last);
    if (!done)
      return fmt::format("the weights outside of the desert are not less than what move {} needs",
                         last);
  }
  return std::nullopt;
}

std::optional<std::string> bad_shape(const Puzzle& puzzle, const Weights& one) {
  if (one.last && *one.last >= tuples_of(puzzle).size())
    return fmt::format("there is no move {}", *one.last);
  const auto small = [](std::int64_t w) { return -most_weight <= w && w <= most_weight; };
  if (one.tail < 0 || one.tail > most_weight) return "the tail's weight is negative or too large";
  if (!std::all_of(one.values.begin(), one.values.end(), small)) return "a weight is too large";
  return std::nullopt;
}

Golden at_least_zero(Golden weight) {
  return sign(weight) < 0 ? Golden{} : weight;
}

}  // namespace hardboard::peg_army
