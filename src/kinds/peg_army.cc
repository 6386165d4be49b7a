// The row of peg armies.
#include "draw/peg_army.h"

#include <array>
#include <chrono>
#include <fmt/format.h>
#include <string>

#include "base/time_slice.h"
#include "kinds/peg_army_hint.h"
#include "kinds/peg_army_parts.h"
#include "kinds/peg_army_shown.h"
#include "kinds/row.h"
#include "methods/peg_army/each_army.h"
#include "methods/peg_army/solve.h"
#include "methods/peg_army/whole_plane.h"
#include "puzzles/peg_army/steps.h"
#include "puzzles/peg_army/traits.h"

namespace hardboard {
namespace {

using namespace peg_army;
using ArmyAnswer = peg_army::Answer;

using ArmyInstance = PuzzleInstance<Puzzle>;
using ArmyMethod = Method<ArmyInstance, ArmyAnswer>;

std::string plane_why_not(ArmyInstance& instance, const SolveOptions&) {
  return Steps::of(instance.puzzle)
             ? ""
             : "for jumps over squares up to 4 away; other moves need other weights";
}
std::string margin_why_not(ArmyInstance& instance, const SolveOptions&) {
  return instance.puzzle.margin ? "" : "needs a line `margin`, which bounds the plane";
}

ArmyAnswer whole_plane(ArmyInstance& instance, const SolveOptions& options) {
  // With jumps in eight directions the linear programmes take seconds, in vain where an army
  // exists.
  constexpr double share = 0.25;
  const bool is_alone = options.alone || !options.only.empty();
  ArmyAnswer answer;
  if (auto proof = refuse_on_plane(
          instance.puzzle, is_alone ? options.limits : share_of_time(options.limits, share))) {
    answer.verdict = Verdict::unsolvable;
    answer.proof = std::move(*proof);
  } else {
    answer.remark = "no weights refuse it";
  }
  return answer;
}

ArmyAnswer within_margin(ArmyInstance& instance, const SolveOptions& options) {
  // The linear programmes of large margins take all the time that they get, in vain where an army
  // exists.
  constexpr double share = 0.5;
  const bool is_alone = options.alone || !options.only.empty();
  return refuse_within_margin(instance.puzzle,
                              is_alone ? options.limits : share_of_time(options.limits, share));
}

// Most refusals come at once, and most armies; what takes longer must not keep the others waiting.
Clock::duration moment(ArmyInstance&, const SolveOptions&) {
  return std::chrono::milliseconds(500);
}

template <Wish wish>
ArmyAnswer programme(ArmyInstance& instance, const SolveOptions& options) {
  return solve_by_programme(instance.puzzle, wish, options);
}

std::span<const ArmyMethod> army_methods() {
  static const std::array rows = {
      ArmyMethod{.name = "whole-plane",
                 .source = "after Conway; Csákány and Juhász 2000",
                 .summary = "refuses by golden weights on the whole plane",
                 .only_refuses = true,
                 .decide = {plane_why_not, whole_plane},
                 .moment = moment},
      ArmyMethod{.name = "within-margin",
                 .source = "",
                 .summary = "refuses by weights from a linear programme on the margin's window",
                 .only_refuses = true,
                 .decide = {margin_why_not, within_margin},
                 .moment = moment},
      ArmyMethod{
          .name = "programme",
          .source = "Gualà et al. 2018, Theorem 1",
          .summary = "an army by integer programming, its jumps put into a legal order",
          .proves = Proves::in_file,
          .decide = {.run = programme<Wish::any>},
          .moment = moment,
          .minima =
              {{{"moves", "Gualà et al. 2018, Theorem 1", {.run = programme<Wish::fewest_moves>}},
                {"pegs", "Gualà et al. 2018, Theorem 1", {.run = programme<Wish::fewest_pegs>}}}}},
  };
  return rows;
}

}  // namespace

template <>
struct Features<peg_army::Traits> {
  using Instance = ArmyInstance;
  using Shown = peg_army::Shown;
  static constexpr std::array minima = {
      MinimumInfo{"moves", "fewest_moves", "the fewest moves that bring a peg to the goal", true},
      MinimumInfo{"pegs", "fewest_pegs", "the fewest pegs that can do it", true}};
  static constexpr std::string_view how_to_play =
      "First deploy pegs (deploy a1 b1), then move: a jump such as a1-c1, or move 2 at a1.";

  static std::span<const ArmyMethod> methods() { return army_methods(); }
  static const Generator& generator() { return peg_army_generator(); }
  static bool all_up_to(unsigned size, const std::function<bool(Puzzle)>& visit) {
    return all_small_armies(size, visit);
  }
  static bool each_solution(const Puzzle& puzzle, const Limits& limits,
                            const std::function<bool(ArmyAnswer)>& visit) {
    return each_army(puzzle, limits, visit);
  }

  static Explanation explain(const Puzzle& puzzle, const Limits& limits) {
    constexpr std::array<std::string_view, 4> shapes = {"a square", "a rhombus", "a half-plane",
                                                        "drawn square by square"};
    Explanation explanation;
    explanation.facts = {
        {"instance", fmt::format("A peg army with a desert that is {}{}; the goal is {}.",
                                 shapes[static_cast<std::size_t>(puzzle.shape)],
                                 puzzle.size > 0 ? fmt::format(" of size {}", puzzle.size) : "",
                                 name(puzzle.goal))},
        {"moves",
         fmt::format("Moves: {}.", puzzle.tuples.empty()
                                       ? "the jumps of peg solitaire, along rows and columns"
                                       : fmt::format("{} of its own", puzzle.tuples.size()))},
        {"class", "Class: in general open; with a margin in NP (Gualà et al. 2018, Theorem 1)."}};
    ArmyInstance instance(puzzle, limits);
    explanation.methods = which_apply(army_methods(), instance, {limits});
    if (plane_why_not(instance, {}).empty() && refuse_on_plane(puzzle, limits)) {
      explanation.conclusions.push_back(
          {"whole-plane", "Weights on the whole plane refuse it (solving shows them)."});
    }
    return explanation;
  }

  static Hint hint(const GameOf<Game>& played, int level, const Limits& limits) {
    return army_hint(played.puzzle(), played.game(), level, limits, [&] {
      ArmyInstance instance(played.puzzle(), limits);
      return run_rows(army_methods(), instance, {limits});
    });
  }

  static std::string show(const GameOf<Game>& played) {
    return draw::text_picture(played.puzzle(), played.game());
  }
  static draw::Picture picture(const Puzzle& puzzle, const ArmyAnswer& answer) {
    return draw::picture(puzzle, answer, write(puzzle));
  }
  static std::string text_picture(const Puzzle& puzzle, const ArmyAnswer& answer) {
    return draw::text_picture(puzzle, answer);
  }
};

template const Kind& kind_row<peg_army::Traits>();

}  // namespace hardboard
