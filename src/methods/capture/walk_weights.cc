#include "methods/capture/walk_weights.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engines/mip/lp.h"
#include "puzzles/capture/rules.h"
#include "puzzles/capture/walk_weights.h"

namespace hardboard::capture {
namespace {

constexpr Location nowhere = UINT32_MAX, stays = UINT32_MAX - 1;
constexpr double epsilon = 1e-7;

// The heaviest walks of each length that a type of piece can begin at a location and, as a walk
// that leads back at once is no use, those with another first step. `next` is `nowhere` where a
// walk leaves the location and ends, and `stays` where it ends on the location.
struct Heaviest {
  struct Walk {
    double weight = 0;
    Location next = nowhere;
  };
  Walk first, second;

  const Walk& not_back_to(Location before) const {
    return first.next == before && before != nowhere ? second : first;
  }
  void add(const Walk& walk) {
    if (walk.weight > first.weight)
      second = std::exchange(first, walk);
    else if (walk.weight > second.weight)
      second = walk;
  }
};

// The arena as the checker of the proof sees it.
CaptureRules rules_of(const Arena& arena) {
  CaptureRules rules;
  rules.types = arena.by_type.size();
  rules.type = arena.type;
  rules.budget = arena.budget;
  rules.last = arena.last;
  rules.goal = arena.goal;
  rules.name = [](std::uint32_t place) { return std::to_string(place); };
  rules.from = [&arena](std::uint32_t place, std::uint8_t type, const CaptureRules::Visit& visit) {
    for (const Step& step : arena.steps(type, place))
      if (!visit(step.to)) return;
  };
  return rules;
}

// The programme: each location but the goal is left by one of the walks, or it keeps a piece; so
// few as possible keep a piece. Captures end on some of the locations to which a capture from a
// location that is left could lead. Each piece has one walk at most, and none where captures end on
// its start. Rows: locations, pieces, and what locations need of those around. The smaller
// programme has no needs, and lets walks leave a location as often as they like, so that all
// weights are above 0; in the other one walks leave a location once.
class Programme {
public:
  Programme(const Arena& arena, bool has_needs, const Limits& limits)
      : arena_(arena),
        limits_(limits),
        rules_(rules_of(arena)),
        most_left_(has_needs ? 1 : mip::infinity),
        most_kept_(arena.goal ? 0 : 1) {
    for (Location u = 0; u < arena.size(); ++u) add_walk(u, {u});
    if (has_needs) find_captured();
  }

  // Weights by which the walks that were added leave too little, from round to round more of them.
  Answer<Location> run() {
    Answer<Location> answer;
    for (bool has_grown = true; has_grown && !limits_.reached();) {
      const std::optional<mip::Relaxation> solved = solve();
      if (!solved || solved->objective() < most_kept_ + epsilon) break;
      const std::span<const double> duals = solved->duals();
      weight_.assign(duals.begin(), duals.begin() + arena_.size());
      need_.assign(arena_.size(), 0);
      if (!captured_.empty()) need_ = needs_of(duals);
      has_grown = add_heavy_walks(duals.subspan(arena_.size()));
      if (auto weights = in_integers()) {
        answer.verdict = Verdict::unsolvable;
        answer.proof = std::move(*weights);
        return answer;
      }
    }
    answer.remark = limits_.reached() ? "the programme was not solved to its end"
                                      : "no weights of walks refuse the board";
    return answer;
  }

private:
  // Any piece whose type can come to a location as if nothing stood between may leave the location.
  void find_captured() {
    captured_.resize(arena_.size());
    for (Location u = 0; u < arena_.size(); ++u) captured_[u].push_back({row_of_piece(u), 1});
    std::vector<Location> counted_for(arena_.size(), nowhere);
    std::vector<std::vector<bool>> comes(arena_.by_type.size());
    for (std::size_t t = 0; t < comes.size(); ++t)
      comes[t] = places_of(static_cast<std::uint8_t>(t));
    for (Location u = 0; u < arena_.size(); ++u)
      for (std::size_t t = 0; t < comes.size(); ++t) {
        if (!comes[t][u] || u == arena_.goal) continue;
        for (const Step& step : arena_.steps(static_cast<std::uint8_t>(t), u)) {
          if (counted_for[step.to] != u && step.to != arena_.last)
            captured_[step.to].push_back({row_of_need(u), 1});
          counted_for[step.to] = u;
        }
      }
  }
  std::vector<bool> places_of(std::uint8_t type) const {
    std::vector<bool> comes(arena_.size(), false);
    std::vector<Location> open;
    const auto reach = [&](Location u) {
      if (!comes[u]) open.push_back(u);
      comes[u] = true;
    };
    for (Location u = 0; u < arena_.size(); ++u)
      if (arena_.type[u] == type && arena_.budget[u] > 0) reach(u);
    while (!open.empty()) {
      const Location u = open.back();
      open.pop_back();
      if (u == arena_.goal) continue;
      for (const Step& step : arena_.steps(type, u))
        if (step.to != arena_.last) reach(step.to);
    }
    return comes;
  }
  void add_walk(Location piece, std::span<const Location> places) {
    if (arena_.budget[piece] == 0 || piece == arena_.goal) return;
    std::vector<mip::Entry> entries{{row_of_piece(piece), 1}};
    for (const Location u : places) {
      const auto row = static_cast<int>(u);
      const auto same = std::find_if(entries.begin(), entries.end(),
                                     [&](const mip::Entry& entry) { return entry.row == row; });
      if (same != entries.end())
        same->value += 1;
      else
        entries.push_back({row, 1});
    }
    walks_.push_back(std::move(entries));
  }
  void add_walk(Location piece, std::initializer_list<Location> places) {
    add_walk(piece, std::span(places.begin(), places.size()));
  }
  // The duals of the rows of needs, which are not below 0 but for rounding.
  std::vector<double> needs_of(std::span<const double> duals) const {
    const auto part = duals.subspan(2 * arena_.size(), arena_.size());
    std::vector<double> found(part.begin(), part.end());
    for (double& dual : found) dual = std::max(dual, 0.0);
    return found;
  }
  int row_of_need(Location u) const { return static_cast<int>(2 * arena_.size() + u); }
  int row_of_piece(Location piece) const { return static_cast<int>(arena_.size() + piece); }

  std::optional<mip::Relaxation> solve() const {
    mip::Model model;
    for (Location u = 0; u < arena_.size(); ++u)
      model.add_row(u == arena_.goal ? 0 : 1, u == arena_.goal ? mip::infinity : most_left_);
    for (Location u = 0; u < arena_.size(); ++u) model.add_row(-mip::infinity, 1);
    for (Location u = 0; u < captured_.size(); ++u)
      model.add_row(u == arena_.goal ? 0 : 1, mip::infinity);
    for (Location u = 0; u < arena_.size(); ++u) {
      std::vector<mip::Entry> kept{{static_cast<int>(u), 1}};
      if (!captured_.empty()) kept.push_back({row_of_need(u), 1});
      model.add_column(0, mip::infinity, 1, false, kept);
    }
    for (const std::vector<mip::Entry>& captured : captured_)
      model.add_column(0, mip::infinity, 0, false, captured);
    for (const std::vector<mip::Entry>& walk : walks_)
      model.add_column(0, mip::infinity, 0, false, walk);
    if (!mip::can_begin(static_cast<std::size_t>(model.columns()), limits_)) return std::nullopt;
    mip::Relaxation relaxation(model);
    if (relaxation.solve(limits_) != mip::LpStatus::optimal) return std::nullopt;
    return relaxation;
  }

  // Adds the heaviest walk of each piece and each first step, if it weighs more than the dual of
  // the piece. False if there are none.
  bool add_heavy_walks(std::span<const double> of_piece) {
    const std::size_t before = walks_.size();
    for (std::size_t type = 0; type < arena_.by_type.size(); ++type) {
      std::uint32_t largest = 0;
      for (Location u = 0; u < arena_.size(); ++u)
        if (arena_.type[u] == type) largest = std::max(largest, arena_.budget[u]);
      const auto of_type = static_cast<std::uint8_t>(type);
      std::vector<std::vector<Heaviest>> by_length{std::vector<Heaviest>(arena_.size())};
      while (by_length.size() <= largest) by_length.push_back(longer(of_type, by_length.back()));
      for (Location u = 0; u < arena_.size(); ++u) {
        const std::uint32_t budget = arena_.budget[u];
        if (arena_.type[u] != type || budget == 0 || u == arena_.goal) continue;
        for (const Step& step : arena_.steps(of_type, u)) {
          const double rest = by_length[budget - 1][step.to].not_back_to(u).weight;
          if (weight_[u] + rest > -of_piece[u] + epsilon)
            add_walk(u, walk(by_length, budget, u, step.to));
        }
      }
    }
    return walks_.size() > before;
  }

  std::vector<Heaviest> longer(std::uint8_t type, const std::vector<Heaviest>& shorter) const {
    std::vector<Heaviest> found(arena_.size());
    for (Location u = 0; u < arena_.size(); ++u) {
      if (u == arena_.goal) continue;
      found[u].first = found[u].second =
          weight_[u] < 0 ? Heaviest::Walk{0, stays} : Heaviest::Walk{weight_[u], nowhere};
      for (const Step& step : arena_.steps(type, u))
        found[u].add({weight_[u] + shorter[step.to].not_back_to(u).weight, step.to});
    }
    return found;
  }

  std::vector<Location> walk(const std::vector<std::vector<Heaviest>>& by_length,
                             std::uint32_t budget, Location from, Location next) const {
    std::vector<Location> places{from};
    for (Location at = next; --budget > 0 && at != nowhere && at != arena_.goal;) {
      const Location to = by_length[budget][at].not_back_to(places.back()).next;
      if (to == stays) break;
      places.push_back(at);
      at = to;
    }
    return places;
  }

  // The weights and needs times a small factor, or else a large one, if the checker of the proof
  // accepts them.
  std::optional<WalkWeights<Location>> in_integers() const {
    constexpr int most_factor = 24, large_factor = 1'000'000;
    for (int factor = 1; factor <= most_factor; ++factor)
      if (auto found = in_integers(factor, factor)) return found;
    // Room for what rounding takes from the weights, with which the needs must not exceed.
    return in_integers(large_factor, 0.9999 * large_factor);
  }
  std::optional<WalkWeights<Location>> in_integers(double of_weights, double of_needs) const {
    WalkWeights<Location> found;
    for (Location u = 0; u < arena_.size(); ++u) {
      const auto weight = static_cast<std::int64_t>(std::round(weight_[u] * of_weights));
      const auto need = static_cast<std::int64_t>(need_[u] * of_needs + epsilon);
      if (weight != 0) found.places.push_back(u), found.weights.push_back(weight);
      if (need > 0) found.needs.push_back(u), found.need_weights.push_back(need);
    }
    if (refute(rules_, found)) return std::nullopt;
    return found;
  }

  const Arena& arena_;
  const Limits& limits_;
  const CaptureRules rules_;
  const double most_left_;  // how often walks may leave a location
  const double most_kept_;
  std::vector<std::vector<mip::Entry>> walks_;
  std::vector<std::vector<mip::Entry>> captured_;  // by location on which captures end
  std::vector<double> weight_, need_;              // by location
};

}  // namespace

std::string walk_weights_why_not(const Arena& arena) {
  if (!mip::available()) return "this build has no engine for linear programmes";
  if (!arena.squares.empty() || arena.counts_capturers())
    return "needs budgets that count captures of any number of pieces";
  // The checker of the proof knows the puzzle without bounds on lengths.
  if (arena.has_gaps) return "needs captures of any length";
  for (Location u = 0; u < arena.size(); ++u)
    if (arena.budget[u] > most_walk_budget || arena.is_endless(arena.budget[u]))
      return "needs budgets that bind, of at most " + std::to_string(most_walk_budget);
  return "";
}

Answer<Location> refuse_by_walks(const Arena& arena, WalkWeightsBy by, const Limits& limits) {
  Answer<Location> answer;
  if (by != WalkWeightsBy::needs) answer = Programme(arena, false, limits).run();
  if (by == WalkWeightsBy::weights || answer.verdict == Verdict::unsolvable) return answer;
  return Programme(arena, true, limits).run();
}

}  // namespace hardboard::capture
