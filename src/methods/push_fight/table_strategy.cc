#include "methods/push_fight/table_strategy.h"

#include <set>
#include <string>
#include <vector>

#include "base/contract.h"
#include "methods/push_fight/best_turn.h"
#include "methods/push_fight/strategy_writer.h"
#include "puzzles/push_fight/mates.h"
#include "puzzles/push_fight/outcomes.h"
#include "puzzles/push_fight/strategy.h"

namespace hardboard::push_fight {
namespace {

// A position, ordered by its name among those with the same side to move.
struct Named {
  explicit Named(Position at) : position(std::move(at)), name(name_of(position)) {}

  Position position;
  std::string name;
  friend bool operator<(const Named& a, const Named& b) { return a.name < b.name; }
};

// The best turn of a side.
struct Reply {
  IndexedTurn turn;
  Named after;
};

class Reader {
public:
  Reader(const Table& table, const Limits& limits)
      : table_(table), limits_(limits), mates_(table.contest().board, table.contest().moves) {}

  // Nothing if the limits were reached. The side must have a push.
  std::optional<Reply> best(const Position& at) const {
    const std::optional<BestTurn> best = best_turn(table_, at, limits_);
    if (!best) return std::nullopt;
    promise(best->turn.has_value(), "a side that does not lose can push");
    Position after = at;
    for (const auto& [from, to] : best->turn->moves)
      std::swap(after.pieces[from], after.pieces[to]);
    push(table_.contest().board, after, best->turn->king, best->turn->direction);
    return Reply{*best->turn, Named(std::move(after))};
  }

  // Appends the positions after the turns of a side in which the other side can't mate at once.
  // False if the limits were reached.
  bool replies(const Position& at, std::vector<Named>& all) {
    return for_each_outcome(table_.contest().board, at, table_.contest().moves,
                            [&](const IndexedTurn&, const Position& after, Piece fallen) {
                              if (limits_.reached()) return false;
                              if (fallen == Piece::none && !mates(after)) all.emplace_back(after);
                              return true;
                            });
  }

private:
  // A win in one turn may also leave the other side without a push.
  bool mates(const Position& at) {
    return table_.value(at.turn, relative(at)) == Value{Verdict::win, 1} &&
           mates_.mates(at).value_or(false);
  }

  const Table& table_;
  const Limits& limits_;
  Mates mates_;
};

class Winner : public StrategyWriter<Named> {
public:
  Winner(std::ostream& out, const Table& table, const Limits& limits)
      : StrategyWriter(out), reader_(table, limits) {}

private:
  std::optional<Answered> turn(const Named& at) override {
    std::optional<Reply> best = reader_.best(at.position);
    if (!best) return std::nullopt;
    return Answered{best->turn, std::move(best->after)};
  }
  bool replies(const Named& at, std::vector<Named>& all) override {
    return reader_.replies(at.position, all);
  }
  Position position(const Named& at) const override { return at.position; }

  Reader reader_;
};

}  // namespace

bool write_winner(std::ostream& out, const Table& table, const Position& position,
                  const Limits& limits) {
  const std::optional<BestTurn> best = best_turn(table, position, limits);
  if (!best) return false;
  out << "strategy\n";
  const Contest& contest = table.contest();
  if (Mates(contest.board, contest.moves).mates(position).value_or(false)) return true;
  Winner winner(out, table, limits);
  const Named root(position);
  return best->value.verdict == Verdict::win ? winner.from_winner(root) : winner.from_loser(root);
}

bool write_holder(std::ostream& out, const Table& table, const Position& position, Side side,
                  const Limits& limits) {
  Reader reader(table, limits);
  std::vector<Named> waiting;
  if (side == position.turn)
    waiting.emplace_back(position);
  else if (!reader.replies(position, waiting))
    return false;
  out << "strategy\n";
  std::set<Named> seen;
  while (!waiting.empty()) {
    const Named at = std::move(waiting.back());
    waiting.pop_back();
    if (!seen.insert(at).second) continue;
    const std::optional<Reply> best = reader.best(at.position);
    if (!best || !reader.replies(best->after.position, waiting)) return false;
    write_line(out, at.position, best->turn);
  }
  return true;
}

}  // namespace hardboard::push_fight
