#include "methods/capture/portfolio.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <fmt/format.h>
#include <memory>
#include <utility>

#include "methods/capture/annealed_search.h"
#include "methods/capture/beam.h"
#include "methods/capture/exit_tree.h"
#include "methods/capture/few_lines.h"
#include "methods/capture/greedy.h"
#include "methods/capture/hub_annealing.h"
#include "methods/capture/hub_model.h"
#include "methods/capture/mended_trees.h"
#include "methods/capture/race.h"
#include "methods/capture/sat_search.h"
#include "methods/capture/slack.h"
#include "methods/capture/thin.h"
#include "methods/capture/tree_annealing.h"
#include "methods/capture/walk_weights.h"

namespace hardboard::capture {
namespace {

// The first turn of the first member decides most boards; the others wait for it. Where annealing
// comes next, of hubs or of trees of exits, it is shorter.
constexpr Effort first_turn{400, 8'000}, turn_before_trees{400, 1'000}, first_tight_turn{16, 2'000},
    turn_before_annealing{16, 500}, later_turn{100, 10'000};

// A turn of work(search), if there is a search.
template <class Work>
Turn turn_of(const SatSearch& made, Work work) {
  Turn turn;
  if (made.search)
    turn.answer = work(*made.search);
  else
    turn.answer.remark = made.why_none;
  turn.may_go_on = made.search && !made.search->ran_out_of_memory();
  return turn;
}

// A search that its first turn makes, in whichever thread.
Racer racer_of(std::function<SatSearch()> make, Effort first) {
  struct State {
    SatSearch made;
    bool has_begun = false;
  };
  const auto state = std::make_shared<State>();
  Racer racer;
  racer.work = [=] {
    const bool is_first = !std::exchange(state->has_begun, true);
    if (is_first) state->made = make();
    return turn_of(state->made, [&](LazySearch& search) {
      return search.advance(is_first ? first : later_turn);
    });
  };
  racer.prove = [=](Answer<Location>& refused) { state->made.search->prove(refused); };
  return racer;
}

bool is_tight(const Arena& arena) {
  return tight_slack(arena, 1).has_value();
}

Racer exits(const Arena& arena, SatOptions options) {
  return racer_of([&arena, options] { return search_exits(arena, options, ExitFormula::plain); },
                  is_tight(arena)                        ? first_tight_turn
                  : exit_tree_why_not(arena, {}).empty() ? turn_before_trees
                                                         : first_turn);
}

// More formulas of exits, beside the one above.
template <ExitFormula formula, bool expects_models>
Racer more_exits(const Arena& arena, SatOptions options) {
  options.expects_models = expects_models;
  return racer_of([&arena, options] { return search_exits(arena, options, formula); }, later_turn);
}

Racer hubs(const Arena& arena, SatOptions options) {
  return racer_of([&arena, options] { return search_hubs(arena, options, guess_hubs); },
                  annealing_pays(arena) ? turn_before_annealing : first_turn);
}

// Hubs as if nothing stood between, then the order of captures on them.
Racer around_hubs(const Arena& arena, SatOptions options) {
  struct State {
    SatSearch made;
    bool has_hubs = false;
  };
  const auto state = std::make_shared<State>();
  Racer racer;
  racer.work = [=, &arena] {
    const auto advance = [](LazySearch& search) { return search.advance(effort_around_hubs); };
    if (!state->has_hubs) {
      if (!state->made.search) state->made = search_hubs(arena, options, guess_hubs);
      Turn turn = turn_of(state->made, advance);
      if (turn.answer.verdict != Verdict::solvable) return turn;
      if (turn.answer.moves.empty()) return Turn{{}, false};
      state->has_hubs = true;
      state->made = search_around(arena, options, turn.answer.moves);
    }
    return turn_of(state->made, advance);
  };
  racer.prove = [=](Answer<Location>& refused) { state->made.search->prove(refused); };
  return racer;
}

Racer annealed_hubs(const Arena& arena, SatOptions options) {
  const auto search = std::make_shared<std::unique_ptr<AnnealedSearch>>();
  Racer racer;
  racer.work = [=, &arena] {
    if (!*search) *search = std::make_unique<AnnealedSearch>(arena, options);
    return (*search)->turn();
  };
  racer.prove = [=](Answer<Location>& refused) { (*search)->prove(refused); };
  return racer;
}

// The whole method in one turn.
Racer thin(const Arena& arena, SatOptions options) {
  Racer racer;
  racer.work = [=, &arena] {
    Turn turn;
    turn.may_go_on = false;
    turn.answer.remark = thin_why_not(arena, options.limits);
    if (turn.answer.remark.empty()) turn.answer = solve_thin(arena, options.limits);
    return turn;
  };
  return racer;
}

bool is_thin(const Arena& arena) {
  return thin_why_not(arena, {}).empty();
}

// The whole search in one turn.
template <auto refuse>
Racer in_one_turn(const Arena& arena, SatOptions options) {
  Racer racer;
  racer.work = [=, &arena] { return Turn{refuse(arena, options.limits), false}; };
  return racer;
}

// So many runs of annealing at most come before the race. Trees of these have many faults, and
// mending one takes longer than another run.
constexpr unsigned short_runs = 4;

// Goes on after the first run where that comes near a tree.
Answer<Location> anneal_shortly(const Arena& arena, const Limits& limits) {
  const unsigned needed = first_runs(arena.size());
  TreeAnnealing annealing(arena, limits, 0, std::max(needed, short_runs));
  Turn turn;
  for (unsigned run = 0; turn.may_go_on && turn.answer.verdict == Verdict::unknown; ++run) {
    if (run >= needed && annealing.fewest_wrong() > arena.size() / 16) break;
    turn = annealing.turn();
  }
  turn.answer.method = "exit-trees";
  return std::move(turn.answer);
}

Racer mended_trees(const Arena& arena, SatOptions options) {
  constexpr unsigned most_runs = 1'000;
  const auto search = std::make_shared<std::unique_ptr<MendedTrees>>();
  Racer racer;
  racer.work = [=, &arena] {
    Turn none;
    none.may_go_on = false;
    none.answer.remark = exit_tree_why_not(arena, options.limits);
    if (!none.answer.remark.empty()) return none;
    if (!*search) *search = std::make_unique<MendedTrees>(arena, options, short_runs, most_runs);
    return (*search)->turn();
  };
  racer.prove = [=](Answer<Location>& refused) { (*search)->prove(refused); };
  return racer;
}

// Each turn ends when the beam would have to be twice as wide as in the last one.
Racer beam(const Arena& arena, SatOptions options) {
  struct State {
    BeamSearch search;
    std::uint32_t widest = 2 * widest_of_short_beam;
  };
  const auto state = std::make_shared<std::unique_ptr<State>>();
  Racer racer;
  racer.work = [=, &arena] {
    if (!*state) state->reset(new State{{arena, options.limits}});
    State& s = **state;
    return s.search.turn(std::exchange(s.widest, 2 * s.widest));
  };
  return racer;
}

bool walks_pay(const Arena& arena) {
  return walk_weights_why_not(arena).empty();
}

bool no_hubs(const Arena& arena) {
  return !hubs_apply(arena);
}
bool beam_pays(const Arena& arena) {
  return arena.size() <= most_pieces_for_short_beam && no_hubs(arena) &&
         beam_why_not(arena, {}).empty();
}
bool counting_pays(const Arena& arena) {
  return no_hubs(arena) && countable_slack(arena, 1).has_value();
}
bool trees_pay(const Arena& arena) {
  return no_hubs(arena) && exit_tree_why_not(arena, {}).empty();
}
// Greedy hubs, with which the formula of hubs begins, find most solutions as well, unless it is too
// large for its share of the memory.
bool trees_come_first(const Arena& arena, const Limits& limits) {
  if (!exit_tree_why_not(arena, limits).empty()) return false;
  if (no_hubs(arena)) return true;
  Limits part = limits;
  part.memory_bytes /= std::max<std::size_t>(shares(arena).size(), 1);
  return !hub_model_fits(arena, 1, part);
}
bool lines_pay(const Arena& arena) {
  return no_hubs(arena) && has_hub_lines(arena);
}
bool hubs_as_hints(const Arena& arena) {
  return no_hubs(arena) && hubs_are_needed(arena);
}

// A member takes part where it applies, with one share of the turns on loose boards, and another on
// tight ones, whose slack is so small that it is counted (slack.h). The first that takes part
// begins. The shares come from trials on the families of bench/curves_bench, a few values each.
struct Member {
  std::string_view name, method;
  std::uint32_t loose, tight;
  bool (*applies)(const Arena&);
  Racer (*enter)(const Arena&, SatOptions);
};
constexpr std::array members = {
    Member{"hubs", "hubs", 1, 1, hubs_apply, hubs},
    Member{"thin hubs", "thin", 3, 3, is_thin, thin},
    Member{"annealed hubs", "hubs", 3, 3, annealing_pays, annealed_hubs},
    Member{"exits", "exits", 2, 1, no_hubs, exits},
    Member{"weights of walks", "walks", 6, 12, walks_pay, in_one_turn<refuse_by_walks>},
    Member{"mended trees", "exits", 6, 12, trees_pay, mended_trees},
    Member{"lines of hubs", "hubs", 0, 12, lines_pay, in_one_turn<refuse_by_lines>},
    Member{"exits around hubs", "exits", 12, 12, hubs_as_hints, around_hubs},
    Member{"exits that count", "exits", 0, 12, counting_pays,
           more_exits<ExitFormula::order_and_waste, false>},
    Member{"exits counted for models", "exits", 6, 4, counting_pays,
           more_exits<ExitFormula::order_and_waste, true>},
    Member{"beam", "beam", 6, 6, beam_pays, beam},
    Member{"exits for models", "exits", 1, 1, no_hubs, more_exits<ExitFormula::plain, true>},
};

template <class Visit>
void for_each_member(const Arena& arena, Visit visit) {
  const bool tight = is_tight(arena);
  for (const Member& member : members) {
    const std::uint32_t share = tight ? member.tight : member.loose;
    if (share > 0 && member.applies(arena)) visit(member, share);
  }
}

}  // namespace

std::vector<Share> shares(const Arena& arena) {
  std::vector<Share> found;
  for_each_member(arena, [&](const Member& member, std::uint32_t share) {
    found.push_back({member.name, share});
  });
  return found;
}

std::string in_words(const std::vector<Share>& shares) {
  std::uint32_t whole = 0;
  for (const Share& share : shares) whole += share.part;
  std::string words;
  for (const Share& share : shares)
    words += fmt::format("{}{} {} of {}", words.empty() ? "" : ", ", share.name, share.part, whole);
  return words;
}

Answer<Location> solve_by_portfolio(const Arena& arena, const SatOptions& options) {
  if (arena.counts_capturers()) {
    Answer<Location> found;
    found.moves = walk_by_few(arena, options.limits);
    found.method = "portfolio";
    found.verdict = Verdict::solvable;
    if (!found.moves.empty()) return found;
  }
  if (trees_come_first(arena, options.limits)) {
    Answer<Location> found = anneal_shortly(arena, options.limits);
    if (found.verdict == Verdict::solvable) return found;
  }
  if (beam_pays(arena)) {
    Answer<Location> found = solve_by_beam(arena, options.limits, widest_of_short_beam);
    if (found.verdict == Verdict::solvable) return found;
  }
  Limits limits = options.limits;
  const auto enter = [&](const Member& member, std::uint32_t share) {
    Racer racer =
        member.enter(arena, {limits, options.proof_file, options.roots, 1, options.puzzle_line});
    racer.name = member.name;
    racer.share = share;
    return racer;
  };
  std::vector<Racer> racers;
  std::vector<std::string_view> methods;
  for_each_member(arena, [&](const Member& member, std::uint32_t share) {
    racers.push_back(enter(member, share));
    methods.push_back(member.method);
  });
  limits.memory_bytes /= racers.size();
  RaceResult result = race(racers, limits);
  if (!result.winner && racers.size() > 1 && !limits.reached()) {
    racers.clear();
    for_each_member(arena, [&](const Member& member, std::uint32_t share) {
      if (racers.empty()) racers.push_back(enter(member, share));
    });
    limits.memory_bytes = options.limits.memory_bytes;
    result = race(racers, limits);
  }
  if (result.winner && result.answer.method.empty()) result.answer.method = methods[*result.winner];
  return std::move(result.answer);
}

}  // namespace hardboard::capture
