// Rooks see to the ends of their lines: the gadget is put beside parts of others, and its table
// must stay what it is.
#include <fmt/format.h>
#include <set>

#include "gadgets/found.h"
#include "gadgets/isolation.h"
#include "gadgets/layout.h"

namespace hardboard::gadgets {
namespace {

// A board of which a gadget of rooks is a part, and what it must then show.
struct Company {
  Gadget board;  // with the table that it must have
  std::string words;
};

void add_rook(Gadget& gadget, Square square, bool may_remain) {
  gadget.pieces.push_back({square, words_of(Game::rooks).letters[0]});
  if (may_remain) gadget.shell.push_back(square);
}

// A rook at either end of each line of the shell, which runs along the tile.
std::vector<Company> with_shells(const Gadget& gadget) {
  const Box &tile = *gadget.tile, &drawing = gadget.drawing;
  std::set<Square> ends;
  for (const Square square : gadget.shell) {
    if (tile.low.y <= square.y && square.y <= tile.high.y) {
      ends.insert({square.x, drawing.low.y - 1});
      ends.insert({square.x, drawing.high.y + 1});
    } else {
      ends.insert({drawing.low.x - 1, square.y});
      ends.insert({drawing.high.x + 1, square.y});
    }
  }
  std::vector<Company> all;
  for (const Square end : ends) {
    all.push_back({gadget, fmt::format("with a shell's rook on {}", name(end))});
    add_rook(all.back().board, end, true);
  }
  return all;
}

// The rows that remain when the signal of this output must be the greatest one.
std::vector<Row> rows_if_true(const Gadget& gadget, std::size_t output) {
  std::vector<Row> rows;
  for (const Row& row : gadget.table) {
    Row& kept = rows.emplace_back(Row{row.inputs, {}});
    for (Outcome outcome : row.outcomes) {
      if (outcome[output] + 1U != gadget.signals.size()) continue;
      outcome.erase(outcome.begin() + static_cast<std::ptrdiff_t>(output));
      kept.outcomes.push_back(std::move(outcome));
    }
    keep_greatest(gadget, kept.outcomes);
  }
  return rows;
}

// A gadget that reads the output: three rooks and a shell (Kühn 2024, figure 7.6), which can be
// cleared if the signal is true, and not by rooks that come from elsewhere.
Company with_reader(const Gadget& gadget, std::size_t port, std::size_t output) {
  Company company{gadget, ""};
  Gadget& board = company.board;
  const Side side = gadget.ports[port].side;
  const Box& drawing = gadget.drawing;
  Square end = gadget.ports[port].squares[0];
  while (drawing.contains(end)) end = moved(end, side, 1);
  const Square middle = moved(end, side, 1);
  const bool is_across = side == Side::left || side == Side::right;
  add_rook(board, end, false);
  add_rook(board, middle, false);
  add_rook(board,
           is_across ? Square{middle.x, drawing.low.y - 1} : Square{drawing.low.x - 1, middle.y},
           false);
  add_rook(board, is_across ? Square{end.x, drawing.high.y + 1} : Square{drawing.high.x + 1, end.y},
           true);
  board.table = rows_if_true(gadget, output);
  board.ports.erase(board.ports.begin() + static_cast<std::ptrdiff_t>(port));
  company.words = fmt::format("with a reader of output {}", gadget.ports[port].letters);
  return company;
}

}  // namespace

bool find_rook_leaks(const Gadget& gadget, const Limits& limits, std::vector<Leak>& leaks) {
  std::set<Square> elsewhere(gadget.shell.begin(), gadget.shell.end());
  for (const Port& port : gadget.ports) elsewhere.insert(port.squares.begin(), port.squares.end());
  for (const Placed& piece : gadget.pieces) {
    if (!elsewhere.contains(piece.square) && !gadget.tile->contains(piece.square))
      leaks.push_back({fmt::format("{} lies outside of the tile", name(piece.square)),
                       std::vector{piece.square}});
  }
  std::vector<Company> companies = with_shells(gadget);
  std::size_t output = 0;
  for (std::size_t i = 0; i < gadget.ports.size(); ++i)
    if (gadget.ports[i].leaves()) companies.push_back(with_reader(gadget, i, output++));
  for (const Company& company : companies) {
    const Gadget& board = company.board;
    for (const Row& row : board.table) {
      const Found found = outcomes_of(layout_of(board, row.inputs), limits);
      if (!found) return false;
      std::vector<Outcome> outcomes;
      for (const FoundOutcome& one : *found) outcomes.push_back(one.outcome);
      if (outcomes == row.outcomes) continue;
      leaks.push_back({fmt::format("{}, inputs {} give {} instead of {}", company.words,
                                   in_words(board, row.inputs), in_words(board, outcomes),
                                   in_words(board, row.outcomes)),
                       std::nullopt});
      break;
    }
  }
  return true;
}

}  // namespace hardboard::gadgets
