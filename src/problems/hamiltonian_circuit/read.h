// Reads and writes Hamiltonian circuit problems. The format is in docs/formats.md.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/text.h"
#include "problems/hamiltonian_circuit/puzzle.h"

namespace hardboard::hamiltonian_circuit {

// The keys of a file behind its first line. `edges` is another word for `arcs`.
inline constexpr std::array<std::string_view, 3> file_keys = {"vertices", "arcs", "edges"};

// Reads a text that begins `hamiltonian-circuit`; any other text is refused with the place of its
// error. O(size + m log m).
Result<Puzzle> read(const Text& text);

// The puzzle as a file; reading the file gives an equal puzzle. O(n + m).
std::string write(const Puzzle& puzzle);

}  // namespace hardboard::hamiltonian_circuit
