// The row of peg solitaire.
#include "draw/peg_solitaire.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "kinds/hint_words.h"
#include "kinds/logic_program.h"
#include "kinds/peg_solitaire_parts.h"
#include "kinds/peg_solitaire_shown.h"
#include "kinds/row.h"
#include "methods/peg_solitaire/count.h"
#include "methods/peg_solitaire/decide.h"
#include "methods/peg_solitaire/gather.h"
#include "methods/peg_solitaire/grid.h"
#include "methods/peg_solitaire/hints.h"
#include "methods/peg_solitaire/minimize.h"
#include "methods/peg_solitaire/packages.h"
#include "methods/peg_solitaire/position_class.h"
#include "methods/peg_solitaire/reach.h"
#include "methods/peg_solitaire/refuse_by_pagoda.h"
#include "methods/peg_solitaire/set_proof.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/traits.h"

namespace hardboard {
namespace {

using namespace peg_solitaire;
using PegAnswer = peg_solitaire::Answer;

// A puzzle on its way through the methods; decides on first use whether its position class refuses
// it. The puzzle must outlive the instance.
class PegInstance {
public:
  PegInstance(const Puzzle& puzzle, Limits limits) : puzzle_(&puzzle), limits_(std::move(limits)) {}

  const Puzzle& puzzle() const { return *puzzle_; }
  const std::optional<PositionClass>& class_refusal() {
    if (!asked_) class_refusal_ = refuse_by_class(*puzzle_, limits_);
    asked_ = true;
    return class_refusal_;
  }

private:
  const Puzzle* puzzle_;
  Limits limits_;
  bool asked_ = false;
  std::optional<PositionClass> class_refusal_;
};

using PegMethod = Method<PegInstance, PegAnswer>;

// Linear programmes of larger boards would delay the search too much.
constexpr std::size_t most_weighed = 100;

std::string class_why_not(PegInstance& instance, const SolveOptions& options) {
  if (instance.class_refusal()) return "";
  if (options.limits.reached()) return options.limits.words();
  return "the start is in the class of a final position";
}

PegAnswer refuse(PegInstance& instance, const SolveOptions&) {
  PegAnswer answer;
  answer.verdict = Verdict::unsolvable;
  answer.proof = *instance.class_refusal();
  return answer;
}

// The search is quick on a board of one machine word.
constexpr std::size_t quickly_searched = 64;

std::string dive_why_not(PegInstance& instance, const SolveOptions&) {
  if (instance.puzzle().holes.size() <= quickly_searched) return "";
  return fmt::format("for boards of up to {} holes", quickly_searched);
}

PegAnswer dive(PegInstance& instance, const SolveOptions& options) {
  Decision decision = dive_once(instance.puzzle(), options.limits);
  PegAnswer answer;
  answer.verdict = decision.verdict;
  answer.moves = std::move(decision.jumps);
  if (answer.verdict == Verdict::unknown) answer.remark = "no solution among its few positions";
  return answer;
}

std::string pagoda_why_not(PegInstance& instance, const SolveOptions&) {
  if (instance.puzzle().holes.size() <= most_weighed) return "";
  return fmt::format("for boards of up to {} holes", most_weighed);
}

PegAnswer weigh(PegInstance& instance, const SolveOptions& options) {
  PegAnswer answer;
  if (auto pagodas = refuse_by_pagoda(instance.puzzle(), {}, options.limits)) {
    answer.verdict = Verdict::unsolvable;
    answer.proof = std::move(*pagodas);
  } else {
    answer.remark = "no weights refuse it";
  }
  return answer;
}

std::string reach_why_not(PegInstance& instance, const SolveOptions&) {
  return instance.puzzle().goal == Goal::peg ? "" : "for a peg that must come to a hole";
}

// Adds a proof by sets to the file that the options name, if they name one; the remark says why if
// that is impossible.
void prove(const Puzzle& puzzle, const SetClaim& claim, const SolveOptions& options,
           PegAnswer& answer) {
  if (options.proof_file.empty()) return;
  const std::string why = prove_by_sets(options.proof_file, puzzle, claim, options.limits);
  if (!why.empty()) answer.remark += (answer.remark.empty() ? "" : "; ") + why;
}

PegAnswer solve_reach(PegInstance& instance, const SolveOptions& options) {
  Reach outcome = reach(instance.puzzle(), options.limits);
  PegAnswer answer;
  answer.verdict = outcome.verdict;
  answer.moves = std::move(outcome.jumps);
  answer.remark = std::move(outcome.remark);
  if (outcome.proof)
    answer.proof = std::move(*outcome.proof);
  else if (outcome.cases)
    answer.proof = std::move(*outcome.cases);
  else if (answer.verdict == Verdict::unsolvable)
    prove(instance.puzzle(), {SetClaim::Says::never}, options, answer);
  return answer;
}

std::string pack_why_not(PegInstance& instance, const SolveOptions& options) {
  if (!options.alone && instance.puzzle().holes.size() <= quickly_searched)
    return fmt::format("for boards of more than {} holes", quickly_searched);
  return packages_why_not(instance.puzzle());
}

PegAnswer pack(PegInstance& instance, const SolveOptions& options) {
  constexpr std::uint32_t few = 8, some = 60, many = 400;
  const std::size_t holes = instance.puzzle().holes.size();
  const bool gathers = gathering_why_not(instance.puzzle()).empty();
  const bool is_last = options.alone || (holes > most_searched && !gathers);
  Limits limits = options.limits;
  if (!is_last && limits.deadline)
    limits.deadline = Clock::now() + (*limits.deadline - Clock::now()) / (gathers ? 4 : 2);
  Packages packages = by_packages(instance.puzzle(),
                                  is_last                ? many
                                  : holes > most_weighed ? some
                                                         : few,
                                  limits);
  PegAnswer answer;
  if (packages.solved) answer.verdict = Verdict::solvable;
  answer.moves = std::move(packages.jumps);
  if (!packages.solved)
    answer.remark = fmt::format("{} left {} or more", counted(packages.attempts, "attempt"),
                                counted(packages.fewest, "peg"));
  return answer;
}

std::string gather_why_not(PegInstance& instance, const SolveOptions& options) {
  if (!options.alone && instance.puzzle().holes.size() <= quickly_searched)
    return fmt::format("for boards of more than {} holes", quickly_searched);
  return gathering_why_not(instance.puzzle());
}

PegAnswer gather(PegInstance& instance, const SolveOptions& options) {
  constexpr std::uint32_t some = 20, many = 40;
  const bool is_last = options.alone || instance.puzzle().holes.size() > most_searched;
  Limits limits = options.limits;
  if (!is_last && limits.deadline)
    limits.deadline = Clock::now() + 3 * (*limits.deadline - Clock::now()) / 4;
  Gathering gathering = by_gathering(instance.puzzle(), is_last ? many : some, limits);
  PegAnswer answer;
  if (gathering.solved) answer.verdict = Verdict::solvable;
  answer.moves = std::move(gathering.jumps);
  if (!gathering.solved)
    answer.remark = fmt::format("{} left {} or more", counted(gathering.attempts, "attempt"),
                                counted(gathering.fewest, "peg"));
  return answer;
}

std::string search_why_not(PegInstance& instance, const SolveOptions&) {
  if (instance.puzzle().holes.size() <= most_searched) return "";
  return fmt::format("for boards of up to {} holes", most_searched);
}

PegAnswer search(PegInstance& instance, const SolveOptions& options) {
  Decision decision = decide(instance.puzzle(), options.limits);
  PegAnswer answer;
  answer.verdict = decision.verdict;
  answer.moves = std::move(decision.jumps);
  if (decision.by_class && instance.class_refusal()) {
    answer.proof = *instance.class_refusal();
  } else if (answer.verdict == Verdict::unsolvable) {
    answer.proof = Exhausted{decision.positions};
    prove(instance.puzzle(), {SetClaim::Says::never}, options, answer);
  }
  if (answer.verdict == Verdict::unknown)
    answer.remark = fmt::format("{} searched", counted(decision.positions, "position"));
  return answer;
}

std::span<const PegMethod> peg_methods();

std::string minimum_why_not(PegInstance& instance, const SolveOptions&) {
  return minimize_why_not(instance.puzzle());
}

// The fewest pegs that can remain, whatever the goal. They decide `goal one`; other goals are
// decided separately.
PegAnswer fewest_left(PegInstance& instance, const SolveOptions& options) {
  PegAnswer answer;
  if (instance.puzzle().goal != Goal::one) {
    SolveOptions all = options;
    all.only.clear();
    answer = run_rows(peg_methods(), instance, all);
    answer.method.clear();
    answer.source.clear();
  }
  answer = with_fewest_pegs(instance.puzzle(), std::move(answer), options.limits);
  if (const auto bound = static_cast<std::uint32_t>(answer.minimum->bound); bound > 1)
    prove(instance.puzzle(), {SetClaim::Says::exceeds, bound - 1}, options, answer);
  return answer;
}

PegAnswer least_moves(PegInstance& instance, const SolveOptions& options) {
  PegAnswer answer =
      with_fewest_moves(instance.puzzle(), search(instance, options), options.limits);
  if (const auto bound = answer.minimum ? static_cast<std::uint32_t>(answer.minimum->bound) : 0;
      bound > 1)
    prove(instance.puzzle(), {SetClaim::Says::takes, bound}, options, answer);
  return answer;
}

std::span<const PegMethod> peg_methods() {
  static const std::array rows = {
      PegMethod{.name = "position-class",
                .source = "Reiss 1857; Beasley 1985, chapter 4",
                .summary = "refuses by colourings: sums of pegs modulo 2 that no jump changes",
                .only_refuses = true,
                .decide = {class_why_not, refuse}},
      PegMethod{.name = "reach",
                .source = "after Gualà et al. 2018, Theorem 1",
                .summary = "a peg to a hole: sieves, then linear programmes and SAT",
                .decide = {reach_why_not, solve_reach}},
      PegMethod{.name = "dive",
                .source = "",
                .summary = "keeps sixteen promising positions of each number of pegs",
                .decide = {dive_why_not, dive}},
      PegMethod{.name = "pagoda",
                .source = "Berlekamp, Conway, Guy 1982, chapter 23",
                .summary = "refuses by weights that no jump increases, from a linear programme",
                .only_refuses = true,
                .decide = {pagoda_why_not, weigh}},
      PegMethod{.name = "packages",
                .source = "after Berlekamp, Conway, Guy 1982, chapter 23",
                .summary = "clears large boards from the outside by purges, found anew each time",
                .decide = {pack_why_not, pack}},
      PegMethod{.name = "gather",
                .source = "",
                .summary = "a beam search over whole boards, which draws pegs to a middle",
                .decide = {gather_why_not, gather}},
      PegMethod{.name = "search",
                .source = "",
                .summary = "breadth first from both ends, up to symmetry, with dives in between",
                .proves = Proves::in_file,
                .decide = {search_why_not, search},
                .minima = {{{"pegs", "", {minimum_why_not, fewest_left}},
                            {"moves", "", {minimum_why_not, least_moves}}}}},
  };
  return rows;
}

void describe(const Puzzle& puzzle, const Limits& limits, Explanation& explanation) {
  const auto pegs = std::count(puzzle.pegs.begin(), puzzle.pegs.end(), 1);
  const auto add = [&](std::string_view key, std::string words) {
    explanation.facts.push_back({key, std::move(words)});
  };
  add("instance", fmt::format("Peg solitaire with {} and {}; {} possible on an empty board.",
                              counted(puzzle.holes.size(), "hole"),
                              counted(static_cast<std::uint64_t>(pegs), "peg"),
                              counted(jumps_of(puzzle).size(), "jump")));
  switch (puzzle.goal) {
    case Goal::peg:
      add("goal", fmt::format("The goal: a peg on {}, at some time.", name(puzzle.at)));
      add("class", "Class: NP-complete (Gualà et al. 2018, section 2).");
      break;
    case Goal::one:
    case Goal::one_at:
      add("goal", fmt::format("The goal: one peg remains{}.",
                              puzzle.goal == Goal::one ? "" : ", on " + name(puzzle.at)));
      add("class", "Class: NP-complete (Uehara and Iwata 1990).");
      break;
    case Goal::target:
      add("goal", fmt::format("The goal: exactly {} remain, as in the target.",
                              counted(static_cast<std::uint64_t>(std::count(
                                          puzzle.target.begin(), puzzle.target.end(), 1)),
                                      "peg")));
      add("class", "Class: NP-complete (one peg is a target: Uehara and Iwata 1990).");
      break;
  }
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
  return fmt::format("{} of {} keep it solvable; play at random wins with a chance of {:.3g}",
                     saving, counted(first, "first jump"), chance);
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

  // A count that the limits cut off stays out of the answer.
  static void add_count(PegInstance& instance, std::string_view, const Limits& limits,
                        PegAnswer& answer) {
    if (answer.verdict == Verdict::unknown || !search_why_not(instance, {}).empty()) return;
    if (const std::optional<WinCount> wins = count_wins(instance.puzzle(), limits)) {
      if (!wins->sequences.empty()) answer.count = wins->sequences;
      answer.winnable = wins->positions;
    }
    if (const std::optional<ReachCount> reach = count_reachable(instance.puzzle(), limits))
      answer.positions =
          std::accumulate(reach->positions.begin(), reach->positions.end(), std::uint64_t{0});
  }

  static Explanation explain(const Puzzle& puzzle, const Limits& limits) {
    Explanation explanation;
    describe(puzzle, limits, explanation);
    PegInstance instance(puzzle, limits);
    explanation.methods = which_apply(peg_methods(), instance, {limits});
    if (puzzle.holes.size() > most_searched) return explanation;
    std::string words;
    if (const std::optional<PegGrade> graded = grade(puzzle, limits); !graded) {
      words = fmt::format("Difficulty: not known, {}.", limits.words());
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
