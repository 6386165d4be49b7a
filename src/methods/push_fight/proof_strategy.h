// Turns the table of a proof-number search into the strategy that wins.
#pragma once

#include <cstdint>
#include <optional>
#include <ostream>
#include <set>
#include <utility>
#include <vector>

#include "base/contract.h"
#include "methods/push_fight/proof_search.h"
#include "methods/push_fight/strategy_writer.h"
#include "methods/push_fight/successors.h"
#include "puzzles/push_fight/outcomes.h"
#include "puzzles/push_fight/strategy.h"

namespace hardboard::push_fight {

template <class Word>
class ProofStrategy {
public:
  // All arguments must outlive the object. `moves` is 0, 1 or 2.
  ProofStrategy(const Board& board, const Field<Word>& field, unsigned moves,
                Replies<Word>& replies, ProofSearch<Word>& search, const Limits& limits)
      : board_(board),
        field_(field),
        moves_(moves),
        generator_(field, OwnFalls::left_out),
        successors_(field, OwnFalls::left_out, &limits),
        replies_(replies),
        search_(search),
        limits_(limits) {}

  // The attacker's strategy from a position that the search has proved; `attacks` says whether the
  // attacker is to move there. Nothing if the strategy would have more than `most` turns, if the
  // table has forgotten a part of the proof, or if the limits were reached. Finds the positions
  // first, which is fast, and then the turns, if there are not too many positions.
  std::optional<Strategy> strategy(const Position& root, bool attacks, std::size_t most) {
    const Side attacker = attacks ? root.turn : other(root.turn);
    std::vector<std::pair<Sides<Word>, bool>> waiting{{sides_of(field_, root), attacks}};
    std::set<Sides<Word>> seen, own;  // positions with the defender, and with the attacker, to move
    // The attacker's positions, each with the position after its turn, or nothing if it mates.
    std::vector<std::pair<Sides<Word>, std::optional<Sides<Word>>>> turns;
    while (!waiting.empty()) {
      if (limits_.reached()) return std::nullopt;
      const auto [sides, is_own] = waiting.back();
      waiting.pop_back();
      if (!(is_own ? own : seen).insert(sides).second) continue;
      if (!is_own) {
        for (const auto& next : successors_.all(sides, moves_))
          if (next.fallen == Fallen::nothing) waiting.emplace_back(next.sides, true);
        continue;
      }
      if (turns.size() == most) return std::nullopt;
      if (replies_.mates(sides)) {
        turns.emplace_back(sides, std::nullopt);
        continue;
      }
      const std::optional<Sides<Word>> next = proved_reply(sides);
      if (!next) return std::nullopt;
      turns.emplace_back(sides, next);
      waiting.emplace_back(*next, false);
    }
    Strategy strategy;
    for (const auto& [sides, next] : turns) {
      const std::optional<IndexedTurn> found = turn(sides, next);
      if (!found) return std::nullopt;
      strategy.turns.emplace(name_of(position_of(field_, sides, attacker)),
                             turn_of(board_, *found));
    }
    return strategy;
  }

  // Writes the attacker's strategy from such a position, of any size, behind a line `strategy`
  // (puzzles/push_fight/strategy_section.h), without the turns that mate. False if the table has
  // forgotten a part of the proof, if its turns come back to a position, or if the limits were
  // reached.
  bool write(std::ostream& out, const Position& root, bool attacks) {
    out << "strategy\n";
    Lines lines(out, *this, attacks ? root.turn : other(root.turn));
    const Sides<Word> sides = sides_of(field_, root);
    return attacks ? lines.from_winner(sides) : lines.from_loser(sides);
  }

  // The turn of the fewest moves that leads to `next`, or, without `next`, that mates. There must
  // be one. Nothing if the limits were reached.
  std::optional<IndexedTurn> turn(const Sides<Word>& sides,
                                  const std::optional<Sides<Word>>& next) {
    std::optional<IndexedTurn> found;
    for (unsigned moves = 0; moves <= moves_ && !found; ++moves) {
      IndexedTurn turn;
      found = turn_of_moves(sides, next, moves, Word{}, turn);
    }
    promise(found || limits_.reached(), "a turn leads to the position");
    return found;
  }

  // The position after the turn that allows no mate and that makes the other side's win hardest to
  // prove, by the numbers in the table. With `lost` the other side's win is proved after every
  // turn, and the function chooses the longest win. Nothing if every turn allows a mate.
  std::optional<Sides<Word>> hardest_reply(const Sides<Word>& sides, bool lost) {
    std::vector<typename Replies<Word>::Reply> all;
    replies_.safe(sides, Replies<Word>::all, all);
    std::optional<Sides<Word>> best;
    std::uint32_t most = 0;
    for (const auto& reply : all) {
      const ProofNumbers numbers = search_.numbers(reply.key, true);
      const std::uint32_t work = lost ? numbers.dn : numbers.pn;
      if (best && work <= most) continue;
      most = work;
      best = reply.sides;
    }
    return best;
  }

  // The position after the turn that wins with the shortest proof. (Longer proofs, which the table
  // has learned later, may lead through this position again.)
  std::optional<Sides<Word>> proved_reply(const Sides<Word>& sides) {
    const ProofNumbers here = search_.numbers(Replies<Word>::key_of(sides), true);
    if (here.pn != 0) return std::nullopt;
    std::vector<typename Replies<Word>::Reply> all;
    replies_.safe(sides, Replies<Word>::all, all);
    std::optional<Sides<Word>> best;
    std::uint32_t turns = here.dn;
    for (const auto& reply : all) {
      const ProofNumbers numbers = search_.numbers(reply.key, false);
      if (numbers.pn != 0 || numbers.dn >= turns) continue;
      turns = numbers.dn;
      best = reply.sides;
    }
    return best;
  }

private:
  class Lines : public StrategyWriter<Sides<Word>> {
  public:
    Lines(std::ostream& out, ProofStrategy& of, Side attacker)
        : StrategyWriter<Sides<Word>>(out), of_(of), attacker_(attacker) {}

  private:
    using Answered = typename StrategyWriter<Sides<Word>>::Answered;

    std::optional<Answered> turn(const Sides<Word>& at) override {
      std::optional<Sides<Word>> next = of_.proved_reply(at);
      if (!next) next = of_.proved_again(at);
      if (!next) return std::nullopt;
      const std::optional<IndexedTurn> found = of_.turn(at, next);
      if (!found) return std::nullopt;
      return Answered{*found, *next};
    }
    bool replies(const Sides<Word>& at, std::vector<Sides<Word>>& all) override {
      for (const auto& next : of_.successors_.all(at, of_.moves_))
        if (next.fallen == Fallen::nothing && !of_.replies_.mates(next.sides))
          all.push_back(next.sides);
      return !of_.limits_.reached();
    }
    Position position(const Sides<Word>& at) const override {
      return position_of(of_.field_, at, attacker_);
    }

    ProofStrategy& of_;
    Side attacker_;
  };

  // The position after a turn that wins, by a new search where the table has forgotten the proof.
  std::optional<Sides<Word>> proved_again(const Sides<Word>& sides) {
    constexpr std::uint64_t effort = 1'000'000;
    using Result = typename ProofSearch<Word>::Result;
    return search_.run(sides, true, effort) == Result::proved ? search_.decisive() : std::nullopt;
  }

  std::optional<IndexedTurn> turn_of_moves(const Sides<Word>& sides,
                                           const std::optional<Sides<Word>>& next, unsigned left,
                                           const Word& moved, IndexedTurn& turn) {
    std::optional<IndexedTurn> found;
    if (left == 0) {
      bool is_there = false;
      generator_.run(sides, 0, [&](const Sides<Word>& after, Fallen fallen) {
        is_there = is_there || (next ? after == *next : fallen == Fallen::enemy);
      });
      if (is_there) found = with_push(sides, next, turn);
      return found;
    }
    generator_.moves(
        sides, moved,
        [&](const Sides<Word>& after, const Word& from, const Word& to) {
          turn.moves.emplace_back(field_.square(lowest(from)), field_.square(lowest(to)));
          found = turn_of_moves(after, next, left - 1, to, turn);
          turn.moves.pop_back();
        },
        [&] { return !found && !limits_.reached(); });
    return found;
  }

  // Adds the push that leads to `next`, or that mates, by the plain rules.
  std::optional<IndexedTurn> with_push(const Sides<Word>& sides,
                                       const std::optional<Sides<Word>>& next, IndexedTurn turn) {
    const Position position = position_of(field_, sides, Side::white);
    for (turn.king = 0; turn.king < board_.size(); ++turn.king) {
      for (const Direction direction : directions) {
        Position after = position;
        const PushResult result = push(board_, after, turn.king, direction);
        if (result.fault != PushFault::none) continue;
        turn.direction = direction;
        const bool is_it =
            next ? sides_of(field_, after) == *next : belongs(result.fallen, Side::black);
        if (is_it) return turn;
      }
    }
    return std::nullopt;
  }

  const Board& board_;
  const Field<Word>& field_;
  unsigned moves_;
  TurnGenerator<Word> generator_;
  Successors<Word> successors_;
  Replies<Word>& replies_;
  ProofSearch<Word>& search_;
  const Limits& limits_;
};

}  // namespace hardboard::push_fight
