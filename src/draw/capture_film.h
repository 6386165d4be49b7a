// The captures of a solution as a film: when each piece moves, the budgets in its window, and when
// it vanishes.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "draw/scene.h"

namespace hardboard::draw {

// A piece during the time in which its window shows one budget. The keys' offsets count from the
// piece's first place; without keys the piece stands still there.
struct Stage {
  std::uint32_t budget = 0;
  std::vector<Key> keys;
};

// A capture by the numbers of its places, and what it takes off its piece's budget.
struct FilmedCapture {
  std::uint32_t from = 0, to = 0;
  std::uint64_t cost = 1;
};

struct CaptureFilm {
  std::vector<std::vector<Stage>> pieces;  // by the number of the piece's first place
  std::vector<std::uint32_t> order;        // the pieces from the lowest to the topmost
  std::vector<double> starts;              // of each capture, in seconds
  double seconds = 0;
};

inline constexpr double capture_seconds = 0.7;
inline constexpr std::size_t most_filmed_captures = 200;

// A piece lies above the pieces that it captures. The film does not check the rules: it ends before
// the first capture whose places do not both hold a piece then. O(places + captures).
CaptureFilm film_of(std::span<const std::uint32_t> budgets, std::span<const Point> places,
                    std::span<const FilmedCapture> captures);

// Adds the pieces to the scene, as actors if the film moves them, and sets the scene's time to the
// film's. `shapes_of(piece, budget)` draws a piece at its first place. O(places + captures).
void add_pieces(Scene& scene, const CaptureFilm& film,
                const std::function<std::vector<Shape>(std::uint32_t, std::uint32_t)>& shapes_of);

}  // namespace hardboard::draw
