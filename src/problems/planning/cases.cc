#include "problems/planning/cases.h"

#include <fmt/format.h>
#include <utility>

#include "base/counted.h"
#include "problems/planning/plan.h"
#include "problems/planning/tokens.h"

namespace hardboard::planning {

void describe(Archive& archive, Cases& proof) {
  archive.field("cases", proof.cases);
}

std::string words(const Puzzle& puzzle, const Case& values) {
  std::string result = "(and";
  for (const AtomValue& value : values)
    result +=
        (value.is_true ? " " : " (not ") + words(puzzle, value.atom) + (value.is_true ? "" : ")");
  return result + ")";
}

CaseReader::CaseReader(const Puzzle& puzzle) : puzzle_(puzzle) {
  for (std::uint32_t i = 0; i < puzzle.predicates.size(); ++i)
    predicates_.emplace(puzzle.predicates[i].name, i);
  for (std::uint32_t i = 0; i < puzzle.objects.size(); ++i)
    objects_.emplace(puzzle.objects[i].name, i);
}

std::optional<std::string> CaseReader::read(std::string_view words, Case& values) const {
  const Text text{"", words, 1};
  Tokens tokens(text);
  const auto atom = [&](Atom& made) -> std::optional<std::string> {
    const auto predicate = predicates_.find(tokens.peek());
    if (predicate == predicates_.end())
      return fmt::format("there is no predicate {}", in_quotes(tokens.peek()));
    tokens.skip();
    made.predicate = predicate->second;
    while (!tokens.take(")")) {
      const auto object = objects_.find(tokens.peek());
      if (object == objects_.end())
        return fmt::format("there is no object {}", in_quotes(tokens.peek()));
      made.objects.push_back(object->second);
      tokens.skip();
    }
    const Predicate& of = puzzle_.predicates[made.predicate];
    if (made.objects.size() != of.types.size())
      return fmt::format("{} takes {}, not {}", of.name, counted(of.types.size(), "object"),
                         made.objects.size());
    return std::nullopt;
  };
  constexpr std::string_view expected =
      "expected a case such as `(and (atom object) (not (atom)))`";
  if (!tokens.take("(") || !tokens.take("and")) return std::string(expected);
  values.clear();
  while (!tokens.take(")")) {
    if (!tokens.take("(")) return std::string(expected);
    AtomValue value;
    value.is_true = !tokens.take("not");
    if (!value.is_true && !tokens.take("(")) return std::string(expected);
    if (auto fault = atom(value.atom)) return fault;
    if (!value.is_true && !tokens.take(")")) return std::string(expected);
    values.push_back(std::move(value));
  }
  if (!tokens.peek().empty()) return "expected nothing behind the case";
  return std::nullopt;
}

}  // namespace hardboard::planning
