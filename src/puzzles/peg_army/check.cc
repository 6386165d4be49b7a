#include "puzzles/peg_army/check.h"

#include <fmt/format.h>
#include <optional>
#include <string>

#include "base/counted.h"
#include "proofs/findings.h"
#include "proofs/section.h"
#include "puzzles/peg_army/cases.h"
#include "puzzles/peg_army/losses.h"
#include "puzzles/peg_army/replay.h"
#include "puzzles/peg_army/words.h"

namespace hardboard::peg_army {
namespace {

// The fault of the army or of its march, whether or not the army reaches the goal.
std::optional<std::string> illegal(Game& game, const Puzzle& puzzle, const Answer& answer) {
  for (const Square square : answer.army)
    if (const auto problem = game.deploy(square)) return fmt::format("the army: {}", *problem);
  for (std::size_t i = 0; i < answer.moves.size(); ++i)
    if (const auto problem = game.play(answer.moves[i]))
      return fmt::format("move {}, {}: {}", i + 1, words(puzzle, answer.moves[i]), *problem);
  return std::nullopt;
}

struct CheckProof {
  const Puzzle& puzzle;
  const Limits& limits;
  const Recourse& recourse;
  Findings& findings;

  void operator()(std::monostate) const { findings.claimed.push_back("there is no proof"); }
  // A file of proofs may show that it takes more moves than the squares have pegs for.
  void operator()(const Exhausted&) const {
    const auto shown = puzzle.margin ? shown_by_section(recourse, canonical_text(puzzle), "takes",
                                                        limits, findings)
                                     : std::nullopt;
    if (findings.wrong) return;
    const std::optional<std::uint64_t> too_many = shown ? too_many_moves(puzzle) : std::nullopt;
    if (too_many && *shown >= *too_many)
      findings.checked.push_back(fmt::format(
          "the proof shows that within the margin it takes at least {}, and all squares "
          "there have pegs for fewer",
          counted(*shown, "move")));
    else
      findings.claimed.push_back("a search says so, and nobody has checked it");
  }
  template <class Pagoda>
  void operator()(const Pagoda& proof) const {
    findings.wrong = refute(puzzle, proof);
    findings.checked.push_back("the weights hold on every move, and the goal needs more of them");
  }
};

void check_verdict(const Puzzle& puzzle, const Answer& answer, const Limits& limits,
                   const Recourse& recourse, Findings& findings) {
  Game game(puzzle);
  findings.wrong = illegal(game, puzzle, answer);
  if (findings.wrong) return;
  const bool has_proof = answer.proof.index() != 0;
  switch (answer.verdict) {
    case Verdict::solvable:
      if (has_proof) return check_idle_proof(answer, findings);
      if (!game.solved())
        findings.wrong = fmt::format("in the end no peg is on the goal {}", name(puzzle.goal));
      findings.checked.push_back("the army reaches the goal");
      return;
    case Verdict::unsolvable:
      if (game.solved())
        findings.wrong = "the answer's own army reaches the goal";
      else
        std::visit(CheckProof{puzzle, limits, recourse, findings}, answer.proof);
      return;
    case Verdict::unknown:
      if (has_proof) return check_idle_proof(answer, findings);
      findings.claimed.push_back("nothing was decided");
      return;
    default:
      findings.wrong = "a puzzle for one is neither won nor lost";
  }
}

// Compares the minimum with the answer's moves or pegs.
void check_minimum(const Puzzle& puzzle, const Answer& answer, const Limits& limits,
                   const Recourse& recourse, Findings& findings) {
  const auto& [what, value, bound] = *answer.minimum;
  check_bound(*answer.minimum, findings);
  if (findings.wrong) return;
  const std::uint64_t reached = what == "fewest_pegs" ? answer.army.size() : answer.moves.size();
  if (what != "fewest_moves" && what != "fewest_pegs")
    findings.wrong = fmt::format("{} is no number of moves or pegs", what);
  else if (answer.verdict != Verdict::solvable)
    findings.wrong = fmt::format("{} is given without an army that reaches the goal", what);
  else if (reached != value)
    findings.wrong =
        fmt::format("{} is said to be {}, and the answer has {}", what, value, reached);
  if (findings.wrong || bound == 0) return;
  const bool of_moves = what == "fewest_moves";
  const std::optional<std::uint64_t> moves = of_moves ? bound : moves_that_need(puzzle, bound);
  if (bound == 1 || (moves && *moves <= 1)) return;  // the goal starts empty: it takes a move
  const auto shown =
      moves ? shown_by_section(recourse, canonical_text(puzzle), "takes", limits, findings)
            : std::nullopt;
  const std::string words =
      fmt::format("it takes at least {}", counted(bound, of_moves ? "move" : "peg"));
  if (findings.wrong) return;
  if (shown && *shown >= *moves)
    findings.checked.push_back(
        fmt::format("the proof shows that {}{}", puzzle.margin ? "within the margin " : "", words));
  else
    findings.claimed.push_back(
        fmt::format("nobody has checked that {}{}", words, moves ? "" : ": a move loses no peg"));
}

}  // namespace

CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits,
                  const Recourse& recourse) {
  Findings findings;
  check_verdict(puzzle, answer, limits, recourse, findings);
  if (!findings.wrong) check_count(answer, findings);
  if (!findings.wrong && answer.minimum) check_minimum(puzzle, answer, limits, recourse, findings);
  return findings.report();
}

}  // namespace hardboard::peg_army
