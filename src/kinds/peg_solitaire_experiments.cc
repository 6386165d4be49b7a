// Tables of a peg solitaire board, and the longest sweep.
#include <array>
#include <fmt/format.h>
#include <string>
#include <vector>

#include "base/counted.h"
#include "kinds/peg_solitaire_parts.h"
#include "methods/peg_solitaire/grid.h"
#include "methods/peg_solitaire/moves.h"
#include "methods/peg_solitaire/vacancy_table.h"
#include "puzzles/peg_solitaire/answer.h"

namespace hardboard {
namespace {

using namespace peg_solitaire;
using Tell = std::function<void(const std::string&)>;

// For each vacant hole the holes where a single peg can survive.
bool vacancies(const Puzzle& puzzle, const Limits& limits, const Tell& tell) {
  const PairTable table = all_pairs(puzzle, limits);
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
    tell(fmt::format("{}: {}{}{}", name(puzzle.holes[vacancy]), fmt::join(yes, " "),
                     open.empty() ? "" : " ? ", fmt::join(open, " ")));
  }
  tell(fmt::format("{} of {} solvable{}.", counted(solvable, "pair"), table.holes * table.holes,
                   unknown == 0 ? "" : fmt::format(", {} unknown (behind ?)", unknown)));
  return unknown == 0;
}

bool sweep(const Puzzle& puzzle, const Limits& limits, const Tell& tell) {
  const LongestSweep outcome = longest_sweep(puzzle, limits);
  if (outcome.verdict == Verdict::unknown) {
    tell(fmt::format("unknown: {}", limits.words()));
    return false;
  }
  if (outcome.verdict == Verdict::unsolvable) {
    tell("There is no solution, so no sweep in one.");
    return true;
  }
  tell(fmt::format("The longest sweep in any solution takes {}:", counted(outcome.sweep, "peg")));
  std::size_t number = 0;
  for (const std::string& move : words_of_moves(outcome.jumps))
    tell(fmt::format("{:>3}. {}", ++number, move));
  return true;
}

template <bool (*experiment)(const Puzzle&, const Limits&, const Tell&)>
Result<bool> run(const AnyPuzzle* puzzle, const Values&, const Limits& limits, const Tell& tell) {
  const Puzzle& board = puzzle->as<Puzzle>();
  if (board.holes.size() <= most_searched) return experiment(board, limits, tell);
  return error_in_words(fmt::format("for boards of up to {} holes", most_searched));
}

}  // namespace

std::span<const Experiment> peg_solitaire_experiments() {
  static const std::array rows = {
      Experiment{"vacancies",
                 "from which vacancy to which survivor there is a way",
                 {},
                 true,
                 run<vacancies>},
      Experiment{"sweep", "the longest sweep in any solution", {}, true, run<sweep>}};
  return rows;
}

}  // namespace hardboard
