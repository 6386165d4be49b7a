#include "front/puzzle_field.h"

#include <algorithm>
#include <fmt/format.h>

#include "base/deadline.h"
#include "base/text.h"
#include "base/time_slice.h"
#include "puzzles/grounds.h"
#include "puzzles/names_of_rules.h"
#include "puzzles/puzzle_file.h"

namespace hardboard::front {

Field needed(std::string_view name, std::string_view help, Field::Shape shape) {
  return {{.name = name, .help = help}, shape, true};
}
Field wanted(std::string_view name, std::string_view help, Field::Shape shape) {
  return {{.name = name, .help = help}, shape, false};
}

std::vector<Field> puzzle_fields() {
  return {needed("text", "the puzzle, as in a file"),
          wanted("name", "the name of its file, whose ending may say what the text is"),
          {{.name = "rules",
            .type = Setting::Type::choice,
            .help = "how puzzles of one line are played",
            .words = names_of_rules}}};
}

std::vector<Field> limit_fields() {
  return {{{.name = "seconds", .type = Setting::Type::real, .help = "the most time"}},
          {{.name = "memory", .type = Setting::Type::size, .help = "the most memory of tables"}}};
}

std::vector<Field> joined(std::vector<Field> first, const std::vector<Field>& more) {
  first.insert(first.end(), more.begin(), more.end());
  return first;
}

Result<AnyPuzzle> only_puzzle(const std::string& field, const std::string& text,
                              const std::string& name, const std::string& rules) {
  PuzzleFile file = puzzles_in(text, name, rules, grounds());
  std::optional<PuzzleFile::Entry> entry = file.next();
  if (!entry->puzzle) {
    InputError error = entry->puzzle.error();
    error.file = field;
    return error;
  }
  if (!entry->is_alone && file.next())
    return InputError{field, 0, 0, "the text has several puzzles; expected one"};
  return std::move(entry->puzzle);
}

Result<AnyPuzzle> puzzle_of(const Fields& fields) {
  return only_puzzle("text", fields.text("text"), fields.text("name"), fields.text("rules"));
}

Result<AnyAnswer> answer_of(const AnyPuzzle& puzzle, const Fields& fields) {
  const std::string text = fields.document("answer");
  return puzzle.kind().read_answer(puzzle, {"answer", text, 1});
}

Result<std::unique_ptr<AnyGame>> game_of(const AnyPuzzle& puzzle) {
  if (puzzle.kind().start != nullptr) return puzzle.kind().start(puzzle);
  return InputError{"text", 0, 0,
                    fmt::format("{} is a problem, not a game; expected a puzzle that has moves",
                                puzzle.kind().name)};
}

Result<Started> started(const Fields& fields) {
  Result<AnyPuzzle> puzzle = puzzle_of(fields);
  if (!puzzle) return puzzle.error();
  Result<std::unique_ptr<AnyGame>> game = game_of(*puzzle);
  if (!game) return game.error();
  for (const std::string& words : fields.words("moves"))
    if (const auto fault = (*game)->play(words))
      return InputError{"moves", 0, 0, fmt::format("{}: {}", in_quotes(words), *fault)};
  return Started{std::move(puzzle).value(), std::move(game).value()};
}

std::vector<Field> game_fields(const std::vector<Field>& own) {
  return joined(joined(puzzle_fields(),
                       {wanted("moves", "the moves so far, each in words", Field::Shape::words)}),
                joined(own, limit_fields()));
}

Limits limits_of(const Fields& fields, const Limits& limits) {
  Limits own = limits;
  if (fields.given("seconds")) own = until(own, deadline_in(fields.real("seconds")));
  if (fields.given("memory")) own.memory_bytes = std::min(own.memory_bytes, fields.bytes("memory"));
  return own;
}

}  // namespace hardboard::front
