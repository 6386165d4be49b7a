// The methods of peg solitaire, in the order in which they are tried.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "methods/options.h"
#include "methods/peg_solitaire/position_class.h"
#include "puzzles/peg_solitaire/answer.h"
#include "puzzles/peg_solitaire/puzzle.h"
#include "registry.h"

namespace hardboard::peg_solitaire {

// A puzzle on its way through the methods: whether its class refuses it is asked once, when first
// of interest. The puzzle must outlive it.
class Instance {
public:
  explicit Instance(const Puzzle& puzzle) : puzzle_(&puzzle) {}

  const Puzzle& puzzle() const { return *puzzle_; }
  const std::optional<PositionClass>& class_refusal() {
    if (!asked_) class_refusal_ = refuse_by_class(*puzzle_);
    asked_ = true;
    return class_refusal_;
  }

private:
  const Puzzle* puzzle_;
  bool asked_ = false;
  std::optional<PositionClass> class_refusal_;
};

using Method = MethodRow<Instance, Answer>;
std::span<const Method> methods();

// As run_rows.
Answer solve(const Puzzle& puzzle, const SolveOptions& options, std::string_view only = {});

// The fewest `pegs` that can remain, whatever the goal, or the fewest `moves` that meet it.
Answer minimize(const Puzzle& puzzle, const SolveOptions& options, std::string_view what);

// The number of ways to meet the goal (sequences of jumps), and of the positions that can be won,
// and reached, into an answer that is decided; what the limits leave out stays out.
void add_count(const Puzzle& puzzle, const Limits& limits, Answer& answer);

}  // namespace hardboard::peg_solitaire
