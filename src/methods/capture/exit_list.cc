#include "methods/capture/exit_list.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <vector>

namespace hardboard::capture {
namespace {

// Lists the exits that some piece could make: steps of types that can be there with captures left.
class ExitList {
public:
  ExitList(const Arena& arena, const Reach& reach) : arena_(arena), reach_(reach) {}

  void fill(ExitModel& model) {
    const std::uint32_t n = arena_.size();
    model.size = n;
    model.first_exit.assign(1, 0);
    for (Location u = 0; u < n; ++u) {
      gather(u);
      merge(u, model);
      model.first_exit.push_back(static_cast<std::uint32_t>(model.exits.size()));
    }
    model.first_arrival.assign(n + 1, 0);
    for (const Exit& exit : model.exits) ++model.first_arrival[exit.to + 1];
    std::partial_sum(model.first_arrival.begin(), model.first_arrival.end(),
                     model.first_arrival.begin());
    model.arrivals.resize(model.exits.size());
    std::vector<std::uint32_t> place(model.first_arrival.begin(), model.first_arrival.end() - 1);
    for (std::uint32_t e = 0; e < model.exits.size(); ++e)
      model.arrivals[place[model.exits[e].to]++] = e;
  }

private:
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
        // The goal is never empty, and nothing comes to the start of the last piece.
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

  void merge(Location u, ExitModel& model) const {
    for (std::size_t i = 0; i < candidates_.size(); ++i) {
      const Candidate& c = candidates_[i];
      const bool fresh = i == 0 || c.to != candidates_[i - 1].to ||
                         !std::equal(c.over.begin(), c.over.end(), candidates_[i - 1].over.begin(),
                                     candidates_[i - 1].over.end());
      if (fresh) {
        Exit& exit = model.exits.emplace_back();
        exit.from = u;
        exit.to = c.to;
        exit.first_over = static_cast<std::uint32_t>(model.over.size());
        model.over.insert(model.over.end(), c.over.begin(), c.over.end());
        exit.end_over = static_cast<std::uint32_t>(model.over.size());
        exit.first_type = static_cast<std::uint32_t>(model.types.size());
      }
      if (fresh || model.types.back() != c.type) model.types.push_back(c.type);
      model.exits.back().end_type = static_cast<std::uint32_t>(model.types.size());
    }
  }

  const Arena& arena_;
  const Reach& reach_;
  std::vector<Candidate> candidates_;
};

}  // namespace

void list_exits(const Arena& arena, const Reach& reach, ExitModel& model) {
  ExitList(arena, reach).fill(model);
}

}  // namespace hardboard::capture
