// The row of peg solitaire.
#include "draw/peg_solitaire.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <numeric>
#include <string>
#include <vector>

#include "base/counted.h"
#include "base/early_end.h"
#include "kinds/hint_words.h"
#include "kinds/logic_program.h"
#include "kinds/peg_solitaire_methods.h"
#include "kinds/peg_solitaire_parts.h"
#include "kinds/peg_solitaire_shown.h"
#include "kinds/row.h"
#include "methods/peg_solitaire/count.h"
#include "methods/peg_solitaire/grid.h"
#include "methods/peg_solitaire/hints.h"
#include "methods/peg_solitaire/position_class.h"
#include "methods/remark.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/traits.h"

namespace hardboard {
namespace {

using namespace peg_solitaire;

void describe(PegInstance& instance, const Limits& limits, Explanation& explanation) {
  const Puzzle& puzzle = instance.puzzle();
  const std::uint32_t pegs = count_pegs(puzzle.pegs);
  std::uint64_t lines = 0;
  for_each_line(puzzle, [&](std::uint32_t, std::uint32_t, std::uint32_t) { ++lines; });
  const auto add = [&](std::string_view key, std::string words) {
    explanation.facts.push_back({key, std::move(words)});
  };
  add("instance",
      fmt::format("Peg solitaire with {} and {}; {} possible on an empty board.",
                  counted(puzzle.holes.size(), "hole"),
                  counted(static_cast<std::uint64_t>(pegs), "peg"), counted(2 * lines, "jump")));
  std::string hardness;
  switch (puzzle.goal) {
    case Goal::peg:
      add("goal", fmt::format("The goal: a peg on {}, at some time.", name(puzzle.at)));
      hardness = "Class: NP-complete (Gualà et al. 2018, section 2).";
      break;
    case Goal::one:
    case Goal::one_at:
      add("goal", fmt::format("The goal: one peg remains{}.",
                              puzzle.goal == Goal::one ? "" : ", on " + name(puzzle.at)));
      hardness = "Class: NP-complete (Uehara and Iwata 1990).";
      break;
    case Goal::target:
      add("goal", fmt::format("The goal: exactly the {} of the target.",
                              counted(static_cast<std::uint64_t>(std::count(
                                          puzzle.target.begin(), puzzle.target.end(), 1)),
                                      "peg")));
      hardness = "Class: NP-complete (one peg is a target: Uehara and Iwata 1990).";
      break;
  }
  add("class", too_late_for(instance, {.limits = limits}).empty() && instance.rows()
                   ? "Class: linear time on boards of rows (Ravikumar 1997)."
                   : hardness);
  const ClassSpace space = class_space(puzzle, limits);
  add("position-classes",
      fmt::format("Position classes: 2^{}{}.", space.dimension, space.complete ? "" : " at least"));
}

Puzzle rest_of(const GameOf<Game>& played) {
  std::vector<shown::Place> names;
  return peg_solitaire::Shown::rest(played.puzzle(), played.game(), names);
}

}  // namespace

std::string PegGrade::words() const {
  return fmt::format("{} of {} {} it solvable; play at random wins with a chance of {:.3g}", saving,
                     counted(first, "first jump"), saving == 1 ? "keeps" : "keep", chance);
}

std::optional<PegGrade> grade(const Puzzle& puzzle, const Limits& limits) {
  const auto wins = count_wins(puzzle, limits);
  if (!wins) return std::nullopt;
  PegGrade grade{wins->random_win, 0, 0};
  for (const peg_solitaire::Hint& judged : hints(puzzle, limits)) {
    if (judged.verdict == Verdict::unknown) return std::nullopt;
    ++grade.first;
    grade.saving += judged.verdict == Verdict::solvable ? 1 : 0;
  }
  return grade;
}

template <>
struct Features<peg_solitaire::Traits> {
  using Instance = PegInstance;
  using Shown = peg_solitaire::Shown;
  static constexpr std::array minima = {
      MinimumInfo{"pegs", "pieces_left", "the fewest pegs that can remain, whatever the goal",
                  false},
      MinimumInfo{"moves", "fewest_moves",
                  "the fewest moves that meet the goal; jumps of one peg in a row count once",
                  true}};
  static constexpr std::array counts = {CountInfo{
      "sequences",
      "sequences of jumps that meet the goal, and the positions that play can reach and can win"}};
  static constexpr std::string_view how_to_play = "A move: jumps such as d2-d4 or d2-d4-f4.";

  static std::span<const PegMethod> methods() { return peg_methods(); }
  static const Generator& generator() { return peg_solitaire_generator(); }
  static std::span<const Experiment> experiments() { return peg_solitaire_experiments(); }
  static Result<std::string> logic_program(const Puzzle& puzzle, const Limits& limits) {
    return pegs_program(puzzle, limits);
  }
  static bool all_up_to(unsigned size, const std::function<bool(Puzzle)>& visit) {
    return all_small_positions(size, visit);
  }

  // A count that the limits cut off stays out of the answer. What is refused has no solutions,
  // however large the board is.
  static void add_count(PegInstance& instance, std::string_view, const Limits& limits,
                        PegAnswer& answer) {
    if (answer.verdict == Verdict::unknown) return;
    if (answer.verdict == Verdict::unsolvable) answer.count = "0";
    if (const std::string why_not = search_why_not(instance, {}); !why_not.empty()) {
      if (answer.remark.empty() && !answer.count) answer.remark = "no count: " + why_not;
      return;
    }
    const auto say = [&](std::string_view words) { add_remark(answer.remark, words); };
    const std::optional<WinCount> wins = count_wins(instance.puzzle(), limits);
    if (wins) {
      if (wins->sequences.empty())
        say("there are more than 2^128 sequences");
      else
        answer.count = wins->sequences;
      answer.winnable = wins->positions;
    } else if (!answer.count) {
      say(fmt::format("the count did not end within the limits: {}", early_end(limits)));
    }
    if (const std::optional<ReachCount> reach = count_reachable(instance.puzzle(), limits))
      answer.positions =
          std::accumulate(reach->positions.begin(), reach->positions.end(), std::uint64_t{0});
    else if (answer.count)
      say(fmt::format("the count of positions did not end within the limits: {}",
                      early_end(limits)));
  }

  static Explanation explain(const Puzzle& puzzle, const Limits& limits) {
    Explanation explanation;
    PegInstance instance(puzzle, limits);
    describe(instance, limits, explanation);
    explanation.methods = which_apply(peg_methods(), instance, {limits});
    if (puzzle.holes.size() > most_searched) return explanation;
    std::string words;
    if (const std::optional<PegGrade> graded = grade(puzzle, limits); !graded) {
      words = fmt::format("Difficulty: not known, {}.", early_end(limits));
    } else if (graded->chance == 0) {
      words = "No play wins.";
    } else {
      words = fmt::format("Difficulty: {}.", graded->words());
    }
    explanation.conclusions.push_back({"difficulty", std::move(words)});
    return explanation;
  }

  static hardboard::Hint hint(const GameOf<Game>& played, int level, const Limits& limits) {
    const Puzzle rest = rest_of(played);
    PegInstance instance(rest, limits);
    Saving saving;
    PegAnswer answer;
    if (played.game().goal_met()) {
      answer.verdict = Verdict::solvable;
    } else {
      answer = run_rows(peg_methods(), instance, {limits});
    }
    saving.verdict = answer.verdict;
    saving.remark = answer.remark;
    if (!answer.moves.empty()) saving.move = words(answer.moves.front());
    if (level == 2 && !answer.moves.empty()) {
      saving.movers.push_back(name(answer.moves.front().from));
      const bool can_judge = rest.holes.size() <= most_searched;
      saving.all_judged = saving.all_judged && can_judge;
      const auto judged_jumps =
          can_judge ? hints(rest, limits) : std::vector<peg_solitaire::Hint>();
      for (const peg_solitaire::Hint& judged : judged_jumps) {
        saving.all_judged = saving.all_judged && judged.verdict != Verdict::unknown;
        const std::string peg = name(judged.jump.from);
        if (judged.verdict == Verdict::solvable &&
            std::find(saving.movers.begin(), saving.movers.end(), peg) == saving.movers.end())
          saving.movers.push_back(peg);
      }
    }
    return hint_of(saving, level, {"jump", "the pegs", "the goal is met"});
  }

  static std::string show(const GameOf<Game>& played) {
    return draw::text_picture(rest_of(played));
  }
  static draw::Picture picture(const Puzzle& puzzle, const PegAnswer& answer) {
    return draw::picture(puzzle, answer, write(puzzle));
  }
  static std::string text_picture(const Puzzle& puzzle, const PegAnswer& answer) {
    return draw::text_picture(puzzle, answer);
  }
};

template const Kind& kind_row<peg_solitaire::Traits>();

}  // namespace hardboard
