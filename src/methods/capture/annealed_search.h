// The search for hubs by annealing, windows and SAT, turn by turn.
#pragma once

#include <cstdint>
#include <vector>

#include "methods/capture/hub_windows.h"
#include "methods/capture/race.h"
#include "methods/capture/sat_search.h"

namespace hardboard::capture {

// The rounds and conflicts that mend the hubs of a run.
inline constexpr Effort mending_effort{32, 4'000};

// Each turn begins anew with a run of annealing. If the hubs that it finds have faults, windows
// around the faults may refuse the board, in turns 1, 2, 4, 8 and so on. If they do not, SAT mends
// the hubs, with all lemmas of earlier turns. Only for arenas to which annealing applies
// (hub_annealing.h).
class AnnealedSearch {
public:
  // The arena and the options' limits must outlive the search.
  AnnealedSearch(const Arena& arena, const SatOptions& options);

  // `effort` is what SAT may spend on the hubs of this turn.
  Turn turn(const Effort& effort = mending_effort);

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
  std::vector<Location> faulty_;  // of the last run
};

}  // namespace hardboard::capture
