// hardboard draw for games of captures.
#include "cli/each_kind.h"
#include "draw/graph_capture.h"
#include "draw/solo_chess.h"
#include "draw/svg.h"
#include "draw/text.h"
#include "puzzles/graph_capture/read.h"
#include "puzzles/solo_chess/write.h"

namespace hardboard::cli {

std::string draw_picture(const solo_chess::Puzzle& puzzle, const Answer<Square>& answer,
                         bool as_text) {
  if (as_text) return draw::text_picture(puzzle, answer.moves);
  return draw::svg(draw::picture(puzzle, answer.moves, write(puzzle)));
}

std::string draw_picture(const graph_capture::Puzzle& puzzle,
                         const Answer<graph_capture::Vertex>& answer, bool as_text) {
  if (as_text) return draw::text_picture(puzzle, answer.moves);
  return draw::svg(draw::picture(puzzle, answer.moves, write(puzzle)));
}

}  // namespace hardboard::cli
