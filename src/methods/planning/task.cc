#include "methods/planning/task.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace hardboard::planning {
namespace {

constexpr std::uint32_t left_out = std::numeric_limits<std::uint32_t>::max();

void sort_once(std::vector<std::uint32_t>& list) {
  std::sort(list.begin(), list.end());
  list.erase(std::unique(list.begin(), list.end()), list.end());
}

// Fact f as an atom is 2 f, its opposite 2 f + 1.
std::vector<std::uint32_t> conditions_of(const std::vector<std::uint32_t>& needs,
                                         const std::vector<std::uint32_t>& forbids) {
  std::vector<std::uint32_t> atoms;
  for (const std::uint32_t fact : needs) atoms.push_back(2 * fact);
  for (const std::uint32_t fact : forbids) atoms.push_back(2 * fact + 1);
  sort_once(atoms);
  return atoms;
}

// All operators and both atoms of each fact, and the marks of those that stay.
struct Draft {
  Draft(const Grounded& game, Watch& watch) : is_true(2 * game.facts.size(), 0) {
    for (std::uint32_t fact = 0; fact < game.facts.size(); ++fact) is_true[2 * fact + 1] = 1;
    for (const std::uint32_t fact : game.init) is_true[2 * fact] = 1, is_true[2 * fact + 1] = 0;
    for (const Operator& one : game.operators) {
      if (watch.reached(64)) return;
      needs.push_back(conditions_of(one.needs, one.forbids));
      std::vector<std::uint32_t> added = one.adds, deleted, gains, losses;
      sort_once(added);
      for (const std::uint32_t fact : one.deletes)
        if (!std::binary_search(added.begin(), added.end(), fact)) deleted.push_back(fact);
      sort_once(deleted);
      for (const std::uint32_t fact : added)
        gains.push_back(2 * fact), losses.push_back(2 * fact + 1);
      for (const std::uint32_t fact : deleted)
        gains.push_back(2 * fact + 1), losses.push_back(2 * fact);
      sort_once(gains), sort_once(losses);
      adds.push_back(gains), deletes.push_back(losses);
    }
    goal = conditions_of(game.needs, game.forbids);
  }

  NumberLists needs, adds, deletes;
  std::vector<std::uint32_t> goal;
  std::vector<std::uint8_t> is_true;  // for each atom, at first
};

// Marks the operators that apply, and the atoms that are true, once or later, if nothing ever
// becomes false.
void mark_reachable(const Draft& draft, std::vector<std::uint8_t>& operators,
                    std::vector<std::uint8_t>& atoms) {
  atoms = draft.is_true;
  operators.assign(draft.needs.size(), 0);
  const NumberLists needers =
      where_each_stands(draft.needs, static_cast<std::uint32_t>(atoms.size()));
  std::vector<std::uint32_t> waiting, missing;
  for (std::uint32_t atom = 0; atom < atoms.size(); ++atom)
    if (atoms[atom] != 0) waiting.push_back(atom);
  const auto apply = [&](std::uint32_t one) {
    operators[one] = 1;
    for (const std::uint32_t atom : draft.adds[one]) {
      if (atoms[atom] != 0) continue;
      atoms[atom] = 1;
      waiting.push_back(atom);
    }
  };
  for (std::uint32_t one = 0; one < operators.size(); ++one) {
    missing.push_back(static_cast<std::uint32_t>(draft.needs[one].size()));
    if (missing.back() == 0) apply(one);
  }
  while (!waiting.empty()) {
    const std::uint32_t atom = waiting.back();
    waiting.pop_back();
    for (const std::uint32_t one : needers[atom])
      if (--missing[one] == 0) apply(one);
  }
}

// Takes the marks from operators that add nothing of use, and marks the atoms that are of use.
void keep_relevant(const Draft& draft, std::vector<std::uint8_t>& operators,
                   std::vector<std::uint8_t>& atoms) {
  const NumberLists adders =
      where_each_stands(draft.adds, static_cast<std::uint32_t>(atoms.size()));
  atoms.assign(atoms.size(), 0);
  std::vector<std::uint8_t> keeps(operators.size(), 0);
  std::vector<std::uint32_t> waiting;
  const auto want = [&](std::span<const std::uint32_t> wanted) {
    for (const std::uint32_t atom : wanted) {
      if (atoms[atom] != 0) continue;
      atoms[atom] = 1;
      waiting.push_back(atom);
    }
  };
  want(draft.goal);
  while (!waiting.empty()) {
    const std::uint32_t atom = waiting.back();
    waiting.pop_back();
    for (const std::uint32_t one : adders[atom]) {
      if (operators[one] == 0 || keeps[one] != 0) continue;
      keeps[one] = 1;
      want(draft.needs[one]);
    }
  }
  operators = std::move(keeps);
}

// Unreachable atoms: one of the goal, and with each, one that is needed by each operator that adds
// it.
std::vector<TaskAtom> why_never(const Draft& draft, const std::vector<std::uint8_t>& reachable) {
  const auto is_never = [&](std::uint32_t atom) { return reachable[atom] == 0; };
  std::vector<TaskAtom> never;
  const auto wrong = std::find_if(draft.goal.begin(), draft.goal.end(), is_never);
  if (wrong == draft.goal.end()) return never;
  const NumberLists adders =
      where_each_stands(draft.adds, static_cast<std::uint32_t>(reachable.size()));
  std::vector<std::uint8_t> is_met(reachable.size(), 0);
  std::vector<std::uint32_t> waiting{*wrong};
  is_met[*wrong] = 1;
  while (!waiting.empty()) {
    const std::uint32_t atom = waiting.back();
    waiting.pop_back();
    never.push_back({atom / 2, atom % 2 == 0});
    for (const std::uint32_t one : adders[atom]) {
      const auto needs = draft.needs[one];
      if (std::any_of(needs.begin(), needs.end(), [&](auto need) { return is_met[need] != 0; }))
        continue;
      const std::uint32_t need = *std::find_if(needs.begin(), needs.end(), is_never);
      is_met[need] = 1;
      waiting.push_back(need);
    }
  }
  return never;
}

}  // namespace

NumberLists where_each_stands(const NumberLists& lists, std::uint32_t items) {
  NumberLists result;
  std::vector<std::size_t>& ends = result.ends_;
  ends.assign(items + 1, 0);
  for (const std::uint32_t item : lists.items_) ++ends[item + 1];
  std::partial_sum(ends.begin(), ends.end(), ends.begin());
  result.items_.resize(lists.items_.size());
  std::vector<std::size_t> next(ends.begin(), ends.end() - 1);
  for (std::uint32_t i = 0; i < lists.size(); ++i)
    for (const std::uint32_t item : lists[i]) result.items_[next[item]++] = i;
  return result;
}

Task task_of(const Grounded& game, Watch& watch) {
  const Draft draft(game, watch);
  Task task;
  if (watch.was_reached()) return task;
  std::vector<std::uint8_t> operators, atoms;
  mark_reachable(draft, operators, atoms);
  task.is_hopeless = game.is_hopeless || std::any_of(draft.goal.begin(), draft.goal.end(),
                                                     [&](auto atom) { return atoms[atom] == 0; });
  if (task.is_hopeless && !game.is_hopeless) task.never = why_never(draft, atoms);
  if (task.is_hopeless || watch.reached(draft.needs.size())) return task;
  keep_relevant(draft, operators, atoms);
  std::vector<std::uint8_t> is_lost(atoms.size(), 0);
  for (std::uint32_t one = 0; one < operators.size(); ++one)
    if (operators[one] != 0)
      for (const std::uint32_t atom : draft.deletes[one]) is_lost[atom] = 1;
  std::vector<std::uint32_t> numbers(atoms.size(), left_out);
  for (std::uint32_t atom = 0; atom < atoms.size(); ++atom) {
    if (atoms[atom] == 0 || (draft.is_true[atom] != 0 && is_lost[atom] == 0)) continue;
    numbers[atom] = task.size();
    if (draft.is_true[atom] != 0) task.start.push_back(numbers[atom]);
    task.atoms.push_back({atom / 2, atom % 2 == 0});
  }
  const auto renumbered = [&](std::span<const std::uint32_t> list) {
    std::vector<std::uint32_t> kept;
    for (const std::uint32_t atom : list)
      if (numbers[atom] != left_out) kept.push_back(numbers[atom]);
    return kept;
  };
  for (std::uint32_t one = 0; one < operators.size(); ++one) {
    if (operators[one] == 0) continue;
    task.needs.push_back(renumbered(draft.needs[one]));
    task.adds.push_back(renumbered(draft.adds[one]));
    task.deletes.push_back(renumbered(draft.deletes[one]));
    task.costs.push_back(game.operators[one].cost);
    task.operators.push_back(one);
  }
  task.goal = renumbered(draft.goal);
  return task;
}

}  // namespace hardboard::planning
