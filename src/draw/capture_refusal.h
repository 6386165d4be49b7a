// A refusal of a game of captures, prepared for drawing: groups of places with the reason why each
// group keeps a piece, doors, trees and witnesses; and sentences for the parts that no drawing
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

// One of the two groups (A and B) of closed sets, stranded groups and stuck trees; or the places
// that have weights (A).
template <class Place>
struct RefusalGroup {
  std::vector<Place> places;
  bool is_antenna = false;                     // `places` is a path, first place first
  std::vector<capture::Capture<Place>> edges;  // of a stuck tree, with its door
  std::optional<Place> door;                   // the only place outside that the group touches
  std::string why;  // "no capture leads out of it", "weight 1 each"; empty for a wrong group
};

template <class Place>
struct RefusalView {
  std::vector<RefusalGroup<Place>> groups;      // up to two
  std::vector<capture::Capture<Place>> barred;  // from a piece to a place that it can't reach
  std::uint64_t rows = 0;                       // uppermost rows of pawns that can't be cleared
  std::vector<std::string> sentences;  // the refusal, a minimum, or the reason for `unknown`
};

// Makes the rules of a puzzle (rules_of); called only for proofs that need them.
using RulesOf = std::function<capture::CaptureRules()>;

// `places` gives the place of each number in the puzzle's rules. The view leaves out places of the
// answer that the puzzle lacks, and checks nothing. Linear in places times types times rides.
// Instantiated for Square and Vertex.
template <class Place>
RefusalView<Place> refusal_view(const RulesOf& rules_of, std::span<const Place> places,
                                const capture::Answer<Place>& answer);

// The groups and the witnesses in words: "A (no capture leads out of it): a7 c6 b5". O(places).
template <class Place>
std::vector<std::string> group_sentences(const RefusalView<Place>& view);

}  // namespace hardboard::draw
