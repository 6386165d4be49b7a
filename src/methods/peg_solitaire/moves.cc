#include "methods/peg_solitaire/moves.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <limits>

#include "methods/peg_solitaire/trace.h"
#include "methods/peg_solitaire/winnable.h"

namespace hardboard::peg_solitaire {
namespace {

template <std::size_t Words>
class MoveSearch {
public:
  using Position = Bits<Words>;

  MoveSearch(const Puzzle& puzzle, const Limits& limits)
      : puzzle_(puzzle), limits_(limits), game_(puzzle), ends_(game_.grid.holes()) {
    const std::vector<Line>& lines = game_.grid.lines();
    for (std::size_t line = 0; line < lines.size(); ++line) {
      if (lines[line].low == lines[line].high) continue;
      ends_[lines[line].low].push_back(static_cast<std::uint32_t>(line));
      ends_[lines[line].high].push_back(static_cast<std::uint32_t>(line));
    }
  }

  MoveOutcome fewest() {
    MoveOutcome outcome;
    if (!prepare(outcome)) return outcome;
    moves_.resize(layers_.size());
    for (std::size_t depth = layers_.size(); depth-- > 0;) {
      const Layer<Words>& layer = layers_[depth];
      moves_[depth].resize(layer.size());
      for (std::size_t i = 0; i < layer.size(); ++i) {
        if (i % 1024 == 1023 && limits_.reached()) return {};
        moves_[depth][i] = game_.is_won(layer[i]) ? 0 : fewest_from(depth, layer[i]);
      }
    }
    outcome.verdict = Verdict::solvable;
    outcome.number = moves_[0][0];
    Position position = game_.start;
    std::size_t depth = 0;
    for (std::uint32_t left = outcome.number; left > 0; --left) {
      make_move(depth, position, outcome.jumps, [&](const Reached& reached) {
        return moves_[reached.depth][reached.index] + 1U == left;
      });
    }
    return outcome;
  }

  MoveOutcome sweep() {
    MoveOutcome outcome;
    if (!prepare(outcome)) return outcome;
    std::size_t best = 0, best_depth = 0;
    Position best_position = layers_[0][0];
    for (std::size_t depth = 0; depth < layers_.size(); ++depth) {
      for (std::size_t i = 0; i < layers_[depth].size(); ++i) {
        if (i % 1024 == 1023 && limits_.reached()) return {};
        if (game_.is_won(layers_[depth][i])) continue;
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
    outcome.verdict = Verdict::solvable;
    outcome.number = static_cast<std::uint32_t>(best);

    // To where it starts, along it, and on to the end by any jumps that win.
    std::vector<Layer<Words>> above(layers_.begin(),
                                    layers_.begin() + static_cast<std::ptrdiff_t>(best_depth));
    above.push_back({best_position});
    std::vector<Position> chain = trace(game_, above, best_position, Way::forward);
    std::reverse(chain.begin(), chain.end());
    outcome.jumps = play(game_, puzzle_, chain);
    Position position = after(game_.start, outcome.jumps);
    std::size_t depth = best_depth;
    while (!game_.is_won(position)) {
      const std::size_t wanted = depth == best_depth ? best : 1;
      make_move(depth, position, outcome.jumps,
                [&](const Reached& reached) { return reached.depth - depth == wanted; });
    }
    return outcome;
  }

private:
  struct Reached {
    std::size_t depth, index;  // which of the winnable positions it is an image of
    Position position;
  };

  // The layers and their indices; false when there is nothing to look at.
  bool prepare(MoveOutcome& outcome) {
    auto layers = winnable_layers(game_, limits_);
    if (!layers) return false;
    layers_ = std::move(*layers);
    outcome.verdict = layers_.empty() ? Verdict::unsolvable : Verdict::unknown;
    indices_.reserve(layers_.size());
    for (const Layer<Words>& layer : layers_) {
      outcome.positions += layer.size();
      indices_.emplace_back(layer);
    }
    return !layers_.empty();
  }

  Position after(Position position, const std::vector<Jump>& jumps) const {
    for (const Jump& jump : jumps) {
      bool made = false;
      game_.grid.each_jump(Position(position), [&](std::size_t line) {
        if (made || puzzle_.holes[game_.grid.from(position, line)] != jump.from ||
            puzzle_.holes[game_.grid.to(position, line)] != jump.to)
          return;
        position ^= game_.grid.flip(line);
        made = true;
      });
      assert(made);
    }
    return position;
  }

  void add_jumps(std::vector<Jump>& jumps, Position position,
                 const std::vector<std::uint32_t>& lines) const {
    for (const std::uint32_t line : lines) {
      jumps.push_back({puzzle_.holes[game_.grid.from(position, line)],
                       puzzle_.holes[game_.grid.to(position, line)]});
      position ^= game_.grid.flip(line);
    }
  }

  // Visits what each move, of one jump or more, from the position leads to, as far as it can still
  // be won, until a visit says true; sweep_ holds the lines of the move.
  template <class Visit>
  bool each_move(std::size_t depth, const Position& position, Visit visit) {
    sweep_.clear();
    bool stopped = false;
    game_.grid.each_jump(position, [&](std::size_t line) {
      stopped = stopped || jump(depth, position, static_cast<std::uint32_t>(line), visit);
    });
    return stopped;
  }

  // The first move that is wanted, of which there must be one: its jumps go to the others.
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
    assert(found);
    static_cast<void>(found);
  }

  template <class Visit>
  bool jump(std::size_t depth, const Position& position, std::uint32_t line, Visit& visit) {
    const std::uint16_t hole = game_.grid.to(position, line);
    const Position child = position ^ game_.grid.flip(line);
    if (depth + 1 >= indices_.size()) return false;
    const std::size_t index = indices_[depth + 1].find(game_.images.least(child));
    if (index == LayerIndex<Words>::none) return false;
    sweep_.push_back(line);
    if (visit(Reached{depth + 1, index, child})) return true;
    if (!game_.is_won(child)) {
      for (const std::uint32_t next : ends_[hole]) {
        const Line& holes = game_.grid.lines()[next];
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
  Game<Words> game_;
  std::vector<std::vector<std::uint32_t>> ends_;  // for each hole, the lines that it is an end of
  std::vector<Layer<Words>> layers_;
  std::vector<LayerIndex<Words>> indices_;
  std::vector<std::vector<std::uint16_t>> moves_;  // for each layer and class
  std::vector<std::uint32_t> sweep_;
};

}  // namespace

MoveOutcome fewest_moves(const Puzzle& puzzle, const Limits& limits) {
  assert(puzzle.holes.size() <= most_searched);
  return with_words(puzzle.holes.size(), [&](auto words) {
    return MoveSearch<decltype(words)::value>(puzzle, limits).fewest();
  });
}

MoveOutcome longest_sweep(const Puzzle& puzzle, const Limits& limits) {
  assert(puzzle.holes.size() <= most_searched);
  return with_words(puzzle.holes.size(), [&](auto words) {
    return MoveSearch<decltype(words)::value>(puzzle, limits).sweep();
  });
}

}  // namespace hardboard::peg_solitaire
