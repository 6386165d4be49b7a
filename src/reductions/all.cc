// The table of all reductions. A new reduction adds its include and its name here; no other
// existing file changes.
#include <array>

#include "reductions/and_or_sat.h"
#include "reductions/and_or_to_leapers.h"
#include "reductions/and_or_to_lines.h"
#include "reductions/captures_to_integer_programme.h"
#include "reductions/captures_to_sat.h"
#include "reductions/circuit_to_pegs.h"
#include "reductions/circuit_to_sat.h"
#include "reductions/colourful_to_graph_capture.h"
#include "reductions/hamiltonian_circuit_to_path.h"
#include "reductions/path_to_grid_path.h"
#include "reductions/path_to_king.h"
#include "reductions/path_to_knight.h"
#include "reductions/path_to_lines.h"
#include "reductions/peg_army_to_integer_programme.h"
#include "reductions/peg_reach_to_integer_programme.h"
#include "reductions/peg_solitaire_to_integer_programme.h"
#include "reductions/peg_solitaire_to_planning.h"
#include "reductions/planar_bounded.h"
#include "reductions/planar_to_solo.h"
#include "reductions/push_fight_to_qbf.h"
#include "reductions/push_fight_to_sat.h"
#include "reductions/q3sat_to_push_fight.h"
#include "reductions/red_blue_to_captures.h"
#include "reductions/red_blue_to_integer_programme.h"
#include "reductions/red_blue_to_two_queens.h"
#include "reductions/row.h"
#include "reductions/sat_to_integer_programme.h"
#include "reductions/sat_to_three_sat.h"
#include "reductions/steiner_to_push_fight.h"
#include "reductions/three_sat_to_and_or.h"
#include "reductions/three_sat_to_graph_capture.h"
#include "reductions/to_zero_one.h"
#include "reductions/two_plus_one.h"
#include "reductions/vertex_set_to_red_blue.h"

namespace hardboard {
namespace {

template <class... R>
struct ReductionList {};

// From formulas; from Hamiltonian paths; from dominating sets; from points; and from puzzles to the
// languages of solvers.
using AllReductions = ReductionList<
    SatToThreeSat, SatToTwoPlusOne, TwoPlusOneToAndOr, ThreeSatToAndOr, AndOrToKings,
    AndOrToKnights, AndOrToRooks, AndOrToBishops, AndOrToQueens, CircuitToSat, CircuitToPegs,
    PlanarBounded, PlanarToPawnKnights, PlanarToKingKnights, PlanarToKingBishops,
    PlanarToKnightBishops, PlanarToKnightRooks, PlanarToKnightQueens, ThreeSatToGraphCapture,
    Q3SatToPushFight,  //
    HamiltonianCircuitToPath, PathToGridPath, PathToKnight<'P', false>, PathToKnight<'K', false>,
    PathToKnight<'P', true>, PathToKnight<'K', true>, PathToLines<'R', 'P', false>,
    PathToLines<'R', 'P', true>, PathToLines<'R', 'K', false>, PathToLines<'R', 'K', true>,
    PathToLines<'R', 'N', false>, PathToLines<'R', 'N', true>, PathToLines<'R', 'B', false>,
    PathToLines<'R', 'B', true>, PathToLines<'Q', 'P', false>, PathToLines<'Q', 'P', true>,
    PathToLines<'Q', 'K', false>, PathToLines<'Q', 'K', true>, PathToLines<'Q', 'N', false>,
    PathToLines<'Q', 'N', true>, PathToLines<'Q', 'B', false>, PathToLines<'Q', 'B', true>,
    PathToLines<'B', 'P', false>, PathToLines<'B', 'P', true>, PathToLines<'B', 'K', false>,
    PathToLines<'B', 'K', true>, PathToLines<'B', 'N', false>, PathToLines<'B', 'N', true>,
    PathToLines<'B', 'R', false>, PathToLines<'B', 'R', true>, PathToLines<'Q', 'R', false>,
    PathToLines<'Q', 'R', true>, PathToKing<false>, PathToKing<true>, PathToRookAsPrinted,
    PathToKingAsPrinted,  //
    VertexCoverToRedBlue, DominatingSetToRedBlue, RedBlueToRooks, RedBlueToQueens, RedBlueToBishops,
    RedBlueToRooksPrinted, RedBlueToTwoQueens, ColourfulToGraphCapture,  //
    SteinerToPushFight,                                                  //
    SoloChessToSat, GraphCaptureToSat, SoloChessToIntegerProgramme, GraphCaptureToIntegerProgramme,
    PegSolitaireToPlanning, PegSolitaireToIntegerProgramme, PegReachToIntegerProgramme,
    PegArmyToIntegerProgramme, PushFightToSat, PushFightWinToQbf<1>,
    PushFightWinToQbf<2>,  //
    SatToIntegerProgramme, RedBlueToIntegerProgramme, IntegerProgrammeToZeroOne>;

template <class... R>
std::span<const Reduction* const> table(ReductionList<R...>) {
  static const std::array<const Reduction*, sizeof...(R)> rows = {&ReductionRow<R>::row()...};
  return rows;
}

}  // namespace

std::span<const Reduction* const> reductions() {
  return table(AllReductions());
}

const Reduction* reduction_named(std::string_view name) {
  for (const Reduction* row : reductions())
    if (row->name == name) return row;
  return nullptr;
}

}  // namespace hardboard
