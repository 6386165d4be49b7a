// The formats graph6 and sparse6 of nauty (McKay and Piperno 2014), in which a graph is one word of
// printable characters: graph6 lists the bits of the adjacency matrix, sparse6 the edges.
#pragma once

#include <string>
#include <string_view>

#include "base/scanner.h"
#include "problems/graphs/graph.h"

namespace hardboard::graphs {

// The headers that a file may begin with, directly before its first graph.
inline constexpr std::string_view graph6_header = ">>graph6<<", sparse6_header = ">>sparse6<<";

// Reads a word of the scanner's current line, with or without its header, as nauty writes it.
// Repeated edges count once; loops are refused, and graphs above most_vertices before memory is
// taken. O(size of the word), and for sparse6 O(n + m log m).
bool read_graph6(Scanner& in, std::string_view word, Graph& graph);
bool read_sparse6(Scanner& in, std::string_view word, Graph& graph);

// The word that nauty writes, without header. graph6 takes n (n - 1) / 12 characters, sparse6 about
// m log2(n) / 6.
std::string graph6(const Graph& graph);
std::string sparse6(const Graph& graph);

}  // namespace hardboard::graphs
