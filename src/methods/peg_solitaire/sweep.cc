#include "methods/peg_solitaire/sweep.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <iterator>

#include "methods/peg_solitaire/strip_window.h"

namespace hardboard::peg_solitaire {
namespace {

bool is_end(const Strip& strip, StripPegs pegs, StripPegs wanted) {
  return strip.any_peg ? std::has_single_bit(pegs) : pegs == wanted;
}

// A window that goes along the strip from its first column. The play between two of its places
// changes nothing outside of it, and leaves its first column as wanted.
class OneWay {
public:
  // `kept`: the columns that a *stop* leaves. A stop is a position of a window whose other columns
  // are as wanted, and which no play has reached that touches a column behind the window.
  OneWay(const Strip& strip, std::uint32_t width, std::uint32_t kept)
      : strip_(strip), window_(strip, width), width_(width), kept_(kept) {}

  // Whether the window has come to the last column, and the goal is met there.
  bool run(const Limits& limits) {
    begins_.emplace_back(bits(width_ - 1));
    begins_[0].add(strip_.window(strip_.start, 0, width_ - 1));
    for (std::uint32_t first = 0; first < windows(); ++first) {
      if (limits.reached()) return false;
      const bool is_last = first + 1 == windows();
      const StripPegs wanted = strip_.window(strip_.wanted, first, width_);
      PositionSet next(bits(width_ - 1));
      stops_.emplace_back(bits(kept_));
      open(first);
      const StripPegs first_column = strip_.column_mask(1);
      const StripPegs others = strip_.column_mask(width_ - kept_);
      const std::uint32_t end = window_.play(limits, [&](StripPegs pegs) {
        if (((pegs ^ wanted) & others) == 0) stops_.back().add(pegs >> bits(width_ - kept_));
        if (((pegs ^ wanted) & first_column) == 0) next.add(pegs >> strip_.height);
        return is_last && is_end(strip_, pegs, wanted);
      });
      if (end != StripWindow::none) {
        std::vector<HoleJump> backwards;
        const StripPegs begin = window_.trace(end, backwards);
        if (first > 0) jumps_ = jumps_to(first - 1, before(first, begin), limits);
        jumps_.insert(jumps_.end(), backwards.rbegin(), backwards.rend());
        return true;
      }
      if (is_last || next.is_empty()) return false;
      begins_.push_back(std::move(next));
    }
    return false;
  }

  // After a run that met the goal.
  const std::vector<HoleJump>& jumps() const { return jumps_; }

  // The stops of a window, each by its last columns; none if it has not come there.
  std::vector<StripPegs> stops(std::uint32_t first) const {
    return first < stops_.size() ? stops_[first].all() : std::vector<StripPegs>();
  }
  std::vector<HoleJump> jumps_to_stop(std::uint32_t first, StripPegs stop, const Limits& limits) {
    const StripPegs pegs =
        stop << bits(width_ - kept_) | strip_.window(strip_.wanted, first, width_ - kept_);
    return jumps_to(first, pegs, limits);
  }

private:
  std::uint32_t bits(std::uint32_t width) const { return strip_.height * width; }
  std::uint32_t windows() const {
    return static_cast<std::uint32_t>(strip_.columns.size()) - width_ + 1;
  }

  void open(std::uint32_t first) {
    window_.move_to(first);
    const StripPegs last = strip_.start[first + width_ - 1] << bits(width_ - 1);
    for (const StripPegs pegs : begins_[first].all()) window_.begin(pegs | last);
  }

  // A position where the play of a window begins, as the window before it has reached it.
  StripPegs before(std::uint32_t first, StripPegs begin) const {
    const StripPegs common = begin & strip_.column_mask(width_ - 1);
    return common << strip_.height | strip_.wanted[first - 1];
  }

  // The jumps to a position that the play of a window reaches, from one window back to another;
  // only the last ones at the limits.
  std::vector<HoleJump> jumps_to(std::uint32_t first, StripPegs pegs, const Limits& limits) {
    std::vector<HoleJump> backwards;
    for (;;) {
      open(first);
      const std::uint32_t found =
          window_.play(limits, [pegs](StripPegs reached) { return reached == pegs; });
      if (found == StripWindow::none) break;
      const StripPegs begin = window_.trace(found, backwards);
      if (first == 0) break;
      pegs = before(first--, begin);
    }
    std::reverse(backwards.begin(), backwards.end());
    return backwards;
  }

  const Strip& strip_;
  StripWindow window_;
  std::uint32_t width_, kept_;
  std::vector<PositionSet> begins_;  // of each window: the positions, without the last column
  std::vector<PositionSet> stops_;
  std::vector<HoleJump> jumps_;
};

// Play from both ends to a cut, and then in a window across the cut.
std::optional<std::vector<HoleJump>> meet(const Strip& strip, OneWay& left, OneWay& right,
                                          std::uint32_t width, const Limits& limits) {
  const auto size = static_cast<std::uint32_t>(strip.columns.size());
  const std::uint32_t before = width / 2;  // so many columns of the window
  StripWindow window(strip, width);
  for (std::uint32_t cut = width; cut + width <= size && !limits.reached(); ++cut) {
    const std::uint32_t first_left = cut - width, first_right = size - cut - width;
    const std::vector<StripPegs> from_right = right.stops(first_right);
    window.move_to(cut - before);
    for (const StripPegs here : left.stops(first_left))
      for (const StripPegs there : from_right)
        window.begin(here | strip.turned(there, width - before) << before * strip.height);
    const StripPegs wanted = strip.window(strip.wanted, cut - before, width);
    const std::uint32_t end =
        window.play(limits, [&](StripPegs pegs) { return is_end(strip, pegs, wanted); });
    if (end == StripWindow::none) continue;
    std::vector<HoleJump> backwards;
    const StripPegs begin = window.trace(end, backwards);
    std::vector<HoleJump> jumps =
        left.jumps_to_stop(first_left, begin & strip.column_mask(before), limits);
    const std::vector<HoleJump> others = right.jumps_to_stop(
        first_right, strip.turned(begin >> before * strip.height, width - before), limits);
    jumps.insert(jumps.end(), others.begin(), others.end());
    jumps.insert(jumps.end(), backwards.rbegin(), backwards.rend());
    return jumps;
  }
  return std::nullopt;
}

std::optional<std::vector<HoleJump>> sweep_anyhow(const Strip& strip, std::uint32_t width,
                                                  const Limits& limits) {
  OneWay left(strip, width, width / 2);
  if (left.run(limits)) return left.jumps();
  const Strip other = mirrored(strip);
  OneWay right(other, width, width - width / 2);
  if (right.run(limits)) return right.jumps();
  return meet(strip, left, right, width, limits);
}

}  // namespace

bool sweep_fits(const Strip& strip, std::uint32_t width, const Limits& limits) {
  const std::size_t bits = std::size_t{strip.height} * width;
  if (bits > most_window_bits) return false;
  const auto bytes_of_set = [&](std::size_t of_columns) {
    return sizeof(PositionSet) + 8 + (std::size_t{1} << of_columns * strip.height) / 8;
  };
  const std::size_t of_column = 2 * (bytes_of_set(width - 1) + bytes_of_set((width + 1) / 2));
  const std::size_t of_window = (std::size_t{1} << bits) * bytes_of_window_position;
  return of_window < limits.memory_bytes &&
         strip.columns.size() < (limits.memory_bytes - of_window) / of_column;
}

std::optional<std::vector<HoleJump>> sweep(const Strip& strip, std::uint32_t width,
                                           const Limits& limits) {
  const auto size = static_cast<std::uint32_t>(strip.columns.size());
  std::optional<std::vector<HoleJump>> jumps = sweep_anyhow(strip, std::min(width, size), limits);
  if (limits.reached()) return std::nullopt;  // the jumps may not be all
  return jumps;
}

}  // namespace hardboard::peg_solitaire
