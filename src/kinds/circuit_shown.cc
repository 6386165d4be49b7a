#include "kinds/circuit_shown.h"

#include "draw/circuit_layout.h"
#include "draw/palette.h"
#include "kinds/graph_problem_shown.h"
#include "problems/circuit/read.h"

namespace hardboard::circuit {
namespace {

using formulas::Aig;
using formulas::Gate;
using formulas::Wire;

constexpr Wire never = 0, always = 1;

std::vector<draw::Shape> look(std::string_view token, std::optional<std::uint32_t>) {
  constexpr double half = 30;
  const draw::Style style{draw::white, draw::ink, 3};
  if (token == "g") return {{draw::Rectangle{{-half, -half}, 2 * half, 2 * half, 10, style}}};
  if (token == "o") return {{draw::Circle{{}, half, style}}, {draw::Circle{{}, half - 7, style}}};
  return {{draw::Circle{{}, half, style}}};
}

// The wires of a circuit as arcs of the board.
class Arcs {
public:
  Arcs(shown::Board& board, std::uint32_t constant) : board_(board), constant_(constant) {}

  // Nothing leads to a vertex from the wire that makes no difference there.
  void add(Wire wire, Wire neutral, std::uint32_t to) {
    if (wire == neutral) return;
    uses_constant_ = uses_constant_ || wire <= always;
    board_.edges.emplace_back(wire <= always ? constant_ : wire / 2, to);
    if ((wire & 1) != 0) board_.negated.push_back(static_cast<std::uint32_t>(board_.edges.size()));
  }
  bool uses_constant() const { return uses_constant_; }

private:
  shown::Board& board_;
  const std::uint32_t constant_;
  bool uses_constant_ = false;
};

}  // namespace

const shown::Editor& Shown::editor() {
  static const shown::Editor editor = [] {
    shown::Editor made;
    made.layout = shown::Layout::circuit;
    made.empty = "";
    made.palette = {{"i", "input", "", 'i'}, {"g", "AND gate", "", 'g'}, {"o", "output", "", 'o'}};
    made.look = look;
    return made;
  }();
  return editor;
}

std::optional<shown::Board> Shown::board(const Puzzle& puzzle) {
  const Aig& aig = puzzle.aig;
  if (aig.variables() + aig.outputs.size() >= graphs::most_shown_vertices) return std::nullopt;
  const auto outputs = static_cast<std::uint32_t>(aig.outputs.size());
  shown::Board board;
  board.is_directed = true;
  Arcs arcs(board, aig.variables() + outputs + 1);
  for (std::size_t i = 0; i < aig.gates.size(); ++i)
    for (const Wire wire : {aig.gates[i].left, aig.gates[i].right})
      arcs.add(wire, always, aig.gate(i) / 2);
  for (std::uint32_t i = 0; i < outputs; ++i)
    arcs.add(aig.outputs[i], never, aig.variables() + i + 1);

  const draw::CircuitLayout layout = draw::layout(aig);
  board.tokens.assign(aig.inputs, "i");
  board.tokens.insert(board.tokens.end(), aig.gates.size(), "g");
  board.tokens.insert(board.tokens.end(), outputs, "o");
  board.points.assign(layout.variables.begin() + 1, layout.variables.end());
  board.points.insert(board.points.end(), layout.outputs.begin(), layout.outputs.end());
  if (arcs.uses_constant()) {
    board.tokens.emplace_back("0");
    board.points.push_back(layout.variables[0]);
  }
  return board;
}

std::string Shown::drawn(const Puzzle& puzzle) {
  return write(puzzle);
}

}  // namespace hardboard::circuit
