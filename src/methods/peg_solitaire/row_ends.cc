#include "methods/peg_solitaire/row_ends.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "base/contract.h"

namespace hardboard::peg_solitaire {
namespace {

// The costs of an end without and with a peg on a hole; the wish forbids what is infinite.
constexpr std::uint32_t infinite = std::numeric_limits<std::uint32_t>::max() / 2;

std::array<std::uint32_t, 2> costs_of(RowWish wish) {
  switch (wish) {
    case RowWish::fewest_pegs:
      return {0, 1};
    case RowWish::most_pegs:
      return {1, 0};
    case RowWish::no_peg:
      return {0, infinite};
    case RowWish::a_peg:
      return {infinite, 0};
  }
  return {};
}

bool is_sink(std::uint8_t state) {
  const auto& next = row_plays().next[state];
  return row_plays().accepts[state] == 0 &&
         std::all_of(next.begin(), next.end(), [&](std::uint8_t to) { return to == state; });
}

// Adds the step that reads `letter` where the language reads `read`, unless no end follows it.
void add_step(std::uint32_t state, RowLetter letter, RowLetter read, std::uint32_t cost,
              RowAutomaton& automaton) {
  const std::uint8_t to = row_plays().next[state][read];
  if (!is_sink(to)) automaton.steps.push_back({state, letter, to, cost});
}

RowAutomaton with_ends() {
  RowAutomaton automaton;
  for (std::uint32_t state = 0; state < row_plays().accepts.size(); ++state)
    if (row_plays().accepts[state] != 0) automaton.ends.push_back(state);
  return automaton;
}

}  // namespace

RowSearch best_end(std::span<const std::uint8_t> pegs, std::span<const RowWish> wishes,
                   const Limits& limits) {
  const RowLanguage& language = row_plays();
  const std::size_t states = language.next.size();
  promise(states <= 128, "a byte tells a state and whether the end has a peg");
  RowSearch search;
  if (pegs.size() > limits.memory_bytes / (states + sizeof(RowLetter))) return search;
  // By hole and state: the state before on a cheapest way, and whether the end has a peg.
  std::vector<std::uint8_t> way(pegs.size() * states);
  std::vector<std::uint32_t> costs(states, infinite), next;
  costs[0] = 0;
  for (std::size_t hole = 0; hole < pegs.size(); ++hole) {
    if (hole % 65'536 == 0 && limits.reached()) return search;
    next.assign(states, infinite);
    const auto costs_here = costs_of(wishes[hole]);
    for (std::size_t state = 0; state < states; ++state)
      for (std::uint32_t peg = 0; peg < 2; ++peg) {
        const std::uint8_t to = language.next[state][pegs[hole] + row_goal * peg];
        if (costs_here[peg] == infinite || costs[state] + costs_here[peg] >= next[to]) continue;
        next[to] = costs[state] + costs_here[peg];
        way[hole * states + to] = static_cast<std::uint8_t>(2 * state + peg);
      }
    std::swap(costs, next);
  }
  search.is_done = true;
  std::optional<std::size_t> best;
  for (std::size_t state = 0; state < states; ++state)
    if (language.accepts[state] != 0 && costs[state] < infinite &&
        (!best || costs[state] < costs[*best]))
      best = state;
  if (!best) return search;
  RowEnd& end = search.end.emplace();
  end.letters.resize(pegs.size());
  std::size_t state = *best;
  for (std::size_t hole = pegs.size(); hole-- > 0;) {
    const std::uint8_t step = way[hole * states + state];
    end.letters[hole] = pegs[hole] + row_goal * (step & 1);
    end.pegs += step & 1;
    state = step / 2;
  }
  return search;
}

RowAutomaton count_of_ends(bool has_goal) {
  RowAutomaton automaton = with_ends();
  for (std::uint32_t state = 0; state < row_plays().next.size(); ++state)
    for (RowLetter letter = 0; letter < (has_goal ? row_letters : row_goal); ++letter)
      for (const std::uint32_t peg : {0, 1})
        add_step(state, letter, (letter & row_peg) + row_goal * peg, peg, automaton);
  return automaton;
}

RowAutomaton ends_at_goal(bool elsewhere_too) {
  RowAutomaton automaton = with_ends();
  for (std::uint32_t state = 0; state < row_plays().next.size(); ++state)
    for (RowLetter letter = 0; letter < row_letters; ++letter) {
      add_step(state, letter, letter, 0, automaton);
      if (elsewhere_too && letter < row_goal)
        add_step(state, letter, letter | row_goal, 0, automaton);
    }
  return automaton;
}

}  // namespace hardboard::peg_solitaire
