// The unknowns x of an integer programme are the numbers of times that each move is made. Weights w
// of the squares bound the number of moves. Let a *lean* play be one that needs all its moves, and
// D its army. Then
//   scale * moves = w(goal) - w(D) + sum of x * (scale + weight that the move loses),
// and w(D) is at most the weight of all squares outside of the desert, where no weight is negative.
// Squares outside of the box weigh nothing, so the factor of a move that puts a peg there is
// `scale` at least: such moves only raise the sum, and need no x.
#include "kernel/army.h"

namespace hardboard::kernel {
namespace {

// How often a move can be made.
struct Range {
  std::int64_t least = 0, most = 0;
};

// sum += a * b.
void add(std::int64_t& sum, std::int64_t a, std::int64_t b) {
  std::int64_t product = 0;
  need(!__builtin_mul_overflow(a, b, &product) && !__builtin_add_overflow(sum, product, &sum),
       "the weights bound nothing");
}

class Branching {
public:
  Branching(const Army& puzzle, std::int64_t most_moves, Reader& in)
      : puzzle_(puzzle), in_(in), most_moves_(most_moves) {
    constexpr std::int64_t most_side = 1 << 16, most_columns = 1 << 22, most_scale = 1 << 30;
    const auto [low, high] = puzzle.window ? *puzzle.window : read_box(in);
    need(Box{low, high}.has(puzzle.goal), "the goal needs a window");
    const std::int64_t width = high.x - low.x + 1, height = high.y - low.y + 1;
    const auto moves = static_cast<std::int64_t>(puzzle.moves.size());
    need(width <= most_side && height <= most_side && width * height * moves <= most_columns &&
             most_moves <= most_scale,
         "the window or the claim is too large");
    scale_ = in.number("the scale of weights", 1, most_scale);
    for (Square at = low; at.y <= high.y; ++at.y)
      for (at.x = low.x; at.x <= high.x; ++at.x) squares_.add(at);
    goal_ = squares_.find(puzzle.goal);
  }

  // Reads a tree for each move that can come last in a lean play: a lean play stays within the
  // window, brings one peg to the goal, and takes no peg from there.
  void run() {
    std::vector<Range> ranges;
    std::vector<std::size_t> last;
    for (std::uint32_t put = 0; put < squares_.size(); ++put) {
      for (const Move& move : puzzle_.moves) {
        bool fits = true;
        for (const Square by : move.taken) {
          const Square at = squares_[put] + by;
          const std::uint32_t taken = squares_.find({at.x - move.put.x, at.y - move.put.y});
          need(std::count(move.taken.begin(), move.taken.end(), by) == 1, "a peg is taken twice");
          fits = fits && taken != goal_ && (taken != Grid::none || !puzzle_.window);
          taken_.push_back(std::min(taken, squares_.size()));
        }
        if (fits && put == goal_) last.push_back(ranges.size());
        ranges.push_back({0, fits && put != goal_ ? most_moves_ : 0});
        need(taken_.size() <= most_held, "the window or the claim is too large");
      }
    }
    for (const std::size_t j : last) {
      ranges[j] = {1, 1};
      refute(ranges, 0);
      ranges[j] = {0, 0};
    }
  }

private:
  // The most squares in taken_, and the most ranges that the nodes of a branch hold, where each
  // node counts as `own_size` ranges more.
  static constexpr std::size_t most_held = 1 << 23, own_size = 1 << 10;

  // Reads a node, and the nodes below: no x within the ranges has most_moves_ moves or fewer.
  void refute(std::vector<Range> ranges, std::size_t depth) {
    need(++depth * (ranges.size() + own_size) <= most_held, "the tree is too deep");
    in_.line();
    if (!in_.takes("split")) {
      in_.expect("close");
      return need(weigh(ranges) < 0, "the weights of a node do not close it");
    }
    const std::size_t moves = puzzle_.moves.size();
    const std::size_t square = in_.index("a square of the window", squares_.size());
    const std::size_t column = square * moves + in_.index("a move", moves);
    const std::int64_t value = in_.number("how often", 0, INT32_MAX);
    weigh(ranges);
    const Range before = ranges[column];
    ranges[column].most = std::min(before.most, value);
    refute(ranges, depth);
    ranges[column] = {std::max(before.least, value + 1), before.most};
    refute(std::move(ranges), depth);
  }

  // Reads weights, and returns by how much scale * most_moves_ exceeds the least possible scale *
  // moves within the ranges. Narrows the ranges to the x that this leaves possible.
  std::int64_t weigh(std::vector<Range>& ranges) {
    constexpr std::int64_t most_weight = std::int64_t{1} << 50;
    std::vector<std::int64_t> weight(squares_.size() + 1, 0), loss(ranges.size(), 0);
    while (in_.has_word()) {
      const std::uint32_t square = in_.index("a square of the window", squares_.size());
      weight[square] = in_.number("a weight", square == goal_ ? -most_weight : 0, most_weight);
    }
    std::int64_t room = scale_ * most_moves_ - weight[goal_];
    for (std::uint32_t square = 0; square < squares_.size(); ++square)
      if (!puzzle_.is_desert(squares_[square])) add(room, 1, weight[square]);
    const std::uint32_t* taken = taken_.data();
    for (std::size_t j = 0; j < ranges.size(); ++j) {
      const std::size_t pegs = puzzle_.moves[j % puzzle_.moves.size()].taken.size();
      taken += pegs;
      if (ranges[j].most == 0) continue;
      loss[j] = scale_ - weight[j / puzzle_.moves.size()];
      for (const std::uint32_t at : std::span(taken - pegs, pegs)) add(loss[j], 1, weight[at]);
      add(room, -loss[j], loss[j] < 0 ? ranges[j].most : ranges[j].least);
    }
    for (std::size_t j = 0; j < ranges.size() && room >= 0; ++j) {
      auto& [least, most] = ranges[j];
      if (loss[j] > 0) most = std::min(most, least + std::min(room / loss[j], most));
      if (loss[j] < 0) least = std::max(least, most - room / -loss[j]);
    }
    return room;
  }

  const Army& puzzle_;
  Reader& in_;
  std::int64_t most_moves_, scale_ = 1;
  Grid squares_;  // of the window
  std::uint32_t goal_ = 0;
  // The squares of the pegs that a move takes, by the square where it puts a peg and by the number
  // of the move. Squares outside of the box, which weigh 0, have the number behind the last square.
  std::vector<std::uint32_t> taken_;
};

}  // namespace

void refute_by_branching(const Army& puzzle, std::int64_t least, Reader& in) {
  Branching(puzzle, least - 1, in).run();
}

}  // namespace hardboard::kernel
