#include "methods/peg_solitaire/on_rows.h"

#include <algorithm>
#include <utility>

#include "methods/peg_solitaire/row_ends.h"
#include "methods/peg_solitaire/row_play.h"
#include "puzzles/peg_solitaire/rows.h"

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

// Plays each row to the best end; `no` if some row has no end as wished.
Played play(const Puzzle& puzzle, RowWish (*wish)(const Puzzle&, std::uint32_t),
            const Limits& limits, OnRows& found) {
  const auto rows = rows_of(puzzle);
  std::vector<std::uint8_t> pegs;
  std::vector<RowWish> wishes;
  found.jumps.clear();
  found.pegs = 0;
  for (const std::vector<std::uint32_t>& row : *rows) {
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
    const auto jumps = play_to_end(std::move(search.end->letters), limits);
    if (!jumps) return Played::unknown;
    for (const RowJump& jump : *jumps)
      found.jumps.push_back({puzzle.holes[row[jump.from]], puzzle.holes[row[jump.to]]});
  }
  return Played::yes;
}

void refuse(const Puzzle& puzzle, RowAutomaton proof, OnRows& found) {
  if (refute(puzzle, proof)) return;
  found.verdict = Verdict::unsolvable;
  found.proof = std::move(proof);
}

}  // namespace

std::string rows_why_not(const Puzzle& puzzle) {
  if (puzzle.goal == Goal::one &&
      std::find(puzzle.pegs.begin(), puzzle.pegs.end(), 1) == puzzle.pegs.end())
    return "there are no pegs";
  return rows_of(puzzle) ? "" : "for boards on which no hole has lines in two directions";
}

OnRows decide_on_rows(const Puzzle& puzzle, const Limits& limits) {
  OnRows found;
  const Played played = play(puzzle, wish_of, limits, found);
  if (played == Played::unknown) return {};
  if (played == Played::yes && (puzzle.goal != Goal::one || found.pegs == 1)) {
    found.verdict = Verdict::solvable;
  } else {
    found.jumps.clear();
    refuse(puzzle,
           puzzle.goal == Goal::one ? count_of_ends(false) : ends_at_goal(puzzle.goal == Goal::peg),
           found);
  }
  return found;
}

OnRows fewest_on_rows(const Puzzle& puzzle, const Limits& limits) {
  OnRows found;
  if (play(puzzle, wish_for_fewest, limits, found) != Played::yes) return {};
  if (found.pegs > 1) {
    refuse(puzzle, count_of_ends(puzzle.goal == Goal::one_at), found);
    return found;
  }
  OnRows decided = decide_on_rows(puzzle, limits);
  if (decided.verdict != Verdict::solvable) decided.jumps = std::move(found.jumps);
  decided.pegs = found.pegs;
  return decided;
}

}  // namespace hardboard::peg_solitaire
