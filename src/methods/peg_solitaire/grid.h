// The board as tables for the search: its lines of three holes, and a test for the lines along
// which a position's pegs can jump.
//
// Backward play is forward play with pegs and empty holes exchanged: a jump turns `o o .` into `. .
// o`; read backward, with pegs and empty holes exchanged, it turns `o o .` into `. . o` again. So
// the last jump before a position went along a line along which the position's complement can jump.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "methods/peg_solitaire/bits.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// The most holes of a board that the search accepts.
inline constexpr std::size_t most_searched = 512;

// Three consecutive holes along which pegs jump both ways: low < over < high in the order of the
// puzzle's holes.
struct Line {
  std::uint16_t low, over, high;
};

// All lines of a board of at most most_searched holes, one direction after the other. O(holes).
std::vector<Line> lines_of(const Puzzle& puzzle);

template <std::size_t Words>
class Grid {
public:
  using Position = Bits<Words>;

  explicit Grid(const Puzzle& puzzle) : holes_(puzzle.holes.size()) {
    for (std::size_t i = 0; i < holes_; ++i) full_.set(i);
    const std::vector<Line> lines = lines_of(puzzle);
    if constexpr (Words == 1) {
      pack(lines);
    } else {
      lines_ = lines;
    }
    for (const Line& line : lines_) {
      flips_.push_back(line.low == line.high
                           ? Position{}
                           : Position::single(line.low) | Position::single(line.over) |
                                 Position::single(line.high));
    }
  }

  std::size_t holes() const { return holes_; }
  const Position& full() const { return full_; }

  // The number of a line is its place in lines(). Some places hold no line: their three holes are
  // all 0.
  const std::vector<Line>& lines() const { return lines_; }
  // The three holes that a jump along a line changes.
  const Position& flip(std::size_t line) const { return flips_[line]; }
  // The holes where the jump along a line starts and ends; each_jump must visit the line.
  std::uint16_t from(const Position& position, std::size_t line) const {
    return position.has(lines_[line].low) ? lines_[line].low : lines_[line].high;
  }
  std::uint16_t to(const Position& position, std::size_t line) const {
    return position.has(lines_[line].low) ? lines_[line].high : lines_[line].low;
  }

  // Visits the number of each line along which a peg can jump: the middle and exactly one end hold
  // pegs. On boards of one word, one test covers all lines of a group.
  template <class Visit>
  void each_jump(const Position& position, Visit visit) const {
    if constexpr (Words == 1) {
      const std::uint64_t pegs = position.words[0];
      std::size_t base = 0;
      std::uint64_t open = 0;
      for (const Group& group : groups_) {
        const std::uint64_t ends = (pegs << group.below) ^ (pegs >> group.above);
        open |= std::rotl(ends & pegs & group.middles, group.turn);
        if (!group.is_last) continue;
        for (; open != 0; open &= open - 1)
          visit(base + static_cast<std::size_t>(std::countr_zero(open)));
        base += 64;
      }
    } else {
      for (std::size_t i = 0; i < lines_.size(); ++i) {
        const Line& line = lines_[i];
        if (position.has(line.over) && position.has(line.low) != position.has(line.high)) visit(i);
      }
    }
  }

private:
  // Lines of one direction with equal bit distances between their ends and middles: one shift moves
  // all lower ends onto the middles, and one shift all upper ends.
  struct Group {
    std::uint64_t middles;
    int below, above;  // bits from the lower end to the middle, from the middle to the upper end
    int turn;          // bits by which middles are rotated to become numbers of lines
    bool is_last;      // the last group whose line numbers share 64 bits
  };

  // Numbers the lines. Lines of one direction have different middles, so the middle determines the
  // number; several directions share 64 numbers if their ranges of middles fit.
  void pack(const std::vector<Line>& lines) {
    int used = 64;
    for (std::size_t begin = 0; begin < lines.size();) {
      std::size_t end = begin + 1;
      while (end < lines.size() && lines[end].over > lines[end - 1].over) ++end;
      const int least = lines[begin].over, range = lines[end - 1].over - least + 1;
      const bool fits = used + range <= 64;
      if (!fits) {
        lines_.resize(lines_.size() + 64, Line{0, 0, 0});
        if (!groups_.empty()) groups_.back().is_last = true;
        used = 0;
      }
      const std::size_t first_group = groups_.size();
      for (std::size_t i = begin; i < end; ++i) {
        const Line& line = lines[i];
        lines_[lines_.size() - 64 + static_cast<std::size_t>(line.over - least + used)] = line;
        const int below = line.over - line.low, above = line.high - line.over;
        std::size_t g = first_group;
        while (g < groups_.size() && (groups_[g].below != below || groups_[g].above != above)) ++g;
        if (g == groups_.size()) groups_.push_back({0, below, above, used - least, false});
        groups_[g].middles |= std::uint64_t{1} << line.over;
      }
      used += range;
      begin = end;
    }
    if (!groups_.empty()) groups_.back().is_last = true;
  }

  std::size_t holes_;
  Position full_{};
  std::vector<Line> lines_;
  std::vector<Position> flips_;
  std::vector<Group> groups_;
};

}  // namespace hardboard::peg_solitaire
