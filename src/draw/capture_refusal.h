// What a refusal of a game of captures rests on, made ready to be shown: groups of places with the
// reason why each keeps a piece, doors, trees, witnesses; and in sentences for what no drawing
// shows.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "puzzles/capture/answer.h"
#include "puzzles/capture/rules.h"

namespace hardboard::draw {

// One of the two groups (A and B) of closed sets, stranded groups and stuck trees.
template <class Place>
struct RefusalGroup {
  std::vector<Place> places;
  bool is_antenna = false;                     // `places` is a path, from its first place on
  std::vector<capture::Capture<Place>> edges;  // of a stuck tree, its door included
  std::optional<Place> door;                   // the only place outside that the group touches
  std::string why;  // "no capture leads out of it"; empty where the group breaks every rule
};

template <class Place>
struct RefusalView {
  std::vector<RefusalGroup<Place>> groups;      // none or two
  std::vector<capture::Capture<Place>> barred;  // from a piece to a place that it can't get to
  std::uint64_t rows = 0;                       // uppermost rows of pawns that can't be cleared
  std::vector<std::string> sentences;           // the refusal, a minimum, or why nothing is known
};

// Makes the rules of a puzzle (rules_of); asked only for proofs that need them.
using RulesOf = std::function<capture::CaptureRules()>;

// `places` names the places of the puzzle's rules by their numbers. Places of the answer that are
// none of the puzzle's are left out; nothing is checked. Linear in places times types times rides.
// Instantiated for Square and Vertex.
template <class Place>
RefusalView<Place> refusal_view(const RulesOf& rules_of, std::span<const Place> places,
                                const capture::Answer<Place>& answer);

// What the groups and the witnesses are, in words: "A (no capture leads out of it): a7 c6 b5".
// O(places).
template <class Place>
std::vector<std::string> group_sentences(const RefusalView<Place>& view);

}  // namespace hardboard::draw
