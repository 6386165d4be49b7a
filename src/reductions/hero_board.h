// Boards on which one piece, the hero, can't be captured and must be last, between villains of one
// type: gadgets in a row, and what ties clauses to literals.
//
// Let all captures of villains lead both ways, and let hero and villains have unlimited budgets.
// Two villains are joined if one could capture the other at once. Then a board can be solved if and
// only if the hero has a way over villains, never twice over one, that meets each component of
// joined villains:
// - A piece on a square between two pieces of a line joins the two, so villains never leave their
//   component, whatever was captured before (the hero's start must join nothing when it is empty).
//   Each villain but those that the hero captures itself is captured, and by Brunner et al. 2023,
//   Lemma 2.1, its chain of captures ends on the hero's way.
// - Given such a way, each component collapses along a spanning forest, leaves first, onto its
//   squares on the way, and then the hero goes.
// The hero's leaps are exactly those of the gadgets, so its way takes one side of each; each clause
// is a component, with the pieces of its literals on the hero's ways; the piece at the end is a
// component; all others hold a piece that every way meets. So the board can be solved if and only
// if some assignment satisfies all clauses.
#pragma once

#include <cstdint>
#include <vector>

#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/puzzle.h"
#include "reductions/clause_slots.h"
#include "reductions/hero_gadget.h"

namespace hardboard {

// What the pieces of such a board stand for. They stand in this order: the hero; for each variable
// tail, ways and inner pieces; the end; the ties.
struct HeroPlan {
  const HeroGadget* gadget = nullptr;
  std::uint32_t variables = 0;
  std::uint32_t clauses = 0;
  std::vector<std::uint32_t> net;  // by piece: 0, or 1 + the clause (above, then below), or end_net

  std::uint32_t end_net() const { return clauses + 1; }
  // The first piece of a variable, from 0, and of the end; the first behind the end.
  std::uint32_t gadget_begin(std::uint32_t variable) const {
    return 1 + variable * static_cast<std::uint32_t>(gadget->size());
  }
  std::uint32_t ways_begin(std::uint32_t variable, std::uint32_t side) const {
    const std::size_t before = gadget->tail.size() + (side == 0 ? 0 : gadget->ways[0].size());
    return gadget_begin(variable) + static_cast<std::uint32_t>(before);
  }
  std::uint32_t end_begin() const { return gadget_begin(variables); }
  std::uint32_t ties_begin() const {
    return end_begin() + static_cast<std::uint32_t>(gadget->end.size());
  }
  // The piece of a slot (clause_slots.h).
  std::uint32_t literal(std::uint32_t side, std::uint32_t slot) const {
    return ways_begin(slot / 2, side) + gadget->literals[side][slot % 2];
  }
};

struct HeroBoard : HeroPlan {
  solo_chess::Puzzle puzzle;

  Square square(std::uint32_t piece) const { return puzzle.pieces[piece].square; }
  void add(Square square, std::uint32_t of_net);
};

// Hero and gadgets, with the nets of literals, and no ties yet. The pieces are letters of chess.
// O(variables).
HeroBoard hero_board(const HeroGadget& gadget, char hero, char villain,
                     const planar_3sat::Puzzle& source, const ClauseSlots& slots);

// The hero's way for an assignment, piece by piece from its start. O(variables).
std::vector<std::uint32_t> hero_way(const HeroPlan& plan, const std::vector<bool>& is_true);

// The captures that solve the board of a plan by this way, which must meet every component.
// O(n log n).
std::vector<capture::Capture<Square>> clear_by(const solo_chess::Puzzle& puzzle,
                                               const std::vector<std::uint32_t>& way);

// Whether the hero's leaps and the components of villains are those of the comment above. O(n log
// n) for n pieces, some 100 bytes a piece.
bool is_as_intended(const HeroBoard& board);

}  // namespace hardboard
