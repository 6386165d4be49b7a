#include "puzzles/push_fight/mates.h"

#include <algorithm>
#include <set>

#include "puzzles/push_fight/rules.h"

namespace hardboard::push_fight {
namespace {

constexpr std::size_t most_recent = 8, most_placements = 100'000;

// A way of empty squares between two squares of a board, without the first one. Some way must
// exist.
std::vector<std::uint32_t> way(const Board& board, const std::vector<Piece>& pieces,
                               std::uint32_t from, std::uint32_t to) {
  std::vector<std::uint32_t> before(board.size(), off_board), reached{from};
  for (std::size_t i = 0; before[to] == off_board; ++i) {
    for (const std::uint32_t next : board.next[reached[i]]) {
      if (next >= rail || before[next] != off_board || pieces[next] != Piece::none) continue;
      before[next] = reached[i];
      reached.push_back(next);
    }
  }
  std::vector<std::uint32_t> squares;
  for (std::uint32_t at = to; at != from; at = before[at]) squares.push_back(at);
  std::reverse(squares.begin(), squares.end());
  return squares;
}

}  // namespace

std::optional<bool> Mates::mates(const Position& position) {
  const auto known = std::find_if(recent_.begin(), recent_.end(),
                                  [&](const Mate& mate) { return holds(mate, position); });
  if (known != recent_.end()) {
    std::rotate(recent_.begin(), known, known + 1);
    return true;
  }

  // A push that lacks pieces on some squares takes a move to each of them. So no push mates that
  // lacks more than there are moves left; and if all of these moves are needed for any push, then
  // the next move goes to such a square.
  std::vector<std::pair<std::uint32_t, Direction>> pushes;
  std::vector<std::uint32_t> lacking, wanted;
  for (std::uint32_t from = 0; from < board_.size(); ++from)
    for (const Direction direction : directions)
      if (may_mate(position, from, direction, lacking) && lacking.size() <= moves_)
        pushes.emplace_back(from, direction);
  std::vector<Placement> placements{{position.pieces, 0, 0, 0, 0}};
  std::set<std::vector<Piece>> seen{position.pieces};
  for (std::uint32_t i = 0; i < placements.size() && !pushes.empty(); ++i) {
    Position at{placements[i].pieces, position.anchor, position.turn};
    const std::uint32_t left = moves_ - placements[i].moves;
    bool is_free = false;
    wanted.clear();
    for (const auto& [king, direction] : pushes) {
      may_mate(at, king, direction, lacking);
      if (lacking.empty()) {
        if (recent_.size() == most_recent) recent_.pop_back();
        recent_.insert(recent_.begin(), mate_of(placements, i, king, direction, position));
        return true;
      }
      is_free = is_free || lacking.size() < left;
      if (lacking.size() == left) wanted.insert(wanted.end(), lacking.begin(), lacking.end());
    }
    if (!is_free && wanted.empty()) continue;
    for (std::uint32_t from = 0; from < board_.size(); ++from) {
      if (!belongs(at.pieces[from], at.turn)) continue;
      for (const std::uint32_t to : reachable(board_, at, from)) {
        if (!is_free && std::find(wanted.begin(), wanted.end(), to) == wanted.end()) continue;
        std::swap(at.pieces[from], at.pieces[to]);
        if (seen.insert(at.pieces).second)
          placements.push_back({at.pieces, i, from, to, placements[i].moves + 1});
        std::swap(at.pieces[from], at.pieces[to]);
      }
    }
    if (placements.size() > most_placements) return std::nullopt;
  }
  return false;
}

bool Mates::holds(const Mate& mate, Position position) const {
  for (const auto& [from, path] : mate.steps) {
    const bool is_free = std::all_of(path.begin(), path.end(), [&](std::uint32_t square) {
      return position.pieces[square] == Piece::none;
    });
    if (!is_free || !belongs(position.pieces[from], position.turn)) return false;
    std::swap(position.pieces[from], position.pieces[path.back()]);
  }
  const PushResult result = look(board_, position, mate.king, mate.direction);
  return result.fault == PushFault::none && belongs(result.fallen, other(position.turn));
}

// A push from this square makes a piece of the other side fall if an own king stands here, and that
// piece at the end of a line of pieces. Gets the squares that lack the king or a piece. False if
// the other side, which stands still, is in the way or at no open edge: then no turn has such a
// push.
bool Mates::may_mate(const Position& position, std::uint32_t from, Direction direction,
                     std::vector<std::uint32_t>& lacking) const {
  const Side side = position.turn;
  if (belongs(position.pieces[from], other(side))) return false;
  lacking.clear();
  if (position.pieces[from] != king_of(side)) lacking.push_back(from);
  std::uint32_t last = from, next = from;
  while ((next = board_.step(last, direction)) < rail) {
    if (next == position.anchor) return false;
    if (position.pieces[next] == Piece::none) lacking.push_back(next);
    last = next;
  }
  return next != rail && belongs(position.pieces[last], other(side));
}

Mates::Mate Mates::mate_of(const std::vector<Placement>& placements, std::uint32_t last,
                           std::uint32_t king, Direction direction, Position position) const {
  std::vector<std::uint32_t> order;
  for (std::uint32_t at = last; at != 0; at = placements[at].before) order.push_back(at);
  Mate mate{{}, king, direction};
  for (auto at = order.rbegin(); at != order.rend(); ++at) {
    const auto& [pieces, before, from, to, moves] = placements[*at];
    mate.steps.push_back({from, way(board_, position.pieces, from, to)});
    position.pieces = pieces;
  }
  return mate;
}

}  // namespace hardboard::push_fight
