// Betza's notation for the moves of chess pieces, limited to captures that close under submoves.
// docs/formats.md describes the dialect, and the refused parts with the reasons.
#pragma once

#include <string_view>

#include "base/result.h"
#include "puzzles/solo_chess/piece_type.h"

namespace hardboard::solo_chess {

// The type with the given letter and the captures that `betza` describes ("W2", "fFbW", "(4,1)0").
// Parts with the same direction merge to the larger range. Components of steps go up to 1000, the
// notation up to 1000 characters. An error has no file, line 0, and the column within `betza`, from
// 1. O(length * rides).
//
// Source: R. Betza, "Betza notation", chessvariants.org; the theorems on Solo Chess need pieces
// that close under submoves (Brunner et al. 2023, section 2.1), and lame leapers and hoppers do
// not.
Result<PieceType> parse_betza(char letter, std::string_view betza);

}  // namespace hardboard::solo_chess
