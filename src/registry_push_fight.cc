#include "registry_push_fight.h"

#include "methods/push_fight/mate_in_1.h"
#include "methods/push_fight/proof_number.h"
#include "methods/push_fight/winner.h"

namespace hardboard::push_fight {
namespace {

std::string about_mate(const Puzzle& puzzle) {
  return puzzle.question == Question::mate_in_1 ? "" : "for the question whether there is a mate";
}

// In the run of the rows the limits on memory are not known yet: solve_by_table asks them.
std::string table_applies_not(const Puzzle& puzzle) {
  return table_why_not(puzzle, Limits());
}

constexpr Method rows[] = {
    {"two-moves", "Bosboom, Demaine, Rudoy 2018, Theorem 3.2",
     "mate-in-1 within two moves, from the lines that win", two_moves_why_not, solve_two_moves},
    {"classes", "Bosboom, Demaine, Rudoy 2018, Theorem 3.13",
     "mate-in-1 with any number of moves, by classes of configurations", classes_why_not,
     solve_classes},
    {"configurations", "", "mate-in-1 with the fewest moves: A* over configurations", about_mate,
     solve_configurations},
    {"moved-sets", "", "mate-in-1 with the fewest moves: which men have to move, by SAT",
     about_mate, solve_moved_sets},
    {"one-turn", "", "who wins at once, or can't push", one_turn_why_not, solve_one_turn},
    {"table", "", "who wins: retrograde analysis of all positions", table_applies_not,
     solve_by_table},
    {"proof-numbers", "", "who wins: an AND/OR search by proof numbers for a forced win",
     proof_number_why_not, solve_by_proof_numbers},
};

}  // namespace

std::span<const Method> methods() {
  return rows;
}

Answer solve(const Puzzle& puzzle, const SolveOptions& options, std::string_view only) {
  return run_rows(methods(), puzzle, options, only);
}

}  // namespace hardboard::push_fight
