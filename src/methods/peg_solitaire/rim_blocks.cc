#include "methods/peg_solitaire/rim_blocks.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <numeric>
#include <utility>

namespace hardboard::peg_solitaire {
namespace {

constexpr unsigned most_upper_bits = 26;

}  // namespace

std::optional<RimBlocks> RimBlocks::make(const Task<1>& task) {
  const std::vector<Rim> rims = rims_of(task);
  for (auto rim = rims.rbegin(); rim != rims.rend(); ++rim) {
    auto numbers = ClassNumbers::make(task, rim->holes);
    if (!numbers) return std::nullopt;
    const unsigned low_bits = numbers->count_free(rim->holes);
    if (low_bits > most_low_bits) continue;
    if (numbers->bits() - low_bits > most_upper_bits) return std::nullopt;
    RimBlocks blocks(task, std::move(*numbers), low_bits, *rim);
    if (blocks.fixed_.size() > most_fixed) continue;
    blocks.add_lines();
    blocks.set_masks();
    return blocks;
  }
  return std::nullopt;
}

std::optional<RimBlocks> RimBlocks::make_if_it_pays(const Task<1>& task, const Limits& limits,
                                                    std::size_t before, std::size_t last) {
  constexpr std::size_t few = std::size_t{1} << 15;
  // Layers that grow fast grow for long: their sizes go up and down like binomial coefficients.
  if (last < few || last < before + before / 4 * 3) return std::nullopt;
  auto blocks = make(task);
  if (!blocks || blocks->low_bits_ < 6 || last < blocks->blocks() / 8 ||
      blocks->bytes() > limits.memory_bytes / 2)
    return std::nullopt;
  return blocks;
}

RimBlocks::RimBlocks(const Task<1>& task, ClassNumbers numbers, unsigned low_bits, const Rim& rim)
    : task_(task),
      numbers_(std::move(numbers)),
      low_bits_(low_bits),
      rim_(rim),
      block_images_(numbers_, task.images.count(), low_bits) {
  for (std::size_t hole = 0; hole < task.grid.holes(); ++hole) {
    const std::uint64_t square = std::uint64_t{1} << numbers_.square(hole);
    full_ |= square;
    if (rim.holes.has(hole)) rim_squares_ |= square;
    if (task.stop.has(hole)) stop_ |= square;
  }
  std::uint64_t changed = 0;
  for (unsigned bit = low_bits; bit < numbers_.bits(); ++bit)
    changed |= numbers_.box(Number{1} << bit) ^ numbers_.box(0);
  for (changed &= rim_squares_; changed != 0; changed &= changed - 1)
    fixed_.push_back(static_cast<std::uint8_t>(std::countr_zero(changed)));
}

void RimBlocks::add_lines() {
  const auto& lines = task_.grid.lines();
  std::vector<std::size_t> within;
  Bits<1> seen{};
  for (std::size_t line = 0; line < lines.size(); ++line) {
    const auto [low, over, high] = lines[line];
    if (low == high) continue;
    const Bits<1>& holes = task_.grid.flip(line);
    if (rim_.holes.has(over)) {
      within.push_back(line);
      are_apart_ = are_apart_ && !(seen & holes).any();
      seen |= holes;
      continue;
    }
    const unsigned square = numbers_.square(over);
    const int step = std::abs(static_cast<int>(square) - static_cast<int>(numbers_.square(low)));
    auto direction = std::find_if(directions_.begin(), directions_.end(),
                                  [&](const Direction& d) { return d.step == step; });
    if (direction == directions_.end()) direction = directions_.insert(direction, Direction{step});
    const std::uint64_t middle = std::uint64_t{1} << square;
    if ((holes & task_.stop).any()) direction->stopped |= middle;
    const std::uint32_t flip = numbers_.number(holes) >> low_bits_;
    if (!(holes & rim_.holes).any()) {
      direction->inner |= middle;
      direction->flips[square] = flip;
      continue;
    }
    direction->crossed |= middle;
    direction->crossings[square] = static_cast<std::uint8_t>(crossings_.size());
    const bool is_between = rim_.holes.has(low) && rim_.holes.has(high);
    const auto [outer, inner] = rim_.holes.has(low) ? std::pair(low, high) : std::pair(high, low);
    crossings_.push_back({flip, static_cast<std::uint16_t>(jumps_.size()),
                          static_cast<std::uint8_t>(numbers_.square(inner)), is_between});
    add_jump(inner, over, outer);
    add_jump(outer, over, inner);
  }
  first_within_ = jumps_.size();
  for (const std::size_t line : within) {
    const auto [low, over, high] = lines[line];
    add_jump(low, over, high);
    add_jump(high, over, low);
  }
}

void RimBlocks::add_jump(std::size_t from, std::size_t over, std::size_t to) {
  RimJump jump{};
  // The numbers fall where a hole loses its peg.
  int change = 0;
  for (const std::size_t hole : {from, over, to}) {
    const Number bit = numbers_.number(Bits<1>::single(hole)) & (places() - 1);
    jump.word_flip = static_cast<std::uint8_t>(jump.word_flip | bit / 64);
    change += static_cast<int>(bit % 64) * (hole == to ? 1 : -1);
  }
  jump.left = {static_cast<std::uint8_t>(std::max(change, 0)),
               static_cast<std::uint8_t>(std::max(-change, 0))};
  jump.right = {jump.left[1], jump.left[0]};
  jump.from = static_cast<std::uint8_t>(numbers_.square(from));
  jump.over = static_cast<std::uint8_t>(numbers_.square(over));
  jump.to = static_cast<std::uint8_t>(numbers_.square(to));
  jumps_.push_back(jump);
}

void RimBlocks::set_masks() {
  std::uint64_t fixed = 0;
  for (const std::uint8_t square : fixed_) fixed |= std::uint64_t{1} << square;
  const std::size_t sets = std::size_t{1} << fixed_.size();
  masks_.assign(2 * sets * jumps_.size(), Mask{});
  for (std::size_t i = 0; i < 2 * sets; ++i) {
    std::uint64_t pegs = numbers_.box(0) & ~fixed;
    for (std::size_t k = 0; k < fixed_.size(); ++k) pegs |= std::uint64_t{i >> k & 1} << fixed_[k];
    if (i >= sets) pegs ^= full_;
    for (Number place = 0; place < places(); ++place) {
      const std::uint64_t box = pegs ^ numbers_.box(0) ^ numbers_.box(place);
      const auto lacks = [&](unsigned square) {
        return ((rim_squares_ & ~box) >> square & 1) != 0;
      };
      const auto has = [&](unsigned square) { return ((rim_squares_ & box) >> square & 1) != 0; };
      for (std::size_t k = 0; k < jumps_.size(); ++k) {
        const RimJump& jump = jumps_[k];
        if (!has(jump.from) && !has(jump.over) && !lacks(jump.to))
          masks_[i * jumps_.size() + k][place / 64] |= std::uint64_t{1} << place % 64;
      }
    }
  }
}

// For the pegs at the first place of a block.
const RimBlocks::Mask* RimBlocks::masks_of(Pass sort, std::uint64_t pegs) const {
  std::size_t set = sort == Pass::reach ? 0 : 1;
  for (std::size_t k = fixed_.size(); k-- > 0;) set = 2 * set + (pegs >> fixed_[k] & 1);
  return masks_.data() + set * jumps_.size();
}

// Sets the order of the blocks, and the positions where passes begin and end.
void RimBlocks::prepare() {
  set_specials();
  const std::size_t bytes = (task_.grid.holes() + 7) / 8;
  std::vector<std::uint16_t> sums(bytes * 256);
  for (std::size_t i = 0; i < sums.size(); ++i)
    for (std::size_t bit = 0; bit < 8 && i / 256 * 8 + bit < task_.grid.holes(); ++bit)
      if (i >> bit & 1)
        sums[i] = static_cast<std::uint16_t>(sums[i] + rim_.weights[i / 256 * 8 + bit]);
  const std::uint32_t most = std::accumulate(rim_.weights.begin(), rim_.weights.end(), 0U);
  std::vector<std::uint32_t> made;
  with_group(task_.images.count(), [&](auto group) {
    ClassNumbers::All images{};
    for (std::uint32_t block = 0; block < blocks(); ++block) {
      numbers_.all<decltype(group)::value>(first_of(block), images);
      constexpr std::size_t size = decltype(group)::value;
      bool is_least = true;
      for (std::size_t g = 1; g < (size != 0 ? size : task_.images.count()); ++g)
        is_least &=
            static_cast<std::int32_t>(images[g] >> low_bits_) >= static_cast<std::int32_t>(block);
      if (is_special_[block] || is_least) made.push_back(block);
    }
  });
  is_made_.assign(blocks(), false);
  std::vector<std::uint16_t> lacks(made.size());  // the weight of the pegs that a block lacks
  std::vector<std::uint32_t> next(most + 2);
  for (std::size_t i = 0; i < made.size(); ++i) {
    is_made_[made[i]] = true;
    const std::uint64_t pegs = numbers_.position(first_of(made[i])).words[0];
    std::uint32_t weight = 0;
    for (std::size_t byte = 0; byte < bytes; ++byte)
      weight += sums[byte * 256 + (pegs >> 8 * byte & 255)];
    lacks[i] = static_cast<std::uint16_t>(most - weight);
    ++next[lacks[i] + 1];
  }
  std::inclusive_scan(next.begin(), next.end(), next.begin());
  weight_starts_ = next;
  weight_starts_.erase(std::unique(weight_starts_.begin(), weight_starts_.end()),
                       weight_starts_.end());
  order_.resize(made.size());
  for (std::size_t i = 0; i < made.size(); ++i) order_[next[lacks[i]]++] = made[i];
}

void RimBlocks::set_specials() {
  specials_.clear();
  is_special_.assign(blocks(), false);
  const auto add = [&](const Bits<1>& position, Mask Special::*mask) {
    const Number number = numbers_.number(position);
    is_special_[number >> low_bits_] = true;
    (specials_[number >> low_bits_].*mask)[number % places() / 64] |= std::uint64_t{1}
                                                                      << number % places() % 64;
  };
  for (const Bits<1>& start : task_.images.orbit(task_.start)) add(start, &Special::begun);
  for (const Bits<1>& end : task_.ends) add(end, &Special::ended);
}

}  // namespace hardboard::peg_solitaire
