#include "kinds/captures.h"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

#include "base/counted.h"
#include "methods/capture/depth_first.h"
#include "methods/capture/first_moves.h"
#include "methods/capture/portfolio.h"
#include "methods/capture/slack.h"
#include "methods/capture/structure.h"
#include "methods/solo_chess/difficulty.h"
#include "methods/solo_chess/generate.h"

namespace hardboard::capture {
namespace {

// On larger boards the hint names a capture of one solution instead of judging every capture.
constexpr std::uint32_t most_judged = 32;

// Boards of fewer pieces seldom come to the portfolio: the search decides them.
constexpr std::size_t fewest_of_portfolio = 17;

// The captures that keep a small board solvable, as far as the limits allow the search.
std::vector<Capture<Location>> saving_captures(const Arena& arena, const Limits& limits,
                                               bool& all_judged) {
  SolveOptions options;
  options.limits = limits;
  const auto decide = [&](const Arena& next) {
    Instance rest({[&next](const Limits&) { return std::optional(next); }}, limits);
    return run_rows(arena_methods(), rest, options).verdict;
  };
  std::vector<Capture<Location>> saving;
  for (const FirstMove& move : judge_first_moves(arena, decide, limits)) {
    if (move.verdict == Verdict::solvable) saving.push_back(move.capture);
    all_judged = all_judged && move.verdict != Verdict::unknown;
  }
  return saving;
}

// "1 cut vertex", "2 cut vertices".
std::string number_of(std::uint64_t number, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", number, number == 1 ? one : many);
}

// What the portfolio chooses by, and its choice.
Explanation::Fact portfolio_fact(const Arena& arena) {
  const std::optional<std::uint32_t> spare = slack(arena, 1);
  const std::string_view words = !spare ? "" : tight_slack(arena, 1) ? ", tight" : ", loose";
  return {"portfolio", fmt::format("Turns of the portfolio{}: {}.",
                                   spare ? fmt::format(" (slack {}{})", *spare, words) : "",
                                   in_words(shares(arena)))};
}

}  // namespace

Hint hint(Instance& instance, const ArenaAnswer& answer, int level, const Limits& limits,
          const ArenaWords& words) {
  constexpr HintNouns nouns{"capture", "the pieces", "one piece is left"};
  Saving saving;
  saving.verdict = answer.verdict;
  saving.remark = answer.remark;
  if (!answer.moves.empty()) saving.move = words.capture(answer.moves.front());
  if (level == 2 && answer.verdict == Verdict::solvable && !answer.moves.empty()) {
    std::vector<Capture<Location>> captures;
    const Arena* const arena = instance.arena();
    if (arena != nullptr && arena->size() <= most_judged) {
      captures = saving_captures(*arena, limits, saving.all_judged);
    } else {
      saving.all_judged = false;
    }
    // The solution's own capture is known, even if the limits cut off all others.
    if (captures.empty()) captures.push_back(answer.moves.front());
    for (const Capture<Location>& capture : captures) {
      std::string mover = words.capture(capture);
      mover.resize(std::min(mover.rfind('x'), mover.size()));
      if (std::find(saving.movers.begin(), saving.movers.end(), mover) == saving.movers.end())
        saving.movers.push_back(std::move(mover));
    }
  }
  return hint_of(saving, level, nouns);
}

std::string list_budgets(const std::map<std::uint32_t, std::uint64_t>& budgets,
                         std::string_view thing) {
  std::vector<std::string> parts;
  for (const auto& [budget, number] : budgets)
    parts.push_back(fmt::format("{} for {}",
                                budget == unlimited ? "unlimited" : std::to_string(budget),
                                counted(number, thing)));
  return fmt::format("{}", fmt::join(parts, ", "));
}

void explain_shape(Instance& instance, const ArenaWords& words, const Limits& limits,
                   Explanation& explanation) {
  std::string why = instance.why_no_arena();
  const auto structure =
      why.empty() ? structure_of(*instance.arena(), limits) : std::optional<Structure>();
  if (!structure) {
    if (why.empty()) why = limits.words();
    explanation.facts.push_back({"graph", fmt::format("Capture graph: not known, {}.", why)});
    return;
  }
  if (is_stuck(*instance.arena()))
    explanation.facts.push_back({"stuck", "No piece can capture at the start."});
  const Structure& s = *structure;
  explanation.facts.push_back(
      {"graph",
       fmt::format(
           "Capture graph: {}, {}, {}, {}{}.", number_of(s.edges, "edge", "edges"),
           number_of(s.components, "component", "components"),
           number_of(s.cut_vertices, "cut vertex", "cut vertices"),
           number_of(s.antennae, "antenna", "antennae"),
           s.antennae > 0 ? fmt::format(" (the longest of length {})", s.longest_antenna) : "")});
  explanation.facts.push_back(
      {"start", fmt::format("Captures at the start: {}, {} of them closed. Stranded groups: {}.",
                            number_of(s.strong_components, "strongly connected component",
                                      "strongly connected components"),
                            s.closed_components, s.stranded_groups)});
  const Survey& survey = instance.survey();
  const std::size_t n = instance.arena()->size();
  std::string where;
  if (!survey.is_complete) {
    where = fmt::format("Where the final piece can stand is not known, {}.", limits.words());
  } else if (survey.refusal.index() != 0) {
    where = "Its structure refuses it (solving shows the sets).";
  } else if (survey.roots.size() == n) {
    where = "Nothing simple rules out any place for the final piece.";
  } else {
    where = fmt::format("At most {} of {} can hold the final piece", survey.roots.size(),
                        counted(n, "place"));
    if (survey.roots.size() <= 12) {
      std::vector<std::string> names;
      for (const Location root : survey.roots) names.push_back(words.place(root));
      where += fmt::format(": {}", fmt::join(names, ", "));
    }
    where += ".";
  }
  explanation.facts.push_back({"final-place", std::move(where)});
  if (n >= fewest_of_portfolio) explanation.facts.push_back(portfolio_fact(*instance.arena()));
}

void explain_difficulty(Instance& instance, const Limits& limits, Explanation& explanation) {
  const Arena* const arena = instance.arena();
  if (arena == nullptr || arena->size() < 2 || arena->size() > solo_chess::most_graded ||
      instance.survey().refusal.index() != 0)
    return;
  const auto search = DepthFirst::make(*arena);
  if (!search) return;
  const Verdict verdict = search->decide(limits).verdict;
  std::string words;
  if (verdict == Verdict::unsolvable) {
    words = "A search finds no solution.";
  } else if (verdict == Verdict::solvable) {
    const solo_chess::Difficulty difficulty = solo_chess::grade(*arena, limits);
    if (!limits.reached()) words = fmt::format("Difficulty: {}.", in_words(difficulty));
  }
  if (words.empty()) words = fmt::format("Difficulty: not known, {}.", limits.words());
  explanation.conclusions.push_back({"difficulty", std::move(words)});
}

}  // namespace hardboard::capture
