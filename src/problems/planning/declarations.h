// The names that a planning problem defines, with their types: types, objects, predicates, actions
// and the variables of a predicate or an action.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "problems/planning/puzzle.h"
#include "problems/planning/tokens.h"

namespace hardboard::planning {

// The number of each name.
using Names = std::unordered_map<std::string, std::uint32_t>;

// The variables of a predicate or an action; none for literals of the problem.
struct Scope {
  std::vector<Object> variables;
  Names names;
};

// Adds what it reads to the puzzle. A function that can fail returns false on failure; the tokens
// then hold the error. Tokens and puzzle must outlive the declarations.
class Declarations {
public:
  Declarations(Tokens& in, Puzzle& puzzle) : in_(in), puzzle_(puzzle) {
    types_.emplace("object", 0);
  }

  // Lists behind their keyword (`:types`), up to the closing bracket.
  bool types();
  bool objects();  // of the domain or of the problem
  bool predicates();
  bool variables(Scope& scope);
  // The name of the puzzle's next action.
  bool action_name(std::string& name);

  // Takes the next token, which must be a name that is defined.
  bool find_object(std::uint32_t& number) { return find(objects_, "object", number); }
  bool find_predicate(std::uint32_t& number) { return find(predicates_, "predicate", number); }

private:
  bool add(Names& names, Place place, const std::string& name, std::size_t number);
  void add_type(const std::string& name, std::uint32_t parent);
  bool find(const Names& names, std::string_view what, std::uint32_t& number);
  template <class Each, class Typed>
  bool typed_list(std::string_view what, Each each, Typed typed);

  Tokens& in_;
  Puzzle& puzzle_;
  Names types_, objects_, predicates_, actions_;
};

}  // namespace hardboard::planning
