// A board as bits: one for each square of its bounding box, row by row from the top, in one machine
// word or several. A shift and a mask move all squares of a set one step at once.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <vector>

#include "base/box.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

// N machine words with those operations of an unsigned integer that boards need.
template <std::size_t N>
struct WideWord {
  std::array<std::uint64_t, N> words{};

  friend auto operator<=>(const WideWord&, const WideWord&) = default;
  friend constexpr WideWord operator&(WideWord a, const WideWord& b) {
    for (std::size_t i = 0; i < N; ++i) a.words[i] &= b.words[i];
    return a;
  }
  friend constexpr WideWord operator|(WideWord a, const WideWord& b) {
    for (std::size_t i = 0; i < N; ++i) a.words[i] |= b.words[i];
    return a;
  }
  friend constexpr WideWord operator^(WideWord a, const WideWord& b) {
    for (std::size_t i = 0; i < N; ++i) a.words[i] ^= b.words[i];
    return a;
  }
  constexpr WideWord operator~() const {
    WideWord a = *this;
    for (std::uint64_t& word : a.words) word = ~word;
    return a;
  }
  WideWord& operator|=(const WideWord& b) { return *this = *this | b; }
  WideWord& operator&=(const WideWord& b) { return *this = *this & b; }
  WideWord& operator^=(const WideWord& b) { return *this = *this ^ b; }
  friend constexpr WideWord operator<<(const WideWord& a, unsigned by) {
    WideWord result;
    const unsigned whole = by / 64, part = by % 64;
    for (std::size_t i = whole; i < N; ++i) {
      result.words[i] = a.words[i - whole] << part;
      if (part != 0 && i > whole) result.words[i] |= a.words[i - whole - 1] >> (64 - part);
    }
    return result;
  }
  friend constexpr WideWord operator>>(const WideWord& a, unsigned by) {
    WideWord result;
    const unsigned whole = by / 64, part = by % 64;
    for (std::size_t i = 0; i + whole < N; ++i) {
      result.words[i] = a.words[i + whole] >> part;
      if (part != 0 && i + whole + 1 < N) result.words[i] |= a.words[i + whole + 1] << (64 - part);
    }
    return result;
  }
};

constexpr bool any(std::uint64_t word) {
  return word != 0;
}
template <std::size_t N>
constexpr bool any(const WideWord<N>& wide) {
  std::uint64_t all = 0;
  for (const std::uint64_t word : wide.words) all |= word;
  return all != 0;
}

constexpr unsigned lowest(std::uint64_t word) {
  return static_cast<unsigned>(std::countr_zero(word));
}
template <std::size_t N>
constexpr unsigned lowest(const WideWord<N>& wide) {
  for (std::size_t i = 0; i < N; ++i)
    if (wide.words[i] != 0) return static_cast<unsigned>(64 * i) + lowest(wide.words[i]);
  return 64 * N;
}

template <class Word>
constexpr Word bit(unsigned place) {
  if constexpr (std::is_same_v<Word, std::uint64_t>) {
    return std::uint64_t{1} << place;
  } else {
    Word word;
    word.words[place / 64] = std::uint64_t{1} << (place % 64);
    return word;
  }
}

// Adds a place to a set.
constexpr void add_place(std::uint64_t& word, unsigned place) {
  word |= std::uint64_t{1} << place;
}
template <std::size_t N>
constexpr void add_place(WideWord<N>& wide, unsigned place) {
  wide.words[place / 64] |= std::uint64_t{1} << (place % 64);
}

// All places below the place of a single bit.
constexpr std::uint64_t below(std::uint64_t single) {
  return single - 1;
}
template <std::size_t N>
constexpr WideWord<N> below(const WideWord<N>& single) {
  WideWord<N> result;
  for (std::size_t i = 0; i < N; ++i) {
    if (single.words[i] != 0) {
      result.words[i] = single.words[i] - 1;
      break;
    }
    result.words[i] = ~std::uint64_t{0};
  }
  return result;
}

// Removes the lowest bit from a set and returns it.
constexpr std::uint64_t take_lowest(std::uint64_t& word) {
  const std::uint64_t least = word & (~word + 1);
  word ^= least;
  return least;
}
template <std::size_t N>
constexpr WideWord<N> take_lowest(WideWord<N>& wide) {
  const WideWord<N> least = bit<WideWord<N>>(lowest(wide));
  wide ^= least;
  return least;
}

template <class Word>
class Field {
public:
  // The word must have a bit for each square of the bounding box. O(squares).
  explicit Field(const Board& board) {
    const Box box = bounding_box(board.squares);
    stride_ = static_cast<unsigned>(box.width());
    const auto place = [&](Square square) {
      return static_cast<unsigned>(box.high.y - square.y) * stride_ +
             static_cast<unsigned>(square.x - box.low.x);
    };
    square_.assign(8 * sizeof(Word), off_board);
    for (std::uint32_t s = 0; s < board.size(); ++s) {
      const unsigned at = place(board.squares[s]);
      place_.push_back(at);
      square_[at] = s;
      all_ |= bit<Word>(at);
      for (unsigned d = 0; d < 4; ++d) {
        const std::uint32_t next = board.next[s][d];
        (next < rail ? leads_[d] : next == rail ? railed_[d] : open_[d]) |= bit<Word>(at);
      }
    }
  }

  const Word& all() const { return all_; }
  // The squares with an open edge in the direction, and those with a rail there.
  const Word& open(Direction direction) const { return open_[static_cast<unsigned>(direction)]; }
  const Word& railed(Direction direction) const {
    return railed_[static_cast<unsigned>(direction)];
  }
  // The bit of a square, and the square of a bit.
  unsigned place(std::uint32_t square) const { return place_[square]; }
  std::uint32_t square(unsigned place) const { return square_[place]; }

  // The neighbours of all squares of the set in the direction; some squares have none.
  Word step(const Word& word, Direction direction) const {
    const Word leaving = word & leads_[static_cast<unsigned>(direction)];
    switch (direction) {
      case Direction::up:
        return leaving >> stride_;
      case Direction::right:
        return leaving << 1;
      case Direction::down:
        return leaving << stride_;
      default:
        return leaving >> 1;
    }
  }

  // The neighbours of all squares of the set in the four directions.
  Word near(const Word& word) const {
    return step(word, Direction::up) | step(word, Direction::right) | step(word, Direction::down) |
           step(word, Direction::left);
  }

  // The squares of `within` that paths in `within` connect with neighbours of `seeds`. The seeds
  // need not lie in `within`. O(length of the longest path).
  Word flood(const Word& seeds, const Word& within) const {
    Word found = near(seeds) & within;
    for (Word last{}; found != last;) {
      last = found;
      found |= near(found) & within;
    }
    return found;
  }

private:
  unsigned stride_ = 0;
  Word all_{};
  // For each direction, the squares that have a neighbour, an open edge, or a rail there.
  std::array<Word, 4> leads_{}, open_{}, railed_{};
  std::vector<unsigned> place_;        // of each square
  std::vector<std::uint32_t> square_;  // of each place
};

}  // namespace hardboard::push_fight
