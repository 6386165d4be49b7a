#include "methods/peg_solitaire/rounds.h"

#include <initializer_list>
#include <span>

#include "engines/sat/solver.h"

namespace hardboard::peg_solitaire {
namespace {

using Literal = std::int32_t;
using Literals = std::vector<Literal>;

class Rounds {
public:
  Rounds(const Puzzle& puzzle, const std::vector<HoleJump>& jumps, std::uint32_t rounds,
         const Limits& limits)
      : puzzle_(puzzle), jumps_(jumps), rounds_(rounds), limits_(limits) {
    // Holes of no jump never change, and have no variable.
    place_.assign(puzzle.holes.size(), no_hole);
    for (std::uint32_t j = 0; j < jumps.size(); ++j)
      for (const std::uint32_t hole : {jumps[j].from, jumps[j].over, jumps[j].to}) {
        if (place_[hole] == no_hole) {
          place_[hole] = static_cast<std::uint32_t>(events_.size());
          events_.push_back({hole, {}, {}});
        }
        Events& events = events_[place_[hole]];
        (hole == jumps[j].to ? events.puts : events.takes).push_back(j);
      }
  }

  std::vector<HoleJump> run(std::uint32_t conflicts) {
    if (!can_end() || !fits() || !add_all()) return {};
    solver_.limit_conflicts(conflicts);
    const Verdict verdict = solver_.solve(limits_, {}, "rounds of jumps");
    std::vector<HoleJump> play;
    for (std::uint32_t round = 0; verdict == Verdict::solvable && round < rounds_; ++round)
      for (std::uint32_t j = 0; j < jumps_.size(); ++j)
        if (solver_.value(is_made(j, round))) play.push_back(jumps_[j]);
    solver_.abandon();
    return play;
  }

private:
  struct Events {  // of a hole
    std::uint32_t hole = 0;
    std::vector<std::uint32_t> takes,
        puts;  // jumps that take a peg from the hole, or put one there
  };

  // Whether all that the target changes are holes of jumps.
  bool can_end() const {
    for (std::size_t hole = 0; hole < place_.size(); ++hole)
      if (place_[hole] == no_hole && puzzle_.pegs[hole] != puzzle_.target[hole]) return false;
    return true;
  }

  bool fits() const {
    constexpr std::uint64_t bytes_of_clause = 100;
    std::uint64_t clauses = 6 * jumps_.size();
    for (const Events& events : events_)
      clauses +=
          2 +
          (events.takes.size() * events.takes.size() + events.puts.size() * events.puts.size()) / 2;
    return clauses * rounds_ * bytes_of_clause < limits_.memory_bytes;
  }

  Literal has_peg(std::uint32_t hole, std::uint32_t round) const {
    return variable(place_[hole], round);
  }
  Literal is_made(std::uint32_t jump, std::uint32_t round) const {
    return variable(static_cast<std::uint32_t>(events_.size()) + jump, round);
  }
  Literal variable(std::uint32_t index, std::uint32_t round) const {
    const auto of_round = static_cast<std::uint32_t>(events_.size() + jumps_.size());
    return static_cast<Literal>(1 + round * of_round + index);
  }

  // False if the limits were reached; then the solver is abandoned.
  bool add_all() {
    for (const Events& events : events_) {
      const Literal first = has_peg(events.hole, 0), last = has_peg(events.hole, rounds_);
      add({puzzle_.pegs[events.hole] != 0 ? first : -first});
      add({puzzle_.target[events.hole] != 0 ? last : -last});
    }
    for (std::uint32_t round = 0; round < rounds_; ++round) {
      if (limits_.reached()) {
        solver_.abandon();
        return false;
      }
      for (std::uint32_t j = 0; j < jumps_.size(); ++j) add_jump(j, round);
      for (const Events& events : events_) add_events(events, round);
    }
    return true;
  }

  void add_jump(std::uint32_t j, std::uint32_t round) {
    const Literal made = is_made(j, round);
    for (const std::uint32_t hole : {jumps_[j].from, jumps_[j].over}) {
      add({-made, has_peg(hole, round)});
      add({-made, -has_peg(hole, round + 1)});
    }
    add({-made, -has_peg(jumps_[j].to, round)});
    add({-made, has_peg(jumps_[j].to, round + 1)});
  }

  // A hole changes by a jump alone, and by one jump a round.
  void add_events(const Events& events, std::uint32_t round) {
    const Literal before = has_peg(events.hole, round), after = has_peg(events.hole, round + 1);
    Literals taken{-before, after}, put{before, -after};
    for (const std::uint32_t j : events.takes) taken.push_back(is_made(j, round));
    for (const std::uint32_t j : events.puts) put.push_back(is_made(j, round));
    solver_.add(taken);
    solver_.add(put);
    for (const auto* list : {&events.takes, &events.puts})
      for (std::size_t a = 0; a < list->size(); ++a)
        for (std::size_t b = 0; b < a; ++b)
          add({-is_made((*list)[a], round), -is_made((*list)[b], round)});
  }

  void add(std::initializer_list<Literal> clause) {
    solver_.add(std::span(clause.begin(), clause.size()));
  }

  const Puzzle& puzzle_;
  const std::vector<HoleJump>& jumps_;
  std::uint32_t rounds_;
  const Limits& limits_;
  sat::Solver solver_;
  std::vector<std::uint32_t> place_;  // of each hole in events_
  std::vector<Events> events_;
};

}  // namespace

std::vector<HoleJump> play_in_rounds(const Puzzle& puzzle, const std::vector<HoleJump>& jumps,
                                     std::uint32_t rounds, std::uint32_t conflicts,
                                     const Limits& limits) {
  return Rounds(puzzle, jumps, rounds, limits).run(conflicts);
}

}  // namespace hardboard::peg_solitaire
