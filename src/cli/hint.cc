// hardboard hint: as much help as is asked for. Level 1 says whether the position is still
// solvable, 2 which pieces have a saving capture, 3 the capture.
#include <algorithm>
#include <fmt/format.h>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/options.h"
#include "cli/places.h"
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
std::vector<Capture<Location>> saving_captures(Instance& instance, const Answer<Location>& solution,
                                               const capture::SolveOptions& options) {
  const Arena& arena = *instance.arena();
  const std::vector<Capture<Location>> first = capture::first_captures(arena);
  if (arena.size() > most_judged) {
    // The first capture of the solution is one; others would have to be judged.
    return {solution.moves.front()};
  }
  std::vector<Capture<Location>> saving;
  for (const capture::FirstMove& move : capture::judge_first_moves(arena, [&](const Arena& next) {
         Instance rest([&next] { return std::optional(next); });
         return solve(rest, options).verdict;
       })) {
    if (move.verdict == Verdict::solvable) saving.push_back(move.capture);
  }
  return saving;
}

template <class KindPuzzle>
int hint(const KindPuzzle& puzzle, int level, double time) {
  const capture::SolveOptions options{limits_of(time), "", false};
  Instance instance = instance_of(puzzle);
  const Answer<Location> answer = solve(instance, options);
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
  std::vector<Capture<Location>> saving = saving_captures(instance, answer, options);
  if (saving.empty()) saving.push_back(answer.moves.front());  // the limits came first
  const auto game = game_of(puzzle);
  const auto words = [&](Capture<Location> move) {
    Answer<Location> one;
    one.moves = {move};
    return game.words(to_places(puzzle, one).moves.front());
  };
  if (level == 3) {
    fmt::print("{}\n", words(answer.moves.front()));
    return decided;
  }
  std::vector<std::string> pieces;
  for (const Capture<Location>& move : saving) {
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

void add_hint(CLI::App& program, int& exit_code) {
  struct Options {
    std::string file, rules;
    int level = 1;
    double time = 0;
  };
  CLI::App* command = program.add_subcommand("hint", "Help in small steps");
  const auto options = std::make_shared<Options>();
  command->add_option("FILE", options->file, "A puzzle; - is standard input")->required();
  command
      ->add_option("--level", options->level,
                   "1: still solvable? 2: which pieces can save it; 3: the capture")
      ->check(CLI::Range(1, 3))
      ->capture_default_str();
  add_time(*command, options->time, "Seconds after which to give up");
  add_rules(*command, options->rules);
  command->footer("Example: hardboard hint --level 2 examples/king.txt");
  command->callback([options, &exit_code] {
    exit_code = with_one_puzzle(options->file, options->rules, [&](const auto& puzzle) {
      return hint(puzzle, options->level, options->time);
    });
  });
}

}  // namespace hardboard::cli
