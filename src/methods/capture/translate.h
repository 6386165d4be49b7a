// An answer about locations becomes one about the places of a puzzle.
#pragma once

#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "puzzles/capture/answer.h"

namespace hardboard::capture {

template <class From, class PlaceOf>
auto translate(Answer<From> answer, PlaceOf place_of) {
  using To = std::decay_t<decltype(place_of(From{}))>;
  const auto all = [&](const std::vector<From>& from) {
    std::vector<To> to;
    to.reserve(from.size());
    for (const From& place : from) to.push_back(place_of(place));
    return to;
  };
  const auto proof_of = [&](const auto& proof) -> Proof<To> {
    using P = std::decay_t<decltype(proof)>;
    if constexpr (std::is_same_v<P, ClosedSets<From>>) {
      return ClosedSets<To>{all(proof.first), all(proof.second)};
    } else if constexpr (std::is_same_v<P, Stranded<From>>) {
      return Stranded<To>{{proof.first.antenna, all(proof.first.places)},
                          {proof.second.antenna, all(proof.second.places)}};
    } else if constexpr (std::is_same_v<P, NoCenter<From>>) {
      return NoCenter<To>{all(proof.witnesses)};
    } else if constexpr (std::is_same_v<P, StuckTrees<From>>) {
      return StuckTrees<To>{all(proof.first), all(proof.second)};
    } else {
      return proof;
    }
  };

  Answer<To> result;
  result.verdict = answer.verdict;
  result.method = std::move(answer.method);
  result.source = std::move(answer.source);
  result.moves.reserve(answer.moves.size());
  for (const auto& [from, to] : answer.moves)
    result.moves.push_back({place_of(from), place_of(to)});
  result.proof = std::visit(proof_of, answer.proof);
  result.count = std::move(answer.count);
  result.minimum = std::move(answer.minimum);
  result.remark = std::move(answer.remark);
  result.seconds = answer.seconds;
  return result;
}

}  // namespace hardboard::capture
