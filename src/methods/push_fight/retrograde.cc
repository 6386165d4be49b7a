#include "methods/push_fight/retrograde.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <chrono>
#include <fmt/format.h>
#include <limits>

#include "base/by_threads.h"
#include "base/estimate.h"
#include "methods/push_fight/slab_pass.h"

namespace hardboard::push_fight {
namespace {

// The slabs with one side to move, on their way through the passes.
struct SideOfAnalysis {
  SideOfAnalysis(const SlabLayout& layout, Side side, const Limits& limits)
      : mover(side),
        moves(layout, side, limits),
        known(0, layout.slabs(side).size(), layout.types(side).size(),
              layout.types(other(side)).variants(), layout.elements(side)),
        next(known),
        states(layout.slabs(side).size()),
        placements(placements_of(layout, side, 0, layout.symmetries.front())) {}

  Side mover;
  SlabMoves moves;
  KnownValues known, next;  // before and after the pass at hand
  std::vector<SlabState> states;
  std::vector<std::uint32_t> placements;
};

// What a thread works with.
struct Worker {
  Worker(const SlabLayout& layout, const SideOfAnalysis& side)
      : pass(layout, side.mover, side.moves) {}

  SlabPass pass;
  SlabPushes pushes;
  std::vector<Fresh> fresh;
};

class Analyst {
public:
  Analyst(Table& table, const Limits& limits)
      : table_(table), limits_(limits), layout_(table.contest(), limits) {
    if (limits.reached()) return;
    for (const Side mover : layout_.movers()) {
      sides_.emplace_back(layout_, mover, limits);
      all_ += table.bytes(mover).size();
    }
  }

  // Takes over the values of an analysis whose next pass is this one.
  void take_over(std::uint32_t pass) {
    for (SideOfAnalysis& side : sides_) {
      for_each_slab(side, [&](std::uint32_t slab, Worker&) {
        for_each_byte(side, slab, [&](std::uint32_t e, std::uint32_t v, std::uint8_t byte) {
          const std::uint32_t code = byte & table_depth_bits;
          // A pass that the limits ended begins anew. Depths beyond the deepest look the same.
          if (code == 0 || (code > pass && code <= deepest)) return;
          side.next.add(slab, e, v, (byte & table_win_bit) != 0 ? pair_of(1, 0) : pair_of(0, 1));
        });
        return true;
      });
      side.known = side.next;
    }
  }

  // True if the pass decided a position.
  bool run(std::uint32_t depth) {
    std::atomic<bool> decided = false;
    const Clock::time_point start = Clock::now();
    std::uint64_t before = 0;  // positions of the sides that are done
    for (SideOfAnalysis& side : sides_) {
      const std::uint64_t positions = table_.bytes(side.mover).size();
      const auto tell = [&](std::uint32_t slab) {
        const double part = static_cast<double>(slab) / static_cast<double>(side.states.size());
        say(depth,
            (static_cast<double>(before) + part * static_cast<double>(positions)) /
                static_cast<double>(all_),
            start);
      };
      for_each_slab(
          side,
          [&](std::uint32_t slab, Worker& worker) {
            return run_slab(side, slab, depth, worker, decided);
          },
          tell);
      before += positions;
    }
    if (!limits_.reached())
      for (SideOfAnalysis& side : sides_) side.known = side.next;
    return decided;
  }

  // Gives the images of the slabs their values.
  void fill_images() {
    for (SideOfAnalysis& side : sides_) {
      for_each_slab(side, [&](std::uint32_t slab, Worker&) {
        const std::vector<Symmetry> images = images_of(layout_, side.mover, slab);
        for (std::size_t i = 1; i < images.size(); ++i) {
          const auto groups = groups_of(layout_, side.mover, slab, images[i]);
          const auto placements = placements_of(layout_, side.mover, slab, images[i]);
          std::vector<std::uint8_t>& bytes = table_.bytes(side.mover);
          const std::uint64_t size = table_.index(side.mover).group_size();
          for_each_byte(side, slab, [&](std::uint32_t e, std::uint32_t v, std::uint8_t byte) {
            bytes[groups[v] * size + placements[e]] = byte;
          });
        }
        return true;
      });
    }
  }

private:
  // Calls work(slab, worker) for each slab, by several threads, until one returns false or the
  // limits are reached. The calling thread tells its slabs.
  template <class Work>
  void for_each_slab(SideOfAnalysis& side, Work work,
                     const std::function<void(std::uint32_t)>& tell = {}) {
    const auto count = static_cast<std::uint32_t>(side.states.size());
    std::atomic<std::uint32_t> next = 0;
    by_threads(limits_.threads, [&](unsigned rank) {
      Worker worker(layout_, side);
      for (std::uint32_t slab; (slab = next++) < count;) {
        if (rank == 0 && tell) tell(slab);
        if (limits_.reached() || !work(slab, worker)) return;
      }
    });
  }

  // Calls visit(element, variant, byte) for each position of the slab.
  template <class Visit>
  void for_each_byte(const SideOfAnalysis& side, std::uint32_t slab, Visit visit) const {
    const std::vector<std::uint8_t>& bytes = table_.bytes(side.mover);
    const std::uint64_t size = table_.index(side.mover).group_size();
    const auto groups = groups_of(layout_, side.mover, slab, layout_.symmetries.front());
    for (std::uint32_t v = 0; v < groups.size(); ++v)
      for (std::uint32_t e = 0; e < side.placements.size(); ++e)
        visit(e, v, bytes[groups[v] * size + side.placements[e]]);
  }

  bool run_slab(SideOfAnalysis& side, std::uint32_t slab, std::uint32_t depth, Worker& worker,
                std::atomic<bool>& decided) {
    SlabState& state = side.states[slab];
    if (state.is_settled) return true;
    worker.pass.find_pushes(slab, state, worker.pushes);
    const KnownValues& replies = side_of_replies(side).known;
    const auto block_of = [&](const BlockPush& push) {
      return replies.block(push.slab_after, push.block_after);
    };
    worker.fresh.clear();
    if (!worker.pass.decide(slab, worker.pushes, depth, side.known, block_of, state, worker.fresh,
                            limits_))
      return false;
    if (worker.fresh.empty()) return true;
    decided = true;
    note(side, slab, depth, worker.fresh);
    return true;
  }

  // The side whose slabs pushes of this side lead to. A side that can push has one.
  const SideOfAnalysis& side_of_replies(const SideOfAnalysis& side) const {
    return sides_.size() == 1 ? side : sides_[&side == &sides_[0] ? 1 : 0];
  }

  void note(SideOfAnalysis& side, std::uint32_t slab, std::uint32_t depth,
            const std::vector<Fresh>& fresh) {
    std::vector<std::uint8_t>& bytes = table_.bytes(side.mover);
    const std::uint64_t size = table_.index(side.mover).group_size();
    const auto groups = groups_of(layout_, side.mover, slab, layout_.symmetries.front());
    const auto lost = static_cast<std::uint8_t>(std::min(depth, deepest) + 1);
    const auto won = static_cast<std::uint8_t>(lost | table_win_bit);
    for (const Fresh& one : fresh) {
      side.next.add(slab, one.element, one.variant, one.pair);
      for (Pair bits = one.pair; bits != 0; bits &= bits - 1) {
        const auto bit = static_cast<std::uint32_t>(std::countr_zero(bits));
        const std::uint64_t group = groups[one.variant + bit % pair_variants];
        bytes[group * size + side.placements[one.element]] = bit < pair_variants ? won : lost;
      }
    }
  }

  // The number of passes is not known beforehand.
  void say(std::uint32_t depth, double part, Clock::time_point start) const {
    if (limits_.progress)
      limits_.progress(with_estimate(fmt::format("depth {}", depth), part, start, "depth"));
  }

  Table& table_;
  const Limits& limits_;
  SlabLayout layout_;
  std::vector<SideOfAnalysis> sides_;
  std::uint64_t all_ = 0;  // positions
};

}  // namespace

double bytes_of_analysis(const Contest& contest, unsigned threads) {
  if (contest.board.size() > 64) return std::numeric_limits<double>::infinity();
  double bytes = SlabLayout::bytes(contest);
  for (std::size_t side = 0; side < (contest.forces[0] == contest.forces[1] ? 1 : 2); ++side) {
    const auto mover = static_cast<Side>(side);
    const Force own = contest.forces[side], other = contest.forces[1 - side];
    const auto size = static_cast<double>(PositionIndex(contest.board.size(), own, other).size());
    // A byte in the table, and twice two bits.
    bytes +=
        1.5 * size + SlabMoves::bytes(contest, mover) +
        threads * (SlabPass::bytes(contest, mover) + SlabPass::bytes_of_pushes(contest, mover));
  }
  return bytes;
}

void analyse(Table& table, Analysis& analysis, const Limits& limits,
             const std::function<void()>& after_pass) {
  if (analysis.is_done) return;
  Analyst analyst(table, limits);
  if (limits.reached()) return;
  if (analysis.pass > 0) analyst.take_over(analysis.pass);
  // The first pass of this call may repeat a pass that the limits ended and that decided some
  // positions then.
  bool is_first = analysis.pass > 0;
  while (!limits.reached()) {
    const bool decided = analyst.run(analysis.pass) || is_first;
    is_first = false;
    if (limits.reached()) return;
    // The first two passes look at pushes in different ways. From then on, the first pass that
    // decides nothing is the last.
    if (!decided && analysis.pass >= 1) {
      analyst.fill_images();
      if (limits.reached()) return;
      analysis.is_done = true;
    }
    ++analysis.pass;
    if (analysis.is_done) return;
    if (after_pass) after_pass();
  }
}

}  // namespace hardboard::push_fight
