// Map files: a chain of reductions as text, so that answers can walk the chain later. A map holds
// the names of the reductions, the digest of the image, the named parts of the image for readers
// and scripts, and the source:
//
//   hardboard-map
//   via sat-to-3sat 3sat-to-graph-capture
//   image graph-capture SHA-256
//   part "variable x1" 1 2 3
//   source
//   p cnf 3 2
//   ...
#pragma once

#include <ostream>
#include <string_view>

#include "base/text.h"
#include "reductions/chain.h"

namespace hardboard {

// Squares are written as `x,y`, other things by their numbers. `digest` is the SHA-256 of the
// image's text, which is often at hand and may take seconds to make. O(size of source and parts).
void write_map(std::ostream& out, const Chain& chain, std::string_view digest);

// The chain of a map: its image is made anew from the source, and the whole map must be what
// write_map() would write of this chain; a map that was changed is refused at the first line that
// differs. As expensive as the reductions.
Result<Chain> read_map(const Text& text, const Limits& limits);

}  // namespace hardboard
