// A strategy made ready for a board: which turn it has for a position, and which threats of it
// stand.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "problems/formulas/aig.h"
#include "puzzles/push_fight/strategy.h"

namespace hardboard::push_fight {

// A rule at the beginning of the list is a *threat* if its tests alone make its turn a mate: the
// turn needs no other square. A threat mates in every position that passes its tests, unless the
// anchored king stands on one of these squares.
class StrategyOnBoard {
public:
  // The puzzle and the strategy must outlive the object. O(size of the strategy * log squares), and
  // a search on the board for each threat.
  StrategyOnBoard(const Puzzle& puzzle, const Strategy& strategy, Side winner);

  // Why the strategy does not fit the board: a test or an input off the board, an output that the
  // circuit lacks, a circuit that is none.
  const std::optional<std::string>& trouble() const { return trouble_; }

  // The turn for a position of the winner with this name; nullptr if there is none. Promises that
  // there is no trouble. O(tests + gates + log turns).
  const Turn* turn(const Position& position, const std::string& name) const;

  // The squares of the first threat that stands in a position of the loser, or within its turn: as
  // long as the loser touches none of them, the winner mates next. nullptr if no threat stands.
  // O(tests of the threats).
  const std::vector<std::uint32_t>* threat(const Position& position) const;

private:
  struct Condition {
    std::vector<std::uint32_t> squares;
    std::string letters;
    bool holds(const Position& position) const;
  };

  Condition condition(const std::vector<Test>& tests);
  bool is_threat(const Rule& rule, const Condition& condition) const;
  bool output(const Position& position, std::uint32_t number) const;

  const Puzzle& puzzle_;
  const Strategy& strategy_;
  Side winner_;
  std::optional<std::string> trouble_;
  formulas::Aig circuit_;
  Condition inputs_;
  std::vector<Condition> conditions_;  // of the rules
  std::size_t threats_ = 0;            // how many rules at the beginning are threats
};

}  // namespace hardboard::push_fight
