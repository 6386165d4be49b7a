// Points from SteinLib's format STP (Koch, Martin, Voß 2001): the terminals' coordinates. The
// format gives no length; every length will do then, and the shortest one is a minimum to ask for.
#pragma once

#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/text.h"
#include "problems/steiner/puzzle.h"

namespace hardboard::steiner {

// Does the text begin with the magic number of STP files? O(its blank lines and comments).
bool looks_like_stp(std::string_view content);

// Reads the sections `Coordinates` (lines `DD i x y`, integers) and `Terminals` (lines `T i`),
// whose order does not matter. Words are read in any case, other sections are passed over, but for
// a section `Graph` with edges, which asks for a tree in that graph and is refused. O(size + n log
// n).
Result<Puzzle> read_stp(const Text& text);

// Sorts points and leaves repeated ones out.
void sort_once(std::vector<Square>& points);

}  // namespace hardboard::steiner
