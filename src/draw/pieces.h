// Chessmen and tokens as symbols: the project's own outlines, each with a white window that shows
// the budget as a digit.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "draw/scene.h"

namespace hardboard::draw {

// A chessman within 40 units of the origin, base downward. K Q R B N P have outlines; any other
// label, such as the number of a graph's vertex, stands on a token. The window shows a budget up to
// 99, 99+ for larger ones, and the infinity sign for `unlimited_budget`.
Symbol piece_symbol(const std::string& label, std::uint32_t budget);
Symbol token_symbol(const std::string& label, std::uint32_t budget);

// Adds the window alone, 13.5 * scale in radius.
void append_window(std::vector<Shape>& shapes, Point at, std::uint32_t budget, double scale = 1);

// A sign for a piece that has no room for a chessman, within 12 units of the origin. The shapes
// differ as well as the colours: a cross for 0, a disc for 1, a square for 2, a diamond for 3 and
// more.
inline constexpr std::uint32_t most_dots = 3;
Symbol dot_symbol(std::uint32_t budget);

// Half the width and half the height of a chessman, and the radius of a token: arrows and numbers
// stay outside of these.
inline constexpr Point piece_extent{29, 38};
inline constexpr double token_radius = 36;

// What budgets bound: how many captures a piece makes, or how long they are together.
enum class BudgetOf : std::uint8_t { captures, distance };

// A budget in words for titles and legends: "may not capture", "may capture twice", ...; "may go 3
// steps in all".
std::string budget_words(std::uint32_t budget, BudgetOf of = BudgetOf::captures);

// The symbols of a scene so far, without repetition, by label and budget. Budgets that look alike
// (100 and more) share a symbol. A look-up costs O(log symbols).
class SymbolTable {
public:
  enum class Look : std::uint8_t { piece, token };
  explicit SymbolTable(Look look) : look_(look) {}
  std::uint32_t find(const std::string& label, std::uint32_t budget);
  std::vector<Symbol> take() { return std::move(symbols_); }

private:
  Look look_;
  std::map<std::pair<std::string, std::uint32_t>, std::uint32_t> index_;
  std::vector<Symbol> symbols_;
};

}  // namespace hardboard::draw
