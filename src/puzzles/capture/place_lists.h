// Collects nested arrays of integers, as they come from a stream of JSON events, into places and
// captures: [[x,y],...] and [[[x,y],[x,y]],...] on boards, [v,...] and [[u,v],...] on graphs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>
#include <vector>

#include "base/square.h"
#include "puzzles/capture/answer.h"
#include "puzzles/capture/vertex.h"

namespace hardboard::capture {

// How a thing is written in integers: `levels` of arrays with two entries each, 0 for a bare
// number.
template <class Thing>
struct Shape;

template <>
struct Shape<Square> {
  static constexpr std::size_t levels = 1;
  static constexpr std::int64_t low = std::numeric_limits<std::int32_t>::min();
  static constexpr std::int64_t high = std::numeric_limits<std::int32_t>::max();
  static constexpr std::string_view words = "a square [x,y]";
  static Square make(const std::int64_t* from) {
    return {static_cast<std::int32_t>(from[0]), static_cast<std::int32_t>(from[1])};
  }
};

template <>
struct Shape<Vertex> {
  static constexpr std::size_t levels = 0;
  static constexpr std::int64_t low = 0;
  static constexpr std::int64_t high = std::numeric_limits<std::uint32_t>::max();
  static constexpr std::string_view words = "a vertex number";
  static Vertex make(const std::int64_t* from) { return {static_cast<std::uint32_t>(from[0])}; }
};

template <class Place>
struct Shape<Capture<Place>> : Shape<Place> {
  static constexpr std::size_t levels = Shape<Place>::levels + 1;
  static constexpr std::string_view words =
      levels == 2 ? "a capture [[x,y],[x,y]]" : "a capture [u,v]";
  static Capture<Place> make(const std::int64_t* from) {
    return {Shape<Place>::make(from), Shape<Place>::make(from + (1 << Shape<Place>::levels))};
  }
};

// Fed with the events inside of the list's outer brackets; false where something does not fit.
template <class Thing>
class ListReader {
public:
  explicit ListReader(std::vector<Thing>& into) : into_(&into) {}

  bool open() {
    if (depth_ == Shape<Thing>::levels || !fits()) return false;
    ++seen_[depth_++];
    seen_[depth_] = 0;
    return true;
  }
  bool close() {
    if (seen_[depth_] != 2) return false;
    if (--depth_ == 0) finish();
    return true;
  }
  bool number(std::int64_t value) {
    if (depth_ != Shape<Thing>::levels || !fits()) return false;
    if (value < Shape<Thing>::low || value > Shape<Thing>::high) return false;
    ++seen_[depth_];
    numbers_[filled_++] = value;
    if (depth_ == 0) finish();
    return true;
  }
  static constexpr std::string_view shape_words() { return Shape<Thing>::words; }
  bool is_inside() const { return depth_ > 0; }

private:
  bool fits() const { return depth_ == 0 || seen_[depth_] < 2; }
  void finish() {
    into_->push_back(Shape<Thing>::make(numbers_.data()));
    filled_ = 0;
  }

  std::vector<Thing>* into_;
  std::size_t depth_ = 0;
  std::array<std::size_t, 3> seen_{};  // entries of the open arrays
  std::array<std::int64_t, 4> numbers_{};
  std::size_t filled_ = 0;
};

}  // namespace hardboard::capture
