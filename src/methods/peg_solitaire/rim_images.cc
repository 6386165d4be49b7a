#include "methods/peg_solitaire/rim_images.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace hardboard::peg_solitaire {
namespace {

// Where a linear map of places takes each bit.
using Map = std::array<std::uint32_t, most_low_bits>;

std::uint32_t image_of(const Map& map, std::uint32_t place) {
  std::uint32_t result = 0;
  for (unsigned bit = 0; place >> bit != 0; ++bit)
    if (place >> bit & 1) result ^= map[bit];
  return result;
}

// A map that exchanges two bits, or adds one to another. Each is its own inverse.
struct Elementary {
  unsigned to, from;
  bool is_exchange;

  std::uint32_t operator()(std::uint32_t place) const {
    const std::uint32_t other = place >> from & 1;
    if (!is_exchange) return place ^ other << to;
    const std::uint32_t differ = other ^ (place >> to & 1);
    return place ^ differ << to ^ differ << from;
  }
};

// The elementary maps that make the map of the identity, the first one first. By elimination.
// Exchanges of a bit within words with one of their numbers are left out: they would need shifts
// between words.
std::vector<Elementary> factors(Map map, unsigned bits) {
  std::vector<Elementary> result;
  const auto follow = [&](const Elementary& step) {
    for (unsigned bit = 0; bit < bits; ++bit) map[bit] = step(map[bit]);
    result.push_back(step);
  };
  for (unsigned bit = 0; bit < bits; ++bit) {
    const auto has = [&](unsigned other) { return (map[bit] >> other & 1) != 0; };
    const auto is_near = [&](unsigned other) { return (other < 6) == (bit < 6); };
    if (!has(bit)) {
      unsigned other = bits - 1;
      while (!has(other)) --other;
      for (unsigned k = other; k > bit; --k)
        if (has(k) && is_near(k)) other = k;
      follow({bit, other, is_near(other)});
    }
    for (unsigned other = 0; other < bits; ++other)
      if (other != bit && has(other)) follow({other, bit, false});
  }
  std::reverse(result.begin(), result.end());
  return result;
}

// The linear maps of the symmetries.
std::vector<Map> maps_of(const ClassNumbers& numbers, std::size_t count, unsigned bits) {
  std::vector<Map> maps(count, Map{});
  ClassNumbers::All zero{}, one{};
  numbers.all(0, zero);
  for (unsigned bit = 0; bit < bits; ++bit) {
    numbers.all(ClassNumbers::Number{1} << bit, one);
    for (std::size_t g = 0; g < count; ++g) maps[g][bit] = one[g] ^ zero[g];
  }
  return maps;
}

Map inverse_of(const Map& map, unsigned bits) {
  Map inverse{};
  for (std::uint32_t place = 0; place < std::uint32_t{1} << bits; ++place) {
    const std::uint32_t image = image_of(map, place);
    if (std::has_single_bit(image)) inverse[std::countr_zero(image)] = place;
  }
  return inverse;
}

}  // namespace

BlockImages::BlockImages(const ClassNumbers& numbers, std::size_t count, unsigned low_bits) {
  const std::vector<Map> maps = maps_of(numbers, count, low_bits);
  // The shortest way to each image from one that is there.
  struct Way {
    std::size_t from = 0;
    std::vector<Elementary> steps;
  };
  std::vector<Way> ways(count);
  std::vector<bool> is_there(count);
  const auto put = [&](std::size_t from) {
    is_there[from] = true;
    const Map inverse = inverse_of(maps[from], low_bits);
    for (std::size_t to = 0; to < count; ++to) {
      if (is_there[to]) continue;
      Map map{};
      for (unsigned bit = 0; bit < low_bits; ++bit) map[bit] = image_of(maps[to], inverse[bit]);
      auto steps = factors(map, low_bits);
      if (from == 0 || steps.size() < ways[to].steps.size()) ways[to] = {from, std::move(steps)};
    }
  };
  put(0);
  while (images_.size() + 1 < count) {
    std::size_t next = 0;
    for (std::size_t to = 1; to < count; ++to)
      if (!is_there[to] && (next == 0 || ways[to].steps.size() < ways[next].steps.size()))
        next = to;
    const std::size_t first = exchanges_.size();
    for (const Elementary& step : ways[next].steps) {
      Exchange& exchange = exchanges_.emplace_back();
      for (std::uint32_t place = 0; place < std::uint32_t{1} << low_bits; ++place) {
        const std::uint32_t other = step(place);
        if (other == place || (other / 64 == place / 64 && other < place)) continue;
        exchange.word_flip = static_cast<std::uint8_t>(place / 64 ^ other / 64);
        exchange.shift = static_cast<std::uint8_t>(other % 64 - place % 64);
        exchange.lower[place / 64] |= std::uint64_t{1} << place % 64;
      }
    }
    images_.push_back({static_cast<std::uint8_t>(ways[next].from), static_cast<std::uint8_t>(next),
                       first, exchanges_.size()});
    put(next);
  }
}

}  // namespace hardboard::peg_solitaire
