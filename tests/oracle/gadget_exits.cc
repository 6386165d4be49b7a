#include "oracle/gadget_exits.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <optional>
#include <string>

#include "base/contract.h"
#include "engines/sat/solver.h"

namespace hardboard::oracle {
namespace {

using gadgets::Outcome;
using sat::Literal;
using Clause = std::vector<Literal>;

class Formula {
public:
  explicit Formula(const gadgets::Layout& layout) : layout_(layout) {
    for (const gadgets::Placed& piece : layout.pieces)
      places_.emplace(piece.square, places_.size());
    for (const gadgets::Placed& piece : layout.pieces) add_place(piece);
    for (std::size_t z = 0; z < stays_.size(); ++z) add_rules(z);
    add_ends();
  }

  // Can the play end with these signals?
  bool allows(const Outcome& outcome) {
    Clause assumptions;
    for (std::size_t i = 0; i < outcome.size(); ++i) assumptions.push_back(shows_[i][outcome[i]]);
    for (;;) {
      const Verdict verdict = solver_.solve({}, assumptions);
      promise(verdict != Verdict::unknown, "no limits");
      if (verdict == Verdict::unsolvable) return false;
      if (!forbid_circles()) return true;
    }
  }

private:
  // A capture from one place to a place near it.
  struct Exit {
    std::size_t to;
    Literal taken, is_last;
  };

  Literal fresh() { return ++variables_; }

  static bool is_step(gadgets::Game game, Square a, Square b) {
    const int dx = std::abs(a.x - b.x), dy = std::abs(a.y - b.y);
    return game == gadgets::Game::kings ? std::max(dx, dy) == 1 : dx * dy == 2;
  }

  void add_place(const gadgets::Placed& piece) {
    stays_.push_back(fresh());
    has_one_.push_back(fresh());
    has_two_.push_back(fresh());
    std::vector<Exit>& exits = exits_.emplace_back();
    for (int dx = -2; dx <= 2; ++dx)
      for (int dy = -2; dy <= 2; ++dy) {
        const Square to{piece.square.x + dx, piece.square.y + dy};
        const auto found = places_.find(to);
        if (is_step(layout_.gadget->game, piece.square, to) && found != places_.end())
          exits.push_back({found->second, fresh(), fresh()});
      }
  }

  void add_rules(std::size_t z) {
    // The piece stays, or leaves by one exit, for which it needs a capture.
    Clause some{stays_[z]}, came, last;
    for (const Exit& exit : exits_[z]) {
      some.push_back(exit.taken);
      solver_.add(Clause{-exit.taken, -stays_[z]});
      solver_.add(Clause{-exit.taken, has_one_[z]});
      for (const Exit& other : exits_[z])
        if (exit.taken < other.taken) solver_.add(Clause{-exit.taken, -other.taken});
    }
    solver_.add(some);
    // What it has: one capture less than the piece that came last, wherever that came from.
    const int budget = layout_.pieces[z].what - '0';
    Clause nothing_came;
    for (std::size_t from = 0; from < exits_.size(); ++from)
      for (const Exit& exit : exits_[from]) {
        if (exit.to != z) continue;
        solver_.add(Clause{-exit.is_last, exit.taken});
        solver_.add(Clause{-exit.is_last, -has_one_[z], has_two_[from]});
        solver_.add(Clause{-exit.is_last, has_one_[z], -has_two_[from]});
        solver_.add(Clause{-exit.taken, -has_two_[z]});
        for (const Literal other : last) solver_.add(Clause{-exit.is_last, -other});
        last.push_back(exit.is_last);
        came.push_back(exit.taken);
      }
    for (const Literal capture : came) {
      Clause some_last = last;
      some_last.push_back(-capture);
      solver_.add(some_last);
    }
    for (const auto& [has, least] : {std::pair(has_one_[z], 1), std::pair(has_two_[z], 2)}) {
      Clause own = came;
      own.push_back(budget >= least ? has : -has);
      solver_.add(own);
    }
  }

  // What may stay, and what the ports show.
  void add_ends() {
    const gadgets::Gadget& gadget = *layout_.gadget;
    std::vector<bool> is_port(stays_.size(), false);
    for (std::size_t i = 0; i < layout_.ports.size(); ++i) {
      if (!gadget.ports[i].leaves()) continue;
      std::vector<std::size_t> places;
      for (const Square square : layout_.ports[i]) places.push_back(places_.at(square));
      for (const std::size_t place : places) is_port[place] = true;
      std::vector<Literal>& shows = shows_.emplace_back();
      for (const gadgets::Signal& signal : gadget.signals) {
        Clause some{-shows.emplace_back(fresh())};
        for (const std::string& form : signal.forms) some.push_back(add_form(places, form));
        solver_.add(some);
      }
    }
    std::vector<Literal> stranded;
    for (std::size_t z = 0; z < stays_.size(); ++z)
      if (!is_port[z]) stranded.push_back(stays_[z]);
    for (std::size_t i = 0; i < stranded.size(); ++i) {
      if (!gadget.leaves_one) solver_.add(Clause{-stranded[i]});
      for (std::size_t k = 0; gadget.leaves_one && k < i; ++k)
        solver_.add(Clause{-stranded[i], -stranded[k]});
    }
  }

  Literal add_form(const std::vector<std::size_t>& places, const std::string& form) {
    const Literal shown = fresh();
    for (std::size_t k = 0; k < places.size(); ++k) {
      const std::size_t z = places[k];
      solver_.add(Clause{-shown, form[k] == '.' ? -stays_[z] : stays_[z]});
      if (form[k] == '.') continue;
      solver_.add(Clause{-shown, form[k] >= '1' ? has_one_[z] : -has_one_[z]});
      solver_.add(Clause{-shown, form[k] >= '2' ? has_two_[z] : -has_two_[z]});
    }
    return shown;
  }

  // For each circle of exits, a clause that says that its places have another way out; false if
  // there is none.
  bool forbid_circles() {
    constexpr std::size_t none = SIZE_MAX;
    std::vector<std::size_t> next(stays_.size(), none), walk_of(stays_.size(), none);
    for (std::size_t z = 0; z < stays_.size(); ++z)
      for (const Exit& exit : exits_[z])
        if (solver_.value(exit.taken)) next[z] = exit.to;
    std::vector<std::vector<std::size_t>> circles;
    for (std::size_t start = 0; start < next.size(); ++start) {
      std::size_t z = start;
      for (; z != none && walk_of[z] == none; z = next[z]) walk_of[z] = start;
      if (z == none || walk_of[z] != start) continue;
      std::vector<std::size_t>& circle = circles.emplace_back();
      for (std::size_t at = z; circle.empty() || at != z; at = next[at]) circle.push_back(at);
    }
    for (const std::vector<std::size_t>& circle : circles) {
      Clause out;
      for (const std::size_t z : circle) {
        out.push_back(stays_[z]);
        for (const Exit& exit : exits_[z])
          if (std::find(circle.begin(), circle.end(), exit.to) == circle.end())
            out.push_back(exit.taken);
      }
      solver_.add(out);
    }
    return !circles.empty();
  }

  const gadgets::Layout& layout_;
  std::map<Square, std::size_t> places_;
  std::vector<Literal> stays_;               // of each place: is it never emptied?
  std::vector<Literal> has_one_, has_two_;   // can the piece that leaves or stays capture again?
  std::vector<std::vector<Exit>> exits_;     // of each place
  std::vector<std::vector<Literal>> shows_;  // of each output and signal
  sat::Solver solver_;
  Literal variables_ = 0;
};

}  // namespace

std::vector<Outcome> outcomes_by_exits(const gadgets::Layout& layout) {
  const gadgets::Gadget& gadget = *layout.gadget;
  Formula formula(layout);
  std::vector<Outcome> all;
  Outcome outcome(gadget.outputs().size(), 0);
  for (;;) {
    if (formula.allows(outcome)) all.push_back(outcome);
    std::size_t i = 0;
    while (i < outcome.size() && ++outcome[i] == gadget.signals.size()) outcome[i++] = 0;
    if (i == outcome.size()) break;
  }
  keep_greatest(gadget, all);
  return all;
}

}  // namespace hardboard::oracle
