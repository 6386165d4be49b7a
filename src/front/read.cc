// read: the puzzles of a text, one by one, with what stands on their boards.
#include "base/text.h"
#include "front/places.h"
#include "front/puzzle_field.h"
#include "front/requests.h"
#include "puzzles/grounds.h"
#include "puzzles/puzzle_file.h"

namespace hardboard::front {
namespace {

// A text of more puzzles gives the first so many.
constexpr std::size_t most_puzzles = 1000;
// Only so many are shown place by place; of the others the text says all.
constexpr std::size_t most_boards = 20;

Json json_of(const AnyPuzzle& puzzle, std::int64_t line, bool with_board) {
  const Ground& ground = puzzle.kind();
  const Kind& kind = kind_of(puzzle);
  Json json = {{"kind", ground.name},
               {"text", ground.write(puzzle)},
               {"id", ground.id(puzzle)},
               {"line", line},
               {"game", ground.start != nullptr}};
  if (!with_board) return json;
  json["board"] = board_of(puzzle);
  if (kind.shown)
    if (std::string drawn = kind.shown->drawn(puzzle); !drawn.empty()) json["drawn"] = drawn;
  return json;
}

Result<Json> read(const Fields& fields, const Limits& limits) {
  const std::string text = fields.text("text");
  PuzzleFile file = puzzles_in(text, fields.text("name"), fields.text("rules"), grounds());
  Json puzzles = Json::array();
  Json result;
  while (auto entry = file.next()) {
    if (!entry->puzzle) {
      InputError error = entry->puzzle.error();
      error.file = "text";
      if (puzzles.empty()) return error;
      result["error"] = {
          {"message", error.message}, {"line", error.line}, {"column", error.column}};
      break;
    }
    if (!file.assumed().empty()) result["assumed"] = file.assumed();
    if (puzzles.size() == most_puzzles || limits.reached()) {
      result["more"] = true;
      break;
    }
    puzzles.push_back(json_of(*entry->puzzle, entry->line, puzzles.size() < most_boards));
  }
  result["puzzles"] = std::move(puzzles);
  return result;
}

}  // namespace

Request read_request() {
  static const std::vector<Field> fields = puzzle_fields();
  return {"read", "The puzzles of a text, with what stands on their boards", fields, read};
}

}  // namespace hardboard::front
