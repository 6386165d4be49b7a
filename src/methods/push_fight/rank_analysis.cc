#include "methods/push_fight/rank_analysis.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <memory>
#include <optional>

#include "base/estimate.h"

namespace hardboard::push_fight {
namespace {

// A rank without others asks nobody: it goes slab by slab, so that what it works with stays in the
// cache.
std::uint32_t slabs_of_round(const SlabLayout& layout, Side mover, std::uint32_t ranks,
                             RoundSizes sizes) {
  return ranks == 1 ? 1 : std::max(1U, sizes.blocks / layout.slabs(mover).blocks());
}

std::uint32_t variants_of(const SlabLayout& layout, Side mover) {
  return layout.types(other(mover)).variants();
}

// One rank's slabs with one side to move.
struct RankSide {
  RankSide(const SlabLayout& layout, Side side, const Ranks& ranks, RoundSizes sizes)
      : mover(side),
        moves(layout, side, {}),
        pass(layout, side, moves),
        rounds(layout, side, ranks, sizes),
        slabs_of_round(push_fight::slabs_of_round(layout, side, ranks.count, sizes)) {
    const std::uint32_t slabs = layout.slabs(side).size();
    const auto [from, behind] = ranks.part(slabs);
    first = static_cast<std::uint32_t>(from);
    end = static_cast<std::uint32_t>(behind);
    known = KnownValues(first, end, layout.types(side).size(), variants_of(layout, side),
                        layout.elements(side));
    states.resize(end - first);
    // All ranks need as many rounds as the one with the most slabs.
    const std::uint32_t most = (slabs + ranks.count - 1) / ranks.count;
    rounds_of_pass = (most + slabs_of_round - 1) / slabs_of_round;
  }

  Side mover;
  SlabMoves moves;
  SlabPass pass;
  RankRounds rounds;
  std::uint32_t slabs_of_round = 1, rounds_of_pass = 0;
  std::uint32_t first = 0, end = 0;
  KnownValues known;
  std::vector<SlabState> states;
};

class RankAnalyst {
public:
  RankAnalyst(const SlabLayout& layout, const Ranks& ranks, std::string folder, RoundSizes sizes)
      : layout_(layout), ranks_(ranks), folder_(std::move(folder)) {
    for (const Side mover : layout.movers())
      sides_.push_back(std::make_unique<RankSide>(layout, mover, ranks, sizes));
  }

  const Traffic& traffic() const { return traffic_; }

  // How many levels from the first on are whole, in all ranks' parts. `fault` is the first fault.
  std::uint32_t whole_levels(const Journal& journal, std::string& fault) {
    std::uint32_t whole = 0;
    for (const auto levels = static_cast<std::uint32_t>(journal.ranks.size()); whole < levels;
         ++whole) {
      if (!(fault = read_level(whole, journal.ranks[whole], [](RankSide&, const auto&) {})).empty())
        break;
    }
    constexpr std::uint64_t most = std::uint64_t{1} << 32;
    return static_cast<std::uint32_t>(most - ranks_.greatest(most - whole));
  }

  // Takes over a level that is whole. Returns the fault, or nothing.
  std::string take_over(std::uint32_t depth, std::uint32_t ranks) {
    return read_level(depth, ranks, [](RankSide& side, const LevelReader<Fresh>& reader) {
      for (const Fresh& fresh : reader.items())
        side.known.add(reader.part(), fresh.element, fresh.variant, fresh.pair);
    });
  }

  // Writes the level. Returns the fault, or nothing.
  std::string make_level(std::uint32_t depth, bool& decided,
                         const std::function<void(const std::string&)>& tell) {
    std::string fault;
    const Clock::time_point start = Clock::now();
    const auto what = fmt::format("depth {}", depth);
    double before = 0;  // of the sides that are done
    for (const auto& side : sides_) {
      LevelWriter<Fresh> writer(level_name(folder_, depth, side->mover, ranks_.count), ranks_.rank);
      for (std::uint32_t round = 0; round < side->rounds_of_pass; ++round) {
        const std::uint32_t begin = std::min(side->end, side->first + round * side->slabs_of_round);
        const std::uint32_t end = std::min(side->end, begin + side->slabs_of_round);
        run_round(*side, begin, end, depth, writer, decided);
        const double done = (round + 1.0) / side->rounds_of_pass;
        if (tell)
          tell(with_estimate(what, (before + done) / static_cast<double>(sides_.size()), start,
                             "depth"));
      }
      before += 1;
      fault = writer.finish().value_or("");
      if (ranks_.any(!fault.empty())) break;
    }
    return fault;
  }

private:
  // Calls visit(side, reader) for each chunk of this rank's slabs. Returns the fault, or nothing.
  template <class Visit>
  std::string read_level(std::uint32_t depth, std::uint32_t ranks, Visit visit) {
    for (const auto& side : sides_) {
      LevelReader<Fresh> reader(level_name(folder_, depth, side->mover, ranks),
                                layout_.slabs(side->mover).size(), side->first, side->end);
      while (reader.next()) visit(*side, reader);
      if (!reader.fault().empty()) return reader.fault();
    }
    return "";
  }

  // The slabs from `begin` to before `end` decide what they can.
  void run_round(RankSide& side, std::uint32_t begin, std::uint32_t end, std::uint32_t depth,
                 LevelWriter<Fresh>& writer, bool& decided) {
    // The pass of depth 0 asks only whether there are pushes.
    const bool asks = depth > 0 && ranks_.count > 1;
    if (pushes_.size() < end - begin) pushes_.resize(end - begin);
    for (std::uint32_t slab = begin; slab < end; ++slab) {
      SlabPushes& pushes = pushes_[slab - begin];
      side.pass.find_pushes(slab, side.states[slab - side.first], pushes);
      if (!asks) continue;
      for (const BlockPush& push : pushes.pushes)
        if (push.end == BlockPush::End::goes_on && !side.rounds.is_own(push.slab_after))
          side.rounds.ask(push);
    }
    const KnownValues& replies = side_of_replies(side).known;
    if (asks) side.rounds.run(replies, traffic_);
    for (std::uint32_t slab = begin; slab < end; ++slab) {
      SlabState& state = side.states[slab - side.first];
      if (state.is_settled) continue;
      const SlabPushes& pushes = pushes_[slab - begin];
      blocks_.resize(pushes.pushes.size());
      for (std::size_t i = 0; i < blocks_.size() && depth > 0; ++i) {
        const BlockPush& push = pushes.pushes[i];
        if (push.end != BlockPush::End::goes_on) continue;
        blocks_[i] = side.rounds.is_own(push.slab_after)
                         ? replies.block(push.slab_after, push.block_after)
                         : side.rounds.take(push);
      }
      const auto block_of = [&](const BlockPush& push) {
        return blocks_[static_cast<std::size_t>(&push - pushes.pushes.data())];
      };
      fresh_.clear();
      side.pass.decide(slab, pushes, depth, side.known, block_of, state, fresh_, {});
      if (fresh_.empty()) continue;
      decided = true;
      writer.write(slab, std::span<const Fresh>(fresh_));
    }
  }

  const RankSide& side_of_replies(const RankSide& side) const {
    return sides_.size() == 1 ? side : *sides_[&side == sides_[0].get() ? 1 : 0];
  }

  const SlabLayout& layout_;
  const Ranks& ranks_;
  std::string folder_;
  std::vector<std::unique_ptr<RankSide>> sides_;
  std::vector<SlabPushes> pushes_;  // of the slabs of a round
  std::vector<BlockBits> blocks_;
  std::vector<Fresh> fresh_;
  Traffic traffic_;
};

}  // namespace

double bytes_of_rank(const SlabLayout& layout, std::uint32_t ranks) {
  const RoundSizes sizes;
  double bytes = SlabLayout::bytes(layout.contest);
  double most_of_round = 0;
  for (const Side mover : layout.movers()) {
    const double slabs = std::ceil(static_cast<double>(layout.slabs(mover).size()) / ranks);
    const double blocks = layout.slabs(mover).blocks();
    const double of_round = std::min<double>(slabs, slabs_of_round(layout, mover, ranks, sizes));
    const double pushes = of_round * blocks * 4 * layout.types(mover).pieces();
    bytes += slabs * (8.0 * static_cast<double>(KnownValues::words(variants_of(layout, mover),
                                                                   layout.elements(mover))) +
                      blocks / 8 + sizeof(SlabState)) +
             SlabMoves::bytes(layout.contest, mover) + SlabPass::bytes(layout.contest, mover);
    if (ranks > 1) bytes += RankRounds::bytes(layout, mover, pushes, sizes);
    most_of_round =
        std::max(most_of_round, of_round * SlabPass::bytes_of_pushes(layout.contest, mover) +
                                    pushes / of_round * static_cast<double>(sizeof(BlockBits)));
  }
  return bytes + most_of_round;
}

std::uint64_t analysed_positions(const SlabLayout& layout) {
  std::uint64_t positions = 0;
  for (const Side mover : layout.movers())
    positions += layout.slabs(mover).size() * layout.elements(mover) * variants_of(layout, mover);
  return positions;
}

Result<RankReport> make_levels(const SlabLayout& layout, const Ranks& ranks,
                               const std::string& folder, const LevelTalk& talk, RoundSizes sizes) {
  // All ranks read the journal before one of them writes it.
  Result<Journal> journal = read_journal(folder, journal_head(layout.contest));
  if (ranks.any(!journal.ok())) return journal.ok() ? error_in_words("") : journal.error();
  RankReport report;
  report.levels = static_cast<std::uint32_t>(journal->ranks.size());
  report.begun = report.levels;

  RankAnalyst analyst(layout, ranks, folder, sizes);
  std::string fault;
  const std::uint32_t whole = analyst.whole_levels(*journal, fault);
  if (whole < report.levels) {
    if (!fault.empty() && talk.fault)
      talk.fault(fmt::format("{}; going on from level {}", fault, whole));
    journal->ranks.resize(whole);
    journal->is_done = false;
  }
  if (journal->is_done) return report;
  // A file may change before it is read for the second time.
  std::optional<std::string> fault_of_any;
  const auto is_faulty = [&](const std::string& own) {
    fault_of_any = ranks.fault_of_any(own);
    return fault_of_any.has_value();
  };
  for (std::uint32_t depth = 0; depth < whole; ++depth)
    if (is_faulty(analyst.take_over(depth, journal->ranks[depth])))
      return error_in_words(*fault_of_any);

  report.begun = whole;
  for (std::uint32_t depth = whole; !journal->is_done; ++depth) {
    bool decided = false;
    if (is_faulty(analyst.make_level(depth, decided, talk.progress)))
      return error_in_words(*fault_of_any);
    decided = ranks.any(decided);
    journal->ranks.push_back(ranks.count);
    // As in analyse(): the first two passes look at pushes in different ways.
    journal->is_done = !decided && depth >= 1;
    std::string why;
    if (ranks.rank == 0)
      why = write_journal(folder, journal_head(layout.contest), *journal).value_or("");
    if (is_faulty(why) || is_faulty(analyst.take_over(depth, ranks.count)))
      return error_in_words(*fault_of_any);
  }
  report.levels = static_cast<std::uint32_t>(journal->ranks.size());
  report.traffic = analyst.traffic();
  return report;
}

}  // namespace hardboard::push_fight
