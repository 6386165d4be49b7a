// hardboard draw for games of captures.
#include "cli/each_kind.h"
#include "draw/graph_capture.h"
#include "draw/solo_chess.h"
#include "draw/text.h"
#include "puzzles/graph_capture/read.h"
#include "puzzles/solo_chess/write.h"

namespace hardboard::cli {

draw::Scene picture_of(const solo_chess::Puzzle& puzzle, const capture::Answer<Square>& answer) {
  return draw::picture(puzzle, answer, write(puzzle)).scene;
}
draw::Scene picture_of(const graph_capture::Puzzle& puzzle,
                       const capture::Answer<graph_capture::Vertex>& answer) {
  return draw::picture(puzzle, answer, write(puzzle)).scene;
}

std::string text_picture_of(const solo_chess::Puzzle& puzzle,
                            const capture::Answer<Square>& answer) {
  return draw::text_picture(puzzle, answer);
}
std::string text_picture_of(const graph_capture::Puzzle& puzzle,
                            const capture::Answer<graph_capture::Vertex>& answer) {
  return draw::text_picture(puzzle, answer);
}

}  // namespace hardboard::cli
