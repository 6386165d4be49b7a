// Classical planning as PDDL states it: actions change which atoms are true, and a plan is a
// sequence of actions that makes the goal true. The fragment is STRIPS with types, negative
// preconditions, equality, and whole numbers as costs of actions.
#pragma once

#include <compare>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace hardboard::planning {

inline constexpr std::string_view kind_name = "planning";

// A type has all objects of its own and of the types below it. Type 0 is `object`, the parent of
// itself; every other type comes after its parent.
struct Type {
  std::string name;
  std::uint32_t parent = 0;
};

struct Object {
  std::string name;
  std::uint32_t type = 0;
};

struct Predicate {
  std::string name;
  std::vector<std::uint32_t> types;  // of its arguments
};

// Stands for the predicate `=`, which has two arguments.
inline constexpr std::uint32_t equality = std::numeric_limits<std::uint32_t>::max();

// A predicate and its objects; true or false in a state. Never of `equality`.
struct Atom {
  std::uint32_t predicate = 0;
  std::vector<std::uint32_t> objects;
  friend auto operator<=>(const Atom&, const Atom&) = default;
};

// An argument within an action: a parameter of the action, or an object.
struct Term {
  bool is_parameter = false;
  std::uint32_t index = 0;
  friend bool operator==(const Term&, const Term&) = default;
};

struct Literal {
  bool is_positive = true;
  std::uint32_t predicate = 0;
  std::vector<Term> terms;
  friend bool operator==(const Literal&, const Literal&) = default;
};

// The action of an instance applies if all conditions hold; then its negative effects become false,
// and after them its positive effects true.
struct Action {
  std::string name;
  std::vector<Object> parameters;  // names without the `?`
  std::vector<Literal> conditions, effects;
  std::uint32_t cost = 0;
};

// Readers promise: names are in small letters, and those of types, objects, predicates and actions
// each differ; literals name existing predicates, objects and parameters, of fitting number and
// type; `=` is in no effect; `init` is sorted, without repetition; at most most_parameters
// parameters and arguments.
struct Puzzle {
  std::string domain, name;
  std::vector<Type> types{{"object", 0}};
  std::vector<Object> objects;
  std::uint32_t constants = 0;  // the first so many objects belong to the domain
  std::vector<Predicate> predicates;
  std::vector<Action> actions;
  std::vector<Atom> init;
  std::vector<Literal> goal;  // without parameters
  bool has_costs = false;     // plans cost what their actions cost; else 1 for each action
};

inline constexpr std::size_t most_parameters = 20;
inline constexpr std::uint32_t most_cost = 1'000'000'000;

// Is the type `general` itself or below it? O(depth of the types).
bool is_a(const Puzzle& puzzle, std::uint32_t type, std::uint32_t general);

// An action with an object for each parameter.
struct Step {
  std::uint32_t action = 0;
  std::vector<std::uint32_t> objects;
  friend bool operator==(const Step&, const Step&) = default;
};

// The atom that a literal speaks of, with these objects for the parameters. O(arguments).
Atom atom_of(const Literal& literal, const std::vector<std::uint32_t>& objects);

// The cost of a step, O(1), and of a plan, O(steps).
std::uint64_t cost_of(const Puzzle& puzzle, const Step& step);
std::uint64_t plan_cost(const Puzzle& puzzle, const std::vector<Step>& plan);

}  // namespace hardboard::planning
