// A Hamiltonian circuit problem as a picture and as text, with the circuit of an answer.
#pragma once

#include <string>

#include "draw/picture.h"
#include "problems/hamiltonian_circuit/answer.h"

namespace hardboard::draw {

// Vertices as numbered discs where graph_layout.h places them, arcs as lines with heads, those of
// the circuit thick. Above 2,000 vertices the picture is a sentence. The cost of the layout.
Picture picture(const hamiltonian_circuit::Puzzle& puzzle,
                const hamiltonian_circuit::Answer& answer);

// For each vertex the heads of its arcs, for at most 200 vertices; below them the circuit. O(n +
// m).
std::string text_picture(const hamiltonian_circuit::Puzzle& puzzle,
                         const hamiltonian_circuit::Answer& answer);

}  // namespace hardboard::draw
