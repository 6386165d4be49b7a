// Random answers, sensible or not, for round trips through the text forms.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/random.h"
#include "base/square.h"
#include "puzzles/capture/answer.h"
#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::testing {

inline void make_random(Random& random, Square& square) {
  const int shift = static_cast<int>(random.below(32));
  square = {static_cast<std::int32_t>(random.next()) >> shift,
            static_cast<std::int32_t>(random.next()) >> shift};
}
inline void make_random(Random& random, graph_capture::Vertex& vertex) {
  vertex.number = static_cast<std::uint32_t>(random.next()) >> random.below(32);
}
template <class Place>
void make_random(Random& random, capture::Capture<Place>& capture) {
  make_random(random, capture.from);
  make_random(random, capture.to);
}
template <class Thing>
void make_random(Random& random, std::vector<Thing>& things) {
  things.resize(random.below(5));
  for (Thing& thing : things) make_random(random, thing);
}

template <class Place>
capture::Answer<Place> random_answer(Random& random) {
  capture::Answer<Place> answer;
  answer.verdict = static_cast<Verdict>(random.below(3));
  const auto number = [&] { return random.next() >> random.below(64); };
  if (random.below(2)) answer.method = "depth-first";
  if (random.below(2)) answer.source = "Brunner et al. 2023, Theorem 2.2";
  if (random.below(3)) make_random(random, answer.moves);
  if (random.below(4) == 0) answer.count = std::to_string(number());
  if (random.below(4) == 0)
    answer.minimum = Minimum{random.below(2) ? "pieces_left" : "budget", number(), number()};
  if (random.below(4) == 0) answer.remark = "12 minutes: \"over\" \\ K\xC3\xBChn";
  answer.seconds = static_cast<double>(random.below(10000)) / 1000;
  switch (random.below(8)) {
    case 1: {
      capture::ClosedSets<Place> proof;
      make_random(random, proof.first);
      make_random(random, proof.second);
      answer.proof = proof;
      break;
    }
    case 2: {
      capture::Stranded<Place> proof{{random.below(2) == 0, {}}, {random.below(2) == 0, {}}};
      make_random(random, proof.first.places);
      make_random(random, proof.second.places);
      answer.proof = proof;
      break;
    }
    case 3:
      answer.proof = capture::BudgetSum{number(), number()};
      break;
    case 4:
      answer.proof = Exhausted{number()};
      break;
    case 5:
      answer.proof = capture::SatRefusal{random.below(2) ? "" : "a proof.drat", number(), number()};
      break;
    case 6:
      answer.proof = capture::RowCount{number()};
      break;
    case 7:
      answer.proof = capture::PawnRows{number()};
      break;
    default:
      break;
  }
  return answer;
}

}  // namespace hardboard::testing
