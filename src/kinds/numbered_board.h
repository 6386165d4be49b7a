// The board of a game as numbers, for programs that learn or search: each place has a number, and
// each thing that can stand on a place has a plane of zeros and ones. The planes are kept up to
// date move by move, so that reading a position costs nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/box.h"
#include "kinds/kind.h"

namespace hardboard::numbered {

// Larger boards have no numbers: their planes would take hundreds of megabytes.
inline constexpr std::uint64_t most_places = 250'000;

// The places of a puzzle in an order: vertices by their numbers, or the squares of a rectangle, row
// by row from the top, with the board's margin around.
class Places {
public:
  explicit Places(const shown::Board& board);

  std::uint32_t size() const { return size_; }
  bool is_graph() const { return rows_ == 0; }
  // Rows and columns; of a graph the vertices alone.
  std::vector<std::int64_t> shape() const;
  // Nothing for a place outside of the rectangle.
  std::optional<std::uint32_t> number_of(const shown::Place& place) const;

private:
  Box box_;
  std::uint32_t rows_ = 0, columns_ = 0, size_ = 0;
};

// What stands on a place: the letter of its token, `o` for the nameless token of a graph, and the
// captures that are left to it, -1 for any number of them and 0 where nothing is counted.
struct Stand {
  char letter = '.';
  std::int32_t budget = 0;
};

// Planes one after the other, each with a number for every place: one plane for each letter, 1
// where the letter stands; one for budgets, if the kind has them; and those that the game adds, on
// which all places are equal.
class Planes {
public:
  // `letters` and `added` name planes. O(planes * places).
  Planes(const Places& places, std::string letters, bool has_budgets,
         std::vector<std::string> added);

  std::vector<std::string> names() const;
  std::vector<std::int64_t> shape() const;
  const std::vector<float>& values() const { return values_; }
  const std::string& letters_by_place() const { return standing_; }
  Stand at(std::uint32_t place) const;

  void put(std::uint32_t place, Stand stand);
  // Fills the added plane of this number. O(places) if the value is new.
  void fill(std::size_t added, float value);

private:
  float& value(std::size_t plane, std::uint32_t place) { return values_[plane * size_ + place]; }

  std::vector<std::int64_t> places_shape_;
  std::uint32_t size_ = 0;
  std::string letters_, standing_;  // of the planes; of the places
  bool has_budgets_ = false;
  std::vector<std::string> added_;
  std::vector<float> values_;
};

}  // namespace hardboard::numbered
