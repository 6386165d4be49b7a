#include "problems/planning/literals.h"

#include <fmt/format.h>
#include <string_view>
#include <utility>

namespace hardboard::planning {

bool Literals::read(const Scope& scope, bool may_compare, std::vector<Literal>& literals) {
  Literal literal;
  literal.is_positive = !in_.take("not");
  if (!literal.is_positive && !in_.expect("(")) return false;
  const Place place = in_.place();
  std::string_view predicate = "=";
  if (may_compare && in_.take("=")) {
    literal.predicate = equality;
  } else {
    if (!names_.find_predicate(literal.predicate)) return false;
    predicate = puzzle_.predicates[literal.predicate].name;
  }
  while (!in_.take(")"))
    if (!term(scope, literal)) return false;
  const std::size_t arguments =
      literal.predicate == equality ? 2 : puzzle_.predicates[literal.predicate].types.size();
  if (literal.terms.size() != arguments)
    return in_.fail(place, fmt::format("{} has {} arguments, not {}", in_quotes(predicate),
                                       arguments, literal.terms.size()));
  const bool is_closed = literal.is_positive || in_.expect(")");
  literals.push_back(std::move(literal));
  return is_closed;
}

bool Literals::term(const Scope& scope, Literal& literal) {
  const Place place = in_.place();
  Term term;
  term.is_parameter = in_.peek().substr(0, 1) == "?";
  if (term.is_parameter) {
    const auto found = scope.names.find(std::string(in_.peek().substr(1)));
    if (found == scope.names.end())
      return in_.fail(fmt::format("there is no parameter {}", in_quotes(in_.peek())));
    term.index = found->second;
    in_.skip();
  } else if (!names_.find_object(term.index)) {
    return false;
  }
  const std::size_t argument = literal.terms.size();
  literal.terms.push_back(term);
  if (literal.predicate == equality) return argument < 2 || in_.fail(place, "`=` has 2 arguments");
  const Predicate& predicate = puzzle_.predicates[literal.predicate];
  if (argument >= predicate.types.size())
    return in_.fail(place, fmt::format("{} has {} arguments", in_quotes(predicate.name),
                                       predicate.types.size()));
  const std::uint32_t type =
      term.is_parameter ? scope.variables[term.index].type : puzzle_.objects[term.index].type;
  const std::uint32_t wanted = predicate.types[argument];
  return is_a(puzzle_, type, wanted) ||
         in_.fail(place,
                  fmt::format("argument {} of {} is of type {}, not {}", argument + 1,
                              in_quotes(predicate.name), in_quotes(puzzle_.types[wanted].name),
                              in_quotes(puzzle_.types[type].name)));
}

}  // namespace hardboard::planning
