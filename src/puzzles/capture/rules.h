// All that the checkers of refusals need to know of a puzzle: who stands where with how many
// captures, and where a piece of each type could go. Boards and graphs both fit.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace hardboard::capture {

// Places are those that hold a piece at the start, numbered from 0.
struct CaptureRules {
  // Told a place; says whether to go on along the ride on which it lies.
  using Visit = std::function<bool(std::uint32_t)>;
  // Visits, for each ride of the type and in the order in which they lie along it, all places
  //  - `from`: to which the ride leads from `place`,
  //  - `to`: from which the ride leads to `place`,
  // within its range, as if no piece stood between.
  using Walk = std::function<void(std::uint32_t place, std::uint8_t type, const Visit&)>;

  std::size_t types = 1;
  std::vector<std::uint8_t> type;     // of the piece that starts on a place
  std::vector<std::uint32_t> budget;  // of that piece; the largest number is unlimited
  std::optional<std::uint32_t> last;  // where the last piece starts, the only one of its type
  std::optional<std::uint32_t> goal;
  Walk from, to;
  std::function<std::string(std::uint32_t)> name;  // of a place, in words

  std::uint32_t places() const { return static_cast<std::uint32_t>(budget.size()); }
};

// Which types can come where: the possible pairs of docs/refusals.md. A pair (place, type) is
// possible if a piece of the type starts there with a budget above 0, or if it is a step away from
// a possible pair of the same type. A step leads along a ride to the first place within its range,
// passing over the start of the last piece, on which nothing can ever arrive.
class PossiblePairs {
public:
  // O(places times types, plus a walk's first step for each pair that is found).
  explicit PossiblePairs(const CaptureRules& rules);

  bool has(std::uint32_t place, std::uint8_t type) const { return pairs_[type * places_ + place]; }

private:
  std::size_t places_;
  std::vector<bool> pairs_;
};

}  // namespace hardboard::capture
