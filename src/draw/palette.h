// The colours of all pictures, chosen to stay apart for the colour-blind and on paper without
// colour (docs/pictures.md has the numbers): no meaning rests on a colour alone.
#pragma once

#include <cstdint>
#include <limits>

#include "draw/scene.h"

namespace hardboard::draw {

inline constexpr std::uint32_t unlimited = std::numeric_limits<std::uint32_t>::max();

inline constexpr Colour paper{0xfffdf8};  // a card behind each picture: for white and dark pages
inline constexpr Colour ink{0x3b352d};    // words and coordinates
inline constexpr Colour faint{0x8d8373};  // borders, edges of graphs
inline constexpr Colour light_square{0xf6f0e4};
inline constexpr Colour dark_square{0xddd1bc};
inline constexpr Colour arrow{0xf4a923};
inline constexpr Colour arrow_border{0x7a4a00};
inline constexpr Colour mark{0x8a4fc4};  // the last piece, the goal
inline constexpr Colour mark_tint{0xe7d8f5};

inline constexpr Colour peg_fill{0x1c489c};  // pegs and holes of peg solitaire
inline constexpr Colour peg_outline{0x0b2350};
inline constexpr Colour hole_fill{0xb9a88b};

// Fill and outline for what may still make so many captures.
struct PieceColours {
  Colour fill, outline;
};

constexpr PieceColours colours_of_budget(std::uint32_t budget) {
  switch (budget) {
    case 0:
      return {{0xc8322b}, {0x7c1612}};
    case 1:
      return {{0x1c489c}, {0x0b2350}};
    case 2:
      return {{0x45a566}, {0x1c5c34}};
    default:
      return {{0x2b2b30}, {0x000000}};
  }
}

}  // namespace hardboard::draw
