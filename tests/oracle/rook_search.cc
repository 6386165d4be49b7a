#include <algorithm>
#include <bit>
#include <unordered_set>

#include "oracle/gadget_search.h"

namespace hardboard::oracle {
namespace {

using gadgets::Outcome;

// Two bits for each place: 0 if it is empty, else the captures left to the rook, plus 1.
using Position = std::uint64_t;

class RookSearch {
public:
  RookSearch(const gadgets::Layout& layout, std::size_t most) : layout_(layout), most_(most) {
    for (std::size_t a = 0; a < layout.pieces.size(); ++a) {
      add_lines(a);
      must_go_.push_back(!may_stay(layout.pieces[a].square));
    }
  }

  std::optional<std::vector<Outcome>> run() {
    Position start = 0;
    for (std::size_t place = 0; place < must_go_.size(); ++place)
      start = with(start, place, static_cast<unsigned>(layout_.pieces[place].what - '0') + 1);
    see(start);
    while (!open_.empty()) {
      if (seen_.size() > most_) return std::nullopt;
      const Position position = open_.back();
      open_.pop_back();
      end(position);
      for (std::size_t from = 0; from < must_go_.size(); ++from) {
        const unsigned rook = at(position, from);
        if (rook < 2) continue;
        for (const std::vector<std::size_t>& line : lines_[from]) {
          const auto to = std::find_if(line.begin(), line.end(),
                                       [&](std::size_t place) { return at(position, place) != 0; });
          if (to != line.end()) see(with(with(position, from, 0), *to, rook - 1));
        }
      }
    }
    keep_greatest(*layout_.gadget, outcomes_);
    return outcomes_;
  }

private:
  static constexpr std::size_t none = SIZE_MAX;

  static unsigned at(Position position, std::size_t place) {
    return static_cast<unsigned>(position >> (2 * place) & 3);
  }
  static Position with(Position position, std::size_t place, unsigned rook) {
    return (position & ~(Position{3} << (2 * place))) | Position{rook} << (2 * place);
  }

  // The places to the right, left, above and below, the nearest first.
  void add_lines(std::size_t a) {
    const Square from = layout_.pieces[a].square;
    std::vector<std::vector<std::size_t>>& lines = lines_.emplace_back(4);
    for (std::size_t b = 0; b < layout_.pieces.size(); ++b) {
      const Square to = layout_.pieces[b].square;
      if (a == b || (to.x != from.x && to.y != from.y)) continue;
      lines[to.x > from.x ? 0 : to.x < from.x ? 1 : to.y > from.y ? 2 : 3].push_back(b);
    }
    for (std::vector<std::size_t>& line : lines)
      std::sort(line.begin(), line.end(), [&](std::size_t b, std::size_t c) {
        const auto distance = [&](std::size_t place) {
          const Square to = layout_.pieces[place].square;
          return std::abs(to.x - from.x) + std::abs(to.y - from.y);
        };
        return distance(b) < distance(c);
      });
  }

  bool may_stay(Square square) const {
    const gadgets::Gadget& gadget = *layout_.gadget;
    const auto holds = [&](const std::vector<Square>& squares) {
      return std::find(squares.begin(), squares.end(), square) != squares.end();
    };
    for (std::size_t i = 0; i < layout_.ports.size(); ++i)
      if (gadget.ports[i].leaves() && holds(layout_.ports[i])) return true;
    return holds(gadget.shell);
  }

  void see(Position position) {
    if (!is_hopeless(position) && seen_.insert(position).second) open_.push_back(position);
  }

  bool is_hopeless(Position position) const {
    std::size_t captures = 0, must_go = 0;
    for (std::size_t place = 0; place < must_go_.size(); ++place) {
      const unsigned rook = at(position, place);
      if (rook == 0) continue;
      captures += rook - 1;
      must_go += must_go_[place] ? 1 : 0;
    }
    const std::size_t may_remain = layout_.gadget->leaves_one ? 1 : 0;
    return captures + may_remain < must_go || unhelped(position) > may_remain ||
           stranded_groups(position) > may_remain;
  }

  // How many rooks without captures that must go get no helper of their own.
  std::size_t unhelped(Position position) const {
    std::vector<std::size_t> helped(must_go_.size(), none);  // by each rook with two captures
    std::size_t count = 0;
    for (std::size_t place = 0; place < must_go_.size(); ++place) {
      if (!must_go_[place] || at(position, place) != 1) continue;
      std::vector<bool> tried(must_go_.size(), false);
      count += find_helper(position, place, helped, tried) ? 0 : 1;
    }
    return count;
  }

  // An augmenting path of the matching so far.
  bool find_helper(Position position, std::size_t place, std::vector<std::size_t>& helped,
                   std::vector<bool>& tried) const {
    for (const std::vector<std::size_t>& line : lines_[place])
      for (const std::size_t helper : line) {
        if (at(position, helper) != 3 || tried[helper]) continue;
        tried[helper] = true;
        if (helped[helper] != none && !find_helper(position, helped[helper], helped, tried))
          continue;
        helped[helper] = place;
        return true;
      }
    return false;
  }

  // How many groups of rooks, joined by common lines, have no place where a rook may remain.
  std::size_t stranded_groups(Position position) const {
    std::vector<bool> seen(must_go_.size(), false);
    std::size_t count = 0;
    for (std::size_t first = 0; first < must_go_.size(); ++first) {
      if (at(position, first) == 0 || seen[first]) continue;
      bool is_stranded = true;
      std::vector<std::size_t> group{first};
      seen[first] = true;
      for (std::size_t i = 0; i < group.size(); ++i) {
        is_stranded = is_stranded && must_go_[group[i]];
        for (const std::vector<std::size_t>& line : lines_[group[i]])
          for (const std::size_t next : line) {
            if (at(position, next) == 0 || seen[next]) continue;
            seen[next] = true;
            group.push_back(next);
          }
      }
      count += is_stranded ? 1 : 0;
    }
    return count;
  }

  void end(Position position) {
    const gadgets::Gadget& gadget = *layout_.gadget;
    std::size_t remain = 0;
    for (std::size_t place = 0; place < must_go_.size(); ++place)
      remain += must_go_[place] && at(position, place) != 0 ? 1 : 0;
    if (remain > (gadget.leaves_one ? 1U : 0U)) return;
    Outcome outcome;
    for (std::size_t i = 0; i < layout_.ports.size(); ++i) {
      if (!gadget.ports[i].leaves()) continue;
      const auto piece =
          std::find_if(layout_.pieces.begin(), layout_.pieces.end(),
                       [&](const gadgets::Placed& p) { return p.square == layout_.ports[i][0]; });
      const unsigned rook = at(position, static_cast<std::size_t>(piece - layout_.pieces.begin()));
      const std::string form(1, ".012"[rook]);
      std::size_t signal = 0;
      const auto shows = [&](const gadgets::Signal& one) {
        return std::find(one.forms.begin(), one.forms.end(), form) != one.forms.end();
      };
      while (signal < gadget.signals.size() && !shows(gadget.signals[signal])) ++signal;
      if (signal == gadget.signals.size()) return;
      outcome.push_back(static_cast<std::uint8_t>(signal));
    }
    outcomes_.push_back(outcome);
    keep_greatest(gadget, outcomes_);
  }

  const gadgets::Layout& layout_;
  const std::size_t most_;
  std::vector<std::vector<std::vector<std::size_t>>> lines_;
  std::vector<bool> must_go_;
  std::unordered_set<Position> seen_;
  std::vector<Position> open_;
  std::vector<Outcome> outcomes_;
};

}  // namespace

std::optional<std::vector<Outcome>> outcomes_of_rooks(const gadgets::Layout& layout,
                                                      std::size_t most_positions) {
  if (layout.pieces.size() > 32) return std::nullopt;
  return RookSearch(layout, most_positions).run();
}

}  // namespace hardboard::oracle
