#include "problems/planning/plan.h"

#include <fmt/format.h>

#include "base/counted.h"
#include "problems/planning/tokens.h"

namespace hardboard::planning {
namespace {

std::string in_brackets(const Puzzle& puzzle, std::string_view name,
                        const std::vector<std::uint32_t>& objects) {
  std::string words = fmt::format("({}", name);
  for (const std::uint32_t object : objects) words += " " + puzzle.objects[object].name;
  return words + ")";
}

}  // namespace

std::string words(const Puzzle& puzzle, const Step& step) {
  return in_brackets(puzzle, puzzle.actions[step.action].name, step.objects);
}

std::string words(const Puzzle& puzzle, const Atom& atom) {
  return in_brackets(puzzle, puzzle.predicates[atom.predicate].name, atom.objects);
}

StepReader::StepReader(const Puzzle& puzzle) : puzzle_(puzzle) {
  for (std::uint32_t i = 0; i < puzzle.actions.size(); ++i)
    actions_.emplace(puzzle.actions[i].name, i);
  for (std::uint32_t i = 0; i < puzzle.objects.size(); ++i)
    objects_.emplace(puzzle.objects[i].name, i);
}

std::optional<std::string> StepReader::read(std::string_view words, Step& step) const {
  const Text text{"", words, 1};
  Tokens tokens(text);
  if (!tokens.take("(")) return "expected a step such as `(action object)`";
  const auto action = actions_.find(tokens.peek());
  if (action == actions_.end())
    return fmt::format("there is no action {}", in_quotes(tokens.peek()));
  tokens.skip();
  step.action = action->second;
  step.objects.clear();
  while (!tokens.take(")")) {
    const auto object = objects_.find(tokens.peek());
    if (object == objects_.end())
      return tokens.peek().empty() ? "expected `)` at the end of the step"
                                   : fmt::format("there is no object {}", in_quotes(tokens.peek()));
    step.objects.push_back(object->second);
    tokens.skip();
  }
  if (!tokens.peek().empty()) return "expected nothing behind the step";
  const std::vector<Object>& parameters = puzzle_.actions[step.action].parameters;
  if (step.objects.size() != parameters.size())
    return fmt::format("{} takes {}, not {}", puzzle_.actions[step.action].name,
                       counted(parameters.size(), "object"), step.objects.size());
  for (std::size_t i = 0; i < parameters.size(); ++i)
    if (!is_a(puzzle_, puzzle_.objects[step.objects[i]].type, parameters[i].type))
      return fmt::format("{} is no {}", puzzle_.objects[step.objects[i]].name,
                         puzzle_.types[parameters[i].type].name);
  return std::nullopt;
}

State::State(const Puzzle& puzzle)
    : puzzle_(puzzle), atoms_(puzzle.init.begin(), puzzle.init.end()) {}

bool State::holds(const Literal& literal, const Atom& atom) const {
  const bool is_true =
      literal.predicate == equality ? atom.objects[0] == atom.objects[1] : atoms_.contains(atom);
  return is_true == literal.is_positive;
}

bool State::applies(const Step& step) const {
  for (const Literal& literal : puzzle_.actions[step.action].conditions)
    if (!holds(literal, atom_of(literal, step.objects))) return false;
  return true;
}

std::optional<std::string> State::fault(const std::vector<Literal>& literals,
                                        const std::vector<std::uint32_t>& objects) const {
  for (const Literal& literal : literals) {
    const Atom atom = atom_of(literal, objects);
    if (holds(literal, atom)) continue;
    const std::string what = literal.predicate == equality ? in_brackets(puzzle_, "=", atom.objects)
                                                           : words(puzzle_, atom);
    return what + (literal.is_positive ? " is not true" : " is true");
  }
  return std::nullopt;
}

std::optional<std::string> State::play(const Step& step) {
  const Action& action = puzzle_.actions[step.action];
  if (auto why = fault(action.conditions, step.objects)) return why;
  for (const bool adds : {false, true}) {
    for (const Literal& literal : action.effects) {
      if (literal.is_positive != adds) continue;
      const Atom atom = atom_of(literal, step.objects);
      if (adds)
        atoms_.insert(atom);
      else
        atoms_.erase(atom);
    }
  }
  return std::nullopt;
}

std::optional<std::string> State::missing_goal() const {
  return fault(puzzle_.goal, {});
}

}  // namespace hardboard::planning
