// What the commands ask of Solo Chess and Graph Capture: answers from the registry, on the puzzle's
// own places.
#include "cli/captures.h"

#include "cli/each_kind.h"
#include "cli/session.h"
#include "methods/capture/optimum.h"

namespace hardboard::cli {
namespace {

template <class KindPuzzle>
auto find_answer_by_captures(const KindPuzzle& puzzle, const Request& request) {
  const SolveOptions options{limits_of(request.time), request.proof, !request.method.empty()};
  capture::Instance instance = instance_of(puzzle);
  capture::Answer<capture::Location> answer =
      request.minimize.empty() ? solve(instance, options, request.method)
                               : minimize(instance, options, request.minimize, request.method);
  if (request.count) capture::add_count(instance, options.limits, answer);
  return to_places(puzzle, std::move(answer));
}

}  // namespace

capture::Answer<Square> find_answer(const solo_chess::Puzzle& puzzle, const Request& request) {
  return find_answer_by_captures(puzzle, request);
}
capture::Answer<graph_capture::Vertex> find_answer(const graph_capture::Puzzle& puzzle,
                                                   const Request& request) {
  return find_answer_by_captures(puzzle, request);
}

std::vector<std::string_view> minima(const solo_chess::Puzzle&) {
  return {"pieces", "budget"};
}
std::vector<std::string_view> minima(const graph_capture::Puzzle&) {
  return {"pieces", "budget"};
}

}  // namespace hardboard::cli
