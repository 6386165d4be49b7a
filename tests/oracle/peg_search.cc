#include <algorithm>
#include <array>
#include <bitset>
#include <cmath>
#include <cstring>
#include <map>
#include <numbers>
#include <string>
#include <unordered_set>

#include "oracle/gadget_search.h"

namespace hardboard::oracle {
namespace {

using gadgets::Outcome;

constexpr std::size_t most_squares = 512;
using Squares = std::bitset<most_squares>;

struct Jump {
  std::size_t from, over, to;
};

class PegSearch {
public:
  PegSearch(const gadgets::Layout& layout, std::size_t most) : layout_(layout), most_(most) {}

  std::optional<std::vector<Outcome>> run() {
    if (!number_squares()) return std::nullopt;
    visit(start_, std::string(outputs_.size(), '.'));  // a dot for each output without a peg
    if (seen_.size() > most_) return std::nullopt;
    keep_greatest(*layout_.gadget, outcomes_);
    return outcomes_;
  }

private:
  // The squares to which a peg may come, and the jumps between them; false if there are too many.
  bool number_squares() {
    std::map<Square, std::size_t> number;
    for (const gadgets::Placed& piece : layout_.pieces) {
      number.emplace(piece.square, squares_.size());
      start_.set(squares_.size());
      squares_.push_back(piece.square);
    }
    constexpr std::array<Square, 4> steps = {{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};
    std::map<Square, bool> tried;
    for (std::size_t i = 0; i < squares_.size(); ++i)
      for (const Square step : steps)
        for (const std::int32_t far : {1, 2}) {
          const Square to{squares_[i].x + far * step.x, squares_[i].y + far * step.y};
          if (number.contains(to) || !tried.emplace(to, true).second || !can_come(start_, to))
            continue;
          if (squares_.size() == most_squares) return false;
          number.emplace(to, squares_.size());
          squares_.push_back(to);
        }
    for (std::size_t from = 0; from < squares_.size(); ++from)
      for (const Square step : steps) {
        const auto at = [&](std::int32_t far) {
          return number.find({squares_[from].x + far * step.x, squares_[from].y + far * step.y});
        };
        if (at(1) != number.end() && at(2) != number.end())
          jumps_.push_back({from, at(1)->second, at(2)->second});
      }
    for (std::size_t i = 0; i < layout_.ports.size(); ++i) {
      if (!layout_.gadget->ports[i].leaves()) continue;
      const auto found = number.find(layout_.ports[i][0]);
      outputs_.push_back(found == number.end() ? most_squares : found->second);
    }
    return true;
  }

  // Conway's weights: a peg at a distance of d from the square weighs 1 / phi^d, so that no jump
  // adds weight, and a peg on the square weighs 1.
  bool can_come(const Squares& pegs, Square square) const {
    static const std::vector<double> weights = [] {
      std::vector<double> all{1};
      while (all.size() < 4096) all.push_back(all.back() / std::numbers::phi);
      return all;
    }();
    double weight = 1e-9;  // roundings
    for (std::size_t i = 0; i < squares_.size(); ++i) {
      if (!pegs[i]) continue;
      const auto distance = static_cast<std::size_t>(std::abs(squares_[i].x - square.x) +
                                                     std::abs(squares_[i].y - square.y));
      if (distance < weights.size()) weight += weights[distance];
    }
    return weight >= 1;
  }

  // The jumps that are possible from here and matter.
  std::vector<Jump> jumps_that_matter(const Squares& pegs, const std::string& got) const {
    Squares can_hold = pegs;
    std::vector<Jump> possible, left = jumps_;
    Squares reachable;
    for (std::size_t i = 0; i < squares_.size(); ++i) reachable[i] = can_come(pegs, squares_[i]);
    std::erase_if(left, [&](const Jump& jump) { return !reachable[jump.to]; });
    for (bool grows = true; grows;) {
      grows = false;
      std::erase_if(left, [&](const Jump& jump) {
        if (!can_hold[jump.from] || !can_hold[jump.over]) return false;
        can_hold.set(jump.to);
        possible.push_back(jump);
        grows = true;
        return true;
      });
    }
    Squares wanted, cleared;  // a peg may be of use here; a peg here may be in the way
    for (std::size_t i = 0; i < outputs_.size(); ++i)
      if (got[i] == '.' && outputs_[i] < most_squares) wanted.set(outputs_[i]);
    std::vector<Jump> matter;
    for (bool grows = true; grows;) {
      grows = false;
      std::erase_if(possible, [&](const Jump& jump) {
        if (!wanted[jump.to] && !cleared[jump.from] && !cleared[jump.over]) return false;
        wanted.set(jump.from);
        wanted.set(jump.over);
        cleared.set(jump.to);
        matter.push_back(jump);
        grows = true;
        return true;
      });
    }
    return matter;
  }

  void visit(Squares pegs, std::string got) {
    for (;;) {
      if (seen_.size() > most_) return;
      const std::vector<Jump> matter = jumps_that_matter(pegs, got);
      Squares touched;
      for (const Jump& jump : matter) {
        touched.set(jump.from);
        touched.set(jump.over);
        touched.set(jump.to);
      }
      for (std::size_t i = 0; i < outputs_.size(); ++i)
        if (outputs_[i] < most_squares && got[i] == '.') touched.set(outputs_[i]);
      pegs &= touched;
      const auto alone = std::find_if(matter.begin(), matter.end(), [&](const Jump& jump) {
        return is_legal(pegs, jump) && meets_no_other(jump, matter);
      });
      if (alone != matter.end()) {
        make(pegs, *alone);
        continue;
      }
      if (!seen_.insert(key(pegs) + got).second) return;
      tell(got);
      for (std::size_t i = 0; i < outputs_.size(); ++i) {
        if (outputs_[i] == most_squares || got[i] != '.' || !pegs[outputs_[i]]) continue;
        Squares after = pegs;
        after.reset(outputs_[i]);
        std::string more = got;
        more[i] = 'o';
        visit(after, more);
      }
      for (const Jump& jump : matter) {
        if (!is_legal(pegs, jump)) continue;
        Squares after = pegs;
        make(after, jump);
        visit(after, got);
      }
      return;
    }
  }

  static std::string key(const Squares& pegs) {
    std::string words(sizeof pegs, '.');
    std::memcpy(words.data(), &pegs, sizeof pegs);
    return words;
  }

  static bool is_legal(const Squares& pegs, const Jump& jump) {
    return pegs[jump.from] && pegs[jump.over] && !pegs[jump.to];
  }
  static void make(Squares& pegs, const Jump& jump) {
    pegs.reset(jump.from);
    pegs.reset(jump.over);
    pegs.set(jump.to);
  }

  // No other jump uses its pegs or ends where it ends, and its pegs cannot leave by an output.
  bool meets_no_other(const Jump& jump, const std::vector<Jump>& matter) const {
    const auto uses = [](const Jump& other, std::size_t square) {
      return other.from == square || other.over == square;
    };
    for (const std::size_t output : outputs_)
      if (output == jump.from || output == jump.over) return false;
    return std::none_of(matter.begin(), matter.end(), [&](const Jump& other) {
      const bool is_same =
          other.from == jump.from && other.over == jump.over && other.to == jump.to;
      return !is_same && (uses(other, jump.from) || uses(other, jump.over) || other.to == jump.to);
    });
  }

  void tell(const std::string& got) {
    Outcome outcome;
    for (const char one : got) outcome.push_back(one == 'o' ? 1 : 0);
    outcomes_.push_back(outcome);
    keep_greatest(*layout_.gadget, outcomes_);
  }

  const gadgets::Layout& layout_;
  const std::size_t most_;
  std::vector<Square> squares_;
  Squares start_;
  std::vector<Jump> jumps_;
  std::vector<std::size_t> outputs_;  // most_squares: no peg ever comes there
  std::unordered_set<std::string> seen_;
  std::vector<Outcome> outcomes_;
};

}  // namespace

std::optional<std::vector<Outcome>> outcomes_of_pegs(const gadgets::Layout& layout,
                                                     std::size_t most_positions) {
  return PegSearch(layout, most_positions).run();
}

}  // namespace hardboard::oracle
