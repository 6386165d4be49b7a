// The list of all kinds. A new kind adds one line to this list and its own folders in puzzles/ or
// problems/, methods/, draw/ and kinds/; no other existing file changes (docs/house.md).
#pragma once

#include "problems/and_or_sat/traits.h"
#include "problems/circuit/traits.h"
#include "problems/hamiltonian_circuit/traits.h"
#include "problems/hamiltonian_path/traits.h"
#include "problems/integer_programme/traits.h"
#include "problems/planar_3sat/traits.h"
#include "problems/planning/traits.h"
#include "problems/qbf/traits.h"
#include "problems/red_blue/traits.h"
#include "problems/satisfiability/traits.h"
#include "problems/steiner/traits.h"
#include "problems/vertex_set/traits.h"
#include "puzzles/graph_capture/traits.h"
#include "puzzles/peg_army/traits.h"
#include "puzzles/peg_solitaire/traits.h"
#include "puzzles/push_fight/traits.h"
#include "puzzles/solo_chess/traits.h"

namespace hardboard {

template <class... Traits>
struct KindList {};

// Puzzles; problems on formulas; problems on graphs and points; the languages of solvers.
using AllKinds = KindList<solo_chess::Traits, graph_capture::Traits, peg_solitaire::Traits,
                          peg_army::Traits, push_fight::Traits,  //
                          satisfiability::Traits, qbf::Traits, and_or_sat::Traits,
                          planar_3sat::Traits, circuit::Traits,  //
                          hamiltonian_path::Traits, hamiltonian_circuit::Traits, red_blue::Traits,
                          vertex_set::CoverTraits, vertex_set::DominateTraits, steiner::Traits,  //
                          planning::Traits, integer_programme::Traits>;

}  // namespace hardboard
