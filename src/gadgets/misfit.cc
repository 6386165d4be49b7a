#include "gadgets/misfit.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "gadgets/layout.h"

namespace hardboard::gadgets {
namespace {

// A table can be read backward if it is a function between as many inputs as outputs.
bool is_function_both_ways(const Gadget& gadget) {
  return gadget.game != Game::push_fight && gadget.inputs().size() == gadget.outputs().size() &&
         std::all_of(gadget.table.begin(), gadget.table.end(),
                     [](const Row& row) { return row.outcomes.size() == 1; });
}

// Kings, the exit and the open edges of a gadget of Push Fight.
std::optional<Misfit> misfit_of_pushes(const Gadget& gadget) {
  const auto kings = std::count_if(gadget.pieces.begin(), gadget.pieces.end(),
                                   [](const Placed& piece) { return piece.what == 'K'; });
  if (gadget.goal == Goal::round && kings != 0)
    return Misfit{"goal", "in a `round` White pushes elsewhere, and has no king on the board"};
  if (gadget.goal != Goal::round && kings != 1)
    return Misfit{"board", "a gadget of push-fight has one white king"};
  if (gadget.goal != Goal::exit && gadget.exit)
    return Misfit{"goal", "a gadget of push-fight has an `exit` or a `goal`, not both"};
  if (gadget.goal == Goal::exit && (!gadget.exit || !gadget.drawing.contains(*gadget.exit)))
    return Misfit{"board", "a gadget of push-fight has an `exit` within its drawing, or a `goal`"};
  const auto is_square = [&](Square square) {
    return gadget.drawing.contains(square) &&
           std::find(gadget.blanks.begin(), gadget.blanks.end(), square) == gadget.blanks.end();
  };
  for (const auto& [square, side] : gadget.open)
    if (!is_square(square) || is_square(moved(square, side, 1)))
      return Misfit{"board", fmt::format("`open {} {}`: on this side of the square is no edge",
                                         square.x, square.y)};
  return std::nullopt;
}

}  // namespace

std::optional<Misfit> misfit_of(const Gadget& gadget) {
  const auto board = [](std::string words) { return Misfit{"board", std::move(words)}; };
  const Game game = gadget.game;
  const std::vector<Signal>& signals = gadget.signals;
  const std::size_t size = signals.empty() ? 0 : signals[0].forms[0].size();
  if (size != 0 && game == Game::knights && size != 2)
    return board("ports of knights have two squares, the outer and the inner one");
  if (size != 0 && (game == Game::rooks || game == Game::pegs) && size != 1)
    return board("ports of rooks and of pegs have one square");
  if (game == Game::pegs && !gadget.ports.empty() &&
      (signals.size() != 2 || signals[0].forms[0] != "." || signals[1].forms[0] != "o"))
    return board("the signals of pegs are two: first `.`, then `o`");
  // The methods go through all sets of outputs.
  constexpr std::size_t most_outputs = 12;
  if ((game == Game::rooks || game == Game::pegs) && gadget.outputs().size() > most_outputs)
    return board(fmt::format("gadgets of rooks and of pegs have at most {} outputs", most_outputs));
  constexpr std::uint64_t most_push_squares = 10'000;
  if (game == Game::push_fight && gadget.drawing.squares() > most_push_squares)
    return board(fmt::format("a board of push-fight has at most {} squares", most_push_squares));
  if (gadget.leaves_one && (!is_chess(game) || !gadget.outputs().empty()))
    return board("only kings, knights and rooks without outputs can leave one piece");
  if (gadget.leaves_one && !gadget.shell.empty())
    return Misfit{"leaves", "with `leaves one` no shell, drawn as `S`, may remain"};
  const bool has_through = std::any_of(gadget.ports.begin(), gadget.ports.end(),
                                       [](const Port& port) { return port.role == Role::through; });
  if (has_through && game != Game::push_fight)
    return board("only ports of push-fight are `through`");
  if (game == Game::push_fight) {
    if (auto misfit = misfit_of_pushes(gadget)) return misfit;
  } else if (gadget.exit || gadget.goal != Goal::exit || !gadget.open.empty()) {
    return board("only gadgets of push-fight have an `exit`, a `goal` or `open` edges");
  }
  if (gadget.reversible && !is_function_both_ways(gadget))
    return Misfit{"reversible",
                  "`reversible` needs as many inputs as outputs, and one outcome in each row"};
  return std::nullopt;
}

}  // namespace hardboard::gadgets
