// Planar monotone 3SAT as it is drawn: variables on a line, clauses above and below.
#pragma once

#include <string>
#include <string_view>

#include "draw/picture.h"
#include "problems/formulas/cnf.h"
#include "problems/planar_3sat/puzzle.h"

namespace hardboard::draw {

// A box for each variable, a bar for each clause, outside the clauses before it, with a leg to each
// of its variables. With an assignment true variables are filled and the legs of true literals are
// thick. Above 2,000 variables and clauses the picture is a sentence. `position` is the puzzle as
// text. O(legs * bars) at worst.
Picture planar_3sat_picture(const planar_3sat::Puzzle& puzzle,
                            const formulas::Assignment& assignment, std::string title,
                            std::string_view position);

}  // namespace hardboard::draw
