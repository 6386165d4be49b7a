// Translates the places of an answer, for example from a method's locations to squares or vertices:
// f(place) is the new place.
#pragma once

#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// Spelled out, since clang 14 does not deduce the arguments of aggregates.
template <class Place, class F>
using PlaceAfter = std::decay_t<std::invoke_result_t<F, const Place&>>;

template <class Place, class F>
auto mapped(const std::vector<Place>& places, F f) {
  std::vector<PlaceAfter<Place, F>> result;
  result.reserve(places.size());
  for (const Place& place : places) result.push_back(f(place));
  return result;
}

template <class Place, class F>
auto mapped(const ClosedSets<Place>& sets, F f) {
  return ClosedSets<PlaceAfter<Place, F>>{mapped(sets.first, f), mapped(sets.second, f)};
}
template <class Place, class F>
auto mapped(const StrandedGroup<Place>& group, F f) {
  return StrandedGroup<PlaceAfter<Place, F>>{group.antenna, mapped(group.places, f)};
}
template <class Place, class F>
auto mapped(const Stranded<Place>& groups, F f) {
  return Stranded<PlaceAfter<Place, F>>{mapped(groups.first, f), mapped(groups.second, f)};
}
template <class Place, class F>
auto mapped(const NoCenter<Place>& proof, F f) {
  return NoCenter<PlaceAfter<Place, F>>{mapped(proof.witnesses, f)};
}
template <class Place, class F>
auto mapped(const StuckTrees<Place>& trees, F f) {
  return StuckTrees<PlaceAfter<Place, F>>{mapped(trees.first, f), mapped(trees.second, f)};
}
template <class Place, class F>
auto mapped(const LastVisits<Place>& proof, F f) {
  return LastVisits<PlaceAfter<Place, F>>{
      mapped(proof.sets, [&](const std::vector<Place>& set) { return mapped(set, f); })};
}
template <class Place, class F>
auto mapped(const WalkWeights<Place>& proof, F f) {
  return WalkWeights<PlaceAfter<Place, F>>{mapped(proof.places, f), proof.weights,
                                           mapped(proof.needs, f), proof.need_weights};
}
// Proofs that name no places.
template <class Proof, class F>
const Proof& mapped(const Proof& proof, F) {
  return proof;
}

// O(size of the answer).
template <class Place, class F>
auto mapped(Answer<Place> answer, F f) {
  using To = PlaceAfter<Place, F>;
  Answer<To> result;
  static_cast<AnswerHead&>(result) = std::move(answer);
  result.moves = mapped(answer.moves, [&](const Capture<Place>& move) {
    return Capture<To>{f(move.from), f(move.to)};
  });
  result.proof =
      std::visit([&](const auto& proof) { return Proof<To>(mapped(proof, f)); }, answer.proof);
  return result;
}

}  // namespace hardboard::capture
