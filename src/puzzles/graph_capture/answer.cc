#include "puzzles/graph_capture/answer.h"

#include "puzzles/capture/answer_form.h"
#include "puzzles/graph_capture/replay.h"
#include "puzzles/graph_capture/words.h"

namespace hardboard::graph_capture {

void describe(Archive& archive, const Puzzle& puzzle, Answer& answer) {
  capture::describe_answer<Game>(archive, kind_name, puzzle, answer);
}

void write_answer(std::ostream& out, const Puzzle& puzzle, const Answer& answer, Form form) {
  write_described(out, form, puzzle, answer);
}

Result<Answer> read_answer(const Puzzle& puzzle, const Text& text) {
  return read_described<Answer>(text, puzzle);
}

}  // namespace hardboard::graph_capture
