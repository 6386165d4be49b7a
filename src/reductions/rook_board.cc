#include "reductions/rook_board.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "base/contract.h"
#include "gadgets/plays.h"

namespace hardboard::rook_board {
namespace {

using and_or_sat::Clause;
using gadgets::FoundOutcome;

// Plays a solution of the source on the board.
class Player {
public:
  Player(const and_or_sat::Puzzle& source, const Layout& layout, const and_or_sat::Answer& solution)
      : source_(source), layout_(layout) {
    is_true_.reserve(layout.literals.size());
    for (const formulas::Literal value : solution.assignment) {
      is_true_.push_back(value > 0);
      is_true_.push_back(value < 0);
    }
  }

  Captures run() {
    for (std::uint32_t v = 0; v < source_.variables; ++v) assign(v);
    for (std::uint32_t i = 0; i < source_.clauses.size(); ++i) satisfy(i);
    // Column 3 comes last, and ends in the tomb: the row's last rook takes the corner there.
    const Cell corner = layout_.row_shell.front();
    const auto& tomb = layout_.tomb;
    clear_line(standing(layout_.row_shell), layout_.row_rooks, tomb[3]);
    std::vector<Cell> column = {tomb[3]};
    for (const Cell cell : standing(layout_.column_shell)) column.push_back(cell);
    promise(is_gone(corner), "the row has been cleared");
    clear_line(column, layout_.column_rooks, tomb[2]);
    capture(tomb[0], tomb[1]);
    capture(tomb[1], tomb[2]);
    return std::move(captures_);
  }

private:
  void capture(Cell from, Cell to) {
    captures_.push_back({layout_.square(from), layout_.square(to)});
    gone_.insert(from);
    gone_.erase(to);
  }
  bool is_gone(Cell cell) const { return gone_.contains(cell); }

  void play(const PlacedGadget& placed, const FoundOutcome& found) {
    for (const auto& [from, to] : found.play) capture(placed.cell(from), placed.cell(to));
  }

  // The play that keeps the rook of the true literal.
  void assign(std::uint32_t v) {
    const PlacedGadget& placed = layout_.variables[v];
    const bool is_upper =
        placed.cell(placed.gadget->ports[0].squares[0]) == layout_.literals[2 * v];
    const bool upper_is_true = is_true_[2 * v + (is_upper ? 0 : 1)];
    const auto& outcomes = plays_.of(*placed.gadget, {});
    const auto found = std::find_if(outcomes.begin(), outcomes.end(), [&](const FoundOutcome& one) {
      return (one.outcome[0] > 0) == upper_is_true;
    });
    promise(found != outcomes.end(), "a variable takes both values");
    play(placed, *found);
  }

  void satisfy(std::uint32_t i) {
    const Clause& clause = source_.clauses[i];
    std::vector<std::uint8_t> inputs;
    for (const formulas::Literal literal : clause)
      inputs.push_back(is_true_[number_of(literal)] ? 1 : 0);
    const auto& outcomes = plays_.of(*layout_.clauses[i].gadget, inputs);
    promise(!outcomes.empty(), "a clause that holds can be cleared");
    play(layout_.clauses[i], outcomes.front());
  }

  std::vector<Cell> standing(const std::vector<Cell>& cells) const {
    std::vector<Cell> found;
    for (const Cell cell : cells)
      if (!is_gone(cell)) found.push_back(cell);
    return found;
  }

  // Clears a line of destinations, from the first, whose neighbour is the goal, to the last, whose
  // neighbour is the first of the cleanup rooks. Each of these takes away the last destination: its
  // second capture ends on the destination before, at the end on the goal. Spare rooks capture
  // first.
  void clear_line(std::vector<Cell> destinations, const std::vector<Cell>& rooks, Cell goal) {
    promise(rooks.size() >= destinations.size(), "a cleanup rook for each destination");
    const std::size_t spare = rooks.size() - destinations.size();
    for (std::size_t i = 0; i < rooks.size(); ++i) {
      const Cell last = destinations.back();
      capture(rooks[i], last);
      if (i < spare) continue;
      destinations.pop_back();
      capture(last, destinations.empty() ? goal : destinations.back());
    }
  }

  const and_or_sat::Puzzle& source_;
  const Layout& layout_;
  std::vector<bool> is_true_;  // by the literal's number
  gadgets::Plays plays_;
  std::set<Cell> gone_;
  Captures captures_;
};

// The numbers of the literals whose rooks leave along their rows before anything captures on their
// squares, each with the number of the capture.
struct Departure {
  std::size_t capture;
  std::size_t literal;
};
std::vector<Departure> departures(const Layout& layout, const Captures& captures) {
  std::map<Square, std::size_t> untouched;
  for (std::size_t i = 0; i < layout.literals.size(); ++i)
    untouched.emplace(layout.square(layout.literals[i]), i);
  std::vector<Departure> found;
  for (std::size_t i = 0; i < captures.size(); ++i) {
    const auto& [from, to] = captures[i];
    untouched.erase(to);
    const auto literal = untouched.find(from);
    if (literal == untouched.end()) continue;
    if (layout.placement.cell(from).row == layout.placement.cell(to).row)
      found.push_back({i, literal->second});
    untouched.erase(literal);
  }
  return found;
}

formulas::Literal literal_of(std::size_t number) {
  const auto variable = static_cast<formulas::Literal>(number / 2 + 1);
  return number % 2 == 0 ? variable : -variable;
}

}  // namespace

solo_chess::Puzzle board_of(const Layout& layout, Look look) {
  constexpr std::string_view letters = "RBQ";
  solo_chess::Puzzle board;
  board.budget = 2;
  board.types = {*solo_chess::standard_type(letters[static_cast<std::size_t>(look)])};
  const auto put = [&](Cell cell) { board.pieces.push_back({layout.square(cell), 2, 0}); };
  for (const Cell cell : layout.tomb) put(cell);
  for (const Cell cell : layout.literals) put(cell);
  for (const auto* shell : {&layout.row_shell, &layout.column_shell})
    for (const Cell cell : *shell) put(cell);
  for (const auto* placed_gadgets : {&layout.variables, &layout.clauses})
    for (const PlacedGadget& placed : *placed_gadgets)
      for (const Cell cell : placed.own_cells()) put(cell);
  for (const Cell cell : layout.row_rooks) put(cell);
  for (const Cell cell : layout.column_rooks) put(cell);
  return board;
}

Captures captures_of(const and_or_sat::Puzzle& source, const Layout& layout,
                     const and_or_sat::Answer& solution) {
  return Player(source, layout, solution).run();
}

and_or_sat::Answer solution_of(const Layout& layout, const Captures& captures) {
  and_or_sat::Answer answer;
  answer.verdict = Verdict::solvable;
  for (std::size_t v = 0; v < layout.variables.size(); ++v)
    answer.assignment.push_back(static_cast<formulas::Literal>(v + 1));
  for (const auto& [capture, literal] : departures(layout, captures))
    answer.assignment[literal / 2] = literal_of(literal);
  return answer;
}

std::vector<std::string> meanings_of(const Layout& layout, const Captures& captures) {
  std::vector<std::string> meanings(captures.size());
  for (const auto& [capture, literal] : departures(layout, captures))
    meanings[capture] =
        fmt::format("variable {} is {}, for clause {}", literal / 2 + 1,
                    literal % 2 == 0 ? "true" : "false", layout.clause_of[literal] + 1);
  return meanings;
}

std::vector<Part> parts_of(const and_or_sat::Puzzle& source, const Layout& layout) {
  std::vector<Part> parts;
  const auto add = [&](std::string name, const std::vector<Cell>& cells) {
    Part& part = parts.emplace_back(Part{std::move(name)});
    for (const Cell cell : cells) part.squares.push_back(layout.square(cell));
  };
  add("tomb", layout.tomb);
  std::vector<Cell> shell = layout.row_shell;
  shell.insert(shell.end(), layout.column_shell.begin(), layout.column_shell.end());
  add("shell", shell);
  for (std::size_t v = 0; v < layout.variables.size(); ++v)
    add(fmt::format("variable {}", v + 1), layout.variables[v].own_cells());
  for (std::size_t i = 0; i < layout.literals.size(); ++i)
    add(fmt::format("{}", literal_of(i)), {layout.literals[i]});
  for (std::size_t i = 0; i < layout.clauses.size(); ++i)
    add(fmt::format("clause {}: {}", i + 1, words_of(source.clauses[i])),
        layout.clauses[i].own_cells());
  add("cleanup of the row", layout.row_rooks);
  add("cleanup of the column", layout.column_rooks);
  return parts;
}

}  // namespace hardboard::rook_board
