// The methods that work on arenas, as rows; kinds whose moves are captures take them into their
// tables with lifted().
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "methods/capture/instance.h"
#include "methods/rows.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

using ArenaAnswer = Answer<Location>;
using ArenaMethod = Method<Instance, ArenaAnswer>;

// In order: unlimited captures of one type; long boards from end to end; refusals by structure;
// search; narrow boards; boards that fall into parts; SAT with hubs and with exits, together and
// each alone; hubs by equations; refusals by weights of walks; trees of exits by annealing; and the
// smallest budget by trying each in turn. Each row names the source of its method.
extern const ArenaMethod one_type_row, beam_row, structure_row, depth_first_row, frontier_row,
    tree_width_row, portfolio_row, hubs_row, thin_row, walks_row, exits_row, exit_trees_row,
    each_budget_row;

// The gate of rows that take any arena: the reason why the instance has none, or an empty text.
std::string arena_absent(Instance& instance, const SolveOptions& options);

// All rows but the last: they decide any arena, also one without a puzzle.
std::span<const ArenaMethod> arena_methods();

// The options by which a minimum's methods decide boards: those of the minimum, but where they name
// the row that works through the others.
SolveOptions for_decisions(SolveOptions options);

// Adds a proof of the bound of a minimum that a theorem gave to the file of the options, if they
// name one (optimum.h).
void prove_minimum(Instance& instance, const SolveOptions& options, ArenaAnswer& answer);

// A row's tasks for instances of a kind, whose member `.captures` is a capture::Instance.
template <class I, const ArenaMethod& row>
struct Lift {
  static std::string why_not(I& instance, const SolveOptions& options) {
    return row.decide.why_not(instance.captures, options);
  }
  static ArenaAnswer run(I& instance, const SolveOptions& options) {
    return row.decide.run(instance.captures, options);
  }
  template <std::size_t n>
  static std::string why_no_minimum(I& instance, const SolveOptions& options) {
    return row.minima[n].task.why_not(instance.captures, options);
  }
  template <std::size_t n>
  static ArenaAnswer minimize(I& instance, const SolveOptions& options) {
    return row.minima[n].task.run(instance.captures, options);
  }
  template <std::size_t n>
  static MinimumTask<I, ArenaAnswer> minimum() {
    if (!row.minima[n].task) return {};
    return {row.minima[n].what, row.minima[n].source, {why_no_minimum<n>, minimize<n>}};
  }
};

// A row on arenas as a row on instances of a kind.
template <class I, const ArenaMethod& row>
Method<I, ArenaAnswer> lifted() {
  using L = Lift<I, row>;
  Method<I, ArenaAnswer> result{row.name,   row.source,       row.summary,
                                row.proves, row.only_refuses, row.by_others};
  if (row.decide) result.decide = {L::why_not, L::run};
  result.minima = {L::template minimum<0>(), L::template minimum<1>()};
  return result;
}

// The rows of a kind: its own, then those that work on any arena, as rows on its instances.
template <class I>
std::vector<Method<I, ArenaAnswer>> with_general_rows(std::vector<Method<I, ArenaAnswer>> rows) {
  rows.insert(rows.end(),
              {lifted<I, depth_first_row>(), lifted<I, frontier_row>(), lifted<I, tree_width_row>(),
               lifted<I, portfolio_row>(), lifted<I, hubs_row>(), lifted<I, thin_row>(),
               lifted<I, walks_row>(), lifted<I, exits_row>(), lifted<I, exit_trees_row>(),
               lifted<I, each_budget_row>()});
  return rows;
}

}  // namespace hardboard::capture
