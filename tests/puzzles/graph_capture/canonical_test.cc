// The canonical text of a graph, which its proofs are bound to.
#include "puzzles/graph_capture/canonical.h"

#include <gtest/gtest.h>

#include "puzzles/graph_capture/read.h"

namespace hardboard::graph_capture {
namespace {

std::string text_of(const std::string& file) {
  const Result<Puzzle> puzzle = read({"test", file, 1});
  EXPECT_TRUE(puzzle) << file;
  return canonical_text(*puzzle);
}

TEST(GraphCaptureCanonical, IsPinned) {
  const std::string file = "budget 2\nvertices 3\ntoken 3 unlimited\nedges\n2 1\n3 2\n2 3\n";
  EXPECT_EQ(text_of("graph-capture undirected\n" + file),
            "graph-capture undirected\nvertices 3\n2\n2\n*\nedges 2\n1 2\n2 3\n");
  EXPECT_EQ(text_of("graph-capture directed\n" + file),
            "graph-capture directed\nvertices 3\n2\n2\n*\nedges 3\n2 1\n2 3\n3 2\n");
}

}  // namespace
}  // namespace hardboard::graph_capture
