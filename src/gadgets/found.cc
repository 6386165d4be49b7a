#include "gadgets/found.h"

#include <algorithm>

#include "base/contract.h"

namespace hardboard::gadgets {

Found outcomes_of(const Layout& layout, const Limits& limits) {
  // Boards of pieces to clear; pieces stand on all outputs, so that there are none here.
  if (is_chess(layout.gadget->game) && layout.pieces.empty()) return std::vector<FoundOutcome>(1);
  switch (layout.gadget->game) {
    case Game::kings:
    case Game::knights:
      return outcomes_of_leapers(layout, limits);
    case Game::rooks:
      return outcomes_of_rooks(layout, limits);
    case Game::pegs:
      return outcomes_of_pegs(layout, limits);
    case Game::push_fight:
      return outcomes_of_pushes(layout, limits);
  }
  break_promise("a game is one of five", __FILE__, __LINE__);
}

std::string play_words(const Play& play) {
  std::string words;
  for (const auto& [from, to] : play)
    words += (words.empty() ? "" : " ") + name(from) + "-" + (to == off_plane ? "" : name(to));
  return words;
}

std::vector<FoundOutcome> greatest(const Gadget& gadget, std::vector<FoundOutcome> all) {
  std::vector<Outcome> outcomes;
  for (const FoundOutcome& found : all) outcomes.push_back(found.outcome);
  keep_greatest(gadget, outcomes);
  std::vector<FoundOutcome> kept;
  for (const Outcome& outcome : outcomes)
    kept.push_back(std::move(*std::find_if(all.begin(), all.end(), [&](const FoundOutcome& found) {
      return found.outcome == outcome;
    })));
  return kept;
}

}  // namespace hardboard::gadgets
