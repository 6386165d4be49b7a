// Any bytes as an answer: read as JSON and as text, for boards and for graphs. What is read comes
// back the same when it is written and read again, and the checker has something to say of it.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>
#include <string_view>

#include "puzzles/capture/answer_json.h"
#include "puzzles/capture/answer_text.h"
#include "puzzles/graph_capture/check.h"
#include "puzzles/graph_capture/replay.h"
#include "puzzles/solo_chess/check.h"
#include "puzzles/solo_chess/replay.h"

namespace {

using namespace hardboard;

void require(bool holds) {
  if (!holds) std::abort();
}

template <class Place>
std::string json_of(capture::Answer<Place> answer) {
  answer.seconds = 0;  // four digits of it are written
  std::ostringstream out;
  write_json(out, "solo-chess", answer);
  return out.str();
}

template <class Place, class Puzzle, class Game>
void try_answer(std::string_view text, const Puzzle& puzzle, const Game& game) {
  const auto answer = read_answer<Place>(text, "solo-chess", "f");
  if (!answer) {
    require(answer.error().line >= 1 && answer.error().column >= 0);
    require(to_string(answer.error()).find('\n') == std::string::npos);
    return;
  }
  const std::string line = json_of(*answer);
  const auto back = read_json<Place>(line, "solo-chess", "f");
  require(back && json_of(*back) == line);
  require(!check(puzzle, *answer).reason.empty());
  std::ostringstream words;
  write_text(words, game, *answer);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const solo_chess::Puzzle board = [] {
    solo_chess::Puzzle puzzle;
    puzzle.types = {*solo_chess::standard_type('K'), *solo_chess::standard_type('R')};
    puzzle.pieces = {
        {{1, 1}, 2, 0}, {{1, 2}, 2, 1}, {{2, 2}, 1, 1}, {{2, 4}, 0, 1}, {{9, 9}, 2, 1}};
    puzzle.last = 0;
    return puzzle;
  }();
  static const graph_capture::Puzzle graph = [] {
    graph_capture::Puzzle puzzle;
    puzzle.budgets = {1, 0, 2, 2, 1};
    puzzle.edges = {{{1}, {2}}, {{2}, {3}}, {{3}, {4}}};
    return puzzle;
  }();
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  try_answer<Square>(text, board, solo_chess::Game(board));
  try_answer<graph_capture::Vertex>(text, graph, graph_capture::Game(graph));
  return 0;
}
