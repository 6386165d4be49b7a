// A board as bits: squares of a box around it, row by row from the top, in one machine word or in
// several. All squares step at once by a shift and a mask.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <vector>

#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

// N words that behave like one unsigned integer, as far as boards need it.
template <std::size_t N>
struct Wide {
  std::array<std::uint64_t, N> words{};

  friend auto operator<=>(const Wide&, const Wide&) = default;
  friend constexpr Wide operator&(Wide a, const Wide& b) {
    for (std::size_t i = 0; i < N; ++i) a.words[i] &= b.words[i];
    return a;
  }
  friend constexpr Wide operator|(Wide a, const Wide& b) {
    for (std::size_t i = 0; i < N; ++i) a.words[i] |= b.words[i];
    return a;
  }
  friend constexpr Wide operator^(Wide a, const Wide& b) {
    for (std::size_t i = 0; i < N; ++i) a.words[i] ^= b.words[i];
    return a;
  }
  constexpr Wide operator~() const {
    Wide a = *this;
    for (std::uint64_t& word : a.words) word = ~word;
    return a;
  }
  Wide& operator|=(const Wide& b) { return *this = *this | b; }
  Wide& operator&=(const Wide& b) { return *this = *this & b; }
  Wide& operator^=(const Wide& b) { return *this = *this ^ b; }
  friend constexpr Wide operator<<(const Wide& a, unsigned by) {
    Wide result;
    const unsigned whole = by / 64, part = by % 64;
    for (std::size_t i = whole; i < N; ++i) {
      result.words[i] = a.words[i - whole] << part;
      if (part != 0 && i > whole) result.words[i] |= a.words[i - whole - 1] >> (64 - part);
    }
    return result;
  }
  friend constexpr Wide operator>>(const Wide& a, unsigned by) {
    Wide result;
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
constexpr bool any(const Wide<N>& wide) {
  std::uint64_t all = 0;
  for (const std::uint64_t word : wide.words) all |= word;
  return all != 0;
}

constexpr unsigned lowest(std::uint64_t word) {
  return static_cast<unsigned>(std::countr_zero(word));
}
template <std::size_t N>
constexpr unsigned lowest(const Wide<N>& wide) {
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

// All places below a single bit.
constexpr std::uint64_t below(std::uint64_t single) {
  return single - 1;
}
template <std::size_t N>
constexpr Wide<N> below(const Wide<N>& single) {
  Wide<N> result;
  for (std::size_t i = 0; i < N; ++i) {
    if (single.words[i] != 0) {
      result.words[i] = single.words[i] - 1;
      break;
    }
    result.words[i] = ~std::uint64_t{0};
  }
  return result;
}

// Takes the lowest bit out.
constexpr std::uint64_t take_lowest(std::uint64_t& word) {
  const std::uint64_t least = word & (~word + 1);
  word ^= least;
  return least;
}
template <std::size_t N>
constexpr Wide<N> take_lowest(Wide<N>& wide) {
  const Wide<N> least = bit<Wide<N>>(lowest(wide));
  wide ^= least;
  return least;
}

// The bits that a board needs: the area of the box around it. O(1).
inline std::uint64_t box_area(const Board& board) {
  std::int64_t left = board.squares[0].x, right = left;
  for (const Square square : board.squares) {
    left = std::min<std::int64_t>(left, square.x);
    right = std::max<std::int64_t>(right, square.x);
  }
  const std::int64_t height = std::int64_t{board.squares.front().y} - board.squares.back().y + 1;
  return static_cast<std::uint64_t>((right - left + 1) * height);
}

template <class Word>
class Field {
public:
  // The box around the board must fit the word. O(squares).
  explicit Field(const Board& board) {
    std::int32_t left = board.squares[0].x, right = left;
    for (const Square square : board.squares) {
      left = std::min(left, square.x);
      right = std::max(right, square.x);
    }
    stride_ = static_cast<unsigned>(right - left + 1);
    const std::int32_t top = board.squares.front().y;
    const auto place = [&](Square square) {
      return static_cast<unsigned>(top - square.y) * stride_ +
             static_cast<unsigned>(square.x - left);
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
  // Squares whose edge in the direction is open, or has a rail.
  const Word& open(Direction direction) const { return open_[static_cast<unsigned>(direction)]; }
  const Word& railed(Direction direction) const {
    return railed_[static_cast<unsigned>(direction)];
  }
  unsigned place(std::uint32_t square) const { return place_[square]; }
  std::uint32_t square(unsigned place) const { return square_[place]; }

  // All squares step one further; those without a neighbour in the direction are lost.
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

  Word near(const Word& word) const {
    return step(word, Direction::up) | step(word, Direction::right) | step(word, Direction::down) |
           step(word, Direction::left);
  }

  // The squares of `within` that are connected to `seeds`, which need not be among them.
  // O(longest way).
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
  std::array<Word, 4> leads_{}, open_{}, railed_{};
  std::vector<unsigned> place_;        // of a square
  std::vector<std::uint32_t> square_;  // of a place
};

}  // namespace hardboard::push_fight
