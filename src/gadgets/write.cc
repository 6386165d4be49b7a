#include <fmt/format.h>

#include "gadgets/read.h"

namespace hardboard::gadgets {
namespace {

constexpr std::array<std::string_view, 4> side_words = {"up", "right", "down", "left"};
constexpr std::array<std::string_view, 3> role_words = {"in", "out", "through"};

// The rows of the drawing, from the top.
std::string drawing_of(const Gadget& gadget) {
  const Box& box = gadget.drawing;
  std::string cells(box.squares(), '.');
  for (const Square square : gadget.blanks) cells[box.index(square)] = '#';
  for (const Placed& piece : gadget.pieces) cells[box.index(piece.square)] = piece.what;
  for (const Square square : gadget.shell) cells[box.index(square)] = 'S';
  for (const Port& port : gadget.ports) {
    const std::size_t each = port.squares.size() / port.letters.size();
    for (std::size_t i = 0; i < port.squares.size(); ++i)
      cells[box.index(port.squares[i])] = port.letters[i / each];
  }
  std::string drawing;
  for (std::uint64_t row = box.height(); row-- > 0;)
    drawing += cells.substr(row * box.width(), box.width()) + "\n";
  return drawing;
}

}  // namespace

std::string write(const Gadget& gadget) {
  std::string text = fmt::format("gadget {}\ngame {}\n", gadget.name, words_of(gadget.game).word);
  if (!gadget.title.empty()) text += fmt::format("title {}\n", gadget.title);
  if (!gadget.source.empty()) text += fmt::format("source {}\n", gadget.source);
  if (gadget.reversible) text += "reversible\n";
  if (gadget.leaves_one) text += "leaves one\n";
  if (gadget.exit) text += fmt::format("exit {} {}\n", gadget.exit->x, gadget.exit->y);
  if (gadget.goal != Goal::exit)
    text += fmt::format("goal {}\n", gadget.goal == Goal::mate ? "mate" : "round");
  for (const auto& [square, side] : gadget.open) {
    text += fmt::format("open {} {} {}\n", square.x, square.y,
                        side_words[static_cast<std::size_t>(side)]);
  }
  if (gadget.tile) {
    text += fmt::format("tile {} {} {} {}\n", gadget.tile->low.x, gadget.tile->low.y,
                        gadget.tile->width(), gadget.tile->height());
  }
  for (const Signal& signal : gadget.signals) {
    text += "signal " + signal.name;
    for (const std::string& form : signal.forms) text += " " + form;
    text += "\n";
  }
  for (const Port& port : gadget.ports) {
    text += fmt::format("port {} {} {}\n", port.letters,
                        role_words[static_cast<std::size_t>(port.role)],
                        side_words[static_cast<std::size_t>(port.side)]);
  }
  if (!gadget.table.empty()) text += "table\n";
  for (const Row& row : gadget.table) {
    const std::string inputs = in_words(gadget, row.inputs);
    text += fmt::format("{}{}: {}\n", inputs, inputs.empty() ? "" : " ",
                        in_words(gadget, row.outcomes));
  }
  return text + "board\n" + drawing_of(gadget);
}

}  // namespace hardboard::gadgets
