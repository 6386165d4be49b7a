// Replaces boost_graph.cc in a build without Boost.Graph: no graph is drawn.
#include "engines/planar/embedding.h"

namespace hardboard::planar {

Result<Embedding> embed(const graphs::Graph&) {
  return error_in_words(
      "this program was built without Boost.Graph (Debian: libboost-graph-dev): it can't draw "
      "planar graphs");
}

}  // namespace hardboard::planar
