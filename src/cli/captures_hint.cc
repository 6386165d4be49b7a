// hardboard hint for games of captures: as much help as is asked for. Level 1 says whether the
// position is still solvable, 2 which pieces have a saving capture, 3 the capture.
#include <algorithm>
#include <fmt/format.h>
#include <set>
#include <string>
#include <vector>

#include "cli/captures.h"
#include "cli/each_kind.h"
#include "cli/session.h"
#include "methods/capture/depth_first.h"
#include "methods/capture/first_moves.h"
#include "registry.h"

namespace hardboard::cli {
namespace {

using capture::Arena;
using capture::Instance;
using capture::Location;

// Larger boards name what one solution offers instead of judging every capture by itself.
constexpr std::uint32_t most_judged = 32;

// The captures that keep the position solvable: all of them on small boards, else those of one
// solution that may come first in it.
std::vector<capture::Capture<Location>> saving_captures(Instance& instance,
                                                        const capture::Answer<Location>& solution,
                                                        const SolveOptions& options) {
  const Arena& arena = *instance.arena();
  const std::vector<capture::Capture<Location>> first = capture::first_captures(arena);
  if (arena.size() > most_judged) {
    // The first capture of the solution is one; others would have to be judged.
    return {solution.moves.front()};
  }
  std::vector<capture::Capture<Location>> saving;
  for (const capture::FirstMove& move : capture::judge_first_moves(arena, [&](const Arena& next) {
         Instance rest([&next] { return std::optional(next); });
         return solve(rest, options).verdict;
       })) {
    if (move.verdict == Verdict::solvable) saving.push_back(move.capture);
  }
  return saving;
}

template <class KindPuzzle>
int hint_captures(const KindPuzzle& puzzle, int level, double time) {
  const SolveOptions options{limits_of(time), "", false};
  Instance instance = instance_of(puzzle);
  const capture::Answer<Location> answer = solve(instance, options);
  end_progress();
  if (answer.verdict == Verdict::unknown) {
    fmt::print("unknown: {}\n", answer.remark);
    return undecided;
  }
  if (answer.verdict == Verdict::unsolvable) {
    fmt::print("Not solvable from here: take captures back. (hardboard solve says why.)\n");
    return decided;
  }
  if (answer.moves.empty()) {
    fmt::print("Solved: one piece is left.\n");
    return decided;
  }
  if (level == 1) {
    fmt::print("Still solvable. (--level 2 names the pieces that have a saving capture.)\n");
    return decided;
  }
  std::vector<capture::Capture<Location>> saving = saving_captures(instance, answer, options);
  if (saving.empty()) saving.push_back(answer.moves.front());  // the limits came first
  const auto game = game_of(puzzle);
  const auto words = [&](capture::Capture<Location> move) {
    capture::Answer<Location> one;
    one.moves = {move};
    return game.words(to_places(puzzle, one).moves.front());
  };
  if (level == 3) {
    fmt::print("{}\n", words(answer.moves.front()));
    return decided;
  }
  std::vector<std::string> pieces;
  for (const capture::Capture<Location>& move : saving) {
    std::string piece = words(move);
    piece.resize(std::min(piece.rfind('x'), piece.size()));
    if (std::find(pieces.begin(), pieces.end(), piece) == pieces.end()) pieces.push_back(piece);
  }
  fmt::print("A saving capture is there for {}{}. (--level 3 names the capture.)\n",
             fmt::join(pieces, ", "),
             instance.arena()->size() > most_judged ? ", and perhaps for others" : "");
  return decided;
}

}  // namespace

int hint(const solo_chess::Puzzle& puzzle, int level, double time) {
  return hint_captures(puzzle, level, time);
}
int hint(const graph_capture::Puzzle& puzzle, int level, double time) {
  return hint_captures(puzzle, level, time);
}

}  // namespace hardboard::cli
