#include "reductions/peg_solitaire_to_planning.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>
#include <optional>

#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/replay.h"

namespace hardboard {
namespace {

using peg_solitaire::Goal;
using peg_solitaire::Jump;
using planning::Action;
using planning::Literal;
using planning::Step;
using planning::Term;
using PegPuzzle = peg_solitaire::Puzzle;

// The numbers of the predicates, of the types, and of the actions. Those of a sweep come last.
enum Predicate : std::uint32_t {
  in_line,
  occupied,
  is_free,
  move_ended,
  last_visited,
  swept,
  next,
  none_met,
  one_met,
  outside_of
};
constexpr std::uint32_t location = 1;
enum Act : std::uint32_t { new_move, continue_move, end_move, begin_sweep, pass_hole, pass_peg };

Literal literal(bool is_positive, std::uint32_t predicate,
                std::initializer_list<std::uint32_t> parameters) {
  Literal made{is_positive, predicate, {}};
  for (const std::uint32_t parameter : parameters) made.terms.push_back({true, parameter});
  return made;
}
Literal yes(std::uint32_t predicate, std::initializer_list<std::uint32_t> parameters = {}) {
  return literal(true, predicate, parameters);
}
Literal no(std::uint32_t predicate, std::initializer_list<std::uint32_t> parameters = {}) {
  return literal(false, predicate, parameters);
}

// A jump from parameter 0 over parameter 1 to parameter 2, without what tells the moves apart.
Action jump_action(std::string name) {
  Action action{
      std::move(name), {{"from", location}, {"over", location}, {"to", location}}, {}, {}, 0};
  action.conditions = {yes(in_line, {0, 1, 2}), yes(occupied, {0}), yes(occupied, {1}),
                       yes(is_free, {2})};
  action.effects = {no(occupied, {0}), no(occupied, {1}), no(is_free, {2}),
                    yes(is_free, {0}), yes(is_free, {1}), yes(occupied, {2})};
  return action;
}

void add_moves(planning::Puzzle& puzzle) {
  const std::vector<std::uint32_t> one{location};
  puzzle.predicates = {{"in-line", {location, location, location}},
                       {"occupied", one},
                       {"free", one},
                       {"move-ended", {}},
                       {"last-visited", one}};
  Action first = jump_action("jump-new-move"), further = jump_action("jump-continue-move");
  first.cost = 1;
  first.conditions.insert(first.conditions.begin(), yes(move_ended));
  first.effects.insert(first.effects.begin(), no(move_ended));
  first.effects.push_back(yes(last_visited, {2}));
  further.conditions.insert(further.conditions.begin(), yes(last_visited, {0}));
  further.effects.push_back(no(last_visited, {0}));
  further.effects.push_back(yes(last_visited, {2}));
  const Action end{"end-move",
                   {{"loc", location}},
                   {yes(last_visited, {0})},
                   {yes(move_ended), no(last_visited, {0})},
                   0};
  puzzle.actions = {std::move(first), std::move(further), end};
}

// The sweep begins on an object that is no hole, and no move follows it.
void add_sweep(planning::Puzzle& puzzle) {
  const std::vector<std::uint32_t> one{location}, two{location, location};
  puzzle.predicates.insert(
      puzzle.predicates.end(),
      {{"swept", one}, {"next", two}, {"none-met", {}}, {"one-met", {}}, {"outside", one}});
  const std::vector<planning::Object> step{{"here", location}, {"there", location}};
  const auto holes = static_cast<std::uint32_t>(puzzle.objects.size());
  puzzle.objects.push_back({"beside", location});
  puzzle.init.push_back({outside_of, {holes}});
  for (std::uint32_t hole = 0; hole < holes; ++hole)
    puzzle.init.push_back({next, {hole == 0 ? holes : hole - 1, hole}});
  puzzle.actions.push_back({"begin-sweep",
                            {{"here", location}},
                            {yes(move_ended), yes(outside_of, {0})},
                            {no(move_ended), yes(swept, {0}), yes(none_met)},
                            0});
  puzzle.actions.push_back({"pass-hole",
                            step,
                            {yes(swept, {0}), yes(next, {0, 1}), yes(is_free, {1})},
                            {no(swept, {0}), yes(swept, {1})},
                            0});
  puzzle.actions.push_back({"pass-peg",
                            step,
                            {yes(swept, {0}), yes(next, {0, 1}), yes(occupied, {1}), yes(none_met)},
                            {no(swept, {0}), yes(swept, {1}), no(none_met), yes(one_met)},
                            0});
}

Literal on_object(std::uint32_t predicate, std::uint32_t object) {
  return {true, predicate, {{false, object}}};
}

std::vector<Literal> goal_of(const PegPuzzle& source) {
  const auto holes = static_cast<std::uint32_t>(source.holes.size());
  if (source.goal == Goal::one) return {on_object(swept, holes - 1), yes(one_met)};
  const std::uint32_t at = hole_at(source, source.at).value_or(holes);
  if (source.goal == Goal::peg) return {on_object(occupied, at)};
  std::vector<Literal> goal;
  for (std::uint32_t hole = 0; hole < holes; ++hole) {
    const bool has_peg = source.goal == Goal::one_at ? hole == at : source.target[hole] != 0;
    goal.push_back(on_object(has_peg ? occupied : is_free, hole));
  }
  return goal;
}

void add_board(const PegPuzzle& source, planning::Puzzle& puzzle) {
  std::int64_t top = std::numeric_limits<std::int64_t>::min();
  std::int64_t left = std::numeric_limits<std::int64_t>::max();
  for (const Square hole : source.holes) {
    top = std::max<std::int64_t>(top, hole.y);
    left = std::min<std::int64_t>(left, hole.x);
  }
  for (std::uint32_t i = 0; i < source.holes.size(); ++i) {
    const Square hole = source.holes[i];
    puzzle.objects.push_back({fmt::format("pos-{}-{}", top - hole.y, hole.x - left), location});
    puzzle.init.push_back({source.pegs[i] != 0 ? occupied : is_free, {i}});
  }
  for (const peg_solitaire::HoleJump& jump : jumps_of(source))
    puzzle.init.push_back({in_line, {jump.from, jump.over, jump.to}});
  puzzle.init.push_back({move_ended, {}});
}

std::optional<Jump> jump_of(const PegPuzzle& source, const Step& step) {
  if (step.action != new_move && step.action != continue_move) return std::nullopt;
  return Jump{source.holes[step.objects[0]], source.holes[step.objects[2]]};
}

}  // namespace

Result<Image<PegSolitaireToPlanning>> PegSolitaireToPlanning::forward(const From::Puzzle& source,
                                                                      const Limits& limits) {
  // An atom of the image takes about so many bytes.
  constexpr std::size_t of_hole = 1000;
  if (source.holes.size() > limits.memory_bytes / of_hole)
    return over_limits("the image does not fit the memory");
  Image<PegSolitaireToPlanning> image;
  planning::Puzzle& puzzle = image.puzzle;
  const bool sweeps = source.goal == Goal::one;
  puzzle.domain = sweeps ? "pegsolitaire-sequential-anywhere" : "pegsolitaire-sequential";
  puzzle.name = "board";
  puzzle.types.push_back({"location", 0});
  puzzle.has_costs = true;
  add_moves(puzzle);
  add_board(source, puzzle);
  if (sweeps) add_sweep(puzzle);
  puzzle.goal = goal_of(source);
  std::sort(puzzle.init.begin(), puzzle.init.end());
  return image;
}

bool PegSolitaireToPlanning::keeps_law(const From::Puzzle& source, const To::Puzzle& image) {
  const std::size_t holes = source.holes.size();
  const bool sweeps = source.goal == Goal::one;
  return image.objects.size() == holes + (sweeps ? 1 : 0) &&
         image.init.size() == holes + jumps_of(source).size() + 1 + (sweeps ? holes + 1 : 0);
}

PegSolitaireToPlanning::To::Answer PegSolitaireToPlanning::witness(
    const From::Puzzle& source, const Image<PegSolitaireToPlanning>&,
    const From::Answer& solution) {
  To::Answer answer;
  answer.verdict = Verdict::solvable;
  const auto do_step = [&](std::uint32_t action, std::vector<std::uint32_t> objects) {
    answer.plan.push_back({action, std::move(objects)});
  };
  peg_solitaire::Game game(source);
  std::optional<std::uint32_t> last;  // the hole of the peg that jumped last
  for (const Jump& jump : solution.moves) {
    // A plan for `goal peg` must end when a peg stands on the goal.
    if (source.goal == Goal::peg && game.goal_met()) break;
    promise(!game.play(jump), "the jumps of a solution are legal");
    const std::uint32_t from = *hole_at(source, jump.from), to = *hole_at(source, jump.to);
    // The step of a line is the same from `from` to `over` as from `over` to `to`.
    const std::uint32_t over = *hole_at(source, {jump.from.x + (jump.to.x - jump.from.x) / 2,
                                                 jump.from.y + (jump.to.y - jump.from.y) / 2});
    if (last && *last != from) do_step(end_move, {*last});
    do_step(last == from ? continue_move : new_move, {from, over, to});
    last = to;
  }
  if (source.goal != Goal::one) return answer;
  if (last) do_step(end_move, {*last});
  const auto holes = static_cast<std::uint32_t>(source.holes.size());
  do_step(begin_sweep, {holes});
  for (std::uint32_t hole = 0; hole < holes; ++hole)
    do_step(game.pegs()[hole] != 0 ? pass_peg : pass_hole, {hole == 0 ? holes : hole - 1, hole});
  return answer;
}

Result<PegSolitaireToPlanning::From::Answer> PegSolitaireToPlanning::recover(
    const From::Puzzle& source, const Image<PegSolitaireToPlanning>&, const To::Answer& answer) {
  From::Answer solution;
  solution.verdict = Verdict::solvable;
  for (const Step& step : answer.plan)
    if (const std::optional<Jump> jump = jump_of(source, step)) solution.moves.push_back(*jump);
  return solution;
}

std::vector<Part> PegSolitaireToPlanning::parts(const From::Puzzle& source,
                                                const Image<PegSolitaireToPlanning>&) {
  std::vector<Part> parts;
  for (std::uint32_t hole = 0; hole < source.holes.size(); ++hole)
    parts.push_back({"hole " + hardboard::name(source.holes[hole]), {}, {hole + 1}});
  return parts;
}

std::vector<std::string> PegSolitaireToPlanning::meanings(const From::Puzzle& source,
                                                          const Image<PegSolitaireToPlanning>&,
                                                          const To::Answer& answer) {
  std::vector<std::string> meanings;
  for (const Step& step : answer.plan) {
    const std::optional<Jump> jump = jump_of(source, step);
    meanings.push_back(jump ? peg_solitaire::words(*jump) : "");
  }
  return meanings;
}

}  // namespace hardboard
