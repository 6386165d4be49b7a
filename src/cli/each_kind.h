// What the commands ask of each kind of puzzle, found by overloading on it; the kinds answer in
// files of their own (captures*.cc, ...). A new kind adds its overloads here, and the compiler says
// which are missing.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/play.h"
#include "cli/request.h"
#include "draw/scene.h"
#include "puzzles/capture/answer.h"
#include "puzzles/graph_capture/answer.h"
#include "puzzles/graph_capture/check.h"
#include "puzzles/kinds.h"
#include "puzzles/peg_army/answer.h"
#include "puzzles/peg_army/check.h"
#include "puzzles/peg_solitaire/answer.h"
#include "puzzles/peg_solitaire/check.h"
#include "puzzles/push_fight/answer.h"
#include "puzzles/push_fight/check.h"
#include "puzzles/solo_chess/answer.h"
#include "puzzles/solo_chess/check.h"

namespace hardboard::cli {

// From the registry's methods. What can't be asked of this kind was refused before.
capture::Answer<Square> find_answer(const solo_chess::Puzzle& puzzle, const Request& request);
capture::Answer<graph_capture::Vertex> find_answer(const graph_capture::Puzzle& puzzle,
                                                   const Request& request);
peg_solitaire::Answer find_answer(const peg_solitaire::Puzzle& puzzle, const Request& request);
peg_army::Answer find_answer(const peg_army::Puzzle& puzzle, const Request& request);
push_fight::Answer find_answer(const push_fight::Puzzle& puzzle, const Request& request);

// Why --table can't be used for the puzzle, before time is spent on it; empty if it can.
template <class KindPuzzle>
std::string why_no_table(const KindPuzzle&, const std::string&) {
  return "tables are for Push Fight";
}
std::string why_no_table(const push_fight::Puzzle& puzzle, const std::string& file);

// Nothing leaves the house that its own checker refuses. But to check a table takes as long as to
// make it: `hardboard check` does that.
template <class KindPuzzle, class KindAnswer>
CheckReport own_check(const KindPuzzle& puzzle, const KindAnswer& answer) {
  return check(puzzle, answer);
}
CheckReport own_check(const push_fight::Puzzle& puzzle, const push_fight::Answer& answer);

// What --minimize can ask for, the usual first.
std::vector<std::string_view> minima(const solo_chess::Puzzle& puzzle);
std::vector<std::string_view> minima(const graph_capture::Puzzle& puzzle);
std::vector<std::string_view> minima(const peg_solitaire::Puzzle& puzzle);
std::vector<std::string_view> minima(const peg_army::Puzzle& puzzle);
std::vector<std::string_view> minima(const push_fight::Puzzle& puzzle);

// Print, within so many seconds (0: no limit, or what is usual). `hint` gives the exit code.
int hint(const solo_chess::Puzzle& puzzle, int level, double time);
int hint(const graph_capture::Puzzle& puzzle, int level, double time);
int hint(const peg_solitaire::Puzzle& puzzle, int level, double time);
int hint(const peg_army::Puzzle& puzzle, int level, double time);
int hint(const push_fight::Puzzle& puzzle, int level, double time);
void explain(const solo_chess::Puzzle& puzzle, double time);
void explain(const graph_capture::Puzzle& puzzle, double time);
void explain(const peg_solitaire::Puzzle& puzzle, double time);
void explain(const peg_army::Puzzle& puzzle, double time);
void explain(const push_fight::Puzzle& puzzle, double time);

// The picture, and the same in plain characters, with the moves of an answer that has been checked,
// or of an empty one.
draw::Scene picture_of(const solo_chess::Puzzle& puzzle, const capture::Answer<Square>& answer);
draw::Scene picture_of(const graph_capture::Puzzle& puzzle,
                       const capture::Answer<graph_capture::Vertex>& answer);
draw::Scene picture_of(const peg_solitaire::Puzzle& puzzle, const peg_solitaire::Answer& answer);
draw::Scene picture_of(const peg_army::Puzzle& puzzle, const peg_army::Answer& answer);
draw::Scene picture_of(const push_fight::Puzzle& puzzle, const push_fight::Answer& answer);
std::string text_picture_of(const solo_chess::Puzzle& puzzle,
                            const capture::Answer<Square>& answer);
std::string text_picture_of(const graph_capture::Puzzle& puzzle,
                            const capture::Answer<graph_capture::Vertex>& answer);
std::string text_picture_of(const peg_solitaire::Puzzle& puzzle,
                            const peg_solitaire::Answer& answer);
std::string text_picture_of(const peg_army::Puzzle& puzzle, const peg_army::Answer& answer);
std::string text_picture_of(const push_fight::Puzzle& puzzle, const push_fight::Answer& answer);

// A game of it, to be played in words; an error if the options ask for what this kind has not.
Result<PlayedGame> played_game(const solo_chess::Puzzle& puzzle, const PlayOptions& options);
Result<PlayedGame> played_game(const graph_capture::Puzzle& puzzle, const PlayOptions& options);
Result<PlayedGame> played_game(const peg_solitaire::Puzzle& puzzle, const PlayOptions& options);
Result<PlayedGame> played_game(const peg_army::Puzzle& puzzle, const PlayOptions& options);
Result<PlayedGame> played_game(const push_fight::Puzzle& puzzle, const PlayOptions& options);

}  // namespace hardboard::cli
