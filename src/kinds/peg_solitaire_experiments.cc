// Tables of a peg solitaire board, and the longest sweep.
#include <array>
#include <fmt/format.h>
#include <string>
#include <vector>

#include "base/counted.h"
#include "base/sha256.h"
#include "kinds/peg_solitaire_parts.h"
#include "kinds/ranged.h"
#include "methods/peg_solitaire/grid.h"
#include "methods/peg_solitaire/moves.h"
#include "methods/peg_solitaire/vacancy_table.h"
#include "puzzles/peg_solitaire/answer.h"
#include "puzzles/peg_solitaire/write.h"

namespace hardboard {
namespace {

using namespace peg_solitaire;
using Tell = std::function<void(const std::string&)>;

// For each vacant hole the holes where a single peg can survive. False if some are unknown.
bool tell_table(const Puzzle& puzzle, const PairTable& table, const Tell& tell) {
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

bool vacancies(const Puzzle& puzzle, const Limits& limits, const Tell& tell) {
  return tell_table(puzzle, all_pairs(puzzle, limits), tell);
}

// The text of a range has a letter for each pair: solvable, unsolvable, unknown.
constexpr char yes = 's', no = 'u', open = '?';

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
  const std::string pegs = counted(outcome.sweep, "peg");
  tell(outcome.is_longest
           ? fmt::format("The longest sweep in any solution takes {}:", pegs)
           : fmt::format("The longest sweep found takes {} ({}):", pegs, limits.words()));
  std::size_t number = 0;
  for (const std::string& move : words_of_moves(outcome.jumps))
    tell(fmt::format("{:>3}. {}", ++number, move));
  return outcome.is_longest;
}

template <bool (*experiment)(const Puzzle&, const Limits&, const Tell&)>
Result<bool> run(const AnyPuzzle* puzzle, const Values&, const Limits& limits, const Tell& tell) {
  const Puzzle& board = puzzle->as<Puzzle>();
  if (board.holes.size() <= most_searched) return experiment(board, limits, tell);
  return error_in_words(fmt::format("for boards of up to {} holes", most_searched));
}

// The vacancies in ranges of their pairs.
Result<Ranged> ranged_vacancies(const AnyPuzzle* any, const Values&) {
  const Puzzle& puzzle = any->as<Puzzle>();
  if (puzzle.holes.size() > most_searched)
    return error_in_words(fmt::format("for boards of up to {} holes", most_searched));
  const std::vector<HolePair> pairs = pair_classes(puzzle);
  Ranged ranged;
  ranged.title = "vacancies of " + sha256(write(puzzle));
  ranged.items = pairs.size();
  ranged.run = [puzzle, pairs](std::uint64_t begin, std::uint64_t end,
                               const Limits& limits) -> Result<std::string> {
    std::string text;
    for (std::uint64_t i = begin; i < end; ++i) {
      const Verdict verdict = decide_pair(puzzle, pairs[i], limits).verdict;
      if (limits.reached()) return error_in_words(limits.words());
      text += verdict == Verdict::solvable ? yes : verdict == Verdict::unsolvable ? no : open;
    }
    return text;
  };
  ranged.join = [puzzle, count = pairs.size()](
                    const std::vector<std::string>& texts) -> Result<RangedResult> {
    std::vector<Decision> decisions;
    for (const std::string& text : texts) {
      for (const char letter : text) {
        decisions.emplace_back();
        if (letter != open)
          decisions.back().verdict = letter == yes ? Verdict::solvable : Verdict::unsolvable;
      }
    }
    if (decisions.size() != count) return error_in_words("results of other pairs");
    RangedResult result;
    result.is_complete = tell_table(puzzle, table_of(puzzle, decisions),
                                    [&](const auto& line) { result.lines.push_back(line); });
    return result;
  };
  return ranged;
}

}  // namespace

std::span<const Experiment> peg_solitaire_experiments() {
  static const std::array rows = {Experiment{"vacancies",
                                             "From which vacancy to which survivor there is a way",
                                             {},
                                             true,
                                             run<vacancies>,
                                             ranged_vacancies,
                                             false,
                                             "--file examples/peg_triangle.txt"},
                                  Experiment{"sweep",
                                             "The longest sweep in any solution",
                                             {},
                                             true,
                                             run<sweep>,
                                             nullptr,
                                             false,
                                             "--file examples/peg_triangle.txt"}};
  return rows;
}

}  // namespace hardboard
