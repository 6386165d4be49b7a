#include "cli/batch.h"

#include <stdexcept>
#include <utility>

#include "proofs/answer_form.h"
#include "puzzles/ground.h"

namespace hardboard::cli {
namespace {

Origin place_in_words(const PuzzlePlace& place) {
  Origin origin;
  origin.index = place.index;
  origin.file = place.file;
  if (place.line > 0) origin.line = static_cast<std::uint64_t>(place.line);
  return origin;
}

}  // namespace

AnyAnswer undecided_answer(const AnyPuzzle& puzzle, const std::string& words) {
  Result<AnyAnswer> answer = puzzle.kind().read_answer(puzzle, {"", "unknown\n"});
  if (!answer) throw std::logic_error("every kind reads `unknown`");
  answer->head().remark = words;
  return std::move(answer).value();
}

Origin origin_of(const AnyPuzzle& puzzle, const PuzzlePlace& place, Form form) {
  if (form == Form::text && place.is_alone) return {};
  Origin origin = place_in_words(place);
  origin.id = puzzle.kind().id(puzzle);
  return origin;
}

void Batch::begin_answer() {
  if (form_ == Form::text && has_any_) *out_ << "---\n";
  has_any_ = true;
}

void Batch::bad(const PuzzlePlace& place, const InputError& error) {
  (error.is_of_limits ? is_cut_off_ : has_bad_) = true;
  const std::string message = to_string(error);
  complain(message);
  if (place.is_alone) return;
  begin_answer();
  write_answer(*out_, BadAnswer{"", place_in_words(place), message}, form_);
}

}  // namespace hardboard::cli
