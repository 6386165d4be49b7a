#include "support/gadgets.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <utility>
#include <vector>

#include "gadgets/read.h"

namespace hardboard {

using gadgets::Gadget;
using gadgets::Placed;

Gadget gadget_of(const std::string& text) {
  Result<Gadget> gadget = gadgets::read({"test", text});
  EXPECT_TRUE(gadget.ok()) << (gadget ? "" : to_string(gadget.error())) << "\n" << text;
  return std::move(gadget).value();
}

std::vector<gadgets::Outcome> outcomes_in(const gadgets::Found& found) {
  std::vector<gadgets::Outcome> outcomes;
  for (const gadgets::FoundOutcome& one : found.value()) outcomes.push_back(one.outcome);
  return outcomes;
}

bool may_toggle(const Gadget& gadget, Square square) {
  const auto holds = [&](const std::vector<Square>& squares) {
    return std::find(squares.begin(), squares.end(), square) != squares.end();
  };
  const bool is_king =
      std::any_of(gadget.pieces.begin(), gadget.pieces.end(), [&](const Placed& p) {
        return p.square == square && gadget.game == gadgets::Game::push_fight && p.what == 'K';
      });
  return !is_king && !holds(gadget.shell) && !holds(gadget.blanks) &&
         std::none_of(gadget.ports.begin(), gadget.ports.end(),
                      [&](const gadgets::Port& port) { return holds(port.squares); });
}

Gadget toggled(Gadget gadget, Square square) {
  const auto found = std::find_if(gadget.pieces.begin(), gadget.pieces.end(),
                                  [&](const Placed& piece) { return piece.square == square; });
  if (found != gadget.pieces.end()) {
    gadget.pieces.erase(found);
    return gadget;
  }
  const auto behind = std::find_if(gadget.pieces.begin(), gadget.pieces.end(),
                                   [&](const Placed& piece) { return square < piece.square; });
  gadget.pieces.insert(behind, {square, words_of(gadget.game).letters[0]});
  return gadget;
}

}  // namespace hardboard
