#include "puzzles/peg_solitaire/row_automaton.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <span>
#include <utility>

#include "puzzles/peg_solitaire/goal.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/parts.h"
#include "puzzles/peg_solitaire/rows.h"

namespace hardboard::peg_solitaire {
namespace {

using Cost = std::int64_t;
constexpr Cost infinite = std::int64_t{1} << 40;

// The slack for a state that no end follows.
constexpr Cost nothing = -infinite;

// Slacks beyond this count as infinite. Automata that need more are refused.
constexpr Cost most_slack = 4 * most_row_cost;
constexpr int most_rounds = 1'000;

class Automaton {
public:
  explicit Automaton(const RowAutomaton& proof) {
    for (const std::uint32_t state : proof.ends) states_ = std::max(states_, state + 1);
    for (const RowStep& step : proof.steps) {
      states_ = std::max({states_, step.from + 1, step.to + 1});
      steps_[step.letter].push_back(step);
    }
    ends_.assign(states_, 0);
    for (const std::uint32_t state : proof.ends) ends_[state] = 1;
  }

  std::uint32_t states() const { return states_; }

  // Adds a state that reads any of the letters at the cost of the pegs, and returns the state.
  std::uint32_t add_count(std::span<const RowLetter> letters) {
    const std::uint32_t count = states_++;
    ends_.push_back(1);
    for (const RowLetter letter : letters)
      steps_[letter].push_back({count, letter, count, letter & row_peg});
    return count;
  }

  // The costs of the steps that read one letter more.
  void read(RowLetter letter, const std::vector<Cost>& costs, std::vector<Cost>& next) const {
    next.assign(states_, infinite);
    for (const RowStep& step : steps_[letter])
      next[step.to] = std::min(next[step.to], costs[step.from] + step.cost);
  }

  // Where the letters lead from a state, at which cost.
  std::vector<Cost> read_from(std::uint32_t state, std::span<const RowLetter> letters) const {
    std::vector<Cost> costs(states_, infinite), next;
    costs[state] = 0;
    for (const RowLetter letter : letters) {
      read(letter, costs, next);
      std::swap(costs, next);
    }
    return costs;
  }

  Cost end_cost(const std::vector<Cost>& costs) const {
    Cost least = infinite;
    for (std::size_t state = 0; state < states_; ++state)
      if (ends_[state] != 0) least = std::min(least, costs[state]);
    return least;
  }

  // slack[a * states + b]: by so much state `a` costs more than `b` at most, whatever follows. The
  // table keeps the inequality: each entry is at least what each end and each first letter ask for.
  // False if the rounds do not come to an end.
  bool find_slack() {
    slack_.assign(states_ * states_, nothing);
    for (std::size_t a = 0; a < states_; ++a)
      for (std::size_t b = 0; b < states_; ++b)
        if (ends_[b] != 0) slack_[a * states_ + b] = ends_[a] != 0 ? 0 : infinite;
    for (int round = 0; round < most_rounds; ++round)
      if (!raise_slack()) return true;
    return false;
  }
  Cost slack(std::size_t a, std::size_t b) const { return slack_[a * states_ + b]; }
  // Does no end follow the state?
  bool reads_nothing(std::size_t b) const { return slack(0, b) == nothing; }

private:
  // Asks for each step of a state `b` what the cheapest step of `a` costs more. Returns whether a
  // slack has been raised.
  bool raise_slack() {
    bool has_changed = false;
    std::vector<Cost> best(states_);
    for (const auto& steps : steps_)
      for (const RowStep& of_b : steps) {
        if (reads_nothing(of_b.to)) continue;
        best.assign(states_, infinite);
        for (const RowStep& of_a : steps)
          if (const Cost after = slack(of_a.to, of_b.to); after != infinite)
            best[of_a.from] = std::min(best[of_a.from], after + of_a.cost - of_b.cost);
        for (std::size_t a = 0; a < states_; ++a) {
          Cost& slack = slack_[a * states_ + of_b.from];
          const Cost least = best[a] > most_slack ? infinite : best[a];
          if (least > slack) {
            slack = least;
            has_changed = true;
          }
        }
      }
    return has_changed;
  }

  std::uint32_t states_ = 1;
  std::vector<std::uint8_t> ends_;
  std::array<std::vector<RowStep>, row_letters> steps_;
  std::vector<Cost> slack_;
};

std::optional<std::string> fault_of_form(const RowAutomaton& proof) {
  const auto is_state = [](std::uint32_t state) { return state < most_row_states; };
  if (proof.steps.size() > most_row_steps)
    return fmt::format("the automaton has more than {} steps", most_row_steps);
  if (!std::all_of(proof.ends.begin(), proof.ends.end(), is_state))
    return fmt::format("a state of the automaton is {} or more", most_row_states);
  for (const RowStep& step : proof.steps) {
    const std::string words =
        fmt::format("the step {} {} {} {}", step.from, step.letter, step.to, step.cost);
    if (!is_state(step.from) || !is_state(step.to))
      return fmt::format("{} has a state of {} or more", words, most_row_states);
    if (step.letter >= row_letters)
      return fmt::format("{} reads a letter of {} or more", words, row_letters);
    if (step.cost > most_row_cost)
      return fmt::format("{} costs more than {}", words, most_row_cost);
  }
  return std::nullopt;
}

// Condition (a) of the header, for steps from the first `states`; the three holes of a jump may be
// any goals.
std::optional<std::string> fault_of_jumps(const Automaton& automaton, std::uint32_t states,
                                          bool has_goals) {
  constexpr std::array<std::array<RowLetter, 3>, 2> after = {{{0, 0, 1}, {1, 0, 0}}};
  for (const auto& pegs : after)
    for (unsigned goals = 0; goals < (has_goals ? 8U : 1U); ++goals) {
      std::array<RowLetter, 3> then{}, first{};
      for (std::size_t i = 0; i < 3; ++i) {
        const RowLetter mark = (goals >> i & 1) != 0 ? row_goal : 0;
        then[i] = pegs[i] | mark;
        first[i] = (pegs[i] ^ row_peg) | mark;
      }
      for (std::uint32_t p = 0; p < states; ++p) {
        const std::vector<Cost> costs_then = automaton.read_from(p, then);
        const std::vector<Cost> costs_first = automaton.read_from(p, first);
        for (std::size_t q = 0; q < automaton.states(); ++q) {
          if (costs_then[q] == infinite || automaton.reads_nothing(q)) continue;
          Cost least = infinite;
          for (std::size_t r = 0; r < automaton.states(); ++r)
            if (costs_first[r] != infinite)
              least = std::min(least, costs_first[r] + automaton.slack(r, q));
          if (least > costs_then[q])
            return fmt::format("jumps to {}{}{} may lower the value behind state {}", pegs[0],
                               pegs[1], pegs[2], p);
        }
      }
    }
  return std::nullopt;
}

// The letters of holes in final positions that meet the goal.
std::span<const RowLetter> letters_at_goal(Goal goal) {
  static constexpr std::array<RowLetter, 2> no_goals = {0, row_peg};
  static constexpr std::array<RowLetter, 2> pegs_at_goals = {0, row_peg | row_goal};
  static constexpr std::array<RowLetter, 3> goals_have_pegs = {0, row_peg, row_peg | row_goal};
  switch (goal) {
    case Goal::peg:
      return goals_have_pegs;
    case Goal::one:
      return no_goals;
    case Goal::one_at:
    case Goal::target:
      break;
  }
  return pegs_at_goals;
}

RowLetter letter_of(const Puzzle& puzzle, std::uint32_t hole) {
  return puzzle.pegs[hole] | (is_wanted(puzzle, hole) ? row_goal : 0);
}

LeastPegs least(const Puzzle& puzzle, const std::optional<Rows>& rows, const RowAutomaton& proof,
                std::span<const RowLetter> of_finals) {
  if (!rows) return {"a hole of the board has lines in two directions"};
  if (auto fault = fault_of_form(proof)) return {std::move(fault)};
  Automaton automaton(proof);
  const std::uint32_t states = automaton.states(), count = automaton.add_count(of_finals);
  if (!automaton.find_slack()) return {"the slacks of the automaton do not settle"};
  if (auto fault = fault_of_jumps(automaton, states, puzzle.goal != Goal::one))
    return {std::move(fault)};
  if (automaton.slack(0, count) > 0) return {"a final position has a value above its pegs"};
  LeastPegs sum;
  std::vector<Cost> costs, next;
  for (const std::vector<std::uint32_t>& row : *rows) {
    costs.assign(automaton.states(), infinite);
    costs[0] = 0;
    for (const std::uint32_t hole : row) {
      automaton.read(letter_of(puzzle, hole), costs, next);
      std::swap(costs, next);
    }
    const Cost value = automaton.end_cost(costs);
    if (value >= infinite) return {std::nullopt, LeastPegs::unreachable};
    sum.pegs += static_cast<std::uint64_t>(value);
  }
  return sum;
}

std::optional<std::string> fault_of(const Puzzle& puzzle, const LeastPegs& at_goal) {
  if (at_goal.fault) return at_goal.fault;
  if (at_goal.pegs <= most_pegs_at_goal(puzzle)) return "the automaton does not exclude the goal";
  return std::nullopt;
}

// The holes of all parts of the board that are rows, as a puzzle of their own. Play in the other
// parts changes nothing here, so a target that is out of reach here is out of reach.
Puzzle rows_alone(const Puzzle& puzzle) {
  std::vector<std::uint8_t> is_kept(puzzle.holes.size(), 0);
  for (const Puzzle& part : parts_of(puzzle)) {
    if (!rows_of(part)) continue;
    for (const Square square : part.holes) is_kept[*hole_at(puzzle, square)] = 1;
  }
  Puzzle kept;
  kept.directions = puzzle.directions;
  kept.goal = puzzle.goal;
  for (std::uint32_t hole = 0; hole < puzzle.holes.size(); ++hole) {
    if (is_kept[hole] == 0) continue;
    kept.holes.push_back(puzzle.holes[hole]);
    kept.pegs.push_back(puzzle.pegs[hole]);
    kept.target.push_back(puzzle.target[hole]);
  }
  return kept;
}

}  // namespace

std::optional<std::string> refute(const Puzzle& puzzle, const RowAutomaton& proof) {
  return judge(puzzle, proof).fault;
}

RowJudgement judge(const Puzzle& puzzle, const RowAutomaton& proof) {
  static constexpr std::array<RowLetter, 4> all = {0, row_peg, row_goal, row_peg | row_goal};
  const std::optional<Rows> rows = rows_of(puzzle);
  LeastPegs at_goal = least(puzzle, rows, proof, letters_at_goal(puzzle.goal));
  std::optional<std::string> fault = fault_of(puzzle, at_goal);
  // A single peg may stand anywhere.
  if (puzzle.goal == Goal::one) return {std::move(at_goal), std::move(fault)};
  if (!rows && puzzle.goal == Goal::target) {
    if (const Puzzle part = rows_alone(puzzle); !part.holes.empty())
      fault = fault_of(part, least(part, rows_of(part), proof, letters_at_goal(part.goal)));
  }
  return {least(puzzle, rows, proof, all), std::move(fault)};
}

}  // namespace hardboard::peg_solitaire
