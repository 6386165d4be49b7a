// What the commands ask of peg solitaire.
#include "draw/peg_solitaire.h"

#include <algorithm>
#include <fmt/format.h>
#include <string>
#include <vector>

#include "base/counted.h"
#include "cli/each_kind.h"
#include "cli/print_methods.h"
#include "cli/session.h"
#include "methods/peg_solitaire/count.h"
#include "methods/peg_solitaire/grid.h"
#include "methods/peg_solitaire/hints.h"
#include "methods/peg_solitaire/position_class.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/replay.h"
#include "puzzles/peg_solitaire/write.h"
#include "registry_peg_solitaire.h"

namespace hardboard::cli {

peg_solitaire::Answer find_answer(const peg_solitaire::Puzzle& puzzle, const Request& request) {
  const SolveOptions options{limits_of(request.time), request.proof, !request.method.empty()};
  peg_solitaire::Answer answer = request.minimize.empty()
                                     ? solve(puzzle, options, request.method)
                                     : minimize(puzzle, options, request.minimize);
  if (request.count) add_count(puzzle, options.limits, answer);
  return answer;
}

std::vector<std::string_view> minima(const peg_solitaire::Puzzle&) {
  return {"pegs", "moves"};
}

int hint(const peg_solitaire::Puzzle& puzzle, int level, double time) {
  const SolveOptions options{limits_of(time), "", false};
  const peg_solitaire::Answer answer = solve(puzzle, options);
  end_progress();
  if (answer.verdict == Verdict::unknown) {
    fmt::print("unknown: {}\n", answer.remark);
    return undecided;
  }
  if (answer.verdict == Verdict::unsolvable) {
    fmt::print("Not solvable from here: take jumps back. (hardboard solve says why.)\n");
    return decided;
  }
  if (answer.moves.empty()) {
    fmt::print("Solved: the goal is met.\n");
    return decided;
  }
  if (level == 1) {
    fmt::print("Still solvable. (--level 2 names the pegs that have a saving jump.)\n");
    return decided;
  }
  if (level == 3) {
    fmt::print("{}\n", words(answer.moves.front()));
    return decided;
  }
  std::vector<std::string> pegs{name(answer.moves.front().from)};
  bool is_whole = true;
  for (const peg_solitaire::Hint& judged : peg_solitaire::hints(puzzle, options.limits)) {
    is_whole = is_whole && judged.verdict != Verdict::unknown;
    const std::string peg = name(judged.jump.from);
    if (judged.verdict == Verdict::solvable &&
        std::find(pegs.begin(), pegs.end(), peg) == pegs.end())
      pegs.push_back(peg);
  }
  end_progress();
  fmt::print("A saving jump is there for the pegs on {}{}. (--level 3 names a jump.)\n",
             fmt::join(pegs, ", "), is_whole ? "" : ", and perhaps others");
  return decided;
}

void explain(const peg_solitaire::Puzzle& puzzle, double time) {
  using peg_solitaire::Goal;
  const auto pegs = std::count(puzzle.pegs.begin(), puzzle.pegs.end(), 1);
  fmt::print("Peg solitaire with {} and {}; {} possible on an empty board.\n",
             counted(puzzle.holes.size(), "hole"), counted(static_cast<std::uint64_t>(pegs), "peg"),
             counted(jumps_of(puzzle).size(), "jump"));
  switch (puzzle.goal) {
    case Goal::peg:
      fmt::print("The goal: a peg on {}, at some time.\n", name(puzzle.at));
      fmt::print("Class: NP-complete (Gualà et al. 2018, section 2).\n");
      break;
    case Goal::one:
    case Goal::one_at:
      fmt::print("The goal: one peg remains{}.\n",
                 puzzle.goal == Goal::one ? "" : ", on " + name(puzzle.at));
      fmt::print("Class: NP-complete (Uehara and Iwata 1990).\n");
      break;
    case Goal::target:
      fmt::print("The goal: exactly {} remain, as in the target.\n",
                 counted(static_cast<std::uint64_t>(
                             std::count(puzzle.target.begin(), puzzle.target.end(), 1)),
                         "peg"));
      fmt::print("Class: NP-complete (one peg is a target: Uehara and Iwata 1990).\n");
      break;
  }
  const peg_solitaire::ClassSpace space = class_space(puzzle);
  fmt::print("Position classes: 2^{}{}.\n", space.dimension, space.complete ? "" : " at least");
  peg_solitaire::Instance instance(puzzle);
  print_methods(peg_solitaire::methods(), instance, 14);
  if (puzzle.holes.size() > peg_solitaire::most_searched) return;
  const Limits limits = limits_of(time > 0 ? time : 10);
  const auto wins = count_wins(puzzle, limits);
  end_progress();
  if (!wins) return;
  if (wins->positions == 0) {
    fmt::print("No play wins.\n");
    return;
  }
  std::size_t saving = 0, all = 0;
  for (const peg_solitaire::Hint& judged : peg_solitaire::hints(puzzle, limits)) {
    ++all;
    saving += judged.verdict == Verdict::solvable ? 1 : 0;
  }
  end_progress();
  fmt::print(
      "Difficulty: {} of {} keep it solvable; play at random wins with a chance of {:.3g}.\n",
      saving, counted(all, "first jump"), wins->random_win);
}

draw::Scene picture_of(const peg_solitaire::Puzzle& puzzle, const peg_solitaire::Answer& answer) {
  return draw::picture(puzzle, answer, write(puzzle)).scene;
}
std::string text_picture_of(const peg_solitaire::Puzzle& puzzle,
                            const peg_solitaire::Answer& answer) {
  return draw::text_picture(puzzle, answer);
}

}  // namespace hardboard::cli
