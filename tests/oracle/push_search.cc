// Gadgets of Push Fight from the rules alone, on letters and coordinates: all pushes, all turns.
#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "oracle/gadget_search.h"

namespace hardboard::oracle {
namespace {

using gadgets::Gadget;
using gadgets::Goal;
using gadgets::Layout;
using gadgets::Outcome;
using Pieces = std::map<Square, char>;

// In the order of gadgets::Side.
constexpr std::array<Square, 4> steps = {{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
constexpr int most_moves = 2;

bool is_white(char piece) {
  return piece == 'K' || piece == 'o';
}

class PushSearch {
public:
  PushSearch(const Layout& layout, std::size_t most)
      : layout_(layout), gadget_(*layout.gadget), most_(most) {}

  std::optional<std::vector<Outcome>> run() {
    Pieces start;
    for (const gadgets::Placed& piece : layout_.pieces) start[piece.square] = piece.what;
    if (gadget_.goal == Goal::round)
      round(start, most_moves);
    else
      pushes(start);
    if (seen_.size() > most_) return std::nullopt;
    keep_greatest(gadget_, outcomes_);
    return outcomes_;
  }

private:
  bool is_square(Square square) const {
    return gadget_.drawing.contains(square) &&
           std::find(gadget_.blanks.begin(), gadget_.blanks.end(), square) == gadget_.blanks.end();
  }

  // Changes the pieces; what falls ('.' for nothing), or nothing if the push is not legal.
  std::optional<char> push(Pieces& pieces, Square king, std::size_t side) const {
    const Square step = steps[side];
    Square end = king + step, last = king;
    if (!pieces.contains(end)) return std::nullopt;
    for (; pieces.contains(end); end = end + step) last = end;
    char fallen = '.';
    if (!is_square(end)) {
      const gadgets::Edge edge{last, static_cast<gadgets::Side>(side)};
      if (std::find(gadget_.open.begin(), gadget_.open.end(), edge) == gadget_.open.end())
        return std::nullopt;
      fallen = pieces.at(last);
    }
    char carried = '.';
    for (Square at = king;; at = at + step) {
      const char here = pieces.contains(at) ? pieces.at(at) : '.';
      if (carried == '.')
        pieces.erase(at);
      else if (is_square(at))
        pieces[at] = carried;
      carried = here;
      if (at == end) return fallen;
    }
  }

  // Calls visit(pieces) for each move of a side.
  template <class Visit>
  void each_move(const Pieces& pieces, bool white, const Visit& visit) const {
    for (const auto& [from, piece] : pieces) {
      if (is_white(piece) != white) continue;
      std::set<Square> reached{from};
      std::vector<Square> open{from};
      while (!open.empty()) {
        const Square at = open.back();
        open.pop_back();
        for (const Square step : steps) {
          const Square to = at + step;
          if (!is_square(to) || pieces.contains(to) || !reached.insert(to).second) continue;
          open.push_back(to);
          Pieces after = pieces;
          after.erase(from);
          after[to] = piece;
          visit(after);
        }
      }
    }
  }

  // Calls visit(pieces, fallen) for each turn of a side, of so many moves at most.
  template <class Visit>
  void each_turn(const Pieces& pieces, bool white, int moves, const Visit& visit) const {
    for (const auto& [square, piece] : pieces) {
      if (piece != (white ? 'K' : 'B')) continue;
      for (std::size_t side = 0; side < steps.size(); ++side) {
        Pieces after = pieces;
        if (const auto fallen = push(after, square, side)) visit(after, *fallen);
      }
    }
    if (moves > 0)
      each_move(pieces, white,
                [&](const Pieces& after) { each_turn(after, white, moves - 1, visit); });
  }

  void pushes(const Pieces& pieces) {
    if (seen_.size() > most_ || !seen_.insert(pieces).second) return;
    const auto king = std::find_if(pieces.begin(), pieces.end(),
                                   [](const auto& entry) { return entry.second == 'K'; });
    bool is_over = gadget_.goal == Goal::exit && gadget_.exit == king->first;
    if (gadget_.goal == Goal::mate) {
      each_turn(pieces, true, most_moves, [&](const Pieces&, char fallen) {
        is_over = is_over || (fallen != '.' && !is_white(fallen));
      });
    }
    if (is_over) return end(pieces);
    each_turn(pieces, true, 0, [&](const Pieces& after, char fallen) {
      if (fallen == '.') pushes(after);
    });
  }

  // White moves; then Black answers, unless it mates.
  void round(const Pieces& pieces, int moves) {
    if (seen_.size() > most_) return;
    if (seen_.insert(pieces).second) {
      bool mates = false;
      std::vector<Pieces> answers;
      each_turn(pieces, false, most_moves, [&](const Pieces& after, char fallen) {
        mates = mates || is_white(fallen);
        if (fallen == '.') answers.push_back(after);
      });
      if (!mates)
        for (const Pieces& after : answers) end(after);
    }
    if (moves > 0) each_move(pieces, true, [&](const Pieces& after) { round(after, moves - 1); });
  }

  void end(const Pieces& pieces) {
    Outcome outcome;
    for (std::size_t i = 0; i < layout_.ports.size(); ++i) {
      if (!gadget_.ports[i].leaves()) continue;
      std::string form;
      for (const Square square : layout_.ports[i])
        form += pieces.contains(square) ? pieces.at(square) : '.';
      std::size_t signal = 0;
      const auto shows = [&](const gadgets::Signal& one) {
        return std::find(one.forms.begin(), one.forms.end(), form) != one.forms.end();
      };
      while (signal < gadget_.signals.size() && !shows(gadget_.signals[signal])) ++signal;
      if (signal == gadget_.signals.size()) return;
      outcome.push_back(static_cast<std::uint8_t>(signal));
    }
    outcomes_.push_back(outcome);
  }

  const Layout& layout_;
  const Gadget& gadget_;
  const std::size_t most_;
  std::set<Pieces> seen_;
  std::vector<Outcome> outcomes_;
};

}  // namespace

std::optional<std::vector<Outcome>> outcomes_of_pushes(const Layout& layout,
                                                       std::size_t most_positions) {
  return PushSearch(layout, most_positions).run();
}

}  // namespace hardboard::oracle
