// Writes a strategy as lines of a section (puzzles/push_fight/strategy_section.h), each position
// after those to which play can lead from there.
#pragma once

#include <map>
#include <optional>
#include <ostream>
#include <set>
#include <utility>
#include <vector>

#include "puzzles/push_fight/rules.h"

namespace hardboard::push_fight {

// Writes `at POSITION FROM TO ... push KING DIRECTION`, squares counted from 1.
void write_line(std::ostream& out, const Position& at, const IndexedTurn& turn);

// States are positions in any form that can be ordered.
template <class State>
class StrategyWriter {
public:
  explicit StrategyWriter(std::ostream& out) : out_(out) {}
  virtual ~StrategyWriter() = default;

  // Writes the winner's turns from a position in which the winner, or else the loser, is to move,
  // but for positions in which the winner mates at once. False if some turn or reply is not known
  // within the limits, or if the turns come back to a position. As deep as the longest line of
  // play.
  bool from_winner(const State& at) {
    const auto [known, is_new] = is_written_.try_emplace(at, false);
    if (!is_new) return known->second;  // false while the position is on the way
    const std::optional<Answered> next = turn(at);
    if (!next || !from_loser(next->second)) return false;
    write_line(out_, position(at), next->first);
    known->second = true;
    return true;
  }
  bool from_loser(const State& at) {
    if (answered_.contains(at)) return true;
    std::vector<State> all;
    if (!replies(at, all)) return false;
    for (const State& after : all)
      if (!from_winner(after)) return false;
    answered_.insert(at);
    return true;
  }

protected:
  // A turn, and the position after it.
  using Answered = std::pair<IndexedTurn, State>;

  // The winner's turn, which does not mate; nothing if it is not known.
  virtual std::optional<Answered> turn(const State& at) = 0;
  // Appends the positions after the loser's turns in which the winner can't mate at once. False if
  // they are not known.
  virtual bool replies(const State& at, std::vector<State>& all) = 0;
  // A position with the winner to move.
  virtual Position position(const State& at) const = 0;

private:
  std::ostream& out_;
  std::map<State, bool> is_written_;  // by position of the winner that the play has met
  std::set<State> answered_;          // positions of the loser to which all replies are written
};

}  // namespace hardboard::push_fight
