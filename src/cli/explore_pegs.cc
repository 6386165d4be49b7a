// hardboard explore vacancies|sweep: the table of a peg solitaire board, and the longest sweep.
#include <fmt/format.h>
#include <string>
#include <vector>

#include "base/counted.h"
#include "cli/commands.h"
#include "cli/session.h"
#include "methods/peg_solitaire/grid.h"
#include "methods/peg_solitaire/moves.h"
#include "methods/peg_solitaire/vacancy_table.h"
#include "puzzles/peg_solitaire/answer.h"

namespace hardboard::cli {
namespace {

// For each hole left vacant, where a single peg can survive.
int vacancies(const peg_solitaire::Puzzle& puzzle, double time) {
  const peg_solitaire::PairTable table = all_pairs(puzzle, limits_of(time));
  end_progress();
  std::size_t solvable = 0, unknown = 0;
  for (std::size_t vacancy = 0; vacancy < table.holes; ++vacancy) {
    std::vector<std::string> yes, open;
    for (std::size_t survivor = 0; survivor < table.holes; ++survivor) {
      const Verdict verdict = table.verdict(vacancy, survivor);
      if (verdict == Verdict::solvable) yes.push_back(name(puzzle.holes[survivor]));
      if (verdict == Verdict::unknown) open.push_back(name(puzzle.holes[survivor]));
    }
    solvable += yes.size();
    unknown += open.size();
    fmt::print("{}: {}{}{}\n", name(puzzle.holes[vacancy]), fmt::join(yes, " "),
               open.empty() ? "" : " ? ", fmt::join(open, " "));
  }
  fmt::print("{} of {} solvable{}.\n", counted(solvable, "pair"), table.holes * table.holes,
             unknown == 0 ? "" : fmt::format(", {} unknown (behind ?)", unknown));
  return unknown == 0 ? decided : undecided;
}

int sweep(const peg_solitaire::Puzzle& puzzle, double time) {
  const peg_solitaire::LongestSweep outcome = longest_sweep(puzzle, limits_of(time));
  end_progress();
  if (outcome.verdict == Verdict::unknown) {
    fmt::print("unknown: the limits came first\n");
    return undecided;
  }
  if (outcome.verdict == Verdict::unsolvable) {
    fmt::print("There is no solution, so no sweep in one.\n");
    return decided;
  }
  fmt::print("The longest sweep in any solution takes {}:\n", counted(outcome.sweep, "peg"));
  std::size_t number = 0;
  for (const std::string& move : peg_solitaire::words_of_moves(outcome.jumps))
    fmt::print("{:>3}. {}\n", ++number, move);
  return decided;
}

}  // namespace

int explore_pegs(const std::string& experiment, const std::string& file, double time) {
  return with_one_puzzle(file, "", [&](const auto& puzzle) {
    if constexpr (std::is_same_v<std::decay_t<decltype(puzzle)>, peg_solitaire::Puzzle>) {
      if (puzzle.holes.size() <= peg_solitaire::most_searched)
        return experiment == "sweep" ? sweep(puzzle, time) : vacancies(puzzle, time);
      complain(fmt::format("{}: for boards of up to {} holes", file, peg_solitaire::most_searched));
    } else {
      complain(fmt::format("{}: {} is for peg-solitaire", file, experiment));
    }
    return static_cast<int>(bad_input);
  });
}

}  // namespace hardboard::cli
