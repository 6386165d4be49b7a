// A puzzle as the checkers of refusals see it: the piece and the budget on each place, and the
// rides of each type. Boards and graphs both fit.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace hardboard::capture {

// The places that hold a piece at the start, numbered from 0.
struct CaptureRules {
  // Gets a place; returns whether to continue along its ride.
  using Visit = std::function<bool(std::uint32_t)>;
  // Visits, for each ride of the type, all places within the range of the ride, from the nearest
  // on, as if no piece stood between: `from` visits the places to which the ride leads from
  // `place`, `to` the places from which the ride leads to `place`.
  using Walk = std::function<void(std::uint32_t place, std::uint8_t type, const Visit&)>;

  std::size_t types = 1;
  std::vector<std::uint8_t> type;     // of the piece that starts on each place
  std::vector<std::uint32_t> budget;  // of that piece; the largest number means unlimited
  std::optional<std::uint32_t> last;  // where the last piece starts, the only one of its type
  std::optional<std::uint32_t> goal;
  Walk from, to;
  std::function<std::string(std::uint32_t)> name;  // of a place, for messages

  std::uint32_t places() const { return static_cast<std::uint32_t>(budget.size()); }
};

// The types that can come to each place: the possible pairs of docs/refusals.md. A pair (place,
// type) is possible if a piece of the type starts there with a budget above 0, or if a step leads
// there from a possible pair of the same type. A step leads along a ride to the first place within
// the ride's range, passing over the start of the last piece, on which no piece can ever arrive.
class PossiblePairs {
public:
  // O(places times types), and the first step of a walk for each possible pair.
  explicit PossiblePairs(const CaptureRules& rules);

  bool has(std::uint32_t place, std::uint8_t type) const { return pairs_[type * places_ + place]; }

private:
  std::size_t places_;
  std::vector<bool> pairs_;
};

}  // namespace hardboard::capture
