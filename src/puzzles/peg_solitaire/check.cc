#include "puzzles/peg_solitaire/check.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "puzzles/peg_solitaire/replay.h"

namespace hardboard::peg_solitaire {
namespace {

std::string plural(std::uint64_t count, std::string_view noun) {
  return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

// One part after the other; the first that is wrong ends the check, the rest adds up.
class AnswerCheck {
public:
  AnswerCheck(const Puzzle& puzzle, const Answer& answer)
      : puzzle_(puzzle), answer_(answer), game_(puzzle) {}

  CheckReport run() {
    for (const auto part :
         {&AnswerCheck::jumps, &AnswerCheck::verdict, &AnswerCheck::count, &AnswerCheck::minimum}) {
      (this->*part)();
      if (wrong_) return {Check::wrong, *wrong_};
    }
    std::vector<std::string> all = checked_;
    all.insert(all.end(), claimed_.begin(), claimed_.end());
    return {claimed_.empty() ? Check::verified : Check::claimed,
            fmt::format("{}", fmt::join(all, "; "))};
  }

private:
  void jumps() {
    met_at_start_ = game_.goal_met();
    pegs_ = game_.pegs_left();
    for (std::size_t i = 0; i < answer_.moves.size() && !wrong_; ++i)
      if (const auto why = game_.play(answer_.moves[i]))
        wrong_ = fmt::format("jump {}, {}: {}", i + 1, words(answer_.moves[i]), *why);
  }

  void verdict() {
    switch (answer_.verdict) {
      case Verdict::solvable:
        if (game_.goal_met())
          checked_.push_back("the goal is met by " + plural(answer_.moves.size(), "jump"));
        else if (minimizes("pieces_left"))
          claimed_.push_back("no jumps show that the goal can be met");
        else
          wrong_ = goal_missed();
        return;
      case Verdict::unsolvable:
        if (game_.goal_met())
          wrong_ = met_at_start_ ? "the goal is met at the start"
                                 : "the answer's own jumps meet the goal";
        else
          std::visit([&](const auto& proof) { check_proof(proof); }, answer_.proof);
        return;
      default:
        claimed_.push_back("the answer does not claim to decide the puzzle");
    }
  }

  std::string goal_missed() const {
    const std::string after = " after " + plural(answer_.moves.size(), "jump");
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
    return fmt::format("{} left{}",
                       plural(game_.pegs_left(), "peg") + (game_.pegs_left() == 1 ? " is" : " are"),
                       after);
  }

  void check_proof(std::monostate) {
    claimed_.push_back("no proof is given that the puzzle has no solution");
  }
  void check_proof(const PositionClass& proof) {
    wrong_ = refute(puzzle_, proof);
    checked_.push_back(plural(proof.colourings.size(), "colouring") +
                       (proof.colourings.size() == 1 ? " keeps" : " keep") +
                       " the start from the goal");
    refused_ = !wrong_;
  }
  void check_proof(const Pagodas& proof) {
    wrong_ = refute(puzzle_, proof);
    std::string functions = plural(proof.pagodas.size(), "pagoda function");
    if (!proof.colourings.empty())
      functions += " and " + plural(proof.colourings.size(), "colouring");
    checked_.push_back(functions +
                       (proof.pagodas.size() + proof.colourings.size() == 1 ? " keeps" : " keep") +
                       " the start from the goal");
    refused_ = !wrong_;
  }
  void check_proof(const Sieve& proof) {
    wrong_ = refute(puzzle_, proof);
    checked_.push_back("no jump that some play can make leads to the goal");
    refused_ = !wrong_;
  }
  void check_proof(const Exhausted& proof) {
    claimed_.push_back(fmt::format("nobody has checked that the search of {} met them all",
                                   plural(proof.positions, "position")));
  }

  void count() {
    if (answer_.verdict == Verdict::unknown) return;
    const bool solvable = answer_.verdict == Verdict::solvable;
    const bool none = answer_.count == "0";
    if (none && solvable)
      wrong_ = "the count of solutions is 0, and there is one";
    else if (answer_.count && !none && !solvable)
      wrong_ = "the count of solutions is not 0, and there is said to be none";
    else if (answer_.winnable && (*answer_.winnable > 0) != solvable)
      wrong_ = "the start is winnable if and only if some position is";
    else if ((answer_.count && !none) || answer_.positions || (answer_.winnable && solvable))
      claimed_.push_back("nobody has checked the counts");
  }

  bool minimizes(std::string_view what) const {
    return answer_.minimum && answer_.minimum->what == what;
  }

  void minimum() {
    if (!answer_.minimum) return;
    const Minimum& minimum = *answer_.minimum;
    if (minimum.bound > minimum.value) {
      wrong_ = fmt::format("the bound {} is above {}", minimum.bound, minimum.value);
    } else if (minimizes("pieces_left")) {
      fewest_pegs(minimum);
    } else if (minimizes("fewest_moves")) {
      fewest(minimum, count_moves(answer_.moves), "move", least_jumps() > 0 ? 1 : 0);
    } else {
      wrong_ = fmt::format("\"{}\" is nothing that peg solitaire minimizes", minimum.what);
    }
  }

  void fewest_pegs(const Minimum& minimum) {
    const bool single = puzzle_.goal == Goal::one;
    if (single && (answer_.verdict == Verdict::solvable) != (minimum.value == 1) &&
        answer_.verdict != Verdict::unknown) {
      wrong_ = fmt::format("{} said to remain, and the puzzle to be {}",
                           plural(minimum.value, "peg") + (minimum.value == 1 ? " is" : " are"),
                           answer_.verdict == Verdict::solvable ? "solvable" : "unsolvable");
    } else if (game_.pegs_left() == minimum.value) {
      checked_.push_back("the jumps leave " + plural(minimum.value, "peg"));
    } else {
      wrong_ = fmt::format("the jumps leave {}, not {}", plural(game_.pegs_left(), "peg"),
                           minimum.value);
    }
    // A jump needs two pegs and leaves one; a refused `goal one` leaves two at least.
    const std::uint64_t sure = std::min<std::uint64_t>(pegs_, single && refused_ ? 2 : 1);
    if (minimum.bound > sure)
      claimed_.push_back(
          fmt::format("nobody has checked that at least {} must remain", minimum.bound));
  }

  // A jump takes one peg off, so the number of jumps is fixed where the goal fixes that of pegs.
  std::uint64_t least_jumps() const {
    if (met_at_start_) return 0;
    if (puzzle_.goal == Goal::peg) return 1;
    const auto left = puzzle_.goal == Goal::target
                          ? std::count(puzzle_.target.begin(), puzzle_.target.end(), 1)
                          : 1;
    return pegs_ > static_cast<std::uint64_t>(left) ? pegs_ - static_cast<std::uint64_t>(left) : 0;
  }

  void fewest(const Minimum& minimum, std::uint64_t shown, std::string_view noun,
              std::uint64_t sure) {
    if (answer_.verdict != Verdict::solvable)
      wrong_ = fmt::format("\"{}\" is given without a solution", minimum.what);
    else if (shown != minimum.value)
      wrong_ = fmt::format("the solution has {}, not {}", plural(shown, noun), minimum.value);
    else if (minimum.bound > sure)
      claimed_.push_back(fmt::format("nobody has checked that fewer than {} are too few",
                                     plural(minimum.bound, noun)));
  }

  const Puzzle& puzzle_;
  const Answer& answer_;
  Game game_;
  bool met_at_start_ = false, refused_ = false;
  std::uint64_t pegs_ = 0;  // at the start
  std::optional<std::string> wrong_;
  std::vector<std::string> checked_, claimed_;
};

}  // namespace

CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits&) {
  return AnswerCheck(puzzle, answer).run();
}

}  // namespace hardboard::peg_solitaire
