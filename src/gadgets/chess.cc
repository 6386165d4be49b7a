#include "gadgets/chess.h"

#include <algorithm>
#include <set>
#include <string>

#include "base/contract.h"
#include "puzzles/solo_chess/replay.h"

namespace hardboard::gadgets {

solo_chess::Puzzle chess_puzzle(const Layout& layout) {
  solo_chess::Puzzle puzzle;
  puzzle.types = {*solo_chess::standard_type(words_of(layout.gadget->game).letters[0])};
  puzzle.budget = 2;
  for (const Placed& piece : layout.pieces)
    puzzle.pieces.push_back({piece.square, static_cast<std::uint32_t>(piece.what - '0'), 0});
  return puzzle;
}

std::optional<std::uint8_t> signal_of(const Gadget& gadget, std::string_view form) {
  for (std::size_t i = 0; i < gadget.signals.size(); ++i) {
    const std::vector<std::string>& forms = gadget.signals[i].forms;
    if (std::find(forms.begin(), forms.end(), form) != forms.end())
      return static_cast<std::uint8_t>(i);
  }
  return std::nullopt;
}

std::optional<Outcome> replayed(const Layout& layout, const solo_chess::Puzzle& puzzle,
                                const Play& play) {
  const Gadget& gadget = *layout.gadget;
  solo_chess::Game game(puzzle);
  for (const auto& [from, to] : play)
    promise(!game.play({from, to}), "the captures of a play are legal");
  std::set<Square> may_hold(gadget.shell.begin(), gadget.shell.end());
  Outcome outcome;
  for (std::size_t i = 0; i < layout.ports.size(); ++i) {
    if (!gadget.ports[i].leaves()) continue;
    std::string form;
    for (const Square square : layout.ports[i]) {
      const auto piece = game.at(square);
      form += piece ? static_cast<char>('0' + piece->budget) : '.';
      may_hold.insert(square);
    }
    const std::optional<std::uint8_t> signal = signal_of(gadget, form);
    if (!signal) return std::nullopt;
    outcome.push_back(*signal);
  }
  std::uint32_t stranded = 0;
  for (const Placed& piece : layout.pieces)
    if (!may_hold.contains(piece.square) && game.at(piece.square)) ++stranded;
  if (stranded > (gadget.leaves_one ? 1U : 0U)) return std::nullopt;
  return outcome;
}

}  // namespace hardboard::gadgets
