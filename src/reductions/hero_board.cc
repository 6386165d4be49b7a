#include "reductions/hero_board.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "base/contract.h"
#include "puzzles/solo_chess/lines.h"

namespace hardboard {
namespace {

using solo_chess::Lines;

constexpr std::uint8_t hero_type = 0, villain_type = 1;
constexpr std::uint32_t hero = 0;

Square shifted(Square square, Square step, std::uint32_t times) {
  const auto n = static_cast<std::int32_t>(times);
  return {square.x + n * step.x, square.y + n * step.y};
}

// Calls visit(target) for each piece that a piece of the type could capture at once from the place.
template <class Visit>
void each_target(const solo_chess::Puzzle& puzzle, const Lines& lines, std::uint32_t piece,
                 std::uint8_t type, Visit visit) {
  const std::vector<solo_chess::Ride>& rides = puzzle.types[type].rides;
  for (std::size_t ride = 0; ride < rides.size(); ++ride) {
    const Lines::Neighbour next = lines.next(piece, type, ride);
    if (next.piece != Lines::none && next.steps <= solo_chess::most_steps_of(rides[ride]))
      visit(next.piece);
  }
}

using Leap = std::pair<std::uint32_t, std::uint32_t>;

// The leaps of the gadgets: along tails, ways and the end, and back if the hero can go back.
std::vector<Leap> intended_leaps(const HeroBoard& board) {
  std::vector<Leap> leaps;
  for (const std::uint32_t side : hero_sides) {
    const auto way = hero_way(board, std::vector<bool>(board.variables, side == 0));
    for (std::size_t i = 1; i < way.size(); ++i) leaps.emplace_back(way[i - 1], way[i]);
  }
  if (solo_chess::is_symmetric(board.puzzle.types[hero_type])) {
    const std::size_t forward = leaps.size();
    for (std::size_t i = 0; i < forward; ++i)
      if (leaps[i].first != hero) leaps.emplace_back(leaps[i].second, leaps[i].first);
  }
  std::sort(leaps.begin(), leaps.end());
  leaps.erase(std::unique(leaps.begin(), leaps.end()), leaps.end());
  return leaps;
}

bool leaps_are_intended(const HeroBoard& board, const Lines& lines) {
  const std::vector<Leap> intended = intended_leaps(board);
  std::vector<Leap> found;
  std::uint32_t previous = Lines::none;
  const auto add_from = [&](std::uint32_t piece) {
    if (piece == previous) return;
    previous = piece;
    each_target(board.puzzle, lines, piece, hero_type, [&](std::uint32_t target) {
      if (target != hero) found.emplace_back(piece, target);
    });
  };
  for (const auto& [from, to] : intended) add_from(from);
  add_from(board.ties_begin() - 1);  // a pawn has no leap from the end
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found == intended;
}

// Sets of pieces that are joined, each named by one of its pieces.
class Components {
public:
  Components(const HeroBoard& board, const Lines& lines) : name_(board.puzzle.pieces.size()) {
    std::iota(name_.begin(), name_.end(), 0U);
    for (std::uint32_t piece = 1; piece < name_.size(); ++piece)
      each_target(board.puzzle, lines, piece, villain_type, [&](std::uint32_t target) {
        if (target != hero) name_[find(piece)] = find(target);
      });
  }
  std::uint32_t find(std::uint32_t piece) {
    while (name_[piece] != piece) piece = name_[piece] = name_[name_[piece]];
    return piece;
  }

private:
  std::vector<std::uint32_t> name_;
};

// No component holds pieces of two nets.
bool are_apart(const HeroBoard& board, Components components) {
  for (std::uint32_t piece = 1; piece < board.net.size(); ++piece)
    if (board.net[piece] != board.net[components.find(piece)]) return false;
  return true;
}

// The net of a clause, or of the end, is one component; every other component holds a piece that
// all ways meet, or one of each way of some gadget.
bool are_joined(const HeroBoard& board, Components components) {
  const std::size_t n = board.net.size();
  std::vector<std::uint32_t> of_net(board.end_net() + std::size_t{1}, Lines::none);
  for (std::uint32_t piece = 1; piece < n; ++piece) {
    std::uint32_t& name = of_net[board.net[piece]];
    if (board.net[piece] == 0) continue;
    if (name == Lines::none) name = components.find(piece);
    if (name != components.find(piece)) return false;
  }
  std::vector<bool> is_met(n);
  std::vector<std::uint32_t> met_by(n, Lines::none);  // the last gadget whose true way meets it
  const auto meet = [&](std::uint32_t begin, std::size_t count) {
    for (std::uint32_t piece = begin; piece < begin + count; ++piece)
      is_met[components.find(piece)] = true;
  };
  for (std::uint32_t v = 0; v < board.variables; ++v) {
    meet(board.gadget_begin(v), board.gadget->tail.size());
    for (std::uint32_t i = 0; i < board.gadget->ways[0].size(); ++i)
      met_by[components.find(board.ways_begin(v, 0) + i)] = v;
    for (std::uint32_t i = 0; i < board.gadget->ways[1].size(); ++i) {
      const std::uint32_t name = components.find(board.ways_begin(v, 1) + i);
      if (met_by[name] == v) is_met[name] = true;
    }
  }
  meet(board.end_begin(), board.gadget->end.size());
  for (std::uint32_t piece = 1; piece < n; ++piece)
    if (board.net[piece] == 0 && !is_met[components.find(piece)]) return false;
  return true;
}

}  // namespace

void HeroBoard::add(Square square, std::uint32_t of_net) {
  puzzle.pieces.push_back({square, solo_chess::unlimited, villain_type});
  net.push_back(of_net);
}

HeroBoard hero_board(const HeroGadget& gadget, char hero_letter, char villain_letter,
                     const planar_3sat::Puzzle& source, const ClauseSlots& slots) {
  HeroBoard board;
  board.gadget = &gadget;
  board.variables = source.variables;
  board.clauses = static_cast<std::uint32_t>(source.clauses());
  for (const char letter : {hero_letter, villain_letter})
    board.puzzle.types.push_back(*solo_chess::standard_type(letter));
  board.add(gadget.start, 0);
  board.puzzle.pieces[hero].type = hero_type;
  board.puzzle.last = hero;
  for (std::uint32_t v = 0; v < source.variables; ++v) {
    const auto add = [&](std::span<const Square> squares) {
      for (const Square square : squares) board.add(shifted(square, gadget.step, v), 0);
    };
    add(gadget.tail);
    add(gadget.ways[0]);
    add(gadget.ways[1]);
    add(gadget.inner);
  }
  for (const Square square : gadget.end)
    board.add(shifted(square, gadget.step, source.variables), 0);
  board.net.back() = board.end_net();
  for (const std::uint32_t side : hero_sides)
    for (std::uint32_t slot = 0; slot < slots.clause[side].size(); ++slot) {
      const std::uint32_t clause = slots.clause[side][slot];
      const auto above = static_cast<std::uint32_t>(source.above.size());
      if (clause != ClauseSlots::none)
        board.net[board.literal(side, slot)] = 1 + clause + (side == 0 ? 0 : above);
    }
  return board;
}

std::vector<std::uint32_t> hero_way(const HeroPlan& plan, const std::vector<bool>& is_true) {
  std::vector<std::uint32_t> way = {hero};
  const auto add = [&](std::uint32_t begin, std::size_t count) {
    for (std::uint32_t piece = begin; piece < begin + count; ++piece) way.push_back(piece);
  };
  for (std::uint32_t v = 0; v < plan.variables; ++v) {
    const std::uint32_t side = is_true[v] ? 0 : 1;
    add(plan.gadget_begin(v), plan.gadget->tail.size());
    add(plan.ways_begin(v, side), plan.gadget->ways[side].size());
  }
  add(plan.end_begin(), plan.gadget->end.size());
  return way;
}

std::vector<capture::Capture<Square>> clear_by(const solo_chess::Puzzle& puzzle,
                                               const std::vector<std::uint32_t>& way) {
  const Lines lines(puzzle);
  const auto square = [&](std::uint32_t piece) { return puzzle.pieces[piece].square; };
  std::vector<bool> is_seen(puzzle.pieces.size());
  std::vector<std::uint32_t> seen(way.begin() + 1, way.end());
  std::vector<capture::Capture<Square>> moves;
  for (const std::uint32_t piece : way) is_seen[piece] = true;
  for (std::size_t i = 0; i < seen.size(); ++i) {
    const std::uint32_t root = seen[i];
    each_target(puzzle, lines, root, villain_type, [&](std::uint32_t piece) {
      if (is_seen[piece]) return;
      is_seen[piece] = true;
      seen.push_back(piece);
      moves.push_back({square(piece), square(root)});
    });
  }
  promise(seen.size() + 1 == puzzle.pieces.size(), "the way meets every component");
  std::reverse(moves.begin(), moves.end());
  for (std::size_t i = 1; i < way.size(); ++i)
    moves.push_back({square(way[i - 1]), square(way[i])});
  return moves;
}

bool is_as_intended(const HeroBoard& board) {
  Lines lines(board.puzzle);
  if (!leaps_are_intended(board, lines) || !are_joined(board, Components(board, lines)))
    return false;
  lines.remove(hero);
  return are_apart(board, Components(board, lines));
}

}  // namespace hardboard
