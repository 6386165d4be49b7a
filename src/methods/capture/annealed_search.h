// The search for hubs by annealing, windows and SAT, turn by turn.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "methods/capture/hub_windows.h"
#include "methods/capture/race.h"
#include "methods/capture/sat_search.h"

namespace hardboard::capture {

// Each turn begins anew with a run of annealing. If the hubs that it finds have faults, windows
// around the faults may refuse the board. If they do not, SAT mends the hubs, with all lemmas of
// earlier turns. Each turn takes three times the work of the turn before. Only for arenas to which
// annealing applies (hub_annealing.h).
class AnnealedSearch {
public:
  // The arena and the options' limits must outlive the search.
  AnnealedSearch(const Arena& arena, const SatOptions& options);

  // `effort` is what SAT may spend on the hubs of this turn: by default, an effort that suits the
  // length of the run.
  Turn turn(const std::optional<Effort>& effort = {});

  // Adds the proof of the last turn's refusal, as LazySearch::prove() does.
  void prove(Answer<Location>& refused);

private:
  Location next_start();

  const Arena& arena_;
  SatOptions options_;
  const HubModel* model_ = nullptr;  // of the search
  SatSearch made_;
  WindowRefusal in_windows_;
  Watch watch_;
  std::uint64_t run_ = 0;
  std::uint64_t grown_ = 1;       // the work of the next run, as a multiple of that of the first
  std::vector<Location> faulty_;  // of the last run
};

}  // namespace hardboard::capture
