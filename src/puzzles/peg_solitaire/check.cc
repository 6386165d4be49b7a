#include "puzzles/peg_solitaire/check.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "base/counted.h"
#include "proofs/findings.h"
#include "puzzles/peg_solitaire/goal.h"
#include "puzzles/peg_solitaire/proof_check.h"
#include "puzzles/peg_solitaire/replay.h"

namespace hardboard::peg_solitaire {
namespace {

using namespace internal;

// How the kernel's words begin if its search counts otherwise than a claim.
constexpr std::string_view counted_otherwise = "the search finds ";

class AnswerCheck {
public:
  AnswerCheck(const Puzzle& puzzle, const Answer& answer, const Limits& limits,
              const Recourse& recourse)
      : puzzle_(puzzle),
        answer_(answer),
        recourse_(recourse),
        game_(puzzle),
        proof_{puzzle, limits, recourse, findings_} {}

  CheckReport run() {
    for (const auto part :
         {&AnswerCheck::jumps, &AnswerCheck::verdict, &AnswerCheck::count, &AnswerCheck::minimum}) {
      (this->*part)();
      if (findings_.wrong) break;
    }
    return findings_.report();
  }

private:
  void jumps() {
    met_at_start_ = game_.goal_met();
    pegs_ = game_.pegs_left();
    for (std::size_t i = 0; i < answer_.moves.size() && !findings_.wrong; ++i)
      if (const auto why = game_.play(answer_.moves[i]))
        findings_.wrong = fmt::format("jump {}, {}: {}", i + 1, words(answer_.moves[i]), *why);
  }

  void verdict() {
    const bool has_proof = answer_.proof.index() != 0;
    if (has_proof && answer_.verdict != Verdict::unsolvable) {
      check_idle_proof(answer_, findings_);
    } else if (answer_.verdict == Verdict::solvable) {
      if (game_.goal_met())
        findings_.checked.push_back("the goal is met by " + counted(answer_.moves.size(), "jump"));
      else if (minimizes("pieces_left"))
        can_be_met();
      else
        findings_.wrong = goal_missed();
    } else if (answer_.verdict == Verdict::unsolvable) {
      if (game_.goal_met())
        findings_.wrong =
            met_at_start_ ? "the goal is met at the start" : "the answer's own jumps meet the goal";
      else
        std::visit(proof_, answer_.proof);
    } else {
      findings_.claimed.push_back("the answer does not claim to decide the puzzle");
    }
  }

  std::string goal_missed() const {
    const std::string after = " after " + counted(answer_.moves.size(), "jump");
    switch (puzzle_.goal) {
      case Goal::peg:
        return fmt::format("no peg has come to {}{}", name(puzzle_.at), after);
      case Goal::target:
        return "the pegs do not stand as in the target" + after;
      case Goal::one_at:
        if (game_.pegs_left() == 1)
          return fmt::format("the last peg does not stand on {}", name(puzzle_.at));
        break;
      case Goal::one:
        break;
    }
    return fmt::format(
        "{} left{}", counted(game_.pegs_left(), "peg") + (game_.pegs_left() == 1 ? " is" : " are"),
        after);
  }

  // The jumps are those of the fewest pegs, so that only a search can show play to the goal.
  void can_be_met() {
    const std::string otherwise = "no jumps show that the goal can be met";
    const std::optional<std::string> fault = proof_.fault_of_search(puzzle_, "never");
    if (!fault)
      findings_.wrong = "the kernel's own search finds no play that meets the goal";
    else if (fault->ends_with(denied))
      findings_.checked.push_back("the kernel's own search finds play that meets the goal");
    else
      findings_.claimed.push_back(recourse_.may_search ? otherwise + ": " + *fault : otherwise);
  }

  // Checks the counts: winnable positions are among the reachable ones, the start is reachable, and
  // the start is winnable if the puzzle is solvable.
  void count() {
    const bool has_positions = answer_.positions && answer_.winnable;
    bool is_counted = false;
    const auto fault_of = [&](const std::string& count) {
      const std::string numbers =
          has_positions ? fmt::format(" {} {}", *answer_.positions, *answer_.winnable) : "";
      const auto fault = proof_.fault_of_search(puzzle_, "count " + count + numbers,
                                                answer_.positions.value_or(0));
      is_counted = !fault;
      if (fault && fault->starts_with(counted_otherwise))
        findings_.wrong = "the kernel counts otherwise: " + *fault;
      return fault;
    };
    recourse_.may_search ? check_count(answer_, findings_, fault_of)
                         : check_count(answer_, findings_);
    // A refused puzzle needs no count, but the numbers of positions are counted by the way.
    if (has_positions && answer_.verdict == Verdict::unsolvable && recourse_.may_search)
      fault_of("0");
    if (findings_.wrong || answer_.verdict == Verdict::unknown) return;
    const bool solvable = answer_.verdict == Verdict::solvable;
    if (answer_.winnable && (*answer_.winnable > 0) != solvable)
      findings_.wrong = "the start is winnable if and only if some position is";
    else if (answer_.positions && *answer_.positions < answer_.winnable.value_or(1))
      findings_.wrong = "more positions are said to be winnable than can be reached";
    else if (!is_counted && (answer_.positions || (answer_.winnable && solvable)))
      findings_.claimed.push_back("nobody has checked the numbers of positions");
  }

  bool minimizes(std::string_view what) const {
    return answer_.minimum && answer_.minimum->what == what;
  }

  void minimum() {
    if (!answer_.minimum) return;
    const auto& [what, value, bound] = *answer_.minimum;
    check_bound(*answer_.minimum, findings_);
    if (findings_.wrong) return;
    if (what == "pieces_left")
      fewest_pegs(value, bound);
    else if (what == "fewest_moves")
      fewest_moves(value, bound);
    else
      findings_.wrong = fmt::format("\"{}\" is nothing that peg solitaire minimizes", what);
  }

  // Checks the minimum `pieces_left`: the fewest pegs in any reachable position, whatever the goal.
  void fewest_pegs(std::uint64_t value, std::uint64_t bound) {
    const bool is_single = puzzle_.goal == Goal::one;
    const bool is_decided = answer_.verdict != Verdict::unknown;
    const bool is_solvable = answer_.verdict == Verdict::solvable;
    const std::string pegs = counted(value, "peg");
    if (is_single && is_decided && is_solvable != (value == 1))
      findings_.wrong = fmt::format("{} said to remain, and the puzzle to be {}",
                                    pegs + (value == 1 ? " is" : " are"), word_of(answer_.verdict));
    else if (game_.pegs_left() != value)
      findings_.wrong =
          fmt::format("the jumps leave {}, not {}", counted(game_.pegs_left(), "peg"), value);
    else if (is_solvable && bound > most_pegs_at_goal(puzzle_))
      findings_.wrong = fmt::format("the goal leaves fewer pegs than {}", bound);
    else
      findings_.checked.push_back("the jumps leave " + pegs);
    // A jump needs two pegs and leaves one; if `goal one` is refused, at least two pegs remain.
    const std::uint64_t sure = std::max(
        proof_.least_shown, std::min<std::uint64_t>(pegs_, is_single && proof_.is_refused ? 2 : 1));
    if (findings_.wrong || bound <= sure) return;
    const std::string words = fmt::format("at least {} must remain", bound);
    if (const auto exceeded = proof_.in_file(puzzle_, "exceeds");
        exceeded && *exceeded + 1 >= bound)
      findings_.checked.push_back("the proof shows that " + words);
    else if (findings_.wrong)
      return;
    else if (const auto fault =
                 proof_.fault_of_search(puzzle_, fmt::format("exceeds {}", bound - 1));
             fault && fault->ends_with(denied))
      findings_.wrong = fmt::format("the kernel's own search finds fewer pegs than {}", bound);
    else if (fault)
      findings_.claimed.push_back(fmt::format("nobody has checked that {}{}", words,
                                              recourse_.may_search ? ": " + *fault : ""));
    else
      findings_.checked.push_back("the kernel's own search shows that " + words);
  }

  // Checks the minimum `fewest_moves`: a move is a series of jumps by one peg.
  void fewest_moves(std::uint64_t value, std::uint64_t bound) {
    const std::uint64_t shown = count_moves(answer_.moves);
    const std::uint64_t sure = met_at_start_ ? 0 : 1;
    if (answer_.verdict != Verdict::solvable)
      findings_.wrong = "\"fewest_moves\" is given without a solution";
    else if (shown != value)
      findings_.wrong = fmt::format("the solution has {}, not {}", counted(shown, "move"), value);
    else if (met_at_start_ && bound > 0)
      findings_.wrong = "the goal is met at the start, without a move";
    if (findings_.wrong || bound <= sure) return;
    const std::string words = fmt::format("fewer than {} are too few", counted(bound, "move"));
    if (proof_.in_file(puzzle_, "takes").value_or(0) >= bound)
      findings_.checked.push_back("the proof shows that " + words);
    else if (!findings_.wrong)
      findings_.claimed.push_back(
          fmt::format("nobody has checked that {}{}", words,
                      recourse_.may_search ? ": only a file of proofs can show it" : ""));
  }

  const Puzzle& puzzle_;
  const Answer& answer_;
  const Recourse& recourse_;
  Game game_;
  Findings findings_;
  ProofCheck proof_;  // of the refusal
  bool met_at_start_ = false;
  std::uint64_t pegs_ = 0;  // at the start
};

}  // namespace

CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits,
                  const Recourse& recourse) {
  return AnswerCheck(puzzle, answer, limits, recourse).run();
}

}  // namespace hardboard::peg_solitaire
