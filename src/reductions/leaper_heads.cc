// The assignment that a solution of a board of leapers stands for, as the heads tell it.
#include <algorithm>
#include <optional>
#include <string>
#include <unordered_map>

#include "base/contract.h"
#include "gadgets/chess.h"
#include "reductions/leaper_board.h"

namespace hardboard::leaper_board {
namespace {

using gadgets::Embedding;
using gadgets::Gadget;
using gadgets::MacroKind;
using gadgets::Net;
using gadgets::PlacedMacro;
using gadgets::Port;

// The forms of the heads' ports in a solution whose first captures are those within the heads; the
// captures of any solution can be put in such an order (docs/kings.md, "From any solution"). A
// place of a port then holds one of these:
// - `1` or `0`, if the place is captured on: a piece with one capture left if the last piece that
//   comes there starts in the head, and with none left otherwise;
// - `.` or `2`, if nothing captures on the place: no piece if the place's own piece captures into
//   the head, and an untouched piece with two captures left otherwise.
class Heads {
public:
  Heads(const Game& game, const Embedding& embedding, const Captures& captures)
      : game_(game), embedding_(embedding) {
    for (const PlacedMacro& placed : embedding.macros)
      if (placed.kind == MacroKind::head)
        for (const Port& port : game.tiles.gadget(placed).ports)
          for (const Square square : port.squares)
            seen_.emplace(corners_of(game, embedding, placed)[0] + square, Seen{});
    for (const auto& [from, to] : captures) {
      if (const auto found = seen_.find(to); found != seen_.end()) found->second.by = from;
      if (const auto found = seen_.find(from); found != seen_.end()) found->second.to = to;
    }
  }

  bool is_true(const PlacedMacro& head, const Port& port) const {
    const Gadget& gadget = game_.tiles.gadget(head);
    const Square corner = corners_of(game_, embedding_, head)[0];
    const auto is_inside = [&](const std::optional<Square>& square) {
      return square && gadget.tile->contains({square->x - corner.x, square->y - corner.y});
    };
    std::string form;
    for (const Square square : port.squares) {
      const Seen& seen = seen_.at(corner + square);
      if (seen.by)
        form += is_inside(seen.by) ? '1' : '0';
      else
        form += is_inside(seen.to) ? '.' : '2';
    }
    const std::optional<std::uint8_t> signal = gadgets::signal_of(gadget, form);
    return signal && gadgets::at_most(gadget, true_signal(gadget), *signal);
  }

private:
  struct SquareHash {
    std::size_t operator()(Square s) const {
      return (static_cast<std::uint64_t>(static_cast<std::uint32_t>(s.x)) << 32 |
              static_cast<std::uint32_t>(s.y)) *
             0x9E3779B97F4A7C15U;
    }
  };
  struct Seen {
    std::optional<Square> by, to;  // of the last capture onto the place, and of its piece's exit
  };

  std::uint8_t true_signal(const Gadget& gadget) const {
    const auto found = std::find_if(
        gadget.signals.begin(), gadget.signals.end(),
        [&](const gadgets::Signal& signal) { return signal.name == game_.true_signal; });
    promise(found != gadget.signals.end(), "a head has the signal for true");
    return static_cast<std::uint8_t>(found - gadget.signals.begin());
  }

  const Game& game_;
  const Embedding& embedding_;
  std::unordered_map<Square, Seen, SquareHash> seen_;
};

}  // namespace

formulas::Assignment assignment_of(const Game& game, const Embedding& embedding,
                                   const Captures& captures) {
  const Heads heads(game, embedding, captures);
  formulas::Assignment assignment;
  for (const Net& net : embedding.nets)
    if (net.kind == Net::Kind::literal && net.literal > 0) assignment.push_back(-net.literal);
  for (const PlacedMacro& placed : embedding.macros) {
    if (placed.kind != MacroKind::head) continue;
    for (const Port& port : game.tiles.gadget(placed).ports) {
      const formulas::Literal literal = embedding.nets[net_at(placed, port.side)].literal;
      if (heads.is_true(placed, port)) assignment[formulas::variable_of(literal) - 1] = literal;
    }
  }
  return assignment;
}

}  // namespace hardboard::leaper_board
