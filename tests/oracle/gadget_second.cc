#include "oracle/gadget_second.h"

#include "oracle/gadget_brute_force.h"
#include "oracle/gadget_exits.h"
#include "oracle/gadget_search.h"

namespace hardboard::oracle {

std::optional<std::vector<gadgets::Outcome>> second_outcomes(const gadgets::Layout& layout,
                                                             std::size_t most_positions) {
  switch (layout.gadget->game) {
    case gadgets::Game::kings:
    case gadgets::Game::knights:
      return outcomes_by_exits(layout);
    case gadgets::Game::rooks:
      return outcomes_of_rooks(layout, most_positions);
    case gadgets::Game::pegs:
      return outcomes_of_pegs(layout, most_positions);
    case gadgets::Game::push_fight:
      return outcomes(layout, most_positions);
  }
  return std::nullopt;
}

}  // namespace hardboard::oracle
