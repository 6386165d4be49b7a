// The board of a plan: gadgets and wires of pegs on the plane.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "base/box.h"
#include "gadgets/found.h"
#include "puzzles/peg_solitaire/puzzle.h"
#include "reductions/rail_plan.h"

namespace hardboard::rails {

// Rows of a pair of rails and between tracks. Track t has its upper rail in row -12 t, its lower
// one six rows below.
inline constexpr std::int32_t rail_pitch = 6, track_pitch = 12;

// A square of a step's upper track: `right` columns behind the step's first one, `below` rows below
// the upper rail.
constexpr Square square_of(const Step& step, std::int32_t right, std::int32_t below) {
  return {step.column + right, -track_pitch * step.track - below};
}

// The hole where the last wire's true rail ends: that of the literal `output`.
Square goal_of(const Plan& plan, formulas::Wire output);

// How many squares are a step's own: its tile, of a wire the squares of its two rails. O(1).
std::uint64_t holes_of(const Step& step);

// A step's pegs at the start.
std::vector<Square> pegs_of(const Step& step);

// A board with all holes of the gadgets' tiles and of the wires. No peg leaves the tiles and wires
// on the whole plane (the gadgets' isolation, docs/rails.md), so play is the same on the board and
// on the plane. The squares of different tiles and wires are neighbours at joined ports alone,
// which is checked. An error in words if the board would have too many holes or the limits are
// reached. O(holes log holes).
Result<peg_solitaire::Puzzle> board_of(const Plan& plan, formulas::Wire output,
                                       const Limits& limits);

// Plays of gadgets, found once for each signal.
class Plays {
public:
  // Jumps that bring the step's pegs from the rails that it takes to those that it leaves, where
  // `values` are those of the variables in case 0 (formulas::evaluate). There must be such a play.
  void append(const Step& step, const std::vector<std::uint64_t>& values,
              std::vector<peg_solitaire::Jump>& jumps);

private:
  std::map<std::pair<Kind, std::uint32_t>, gadgets::Play> known_;
};

}  // namespace hardboard::rails
