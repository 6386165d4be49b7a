// Solves long narrow boards from one end to the other: of the positions after one, two, three
// captures and so on, the search keeps a *beam* of the most promising ones. Finds solutions, and
// refuses nothing.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/limits.h"
#include "methods/capture/arena.h"
#include "methods/capture/race.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// Empty if the method applies: the board is narrow (strip.h), any number of pieces may capture, and
// there are few types. O(steps log steps).
std::string beam_why_not(const Arena& arena, const Limits& limits);

// A beam that meets a dead end goes back some captures and becomes twice as wide, until it has
// passed the dead end; then it becomes narrow again. (Of boards of two and three rows with 1,000
// rooks and kings each, some dead ends need a beam of hundreds of positions, and most of the board
// one of 16.)
class BeamSearch {
public:
  // Only for arenas to which the method applies; the arena and the limits must outlive the search.
  BeamSearch(const Arena& arena, const Limits& limits);
  ~BeamSearch();
  BeamSearch(const BeamSearch&) = delete;
  BeamSearch& operator=(const BeamSearch&) = delete;

  // Plays on, from either end in turn where any place may be the final one, until a solution is
  // found, beams of `widest` positions are too narrow, or the limits are reached. About a
  // microsecond for each position and capture of it; 12 bytes for each position that was ever in
  // the beam, and some 200 for one in 32.
  Turn turn(std::uint32_t widest);

private:
  class Play;
  std::vector<std::unique_ptr<Play>> plays_;
  std::uint32_t width_;
};

// How wide the beam of a short attempt may become. Boards of up to so many pieces have one after
// the refusals by structure; on larger boards these refusals alone take longer than a beam.
inline constexpr std::uint32_t widest_of_short_beam = 64, most_pieces_for_short_beam = 3'000;

// One turn of a new search.
Answer<Location> solve_by_beam(const Arena& arena, const Limits& limits, std::uint32_t widest);

}  // namespace hardboard::capture
