// The linear programme finds weights and tolls for one position. Its rows for the sets of lines are
// made when they are needed: for the set that costs least by the weights and tolls found so far.
#include "methods/peg_solitaire/tolls.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "base/contract.h"
#include "engines/mip/lp.h"
#include "methods/peg_solitaire/grid.h"
#include "methods/peg_solitaire/line_sums.h"
#include "methods/peg_solitaire/task.h"

namespace hardboard::peg_solitaire {
namespace {

using Pegs = Bits<1>;

constexpr std::size_t most_relations = 16;
constexpr std::size_t most_programmes = 60;  // for one position
constexpr std::int64_t most_denominator = 60;

// Weights of the holes, tolls of the lines.
template <class Number>
struct Weighing {
  std::vector<Number> weights, tolls;

  Number of(const Pegs& pegs) const {
    Number sum = 0;
    pegs.each([&](unsigned hole) { sum += weights[hole]; });
    return sum;
  }
};

// An end, and a set of lines along which play to the end may jump an odd number of times.
struct Way {
  Pegs end;
  LineSet odd;

  friend bool operator==(const Way&, const Way&) = default;
};

class Refuser {
public:
  Refuser(const Puzzle& puzzle, std::span<const Pegs> ends, const Limits& limits)
      : holes_(puzzle.holes.size()),
        lines_(lines_of(puzzle)),
        sums_(lines_),
        ends_(ends),
        limits_(limits),
        has_tolls_(sums_.relations().size() <= most_relations) {}

  // Adds the position to those that the weights refuse. False if no weights are found for it.
  bool add(const Pegs& start) {
    const auto refuses_too = [&](const Found& found) { return found.of(start) < found.need; };
    const auto found = std::find_if(found_.begin(), found_.end(), refuses_too);
    chosen_.push_back(static_cast<std::size_t>(found - found_.begin()));
    return found != found_.end() || find(start);
  }

  TollWeights result() && {
    TollWeights result;
    for (Found& found : found_) result.functions.push_back(std::move(found.weights));
    result.chosen = std::move(chosen_);
    return result;
  }

private:
  // Weights that refuse positions of less weight than `need` even without tolls.
  struct Found : Weighing<std::int64_t> {
    std::int64_t need;
  };

  bool find(const Pegs& start) {
    std::vector<Way> first;  // a way to each end in the position class of the start
    for (const Pegs& end : ends_) {
      const std::optional<LineSet> odd = sums_.with_sum(start ^ end);
      if (odd) first.push_back({end, has_tolls_ ? *odd : LineSet{}});
    }
    const std::optional<Weighing<std::int64_t>> weighing = weigh(start, first);
    if (!weighing) return false;
    std::int64_t need = std::numeric_limits<std::int64_t>::max();
    for (const Pegs& end : ends_) need = std::min(need, weighing->of(end));
    found_.push_back({*weighing, need});
    return true;
  }

  // Weights and tolls by which each way costs more than the start has to lose.
  std::optional<Weighing<std::int64_t>> weigh(const Pegs& start,
                                              const std::vector<Way>& first) const {
    if (first.empty()) return with_tolls(std::vector<std::int64_t>(holes_, 0));
    std::vector<Way> ways{first[0]};
    for (std::size_t tries = 0; tries < most_programmes && !limits_.reached(); ++tries) {
      const std::optional<Weighing<double>> found = solve(start, ways);
      if (!found) break;
      constexpr double almost_one = 1 - 1e-6;
      const auto [excess, way] = cheapest(*found, start, first);
      if (excess > almost_one) return whole(*found, start, first);
      if (std::find(ways.begin(), ways.end(), way) != ways.end()) break;
      ways.push_back(way);
    }
    return std::nullopt;
  }

  template <class Number>
  struct Cheapest {
    Number excess;  // what the way costs more than the start has to lose
    Way way;
  };

  // Of all ways to the ends. Steps through the sums of relations so that each differs from the one
  // before by one relation.
  template <class Number>
  Cheapest<Number> cheapest(const Weighing<Number>& weighing, const Pegs& start,
                            const std::vector<Way>& first) const {
    std::optional<Cheapest<Number>> best;
    for (Way way : first) {
      Number cost = weighing.of(way.end) - weighing.of(start);
      way.odd.each([&](unsigned line) { cost += weighing.tolls[line]; });
      const std::size_t relations = has_tolls_ ? sums_.relations().size() : 0;
      for (std::uint32_t step = 1;; ++step) {
        if (!best || cost < best->excess) best = {cost, way};
        if (step >> relations != 0) break;
        const LineSet& relation =
            sums_.relations()[static_cast<std::size_t>(std::countr_zero(step))];
        relation.each([&](unsigned line) {
          cost += way.odd.has(line) ? -weighing.tolls[line] : weighing.tolls[line];
        });
        way.odd ^= relation;
      }
    }
    return *best;
  }

  // Small weights and tolls by which each of these ways costs at least 1 more than the start has to
  // lose. Columns: positive parts of the weights, negative parts, tolls.
  std::optional<Weighing<double>> solve(const Pegs& start, const std::vector<Way>& ways) const {
    mip::Model model;
    std::vector<std::vector<mip::Entry>> weights(holes_), tolls(lines_.size());
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      const auto& [low, over, high] = lines_[i];
      for (const auto& [from, to] : {std::pair(low, high), std::pair(high, low)}) {
        const int row = model.add_row(0, mip::infinity);
        weights[from].push_back({row, 1});
        weights[over].push_back({row, 1});
        weights[to].push_back({row, -1});
        tolls[i].push_back({row, -1});
      }
    }
    for (const Way& way : ways) {
      const int row = model.add_row(1, mip::infinity);
      (way.end ^ start).each([&](unsigned hole) {
        weights[hole].push_back({row, way.end.has(hole) ? 1.0 : -1.0});
      });
      way.odd.each([&](unsigned line) { tolls[line].push_back({row, 1}); });
    }
    for (const double sign : {1.0, -1.0}) {
      for (std::vector<mip::Entry> column : weights) {
        for (mip::Entry& entry : column) entry.value *= sign;
        model.add_column(0, mip::infinity, 1, false, column);
      }
    }
    for (const std::vector<mip::Entry>& column : tolls)
      model.add_column(0, has_tolls_ ? mip::infinity : 0, 1, false, column);
    mip::Relaxation relaxation(model);
    if (relaxation.solve(limits_) != mip::LpStatus::optimal) return std::nullopt;
    const std::span<const double> values = relaxation.values();
    Weighing<double> weighing;
    for (std::size_t i = 0; i < holes_; ++i)
      weighing.weights.push_back(values[i] - values[holes_ + i]);
    weighing.tolls.assign(values.begin() + static_cast<std::ptrdiff_t>(2 * holes_), values.end());
    return weighing;
  }

  // The same with integers, if some small factor makes integers that hold.
  std::optional<Weighing<std::int64_t>> whole(const Weighing<double>& found, const Pegs& start,
                                              const std::vector<Way>& first) const {
    for (std::int64_t factor = 1; factor <= most_denominator; ++factor) {
      std::vector<std::int64_t> weights;
      for (const double weight : found.weights)
        weights.push_back(std::llround(weight * static_cast<double>(factor)));
      const auto result = with_tolls(std::move(weights));
      if (result && cheapest(*result, start, first).excess > 0) return result;
    }
    return std::nullopt;
  }

  // The weights with the largest tolls; nothing if a jump raises the weight.
  std::optional<Weighing<std::int64_t>> with_tolls(std::vector<std::int64_t> w) const {
    Weighing<std::int64_t> result;
    for (const auto& [low, over, high] : lines_)
      result.tolls.push_back(std::min(w[low] + w[over] - w[high], w[high] + w[over] - w[low]));
    for (std::int64_t& toll : result.tolls) {
      if (toll < 0) return std::nullopt;
      if (!has_tolls_) toll = 0;
    }
    result.weights = std::move(w);
    return result;
  }

  std::size_t holes_;
  std::vector<Line> lines_;
  LineSums sums_;
  std::span<const Pegs> ends_;
  const Limits& limits_;
  bool has_tolls_;
  std::vector<Found> found_;
  std::vector<std::size_t> chosen_;  // of found_, for each position
};

// All positions one jump later in play.
std::vector<Pegs> next(const Grid<1>& grid, const std::vector<Pegs>& layer) {
  std::vector<Pegs> next;
  for (const Pegs& pegs : layer)
    grid.each_jump(pegs, [&](std::size_t line) { next.push_back(pegs ^ grid.flip(line)); });
  std::sort(next.begin(), next.end());
  next.erase(std::unique(next.begin(), next.end()), next.end());
  return next;
}

}  // namespace

std::optional<TollWeights> refuse_by_tolls(const Puzzle& puzzle, std::span<const Pegs> from,
                                           std::span<const Pegs> to, const Limits& limits) {
  promise(puzzle.holes.size() <= 64, "a position is one machine word");
  if (!mip::available()) return std::nullopt;
  Refuser refuser(puzzle, to, limits);
  for (const Pegs& start : from)
    if (!refuser.add(start)) return std::nullopt;
  return std::move(refuser).result();
}

std::optional<Tolls> prove_by_tolls(const Puzzle& puzzle, std::uint64_t after, std::uint64_t before,
                                    const Limits& limits) {
  const Task<1> task(puzzle);
  std::vector<Pegs> from{task.start}, to = task.ends;
  for (std::uint64_t i = 0; i < after; ++i) from = next(task.grid, from);
  // Backward play is forward play of the complements.
  for (Pegs& end : to) end ^= task.grid.full();
  for (std::uint64_t i = 0; i < before; ++i) to = next(task.grid, to);
  for (Pegs& end : to) end ^= task.grid.full();
  const std::optional<TollWeights> found = refuse_by_tolls(puzzle, from, to, limits);
  if (!found) return std::nullopt;
  Tolls proof{after, before, {}, {found->chosen.begin(), found->chosen.end()}};
  for (const std::vector<std::int64_t>& weights : found->functions) {
    Pagoda& function = proof.functions.emplace_back();
    for (std::size_t hole = 0; hole < weights.size(); ++hole)
      if (weights[hole] != 0) function.weights.push_back({puzzle.holes[hole], weights[hole]});
  }
  if (refute(puzzle, proof)) return std::nullopt;
  return proof;
}

}  // namespace hardboard::peg_solitaire
