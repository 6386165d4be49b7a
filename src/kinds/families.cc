#include "kinds/families.h"

#include <algorithm>

namespace hardboard {
namespace {

using Settings = std::map<std::string, std::string, std::less<>>;

// Where about half of all random formulas with clauses of three are satisfiable (Crawford and
// Auton 1996): 4.26 clauses a variable.
Settings of_3sat(std::uint64_t variables) {
  return {{"variables", std::to_string(variables)},
          {"clauses", std::to_string((426 * variables + 50) / 100)},
          {"width", "3"}};
}

// A board of twice as many squares as pieces, of which each may capture twice.
Settings of_solo_chess(std::uint64_t pieces) {
  std::uint64_t side = 2;
  while (side * side < 2 * pieces) ++side;
  const std::string length = std::to_string(side);
  return {{"pieces", std::to_string(pieces)}, {"size", length + "x" + length}};
}

Settings of_pegs(std::uint64_t pegs) {
  return {{"board", "english"}, {"pegs", std::to_string(pegs)}};
}

Settings of_circuits(std::uint64_t gates) {
  return {{"inputs", std::to_string(gates / 4 + 2)}, {"gates", std::to_string(gates)}};
}

// One block of universal variables between two of existential ones. With two clauses to a variable
// of a block both answers are common: of 40 formulas 34 are true at 4 variables, 17 at 20.
Settings of_quantified(std::uint64_t variables) {
  return {{"blocks", "3"},
          {"variables", std::to_string(variables)},
          {"clauses", std::to_string(2 * variables)},
          {"width", "3"}};
}

// Three draws of edges to a vertex; the bound is what a greedy cover takes.
Settings of_covers(std::uint64_t vertices) {
  return {{"vertices", std::to_string(vertices)}, {"edges", std::to_string(3 * vertices)}};
}

// A margin of 4 is enough for nearly all deserts of these sizes that an army crosses at all.
Settings of_armies(std::uint64_t squares) {
  return {{"squares", std::to_string(squares)}, {"margin", "4"}};
}

Settings of_push_fight(std::uint64_t squares) {
  std::uint64_t height = 2;
  while ((height + 1) * (height + 1) <= squares) ++height;
  return {{"width", std::to_string((squares + height - 1) / height)},
          {"height", std::to_string(height)},
          {"pawns", std::to_string(squares / 8 + 1)}};
}

}  // namespace

std::span<const Family> families() {
  static const std::vector<Family> rows = {
      {"graph-capture-of-3sat",
       "random 3SAT as games of Graph Capture, and these as formulas again",
       "sat",
       {"3sat-to-graph-capture", "graph-capture-to-sat"},
       {"cnf"},
       "variables",
       3,
       10'000,
       of_3sat},
      {"solo-chess",
       "boards of Solo Chess that have a solution",
       "solo-chess",
       {"solo-chess-to-sat"},
       {"cnf"},
       "pieces",
       2,
       200,
       of_solo_chess},
      {"mates-of-push-fight",
       "is there a turn that wins at once? on random boards",
       "push-fight",
       {"push-fight-to-sat"},
       {"cnf"},
       "squares",
       12,
       400,
       of_push_fight},
      {"planning-of-pegs",
       "peg solitaire on the English board, to the end with one peg",
       "peg-solitaire",
       {"peg-solitaire-to-planning"},
       {"pddl-domain", "pddl-problem"},
       "pegs",
       2,
       32,
       of_pegs},
      {"programmes-of-pegs",
       "peg solitaire on the English board as integer programmes",
       "peg-solitaire",
       {"peg-solitaire-to-integer-programme"},
       {"mps"},
       "pegs",
       2,
       32,
       of_pegs},
      {"reach-of-circuits",
       "satisfiability of circuits as a peg that shall come to a hole",
       "circuit",
       {"circuit-to-pegs", "peg-reach-to-integer-programme"},
       {"mps"},
       "gates",
       1,
       1000,
       of_circuits},
      {"bits-of-pegs",
       "peg solitaire on the English board as pseudo-Boolean constraints",
       "peg-solitaire",
       {"peg-solitaire-to-integer-programme", "integer-programme-to-zero-one"},
       {"opb"},
       "pegs",
       2,
       32,
       of_pegs},
      {"bits-of-circuits",
       "satisfiability of circuits as numbers of jumps, in bits, as few as can be",
       "circuit",
       {"circuit-to-pegs", "peg-reach-to-integer-programme", "integer-programme-to-zero-one"},
       {"opb"},
       "gates",
       1,
       1000,
       of_circuits},
      {"programmes-of-armies",
       "peg armies that shall cross random deserts, as integer programmes",
       "peg-army",
       {"peg-army-to-integer-programme"},
       {"mps"},
       "squares",
       1,
       200,
       of_armies},
      {"bits-of-armies",
       "the same as pseudo-Boolean constraints, with as few pegs as can be",
       "peg-army",
       {"peg-army-to-integer-programme", "integer-programme-to-zero-one"},
       {"opb"},
       "squares",
       1,
       200,
       of_armies},
      {"bits-of-captures",
       "boards of Solo Chess as pseudo-Boolean constraints, with as few captures by one piece as "
       "can "
       "be",
       "solo-chess",
       {"solo-chess-to-integer-programme", "integer-programme-to-zero-one"},
       {"opb"},
       "pieces",
       2,
       100,
       of_solo_chess},
      {"small-covers",
       "vertex covers of random graphs, as few vertices as can be",
       "vertex-cover",
       {"vertex-cover-to-red-blue", "red-blue-to-integer-programme",
        "integer-programme-to-zero-one"},
       {"opb"},
       "vertices",
       3,
       10'000,
       of_covers},
      {"rules-of-solo-chess",
       "boards of Solo Chess and its rules, for answer set solvers",
       "solo-chess",
       {},
       {"asp"},
       "pieces",
       2,
       200,
       of_solo_chess},
      {"rules-of-pegs",
       "peg solitaire on the English board and its rules, for answer set solvers",
       "peg-solitaire",
       {},
       {"asp"},
       "pegs",
       2,
       32,
       of_pegs},
      {"rules-of-push-fight",
       "mates in one turn on random boards and the rules, for answer set solvers",
       "push-fight",
       {},
       {"asp"},
       "squares",
       12,
       400,
       of_push_fight},
      {"quantified-3sat",
       "random 3SAT behind three blocks of quantifiers",
       "qbf",
       {},
       {"qdimacs"},
       "variables",
       2,
       1000,
       of_quantified},
  };
  return rows;
}

const Family* family_named(std::string_view name) {
  const std::span<const Family> all = families();
  const auto found = std::find_if(all.begin(), all.end(),
                                  [&](const Family& family) { return family.name == name; });
  return found == all.end() ? nullptr : &*found;
}

}  // namespace hardboard
