// Graphs in the format of the DIMACS challenges on colouring: `p edge N M`, then a line `e U V` for
// each edge; lines that begin with `c` are comments.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "base/text.h"
#include "problems/graphs/graph.h"

namespace hardboard::graphs {

// Does the text begin, behind its comments, with a line `p edge` or `p col`? O(size of these
// lines).
bool looks_like_dimacs(std::string_view content);

// Edges may repeat, in either direction, and count once: so the number of edges in the line `p`,
// which files count in both ways, is not compared. Loops and other lines are refused. O(size + m
// log m).
Result<Graph> read_dimacs(const Text& text);

}  // namespace hardboard::graphs
