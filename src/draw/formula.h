// Formulas as pictures: variables and clauses as a graph, with the values of an assignment.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "draw/picture.h"
#include "problems/formulas/cnf.h"

namespace hardboard::draw {

// A row of the prefix of a quantified formula.
struct PrefixRow {
  std::string quantifier;  // the sign in front of the row
  std::vector<std::uint32_t> variables;
};

// Variables as discs with their numbers, clauses as squares with theirs. Without rows, layout() of
// graph_layout.h places all, and a line, dashed for a negated literal, joins each clause to the
// variable of each of its literals; with an assignment, true variables are filled, and the lines of
// true literals are thick. With rows, each of their variables has a line across the picture, the
// outermost on top, each clause a column, and each literal is a dot where they meet, hollow if it
// is negated; variables without a row are left out. Above 1,500 variables and clauses, or above
// 10,000 literals, the picture is a sentence. `title` names the formula, `position` is its text.
Picture formula_picture(const formulas::Cnf& cnf, const std::vector<PrefixRow>& rows,
                        const formulas::Assignment& assignment, std::string title,
                        std::string_view position);

// The clauses as words, a line each, with a star behind each literal that the assignment makes
// true; the first 1,000 lines. O(literals).
std::string clause_lines(const formulas::Cnf& cnf, const formulas::Assignment& assignment);

}  // namespace hardboard::draw
