#include "methods/peg_solitaire/class_numbers.h"

#include <bit>
#include <cstdlib>

namespace hardboard::peg_solitaire {
namespace {

using Number = ClassNumbers::Number;

// The holes: the holes of `lowest` first, then holes with few images, and the holes of an orbit one
// after the other.
std::vector<std::uint8_t> by_orbit(const Task<1>& task, const Bits<1>& lowest) {
  struct Hole {
    bool is_later;
    std::size_t images;
    std::uint8_t first, hole;  // the first hole of the orbit
    auto operator<=>(const Hole&) const = default;
  };
  std::vector<Hole> holes;
  for (std::size_t hole = 0; hole < task.grid.holes(); ++hole) {
    const auto orbit = task.images.orbit(Bits<1>::single(hole));
    std::uint64_t all = 0;
    for (const Bits<1>& image : orbit) all |= image.words[0];
    holes.push_back({!lowest.has(hole), orbit.size(),
                     static_cast<std::uint8_t>(std::countr_zero(all)),
                     static_cast<std::uint8_t>(hole)});
  }
  std::sort(holes.begin(), holes.end());
  std::vector<std::uint8_t> result;
  for (const Hole& hole : holes) result.push_back(hole.hole);
  return result;
}

// For each hole a member of the span of the lines in which the hole is the last one by `order`, or
// the empty set; no other of these last holes is in the member.
std::vector<Bits<1>> with_last(const Grid<1>& grid, const std::vector<std::uint8_t>& order) {
  std::vector<Bits<1>> basis(grid.holes(), Bits<1>{});
  for (std::size_t line = 0; line < grid.lines().size(); ++line) {
    Bits<1> rest = grid.flip(line);
    for (auto hole = order.rbegin(); hole != order.rend() && rest.any(); ++hole) {
      if (!rest.has(*hole)) continue;
      if (!basis[*hole].any()) {
        basis[*hole] = rest;
        break;
      }
      rest ^= basis[*hole];
    }
  }
  for (const std::uint8_t hole : order) {
    for (const std::uint8_t other : order)
      if (other != hole && basis[hole].has(other) && basis[other].any())
        basis[hole] ^= basis[other];
  }
  return basis;
}

}  // namespace

Number ClassNumbers::linear(const Bits<1>& set) const {
  Number number = 0;
  for (unsigned bit = 0; bit < bits_; ++bit)
    number |= static_cast<Number>(set.has(holes_[bit])) << bit;
  return number;
}

std::optional<ClassNumbers> ClassNumbers::make(const Task<1>& task, const Bits<1>& lowest) {
  const std::vector<std::uint8_t> order = by_orbit(task, lowest);
  const std::vector<Bits<1>> basis = with_last(task.grid, order);
  ClassNumbers numbers;
  numbers.count_ = task.images.count();
  for (const std::uint8_t hole : order)
    if (basis[hole].any()) numbers.holes_.push_back(hole);
  if (numbers.holes_.size() > most_bits) return std::nullopt;
  numbers.bits_ = static_cast<unsigned>(numbers.holes_.size());
  numbers.bytes_ = std::max(1U, (numbers.bits_ + 7) / 8);

  // The position with the number 0, and how the images of positions with other numbers differ from
  // its images.
  Bits<1> zero = task.start;
  for (const std::uint8_t hole : numbers.holes_)
    if (zero.has(hole)) zero ^= basis[hole];
  for (const Bits<1>& image : task.images.orbit(zero)) {
    Bits<1> difference = image ^ zero;
    for (const std::uint8_t hole : numbers.holes_)
      if (difference.has(hole)) difference ^= basis[hole];
    if (difference.any()) return std::nullopt;
  }
  const std::size_t count = numbers.count_;
  numbers.positions_.assign(std::size_t{numbers.bytes_} * 256, 0);
  numbers.images_.assign(numbers.positions_.size() * count, 0);
  numbers.positions_[0] = zero.words[0];
  for (std::size_t g = 0; g < count; ++g)
    numbers.images_[g] = numbers.linear(task.images.image(zero, g));
  for (unsigned bit = 0; bit < numbers.bits_; ++bit) {
    const Bits<1> change = basis[numbers.holes_[bit]];
    const std::size_t first = std::size_t{bit / 8} * 256, width = std::size_t{1} << bit % 8;
    for (std::size_t place = first; place < first + width; ++place)
      numbers.positions_[place + width] = numbers.positions_[place] ^ change.words[0];
    for (std::size_t g = 0; g < count; ++g) {
      const Number image = numbers.linear(task.images.image(change, g));
      for (std::size_t place = first; place < first + width; ++place)
        numbers.images_[(place + width) * count + g] = numbers.images_[place * count + g] ^ image;
    }
  }
  if (!numbers.lay_in_box(task)) return std::nullopt;
  numbers.complement_ = numbers.linear(task.grid.full());
  return numbers;
}

bool ClassNumbers::lay_in_box(const Task<1>& task) {
  if (task.squares.empty()) return false;
  std::int64_t left = task.squares[0].x, right = left, below = task.squares[0].y, above = below;
  for (const Square square : task.squares) {
    left = std::min<std::int64_t>(left, square.x);
    right = std::max<std::int64_t>(right, square.x);
    below = std::min<std::int64_t>(below, square.y);
    above = std::max<std::int64_t>(above, square.y);
  }
  const std::int64_t width = right - left + 1;
  if (width > 64 || above - below >= 64 / width) return false;
  const auto place = [&](std::size_t hole) {
    const Square square = task.squares[hole];
    return static_cast<int>((square.y - below) * width + square.x - left);
  };
  for (const std::uint64_t pegs : positions_) {
    std::uint64_t& box = boxes_.emplace_back(0);
    Bits<1>{{pegs}}.each([&](unsigned hole) { box |= std::uint64_t{1} << place(hole); });
  }
  for (std::size_t hole = 0; hole < task.squares.size(); ++hole) {
    squares_.push_back(static_cast<std::uint8_t>(place(hole)));
    full_box_ |= std::uint64_t{1} << place(hole);
  }
  for (std::size_t line = 0; line < task.grid.lines().size(); ++line) {
    const auto [low, over, high] = task.grid.lines()[line];
    if (low == high) continue;
    const int step = std::abs(place(over) - place(low));
    std::size_t d = 0;
    while (d < directions_.size() && directions_[d].step != step) ++d;
    if (d == directions_.size()) {
      directions_.push_back({step});
      lines_.resize(64 * directions_.size());
      flips_.resize(lines_.size() * count_);
    }
    directions_[d].middles |= std::uint64_t{1} << place(over);
    const std::size_t jump = 64 * d + static_cast<std::size_t>(place(over));
    lines_[jump] = static_cast<std::uint16_t>(line);
    for (std::size_t g = 0; g < count_; ++g)
      flips_[jump * count_ + g] = linear(task.images.image(task.grid.flip(line), g));
  }
  return true;
}

void ClassNumbers::choose_symmetries() {
  // How the bit changes the image of any number.
  const auto change = [&](unsigned bit, std::size_t g) {
    return row(bit / 8, Number{1} << bit)[g] ^ row(bit / 8, 0)[g];
  };
  // The widest range of upper bits on which lower bits have no influence.
  unsigned shift = bits_ - std::min(bits_ / 2 + 2, std::min(bits_, 16U));
  for (; shift < bits_; ++shift) {
    bool is_closed = true;
    for (unsigned bit = 0; bit < shift; ++bit)
      for (std::size_t g = 0; g < count_; ++g)
        is_closed = is_closed && change(bit, g) >> shift == 0;
    if (is_closed) break;
  }
  upper_shift_ = shift;
  best_.resize(std::size_t{1} << (bits_ - shift));
  All images{};
  for (std::size_t upper = 0; upper < best_.size(); ++upper) {
    all(static_cast<Number>(upper << shift), images);
    const auto place = [&](std::size_t g) { return images[g] >> shift; };
    std::size_t best = 0, equal = 1;
    for (std::size_t g = 1; g < count_; ++g) {
      equal = place(g) == place(best) ? equal + 1 : place(g) < place(best) ? 1 : equal;
      if (place(g) < place(best)) best = g;
    }
    best_[upper] = equal == 1 ? static_cast<std::uint8_t>(best) : several;
  }
}

}  // namespace hardboard::peg_solitaire
