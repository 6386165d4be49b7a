#include "gadgets/long_wires.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "base/watch.h"
#include "gadgets/chess.h"
#include "gadgets/frontier.h"
#include "gadgets/leapers.h"

namespace hardboard::gadgets {
namespace {

// One port alone, with the pieces that stand on its squares.
Gadget end_of(const Gadget& gadget, const Port& port) {
  Gadget end;
  end.game = gadget.game;
  end.signals = gadget.signals;
  end.ports = {port};
  for (const Placed& piece : gadget.pieces)
    if (std::find(port.squares.begin(), port.squares.end(), piece.square) != port.squares.end())
      end.pieces.push_back(piece);
  return end;
}

bool is_on_port(const Gadget& gadget, Square square) {
  return std::any_of(gadget.ports.begin(), gadget.ports.end(), [&](const Port& port) {
    return std::find(port.squares.begin(), port.squares.end(), square) != port.squares.end();
  });
}

// What the wire of a port can be: a signal that comes in, if one does, and a length.
struct Way {
  std::uint8_t signal = 0, longer = 0;
  std::vector<std::uint32_t> places;
};

// All boards of a gadget at once: the places of the core, then those of all ways of all ports.
class Boards {
public:
  Boards(const Gadget& gadget, std::uint8_t most)
      : type_(*solo_chess::standard_type(words_of(gadget.game).letters[0])),
        ways_(gadget.ports.size()) {
    board_.leaves_one = gadget.leaves_one;
    board_.worth = [&gadget](std::string_view form) { return signal_of(gadget, form); };
    for (const Placed& piece : gadget.pieces)
      if (!is_on_port(gadget, piece.square)) add(piece.square, 2, gadget.ports.size(), 0);
    core_ = static_cast<std::uint32_t>(squares_.size());
    for (std::size_t port = 0; port < gadget.ports.size(); ++port) add_ways(gadget, port, most);
  }

  const CaptureBoard& board() const { return board_; }
  const std::vector<Square>& squares() const { return squares_; }
  const std::vector<std::vector<Way>>& ways() const { return ways_; }

  // The order in which to take the places of the core, those beside wires waiting to the end.
  Elimination core_order(const Limits& limits) const {
    CaptureBoard core;
    for (std::uint32_t v = 0; v < core_; ++v) {
      std::vector<std::uint32_t>& near = core.near.emplace_back(board_.near[v]);
      std::erase_if(near, [&](std::uint32_t u) { return u >= core_; });
      if (near.size() < board_.near[v].size()) core.ports.push_back({v});
    }
    return elimination_of(core, limits);
  }

private:
  void add_ways(const Gadget& gadget, std::size_t number, std::uint8_t most) {
    const Port& port = gadget.ports[number];
    const Gadget end = end_of(gadget, port);
    const std::size_t signals = port.takes() ? gadget.signals.size() : 1;
    for (std::uint8_t signal = 0; signal < signals; ++signal)
      for (std::uint8_t longer = 0; longer <= most; ++longer) {
        Way way{signal, longer, {}};
        const std::vector<std::uint8_t> inputs(port.takes() ? 1 : 0, signal), lengths{longer};
        const Layout layout = layout_of(end, inputs, lengths);
        for (const Placed& piece : layout.pieces)
          way.places.push_back(add(piece.square, piece.what - '0', number, ways_[number].size()));
        if (port.leaves()) {
          std::vector<std::uint32_t>& places = board_.ports.emplace_back();
          for (const Square square : layout.ports[0])
            places.push_back(way.places[static_cast<std::size_t>(
                std::find_if(layout.pieces.begin(), layout.pieces.end(),
                             [&](const Placed& piece) { return piece.square == square; }) -
                layout.pieces.begin())]);
        }
        ways_[number].push_back(std::move(way));
      }
  }

  // A place of the core, whose port is the number of ports, or of a way of a port.
  std::uint32_t add(Square square, int budget, std::size_t port, std::size_t way) {
    const auto place = static_cast<std::uint32_t>(squares_.size());
    squares_.push_back(square);
    board_.budget.push_back(static_cast<std::uint8_t>(budget));
    board_.near.emplace_back();
    for (const solo_chess::Ride& ride : type_.rides) {
      const auto there = at_.find({square.x + ride.dx, square.y + ride.dy});
      if (there == at_.end()) continue;
      for (const Owned& other : there->second) {
        // Two ways of one port are never on the same board.
        if (other.port == port && other.way != way) continue;
        board_.near[place].push_back(other.place);
        board_.near[other.place].push_back(place);
      }
    }
    at_[square].push_back({place, port, way});
    return place;
  }

  struct Owned {
    std::uint32_t place = 0;
    std::size_t port = 0, way = 0;
  };

  const solo_chess::PieceType& type_;
  CaptureBoard board_;
  std::vector<Square> squares_;
  std::map<Square, std::vector<Owned>> at_;
  std::uint32_t core_ = 0;
  std::vector<std::vector<Way>> ways_;  // of each port
};

// Goes on from the core with the ways of one port after the other.
class Descent {
public:
  Descent(const Gadget& gadget, const Boards& boards, const Limits& limits, const SeeOutcomes& see)
      : gadget_(gadget),
        boards_(boards),
        memory_bytes_(limits.memory_bytes / (gadget.ports.size() + 1)),
        watch_(limits, "clearing a gadget with longer wires"),
        see_(see),
        longer_(gadget.ports.size(), 0) {}

  bool run(const Elimination& core) {
    if (core.width >= most_waiting) return false;
    Frontier frontier(boards_.board(), memory_bytes_);
    for (const std::uint32_t place : core.order)
      if (!frontier.take(place, watch_) || watch_.was_reached()) return false;
    std::vector<const Row*> rows;
    for (const Row& row : gadget_.table) rows.push_back(&row);
    return descend(frontier, 0, 0, rows);
  }

private:
  // `input` of the ports before `port` take a signal, and `rows` are those with the signals that
  // these have got.
  bool descend(const Frontier& frontier, std::size_t port, std::size_t input,
               const std::vector<const Row*>& rows) {
    if (port == gadget_.ports.size()) return tell(frontier, rows);
    const bool takes = gadget_.ports[port].takes();
    for (const Way& way : boards_.ways()[port]) {
      std::vector<const Row*> fitting;
      for (const Row* row : rows)
        if (!takes || row->inputs[input] == way.signal) fitting.push_back(row);
      if (fitting.empty()) continue;
      Frontier next = frontier;
      for (const Way& other : boards_.ways()[port])
        if (&other != &way && !next.leave_out(other.places, watch_)) return false;
      for (const std::uint32_t place : way.places)
        if (!next.take(place, watch_) || watch_.was_reached()) return false;
      longer_[port] = way.longer;
      if (!descend(next, port + 1, input + (takes ? 1 : 0), fitting)) return false;
    }
    return true;
  }

  bool tell(const Frontier& frontier, const std::vector<const Row*>& rows) {
    if (watch_.was_reached()) return false;
    for (const Row* row : rows) {
      const Layout layout = layout_of(gadget_, row->inputs, longer_);
      const solo_chess::Puzzle puzzle = chess_puzzle(layout);
      std::vector<FoundOutcome> all;
      for (const Clearing& clearing : frontier.clearings()) {
        Play play = play_of(boards_.board(), boards_.squares(), clearing);
        if (std::optional<Outcome> outcome = replayed(layout, puzzle, play))
          all.push_back({std::move(*outcome), std::move(play)});
      }
      see_(*row, longer_, greatest(gadget_, std::move(all)));
    }
    return true;
  }

  const Gadget& gadget_;
  const Boards& boards_;
  const std::size_t memory_bytes_;  // of each of the frontiers, of which each port needs one
  Watch watch_;
  const SeeOutcomes& see_;
  std::vector<std::uint8_t> longer_;  // of the ports that have their ways
};

}  // namespace

bool has_separate_wires(const Gadget& gadget, std::uint8_t longer) {
  const std::vector<std::uint8_t> lengths{longer};
  std::set<Square> used;
  for (const Placed& piece : gadget.pieces)
    if (!is_on_port(gadget, piece.square)) used.insert(piece.square);
  for (Port port : gadget.ports) {
    port.role = Role::out;
    const Gadget end = end_of(gadget, port);
    const Layout layout = layout_of(end, {}, lengths);
    std::set<Square> squares(layout.ports[0].begin(), layout.ports[0].end());
    for (const Placed& piece : layout.pieces) squares.insert(piece.square);
    for (const Square square : squares)
      if (!used.insert(square).second) return false;
  }
  return true;
}

bool for_each_length(const Gadget& gadget, std::uint8_t most, const Limits& limits,
                     const SeeOutcomes& see) {
  const Boards boards(gadget, most);
  return Descent(gadget, boards, limits, see).run(boards.core_order(limits));
}

}  // namespace hardboard::gadgets
