#include "gadgets/refutation.h"

#include <algorithm>
#include <utility>

#include "gadgets/layout.h"
#include "gadgets/pegs.h"
#include "puzzles/solo_chess/piece_type.h"

namespace hardboard::gadgets {

Reasons::Reasons(const Gadget& gadget, std::vector<Square> free)
    : gadget_(gadget),
      reversed_(gadget.reversible ? reversed(gadget) : gadget),
      free_(std::move(free)) {}

std::vector<Cube> Reasons::of(const Gadget& layout, const Verification& fault,
                              const Limits& limits) {
  full_.clear();
  for (const Placed& piece : layout.pieces)
    if (std::binary_search(free_.begin(), free_.end(), piece.square)) full_.insert(piece.square);
  std::vector<Cube> cubes;
  for (const Difference& difference : fault.differences) {
    for (const FoundOutcome& found : difference.unclaimed) {
      cubes.push_back(is_chess(gadget_.game)       ? of_captures(difference, found.play)
                      : gadget_.game == Game::pegs ? full_ones(squares_used(found.play))
                                                   : as_it_is());
    }
    for (const Outcome& outcome : difference.missing)
      cubes.push_back(of_lack(difference, outcome, limits));
  }
  for (const Leak& leak : fault.leaks)
    cubes.push_back(leak.pieces ? full_ones(*leak.pieces) : as_it_is());
  return cubes;
}

// The layouts that allow the captures and come to the same outcome. Needed are the places on which
// captures end, of each the piece that makes the last one, and pieces that never move. Any other
// piece captures at the beginning, if the next needed piece in some direction stands on such a
// place.
Cube Reasons::of_captures(const Difference& difference, const Play& play) const {
  std::map<Square, Square> last;
  std::set<Square> needed = full_;
  for (const auto& [from, to] : play) {
    last[to] = from;
    needed.erase(from);
  }
  for (const auto& [to, from] : last) needed.insert({to, from});
  const Gadget& gadget = difference.is_reversed ? reversed_ : gadget_;
  for (const Placed& piece : layout_of(gadget, difference.claimed.inputs).pieces)
    if (!std::binary_search(free_.begin(), free_.end(), piece.square)) needed.insert(piece.square);
  const char letter = words_of(gadget_.game).letters[0];
  Cube cube;
  for (const Square square : free_) {
    const auto can_capture = [&](const solo_chess::Ride& ride) {
      Square at{square.x + ride.dx, square.y + ride.dy};
      while (ride.range > 1 && gadget_.drawing.contains(at) && !needed.contains(at))
        at = {at.x + ride.dx, at.y + ride.dy};
      return last.contains(at);
    };
    const auto& rides = solo_chess::standard_type(letter)->rides;
    if (needed.contains(square))
      cube.emplace(square, true);
    else if (std::none_of(rides.begin(), rides.end(), can_capture))
      cube.emplace(square, false);
  }
  return cube;
}

// The layouts that lack a claimed outcome, as far as a reason is known.
Cube Reasons::of_lack(const Difference& difference, const Outcome& outcome, const Limits& limits) {
  Cube cube = as_it_is();
  if (gadget_.game == Game::rooks) return without_rooks(difference, outcome, limits);
  // More pegs never do harm, so that only the empty squares can be reasons.
  if (gadget_.game == Game::pegs) std::erase_if(cube, [](const auto& one) { return one.second; });
  if (!is_leaper(gadget_.game)) return cube;
  const Lack lack{difference.is_reversed, difference.claimed.inputs, outcome};
  const auto formula = formulas_
                           .try_emplace(lack, difference.is_reversed ? reversed_ : gadget_, free_,
                                        difference.claimed.inputs, outcome)
                           .first;
  const std::optional<std::vector<Square>> squares = formula->second.reasons(full_, limits);
  if (squares) {
    std::erase_if(cube, [&](const auto& one) {
      return std::find(squares->begin(), squares->end(), one.first) == squares->end();
    });
  }
  return cube;
}

// Drops squares from the cube, a sixth at a time, while all its layouts lack the outcome.
Cube Reasons::without_rooks(const Difference& difference, const Outcome& outcome,
                            const Limits& limits) {
  const Gadget& gadget = difference.is_reversed ? reversed_ : gadget_;
  Gadget most = gadget;
  std::erase_if(most.pieces, [&](const Placed& piece) {
    return std::binary_search(free_.begin(), free_.end(), piece.square);
  });
  Cube cube = as_it_is();
  const std::size_t part = std::max<std::size_t>(1, free_.size() / 6);
  for (std::size_t first = 0; first < free_.size() && !limits.reached(); first += part) {
    Cube fewer = cube;
    for (std::size_t i = first; i < std::min(free_.size(), first + part); ++i)
      fewer.erase(free_[i]);
    Gadget tried = most;
    std::set<Square> optional;
    for (const Square square : free_) {
      const auto fixed = fewer.find(square);
      if (fixed == fewer.end()) optional.insert(square);
      if (fixed == fewer.end() || fixed->second) tried.pieces.push_back({square, 'R'});
    }
    if (no_rooks_show(layout_of(tried, difference.claimed.inputs), optional, outcome, limits))
      cube = std::move(fewer);
  }
  return cube;
}

Cube Reasons::as_it_is() const {
  Cube cube;
  for (const Square square : free_) cube.emplace(square, full_.contains(square));
  return cube;
}

// The layouts that have all these pieces; squares that are empty only become full.
Cube Reasons::full_ones(const std::vector<Square>& squares) const {
  Cube cube;
  for (const Square square : squares)
    if (full_.contains(square)) cube.emplace(square, true);
  return cube;
}

}  // namespace hardboard::gadgets
