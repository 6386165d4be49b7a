#include "gadgets/layout.h"

#include <map>

#include "base/contract.h"

namespace hardboard::gadgets {
namespace {

using Pieces = std::map<Square, char>;

// One more column of a kings' wire, which repeats the port.
void lengthen_kings(const Port& port, std::vector<Square>& squares, Pieces& pieces) {
  for (Square& square : squares) {
    square = moved(square, port.side, 1);
    pieces[square] = '2';
  }
}

// One more period of a knights' wire (Kühn 2024, figures 6.1 and 6.7): a light column, whose inner
// knight stands towards the outer knight of the dark column, then a dark column. Standard wires are
// two rows apart and have columns at a distance of two; thick wires the other way round.
void lengthen_knights(const Port& port, std::vector<Square>& squares, Pieces& pieces) {
  const Square outer = squares[0], inner = squares[1];
  const Square half{(outer.x - inner.x) / 2, (outer.y - inner.y) / 2};
  const std::int32_t step = half.x == 2 || half.x == -2 || half.y == 2 || half.y == -2 ? 1 : 2;
  const Square light = moved(inner, port.side, step);
  pieces[{light.x + half.x, light.y + half.y}] = '2';
  pieces[{light.x - half.x, light.y - half.y}] = '2';
  for (Square& square : squares) {
    square = moved(square, port.side, 2 * step);
    pieces[square] = '2';
  }
}

// One more hop of a wire of pegs.
void lengthen_pegs(const Port& port, std::vector<Square>& squares, Pieces& pieces) {
  pieces[moved(squares[0], port.side, 1)] = 'o';
  squares[0] = moved(squares[0], port.side, 2);
}

void lengthen(Game game, const Port& port, std::vector<Square>& squares, Pieces& pieces) {
  if (game == Game::kings)
    lengthen_kings(port, squares, pieces);
  else if (game == Game::knights)
    lengthen_knights(port, squares, pieces);
  else
    lengthen_pegs(port, squares, pieces);
}

}  // namespace

Square moved(Square square, Side side, std::int32_t steps) {
  switch (side) {
    case Side::up:
      return {square.x, square.y + steps};
    case Side::right:
      return {square.x + steps, square.y};
    case Side::down:
      return {square.x, square.y - steps};
    case Side::left:
      return {square.x - steps, square.y};
  }
  break_promise("a side is one of four", __FILE__, __LINE__);
}

Layout layout_of(const Gadget& gadget, std::span<const std::uint8_t> inputs,
                 std::span<const std::uint8_t> longer) {
  Pieces pieces;
  for (const Placed& piece : gadget.pieces)
    pieces[piece.square] = is_chess(gadget.game) ? '2' : piece.what;
  Layout layout;
  layout.gadget = &gadget;
  for (std::size_t i = 0; i < gadget.ports.size(); ++i) {
    std::vector<Square>& squares = layout.ports.emplace_back(gadget.ports[i].squares);
    for (std::uint8_t more = 0; !longer.empty() && more < longer[i]; ++more)
      lengthen(gadget.game, gadget.ports[i], squares, pieces);
  }
  auto input = inputs.begin();
  for (std::size_t i = 0; i < gadget.ports.size(); ++i) {
    if (!gadget.ports[i].takes()) continue;
    const std::string& form = gadget.signals[*input++].forms[0];
    for (std::size_t k = 0; k < form.size(); ++k) {
      if (form[k] == '.')
        pieces.erase(layout.ports[i][k]);
      else
        pieces[layout.ports[i][k]] = form[k];
    }
  }
  promise(input == inputs.end(), "a signal comes in at each input");
  for (const auto& [square, what] : pieces) layout.pieces.push_back({square, what});
  return layout;
}

}  // namespace hardboard::gadgets
