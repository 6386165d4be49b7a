// All reachable positions of a position class as one bitmap, made in a single pass.
//
// Positions whose pegs differ on the rim alone (rim.h) form a block: on the English board 512 bits,
// a line of the cache. The blocks come in the order of the weights of their other pegs, the
// heaviest first, so that all blocks from which jumps lead into a block are complete when its turn
// comes. A jump moves all positions of a block at once: by a shift, under a mask. Jumps within the
// rim close the block. A pass makes one block of each orbit, and the others as its images
// (rim_images.h).
//
// Backward, from the met goals, the same pass goes through complements (grid.h), the lightest block
// first, and keeps the positions of each block that lead on. (On the English board, layer after
// layer of least images, as class_expand.h makes them, takes four times as long.)
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "base/limits.h"
#include "methods/peg_solitaire/class_numbers.h"
#include "methods/peg_solitaire/layer.h"
#include "methods/peg_solitaire/pages.h"
#include "methods/peg_solitaire/rim.h"
#include "methods/peg_solitaire/rim_images.h"
#include "methods/peg_solitaire/task.h"

namespace hardboard::peg_solitaire {

class RimBlocks {
public:
  // For the class of the start of a task that must outlive the blocks; nothing where ClassNumbers
  // has nothing, or for more than 2^26 blocks. Makes tables alone: O(lines * 2^most_low_bits).
  static std::optional<RimBlocks> make(const Task<1>& task);
  // The same, for a search by layers that has just made one of so many classes, after one of so
  // many: nothing, unless the rest of the search will probably take longer than a pass (as long as
  // four classes for each block) and the bitmap takes half of the memory or less.
  static std::optional<RimBlocks> make_if_it_pays(const Task<1>& task, const Limits& limits,
                                                  std::size_t before, std::size_t last);

  // The free holes of the rim: a block has 2^low_bits() bits.
  unsigned low_bits() const { return low_bits_; }
  // The memory for the bitmap and the order of the blocks.
  std::size_t bytes() const {
    return blocks() * (words() * sizeof(std::uint64_t) + sizeof(std::uint32_t) + 2);
  }

  // Marks all positions that play can reach from the start or its images, by limits.threads. False
  // if the limits were reached. O(blocks * lines) operations on blocks.
  bool reach(const Limits& limits);
  // Keeps of the marked positions those from which play can meet the goal. After reach(); limits
  // and cost likewise.
  bool keep_winnable(const Limits& limits);
  // The same where the goal is the complement of the start, up to symmetry: keeps the positions
  // whose complements are marked as well. O(blocks / symmetries).
  void keep_mirrored(unsigned threads);

  // Makes entry i count the marked positions with i pegs: up to symmetry, and all. False if the
  // limits were reached. O(blocks * symmetries).
  bool count(const Limits& limits, std::vector<std::uint64_t>& classes,
             std::vector<std::uint64_t>& positions) const;
  // Makes layer i the least images of the marked positions with i pegs, sorted, by limits.threads.
  // False if the limits were reached, or the layers and the work on them would take more than
  // most_bytes.
  bool list(const Limits& limits, std::size_t most_bytes, std::vector<Layer<1>>& layers) const;

private:
  using Number = ClassNumbers::Number;
  template <std::size_t Words>
  using Block = std::array<std::uint64_t, Words>;
  using Mask = Block<most_words>;
  enum class Pass : std::uint8_t { reach, keep };
  static constexpr unsigned most_fixed = 4;

  // A jump that starts or ends in the rim. The bits of a block that it changes, all up or all down
  // for the positions that it is possible in, make it a shift within words, and an exclusive or of
  // the places of words.
  struct RimJump {
    std::uint8_t from, over, to;  // squares
    std::uint8_t word_flip;
    std::array<std::uint8_t, 2> left, right;  // shifts, for each sort of pass
  };
  // A line with its middle outside the rim and one end or both in it.
  struct Crossing {
    std::uint32_t flip;  // of the number of the block
    std::uint16_t jump;  // one along the line; the next one goes the other way, out of the rim
    std::uint8_t inner;  // the square of the end outside the rim
    bool is_between;     // both ends are in the rim
  };
  // The lines of one direction with middles outside the rim, by the square of their middle.
  struct Direction {
    int step;
    std::uint64_t inner = 0;                   // middles of lines without a hole in the rim
    std::uint64_t crossed = 0;                 // the others
    std::uint64_t stopped = 0;                 // those of lines through the hole of `goal peg`
    std::array<std::uint32_t, 64> flips{};     // for inner lines
    std::array<std::uint8_t, 64> crossings{};  // for the others, their places in crossings_
  };
  // The positions of a block that the pass begins with, and those at which play ends.
  struct Special {
    Mask begun{}, ended{};
  };
  // What a block takes, in a pass.
  struct Intake;

  RimBlocks(const Task<1>& task, ClassNumbers numbers, unsigned low_bits, const Rim& rim);
  void add_lines();
  void add_jump(std::size_t from, std::size_t over, std::size_t to);
  void set_masks();
  void prepare();
  void set_specials();

  std::size_t words() const { return low_bits_ > 6 ? std::size_t{1} << (low_bits_ - 6) : 1; }
  std::uint32_t blocks() const { return std::uint32_t{1} << (numbers_.bits() - low_bits_); }
  Number places() const { return Number{1} << low_bits_; }  // in a block
  Number first_of(std::uint32_t block) const { return block << low_bits_; }
  const Mask* masks_of(Pass sort, std::uint64_t pegs) const;

  template <std::size_t Words>
  bool pass(Pass sort, const Limits& limits);
  template <std::size_t Words>
  bool pass_part(Pass sort, std::span<const std::uint32_t> part, const Limits& limits);
  template <std::size_t Words>
  void aim(Pass sort, std::uint32_t block, Intake& intake) const;
  template <std::size_t Words>
  void put_images(const Intake& intake, const Block<Words>& block);
  template <std::size_t Words>
  Block<Words> take(Pass sort, const Intake& intake, const Mask* masks) const;
  template <std::size_t Words, class GoOn, class May>
  void close(Pass sort, const Mask* masks, bool are_in_order, Block<Words>& block, GoOn go_on,
             May may) const;
  // Calls visit(first number, words of the block, is_free) for each block of order_, from `first`
  // to `end`, that has marks and is the least of its images; is_free says whether no symmetry maps
  // the block onto itself.
  template <std::size_t Words, class Visit>
  bool each_least_block(const Limits& limits, std::size_t first, std::size_t end,
                        Visit visit) const;

  const Task<1>& task_;
  ClassNumbers numbers_;
  unsigned low_bits_;
  Rim rim_;
  std::uint64_t full_ = 0, rim_squares_ = 0, stop_ = 0;  // squares
  // The squares of the rim whose pegs the pegs outside determine at the first place of a block.
  std::vector<std::uint8_t> fixed_;
  std::vector<Direction> directions_;
  std::vector<Crossing> crossings_;
  std::vector<RimJump> jumps_;    // along crossings, then within the rim, in pairs of a line
  std::size_t first_within_ = 0;  // the first one within the rim
  bool are_apart_ = true;         // the lines within the rim have no hole in common
  // For each sort of pass and each set of pegs on fixed_ squares, for each jump of jumps_: the
  // places where it lands.
  std::vector<Mask> masks_;
  BlockImages block_images_;
  // The blocks that are the least of their images, and the special ones; the heaviest first.
  std::vector<std::uint32_t> order_;
  std::vector<std::uint32_t> weight_starts_;             // in order_, and its end
  std::unordered_map<std::uint32_t, Special> specials_;  // by block
  std::vector<bool> is_special_, is_made_;               // for each block; is_made_: in order_
  Pages<std::uint64_t> marks_;
};

}  // namespace hardboard::peg_solitaire
