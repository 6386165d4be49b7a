// The colours of all pictures, chosen to stay distinct for the colour-blind and on paper without
// colour (docs/pictures.md has the numbers): no meaning rests on a colour alone.
#pragma once

#include <array>
#include <cstdint>

#include "draw/scene.h"

namespace hardboard::draw {

inline constexpr Colour white{0xffffff};
inline constexpr Colour paper{0xfffdf8};  // the card behind a picture: for white and dark pages
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

// Fill and outline of a piece by its remaining captures.
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

// The colours of the two sets of places of a refusal: teal and orange, which no common kind of
// colour-blindness confuses. Hatching and letters also tell the sets apart (regions.h).
struct RegionColours {
  Colour tint, line;
};
inline constexpr std::array<RegionColours, 2> region_colours = {
    {{{0xd2ebe8}, {0x14746a}}, {{0xfbe3c8}, {0xa85a12}}}};

// Shades for numbers, from few to many: each is darker than the one before by 14 units of
// CIE L*, so that they survive a copy without colour.
inline constexpr std::array<Colour, 5> shades = {
    {{0xe9dfcc}, {0xc9b58f}, {0x9c8a63}, {0x6a5b3f}, {0x33291a}}};

}  // namespace hardboard::draw
