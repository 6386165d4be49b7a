#include "puzzles/capture/check.h"

#include <algorithm>
#include <limits>
#include <utility>
#include <variant>

#include "base/counted.h"
#include "base/square.h"
#include "puzzles/capture/budget_sum.h"
#include "puzzles/capture/closed_sets.h"
#include "puzzles/capture/no_center.h"
#include "puzzles/capture/stranded.h"
#include "puzzles/capture/stuck_trees.h"
#include "puzzles/capture/vertex.h"

namespace hardboard::capture {
namespace {

// What was found so far: something wrong ends the check, the rest adds up.
struct Findings {
  std::optional<std::string> wrong;
  std::vector<std::string> checked, claimed;

  CheckReport report() const {
    if (wrong) return {Check::wrong, *wrong};
    std::vector<std::string> all = checked;
    all.insert(all.end(), claimed.begin(), claimed.end());
    return {claimed.empty() ? Check::verified : Check::claimed,
            fmt::format("{}", fmt::join(all, "; "))};
  }
};

// Sets of places as sets of numbers; words if a place holds no piece at the start.
template <class Place>
std::optional<std::string> numbers(const CaptureGround<Place>& ground,
                                   const std::vector<Place>& places,
                                   std::vector<std::uint32_t>& result) {
  result.reserve(places.size());
  for (const Place& place : places) {
    const std::optional<std::uint32_t> number = ground.number(place);
    if (!number) return fmt::format("no piece starts on {}", name(place));
    result.push_back(*number);
  }
  return std::nullopt;
}

// One overload for each type of proof: what is wrong with it, if it can be checked at all.
template <class Place>
struct ProofCheck {
  const CaptureGround<Place>& ground;
  Findings& findings;

  void operator()(const ClosedSets<Place>& proof) const {
    ClosedSets<std::uint32_t> sets;
    findings.wrong = numbers(ground, proof.first, sets.first);
    if (!findings.wrong) findings.wrong = numbers(ground, proof.second, sets.second);
    if (!findings.wrong) findings.wrong = refute(ground.rules(), sets);
    findings.checked.push_back("each of the two sets keeps a piece");
  }
  void operator()(const Stranded<Place>& proof) const {
    Stranded<std::uint32_t> groups{{proof.first.antenna, {}}, {proof.second.antenna, {}}};
    findings.wrong = numbers(ground, proof.first.places, groups.first.places);
    if (!findings.wrong)
      findings.wrong = numbers(ground, proof.second.places, groups.second.places);
    if (!findings.wrong) findings.wrong = refute(ground.rules(), groups);
    findings.checked.push_back("each of the two groups would have to hold the final piece");
  }
  void operator()(const NoCenter<Place>& proof) const {
    NoCenter<std::uint32_t> witnesses;
    findings.wrong = numbers(ground, proof.witnesses, witnesses.witnesses);
    if (!findings.wrong) findings.wrong = refute(ground.rules(), witnesses);
    findings.checked.push_back("all captures would go to one place, and no place suits all");
  }
  void operator()(const StuckTrees<Place>& proof) const {
    StuckTrees<std::uint32_t> trees;
    findings.wrong = numbers(ground, proof.first, trees.first);
    if (!findings.wrong) findings.wrong = numbers(ground, proof.second, trees.second);
    if (!findings.wrong) findings.wrong = refute(ground.rules(), trees);
    findings.checked.push_back("each of the two trees would have to hold the final piece");
  }
  void operator()(const BudgetSum& proof) const {
    findings.wrong = refute(ground.rules(), proof);
    findings.checked.push_back(fmt::format("it takes {}, and the budgets allow {}",
                                           counted(proof.needed, "capture"), proof.available));
  }
  void operator()(const RowCount& proof) const {
    findings.wrong = ground.refute_row_count(proof);
    findings.checked.push_back(fmt::format("{} at least remain{} on the row",
                                           counted(proof.left, "piece"),
                                           proof.left == 1 ? "s" : ""));
  }
  void operator()(const PawnRows& proof) const {
    findings.wrong = ground.refute_pawn_rows(proof);
    findings.checked.push_back(
        fmt::format("the uppermost {} can't be cleared upward", counted(proof.rows, "row")));
  }
  void operator()(const Exhausted& proof) const {
    findings.claimed.push_back(fmt::format("nobody has checked that the search of {} met them all",
                                           counted(proof.positions, "position")));
  }
  void operator()(const SatRefusal& proof) const {
    findings.claimed.push_back(proof.file.empty()
                                   ? "nobody has checked the SAT solver's refusal"
                                   : "nobody has checked the SAT solver's proof in " + proof.file);
  }
  void operator()(std::monostate) const {
    findings.claimed.push_back("no proof is given that the puzzle has no solution");
  }
};

std::string unsolved(const Replayed& replayed, std::size_t moves) {
  if (replayed.left == 1) return "the last piece does not stand on the goal";
  return fmt::format("{} are left after {}", counted(replayed.left, "piece"),
                     counted(moves, "capture"));
}

template <class Place>
class AnswerCheck {
public:
  AnswerCheck(const CaptureGround<Place>& ground, const Answer<Place>& answer)
      : ground_(ground), answer_(answer) {}

  CheckReport run() {
    for (const auto part :
         {&AnswerCheck::moves, &AnswerCheck::verdict, &AnswerCheck::count, &AnswerCheck::minimum}) {
      (this->*part)();
      if (findings_.wrong) break;
    }
    return findings_.report();
  }

private:
  bool minimizes(const char* what) const {
    return answer_.minimum && answer_.minimum->what == what;
  }

  // The moves solve the puzzle, or leave the fewest pieces, or solve it with the least budget.
  void moves() {
    own_ = ground_.replay(answer_.moves, std::nullopt);
    if (own_.illegal && !minimizes("budget")) findings_.wrong = own_.illegal;
  }

  void verdict() {
    switch (answer_.verdict) {
      case Verdict::unknown:
        findings_.claimed.push_back("the answer does not claim to decide the puzzle");
        return;
      case Verdict::unsolvable:
        if (own_.solved && !own_.illegal) {
          findings_.wrong = answer_.moves.empty() ? "a single piece needs no moves"
                                                  : "the answer's own moves solve the puzzle";
          return;
        }
        std::visit(ProofCheck<Place>{ground_, findings_}, answer_.proof);
        return;
      case Verdict::solvable:
        if (own_.solved && !own_.illegal) {
          findings_.checked.push_back(fmt::format(
              "{} one piece", answer_.moves.size() == 1
                                  ? "1 capture leaves"
                                  : counted(answer_.moves.size(), "capture") + " leave"));
        } else if (minimizes("budget")) {
          findings_.claimed.push_back("no moves show that the puzzle's own budgets suffice");
        } else {
          findings_.wrong = unsolved(own_, answer_.moves.size());
        }
        return;
      default:
        findings_.wrong = "the verdict is one on a game for two";
    }
  }

  void count() {
    if (!answer_.count || answer_.verdict == Verdict::unknown) return;
    const bool none = *answer_.count == "0";
    if (none && answer_.verdict == Verdict::solvable) {
      findings_.wrong = "the count of solutions is 0, and there is one";
    } else if (!none && answer_.verdict == Verdict::unsolvable) {
      findings_.wrong = "the count of solutions is not 0, and there is said to be none";
    } else if (!none) {
      findings_.claimed.push_back("nobody has checked the count of solutions");
    }
  }

  void minimum() {
    if (!answer_.minimum) return;
    const Minimum& minimum = *answer_.minimum;
    if (minimum.bound > minimum.value) {
      findings_.wrong = fmt::format("the bound {} is above {}", minimum.bound, minimum.value);
    } else if (minimizes("pieces_left")) {
      fewest_left(minimum);
    } else if (minimizes("budget")) {
      least_budget(minimum);
    } else {
      findings_.wrong = fmt::format("\"{}\" is nothing that captures minimize", minimum.what);
    }
  }

  void fewest_left(const Minimum& minimum) {
    if (answer_.verdict == Verdict::solvable && minimum.value != 1) {
      findings_.wrong =
          fmt::format("{} pieces are said to remain in a solvable puzzle", minimum.value);
    } else if (answer_.verdict == Verdict::unsolvable && minimum.value <= 1 && !ground_.has_goal) {
      findings_.wrong = "one piece is said to remain in an unsolvable puzzle";
    } else if (own_.left == minimum.value) {
      if (answer_.verdict != Verdict::solvable)
        findings_.checked.push_back(fmt::format("the moves leave {}", counted(own_.left, "piece")));
    } else if (answer_.moves.empty()) {
      findings_.claimed.push_back(
          fmt::format("no moves leave {}", counted(minimum.value, "piece")));
    } else {
      findings_.wrong =
          fmt::format("the moves leave {}, not {}", counted(own_.left, "piece"), minimum.value);
    }
    if (findings_.wrong || minimum.bound <= proved_left()) return;
    findings_.claimed.push_back(
        fmt::format("nobody has checked that at least {} must remain", minimum.bound));
  }

  // Pieces that remain for certain, wherever they stand: each capture costs one, and a refusal that
  // does not rest on a goal says that one alone can't remain. A count on a row is the bound itself.
  std::uint64_t proved_left() {
    const bool refused = answer_.verdict == Verdict::unsolvable && findings_.claimed.empty();
    const RowCount* row = refused ? std::get_if<RowCount>(&answer_.proof) : nullptr;
    if (row != nullptr) return row->left;
    const std::uint64_t captures =
        std::min<std::uint64_t>(budget_sum(ground_.rules()), ground_.pieces);
    return std::max<std::uint64_t>(ground_.pieces - captures, refused && !ground_.has_goal ? 2 : 1);
  }

  void least_budget(const Minimum& minimum) {
    constexpr std::uint64_t most = std::numeric_limits<std::uint32_t>::max();
    const auto budget = static_cast<std::uint32_t>(std::min(minimum.value, most));
    const Replayed with = ground_.replay(answer_.moves, budget);
    findings_.wrong = with.illegal;
    if (!with.illegal && !with.solved) findings_.wrong = unsolved(with, answer_.moves.size());
    findings_.checked.push_back(
        fmt::format("the moves clear the board with a budget of {}", budget));
    // n pieces with a budget of b can make n b captures, and n - 1 are needed.
    if (minimum.bound > (ground_.pieces > 1 ? 1U : 0U)) {
      findings_.claimed.push_back(
          fmt::format("nobody has checked that a budget below {} is too little", minimum.bound));
    }
  }

  const CaptureGround<Place>& ground_;
  const Answer<Place>& answer_;
  Findings findings_;
  Replayed own_;
};

}  // namespace

template <class Place>
CheckReport check_capture(const CaptureGround<Place>& ground, const Answer<Place>& answer) {
  return AnswerCheck<Place>(ground, answer).run();
}

template CheckReport check_capture(const CaptureGround<Square>&, const Answer<Square>&);
template CheckReport check_capture(const CaptureGround<Vertex>&, const Answer<Vertex>&);

}  // namespace hardboard::capture
