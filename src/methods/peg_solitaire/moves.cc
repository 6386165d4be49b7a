#include "methods/peg_solitaire/moves.h"

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>
#include <limits>

#include "base/contract.h"
#include "methods/peg_solitaire/decide.h"
#include "methods/peg_solitaire/trace.h"
#include "methods/peg_solitaire/winnable.h"
#include "puzzles/peg_solitaire/answer.h"

namespace hardboard::peg_solitaire {
namespace {

template <std::size_t Words>
class MoveSearch {
public:
  using Position = Bits<Words>;

  MoveSearch(const Puzzle& puzzle, const Limits& limits)
      : puzzle_(puzzle), limits_(limits), task_(puzzle), lines_at_(task_.grid.holes()) {
    const std::vector<Line>& lines = task_.grid.lines();
    for (std::size_t line = 0; line < lines.size(); ++line) {
      if (lines[line].low == lines[line].high) continue;
      lines_at_[lines[line].low].push_back(static_cast<std::uint32_t>(line));
      lines_at_[lines[line].high].push_back(static_cast<std::uint32_t>(line));
    }
  }

  // Does not change `result`, which holds a solution, if the limits are reached.
  void fewest(FewestMoves& result) {
    if (!prepare()) return;
    moves_.resize(layers_.size());
    for (std::size_t depth = layers_.size(); depth-- > 0;) {
      const Layer<Words>& layer = layers_[depth];
      moves_[depth].resize(layer.size());
      for (std::size_t i = 0; i < layer.size(); ++i) {
        if (!go_on(layer, i)) return;
        moves_[depth][i] = task_.is_won(layer[i]) ? 0 : fewest_from(depth, layer[i]);
      }
    }
    result.moves = result.bound = moves_[0][0];
    result.positions = positions_;
    result.jumps.clear();
    Position position = task_.start;
    std::size_t depth = 0;
    for (std::uint32_t left = result.moves; left > 0; --left) {
      make_move(depth, position, result.jumps, [&](const Reached& reached) {
        return moves_[reached.depth][reached.index] + 1U == left;
      });
    }
  }

  LongestSweep sweep() {
    LongestSweep result;
    if (!prepare()) return result;
    result.positions = positions_;
    if (layers_.empty()) {
      result.verdict = Verdict::unsolvable;
      return result;
    }
    std::size_t best = 0, best_depth = 0;
    Position best_position = layers_[0][0];
    for (std::size_t depth = 0; depth < layers_.size(); ++depth) {
      for (std::size_t i = 0; i < layers_[depth].size(); ++i) {
        if (!go_on(layers_[depth], i)) return result;
        if (task_.is_won(layers_[depth][i])) continue;
        each_move(depth, layers_[depth][i], [&](const Reached& reached) {
          if (reached.depth - depth > best) {
            best = reached.depth - depth;
            best_depth = depth;
            best_position = layers_[depth][i];
          }
          return false;
        });
      }
    }
    result.verdict = Verdict::solvable;
    result.sweep = static_cast<std::uint32_t>(best);

    // Joins moves from the start to the position before the sweep, the sweep, and any moves that
    // win.
    std::vector<Layer<Words>> above(layers_.begin(),
                                    layers_.begin() + static_cast<std::ptrdiff_t>(best_depth));
    above.push_back({best_position});
    std::vector<Position> chain = trace(task_, above, best_position, Way::forward);
    std::reverse(chain.begin(), chain.end());
    result.jumps = play(task_, puzzle_, chain);
    Position position = after(task_.start, result.jumps);
    std::size_t depth = best_depth;
    while (!task_.is_won(position)) {
      const std::size_t wanted = depth == best_depth ? best : 1;
      make_move(depth, position, result.jumps,
                [&](const Reached& reached) { return reached.depth - depth == wanted; });
    }
    return result;
  }

private:
  // A position at the end of a move: an image of layers_[depth][index].
  struct Reached {
    std::size_t depth, index;
    Position position;
  };

  // Makes the layers of winnable positions, and their indices. False if the limits were reached.
  bool prepare() {
    auto layers = winnable_layers(task_, limits_);
    if (!layers) return false;
    layers_ = std::move(*layers);
    std::size_t bytes = 0;
    for (const Layer<Words>& layer : layers_) {
      positions_ += layer.size();
      bytes += layer.size() * (sizeof(Position) + sizeof(std::uint16_t)) +
               LayerIndex<Words>::bytes(layer.size());
    }
    if (bytes > limits_.memory_bytes) return false;
    indices_.reserve(layers_.size());
    for (const Layer<Words>& layer : layers_) indices_.emplace_back(layer, limits_);
    return !limits_.reached();
  }

  // Tells progress; false if the limits are reached.
  bool go_on(const Layer<Words>& layer, std::size_t done) const {
    if (done % 256 != 255) return true;
    if (done % 16384 == 16383 && limits_.progress)
      limits_.progress(fmt::format("moves: {} of {} positions with {} pegs", done + 1, layer.size(),
                                   layer.front().count()));
    return !limits_.reached();
  }

  Position after(Position position, const std::vector<Jump>& jumps) const {
    for (const Jump& jump : jumps) {
      bool made = false;
      task_.grid.each_jump(Position(position), [&](std::size_t line) {
        if (made || puzzle_.holes[task_.grid.from(position, line)] != jump.from ||
            puzzle_.holes[task_.grid.to(position, line)] != jump.to)
          return;
        position ^= task_.grid.flip(line);
        made = true;
      });
      promise(made, "the jump is possible");
    }
    return position;
  }

  void add_jumps(std::vector<Jump>& jumps, Position position,
                 const std::vector<std::uint32_t>& lines) const {
    for (const std::uint32_t line : lines) {
      jumps.push_back({puzzle_.holes[task_.grid.from(position, line)],
                       puzzle_.holes[task_.grid.to(position, line)]});
      position ^= task_.grid.flip(line);
    }
  }

  // Visits the position after each move, of one jump or more, from which play can still meet the
  // goal. Stops and returns true when a visit returns true. sweep_ holds the lines of the move's
  // jumps.
  template <class Visit>
  bool each_move(std::size_t depth, const Position& position, Visit visit) {
    sweep_.clear();
    bool stopped = false;
    task_.grid.each_jump(position, [&](std::size_t line) {
      stopped = stopped || jump(depth, position, static_cast<std::uint32_t>(line), visit);
    });
    return stopped;
  }

  // Makes the first move that is_wanted accepts, and appends its jumps. There must be one.
  template <class IsWanted>
  void make_move(std::size_t& depth, Position& position, std::vector<Jump>& jumps,
                 IsWanted is_wanted) {
    const bool found = each_move(depth, position, [&](const Reached& reached) {
      if (!is_wanted(reached)) return false;
      add_jumps(jumps, position, sweep_);
      depth = reached.depth;
      position = reached.position;
      return true;
    });
    promise(found, "a move of the best solution is possible");
  }

  // Makes one jump along `line`, and tries all further jumps of the same peg.
  template <class Visit>
  bool jump(std::size_t depth, const Position& position, std::uint32_t line, Visit& visit) {
    const std::uint16_t hole = task_.grid.to(position, line);
    const Position child = position ^ task_.grid.flip(line);
    if (depth + 1 >= indices_.size()) return false;
    const std::size_t index = indices_[depth + 1].find(task_.images.least(child));
    if (index == LayerIndex<Words>::none) return false;
    sweep_.push_back(line);
    if (visit(Reached{depth + 1, index, child})) return true;
    if (!task_.is_won(child)) {
      for (const std::uint32_t next : lines_at_[hole]) {
        const Line& holes = task_.grid.lines()[next];
        const std::uint16_t to = holes.low == hole ? holes.high : holes.low;
        if (child.has(holes.over) && !child.has(to) && jump(depth + 1, child, next, visit))
          return true;
      }
    }
    sweep_.pop_back();
    return false;
  }

  std::uint16_t fewest_from(std::size_t depth, const Position& position) {
    std::uint16_t best = std::numeric_limits<std::uint16_t>::max();
    each_move(depth, position, [&](const Reached& reached) {
      best = std::min<std::uint16_t>(
          best, static_cast<std::uint16_t>(moves_[reached.depth][reached.index] + 1));
      return best == 1;
    });
    return best;
  }

  const Puzzle& puzzle_;
  const Limits& limits_;
  Task<Words> task_;
  std::vector<std::vector<std::uint32_t>> lines_at_;  // for each hole, the lines that end there
  std::vector<Layer<Words>> layers_;
  std::vector<LayerIndex<Words>> indices_;
  std::vector<std::vector<std::uint16_t>> moves_;  // for each position of the layers, the fewest
  std::vector<std::uint32_t> sweep_;
  std::uint64_t positions_ = 0;
};

}  // namespace

FewestMoves fewest_moves(const Puzzle& puzzle, const Limits& limits) {
  FewestMoves result;
  Decision first = decide(puzzle, limits);
  result.verdict = first.verdict;
  if (first.verdict != Verdict::solvable) return result;
  result.jumps = std::move(first.jumps);
  result.moves = static_cast<std::uint32_t>(count_moves(result.jumps));
  result.bound = std::min(result.moves, 1U);
  if (result.bound == result.moves) return result;
  with_words(puzzle.holes.size(), [&](auto words) {
    MoveSearch<decltype(words)::value>(puzzle, limits).fewest(result);
  });
  return result;
}

LongestSweep longest_sweep(const Puzzle& puzzle, const Limits& limits) {
  promise(puzzle.holes.size() <= most_searched, "the board is one that the search accepts");
  return with_words(puzzle.holes.size(), [&](auto words) {
    return MoveSearch<decltype(words)::value>(puzzle, limits).sweep();
  });
}

}  // namespace hardboard::peg_solitaire
