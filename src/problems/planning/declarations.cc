#include "problems/planning/declarations.h"

#include <fmt/format.h>
#include <utility>

namespace hardboard::planning {

// Adds a name, which must be new.
bool Declarations::add(Names& names, Place place, const std::string& name, std::size_t number) {
  if (names.emplace(name, static_cast<std::uint32_t>(number)).second) return true;
  return in_.fail(place, fmt::format("{} is given twice", in_quotes(name)));
}

bool Declarations::find(const Names& names, std::string_view what, std::uint32_t& number) {
  const auto found = names.find(std::string(in_.peek()));
  if (found == names.end())
    return in_.fail(in_.peek().empty()
                        ? fmt::format("expected {}, found the end", what)
                        : fmt::format("there is no {} {}", what, in_quotes(in_.peek())));
  number = found->second;
  in_.skip();
  return true;
}

// "a b - t c": calls each(place, name) for the names, and then typed(type) for those before each
// type. Names at the end have the type `object`.
template <class Each, class Typed>
bool Declarations::typed_list(std::string_view what, Each each, Typed typed) {
  while (!in_.take(")")) {
    if (in_.take("-")) {
      std::uint32_t type = 0;
      if (!find(types_, "type", type)) return false;
      typed(type);
      continue;
    }
    const Place place = in_.place();
    std::string name;
    const bool is_variable = what == "a variable";
    if (is_variable && in_.peek().size() > 1 && in_.peek().front() == '?')
      name = in_.take().substr(1);
    else if (is_variable ? !in_.fail_expected(what) : !in_.expect_name(what, name))
      return false;
    if (!each(place, name)) return false;
  }
  typed(0);
  return true;
}

// A list may name a type before its parent, and a parent that the list does not name itself.
bool Declarations::types() {
  struct Listed {
    Place place;
    std::string name, parent = "object";
  };
  std::vector<Listed> listed;
  std::size_t first = 0;
  Names own;
  while (!in_.take(")")) {
    const Place place = in_.place();
    const bool is_parent = in_.take("-");
    std::string name;
    if (!in_.expect_name("a type", name)) return false;
    if (is_parent) {
      for (; first < listed.size(); ++first) listed[first].parent = name;
    } else if (name != "object") {
      if (types_.contains(name) || !own.emplace(name, 0).second)
        return in_.fail(place, fmt::format("{} is given twice", in_quotes(name)));
      listed.push_back({place, std::move(name)});
    }
  }
  for (const Listed& one : listed)
    if (!own.contains(one.parent) && !types_.contains(one.parent)) add_type(one.parent, 0);
  while (!listed.empty()) {
    const std::size_t added = std::erase_if(listed, [&](const Listed& one) {
      const auto parent = types_.find(one.parent);
      if (parent == types_.end()) return false;
      add_type(one.name, parent->second);
      return true;
    });
    if (added == 0)
      return in_.fail(listed.front().place,
                      fmt::format("type {} lies below itself", in_quotes(listed.front().name)));
  }
  return true;
}

void Declarations::add_type(const std::string& name, std::uint32_t parent) {
  types_.emplace(name, static_cast<std::uint32_t>(puzzle_.types.size()));
  puzzle_.types.push_back({name, parent});
}

bool Declarations::objects() {
  std::size_t first = puzzle_.objects.size();
  return typed_list(
      "an object",
      [&](Place place, const std::string& name) {
        puzzle_.objects.push_back({name, 0});
        return add(objects_, place, name, puzzle_.objects.size() - 1);
      },
      [&](std::uint32_t type) {
        for (; first < puzzle_.objects.size(); ++first) puzzle_.objects[first].type = type;
      });
}

bool Declarations::variables(Scope& scope) {
  std::vector<Object>& found = scope.variables;
  std::size_t first = 0;
  return typed_list(
      "a variable",
      [&](Place place, const std::string& name) {
        if (found.size() == most_parameters)
          return in_.fail(place, fmt::format("more than {} parameters", most_parameters));
        found.push_back({name, 0});
        return add(scope.names, place, name, found.size() - 1);
      },
      [&](std::uint32_t type) {
        for (; first < found.size(); ++first) found[first].type = type;
      });
}

bool Declarations::predicates() {
  while (in_.take("(")) {
    const Place place = in_.place();
    Predicate predicate;
    Scope scope;
    if (!in_.expect_name("a predicate", predicate.name) ||
        !add(predicates_, place, predicate.name, puzzle_.predicates.size()) || !variables(scope))
      return false;
    for (const Object& argument : scope.variables) predicate.types.push_back(argument.type);
    puzzle_.predicates.push_back(std::move(predicate));
  }
  return in_.expect(")");
}

bool Declarations::action_name(std::string& name) {
  const Place place = in_.place();
  return in_.expect_name("the name of an action", name) &&
         add(actions_, place, name, puzzle_.actions.size());
}

}  // namespace hardboard::planning
