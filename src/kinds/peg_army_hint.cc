#include "kinds/peg_army_hint.h"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "base/box.h"
#include "base/counted.h"
#include "base/time_slice.h"
#include "kinds/hint_words.h"
#include "kinds/peg_solitaire_methods.h"
#include "puzzles/peg_solitaire/replay.h"

namespace hardboard {
namespace {

using namespace peg_army;
using ArmyAnswer = peg_army::Answer;

// Pegs get at most this far out of a half-plane, whatever their number (Conway; Gualà et al. 2018).
constexpr std::int32_t most_level = 4;

// The squares on which the pegs may stand in any march. Nothing if these are too many.
std::optional<Box> reach_of(const Puzzle& puzzle, const std::set<Square>& pegs) {
  Box box = bounding_box(pegs);
  const std::optional<Square> low = shifted(box.low, {-most_level, -most_level});
  const std::optional<Square> high = shifted(box.high, {most_level, most_level});
  if (!low || !high) return std::nullopt;
  box = {*low, *high};
  if (puzzle.margin) {
    const Window window = window_of(puzzle, *puzzle.margin);
    box.low = {std::max(box.low.x, window.low.x), std::max(box.low.y, window.low.y)};
    box.high = {std::min(box.high.x, window.high.x), std::min(box.high.y, window.high.y)};
  }
  if (box.squares() > peg_solitaire::most_holes) return std::nullopt;
  return box;
}

// The march of the pegs that stand, which is peg solitaire. `unknown` without a remark if there is
// none to look for.
PegAnswer march_of(const Puzzle& puzzle, const std::set<Square>& pegs, const Limits& limits) {
  PegAnswer answer;
  if (pegs.empty() || !puzzle.tuples.empty()) return answer;
  const std::optional<Box> reach = reach_of(puzzle, pegs);
  if (!reach) {
    answer.remark = "the pegs stand too far apart";
    return answer;
  }
  if (!reach->contains(puzzle.goal)) {
    answer.verdict = Verdict::unsolvable;
    return answer;
  }
  peg_solitaire::Puzzle march;
  march.goal = peg_solitaire::Goal::peg;
  march.at = puzzle.goal;
  march.pegs.assign(reach->squares(), 0);
  for (const Square peg : pegs) march.pegs[reach->index(peg)] = 1;
  for (std::uint64_t i = 0; i < reach->squares(); ++i) march.holes.push_back(reach->square(i));
  PegInstance instance(march, limits);
  return run_rows(peg_methods(), instance, {limits});
}

Hint hint_on_march(const PegAnswer& march, int level) {
  Saving saving;
  saving.verdict = march.verdict;
  saving.remark = march.remark;
  saving.all_judged = false;
  if (!march.moves.empty()) {
    saving.move = peg_solitaire::words(march.moves.front());
    saving.movers.push_back(name(march.moves.front().from));
  }
  return hint_of(saving, level, {"jump", "pegs", "a peg is on the goal"});
}

std::string in_words(const std::set<Square>& pegs) {
  std::vector<std::string> names;
  for (const Square square : pegs) names.push_back(name(square));
  return fmt::format("{}", fmt::join(names, " "));
}

// The hint for an army during its deployment: pegs that a successful army has in addition.
Hint hint_on_deployment(const ArmyAnswer& answer, const Game& game, int level) {
  std::set<Square> missing(answer.army.begin(), answer.army.end());
  for (const Square square : game.pegs()) missing.erase(square);
  const bool is_part = missing.size() + game.pegs().size() == answer.army.size();
  Hint hint{Verdict::solvable, "An army gets there.", "says how large one is"};
  if (level == 1) return hint;
  hint.words = fmt::format("An army of {} does, with {}.", counted(answer.army.size(), "peg"),
                           counted(answer.moves.size(), "move"));
  hint.next = "says where it stands";
  if (level == 2) return hint;
  hint.next.clear();
  if (missing.empty() && is_part && !answer.moves.empty()) {
    hint.words = game.words(answer.moves.front());
  } else {
    hint.words =
        "deploy " + in_words(is_part ? missing : std::set(answer.army.begin(), answer.army.end()));
    if (!is_part) hint.words += " (and nothing else)";
  }
  return hint;
}

}  // namespace

Hint army_hint(const Puzzle& puzzle, const Game& game, int level, const Limits& limits,
               const std::function<ArmyAnswer()>& solve) {
  if (game.solved()) return {Verdict::solvable, "Solved: a peg is on the goal.", ""};
  // Before the march the pegs that stand need not do: they get a moment only.
  const Limits moment = time_slice(share_of_time(limits, 0.5), std::chrono::seconds(5));
  const PegAnswer march = march_of(puzzle, game.pegs(), game.marched() > 0 ? limits : moment);
  if (game.marched() > 0 && !puzzle.tuples.empty())
    return {Verdict::unknown, "unknown: hints on moves of the puzzle's own end with the deployment",
            ""};
  if (game.marched() > 0 || march.verdict == Verdict::solvable) return hint_on_march(march, level);
  const ArmyAnswer answer = solve();
  if (answer.verdict == Verdict::unknown)
    return {Verdict::unknown, "unknown: " + answer.remark, ""};
  if (answer.verdict == Verdict::unsolvable)
    return {Verdict::unsolvable, "No army gets there.", ""};
  Hint hint = hint_on_deployment(answer, game, level);
  if (level < 3 && march.verdict == Verdict::unsolvable)
    hint.words = "These pegs alone can't. " + hint.words;
  return hint;
}

}  // namespace hardboard
