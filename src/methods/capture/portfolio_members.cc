#include "methods/capture/portfolio_members.h"

#include <array>
#include <functional>
#include <memory>
#include <utility>

#include "methods/capture/annealed_search.h"
#include "methods/capture/beam.h"
#include "methods/capture/exit_order.h"
#include "methods/capture/exit_tree.h"
#include "methods/capture/few_lines.h"
#include "methods/capture/hub_annealing.h"
#include "methods/capture/hub_model.h"
#include "methods/capture/mended_trees.h"
#include "methods/capture/sat_search.h"
#include "methods/capture/slack.h"
#include "methods/capture/thin.h"
#include "methods/capture/tree_width.h"
#include "methods/capture/walk_weights.h"

namespace hardboard::capture {
namespace {

// The first turn of the first member decides most boards, and the others wait for it. The turn is
// shorter where annealing of hubs or of trees of exits comes next.
constexpr Effort first_turn{400, 8'000}, turn_before_trees{400, 1'000}, first_tight_turn{16, 2'000},
    turn_before_annealing{16, 500}, turn_before_order{100, 2'000},
    turn_around_hubs_before_trees{200, 4'000}, later_turn{100, 10'000};

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

// A search that its first turn makes, in whichever thread, and that knows turns itself.
template <class Make>
Racer racer_by_turns(Make make) {
  const auto search = std::make_shared<decltype(make())>();
  Racer racer;
  racer.work = [=] {
    if (!*search) *search = make();
    return (*search)->turn();
  };
  racer.prove = [=](Answer<Location>& refused) { (*search)->prove(refused); };
  return racer;
}

// A whole method in one turn.
template <auto solve>
Racer in_one_turn(const Arena& arena, SatOptions options) {
  Racer racer;
  racer.work = [=, &arena] { return Turn{solve(arena, options.limits), false}; };
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

// Other formulas of exits, or a solver set up for formulas that have models.
template <ExitFormula formula, bool expects_models>
Racer more_exits(const Arena& arena, SatOptions options) {
  options.expects_models = expects_models;
  return racer_of([&arena, options] { return search_exits(arena, options, formula); }, later_turn);
}

Racer hubs(const Arena& arena, SatOptions options) {
  return racer_of([&arena, options] { return search_hubs(arena, options, guess_hubs); },
                  annealing_pays(arena)                              ? turn_before_annealing
                  : order_pays(arena) && !options.proof_file.empty() ? turn_before_order
                                                                     : first_turn);
}

// Proofs know no wires, and without them hubs take longer than exits in order.
Racer exits_for_proofs(const Arena& arena, SatOptions options) {
  if (!options.proof_file.empty()) return more_exits<ExitFormula::acyclic, false>(arena, options);
  Racer racer;
  racer.work = [] {
    Turn none{{}, false};
    none.answer.remark = "only where a proof is wanted";
    return none;
  };
  return racer;
}

bool no_hubs(const Arena& arena) {
  return !hubs_apply(arena);
}
bool hubs_as_hints(const Arena& arena) {
  return no_hubs(arena) && hubs_are_needed(arena);
}
bool trees_pay(const Arena& arena) {
  return no_hubs(arena) && exit_tree_why_not(arena, {}).empty();
}
// Trees free places of exits where hubs are needed, and longer runs pay. On few places the formulas
// decide sooner.
bool long_trees_pay(const Arena& arena) {
  constexpr std::uint32_t least = 80;
  return trees_pay(arena) && hubs_as_hints(arena) && is_tight(arena) && arena.size() >= least;
}
bool short_trees_pay(const Arena& arena) {
  return trees_pay(arena) && !long_trees_pay(arena);
}

// Hubs as if nothing stood between, then the order of captures on them.
struct AroundHubs {
  const Arena& arena;
  SatOptions options;
  SatSearch made = {};
  bool has_hubs = false;

  Turn turn(const Effort& effort) {
    const auto advance = [&](LazySearch& search) { return search.advance(effort); };
    if (!has_hubs) {
      if (!made.search) made = search_hubs(arena, options, guess_hubs);
      Turn turn = turn_of(made, advance);
      if (turn.answer.verdict != Verdict::solvable) return turn;
      if (turn.answer.moves.empty()) return Turn{{}, false};
      has_hubs = true;
      made = search_around(arena, options, turn.answer.moves);
    }
    return turn_of(made, advance);
  }
};

// The first turn is short where long runs of trees come next and come near a solution.
Racer around_hubs(const Arena& arena, SatOptions options) {
  const auto state = std::make_shared<AroundHubs>(AroundHubs{arena, options});
  Racer racer;
  racer.work = [=, &arena, is_first = true]() mutable {
    if (!std::exchange(is_first, false) || !long_trees_pay(arena))
      return state->turn(effort_around_hubs);
    Turn turn = state->turn(turn_around_hubs_before_trees);
    const bool ends = !turn.may_go_on || turn.answer.verdict != Verdict::unknown;
    return ends || trees_come_near(arena, options.limits) ? turn : state->turn(effort_around_hubs);
  };
  racer.prove = [=](Answer<Location>& refused) { state->made.search->prove(refused); };
  return racer;
}

Racer annealed_hubs(const Arena& arena, SatOptions options) {
  return racer_by_turns(
      [&arena, options] { return std::make_unique<AnnealedSearch>(arena, options); });
}

// Gives the reason where the equations do not fit into the member's share of the memory.
Answer<Location> solve_thin_or_say_why_not(const Arena& arena, const Limits& limits) {
  Answer<Location> answer;
  answer.remark = thin_why_not(arena, limits);
  return answer.remark.empty() ? solve_thin(arena, limits) : answer;
}

bool is_thin(const Arena& arena) {
  return thin_why_not(arena, {}).empty();
}

template <unsigned first_run, unsigned in_first_turn>
Racer mended_trees(const Arena& arena, SatOptions options) {
  static constexpr unsigned most_runs = 1'000;
  Racer racer = racer_by_turns([&arena, options] {
    return std::make_unique<MendedTrees>(arena, options,
                                         MendedTrees::Runs{first_run, most_runs, in_first_turn});
  });
  racer.work = [&arena, options, turn = std::move(racer.work)] {
    Turn none{{}, false};
    none.answer.remark = exit_tree_why_not(arena, options.limits);
    return none.answer.remark.empty() ? turn() : none;
  };
  return racer;
}

// Each turn ends when the beam would have to be twice as wide as in the turn before.
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

// Each turn ends when parts have eight times as many states as in the turn before. Has no proofs.
Racer parts(const Arena& arena, SatOptions options) {
  constexpr std::uint64_t growth = 8;
  Racer racer;
  racer.work = [=, &arena, most = growth * states_of_short_parts(arena)]() mutable {
    Turn turn;
    if (options.proof_file.empty())
      turn.answer = solve_by_tree_width(arena, options.limits,
                                        {.states = std::exchange(most, growth * most)});
    else
      turn.answer.remark = "leaves no proof";
    turn.may_go_on = options.proof_file.empty();
    return turn;
  };
  return racer;
}

bool parts_are_small(const Arena& arena) {
  return tree_width_why_not(arena, {.cut = 4, .looks = few_looks}, {}).empty();
}

bool walks_pay(const Arena& arena) {
  return walk_weights_why_not(arena).empty();
}
// Their one turn takes up to 0.6 s.
bool needs_pay(const Arena& arena) {
  constexpr std::uint32_t most = 600;
  return arena.size() <= most && walks_pay(arena);
}
template <WalkWeightsBy by>
Answer<Location> by_walks(const Arena& arena, const Limits& limits) {
  return refuse_by_walks(arena, by, limits);
}

bool order_pays_for_exits(const Arena& arena) {
  return no_hubs(arena) && order_pays(arena);
}
bool order_pays_for_hubs(const Arena& arena) {
  return hubs_apply(arena) && order_pays(arena) && !annealing_pays(arena);
}
bool counting_pays(const Arena& arena) {
  return no_hubs(arena) && countable_slack(arena, 1).has_value();
}
bool lines_pay(const Arena& arena) {
  return no_hubs(arena) && has_hub_lines(arena);
}

// The shares come from trials on the families of bench/curves_bench, a few values each.
constexpr std::array members = {
    Member{"hubs", "hubs", 2, 2, hubs_apply, hubs},
    Member{"thin hubs", "thin", 6, 6, is_thin, in_one_turn<solve_thin_or_say_why_not>},
    Member{"annealed hubs", "hubs", 6, 6, annealing_pays, annealed_hubs},
    Member{"exits", "exits", 2, 1, no_hubs, exits},
    Member{"parts", "tree-width", 3, 3, parts_are_small, parts},
    Member{"lines of hubs", "hubs", 0, 12, lines_pay, in_one_turn<refuse_by_lines>},
    Member{"weights of walks", "walks", 6, 12, walks_pay,
           in_one_turn<by_walks<WalkWeightsBy::weights>>},
    Member{"needs of walks", "walks", 4, 8, needs_pay, in_one_turn<by_walks<WalkWeightsBy::needs>>},
    Member{"mended trees", "exits", 6, 12, short_trees_pay, mended_trees<short_runs, 1>},
    Member{"exits around hubs", "exits", 12, 12, hubs_as_hints, around_hubs},
    Member{"mended trees", "exits", 0, 12, long_trees_pay, mended_trees<short_runs - 1, 5>},
    Member{"exits that count", "exits", 0, 12, counting_pays,
           more_exits<ExitFormula::order_and_waste, false>},
    Member{"exits counted for models", "exits", 6, 4, counting_pays,
           more_exits<ExitFormula::order_and_waste, true>},
    Member{"exits in order", "exits", 3, 3, order_pays_for_exits,
           more_exits<ExitFormula::acyclic, false>},
    Member{"exits in order", "exits", 1, 1, order_pays_for_hubs, exits_for_proofs},
    Member{"beam", "beam", 6, 6, beam_pays, beam},
    Member{"exits for models", "exits", 1, 1, no_hubs, more_exits<ExitFormula::plain, true>},
};

}  // namespace

bool beam_pays(const Arena& arena) {
  return arena.size() <= most_pieces_for_short_beam && no_hubs(arena) &&
         beam_why_not(arena, {}).empty();
}

std::vector<Entrant> entrants_for(const Arena& arena) {
  const bool tight = is_tight(arena);
  std::vector<Entrant> entrants;
  for (const Member& member : members) {
    const std::uint32_t share = tight ? member.tight : member.loose;
    if (share > 0 && member.applies(arena)) entrants.push_back({&member, share});
  }
  return entrants;
}

}  // namespace hardboard::capture
