// draw and sheet: the pictures of `hardboard draw`.
#include <fmt/format.h>

#include "base/base64.h"
#include "base/text.h"
#include "draw/render.h"
#include "draw/sheet.h"
#include "front/answers.h"
#include "front/puzzle_field.h"
#include "front/requests.h"
#include "kinds/kind.h"
#include "kinds/traced_picture.h"
#include "reductions/map_file.h"

namespace hardboard::front {
namespace {

constexpr std::size_t most_on_sheets = 100;

std::vector<std::string_view> format_words() {
  std::vector<std::string_view> words;
  for (const draw::FormatRow& row : draw::formats()) words.push_back(row.ending.substr(1));
  return words;
}

std::vector<std::string_view> page_words() {
  std::vector<std::string_view> words;
  for (const draw::FormatRow& row : draw::formats())
    if (row.has_pages && row.format != draw::Format::text) words.push_back(row.ending.substr(1));
  return words;
}

Json json_of(const std::string& bytes, draw::Format format) {
  if (draw::row_of(format).is_text) return {{"picture", bytes}};
  return {{"base64", base64(bytes)}};
}

// The picture of one puzzle, with its answer if there is one, or as an image of its map.
Result<std::string> picture_of(const AnyPuzzle& puzzle, const AnyAnswer* answer,
                               const Fields& fields, draw::Format format, const Limits& limits) {
  const Kind& kind = kind_of(puzzle);
  if (!fields.given("map")) {
    if (format == draw::Format::text) return kind.text_picture(puzzle, answer);
    return draw::render(kind.picture(puzzle, answer).scene, format);
  }
  const std::string map = fields.text("map");
  const Result<Chain> chain = read_map({"map", map, 1}, limits);
  if (!chain) return chain.error();
  const AnyPuzzle& image = chain->image();
  if (&image.kind() != &puzzle.kind() || image.kind().write(image) != puzzle.kind().write(puzzle))
    return InputError{"map", 0, 0, "the map is of another puzzle"};
  if (format == draw::Format::text) return traced_text(chain->steps.back(), answer);
  return draw::render(traced_picture(chain->steps.back(), answer).scene, format);
}

Result<Json> draw_one(const Fields& fields, const Limits& outer) {
  const Limits limits = limits_of(fields, outer);
  const draw::Format format = *draw::format_of("picture." + fields.text("format"));
  const Result<AnyPuzzle> puzzle = puzzle_of(fields);
  if (!puzzle) return puzzle.error();
  std::optional<AnyAnswer> answer;
  Json of_check;
  if (fields.given("answer")) {
    Result<AnyAnswer> read = answer_of(*puzzle, fields);
    if (!read) return read.error();
    answer = std::move(read).value();
    const CheckReport report = puzzle->kind().check(*puzzle, *answer, limits);
    if (report.check == Check::wrong)
      return InputError{"answer", 0, 0, "the answer does not check: " + report.reason};
    of_check = front::json_of(report);
  }
  const Result<std::string> picture =
      picture_of(*puzzle, answer ? &*answer : nullptr, fields, format, limits);
  if (!picture) return picture.error();
  Json json = json_of(*picture, format);
  if (answer) json["check"] = std::move(of_check);
  return json;
}

// A puzzle of a sheet, solved: the picture with and without its solution.
Result<draw::SheetPuzzle> sheet_puzzle(const std::string& text, const Limits& limits) {
  const Result<AnyPuzzle> read = only_puzzle("texts", text);
  if (!read) return read.error();
  const AnyPuzzle& puzzle = *read;
  const Kind& kind = kind_of(puzzle);
  hardboard::Request request;
  request.limits = limits;
  const AnyAnswer answer = kind.solve(puzzle, request);
  expect_right(answer, kind.check_own(puzzle, answer, limits));
  const draw::Scene scene = kind.picture(puzzle, nullptr).scene;
  if (answer.head().verdict == Verdict::unknown)
    return draw::SheetPuzzle{scene, scene, fmt::format("not solved: {}", limits.words())};
  return draw::SheetPuzzle{scene, kind.picture(puzzle, &answer).scene, ""};
}

Result<Json> draw_sheet(const Fields& fields, const Limits& outer) {
  const Limits limits = limits_of(fields, outer);
  const std::vector<std::string> texts = fields.words("texts");
  if (texts.empty() || texts.size() > most_on_sheets)
    return error_in_words(fmt::format("the field `texts`: expected 1 to {} puzzles, not {}",
                                      most_on_sheets, texts.size()));
  const draw::Format format = *draw::format_of("sheet." + fields.text("format"));
  std::vector<draw::SheetPuzzle> puzzles;
  for (const std::string& text : texts) {
    if (limits.progress)
      limits.progress(fmt::format("{} of {} puzzles", puzzles.size(), texts.size()));
    Result<draw::SheetPuzzle> puzzle = sheet_puzzle(text, limits);
    if (!puzzle)
      return in_other_words(
          puzzle.error(), fmt::format("puzzle {}: {}", puzzles.size() + 1, puzzle.error().message));
    puzzles.push_back(std::move(puzzle).value());
  }
  draw::SheetOptions options;
  if (fields.given("title")) options.title = fields.text("title");
  const Result<std::string> pages = draw::render(draw::sheet(puzzles, options), format);
  if (!pages) return pages.error();
  return json_of(*pages, format);
}

}  // namespace

Request sheet_request() {
  static const std::vector<Field> fields =
      joined({needed("texts", "the puzzles", Field::Shape::words),
              wanted("title", "what stands above them"),
              {{.name = "format",
                .type = Setting::Type::choice,
                .fallback = "pdf",
                .help = "the format of the pages",
                .words = page_words}}},
             limit_fields());
  return {"sheet", "Pages to print: puzzles, then their solutions", fields, draw_sheet};
}

Request draw_request() {
  static const std::vector<Field> fields =
      joined(joined(puzzle_fields(), {wanted("answer", "an answer whose moves or refusal are drawn",
                                             Field::Shape::document),
                                      wanted("map", "the puzzle is an image of `reduce`: its map"),
                                      {{.name = "format",
                                        .type = Setting::Type::choice,
                                        .fallback = "svg",
                                        .help = "the format of the picture",
                                        .words = format_words}}}),
             limit_fields());
  return {"draw", "A picture, as `hardboard draw` makes it", fields, draw_one};
}

}  // namespace hardboard::front
