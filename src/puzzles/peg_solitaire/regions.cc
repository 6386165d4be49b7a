#include "puzzles/peg_solitaire/regions.h"

#include <algorithm>
#include <array>
#include <bit>
#include <fmt/format.h>
#include <iterator>
#include <queue>
#include <utility>

#include "puzzles/peg_solitaire/goal.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/words.h"

namespace hardboard::peg_solitaire {
namespace {

using Holes = std::vector<std::uint32_t>;  // sorted
using Pegs = std::uint32_t;                // of the region: bit i is its i-th hole
using Weight64 = std::int64_t;

constexpr std::size_t farthest = 40;

// weights[d]: of a peg at a distance of d steps, d > 0. weights[d] <= weights[d + 1] + weights[d +
// 2].
constexpr std::array<Weight64, farthest + 1> weights_by_distance() {
  std::array<Weight64, farthest + 1> weights{};
  weights[farthest] = weights[farthest - 1] = 1;
  for (std::size_t d = farthest - 1; d-- > 0;) weights[d] = weights[d + 1] + weights[d + 2];
  return weights;
}
constexpr std::array weights = weights_by_distance();

// A jump as the region sees it.
struct RegionJump {
  Pegs takes = 0, puts = 0;
  Weight64 pays = 0, gains = 0;  // the weight of the pegs around it that the jump takes and puts
};

class RegionWalk {
public:
  RegionWalk(const Puzzle& puzzle, const Holes& region) : puzzle_(puzzle) {
    find_layers(region);
    for (const std::uint32_t hole : region) add_jumps_at(hole);
  }

  // Whether a walk reaches the position with so much left or more, as far as a quick look tells:
  // the look goes on where the fewest pegs are, and meets each position once.
  bool quickly_reaches(Pegs end, Weight64 due) const {
    std::vector<std::uint8_t> met(std::size_t{1} << layers_[0].size(), 0);
    std::vector<std::vector<std::pair<Pegs, Weight64>>> by_pegs(layers_[0].size() + 1);
    std::size_t fewest = by_pegs.size();  // no list before this one has positions
    const auto reach = [&](Pegs pegs, Weight64 left) {
      if (std::exchange(met[pegs], 1) != 0) return;
      const auto number = static_cast<std::size_t>(std::popcount(pegs));
      by_pegs[number].push_back({pegs, left});
      fewest = std::min(fewest, number);
    };
    reach(start(), supply());
    while (fewest < by_pegs.size()) {
      if (by_pegs[fewest].empty()) {
        ++fewest;
        continue;
      }
      const auto [pegs, left] = by_pegs[fewest].back();
      by_pegs[fewest].pop_back();
      if (pegs == end && left >= due) return true;
      go_on(pegs, left, reach);
    }
    return false;
  }

  // Visits the positions that walks reach, with what is left to pay with, until `visit` returns
  // false. A walk is best continued with as much as possible, so each position keeps the most. Let
  // pegs inside the region weigh as much as those beside it: then no jump raises the weight of all
  // pegs, and the walk that goes on where they weigh most meets each position with the most at
  // first.
  template <class Visit>
  void each(Visit visit) const {
    std::vector<Weight64> most(std::size_t{1} << layers_[0].size(), -1);
    std::priority_queue<std::pair<Weight64, Pegs>> next;  // by the weight of all pegs
    const auto reach = [&](Pegs pegs, Weight64 left) {
      if (left <= most[pegs]) return;
      most[pegs] = left;
      next.push({left + weights[1] * std::popcount(pegs), pegs});
    };
    reach(start(), supply());
    while (!next.empty()) {
      const auto [weight, pegs] = next.top();
      next.pop();
      const Weight64 left = weight - weights[1] * std::popcount(pegs);
      if (left < most[pegs]) continue;
      if (!visit(pegs, left)) return;
      go_on(pegs, left, reach);
    }
  }

  // The pegs of the region, and the weight of those up to `farthest` steps around it; has_peg(hole)
  // tells where they stand.
  template <class HasPeg>
  Pegs inside(HasPeg has_peg) const {
    Pegs result = 0;
    for (std::size_t i = 0; i < layers_[0].size(); ++i)
      if (has_peg(layers_[0][i])) result |= Pegs{1} << i;
    return result;
  }
  template <class HasPeg>
  Weight64 around(HasPeg has_peg) const {
    Weight64 sum = 0;
    for (std::size_t d = 1; d < layers_.size(); ++d)
      for (const std::uint32_t hole : layers_[d])
        if (has_peg(hole)) sum += weights[d];
    return sum;
  }

private:
  Pegs start() const {
    return inside([&](std::uint32_t hole) { return puzzle_.pegs[hole] != 0; });
  }
  // What a walk has at first. All holes further away count as pegs.
  Weight64 supply() const {
    std::size_t far = puzzle_.holes.size();
    for (const Holes& layer : layers_) far -= layer.size();
    return around([&](std::uint32_t hole) { return puzzle_.pegs[hole] != 0; }) +
           static_cast<Weight64>(far);
  }

  template <class Reach>
  void go_on(Pegs pegs, Weight64 left, Reach& reach) const {
    for (const RegionJump& jump : jumps_)
      if ((pegs & (jump.takes | jump.puts)) == jump.takes && jump.pays <= left)
        reach((pegs ^ jump.takes) | jump.puts, left - jump.pays + jump.gains);
  }

  std::optional<std::uint32_t> beside(std::uint32_t hole, Square step, int times) const {
    const Square at = puzzle_.holes[hole];
    const std::int64_t x = at.x + std::int64_t{times} * step.x;
    const std::int64_t y = at.y + std::int64_t{times} * step.y;
    if (x != static_cast<std::int32_t>(x) || y != static_cast<std::int32_t>(y)) return std::nullopt;
    return hole_at(puzzle_, {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)});
  }

  // layers_[d]: the holes at a distance of d steps from the region, which is layers_[0]. What is
  // next to a layer is in it or in one beside it. A step leads from a hole of a line to the next
  // one; lines have three holes or more, since no jump uses others.
  void find_layers(const Holes& region) {
    layers_.push_back(region);
    while (layers_.size() <= farthest) {
      Holes found;
      for (const std::uint32_t hole : layers_.back())
        for (const Square step : steps_of(puzzle_.directions))
          for (const int side : {-1, 1})
            if (const auto next = beside(hole, step, side);
                next && (beside(hole, step, 2 * side) || beside(hole, step, -side)))
              found.push_back(*next);
      std::sort(found.begin(), found.end());
      found.erase(std::unique(found.begin(), found.end()), found.end());
      for (std::size_t d = layers_.size(); d-- > 0 && d + 2 >= layers_.size();) {
        Holes rest;
        std::set_difference(found.begin(), found.end(), layers_[d].begin(), layers_[d].end(),
                            std::back_inserter(rest));
        found = std::move(rest);
      }
      if (found.empty()) break;
      layers_.push_back(std::move(found));
    }
  }

  // The jumps with a hole of the region, each once: for the first such hole on its line.
  void add_jumps_at(std::uint32_t hole) {
    for (const Square step : steps_of(puzzle_.directions))
      for (int place = 0; place < 3; ++place) {
        std::array<std::uint32_t, 3> line{};
        bool is_line = true;
        for (int i = 0; i < 3 && is_line; ++i) {
          const auto at = beside(hole, step, i - place);
          // An earlier hole of the region on this line has added it.
          is_line =
              at && !(i < place && std::binary_search(layers_[0].begin(), layers_[0].end(), *at));
          if (is_line) line[static_cast<std::size_t>(i)] = *at;
        }
        if (!is_line) continue;
        add_jump(line[0], line[1], line[2]);
        add_jump(line[2], line[1], line[0]);
      }
  }

  void add_jump(std::uint32_t from, std::uint32_t over, std::uint32_t to) {
    RegionJump jump;
    for (const std::uint32_t hole : {from, over}) place(hole, jump.takes, jump.pays);
    place(to, jump.puts, jump.gains);
    jumps_.push_back(jump);
  }

  // A hole of a jump that the region has a hole of is two steps away at most.
  void place(std::uint32_t hole, Pegs& bits, Weight64& weight) const {
    const auto at = std::lower_bound(layers_[0].begin(), layers_[0].end(), hole);
    if (at != layers_[0].end() && *at == hole)
      bits |= Pegs{1} << (at - layers_[0].begin());
    else
      weight += weights[std::binary_search(layers_[1].begin(), layers_[1].end(), hole) ? 1 : 2];
  }

  const Puzzle& puzzle_;
  std::vector<Holes> layers_;
  std::vector<RegionJump> jumps_;
};

}  // namespace

KeptPegs kept_pegs(const Puzzle& puzzle, const std::vector<Square>& region) {
  if (region.empty() || region.size() > most_region_holes)
    return {fmt::format("a region has {} holes, and 1 to {} are expected", region.size(),
                        most_region_holes)};
  Holes holes;
  for (const Square square : region) {
    const auto hole = hole_at(puzzle, square);
    if (!hole) return {fmt::format("{} is no hole", name(square))};
    holes.push_back(*hole);
  }
  std::sort(holes.begin(), holes.end());
  if (const auto twice = std::adjacent_find(holes.begin(), holes.end()); twice != holes.end())
    return {fmt::format("{} stands twice in a region", name(puzzle.holes[*twice]))};
  const RegionWalk walk(puzzle, holes);
  const bool is_open = puzzle.goal == Goal::one;  // what the goal wants of the region
  const auto wants = [&](std::uint32_t hole) { return is_wanted(puzzle, hole); };
  const Pegs end = walk.inside(wants);
  const Weight64 due = walk.around(wants);
  const auto number = [](Pegs pegs) { return static_cast<std::uint64_t>(std::popcount(pegs)); };
  if (walk.quickly_reaches(end, due)) return {std::nullopt, number(end)};
  KeptPegs kept{std::nullopt, KeptPegs::unreachable};
  walk.each([&](Pegs pegs, Weight64 left) {
    if (is_open || (pegs == end && left >= due)) kept.pegs = std::min(kept.pegs, number(pegs));
    return kept.pegs > number(end);
  });
  return kept;
}

std::optional<std::string> refute(const Puzzle& puzzle, const Regions& proof) {
  if (puzzle.goal == Goal::peg) return "regions say nothing about a peg that comes to a hole";
  if (proof.regions.size() > most_regions)
    return fmt::format("there are more than {} regions", most_regions);
  std::vector<Square> all;
  std::size_t positions = 0;
  for (const std::vector<Square>& region : proof.regions) {
    all.insert(all.end(), region.begin(), region.end());
    positions += std::size_t{1} << std::min(region.size(), most_region_holes);
    if (positions > most_region_positions) return "the regions have too many positions to check";
  }
  const auto before = [](Square a, Square b) { return std::pair(a.y, a.x) < std::pair(b.y, b.x); };
  std::sort(all.begin(), all.end(), before);
  if (const auto twice = std::adjacent_find(all.begin(), all.end()); twice != all.end())
    return fmt::format("{} stands twice in regions", name(*twice));
  std::uint64_t kept = 0;
  for (const std::vector<Square>& region : proof.regions) {
    KeptPegs of_region = kept_pegs(puzzle, region);
    if (of_region.fault) return of_region.fault;
    kept += of_region.pegs;
  }
  if (kept <= most_pegs_at_goal(puzzle)) return "the regions do not exclude the goal";
  return std::nullopt;
}

}  // namespace hardboard::peg_solitaire
