#include "methods/capture/annealed_search.h"

#include <algorithm>
#include <utility>

#include "base/random.h"
#include "methods/capture/hub_annealing.h"

namespace hardboard::capture {
namespace {

// The proposals of the first run, the rounds of lemmas that mend its hubs, and how many proposals
// there are for each conflict of mending or of a window. All of this grows with each turn: near the
// smallest share of budgets of 2 that can do, only runs of some ten million proposals end without
// faults (docs/hubs.md).
constexpr std::uint64_t changes_per_location = 400, most_changes = 1'000'000, first_rounds = 32;
constexpr std::uint64_t changes_per_conflict = 250, changes_per_conflict_of_windows = 500;
constexpr std::uint64_t growth = 3, most_growth = 500'000;

std::uint32_t conflicts_for(std::uint64_t changes, std::uint64_t per_conflict) {
  return static_cast<std::uint32_t>(changes / per_conflict);
}

}  // namespace

AnnealedSearch::AnnealedSearch(const Arena& arena, const SatOptions& options)
    : arena_(arena),
      options_(options),
      made_(search_hubs(arena, for_models(options), model_)),
      watch_(options.limits, "annealing hubs") {}

// Where a run of annealing starts: in the middle, and in every second run at a fault of the run
// before, or at any location if that run had no fault.
Location AnnealedSearch::next_start() {
  if (run_ % 2 == 1) {
    Random random(run_);
    const Location start = faulty_.empty() ? static_cast<Location>(random.below(model_->size()))
                                           : faulty_[random.below(faulty_.size())];
    if (model_->root[start] != 0) return start;
  }
  return central_root(*model_, watch_);
}

Turn AnnealedSearch::turn(const std::optional<Effort>& effort) {
  Turn turn;
  turn.answer.remark = made_.why_none;
  turn.may_go_on = made_.search != nullptr;
  if (!made_.search) return turn;
  const std::uint64_t changes =
      std::min(most_changes, changes_per_location * model_->size()) * grown_;
  AnnealedHubs hubs = anneal_hubs(*model_, next_start(), changes, run_ + 1, watch_);
  ++run_;
  const Effort mending{first_rounds * grown_, conflicts_for(changes, changes_per_conflict)};
  grown_ = std::min(growth * grown_, most_growth);
  if (hubs.faults > 0) {
    in_windows_ = refuse_in_windows(arena_, options_, hubs.faulty,
                                    conflicts_for(changes, changes_per_conflict_of_windows));
    if (in_windows_.answer.verdict == Verdict::unsolvable) {
      turn.answer = in_windows_.answer;
      return turn;
    }
  }
  faulty_ = std::move(hubs.faulty);
  made_.search->guess(guess_these(*model_, hubs.hub, hubs.root));
  turn.answer = made_.search->advance(effort.value_or(mending));
  turn.may_go_on = !made_.search->ran_out_of_memory();
  return turn;
}

void AnnealedSearch::prove(Answer<Location>& refused) {
  const bool is_of_window = in_windows_.answer.verdict == Verdict::unsolvable;
  (is_of_window ? in_windows_.search : made_).search->prove(refused);
}

}  // namespace hardboard::capture
