// The judge: Solo Chess and Graph Capture by brute force, written from the rules alone. It shares
// no code with the readers' neighbour lists, the arena or any method; it is slow on purpose.
#pragma once

#include <cstdint>
#include <optional>

#include "puzzles/graph_capture/puzzle.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::oracle {

struct Judgement {
  bool solvable = false;
  std::uint32_t pieces_left = 0;   // the fewest that can remain, wherever they stand
  std::uint32_t left_on_goal = 0;  // the same with one of them on the goal, if there is a goal
  std::uint64_t count = 0;         // solving sequences of captures
  std::uint64_t positions = 0;     // reachable ones, the start included
};

// nullopt when more than `most_positions` would have to be looked at. Not for bounds on distances,
// lengths and capturers (bounded_brute_force.h).
std::optional<Judgement> judge(const solo_chess::Puzzle& puzzle,
                               std::uint64_t most_positions = 2'000'000);
std::optional<Judgement> judge(const graph_capture::Puzzle& puzzle,
                               std::uint64_t most_positions = 2'000'000);

}  // namespace hardboard::oracle
