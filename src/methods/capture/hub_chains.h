// Lemmas for hubs that may be blocked: from each hub a chain of hubs leads to a root, and no two
// neighbours on it need the same match (docs/hubs.md).
#pragma once

#include <vector>

#include "base/watch.h"
#include "methods/capture/hub_model.h"
#include "puzzles/capture/sat_refusal.h"

namespace hardboard::capture {

// The choices of a model of the formula of hubs, by location.
struct ChosenHubs {
  std::vector<bool> hub, root, lost;  // lost: hubs from which no way leads through hubs to a root
};

// Lemmas `chain` that deny each lost hub. O(steps) for each island of lost hubs. Some may be
// missing once the watch's limits are reached.
std::vector<sat::Lemma> chain_lemmas(const HubModel& model, const ChosenHubs& chosen, Watch& watch);

}  // namespace hardboard::capture
