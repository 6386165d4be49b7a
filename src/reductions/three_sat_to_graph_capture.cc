#include "reductions/three_sat_to_graph_capture.h"

#include <algorithm>
#include <fmt/format.h>

#include "base/contract.h"

namespace hardboard {

using formulas::Literal;
using graph_capture::Vertex;
namespace {

constexpr std::size_t most_literals = 3;

Literal literal_of(std::uint32_t variable, bool is_true) {
  const auto literal = static_cast<Literal>(variable);
  return is_true ? literal : -literal;
}

}  // namespace

Result<Image<ThreeSatToGraphCapture>> ThreeSatToGraphCapture::forward(
    const From::Puzzle& source_puzzle, const Limits&) {
  const formulas::Cnf& cnf = source_puzzle.cnf;
  for (std::size_t i = 0; i < cnf.size(); ++i)
    if (cnf.clause(i).size() > most_literals)
      return error_in_words(
          fmt::format("clause {} has {} literals, more than three", i + 1, cnf.clause(i).size()));
  const std::uint64_t vertices = cnf.size() + std::uint64_t{3} * cnf.variables + 1;
  if (vertices > graph_capture::most_vertices)
    return error_in_words(fmt::format("the graph would have {} vertices, more than {}", vertices,
                                      graph_capture::most_vertices));
  const Trace trace{static_cast<std::uint32_t>(cnf.size()), cnf.variables};
  To::Puzzle puzzle;
  puzzle.directed = true;
  puzzle.budget = 2;
  puzzle.budgets.assign(vertices, 2);
  puzzle.edges.reserve(cnf.literals.size() + std::size_t{3} * cnf.variables);
  for (std::uint32_t i = 0; i < trace.clauses; ++i)
    for (const Literal literal : cnf.clause(i))
      puzzle.edges.push_back({trace.clause(i), trace.literal(literal)});
  for (std::uint32_t v = 1; v <= trace.variables; ++v) {
    for (const bool is_true : {true, false})
      puzzle.edges.push_back({trace.literal(literal_of(v, is_true)), trace.variable(v)});
    puzzle.edges.push_back({trace.variable(v), trace.end()});
  }
  std::sort(puzzle.edges.begin(), puzzle.edges.end());
  puzzle.edges.erase(std::unique(puzzle.edges.begin(), puzzle.edges.end()), puzzle.edges.end());
  return Image<ThreeSatToGraphCapture>{std::move(puzzle), trace};
}

bool ThreeSatToGraphCapture::keeps_law(const From::Puzzle& source_puzzle,
                                       const To::Puzzle& puzzle) {
  const formulas::Cnf& cnf = source_puzzle.cnf;
  const std::size_t thrice = std::size_t{3} * cnf.variables;
  return puzzle.budgets.size() == cnf.size() + thrice + 1 &&
         puzzle.edges.size() <= cnf.literals.size() + thrice;
}

// Each clause captures the token of its first true literal. Then the token of that literal, which
// may have been captured, goes to the vertex of its variable, and the token of the other literal,
// which has not moved, goes there after it and on to the end.
ThreeSatToGraphCapture::To::Answer ThreeSatToGraphCapture::witness(
    const From::Puzzle& source_puzzle, const Image<ThreeSatToGraphCapture>& image,
    const From::Answer& solution) {
  const formulas::Cnf& cnf = source_puzzle.cnf;
  const Trace& trace = image.trace;
  To::Answer answer;
  answer.verdict = Verdict::solvable;
  for (std::uint32_t i = 0; i < trace.clauses; ++i) {
    const auto clause = cnf.clause(i);
    const auto found = std::find_if(clause.begin(), clause.end(), [&](Literal literal) {
      return formulas::is_true(solution.assignment, literal);
    });
    promise(found != clause.end(), "a solution makes each clause true");
    answer.moves.push_back({trace.clause(i), trace.literal(*found)});
  }
  for (const Literal literal : solution.assignment) {
    const Vertex variable = trace.variable(formulas::variable_of(literal));
    answer.moves.push_back({trace.literal(literal), variable});
    answer.moves.push_back({trace.literal(-literal), variable});
  }
  for (std::uint32_t v = 1; v <= trace.variables; ++v)
    answer.moves.push_back({trace.variable(v), trace.end()});
  return answer;
}

// A variable is true if and only if some clause captured the token that says so. No solution
// captures the tokens of both literals of a variable: otherwise each of them would arrive at the
// vertex of the variable with no capture left, and the last to arrive would stay there.
Result<ThreeSatToGraphCapture::From::Answer> ThreeSatToGraphCapture::recover(
    const From::Puzzle&, const Image<ThreeSatToGraphCapture>& image, const To::Answer& answer) {
  const Trace& trace = image.trace;
  From::Answer recovered;
  recovered.verdict = Verdict::solvable;
  for (std::uint32_t v = 1; v <= trace.variables; ++v)
    recovered.assignment.push_back(literal_of(v, false));
  for (const auto& move : answer.moves) {
    const std::uint32_t v = move.to.number - trace.clauses;
    if (move.to.number > trace.clauses && v <= trace.variables)
      recovered.assignment[v - 1] = literal_of(v, true);
  }
  return recovered;
}

Refusal ThreeSatToGraphCapture::refusal() {
  return {Verdict::unsolvable, "the formula has no satisfying assignment, by a refusal"};
}

std::vector<Part> ThreeSatToGraphCapture::parts(const From::Puzzle&,
                                                const Image<ThreeSatToGraphCapture>& image) {
  const Trace& trace = image.trace;
  std::vector<Part> parts;
  for (std::uint32_t i = 0; i < trace.clauses; ++i)
    parts.push_back({fmt::format("clause {}", i + 1), {}, {trace.clause(i).number}});
  for (std::uint32_t v = 1; v <= trace.variables; ++v) {
    for (const bool is_true : {true, false})
      parts.push_back({fmt::format("variable {} is {}", v, is_true),
                       {},
                       {trace.literal(literal_of(v, is_true)).number}});
    parts.push_back({fmt::format("variable {}", v), {}, {trace.variable(v).number}});
  }
  parts.push_back({"end", {}, {trace.end().number}});
  return parts;
}

std::vector<std::string> ThreeSatToGraphCapture::meanings(
    const From::Puzzle&, const Image<ThreeSatToGraphCapture>& image, const To::Answer& answer) {
  const Trace& trace = image.trace;
  std::vector<std::string> words;
  for (const auto& move : answer.moves) {
    if (move.from.number > trace.clauses) {
      words.emplace_back();
      continue;
    }
    const std::uint32_t at = move.to.number - trace.clauses;
    const bool is_true = at <= trace.variables;
    words.push_back(fmt::format("variable {} is {}, which satisfies clause {}",
                                is_true ? at : at - trace.variables, is_true, move.from.number));
  }
  return words;
}

}  // namespace hardboard
