#include "reductions/rail_board.h"

#include <algorithm>
#include <fmt/format.h>
#include <tuple>

#include "base/contract.h"
#include "gadgets/library.h"
#include "gadgets/pegs.h"

namespace hardboard::rails {
namespace {

using formulas::Wire;
using gadgets::Gadget;
using gadgets::Layout;

// The gadget of a kind, moved so that its first column is 0 and its highest rail lies in row 0.
Gadget read_gadget(Kind kind) {
  const gadgets::LibraryFile* file =
      gadgets::library_file(gadget_names[static_cast<std::size_t>(kind)]);
  promise(file != nullptr, "the library has the gadgets of rails");
  Gadget gadget = gadgets::read_library(*file);
  Square corner{gadget.drawing.low.x, INT32_MIN};
  for (const gadgets::Port& port : gadget.ports) corner.y = std::max(corner.y, port.squares[0].y);
  const Square by{-corner.x, -corner.y};
  for (gadgets::Placed& piece : gadget.pieces) piece.square = piece.square + by;
  for (gadgets::Port& port : gadget.ports) port.squares[0] = port.squares[0] + by;
  gadget.drawing = {gadget.drawing.low + by, gadget.drawing.high + by};
  gadget.tile = Box{gadget.tile->low + by, gadget.tile->high + by};
  return gadget;
}

const Gadget& gadget_of(Kind kind) {
  static const auto all = [] {
    std::vector<Gadget> made(gadget_names.size());
    for (std::size_t i = 1; i < made.size(); ++i) made[i] = read_gadget(static_cast<Kind>(i));
    return made;
  }();
  return all[static_cast<std::size_t>(kind)];
}

constexpr std::array<std::int32_t, 2> rails = {0, rail_pitch};

// The holes where rails come in and go out.
std::vector<Square> ports_of(const Step& step) {
  std::vector<Square> ports;
  if (step.kind == Kind::wire) {
    for (const std::int32_t rail : rails) {
      ports.push_back(square_of(step, 0, rail));
      ports.push_back(square_of(step, step.width, rail));
    }
    return ports;
  }
  for (const gadgets::Port& port : gadget_of(step.kind).ports)
    ports.push_back(port.squares[0] + square_of(step, 0, 0));
  return ports;
}

// All squares of a gadget's tile, which ends a column behind its ports; of a wire those between.
std::vector<Square> squares_of(const Step& step) {
  std::vector<Square> squares;
  if (step.kind == Kind::wire) {
    for (const std::int32_t rail : rails)
      for (std::int32_t x = 2; x <= step.width - 2; ++x)
        squares.push_back(square_of(step, x, rail));
    return squares;
  }
  const Box& tile = *gadget_of(step.kind).tile;
  for (std::uint64_t i = 0; i < tile.squares(); ++i)
    squares.push_back(tile.square(i) + square_of(step, 0, 0));
  return squares;
}

struct Owned {
  Square square;
  std::uint32_t step;
};
bool before(const Owned& a, const Owned& b) {
  return std::tie(a.square.y, a.square.x, a.step) < std::tie(b.square.y, b.square.x, b.step);
}

// Do the two steps join at a port within three columns of both squares, in the same row?
bool joined(const Plan& plan, const Owned& a, const Owned& b) {
  const std::vector<Square> ports = ports_of(plan.steps[a.step]);
  for (const Square port : ports_of(plan.steps[b.step])) {
    if (std::find(ports.begin(), ports.end(), port) == ports.end()) continue;
    const auto is_near = [&](Square square) {
      return square.y == port.y && std::abs(square.x - port.x) <= 3;
    };
    if (is_near(a.square) && is_near(b.square)) return true;
  }
  return false;
}

// The squares of different steps are the same or neighbours where the steps join, nowhere else.
bool meet_at_ports_alone(const Plan& plan, const std::vector<Owned>& squares) {
  std::size_t above = 0;  // the first square of the row above that is not left of this one
  for (std::size_t i = 0; i < squares.size(); ++i) {
    const Owned& a = squares[i];
    for (std::size_t j = i + 1; j < squares.size() && squares[j].square.y == a.square.y &&
                                squares[j].square.x <= a.square.x + 1;
         ++j)
      if (a.step != squares[j].step && !joined(plan, a, squares[j])) return false;
    const Square up{a.square.x, a.square.y + 1};
    while (above < squares.size() && before(squares[above], {up, 0})) ++above;
    for (std::size_t j = above; j < squares.size() && squares[j].square == up; ++j)
      if (a.step != squares[j].step && !joined(plan, a, squares[j])) return false;
  }
  return true;
}

bool is_true(Wire literal, const std::vector<std::uint64_t>& values) {
  return (formulas::value_of(literal, values) & 1) != 0;
}

// The signals of the rails of two wires, from above; nothing for a wire that is not there.
std::vector<std::uint8_t> signals_of(const std::array<Wire, 2>& wires,
                                     const std::vector<std::uint64_t>& values) {
  std::vector<std::uint8_t> signals;
  for (const Wire wire : wires) {
    if (wire == no_wire) continue;
    signals.push_back(is_true(wire, values) ? 1 : 0);
    signals.push_back(is_true(wire, values) ? 0 : 1);
  }
  return signals;
}

gadgets::Play find_play(Kind kind, const std::vector<std::uint8_t>& inputs,
                        const std::vector<std::uint8_t>& outputs) {
  const Layout layout = gadgets::layout_of(gadget_of(kind), inputs);
  std::vector<std::vector<Square>> groups;
  std::size_t output = 0;
  for (std::size_t i = 0; i < layout.ports.size(); ++i)
    if (layout.gadget->ports[i].leaves() && outputs[output++] != 0)
      groups.push_back(layout.ports[i]);
  gadgets::PegAnswer answer = gadgets::bring_pegs(layout, groups, {});
  promise(answer.verdict == Verdict::solvable, "the gadget's table has this row");
  std::erase_if(answer.play, [](const auto& jump) { return jump.second == gadgets::off_plane; });
  return std::move(answer.play);
}

}  // namespace

Square goal_of(const Plan& plan, Wire output) {
  Step end;
  end.track = plan.track;
  end.column = plan.column;
  return square_of(end, 0, plan.last == output ? 0 : rail_pitch);
}

std::uint64_t holes_of(const Step& step) {
  return step.kind == Kind::wire ? static_cast<std::uint64_t>(2 * (step.width - 3))
                                 : gadget_of(step.kind).tile->squares();
}

std::vector<Square> pegs_of(const Step& step) {
  std::vector<Square> pegs;
  if (step.kind == Kind::wire) {
    for (const std::int32_t rail : rails)
      for (std::int32_t x = 1; x < step.width; x += 2) pegs.push_back(square_of(step, x, rail));
    return pegs;
  }
  for (const gadgets::Placed& piece : gadget_of(step.kind).pieces)
    pegs.push_back(piece.square + square_of(step, 0, 0));
  return pegs;
}

Result<peg_solitaire::Puzzle> board_of(const Plan& plan, Wire output, const Limits& limits) {
  std::uint64_t holes = 0;
  for (const Step& step : plan.steps) holes += holes_of(step);
  if (holes > peg_solitaire::most_holes)
    return error_in_words(
        fmt::format("the image would have more than {} holes", peg_solitaire::most_holes));
  std::vector<Owned> squares;
  squares.reserve(holes);
  std::vector<Square> pegs;
  for (std::uint32_t s = 0; s < plan.steps.size(); ++s) {
    for (const Square square : squares_of(plan.steps[s])) squares.push_back({square, s});
    const std::vector<Square> own = pegs_of(plan.steps[s]);
    pegs.insert(pegs.end(), own.begin(), own.end());
    if (s % 1024 == 0 && limits.reached()) return error_in_words(limits.words());
  }
  std::sort(squares.begin(), squares.end(), before);
  promise(meet_at_ports_alone(plan, squares), "gadgets meet at joined ports alone");
  peg_solitaire::Puzzle puzzle;
  puzzle.goal = peg_solitaire::Goal::peg;
  puzzle.at = goal_of(plan, output);
  puzzle.holes.reserve(squares.size());
  for (const Owned& owned : squares) puzzle.holes.push_back(owned.square);
  const auto twice = std::adjacent_find(puzzle.holes.begin(), puzzle.holes.end());
  promise(twice == puzzle.holes.end(), "tiles and wires do not overlap");
  const auto by_rows = [](Square a, Square b) { return std::tie(a.y, a.x) < std::tie(b.y, b.x); };
  std::sort(pegs.begin(), pegs.end(), by_rows);
  puzzle.pegs.resize(puzzle.holes.size(), 0);
  std::size_t hole = 0;
  for (const Square peg : pegs) {
    while (puzzle.holes[hole] != peg) ++hole;
    promise(puzzle.pegs[hole] == 0, "pegs of different gadgets stand on different holes");
    puzzle.pegs[hole] = 1;
  }
  return puzzle;
}

void Plays::append(const Step& step, const std::vector<std::uint64_t>& values,
                   std::vector<peg_solitaire::Jump>& jumps) {
  if (step.kind == Kind::wire) {
    const std::int32_t rail = is_true(step.takes[0], values) ? 0 : rail_pitch;
    for (std::int32_t x = 0; x < step.width; x += 2)
      jumps.push_back({square_of(step, x, rail), square_of(step, x + 2, rail)});
    return;
  }
  const std::vector<std::uint8_t> inputs = signals_of(step.takes, values);
  const std::vector<std::uint8_t> outputs = signals_of(step.leaves, values);
  std::uint32_t key = 1;
  for (const std::uint8_t signal : inputs) key = 2 * key + signal;
  for (const std::uint8_t signal : outputs) key = 2 * key + signal;
  gadgets::Play& play = known_[{step.kind, key}];
  if (play.empty()) play = find_play(step.kind, inputs, outputs);
  const Square by = square_of(step, 0, 0);
  for (const auto& [from, to] : play) jumps.push_back({from + by, to + by});
}

}  // namespace hardboard::rails
