// A strategy: turns for the positions that the winner can meet, whatever the other side does. Its
// check plays the strategy against every reply.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/limits.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

// Does this letter of the position's name stand on the square?
struct Test {
  Square square{};
  char letter = '.';  // `.KPkp`, and the anchored king `A` or `a`
  friend bool operator==(const Test&, const Test&) = default;
};

// A turn for all positions that pass the tests, and in which the output of the circuit is true, if
// there is one.
struct Rule {
  std::vector<Test> where;
  std::optional<std::uint32_t> output;  // from 1 on
  Turn turn;
};

// The turn for a position is that of the first rule that holds there, otherwise that of its name in
// `turns` (name_of()). The tests of `inputs` are the inputs of the circuit, an AIGER text, which
// may be empty. JSON: {"type":"strategy","circuit":...,"inputs":["d4=P"],
// "rules":[{"where":["d4=P"],"output":1,"moves":[...],"push":{...}}],
// "turns":[{"at":"..kA.P","moves":[...],"push":{...}},...]}.
struct Strategy {
  std::map<std::string, Turn> turns{};
  std::vector<Rule> rules{};
  std::vector<Test> inputs{};
  std::string circuit{};
};

// The pieces in reading order, `.KPkp` and the anchored king `A` or `a`. O(squares).
std::string name_of(const Position& position);
char letter_at(const Position& position, std::uint32_t square);  // of the name

// The result of playing along a strategy.
struct StrategyPlay {
  std::optional<std::string> trouble;  // the reason why the strategy may not win
  std::uint32_t turns = 0;             // until the end, if the loser plays for many turns
  std::size_t positions = 0;           // how many positions the play met
  bool is_cut_off = false;             // the limits ended the check: its result is unknown
};

// Does the strategy win for `winner` from the puzzle's position? Its turns must be legal and push
// off a piece of the other side in the end, and every reply must find a turn. A line of play that
// repeats a position, or that lasts more than 4,000 turns, does not win. Replies that leave a
// threat of the strategy standing are answered by the threat, and not played (survivors.h); then
// `turns` may be too large. O(positions met * replies).
StrategyPlay play_strategy(const Puzzle& puzzle, const Strategy& strategy, Side winner,
                           const Limits& limits);

}  // namespace hardboard::push_fight
