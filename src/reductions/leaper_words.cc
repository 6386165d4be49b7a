// What the parts of a board of leapers stand for, and what the captures of a solution mean.
#include <cstddef>
#include <cstdint>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <utility>

#include "reductions/leaper_board.h"

namespace hardboard::leaper_board {
namespace {

using gadgets::Embedding;
using gadgets::Gadget;
using gadgets::MacroKind;
using gadgets::Net;
using gadgets::no_net;
using gadgets::PlacedMacro;

bool is_wire(MacroKind kind) {
  return kind == MacroKind::wire_right || kind == MacroKind::wire_down;
}

std::string literal_words(formulas::Literal literal) {
  return (literal < 0 ? "not x" : "x") + std::to_string(formulas::variable_of(literal));
}

// "variable x3", "not x3" where its wire turns, "x1 crosses x4", "or 2" and "clause 2" of gates of
// clause 2, "join 2" of the one that joins the clause to those above.
std::string name_of(const PlacedMacro& placed, const std::vector<Net>& nets) {
  const auto words = [&](std::uint32_t net) {
    return nets[net].kind == Net::Kind::literal ? literal_words(nets[net].literal) : "the chain";
  };
  if (placed.made != no_net) {
    const Net& made = nets[placed.made];
    const std::string_view gate = made.is_chain                        ? "join"
                                  : placed.kind == MacroKind::or_right ? "clause"
                                  : placed.kind == MacroKind::or_down  ? "or"
                                                                       : "and";
    return fmt::format("{} {}", gate, made.clause + 1);
  }
  switch (placed.kind) {
    case MacroKind::head:
      return fmt::format("variable x{}", formulas::variable_of(nets[placed.vertical].literal));
    case MacroKind::foot:
      return words(placed.vertical);
    case MacroKind::crossing:
      return fmt::format("{} crosses {}", words(placed.horizontal), words(placed.vertical));
    case MacroKind::test:
      return "test";
    default:
      return "";
  }
}

// By macro the number of the last capture that begins there; no_capture for wires.
constexpr std::size_t no_capture = SIZE_MAX;
std::vector<std::size_t> last_captures(const Game& game, const Embedding& embedding,
                                       const Captures& captures) {
  // The macro of each cell.
  const auto width = static_cast<std::size_t>(embedding.width);
  std::vector<std::uint32_t> owner(width * static_cast<std::size_t>(embedding.height), no_net);
  for (std::uint32_t i = 0; i < embedding.macros.size(); ++i) {
    const PlacedMacro& placed = embedding.macros[i];
    if (is_wire(placed.kind)) continue;
    const gadgets::Macro& macro = game.tiles.macros[placed.kind];
    for (std::int32_t y = placed.y; y < placed.y + macro.height; ++y)
      for (std::int32_t x = placed.x; x < placed.x + macro.width; ++x)
        owner[static_cast<std::size_t>(y) * width + static_cast<std::size_t>(x)] = i;
  }
  std::vector<std::size_t> last(embedding.macros.size(), no_capture);
  for (std::size_t m = 0; m < captures.size(); ++m) {
    const std::int32_t x = (captures[m].from.x - 1) / game.tiles.cell;
    const std::int32_t y = embedding.height - 1 - (captures[m].from.y - 1) / game.tiles.cell;
    const std::uint32_t i =
        owner[static_cast<std::size_t>(y) * width + static_cast<std::size_t>(x)];
    if (i != no_net) last[i] = m;
  }
  return last;
}

}  // namespace

std::vector<Part> parts_of(const Game& game, const Embedding& embedding) {
  std::vector<Part> parts;
  for (const PlacedMacro& placed : embedding.macros) {
    std::string name = name_of(placed, embedding.nets);
    if (is_wire(placed.kind) || name.empty()) continue;
    Part& part = parts.emplace_back(Part{std::move(name)});
    const Gadget& gadget = game.tiles.gadget(placed);
    const Square corner = corners_of(game, embedding, placed)[0];
    for (const gadgets::Placed& piece : gadget.pieces)
      if (gadget.tile->contains(piece.square)) part.squares.push_back(corner + piece.square);
  }
  return parts;
}

std::vector<std::string> meanings_of(const Game& game, const Embedding& embedding,
                                     const Captures& captures) {
  std::vector<std::string> meanings(captures.size());
  if (embedding.macros.empty()) return meanings;
  const std::vector<bool> values = values_of(embedding, assignment_of(game, embedding, captures));
  const std::vector<std::size_t> last = last_captures(game, embedding, captures);
  for (std::size_t i = 0; i < last.size(); ++i) {
    const PlacedMacro& placed = embedding.macros[i];
    if (last[i] == no_capture) continue;
    if (placed.kind == MacroKind::head) {
      const formulas::Literal literal = embedding.nets[placed.vertical].literal;
      const bool value = values[placed.vertical] == (literal > 0);
      meanings[last[i]] = fmt::format("x{} is {}", formulas::variable_of(literal), value);
    } else if (placed.made != no_net) {
      meanings[last[i]] = fmt::format("{} is {}", name_of(placed, embedding.nets),
                                      static_cast<bool>(values[placed.made]));
    }
  }
  return meanings;
}

}  // namespace hardboard::leaper_board
