#include "gadgets/pegs.h"

#include <algorithm>
#include <bit>
#include <map>
#include <set>

#include "base/contract.h"
#include "methods/peg_solitaire/reach_core.h"
#include "methods/peg_solitaire/reach_lp.h"
#include "methods/peg_solitaire/reach_sat.h"

namespace hardboard::gadgets {
namespace {

using peg_solitaire::HoleJump;

// Linear programmes find whole solutions, and weights that drop jumps; SAT decides the rest. `core`
// becomes the core that was decided.
peg_solitaire::ReachBySat sift_and_decide(peg_solitaire::ReachCore& core, const Limits& limits) {
  using namespace peg_solitaire;
  for (std::uint32_t round = 0; !core.jumps.empty() && !limits.reached(); ++round) {
    ReachByLp relaxed = relax(core, limits);
    if (relaxed.status == ReachByLp::Status::whole)
      return {Verdict::solvable, std::move(relaxed.x)};
    const bool is_infeasible = relaxed.status == ReachByLp::Status::infeasible;
    Sifted sifted = is_infeasible ? refuse(core, limits) : sift(core, round, limits);
    // A sieve that drops few jumps costs more time than the search gains.
    if (sifted.weights.empty() || 50 * sifted.dropped < core.jumps.size())
      return reach_by_sat(core, limits);
    core = narrowed(core, sifted.keep, limits);
  }
  return {core.jumps.empty() ? Verdict::unsolvable : Verdict::unknown, {}};
}

// The squares of the plane, and holes off the plane that collect pegs. A peg on a square of a group
// leaves over a peg of its own to the group's hole, which nothing else touches; then jumps from
// these holes, two by two, lead to one last hole.
class Collection {
public:
  Collection(const Layout& layout, const std::vector<std::vector<Square>>& groups)
      : box_(peg_box(layout)), pegs_(box_.squares(), 0) {
    for (const Placed& piece : layout.pieces) pegs_[box_.index(piece.square)] = 1;
    for (std::uint32_t from = 0; from < box_.squares(); ++from)
      for (const Side side : {Side::up, Side::right, Side::down, Side::left}) {
        const Square over = moved(box_.square(from), side, 1), to = moved(over, side, 1);
        if (box_.contains(to)) jumps_.push_back({from, number(over), number(to)});
      }
    std::optional<std::uint32_t> last;
    for (const std::vector<Square>& group : groups) {
      const std::uint32_t collected = extra_hole(0);
      for (const Square square : group) {
        promise(box_.contains(square), "pegs are asked for within the box");
        jumps_.push_back({number(square), extra_hole(1), collected});
      }
      last = last ? join(*last, collected) : collected;
    }
    promise(last.has_value(), "there is a group");
    goal_ = *last;
  }

  PegAnswer decide(const Limits& limits) const {
    using namespace peg_solitaire;
    ReachCore core = reach_core(pegs_, goal_, jumps_, limits);
    core = narrowed(core, core.most, limits);
    const ReachBySat found = sift_and_decide(core, limits);
    PegAnswer answer;
    answer.verdict = found.verdict;
    if (found.verdict != Verdict::solvable) return answer;
    // The order of jumps needs names of holes alone; those off the plane are left out again.
    peg_solitaire::Puzzle names;
    for (std::uint32_t hole = 0; hole < pegs_.size(); ++hole)
      names.holes.push_back(hole < box_.squares() ? box_.square(hole) : off_plane);
    for (const Jump& jump : forward_jumps(names, core, found.x))
      if (jump.from != off_plane) answer.play.emplace_back(jump.from, jump.to);
    return answer;
  }

private:
  std::uint32_t number(Square square) const {
    return static_cast<std::uint32_t>(box_.index(square));
  }
  std::uint32_t extra_hole(std::uint8_t peg) {
    pegs_.push_back(peg);
    return static_cast<std::uint32_t>(pegs_.size() - 1);
  }
  std::uint32_t join(std::uint32_t a, std::uint32_t b) {
    const std::uint32_t both = extra_hole(0);
    jumps_.push_back({a, b, both});
    return both;
  }

  Box box_;
  std::vector<std::uint8_t> pegs_;
  std::vector<HoleJump> jumps_;
  std::uint32_t goal_ = 0;
};

Square between(Square from, Square to) {
  return {from.x + (to.x - from.x) / 2, from.y + (to.y - from.y) / 2};
}

// Replays the jumps: 1 for each output that a peg has left by.
Outcome replay_pegs(const Layout& layout, const Play& play) {
  std::set<Square> pegs;
  for (const Placed& piece : layout.pieces) pegs.insert(piece.square);
  std::map<Square, std::size_t> outputs;
  for (std::size_t i = 0; i < layout.ports.size(); ++i)
    if (layout.gadget->ports[i].leaves()) outputs.emplace(layout.ports[i][0], outputs.size());
  Outcome outcome(outputs.size(), 0);
  for (const auto& [from, to] : play) {
    promise(pegs.erase(from) == 1, "a peg stands where a jump starts");
    if (to == off_plane) {
      outcome[outputs.at(from)] = 1;
      continue;
    }
    promise(pegs.erase(between(from, to)) == 1, "a peg stands where a jump leads over");
    promise(pegs.insert(to).second, "a jump ends in an empty hole");
  }
  return outcome;
}

}  // namespace

std::vector<Square> squares_used(const Play& play) {
  std::vector<Square> squares;
  for (const auto& [from, to] : play) {
    squares.push_back(from);
    if (to != off_plane) squares.push_back(between(from, to));
  }
  return squares;
}

Box peg_box(const Layout& layout) {
  constexpr std::int32_t conway = 4;
  Box box = layout.pieces.empty()
                ? layout.gadget->drawing
                : bounding_box(layout.pieces, [](const Placed& piece) { return piece.square; });
  for (const std::vector<Square>& port : layout.ports)
    for (const Square square : port) box.include(square);
  return {{box.low.x - conway, box.low.y - conway}, {box.high.x + conway, box.high.y + conway}};
}

PegAnswer bring_pegs(const Layout& layout, const std::vector<std::vector<Square>>& groups,
                     const Limits& limits) {
  return Collection(layout, groups).decide(limits);
}

Found outcomes_of_pegs(const Layout& layout, const Limits& limits) {
  std::vector<std::vector<Square>> outputs;
  for (std::size_t i = 0; i < layout.ports.size(); ++i)
    if (layout.gadget->ports[i].leaves()) outputs.push_back(layout.ports[i]);
  std::vector<std::size_t> sets(std::size_t{1} << outputs.size()), refused;
  for (std::size_t set = 0; set < sets.size(); ++set) sets[set] = set;
  // Small sets first: what holds a refused set is refused.
  std::stable_sort(sets.begin(), sets.end(), [](std::size_t a, std::size_t b) {
    return std::popcount(a) < std::popcount(b);
  });
  std::vector<FoundOutcome> all;
  for (const std::size_t set : sets) {
    const bool is_refused = std::any_of(refused.begin(), refused.end(),
                                        [&](std::size_t less) { return (set & less) == less; });
    if (is_refused) continue;
    FoundOutcome found;
    found.outcome.assign(outputs.size(), 0);
    std::vector<std::vector<Square>> groups;
    for (std::size_t i = 0; i < outputs.size(); ++i)
      if ((set >> i & 1) != 0) groups.push_back(outputs[i]);
    if (!groups.empty()) {
      PegAnswer answer = bring_pegs(layout, groups, limits);
      if (answer.verdict == Verdict::unknown) return std::nullopt;
      if (answer.verdict == Verdict::unsolvable) {
        refused.push_back(set);
        continue;
      }
      found.outcome = replay_pegs(layout, answer.play);
      found.play = std::move(answer.play);
    }
    all.push_back(std::move(found));
  }
  return greatest(*layout.gadget, std::move(all));
}

}  // namespace hardboard::gadgets
