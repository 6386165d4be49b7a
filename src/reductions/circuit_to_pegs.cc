#include "reductions/circuit_to_pegs.h"

#include <fmt/format.h>
#include <map>

#include "problems/circuit/check.h"
#include "reductions/rail_board.h"

namespace hardboard {
namespace {

using rails::Kind;
using rails::Step;

// A gadget has at least this number of holes, so that plans for too large boards end early.
constexpr std::uint64_t least_holes = 8;

std::string name_of(const circuit::Puzzle& circuit, formulas::Wire literal) {
  const std::uint32_t variable = literal / 2;
  if (variable == 0) return "the constant";
  return variable <= circuit.aig.inputs ? fmt::format("input {}", variable)
                                        : fmt::format("gate {}", variable - circuit.aig.inputs);
}

// The hole to which the middle peg of a choice jumps if the input is 1.
Square upper_hole(const Step& choice) {
  return rails::square_of(choice, 0, 0);
}

// What a gadget is; wires, and gadgets that merely lead them on, belong to the wire.
std::string part_name(const circuit::Puzzle& circuit, const Step& step, std::size_t number) {
  const formulas::Wire wire = step.leaves[0] != rails::no_wire ? step.leaves[0] : step.leaves[1];
  const std::string name = name_of(circuit, wire);
  switch (step.kind) {
    case Kind::choice:
    case Kind::constant:
    case Kind::conjunction:
      return name;
    case Kind::copy:
      return fmt::format("copy {} of {}", number, name);
    case Kind::cross:
      return fmt::format("crossing {} of {} and {}", number, name,
                         name_of(circuit, step.leaves[1]));
    case Kind::swap:
      return fmt::format("swap {} of {}", number, name);
    case Kind::wire:
    case Kind::down:
    case Kind::up:
      break;
  }
  return "wire of " + name;
}

}  // namespace

Result<CircuitToPegs::I> CircuitToPegs::forward(const circuit::Puzzle& circuit,
                                                const Limits& limits) {
  Result<rails::Plan> plan =
      rails::plan_of(circuit.aig, peg_solitaire::most_holes / least_holes, limits);
  if (!plan) return plan.error();
  Result<peg_solitaire::Puzzle> board = rails::board_of(*plan, circuit.aig.outputs[0], limits);
  if (!board) return board.error();
  return I{std::move(board).value(), std::move(plan).value()};
}

bool CircuitToPegs::keeps_law(const circuit::Puzzle& circuit, const peg_solitaire::Puzzle& puzzle) {
  const Box box = bounding_box(puzzle.holes);
  const std::uint64_t g = circuit.aig.gates.size() + 2;
  return box.height() <= 36 * g && box.width() <= 400 * g * g;
}

peg_solitaire::Answer CircuitToPegs::witness(const circuit::Puzzle& circuit, const I& image,
                                             const circuit::Answer& solution) {
  std::vector<std::uint64_t> values;
  evaluate(circuit.aig, std::vector<std::uint64_t>(solution.inputs.begin(), solution.inputs.end()),
           values);
  peg_solitaire::Answer answer;
  answer.verdict = Verdict::solvable;
  rails::Plays plays;
  for (const Step& step : image.trace.steps) plays.append(step, values, answer.moves);
  return answer;
}

Result<circuit::Answer> CircuitToPegs::recover(const circuit::Puzzle& circuit, const I& image,
                                               const peg_solitaire::Answer& answer) {
  std::map<Square, std::uint32_t> inputs;
  for (const Step& step : image.trace.steps)
    if (step.kind == Kind::choice) inputs.emplace(upper_hole(step), step.leaves[0] / 2 - 1);
  circuit::Answer recovered;
  recovered.verdict = Verdict::solvable;
  recovered.inputs.assign(circuit.aig.inputs, 0);
  for (const peg_solitaire::Jump& jump : answer.moves)
    if (const auto input = inputs.find(jump.to); input != inputs.end())
      recovered.inputs[input->second] = 1;
  const CheckReport report = circuit::check(circuit, recovered);
  if (report.check != Check::verified)
    return error_in_words("the choices make no output 1: " + report.reason);
  return recovered;
}

Refusal CircuitToPegs::refusal() {
  return {Verdict::unsolvable, "no inputs make the first output 1, by a refusal"};
}

std::vector<Part> CircuitToPegs::parts(const circuit::Puzzle& circuit, const I& image) {
  std::vector<Part> parts;
  std::map<std::string, std::size_t> number_of;
  std::map<Kind, std::size_t> count;
  for (const Step& step : image.trace.steps) {
    const std::vector<Square> pegs = rails::pegs_of(step);
    if (pegs.empty()) continue;
    const std::string name = part_name(circuit, step, ++count[step.kind]);
    const auto [at, is_new] = number_of.emplace(name, parts.size());
    if (is_new) parts.push_back({name, {}, {}});
    std::vector<Square>& squares = parts[at->second].squares;
    squares.insert(squares.end(), pegs.begin(), pegs.end());
  }
  parts.push_back({"goal", {image.puzzle.at}, {}});
  return parts;
}

Area CircuitToPegs::area(const I& image) {
  Area area{bounding_box(image.puzzle.holes).squares(), 0, 0};
  for (const Step& step : image.trace.steps) {
    if (step.kind == Kind::wire)
      area.wires += rails::holes_of(step) / 2 * (rails::rail_pitch + 1);
    else
      area.gadgets += rails::holes_of(step);
  }
  return area;
}

std::vector<std::string> CircuitToPegs::meanings(const circuit::Puzzle& circuit, const I& image,
                                                 const peg_solitaire::Answer& answer) {
  std::map<Square, std::string> words;
  for (const Step& step : image.trace.steps) {
    if (step.kind != Kind::choice && step.kind != Kind::conjunction) continue;
    const std::string name = name_of(circuit, step.leaves[0]);
    const std::int32_t right = step.kind == Kind::choice ? 0 : step.width;
    words.emplace(rails::square_of(step, right, 0), name + " is 1");
    words.emplace(rails::square_of(step, right, rails::rail_pitch), name + " is 0");
  }
  std::vector<std::string> meanings;
  for (const peg_solitaire::Jump& jump : answer.moves) {
    const auto found = words.find(jump.to);
    meanings.push_back(found == words.end() ? "" : found->second);
  }
  return meanings;
}

}  // namespace hardboard
