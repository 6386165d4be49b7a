#include "oracle/gadget_brute_force.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>

#include "oracle/gadget_search.h"

namespace hardboard::oracle {
namespace {

using gadgets::Game;
using gadgets::Layout;
using gadgets::Outcome;
using gadgets::Port;

constexpr std::array<Square, 8> king_steps = {
    {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}};
constexpr std::array<Square, 8> knight_steps = {
    {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};
constexpr std::array<Square, 4> straight = {{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};

class Search {
public:
  // What stands where; of pegs also which outputs have got one.
  struct Position {
    std::map<Square, char> pieces;
    std::string got;
    friend auto operator<=>(const Position&, const Position&) = default;
  };

  Search(const Layout& layout, std::size_t most) : layout_(layout), most_(most) {}

  std::optional<std::vector<Outcome>> run() {
    Position start;
    for (const gadgets::Placed& piece : layout_.pieces) start.pieces[piece.square] = piece.what;
    if (gadget().game == Game::pegs) start.got.assign(gadget().outputs().size(), '.');
    see(start);
    while (!open_.empty()) {
      if (seen_.size() > most_) return std::nullopt;
      const Position position = *open_.back();
      open_.pop_back();
      end(position);
      if (gadgets::is_chess(gadget().game))
        captures(position);
      else
        jumps(position);
    }
    keep_greatest(gadget(), outcomes_);
    return outcomes_;
  }

private:
  const gadgets::Gadget& gadget() const { return *layout_.gadget; }

  void see(const Position& position) {
    const auto [found, is_new] = seen_.insert(position);
    if (is_new) open_.push_back(&*found);
  }

  void capture(const Position& position, Square from, Square to) {
    Position after = position;
    const char budget = after.pieces.at(from);
    after.pieces.erase(from);
    after.pieces[to] = static_cast<char>(budget - 1);
    see(after);
  }

  void captures(const Position& position) {
    for (const auto& [from, budget] : position.pieces) {
      if (budget == '0') continue;
      if (gadget().game == Game::rooks) {
        for (const Square step : straight)
          for (Square to = from + step; std::abs(to.x) < 40 && std::abs(to.y) < 40;
               to = to + step) {
            if (!position.pieces.contains(to)) continue;
            capture(position, from, to);
            break;
          }
      } else {
        for (const Square step : gadget().game == Game::kings ? king_steps : knight_steps)
          if (position.pieces.contains(from + step)) capture(position, from, from + step);
      }
    }
  }

  void jumps(const Position& position) {
    std::size_t output = 0;
    for (std::size_t i = 0; i < layout_.ports.size(); ++i) {
      if (!gadget().ports[i].leaves()) continue;
      const std::size_t number = output++;
      if (!position.pieces.contains(layout_.ports[i][0])) continue;
      Position after = position;
      after.pieces.erase(layout_.ports[i][0]);
      after.got[number] = 'o';
      see(after);
    }
    for (const auto& [from, peg] : position.pieces)
      for (const Square step : straight) {
        const Square over = from + step, to = over + step;
        if (!position.pieces.contains(over) || position.pieces.contains(to)) continue;
        Position after = position;
        after.pieces.erase(from);
        after.pieces.erase(over);
        after.pieces[to] = peg;
        see(after);
      }
  }

  void end(const Position& position) {
    std::set<Square> elsewhere;
    for (const auto& [square, piece] : position.pieces) elsewhere.insert(square);
    for (const Square square : gadget().shell) elsewhere.erase(square);
    Outcome outcome;
    for (std::size_t i = 0; i < layout_.ports.size(); ++i) {
      if (!gadget().ports[i].leaves()) continue;
      std::string form;
      for (const Square square : layout_.ports[i]) {
        const auto piece = position.pieces.find(square);
        form += piece == position.pieces.end() ? '.' : piece->second;
        elsewhere.erase(square);
      }
      if (gadget().game == Game::pegs) form = position.got[outcome.size()];
      std::size_t signal = 0;
      const auto shows = [&](const gadgets::Signal& one) {
        return std::find(one.forms.begin(), one.forms.end(), form) != one.forms.end();
      };
      while (signal < gadget().signals.size() && !shows(gadget().signals[signal])) ++signal;
      if (signal == gadget().signals.size()) return;
      outcome.push_back(static_cast<std::uint8_t>(signal));
    }
    if (gadgets::is_chess(gadget().game) && elsewhere.size() > (gadget().leaves_one ? 1 : 0))
      return;
    outcomes_.push_back(outcome);
  }

  const Layout& layout_;
  const std::size_t most_;
  std::set<Position> seen_;
  std::vector<const Position*> open_;
  std::vector<Outcome> outcomes_;
};

}  // namespace

std::optional<std::vector<Outcome>> outcomes(const Layout& layout, std::size_t most_positions) {
  if (layout.gadget->game == Game::push_fight) return outcomes_of_pushes(layout, most_positions);
  return Search(layout, most_positions).run();
}

}  // namespace hardboard::oracle
