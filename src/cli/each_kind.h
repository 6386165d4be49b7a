// What the commands ask of each kind of puzzle, found by overloading on it; the kinds answer in
// files of their own (captures*.cc, ...). A new kind adds its overloads here, and the compiler says
// which are missing.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/request.h"
#include "proofs/answer.h"
#include "puzzles/graph_capture/answer.h"
#include "puzzles/graph_capture/check.h"
#include "puzzles/kinds.h"
#include "puzzles/solo_chess/answer.h"
#include "puzzles/solo_chess/check.h"

namespace hardboard::cli {

// From the registry's methods. What can't be asked of this kind was refused before.
Answer<Square> find_answer(const solo_chess::Puzzle& puzzle, const Request& request);
Answer<graph_capture::Vertex> find_answer(const graph_capture::Puzzle& puzzle,
                                          const Request& request);

// What --minimize can ask for, the usual first.
std::vector<std::string_view> minima(const solo_chess::Puzzle& puzzle);
std::vector<std::string_view> minima(const graph_capture::Puzzle& puzzle);

// Print, within so many seconds (0: no limit, or what is usual). `hint` gives the exit code.
int hint(const solo_chess::Puzzle& puzzle, int level, double time);
int hint(const graph_capture::Puzzle& puzzle, int level, double time);
void explain(const solo_chess::Puzzle& puzzle, double time);
void explain(const graph_capture::Puzzle& puzzle, double time);

// The picture in the format that the name of a file asks for, with the moves of an answer that has
// been checked, or of an empty one.
std::string draw_picture(const solo_chess::Puzzle& puzzle, const Answer<Square>& answer,
                         bool as_text);
std::string draw_picture(const graph_capture::Puzzle& puzzle,
                         const Answer<graph_capture::Vertex>& answer, bool as_text);

}  // namespace hardboard::cli
