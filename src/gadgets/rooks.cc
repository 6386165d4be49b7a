// Rooks: for each set of outputs that could keep their rooks, the formula of exits (docs/exits.md)
// decides whether the rest can be cleared.
#include <algorithm>
#include <vector>

#include "base/contract.h"
#include "gadgets/chess.h"
#include "gadgets/found.h"
#include "methods/capture/solve_sat.h"
#include "methods/solo_chess/arena_of.h"

namespace hardboard::gadgets {
namespace {

using capture::Arena;
using capture::Location;

bool holds(const std::vector<Location>& locations, Location location) {
  return std::find(locations.begin(), locations.end(), location) != locations.end();
}

// The arena in which the rooks of `still` neither move nor are captured.
Arena without_steps(const Arena& arena, const std::vector<Location>& still) {
  Arena result = arena;
  Arena::Steps& steps = result.by_type[0];
  steps = {};
  steps.first.push_back(0);
  for (Location from = 0; from < arena.size(); ++from) {
    for (const capture::Step& step : arena.steps(0, from))
      if (!holds(still, from) && !holds(still, step.to)) steps.steps.push_back(step);
    steps.first.push_back(static_cast<std::uint32_t>(steps.steps.size()));
  }
  return result;
}

// The arena in which the rooks of `absent` block nothing.
Arena without_blockers(const Arena& arena, const std::vector<Location>& absent) {
  Arena result = arena;
  result.rays.clear();
  for (capture::Step& step : result.by_type[0].steps) {
    const std::span<const Location> between = arena.between(step);
    step.ray = static_cast<std::uint32_t>(result.rays.size());
    for (const Location place : between)
      if (!holds(absent, place)) result.rays.push_back(place);
    step.between = static_cast<std::uint32_t>(result.rays.size()) - step.ray;
  }
  return result;
}

Play squares_of(const Layout& layout, const capture::Answer<Location>& answer) {
  Play play;
  for (const auto& [from, to] : answer.moves)
    play.emplace_back(layout.pieces[from].square, layout.pieces[to].square);
  return play;
}

Location location_of(const Layout& layout, Square square) {
  const auto found = std::find_if(layout.pieces.begin(), layout.pieces.end(),
                                  [&](const Placed& piece) { return piece.square == square; });
  promise(found != layout.pieces.end(), "a rook stands on each output and on the shell");
  return static_cast<Location>(found - layout.pieces.begin());
}

std::vector<Location> outputs_of(const Layout& layout) {
  std::vector<Location> outputs;
  for (std::size_t i = 0; i < layout.ports.size(); ++i)
    if (layout.gadget->ports[i].leaves())
      outputs.push_back(location_of(layout, layout.ports[i][0]));
  return outputs;
}

std::vector<Location> shell_of(const Layout& layout) {
  std::vector<Location> shell;
  for (const Square square : layout.gadget->shell) shell.push_back(location_of(layout, square));
  return shell;
}

}  // namespace

Found outcomes_of_rooks(const Layout& layout, const Limits& limits) {
  const Gadget& gadget = *layout.gadget;
  const solo_chess::Puzzle puzzle = chess_puzzle(layout);
  const std::optional<Arena> arena = solo_chess::arena_of(puzzle, limits);
  if (!arena) return std::nullopt;
  const std::vector<Location> outputs = outputs_of(layout), shell = shell_of(layout);
  std::vector<FoundOutcome> all;
  for (std::size_t set = 0; set < std::size_t{1} << outputs.size(); ++set) {
    std::vector<Location> still;
    for (std::size_t i = 0; i < outputs.size(); ++i)
      if ((set >> i & 1) != 0) still.push_back(outputs[i]);
    const Arena quiet = without_steps(*arena, still);
    capture::Answer<Location> answer;
    answer.verdict = Verdict::unsolvable;  // if no place may keep a rook
    // Best is a play that empties the other outputs, since what remains there a neighbour can't
    // use.
    for (const std::vector<Location>& may_keep : {still, outputs}) {
      std::vector<Location> rests = shell;
      rests.insert(rests.end(), may_keep.begin(), may_keep.end());
      if (rests.empty() && !gadget.leaves_one) continue;
      capture::SatOptions options{.limits = limits};
      if (!gadget.leaves_one) options.rests = rests;
      answer = capture::solve_by_exits(quiet, options);
      if (answer.verdict != Verdict::unsolvable || still.size() == outputs.size()) break;
    }
    if (answer.verdict == Verdict::unknown) return std::nullopt;
    if (answer.verdict != Verdict::solvable) continue;
    Play play = squares_of(layout, answer);
    std::optional<Outcome> outcome = replayed(layout, puzzle, play);
    promise(outcome.has_value(), "what remains of rooks is a signal");
    all.push_back({std::move(*outcome), std::move(play)});
  }
  return greatest(gadget, std::move(all));
}

bool no_rooks_show(const Layout& layout, const std::set<Square>& optional, const Outcome& outcome,
                   const Limits& limits) {
  const std::optional<Arena> arena = solo_chess::arena_of(chess_puzzle(layout), limits);
  if (!arena || layout.gadget->leaves_one) return false;
  std::vector<Location> absent, still, rests = shell_of(layout);
  for (const Square square : optional) absent.push_back(location_of(layout, square));
  const std::vector<Location> outputs = outputs_of(layout);
  rests.insert(rests.end(), outputs.begin(), outputs.end());
  rests.insert(rests.end(), absent.begin(), absent.end());
  for (std::size_t i = 0; i < outputs.size(); ++i)
    if (outcome[i] != 0) still.push_back(outputs[i]);
  capture::SatOptions options{.limits = limits};
  options.rests = rests;
  const Arena relaxed = without_steps(without_blockers(*arena, absent), still);
  return capture::solve_by_exits(relaxed, options).verdict == Verdict::unsolvable;
}

}  // namespace hardboard::gadgets
