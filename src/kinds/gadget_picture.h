// Pictures of gadgets: the drawing with its ports framed and named, and the play of a row of the
// table.
#pragma once

#include "draw/scene.h"
#include "gadgets/found.h"

namespace hardboard {

// The gadget with a wire's pieces on its ports. O(n log n).
draw::Scene picture_of(const gadgets::Gadget& gadget);

// The layout, and the play as arrows and as a film where the kind's pictures have them; of Push
// Fight the position after the play. O(n log n + moves).
draw::Scene film_of(const gadgets::Layout& layout, const gadgets::FoundOutcome& found);

}  // namespace hardboard
