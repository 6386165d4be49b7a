#include "puzzles/capture/check.h"

#include <algorithm>
#include <limits>
#include <variant>

#include "base/counted.h"
#include "base/square.h"
#include "proofs/findings.h"
#include "puzzles/capture/budget_sum.h"
#include "puzzles/capture/proof_check.h"
#include "puzzles/capture/vertex.h"

namespace hardboard::capture {
namespace {

using namespace internal;

template <class Place>
class AnswerCheck {
public:
  AnswerCheck(const CaptureGround<Place>& ground, const Answer<Place>& answer, const Limits& limits,
              const Recourse& recourse)
      : ground_(ground), answer_(answer), limits_(limits), recourse_(recourse) {}

  CheckReport run() {
    for (const auto part :
         {&AnswerCheck::moves, &AnswerCheck::verdict, &AnswerCheck::count, &AnswerCheck::minimum}) {
      (this->*part)();
      if (findings_.wrong) break;
    }
    return findings_.report();
  }

private:
  bool has_proof() const { return answer_.proof.index() != 0; }
  bool minimizes(std::string_view what) const {
    return answer_.minimum && answer_.minimum->what == what;
  }

  // The moves must solve the puzzle, or leave the fewest pieces, or solve it with the least budget.
  void moves() {
    // Without moves nothing but a single piece is solved; a game on a large board takes its time.
    if (answer_.moves.empty()) {
      own_.left = ground_.pieces;
      own_.solved = ground_.pieces == 1;
    } else {
      own_ = ground_.replay(answer_.moves);
    }
    if (own_.illegal && !minimizes("budget")) findings_.wrong = own_.illegal;
  }

  void verdict() {
    const bool is_solved = own_.solved && !own_.illegal;
    if (answer_.verdict == Verdict::unsolvable && is_solved) {
      findings_.wrong = answer_.moves.empty() ? "a single piece needs no moves"
                                              : "the answer's own moves solve the puzzle";
    } else if (answer_.verdict == Verdict::unsolvable) {
      check_proof(ground_);
      is_refused_ = findings_.claimed.empty();
    } else if (has_proof() && !(answer_.verdict == Verdict::solvable && minimizes("budget"))) {
      check_idle_proof(answer_, findings_);
    } else if (answer_.verdict == Verdict::unknown) {
      findings_.claimed.push_back("the answer does not claim to decide the puzzle");
    } else if (answer_.verdict != Verdict::solvable) {
      findings_.wrong = "the verdict is one on a game for two";
    } else if (is_solved) {
      const std::string captures = counted(answer_.moves.size(), "capture");
      findings_.checked.push_back(captures + (answer_.moves.size() == 1 ? " leaves" : " leave") +
                                  " one piece");
    } else if (minimizes("budget")) {
      own_budgets();
    } else {
      findings_.wrong = unsolved(own_);
    }
  }

  // The moves are those of a smaller budget, so that only a search can show a play by the puzzle's
  // own budgets.
  void own_budgets() {
    const std::string otherwise = "no moves show that the puzzle's own budgets suffice";
    const auto fault = fault_of_search(ground_, recourse_, "exceeds 1", limits_);
    if (!fault)
      findings_.wrong = "the kernel's own search finds no play that leaves 1 piece";
    else if (is_refuted(*fault))
      findings_.checked.push_back(
          "the kernel's own search finds that by the puzzle's own budgets " + *fault);
    else
      findings_.claimed.push_back(recourse_.may_search ? otherwise + ": " + *fault : otherwise);
  }

  // Checks the proof against this puzzle; a proof of a type that has no checker is claimed.
  void check_proof(const CaptureGround<Place>& ground) {
    std::visit(proof_check(ground, exceeded_), answer_.proof);
  }

  ProofCheck<Place> proof_check(const CaptureGround<Place>& ground, std::uint64_t& exceeded) {
    return {ground, limits_, recourse_, findings_, exceeded};
  }

  std::string unsolved(const Replayed& replayed) const {
    if (replayed.left == 1) return "the last piece does not stand on the goal";
    return fmt::format("{} are left after {}", counted(replayed.left, "piece"),
                       counted(answer_.moves.size(), "capture"));
  }

  void count() {
    if (!recourse_.may_search) return check_count(answer_, findings_);
    // An answer does not say what it counts: sequences of captures, or sets of them.
    const auto fault_of = [&](const std::string& count) {
      auto fault = fault_of_search(ground_, recourse_, "count " + count, limits_);
      if (!fault) return fault;
      auto of_sets = fault_of_search(ground_, recourse_, "sets " + count, limits_);
      constexpr std::string_view otherwise = "the search finds ";
      if (of_sets && fault->starts_with(otherwise) && of_sets->starts_with(otherwise))
        findings_.wrong = fmt::format("the kernel counts otherwise: {}; {}", *fault, *of_sets);
      if (of_sets && *of_sets != *fault) *of_sets = *fault + "; " + *of_sets;
      return of_sets;
    };
    check_count(answer_, findings_, fault_of);
  }

  void minimum() {
    if (!answer_.minimum) return;
    check_bound(*answer_.minimum, findings_);
    if (findings_.wrong) return;
    if (minimizes("pieces_left")) {
      fewest_left(answer_.minimum->value, answer_.minimum->bound);
    } else if (minimizes("budget")) {
      least_budget(answer_.minimum->value, answer_.minimum->bound);
    } else {
      findings_.wrong =
          fmt::format("\"{}\" is nothing that captures minimize", answer_.minimum->what);
    }
  }

  // Checks the minimum `pieces_left`: the fewest pieces that can remain, with a goal one of them on
  // the goal. The minimum is 1 if and only if the puzzle is solvable.
  void fewest_left(std::uint64_t value, std::uint64_t bound) {
    const std::uint64_t proved = proved_left();
    const std::string pieces = counted(value, "piece");
    if (answer_.verdict == Verdict::solvable && value != 1) {
      findings_.wrong = fmt::format("{} are said to remain in a solvable puzzle", pieces);
    } else if (value < proved) {
      findings_.wrong = fmt::format("{} can't remain: at least {} do", pieces, proved);
    } else if (answer_.moves.empty() && own_.left != value) {
      findings_.claimed.push_back(fmt::format("no moves leave {}", pieces));
    } else if (own_.left != value) {
      findings_.wrong =
          fmt::format("the moves leave {}, not {}", counted(own_.left, "piece"), value);
    } else if (!own_.holds_goal) {
      findings_.wrong = fmt::format("the moves leave {}, but none on the goal", pieces);
    } else if (answer_.verdict != Verdict::solvable) {
      findings_.checked.push_back("the moves leave " + pieces);
    }
    if (findings_.wrong || bound <= proved) return;
    const std::string words = fmt::format("at least {} must remain", bound);
    const std::string claim = fmt::format("exceeds {}", bound - 1);
    const auto fault = fault_of_search(ground_, recourse_, claim, limits_);
    if (fault && is_refuted(*fault))
      findings_.wrong = "the kernel's own search finds that " + *fault;
    else if (fault)
      findings_.claimed.push_back(fmt::format("nobody has checked that {}{}", words,
                                              recourse_.may_search ? ": " + *fault : ""));
    else
      findings_.checked.push_back("the kernel's own search shows that " + words);
  }

  // A proved lower bound on the pieces that remain, one of them on the goal: each capture removes
  // one piece, the piece on the goal must not move, and a refused puzzle keeps a second piece. A
  // count on a row proves its own bound.
  std::uint64_t proved_left() const {
    const bool is_unsolvable = answer_.verdict == Verdict::unsolvable;
    const RowCount* row = is_refused_ ? std::get_if<RowCount>(&answer_.proof) : nullptr;
    if (row != nullptr) return row->left;
    if (exceeded_ > 0) return exceeded_ + 1;
    const CaptureRules rules = ground_.rules();
    const std::uint64_t captures =
        std::min<std::uint64_t>(budget_sum(rules, rules.goal), ground_.pieces);
    return std::max<std::uint64_t>(ground_.pieces - captures, is_unsolvable ? 2 : 1);
  }

  void least_budget(std::uint64_t value, std::uint64_t bound) {
    const auto replayed_with = [&](std::uint64_t budget) {
      constexpr std::uint64_t most = std::numeric_limits<std::uint32_t>::max();
      return ground_.with_budget(static_cast<std::uint32_t>(std::min(budget, most)))
          .replay(answer_.moves);
    };
    const Replayed with = replayed_with(value);
    findings_.wrong = with.illegal;
    if (!with.illegal && !with.solved) findings_.wrong = unsolved(with);
    if (findings_.wrong) return;
    findings_.checked.push_back(
        fmt::format("the moves clear the board with a budget of {}", value));
    if (bound > 0) {
      const Replayed below = replayed_with(bound - 1);
      if (below.solved && !below.illegal)
        findings_.wrong = fmt::format(
            "the moves clear the board with a budget of {}, below the bound", bound - 1);
    }
    if (!findings_.wrong) least_budget_is_proved(bound);
  }

  // A proof beside `solvable` refuses the puzzle with the budget one below the bound, and so with
  // every smaller budget; where another verdict leaves no place for that proof, a file of proofs
  // may have it, or the kernel searches. Else the bound can only be 1: with a budget of 0 no piece
  // captures, and n > 1 pieces remain.
  void least_budget_is_proved(std::uint64_t bound) {
    constexpr std::uint64_t most = std::numeric_limits<std::uint32_t>::max();
    const bool is_for_bound = has_proof() && answer_.verdict == Verdict::solvable;
    if (is_for_bound && (bound == 0 || bound > most)) {
      findings_.wrong = "there is a proof, and no budget that it could refuse";
    } else if (is_for_bound) {
      check_proof(ground_.with_budget(static_cast<std::uint32_t>(bound - 1)));
    } else if (bound > (ground_.pieces > 1 ? 1U : 0U)) {
      const std::string words =
          fmt::format("nobody has checked that a budget below {} is too little", bound);
      const CaptureGround<Place> below =
          ground_.with_budget(static_cast<std::uint32_t>(std::min(bound - 1, most)));
      std::uint64_t of_below = 0;
      const ProofCheck<Place> proof = proof_check(below, of_below);
      recourse_.proofs != nullptr ? proof.judge_section(words, false) : proof.search_again(words);
    }
  }

  const CaptureGround<Place>& ground_;
  const Answer<Place>& answer_;
  const Limits& limits_;
  const Recourse& recourse_;
  Findings findings_;
  Replayed own_;
  bool is_refused_ = false;     // by a proof that was checked
  std::uint64_t exceeded_ = 0;  // the pieces that a proof in a file refuses
};

}  // namespace

template <class Place>
CheckReport check_capture(const CaptureGround<Place>& ground, const Answer<Place>& answer,
                          const Limits& limits, const Recourse& recourse) {
  return AnswerCheck<Place>(ground, answer, limits, recourse).run();
}

template CheckReport check_capture(const CaptureGround<Square>&, const Answer<Square>&,
                                   const Limits&, const Recourse&);
template CheckReport check_capture(const CaptureGround<Vertex>&, const Answer<Vertex>&,
                                   const Limits&, const Recourse&);

}  // namespace hardboard::capture
