#include "methods/capture/exit_list.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <vector>

namespace hardboard::capture {
namespace {

class ExitList {
public:
  ExitList(const Arena& arena, const Reach& reach, ExitModel& model)
      : arena_(arena), reach_(reach), model_(model) {}

  std::string list(const ExitSize& size, Watch& watch) {
    const std::uint32_t n = arena_.size();
    model_.size = n;
    model_.first_exit.assign(1, 0);
    std::uint64_t literals = size.of_roots();
    for (Location u = 0; u < n; ++u) {
      gather(u);
      // Sorting a candidate and comparing the locations between takes some twenty steps.
      if (watch.reached(20 * candidates_.size() + 1)) return "";
      merge(u);
      model_.first_exit.push_back(static_cast<std::uint32_t>(model_.exits.size()));
      for (const Exit& exit : model_.exits_of(u))
        literals += size.of_exit(exit.to, model_.over_of(exit).size());
      if (std::string why_not = size.why_not(literals); !why_not.empty()) return why_not;
    }
    model_.formula.reserve(literals);
    return "";
  }

  void list_arrivals() {
    model_.first_arrival.assign(model_.size + std::size_t{1}, 0);
    for (const Exit& exit : model_.exits) ++model_.first_arrival[exit.to + std::size_t{1}];
    std::partial_sum(model_.first_arrival.begin(), model_.first_arrival.end(),
                     model_.first_arrival.begin());
    model_.arrivals.resize(model_.exits.size());
    std::vector<std::uint32_t> place(model_.first_arrival.begin(), model_.first_arrival.end() - 1);
    for (std::uint32_t e = 0; e < model_.exits.size(); ++e)
      model_.arrivals[place[model_.exits[e].to]++] = e;
  }

private:
  // A step of some type that might be an exit of the current location.
  struct Candidate {
    Location to;
    std::span<const Location> over;
    std::uint8_t type;
  };

  void gather(Location u) {
    candidates_.clear();
    for (std::size_t t = 0; t < arena_.by_type.size(); ++t) {
      const auto type = static_cast<std::uint8_t>(t);
      if (reach_.of(type, u) == 0) continue;
      for (const Step& step : arena_.steps(type, u)) {
        const std::span<const Location> over = arena_.between(step);
        // The goal is never empty, and no piece captures on the start of the last piece.
        if (arena_.goal && std::find(over.begin(), over.end(), *arena_.goal) != over.end())
          continue;
        if (step.to != arena_.last) candidates_.push_back({step.to, over, type});
      }
    }
    std::sort(candidates_.begin(), candidates_.end(), [](const Candidate& a, const Candidate& b) {
      if (a.to != b.to) return a.to < b.to;
      if (a.over.size() != b.over.size()) return a.over.size() < b.over.size();
      const auto differ = std::mismatch(a.over.begin(), a.over.end(), b.over.begin());
      if (differ.first != a.over.end()) return *differ.first < *differ.second;
      return a.type < b.type;
    });
  }

  // Merges the candidates that differ in type alone, which stand side by side, into one exit.
  void merge(Location u) {
    for (std::size_t i = 0; i < candidates_.size(); ++i) {
      const Candidate& c = candidates_[i];
      const bool fresh = i == 0 || c.to != candidates_[i - 1].to ||
                         !std::equal(c.over.begin(), c.over.end(), candidates_[i - 1].over.begin(),
                                     candidates_[i - 1].over.end());
      if (fresh) {
        Exit& exit = model_.exits.emplace_back();
        exit.from = u;
        exit.to = c.to;
        exit.first_over = static_cast<std::uint32_t>(model_.over.size());
        model_.over.insert(model_.over.end(), c.over.begin(), c.over.end());
        exit.end_over = static_cast<std::uint32_t>(model_.over.size());
        exit.first_type = static_cast<std::uint32_t>(model_.types.size());
      }
      if (fresh || model_.types.back() != c.type) model_.types.push_back(c.type);
      model_.exits.back().end_type = static_cast<std::uint32_t>(model_.types.size());
    }
  }

  const Arena& arena_;
  const Reach& reach_;
  ExitModel& model_;
  std::vector<Candidate> candidates_;
};

}  // namespace

std::string list_exits(const Arena& arena, const Reach& reach, const ExitSize& size,
                       ExitModel& model, Watch& watch) {
  ExitList list(arena, reach, model);
  std::string why_not = list.list(size, watch);
  if (why_not.empty() && !watch.was_reached()) list.list_arrivals();
  return why_not;
}

}  // namespace hardboard::capture
