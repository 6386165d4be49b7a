#include "reductions/push_fight_to_sat.h"

#include <fmt/format.h>
#include <numeric>
#include <utility>

#include "problems/formulas/tseitin.h"
#include "puzzles/push_fight/replay.h"

namespace hardboard {
namespace {

using push_fight::Question;
using push_fight::TurnBits;

push_fight::Turn turn_in(const push_fight::Puzzle& source, const TurnBits& bits,
                         const formulas::Assignment& assignment) {
  std::vector<bool> values;
  for (std::uint32_t i = 0; i < bits.size(); ++i) values.push_back(assignment[i] > 0);
  return push_fight::turn_of(bits, source.board, values);
}

}  // namespace

Result<Image<PushFightToSat>> PushFightToSat::forward(const From::Puzzle& source,
                                                      const Limits& limits) {
  if (source.question != Question::mate_in_1)
    return error_in_words("the question must be mate-in-1");
  if (source.moves == push_fight::unlimited_moves)
    return error_in_words("the number of moves must be limited");
  constexpr double of_gate = 150;  // bytes, with its clauses
  const TurnBits bits = bits_of(source);
  if (most_gates(bits) * of_gate > static_cast<double>(limits.memory_bytes))
    return over_limits("the image does not fit the memory");
  qbf::AigBuilder circuit(bits.size());
  const push_fight::WiredTurn turn =
      wired_turn(circuit, source.board, push_fight::wired(source.position), source.position.turn,
                 bits, inputs_of(bits, 0));
  const formulas::Wire mates = circuit.both(turn.is_legal, turn.other_falls);
  std::vector<std::uint32_t> inputs(bits.size());
  std::iota(inputs.begin(), inputs.end(), 1U);
  Image<PushFightToSat> image;
  image.trace = {bits, circuit.part(inputs, std::span(&mates, 1))};
  image.puzzle.cnf = tseitin_clauses(image.trace.circuit);
  return image;
}

bool PushFightToSat::keeps_law(const From::Puzzle& source, const To::Puzzle& image) {
  const TurnBits bits = bits_of(source);
  return image.cnf.variables >= bits.size() &&
         image.cnf.variables - bits.size() <= most_gates(bits);
}

PushFightToSat::To::Answer PushFightToSat::witness(const From::Puzzle& source,
                                                   const Image<PushFightToSat>& image,
                                                   const From::Answer& solution) {
  std::vector<std::uint64_t> inputs, wires;
  for (const bool bit : bits_of(image.trace.bits, source.board, solution.turn.value()))
    inputs.push_back(bit ? 1 : 0);
  evaluate(image.trace.circuit, inputs, wires);
  To::Answer answer;
  answer.verdict = Verdict::solvable;
  for (std::uint32_t v = 1; v <= image.puzzle.cnf.variables; ++v) {
    const auto literal = static_cast<formulas::Literal>(v);
    answer.assignment.push_back((wires[v] & 1) != 0 ? literal : -literal);
  }
  return answer;
}

Result<PushFightToSat::From::Answer> PushFightToSat::recover(const From::Puzzle& source,
                                                             const Image<PushFightToSat>& image,
                                                             const To::Answer& answer) {
  From::Answer solution;
  solution.verdict = Verdict::solvable;
  solution.turn = turn_in(source, image.trace.bits, answer.assignment);
  return solution;
}

void add_parts(const TurnBits& bits, std::uint32_t first, const std::string& whose,
               std::vector<Part>& parts) {
  const auto add = [&](std::string words, std::uint32_t width) {
    Part part{whose + std::move(words), {}, {}};
    for (std::uint32_t i = 0; i < width; ++i) part.numbers.push_back(++first);
    if (width > 0) parts.push_back(std::move(part));
  };
  for (std::uint32_t move = 1; move <= bits.moves; ++move) {
    add(fmt::format("move {} from", move), bits.of_square());
    add(fmt::format("move {} to", move), bits.of_square());
  }
  add("king", bits.of_square());
  add("direction", 2);
}

std::vector<Part> PushFightToSat::parts(const From::Puzzle&, const Image<PushFightToSat>& image) {
  std::vector<Part> parts;
  add_parts(image.trace.bits, 0, "", parts);
  return parts;
}

std::vector<std::string> PushFightToSat::meanings(const From::Puzzle& source,
                                                  const Image<PushFightToSat>& image,
                                                  const To::Answer& answer) {
  const push_fight::Turn turn = turn_in(source, image.trace.bits, answer.assignment);
  std::vector<std::string> meanings;
  for (const push_fight::Move& move : turn.moves) meanings.push_back(push_fight::Game::words(move));
  meanings.push_back(push_fight::Game::words(turn.push));
  return meanings;
}

}  // namespace hardboard
