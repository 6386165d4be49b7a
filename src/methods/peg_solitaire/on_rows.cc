#include "methods/peg_solitaire/on_rows.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "methods/peg_solitaire/row_ends.h"
#include "methods/peg_solitaire/row_play.h"

namespace hardboard::peg_solitaire {
namespace {

// What the goal wishes for on a hole. A single peg is where the fewest pegs are.
RowWish wish_of(const Puzzle& puzzle, std::uint32_t hole) {
  const bool is_at = puzzle.holes[hole] == puzzle.at;
  switch (puzzle.goal) {
    case Goal::peg:
      return is_at ? RowWish::a_peg : RowWish::most_pegs;
    case Goal::one:
      break;
    case Goal::one_at:
      return is_at ? RowWish::a_peg : RowWish::no_peg;
    case Goal::target:
      return puzzle.target[hole] != 0 ? RowWish::a_peg : RowWish::no_peg;
  }
  return RowWish::fewest_pegs;
}

RowWish wish_for_fewest(const Puzzle&, std::uint32_t) {
  return RowWish::fewest_pegs;
}

enum class Played : std::uint8_t { yes, no, unknown };

constexpr std::uint64_t any_number_of_pegs = std::numeric_limits<std::uint64_t>::max();

// Plays each row to the best end; `no` if some row has no end as wished, or the ends have more pegs
// than `most_pegs`: nothing is played then.
Played play(const Puzzle& puzzle, const Rows& rows, RowWish (*wish)(const Puzzle&, std::uint32_t),
            std::uint64_t most_pegs, const Limits& limits, OnRows& found) {
  std::vector<std::vector<RowLetter>> ends;  // of the rows
  std::vector<std::uint8_t> pegs;
  std::vector<RowWish> wishes;
  for (const std::vector<std::uint32_t>& row : rows) {
    pegs.clear();
    wishes.clear();
    for (const std::uint32_t hole : row) {
      pegs.push_back(puzzle.pegs[hole]);
      wishes.push_back(wish(puzzle, hole));
    }
    RowSearch search = best_end(pegs, wishes, limits);
    if (!search.is_done) return Played::unknown;
    if (!search.end) return Played::no;
    found.pegs += search.end->pegs;
    ends.push_back(std::move(search.end->letters));
  }
  if (found.pegs > most_pegs) return Played::no;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const auto jumps = play_to_end(std::move(ends[i]), limits);
    if (!jumps) return Played::unknown;
    for (const RowJump& jump : *jumps)
      found.jumps.push_back({puzzle.holes[rows[i][jump.from]], puzzle.holes[rows[i][jump.to]]});
  }
  return Played::yes;
}

void refuse(const Puzzle& puzzle, RowAutomaton proof, OnRows& found) {
  if (refute(puzzle, proof)) return;
  found.verdict = Verdict::unsolvable;
  found.proof = std::move(proof);
}

}  // namespace

std::string rows_why_not(const Puzzle& puzzle, const std::optional<Rows>& rows) {
  if (puzzle.goal == Goal::one &&
      std::find(puzzle.pegs.begin(), puzzle.pegs.end(), 1) == puzzle.pegs.end())
    return "there are no pegs";
  return rows ? "" : "for boards on which no hole has lines in two directions";
}

OnRows decide_on_rows(const Puzzle& puzzle, const Rows& rows, const Limits& limits) {
  OnRows found;
  const bool is_one = puzzle.goal == Goal::one;
  const Played played = play(puzzle, rows, wish_of, is_one ? 1 : any_number_of_pegs, limits, found);
  if (played == Played::unknown) return {};
  if (played == Played::yes)
    found.verdict = Verdict::solvable;
  else
    refuse(puzzle, is_one ? count_of_ends(false) : ends_at_goal(puzzle.goal == Goal::peg), found);
  return found;
}

OnRows fewest_on_rows(const Puzzle& puzzle, const Rows& rows, const Limits& limits) {
  OnRows found;
  if (play(puzzle, rows, wish_for_fewest, any_number_of_pegs, limits, found) != Played::yes)
    return {};
  if (found.pegs > 1) {
    refuse(puzzle, count_of_ends(puzzle.goal == Goal::one_at), found);
    return found;
  }
  if (puzzle.goal == Goal::one) {
    found.verdict = Verdict::solvable;
    return found;
  }
  OnRows decided = decide_on_rows(puzzle, rows, limits);
  if (decided.verdict != Verdict::solvable) decided.jumps = std::move(found.jumps);
  decided.pegs = found.pegs;
  return decided;
}

}  // namespace hardboard::peg_solitaire
