#include "methods/capture/wires.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "base/seen.h"

namespace hardboard::capture {
namespace {

// Locations between a rung and the next, and rungs of a wire.
constexpr std::size_t most_between = 8, least_rungs = 4;

class Finder {
public:
  Finder(const Graph& graph, Watch& watch)
      : graph_(graph),
        watch_(watch),
        rung_finder_(graph, watch),
        walked_(graph.size()),
        rungs_at_(graph.size()),
        used_(graph.size(), false),
        is_end_(graph.size(), false),
        number_(graph.size(), Wires::none) {
    wires_.inside.assign(graph.size(), Wires::none);
  }

  Wires run() {
    rungs_ = rung_finder_.find();
    for (std::uint32_t i = 0; i < rungs_.size(); ++i) {
      rungs_at_[rungs_[i][0]].push_back(i);
      if (rungs_[i][1] != rungs_[i][0]) rungs_at_[rungs_[i][1]].push_back(i);
    }
    for (const Rung& rung : rungs_) {
      if (watch_.reached()) return {};
      if (is_free(rung)) follow(rung);
    }
    number_places();
    find_passes();
    return std::move(wires_);
  }

private:
  using Places = std::vector<Location>;
  // A rung, and the locations beside it towards which the wire goes on.
  struct End {
    Rung rung;
    Places ahead;
  };

  bool is_free(const Rung& rung) const { return !used_[rung[0]] && !used_[rung[1]]; }

  // Keeps the wire that goes on from this rung to both sides, if it is long enough.
  void follow(const Rung& rung) {
    const Places one_side = rung_finder_.sides_of(rung).front();
    std::vector<Rung> wire = rungs_from({rung, one_side});
    std::reverse(wire.begin(), wire.end());
    for (const Rung& next : rungs_from({rung, beside(rung, one_side, rung)}))
      if (next != rung) wire.push_back(next);
    if (wire.size() >= least_rungs && fill(wire)) {
      wires_.rungs.insert(wires_.rungs.end(), wire.begin(), wire.end());
      wires_.first.push_back(static_cast<std::uint32_t>(wires_.rungs.size()));
    }
  }

  // A rung and those that follow.
  std::vector<Rung> rungs_from(End start) {
    std::vector<Rung> rungs;
    for (std::optional<End> end = std::move(start); end; end = after(*end)) {
      for (const Location u : end->rung) used_[u] = true;
      rungs.push_back(end->rung);
    }
    return rungs;
  }

  // The next rung: all that lies ahead, and not beyond it, is little.
  std::optional<End> after(const End& end) {
    const Places seen = walk(end, end.rung, 2 * most_between);
    for (const Location u : seen) {
      for (const std::uint32_t i : rungs_at_[u]) {
        const Rung& next = rungs_[i];
        if (!is_free(next)) continue;
        const Places between = walk(end, next, most_between);
        if (between.size() <= most_between) return End{next, beside(next, between, end.rung)};
      }
    }
    return {};
  }

  // What can be reached from ahead of the end without passing its rung or the other one; not all,
  // once that is more than `most`.
  Places walk(const End& end, const Rung& other, std::size_t most) {
    walked_.forget();
    for (const Location u : end.rung) walked_.add(u);
    for (const Location u : other) walked_.add(u);
    Places seen;
    for (const Location u : end.ahead)
      if (walked_.add(u)) seen.push_back(u);
    for (std::size_t i = 0; i < seen.size() && seen.size() <= most; ++i)
      for (const Location v : graph_.row(seen[i]))
        if (walked_.add(v)) seen.push_back(v);
    watch_.reached(10 * seen.size());
    return seen;
  }

  // The neighbours of the rung that are neither among these locations nor part of the other rung.
  Places beside(const Rung& rung, const Places& without, const Rung& other) {
    walked_.forget();
    for (const Location u : without) walked_.add(u);
    for (const Rung* each : {&rung, &other})
      for (const Location u : *each) walked_.add(u);
    Places places;
    for (const Location u : rung)
      for (const Location v : graph_.row(u))
        if (walked_.add(v)) places.push_back(v);
    return places;
  }

  // Marks the inside, unless it is not what Wires promises.
  bool fill(const std::vector<Rung>& wire) {
    Places inside;
    walked_.forget();
    for (const Location u : wire.front()) walked_.add(u);
    for (const Location u : wire.back()) walked_.add(u);
    for (std::size_t i = 1; i + 1 < wire.size(); ++i)
      for (const Location u : wire[i])
        if (walked_.add(u)) inside.push_back(u);
    const std::size_t most = wire.size() * (most_between + 2);
    for (std::size_t i = 0; i < inside.size(); ++i) {
      if (inside.size() > most) return false;
      for (const Location v : graph_.row(inside[i]))
        if (walked_.add(v)) inside.push_back(v);
    }
    const std::size_t most_in_ends = 4;
    if (inside.size() + most_in_ends >= graph_.size() || touches_another(wire, inside))
      return false;
    for (std::uint32_t i = 0; i < wire.size(); ++i)
      for (const Location u : wire[i]) number_[u] = i;
    if (!passes_each_rung(inside)) {
      for (const Rung& rung : wire)
        for (const Location u : rung) number_[u] = Wires::none;
      return false;
    }
    for (const Location u : inside) wires_.inside[u] = wires_.size();
    for (const Rung& end : {wire.front(), wire.back()})
      for (const Location u : end) is_end_[u] = true;
    return true;
  }

  // Steps lead from a rung to the one before and the one behind alone, and so do the ways through
  // what lies between.
  bool passes_each_rung(const Places& inside) {
    const bool passes = std::all_of(inside.begin(), inside.end(), [&](Location u) {
      const auto row = graph_.row(u);
      return number_[u] == Wires::none || std::all_of(row.begin(), row.end(), [&](Location v) {
               return number_[v] == Wires::none ||
                      (number_[v] + 1 >= number_[u] && number_[u] + 1 >= number_[v]);
             });
    });
    return passes && std::all_of(inside.begin(), inside.end(), [&](Location u) {
             const auto [before, behind] = rungs_around(u);
             return number_[u] != Wires::none || behind <= before + 1;
           });
  }

  // The rungs before and behind a location inside of a wire; of one between rungs, of all that
  // hangs together with it there.
  std::pair<std::uint32_t, std::uint32_t> rungs_around(Location u) {
    if (number_[u] != Wires::none) return {number_[u] - 1, number_[u] + 1};
    std::uint32_t least = Wires::none, greatest = 0;
    walked_.forget();
    walked_.add(u);
    Places group{u};
    for (std::size_t i = 0; i < group.size(); ++i) {
      for (const Location v : graph_.row(group[i])) {
        if (number_[v] != Wires::none) {
          least = std::min(least, number_[v]);
          greatest = std::max(greatest, number_[v]);
        } else if (walked_.add(v)) {
          group.push_back(v);
        }
      }
    }
    return {least, greatest};
  }

  bool touches_another(const std::vector<Rung>& wire, const Places& inside) const {
    const auto is_inside = [&](Location u) { return wires_.inside[u] != Wires::none; };
    return std::any_of(inside.begin(), inside.end(),
                       [&](Location u) { return is_inside(u) || is_end_[u]; }) ||
           std::any_of(wire.begin(), wire.end(),
                       [&](const Rung& rung) { return is_inside(rung[0]) || is_inside(rung[1]); });
  }

  void number_places() {
    wires_.rung_of.assign(graph_.size(), Wires::none);
    for (Location u = 0; u < graph_.size(); ++u) {
      if (wires_.inside[u] == Wires::none) continue;
      const std::uint32_t number = number_[u] == Wires::none ? rungs_around(u).first : number_[u];
      wires_.rung_of[u] = wires_.first[wires_.inside[u]] + number;
    }
  }

  // Which of the pairs that are no rungs of a wire lie inside of one.
  void find_passes() {
    for (const Rung& pair : rungs_) {
      const std::uint32_t wire = wires_.inside[pair[0]];
      if (wire == Wires::none || wires_.inside[pair[1]] != wire) continue;
      if (number_[pair[0]] == number_[pair[1]] && number_[pair[0]] != Wires::none) continue;
      std::uint32_t from = Wires::none, to = 0;
      for (const Location u : pair) {
        const auto [before, behind] = rungs_around(u);
        from = std::min(from, before);
        to = std::max(to, behind);
      }
      watch_.reached(100);
      const Wires::Pass pass{pair, wire, from, to};
      if (from < to && !leads_around(pass)) wires_.passes.push_back(pass);
    }
    auto& passes = wires_.passes;
    std::stable_sort(passes.begin(), passes.end(),
                     [](const auto& a, const auto& b) { return a.wire < b.wire; });
    for (std::uint32_t wire = 0; wire <= wires_.size(); ++wire) {
      const auto begin =
          std::lower_bound(passes.begin(), passes.end(), wire,
                           [](const auto& a, std::uint32_t of) { return a.wire < of; });
      wires_.first_pass.push_back(static_cast<std::uint32_t>(begin - passes.begin()));
    }
  }

  // Does a way lead from the one rung to the other inside of the wire without these places?
  bool leads_around(const Wires::Pass& pass) {
    const std::uint32_t first = wires_.first[pass.wire];
    const Rung& from = wires_.rungs[first + pass.from];
    const Rung& to = wires_.rungs[first + pass.to];
    walked_.forget();
    for (const Location u : pass.places) walked_.add(u);
    Places seen;
    for (const Location u : from)
      if (walked_.add(u)) seen.push_back(u);
    for (std::size_t i = 0; i < seen.size(); ++i) {
      for (const Location v : graph_.row(seen[i])) {
        if (v == to[0] || v == to[1]) return true;
        // A way back behind the rung where the search began is of no use.
        const bool is_there =
            wires_.inside[v] == pass.wire && wires_.rung_of[v] >= first + pass.from;
        if (is_there && walked_.add(v)) seen.push_back(v);
      }
    }
    return false;
  }

  const Graph& graph_;
  Watch& watch_;
  RungFinder rung_finder_;
  Seen walked_;
  std::vector<Rung> rungs_;
  std::vector<std::vector<std::uint32_t>> rungs_at_;  // by location: rungs_ that it is part of
  std::vector<bool> used_;                            // by location: part of a rung of a wire
  std::vector<bool> is_end_;                          // by location: part of a wire's end
  std::vector<std::uint32_t> number_;  // by location: of its rung in a wire, else `none`
  Wires wires_;
};

}  // namespace

Wires find_wires(const Graph& graph, Watch& watch) {
  return Finder(graph, watch).run();
}

}  // namespace hardboard::capture
