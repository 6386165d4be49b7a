// Which of its four or eight ways a leap goes under Betza's modifiers f b l r v s h.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace hardboard::solo_chess {

struct Leap {
  std::int32_t x = 0, y = 0;
};

// The ways of a leap with components x >= y >= 0, x > 0, under the given modifiers; all of them if
// there are none. Nothing if the modifiers mean nothing for it or could be read in several ways.
// `paired` says that the leap is one of the two of a king or queen, whose orthogonal and diagonal
// halves read some modifiers differently: those are refused, too. O(1).
//
//   orthogonal (y = 0): any string of f b l r v s, the union of what its letters say;
//   diagonal (x = y):   one letter is a half (f: both forward), two across each other one way (fl);
//   oblique:            one letter is the narrow pair that goes mainly that way (fN: 2 forward),
//   with h
//                       behind it the half plane (fhN), two letters across each other are what of
//                       the second's pairs goes towards the first (flN: of lN the forward one;
//                       fsN).
std::optional<std::vector<Leap>> directed(Leap leap, std::string_view modifiers, bool paired);

}  // namespace hardboard::solo_chess
