#include "gadgets/leapers.h"

#include <algorithm>
#include <map>

#include "base/contract.h"
#include "gadgets/chess.h"

namespace hardboard::gadgets {
namespace {

CaptureBoard board_of(const Layout& layout, const solo_chess::PieceType& type) {
  std::map<Square, std::uint32_t> places;
  for (const Placed& piece : layout.pieces)
    places.emplace(piece.square, static_cast<std::uint32_t>(places.size()));
  CaptureBoard board;
  board.leaves_one = layout.gadget->leaves_one;
  for (const Placed& piece : layout.pieces) {
    board.budget.push_back(static_cast<std::uint8_t>(piece.what - '0'));
    std::vector<std::uint32_t>& near = board.near.emplace_back();
    for (const solo_chess::Ride& ride : type.rides) {
      const auto found = places.find({piece.square.x + ride.dx, piece.square.y + ride.dy});
      if (found != places.end()) near.push_back(found->second);
    }
  }
  for (std::size_t i = 0; i < layout.ports.size(); ++i) {
    if (!layout.gadget->ports[i].leaves()) continue;
    std::vector<std::uint32_t>& port = board.ports.emplace_back();
    for (const Square square : layout.ports[i]) {
      const auto found = places.find(square);
      promise(found != places.end(), "a wire's pieces stand on outputs");
      port.push_back(found->second);
    }
  }
  board.worth = [&gadget = *layout.gadget](std::string_view form) {
    return signal_of(gadget, form);
  };
  return board;
}

// The captures of a clearing, in the order of the proof in docs/hubs.md: leaves without a hub of
// their own; then the hubs, the farthest first, each by its own leaf; then the leaves of roots.
class Captures {
public:
  Captures(const CaptureBoard& board, std::span<const Square> squares, const Clearing& clearing)
      : board_(board), squares_(squares), clearing_(clearing), onward_(board.near.size(), none) {}

  Play play() {
    std::vector<std::uint32_t> reached;
    for (std::uint32_t v = 0; v < onward_.size(); ++v)
      if (clearing_.part[v] == Part::root) reached.push_back(onward_[v] = v);
    for (std::size_t i = 0; i < reached.size(); ++i)
      for (const std::uint32_t u : board_.near[reached[i]]) {
        if (clearing_.part[u] != Part::hub || onward_[u] != none) continue;
        onward_[u] = reached[i];
        reached.push_back(u);
      }
    for (std::uint32_t v = 0; v < onward_.size(); ++v)
      if (clearing_.part[v] == Part::leaf && clearing_.mate[v] == v) capture(v, goal_of(v));
    for (std::size_t i = reached.size(); i-- > 0;) {
      const std::uint32_t v = reached[i], leaf = clearing_.mate[v];
      if (leaf != v) capture(leaf, v);
      if (clearing_.part[v] == Part::hub) capture(v, onward_[v]);
    }
    return std::move(play_);
  }

private:
  static constexpr std::uint32_t none = UINT32_MAX;

  std::uint32_t goal_of(std::uint32_t leaf) const {
    const std::vector<std::uint32_t>& near = board_.near[leaf];
    const auto found = std::find_if(near.begin(), near.end(), [&](std::uint32_t u) {
      return clearing_.part[u] == Part::hub || clearing_.part[u] == Part::root;
    });
    promise(found != near.end(), "a leaf stands next to a hub");
    return *found;
  }

  void capture(std::uint32_t from, std::uint32_t to) {
    play_.emplace_back(squares_[from], squares_[to]);
  }

  const CaptureBoard& board_;
  const std::span<const Square> squares_;
  const Clearing& clearing_;
  std::vector<std::uint32_t> onward_;  // of a hub that is reached: the next one
  Play play_;
};

}  // namespace

Play play_of(const CaptureBoard& board, std::span<const Square> squares, const Clearing& clearing) {
  return Captures(board, squares, clearing).play();
}

Found outcomes_of_leapers(const Layout& layout, const Limits& limits) {
  const solo_chess::Puzzle puzzle = chess_puzzle(layout);
  const CaptureBoard board = board_of(layout, puzzle.types[0]);
  const auto clearings = clearings_of(board, limits);
  if (!clearings) return std::nullopt;
  std::vector<Square> squares;
  for (const Placed& piece : layout.pieces) squares.push_back(piece.square);
  std::vector<FoundOutcome> all;
  for (const Clearing& clearing : *clearings) {
    Play play = play_of(board, squares, clearing);
    if (std::optional<Outcome> outcome = replayed(layout, puzzle, play))
      all.push_back({std::move(*outcome), std::move(play)});
  }
  return greatest(*layout.gadget, std::move(all));
}

}  // namespace hardboard::gadgets
