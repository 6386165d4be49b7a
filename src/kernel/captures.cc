#include "kernel/captures.h"

#include "kernel/kinds.h"
#include "kernel/rules.h"

namespace hardboard::kernel {
namespace {

constexpr std::array<std::string_view, 2> ways = {"directed", "undirected"};

// Plays the moves of the text by the rules. NotShown at an illegal move, or unless exactly `left`
// pieces remain, one of them on the goal if there is a goal. At most one move leads from each
// place, so all moves together cost as much as all rides or edges of the places.
void play(const Captures& puzzle, std::uint32_t left, Reader& in) {
  std::vector<std::uint32_t> type = puzzle.type, budget = puzzle.budget;  // of the piece there now
  std::optional<std::uint32_t> last = puzzle.last;
  std::uint32_t now = puzzle.size(), capturers = 0;
  std::vector<bool> has_captured(now);
  Steps steps(puzzle);
  in.lines("moves", 0, INT64_MAX, [&](std::int64_t) {
    const std::uint32_t from = in.index("a place", puzzle.size());
    const std::uint32_t to = in.index("a place", puzzle.size());
    bool leads = false;
    steps.from(from, type[from], [&](std::uint32_t next, const auto& between) {
      leads = leads || (next == to && between.empty());
      return false;
    });
    const std::uint32_t cost = puzzle.cost(from, to);
    need(leads && steps.holds(from) && steps.holds(to) && last != to && budget[from] >= cost,
         "a move is illegal");
    steps.remove(from);
    type[to] = type[from];
    budget[to] = budget[from] == no_bound ? no_bound : budget[from] - cost;
    capturers += has_captured[from] ? 0 : 1;
    has_captured[to] = true;
    if (last == from) last = to;
    --now;
  });
  need(now == left, counted(now, "piece") + " are left");
  need(capturers <= puzzle.capturers, counted(capturers, "piece") + " captured");
  need(!puzzle.goal || steps.holds(*puzzle.goal), "no piece stands on the goal");
}

std::string judge(Captures& puzzle, Reader& in) {
  puzzle.enough = puzzle.size() - 1;
  // No two pieces are farther apart than twice the largest distance from the first piece.
  for (std::uint32_t place = 1; place < puzzle.size() && puzzle.has_distances; ++place)
    puzzle.enough = std::max(puzzle.enough, 2UL * puzzle.cost(0, place) * (puzzle.size() - 1));
  const Claim claim = read_claim(in);
  const auto left = static_cast<std::uint32_t>(claim.number());
  const std::string leave = "captures leave " + counted(left, "piece");
  const std::string none = "no " + leave + (left > 1 ? " or fewer" : "");
  return shown(
      in, claim,
      {{"leaves N moves", leave, [&] { play(puzzle, left, in); }},
       {"exceeds N clauses", none, [&] { refute_by_clauses(puzzle, left, in); }},
       {"exceeds N search", none, [&] { need(count_plays(puzzle, left).plays == 0, leave); }},
       {"count N search", counted(claim.number(), "play") + " meet the goal",
        [&] { need_count(count_plays(puzzle, 1), claim.numbers); }},
       {"sets N search", counted(claim.number(), "set") + " of captures leave one piece", [&] {
          std::set<std::u32string> sets;
          count_plays(puzzle, 1, &sets);
          need(sets.size() == claim.number(), "the search finds " + counted(sets.size(), "set"));
        }}});
}

}  // namespace

std::string judge_solo_chess(Reader& in) {
  Captures puzzle;
  in.list("types", 1, 255, [&](std::int64_t) {
    std::vector<Ride>& rides = puzzle.types.emplace_back();
    in.expect("rides").lines("rides", 0, 1'000'000, [&](std::int64_t) {
      const std::int64_t x = in.number("dx", -1'000'000, 1'000'000);
      const std::int64_t y = in.number("dy", -1'000'000, 1'000'000);
      if (x == 0 && y == 0) in.fail("expected a ride that leads away");
      const std::uint32_t range = in.bound("the range");
      rides.push_back({{x, y}, range, in.has_word() ? in.bound("the least") : 1});
    });
  });
  in.list("pieces", 1, most_places, [&](std::int64_t) {
    const std::int64_t type = in.number("a type", 0, puzzle.types.size() - 1);
    puzzle.type.push_back(static_cast<std::uint32_t>(type));
    read_square(in, puzzle.squares);
    puzzle.budget.push_back(in.bound("a budget"));
  });
  if (!in.line("last").takes("none")) puzzle.last = in.index("none or a place", puzzle.size());
  if (!in.line("goal").takes("none")) puzzle.goal = in.index("none or a place", puzzle.size());
  puzzle.has_distances = in.takes("distances");
  if (in.takes("capturers")) puzzle.capturers = in.bound("how many");
  return judge(puzzle, in);
}

std::string judge_graph_capture(Reader& in) {
  Captures puzzle;
  const bool is_directed = in.one_of<ways>() == "directed";
  in.list("vertices", 1, most_places,
          [&](std::int64_t) { puzzle.budget.push_back(in.bound("a budget")); });
  puzzle.type.assign(puzzle.size(), 0);
  puzzle.targets.resize(puzzle.size());
  in.list("edges", 0, INT64_MAX, [&](std::int64_t) {
    const std::uint32_t from = in.index("a vertex", puzzle.size());
    const std::uint32_t to = in.index("a vertex", puzzle.size());
    if (from == to) in.fail("expected another vertex");
    puzzle.targets[from].push_back(to);
    if (!is_directed) puzzle.targets[to].push_back(from);
  });
  return judge(puzzle, in);
}

}  // namespace hardboard::kernel
