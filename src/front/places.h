// Boards, places and steps as JSON.
#pragma once

#include <cstddef>

#include "front/fields.h"
#include "kinds/kind.h"

namespace hardboard::front {

// Of positions with more moves replies list the first so many.
inline constexpr std::size_t most_moves = 20'000;

// The word of a layout in replies: "squares".
std::string_view layout_word(shown::Layout layout);
// A square is [x,y], a vertex a number.
Json json_of(const shown::Place& place);
Json json_of(const std::vector<shown::Place>& places);
// {"words":..,"places":[..],"changes":[[place,token],..]}.
Json json_of(const shown::Step& step);
// The puzzle place by place; null if the kind is not shown so, or has too many places.
Json board_of(const AnyPuzzle& puzzle);
Json json_of(const std::vector<shown::Layer>& layers);

// The place of a request; nothing if its numbers are out of range.
std::optional<shown::Place> place_in(const PlaceNumbers& numbers);

// Plays words upon a game, for kinds with and without an editor. The steps before an illegal one
// are given all the same, and `fault` says why that one is illegal.
std::vector<shown::Step> play(const Kind& kind, AnyGame& game, std::string_view words,
                              std::optional<std::string>& fault);

}  // namespace hardboard::front
