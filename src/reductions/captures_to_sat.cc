#include "reductions/captures_to_sat.h"

#include <fmt/format.h>
#include <map>
#include <optional>
#include <utility>

#include "reductions/capture_places.h"

namespace hardboard {

using capture::Location;

template <class Traits>
Result<Image<CapturesToSat<Traits>>> CapturesToSat<Traits>::forward(
    const typename From::Puzzle& puzzle, const Limits& limits) {
  const std::optional<capture::Arena> arena = arena_of(puzzle, limits);
  if (!arena) return over_limits("the captures do not fit in the limits");
  Result<ExitClauses> clauses = exit_clauses(*arena, limits);
  if (!clauses) return clauses.error();
  return Image<CapturesToSat>{{std::move(clauses->cnf)}, std::move(clauses->trace)};
}

template <class Traits>
bool CapturesToSat<Traits>::keeps_law(const typename From::Puzzle& puzzle,
                                      const To::Puzzle& image) {
  const std::optional<capture::Arena> arena = arena_of(puzzle, Limits{});
  return arena && keeps_law_of_exits(*arena, image.cnf);
}

template <class Traits>
satisfiability::Answer CapturesToSat<Traits>::witness(const typename From::Puzzle& puzzle,
                                                      const Image<CapturesToSat>& image,
                                                      const typename From::Answer& solution) {
  To::Answer answer;
  answer.verdict = Verdict::solvable;
  answer.assignment = assignment_of(image.puzzle.cnf, image.trace, located(puzzle, solution.moves));
  return answer;
}

template <class Traits>
Result<typename Traits::Answer> CapturesToSat<Traits>::recover(const typename From::Puzzle& puzzle,
                                                               const Image<CapturesToSat>& image,
                                                               const To::Answer& answer) {
  typename From::Answer recovered;
  recovered.verdict = Verdict::solvable;
  for (const auto& [from, to] : captures_of(image.trace, answer.assignment))
    recovered.moves.push_back({place_of(puzzle, from), place_of(puzzle, to)});
  return recovered;
}

template <class Traits>
Refusal CapturesToSat<Traits>::refusal() {
  return {Verdict::unsolvable, "no captures leave one piece, by a refusal"};
}

template <class Traits>
std::vector<Part> CapturesToSat<Traits>::parts(const typename From::Puzzle& puzzle,
                                               const Image<CapturesToSat>& image) {
  const ExitTrace& trace = image.trace;
  std::vector<Part> parts;
  std::map<std::pair<Location, Location>, int> ways;  // over different places
  const auto variable = [](formulas::Literal literal) { return formulas::variable_of(literal); };
  for (const ExitTrace::Exit& exit : trace.exits) {
    const int way = ++ways[{exit.from, exit.to}];
    std::string words =
        fmt::format("{} to {}", words_of_place(puzzle, exit.from), words_of_place(puzzle, exit.to));
    if (way > 1) words += fmt::format(", way {}", way);
    parts.push_back({std::move(words), {}, {variable(exit.taken), variable(exit.last)}});
  }
  for (Location u = 0; u < trace.places && trace.bits > 0; ++u) {
    Part part{fmt::format("number of {}", words_of_place(puzzle, u)), {}, {}};
    for (std::uint32_t b = 0; b < trace.bits; ++b)
      part.numbers.push_back(variable(trace.first_number) + u * trace.bits + b);
    parts.push_back(std::move(part));
  }
  if (parts.empty()) parts.push_back({"the only piece remains", {}, {1}});
  return parts;
}

// An assignment has no moves.
template <class Traits>
std::vector<std::string> CapturesToSat<Traits>::meanings(const typename From::Puzzle&,
                                                         const Image<CapturesToSat>&,
                                                         const To::Answer&) {
  return {};
}

template struct CapturesToSat<solo_chess::Traits>;
template struct CapturesToSat<graph_capture::Traits>;

}  // namespace hardboard
