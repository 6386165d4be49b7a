// Betza's notation for the moves of chess pieces, as far as it says captures that close under
// submoves. docs/formats.md describes the dialect, and what is refused and why.
#pragma once

#include <string_view>

#include "base/result.h"
#include "puzzles/solo_chess/piece_type.h"

namespace hardboard::solo_chess {

// The type that captures as `betza` says ("W2", "fFbW", "(4,1)0"), under the given letter. Parts
// that say the same direction twice are merged to the larger range. Steps have components up to
// 1000, the notation up to 1000 characters. An error has no file, line 0, and the column within
// `betza`, from 1. O(length * rides).
//
// Source: R. Betza, "Betza notation", chessvariants.org; the theorems on Solo Chess need pieces
// that close under submoves (Brunner et al. 2023, section 2.1), which lame leapers and hoppers do
// not.
Result<PieceType> parse_betza(char letter, std::string_view betza);

}  // namespace hardboard::solo_chess
