// The ways of a leap, of its four or eight, that Betza's modifiers f b l r v s h allow.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace hardboard::solo_chess {

struct Leap {
  std::int32_t x = 0, y = 0;
};

// The ways of a leap with components x >= y >= 0, x > 0, under the given modifiers; all ways if
// there are no modifiers. Nothing if the modifiers have no meaning for the leap or more than one.
// `paired` marks a leap of a king or queen: modifiers that its orthogonal and its diagonal leap
// would read differently are refused as well. O(1).
//
//   orthogonal (y = 0): any string of f b l r v s: the union of the letters' ways;
//   diagonal (x = y):   one letter is a half (f: both forward), two letters for sides that meet are
//                       one way (fl);
//   oblique:            one letter is the narrow pair that leads mainly to that side (fN: 2 ways);
//                       with h behind it the half plane (fhN); two letters for sides that meet are
//                       the ways of the second letter's pair that lead towards the side of the
//                       first (flN: of lN the forward way; fsN).
std::optional<std::vector<Leap>> directed(Leap leap, std::string_view modifiers, bool paired);

}  // namespace hardboard::solo_chess
