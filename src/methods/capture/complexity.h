// The complexity of classes of puzzles, as papers have proved it. Boards and graphs each have a
// table of classes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace hardboard::capture {

// `open`: a paper names the complexity as open. `unsettled`: we know of no paper on the class.
enum class Complexity : std::uint8_t { polynomial, np_complete, open, unsettled };

constexpr std::string_view words_of(Complexity complexity) {
  switch (complexity) {
    case Complexity::polynomial:
      return "polynomial";
    case Complexity::np_complete:
      return "NP-complete";
    case Complexity::open:
      return "open";
    case Complexity::unsettled:
      break;
  }
  return "not settled by the papers";
}

// The class of a row consists of all puzzles for which the row is the first that holds.
template <class Facts>
struct ClassRow {
  bool (*holds)(const Facts&);
  Complexity complexity;
  std::string_view words;   // the puzzles of the class, beginning with a small letter
  std::string_view source;  // paper and theorem; empty if none is needed
};

// The first row that holds for the facts; the last row of a table must hold for all facts.
template <class Facts>
const ClassRow<Facts>& first_that_holds(std::span<const ClassRow<Facts>> rows, const Facts& facts) {
  std::size_t i = 0;
  while (i + 1 < rows.size() && !rows[i].holds(facts)) ++i;
  return rows[i];
}

}  // namespace hardboard::capture
