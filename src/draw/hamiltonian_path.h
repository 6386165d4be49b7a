// A Hamiltonian path problem as a picture and as text, with the path of an answer or the vertices
// of a cut.
#pragma once

#include <string>

#include "draw/picture.h"
#include "problems/hamiltonian_path/answer.h"

namespace hardboard::draw {

// Vertices as discs, edges as lines, the path as a thick line; rings mark the given ends, crosses
// the vertices of a cut. Points of a grid graph stand where they are, other vertices where
// graph_layout.h places them. Above 500 vertices the discs have no numbers; above 200,000 the
// picture is a sentence. O(n + m) for grid graphs, else the cost of the layout.
Picture picture(const hamiltonian_path::Puzzle& puzzle, const hamiltonian_path::Answer& answer);

// A grid graph of up to 60 columns and 200 rows as a drawing, `o` for a point; any other graph as
// rows of neighbours, at most 200; below it the path. O((n + m) log n).
std::string text_picture(const hamiltonian_path::Puzzle& puzzle,
                         const hamiltonian_path::Answer& answer);

}  // namespace hardboard::draw
