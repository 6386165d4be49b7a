#include "methods/capture/tree_annealing.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "base/random.h"
#include "methods/capture/exit_tree.h"
#include "methods/capture/hub_model.h"
#include "methods/capture/last_ways.h"
#include "methods/capture/tree_proposals.h"

namespace hardboard::capture {
namespace {

// How many proposals run 0 has for each place, of so many places at most: on larger boards SAT
// comes sooner. Later runs double the number, more often where hubs are needed.
constexpr std::uint64_t first_proposals = 100, most_places = 5'000;
constexpr unsigned most_doublings = 8, most_doublings_for_hubs = 10;
constexpr std::size_t most_wanted = 8;

}  // namespace

struct TreeAnnealing::State {
  // How a run goes. The numbers did best on the families of bench/curves_bench.
  struct Schedule {
    double first_temperature, last_temperature;
    ProposalShares shares;
  };
  // Proposals near faults find a solution soonest where there are many. On hard boards they lead
  // away from where annealing would settle. Freed places pay where hubs are needed: the board has
  // too few budgets of 2 for all places to which exits lead, and a place seldom ceases to be such a
  // place exit by exit.
  static constexpr Schedule hunting{0.3, 0.05, {0.3, 0}}, settling{0.2, 0.04, {0, 0}},
      settling_hubs{0.18, 0.05, {0, 0.2}};

  const TreeSteps steps;
  const Limits& limits;
  const std::vector<Location> possible_roots;  // without a last piece
  const std::optional<LastWays> ways;          // of the last piece
  const bool may_leave_many, needs_hubs;
  Random random;
  TreeProposals proposals;
  unsigned next_run, end;
  std::size_t fewest_wrong;
  std::vector<Location> faults;        // that the last run left
  std::vector<Location> wanted;        // places on which the last piece shall capture if it can
  std::vector<Location> exits, order;  // of the last run
  std::vector<Capture<Location>> best_play;
  Schedule schedule = hunting;  // of this run
  bool is_possible = true;      // did the last run have roots to which all places lead?

  State(const Arena& arena, const Limits& of, unsigned from, unsigned to, bool many)
      : steps(arena),
        limits(of),
        possible_roots(arena.last ? std::vector<Location>() : steps.possible_roots()),
        ways(arena.last ? std::optional<LastWays>(steps) : std::nullopt),
        may_leave_many(many && !arena.last),
        needs_hubs(hubs_are_needed(arena)),
        random(from),
        proposals(steps, random),
        next_run(from),
        end(to),
        fewest_wrong(arena.size()) {}

  Location any_of(const std::vector<Location>& places) {
    return places[random.below(places.size())];
  }
  bool has_exit(const ExitTree& tree, Location place) const {
    return steps.takes_part(place) && !tree.is_root(place);
  }

  // The roots of the next tree; empty if there are none. A root needs no exit, so a fault of the
  // last run is taken if it can be the root.
  std::vector<Location> roots() {
    if (ways) return roots_on_a_way();
    if (!faults.empty()) {
      const Location fault = any_of(faults);
      if (std::binary_search(possible_roots.begin(), possible_roots.end(), fault)) return {fault};
    }
    if (!possible_roots.empty()) return {any_of(possible_roots)};
    return may_leave_many ? several_roots() : std::vector<Location>();
  }

  std::vector<Location> several_roots() {
    std::vector<Location> places(steps.size());
    std::iota(places.begin(), places.end(), Location{0});
    shuffle(places, random);
    return steps.roots_among(places);
  }

  // Places on which the last piece captures one after the other. They include, if the last piece
  // can capture on all of these, the faults of the last runs; if it can't, those of the last run
  // alone; and none if there are many.
  std::vector<Location> roots_on_a_way() {
    const auto length =
        next_run % 4 == 1 || next_run % 4 == 2 ? LastWays::Length::far : LastWays::Length::any;
    wanted.insert(wanted.end(), faults.begin(), faults.end());
    std::sort(wanted.begin(), wanted.end());
    wanted.erase(std::unique(wanted.begin(), wanted.end()), wanted.end());
    for (const std::vector<Location>& places : {wanted, faults}) {
      if (places.empty() || places.size() > most_wanted) continue;
      if (auto found = ways->find(random, places, length)) return *found;
      wanted = faults;
    }
    return ways->find(random, {}, length).value_or(std::vector<Location>());
  }

  // Anneals until nothing is wrong with the tree, or so many proposals were made. False once the
  // limits are reached.
  bool anneal(ExitTree& tree, std::uint64_t many, Watch& watch) {
    const double fall = std::log(schedule.last_temperature / schedule.first_temperature);
    for (std::uint64_t i = 0; i < many && tree.wrong() > 0; ++i) {
      fewest_wrong = std::min(fewest_wrong, tree.wrong());
      if (watch.reached(30)) return false;
      const std::size_t before = tree.wrong();
      if (!proposals.make(tree, schedule.shares) || tree.wrong() <= before) continue;
      const double temperature =
          schedule.first_temperature *
          std::exp(fall * static_cast<double>(i) / static_cast<double>(many));
      const auto more = static_cast<double>(tree.wrong() - before);
      if (random.uniform() > std::exp(-more / temperature)) tree.restore();
    }
    return true;
  }

  // Adds faults to the way of the last piece where it can capture on them as well. False if it
  // can't capture on any.
  bool lengthen(std::vector<Location>& way, ExitTree& tree) {
    const std::size_t before = way.size();
    for (const Location fault : tree.faults()) ways->insert(way, fault);
    if (way.size() == before) return false;
    tree.end_at(way);
    return true;
  }

  // Chooses the schedule of the next run, and returns how many proposals the run has.
  std::uint64_t begin_run() {
    const unsigned run = next_run++, first_wide = first_runs(steps.size());
    proposals.may_pass = run >= first_wide;
    schedule = run <= first_wide + 1 ? hunting : needs_hubs ? settling_hubs : settling;
    return (first_proposals << std::min(run,
                                        needs_hubs ? most_doublings_for_hubs : most_doublings)) *
           std::min<std::uint64_t>(steps.size(), most_places);
  }

  // Nothing if some fault remains.
  std::optional<std::vector<Capture<Location>>> run() {
    Watch watch(limits, "annealing trees of exits");
    const std::uint64_t many = begin_run();
    exits.clear();
    order.clear();
    std::vector<Location> ends = roots();
    ExitTree tree(steps, ends);
    is_possible = tree.is_whole();
    if (!is_possible || !anneal(tree, many, watch)) return std::nullopt;
    while (ways && lengthen(ends, tree))
      if (!anneal(tree, many / 8, watch)) return std::nullopt;
    faults = tree.faults();
    const bool leaves_one = tree.wrong() == 0 && (ways || ends.size() == 1);
    order = tree.order();
    for (Location u = 0; u < steps.size(); ++u)
      exits.push_back(has_exit(tree, u) ? tree.exit(u).to : u);
    if (ways) {
      // A last piece that stays where it starts has no way.
      exits[*steps.arena.last] = ends.empty() ? *steps.arena.last : ends.front();
      for (std::size_t i = 1; i < ends.size(); ++i) exits[ends[i - 1]] = ends[i];
    }
    if (may_leave_many) {
      tree.keep_faults();
      std::vector<Capture<Location>> play = tree.captures();
      if (play.size() > best_play.size()) best_play = std::move(play);
    }
    if (!leaves_one) return std::nullopt;
    return tree.captures();
  }
};

TreeAnnealing::TreeAnnealing(const Arena& arena, const Limits& limits, unsigned from, unsigned to,
                             bool may_leave_many)
    : state_(std::make_unique<State>(arena, limits, from, to, may_leave_many)) {}
TreeAnnealing::~TreeAnnealing() = default;

Turn TreeAnnealing::turn() {
  Turn turn;
  if (auto moves = state_->run()) {
    turn.answer.verdict = Verdict::solvable;
    turn.answer.moves = std::move(*moves);
  } else {
    turn.answer.remark =
        state_->is_possible
            ? counted(state_->fewest_wrong, "exit") + " without a carrier" +
                  (state_->steps.arena.counts_capturers() ? " or of a piece in excess, at best"
                                                          : " at best")
            : "open steps don't lead from all places to the last ones";
    turn.may_go_on = state_->is_possible && state_->next_run < state_->end;
  }
  return turn;
}

std::size_t TreeAnnealing::fewest_wrong() const {
  return state_->fewest_wrong;
}

const std::vector<Location>& TreeAnnealing::exits() const {
  return state_->exits;
}

const std::vector<Location>& TreeAnnealing::order() const {
  return state_->order;
}

const std::vector<Capture<Location>>& TreeAnnealing::best_play() const {
  return state_->best_play;
}

unsigned first_runs(std::size_t places) {
  unsigned last = 0;
  while (last < most_doublings && (most_places << last) < places) ++last;
  return last + 1;
}

Answer<Location> solve_by_exit_trees(const Arena& arena, const Limits& limits) {
  TreeAnnealing annealing(arena, limits, 0, 100);
  Turn turn;
  while (turn.may_go_on && turn.answer.verdict == Verdict::unknown && !limits.reached())
    turn = annealing.turn();
  return std::move(turn.answer);
}

}  // namespace hardboard::capture
