// Pictures of gadgets: the drawing with its ports framed and named, and the play of a row of the
// table; below stand the gadget's name, its ports, and its table or the row.
#pragma once

#include "base/result.h"
#include "draw/scene.h"
#include "gadgets/found.h"

namespace hardboard {

// The gadget with a wire's pieces on its ports. An error if it is one of pegs with more than 20,000
// holes. O(n log n + table).
Result<draw::Scene> picture_of(const gadgets::Gadget& gadget);

// The layout with these inputs, and the play as arrows and as a film. As above, and O(moves).
Result<draw::Scene> film_of(const gadgets::Layout& layout, const std::vector<std::uint8_t>& inputs,
                            const gadgets::FoundOutcome& found);

}  // namespace hardboard
