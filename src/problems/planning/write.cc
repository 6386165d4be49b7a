// A planning problem as PDDL.
#include <algorithm>
#include <fmt/format.h>
#include <span>
#include <utility>

#include "base/append_format.h"
#include "problems/planning/read.h"

namespace hardboard::planning {
namespace {

class Writer {
public:
  explicit Writer(const Puzzle& puzzle) : puzzle_(puzzle) {}

  std::string domain() {
    line(0, "(define (domain {})", puzzle_.domain);
    line(2, "(:requirements{})", requirements());
    if (puzzle_.types.size() > 1) {
      text_ += "  (:types";
      for (std::size_t i = 1; i < puzzle_.types.size(); ++i)
        add(" {} - {}", puzzle_.types[i].name, puzzle_.types[puzzle_.types[i].parent].name);
      text_ += ")\n";
    }
    const std::span<const Object> all(puzzle_.objects);
    if (puzzle_.constants > 0) objects(":constants", all.first(puzzle_.constants));
    if (!puzzle_.predicates.empty()) predicates();
    if (puzzle_.has_costs) line(2, "(:functions (total-cost) - number)");
    for (const Action& one : puzzle_.actions) action(one);
    text_ += ")\n";
    return std::move(text_);
  }

  std::string problem() {
    line(0, "(define (problem {})", puzzle_.name);
    line(2, "(:domain {})", puzzle_.domain);
    const std::span<const Object> all(puzzle_.objects);
    objects(":objects", all.subspan(puzzle_.constants));
    line(2, "(:init");
    if (puzzle_.has_costs) line(4, "(= (total-cost) 0)");
    for (const Atom& atom : puzzle_.init) {
      add("    ({}", puzzle_.predicates[atom.predicate].name);
      for (const std::uint32_t object : atom.objects) add(" {}", puzzle_.objects[object].name);
      text_ += ")\n";
    }
    line(2, ")");
    text_ += "  (:goal ";
    conjunction({}, puzzle_.goal, 0);
    text_ += ")\n";
    if (puzzle_.has_costs) line(2, "(:metric minimize (total-cost))");
    text_ += ")\n";
    return std::move(text_);
  }

private:
  template <class... Values>
  void add(fmt::format_string<Values...> format, Values&&... values) {
    append_format(text_, format, std::forward<Values>(values)...);
  }
  template <class... Values>
  void line(std::size_t indent, fmt::format_string<Values...> format, Values&&... values) {
    text_.append(indent, ' ');
    add(format, std::forward<Values>(values)...);
    text_ += '\n';
  }

  // Does a literal of the puzzle have this property?
  template <class Property>
  bool any_condition(Property has) const {
    const auto any = [&](const std::vector<Literal>& literals) {
      return std::any_of(literals.begin(), literals.end(), has);
    };
    return any(puzzle_.goal) ||
           std::any_of(puzzle_.actions.begin(), puzzle_.actions.end(),
                       [&](const Action& action) { return any(action.conditions); });
  }
  std::string requirements() const {
    std::string words = " :strips";
    if (puzzle_.types.size() > 1) words += " :typing";
    if (any_condition([](const Literal& literal) { return !literal.is_positive; }))
      words += " :negative-preconditions";
    if (any_condition([](const Literal& literal) { return literal.predicate == equality; }))
      words += " :equality";
    if (puzzle_.has_costs) words += " :action-costs";
    return words;
  }

  const std::string& type_of(std::uint32_t type) const { return puzzle_.types[type].name; }

  void objects(std::string_view key, std::span<const Object> list) {
    line(2, "({}", key);
    for (const Object& object : list) line(4, "{} - {}", object.name, type_of(object.type));
    line(2, ")");
  }

  void predicates() {
    line(2, "(:predicates");
    for (const Predicate& predicate : puzzle_.predicates) {
      add("    ({}", predicate.name);
      for (std::size_t i = 0; i < predicate.types.size(); ++i)
        add(" ?x{} - {}", i + 1, type_of(predicate.types[i]));
      text_ += ")\n";
    }
    line(2, ")");
  }

  void action(const Action& action) {
    line(2, "(:action {}", action.name);
    text_ += "    :parameters (";
    for (std::size_t i = 0; i < action.parameters.size(); ++i)
      add("{}?{} - {}", i == 0 ? "" : " ", action.parameters[i].name,
          type_of(action.parameters[i].type));
    text_ += ")\n    :precondition ";
    conjunction(action.parameters, action.conditions, 0);
    text_ += "\n    :effect ";
    conjunction(action.parameters, action.effects, action.cost);
    text_ += ")\n";
  }

  void conjunction(std::span<const Object> parameters, std::span<const Literal> literals,
                   std::uint32_t cost) {
    text_ += "(and";
    for (const Literal& literal : literals) {
      add("\n      {}({}", literal.is_positive ? "" : "(not ",
          literal.predicate == equality ? "=" : puzzle_.predicates[literal.predicate].name);
      for (const Term& term : literal.terms)
        add(" {}{}", term.is_parameter ? "?" : "",
            term.is_parameter ? parameters[term.index].name : puzzle_.objects[term.index].name);
      text_ += literal.is_positive ? ")" : "))";
    }
    if (cost > 0) add("\n      (increase (total-cost) {})", cost);
    text_ += ")";
  }

  const Puzzle& puzzle_;
  std::string text_;
};

}  // namespace

std::string write_domain(const Puzzle& puzzle) {
  return Writer(puzzle).domain();
}

std::string write_problem(const Puzzle& puzzle) {
  return Writer(puzzle).problem();
}

std::string write(const Puzzle& puzzle) {
  return write_domain(puzzle) + write_problem(puzzle);
}

}  // namespace hardboard::planning
