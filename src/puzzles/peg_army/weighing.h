// What the checks of pagoda functions for armies (weights.h) share: a case seen from the goal, the
// moves that raise its weights, and whether the cases cover every way to the goal.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/golden.h"
#include "puzzles/peg_army/puzzle.h"
#include "puzzles/peg_army/steps.h"
#include "puzzles/peg_army/weights.h"
#include "puzzles/peg_army/window.h"

namespace hardboard::peg_army {

// A case seen through an image, one of the eight reflections and rotations about the goal; image 0
// is the identity. The square at v from the goal has the weight that the case gives to the image of
// v. The puzzle, the case and the steps must outlive the view.
class View {
public:
  // Weights with a tail need steps, and the tail is seen up to most_steps steps away.
  View(const Puzzle& puzzle, const Weights& weights, int image, const Steps* steps = nullptr);

  Golden operator()(Square square) const;
  // The square of the box whose weight the image gives to this square.
  std::optional<Square> in_box(Square square) const;

private:
  Square goal_;
  const Weights* weights_;
  int image_;
  const Steps* steps_;
  std::array<Golden, most_steps + 1> powers_{};
};

// An army may leave pegs out, so that weights below 0 count as 0.
Golden at_least_zero(Golden weight);

// Places a tuple so that the move puts its peg on `put`: sets the taken squares; false if one of
// them lies outside 32-bit coordinates.
bool place(const Tuple& tuple, Square put, std::vector<Square>& taken);

// A move that raises the weight, described in words; nothing if there is none. The search covers
// moves that put a peg on a square of `puts`, that lie `inside`, and that do not use the goal if
// `off_goal`. O(squares of `puts` * offsets of the tuples).
std::optional<std::string> rising_move(const Puzzle& puzzle, const View& weight, bool off_goal,
                                       const Window& puts,
                                       const std::function<bool(Square)>& inside);

// The weight that the army must reach: that of the goal, or of the pegs that the last move, by the
// tuple of this number, takes.
Golden needed(const Puzzle& puzzle, const View& weight, std::optional<std::uint32_t> last);

// Whether a case, seen through an image, outweighs all armies whose last move is by the tuple of
// this number; without a number, all armies.
using Outweighed =
    std::function<bool(const Weights& one, int image, std::optional<std::uint32_t> last)>;

// The first way to the goal that no case outweighs, in words; nothing if all ways are outweighed.
// `exists(last)` says whether any move by this tuple can be the last one.
std::optional<std::string> uncovered(const Puzzle& puzzle, const std::vector<Weights>& cases,
                                     const std::function<bool(std::uint32_t)>& exists,
                                     const Outweighed& outweighed);

// The fault of a case that names a tuple that does not exist, or that has a weight too large for
// exact sums; nothing if the case is well formed.
std::optional<std::string> bad_shape(const Puzzle& puzzle, const Weights& one);

}  // namespace hardboard::peg_army
