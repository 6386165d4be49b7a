// hardboard draw: puzzles, with the moves or the refusals of answers if some are given, as
// pictures.
#include <array>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/load.h"
#include "cli/all_or_nothing.h"
#include "cli/commands.h"
#include "cli/distinct_files.h"
#include "cli/options.h"
#include "cli/reductions.h"
#include "cli/session.h"
#include "draw/render.h"
#include "draw/sheet.h"
#include "kinds/kind.h"
#include "kinds/traced_picture.h"
#include "proofs/answer_file.h"

namespace hardboard::cli {
namespace {

// A puzzle with its answer, if there is one.
struct Drawn {
  AnyPuzzle puzzle;
  std::optional<AnyAnswer> answer;

  const AnyAnswer* shown() const { return answer ? &*answer : nullptr; }
};

// The puzzles of a file, each with its answer from the other file, which must check. Without an
// answer file they have none.
Result<std::vector<Drawn>> read_all(const std::string& file, const std::string& answer_file,
                                    const std::string& rules, Limits& limits) {
  std::string content;
  std::vector<Text> texts;
  if (!answer_file.empty()) {
    Result<std::string> loaded = load(answer_file, limits);
    if (!loaded) return loaded.error();
    content = std::move(loaded).value();
    texts = split_answers({shown_name(answer_file), content});
  }
  std::vector<Drawn> all;
  std::optional<InputError> trouble;
  const auto add = [&](Result<AnyPuzzle> puzzle, const PuzzlePlace&) {
    if (!puzzle) {
      trouble = puzzle.error();
      return false;
    }
    all.push_back({std::move(puzzle).value(), std::nullopt});
    if (answer_file.empty()) return true;
    if (all.size() > texts.size()) {
      trouble = InputError{shown_name(answer_file), 0, 0,
                           fmt::format("no answer for puzzle {}", all.size())};
      return false;
    }
    const Ground& ground = all.back().puzzle.kind();
    const Text& text = texts[all.size() - 1];
    Result<AnyAnswer> answer = ground.read_answer(all.back().puzzle, text);
    if (!answer) {
      trouble = answer.error();
      return false;
    }
    const CheckReport report = ground.check(all.back().puzzle, *answer, limits);
    if (report.check == Check::wrong) {
      trouble =
          InputError{text.file, text.first_line, 0, "the answer does not check: " + report.reason};
      return false;
    }
    if (std::string why = why_unfinished(report, limits); !why.empty()) {
      trouble = InputError{text.file, text.first_line, 0, std::move(why)};
      return false;
    }
    all.back().answer = std::move(answer).value();
    return true;
  };
  for_each_puzzle(
      {file}, rules, [&]() -> Limits& { return limits; }, add);
  if (interrupted()) return error_in_words("interrupted");
  if (trouble) return *trouble;
  return all;
}

// The image of the map's chain, if the file's only puzzle is that image.
Result<AnyImage> image_of(const std::string& map_file, const std::vector<Drawn>& all,
                          Limits& limits) {
  Result<Chain> chain = load_map(map_file, limits);
  if (!chain) return chain.error();
  const AnyPuzzle& image = chain->image();
  const auto is_image = [&](const AnyPuzzle& puzzle) {
    return &puzzle.kind() == &image.kind() &&
           puzzle.kind().write(puzzle) == image.kind().write(image);
  };
  if (all.size() != 1 || !is_image(all[0].puzzle)) {
    return InputError{shown_name(map_file), 0, 0,
                      "the map is of another puzzle; expected the map of the puzzle in FILE"};
  }
  return std::move(chain->steps.back());
}

std::string text_of(const std::vector<Drawn>& all) {
  std::string text;
  for (const Drawn& one : all) {
    if (!text.empty()) text += "---\n";
    text += kind_of(one.puzzle).text_picture(one.puzzle, one.shown());
  }
  return text;
}

draw::Scene scene_of(const Drawn& one, bool with_answer) {
  return kind_of(one.puzzle).picture(one.puzzle, with_answer ? one.shown() : nullptr).scene;
}

Result<std::string> render(const std::vector<Drawn>& all, draw::Format format, bool as_sheet) {
  if (format == draw::Format::text) return text_of(all);
  std::vector<draw::Scene> pages;
  if (as_sheet) {
    std::vector<draw::SheetPuzzle> puzzles;
    for (const Drawn& one : all) puzzles.push_back({scene_of(one, false), scene_of(one, true)});
    pages = draw::sheet(puzzles, {});
  } else {
    for (const Drawn& one : all) pages.push_back(scene_of(one, true));
  }
  return draw::render(pages, format);
}

Result<std::string> render_traced(const AnyImage& image, const Drawn& one, draw::Format format) {
  if (format == draw::Format::text) return traced_text(image, one.shown());
  return draw::render({traced_picture(image, one.shown()).scene}, format);
}

// The picture as a file.
OrFailure<std::string> drawn(const Arguments& arguments, draw::Format format) {
  const Values& values = arguments.values;
  Limits limits = limits_of(values);
  const AllOrNothing watch(limits);
  const Result<std::vector<Drawn>> all =
      read_all(arguments.words[0], arguments.words[1], values.text("rules"), limits);
  if (!all) {
    Failure failure = failure_by(all.error());
    if (limits.reached() && failure.code == bad_input) failure.code = undecided;
    return failure;
  }
  Result<std::string> picture = [&]() -> Result<std::string> {
    if (!values.given("map")) return render(*all, format, values.flag("sheet"));
    const Result<AnyImage> image = image_of(values.text("map"), *all, limits);
    if (!image) return image.error();
    return render_traced(*image, all->front(), format);
  }();
  if (picture) return std::move(picture).value();
  InputError error = picture.error();
  if (error.file.empty()) error.file = values.text("out");
  return failure_by(std::move(error));
}

int run_draw(const Arguments& arguments) {
  const std::string &file = arguments.words[0], &answer_file = arguments.words[1];
  const std::string out = arguments.values.text("out");
  const bool as_sheet = arguments.values.flag("sheet");
  const std::optional<draw::Format> format = out == "-" ? draw::Format::text : draw::format_of(out);
  if (!format) {
    return fail({"", 0, 0,
                 fmt::format("-o {}: expected a name that ends in {}, or -", out,
                             draw::endings_in_words())});
  }
  if (file == "-" && answer_file == "-")
    return fail({"", 0, 0, "FILE and ANSWER can't both be standard input"});
  if (as_sheet && !draw::row_of(*format).has_pages)
    return fail({"", 0, 0, fmt::format("--sheet: {} has no pages; a .pdf has", out)});
  if (as_sheet && arguments.values.given("map"))
    return fail({"", 0, 0, "--sheet and --map don't go together"});
  if (as_sheet && answer_file.empty())
    return fail({"", 0, 0, "--sheet: expected ANSWER, whose solutions come last"});
  const std::array read = {file, answer_file, arguments.values.text("map")};
  if (!are_distinct(read, std::array{Written{"-o", out, true}})) return bad_input;
  const OrFailure<std::string> picture = drawn(arguments, *format);
  if (const auto* failure = std::get_if<Failure>(&picture)) return end(*failure);
  return save(out, std::get<std::string>(picture)) ? decided : bad_input;
}

}  // namespace

Command draw_command() {
  static const std::string out_help =
      "A name that ends in " + draw::endings_in_words() + "; - is text on standard output";
  Command command;
  command.name = "draw";
  command.summary = "Draws puzzles, and the moves or the refusals of answers";
  command.arguments = {{"FILE", "Puzzles; - is standard input"},
                       {"ANSWER", "Answers as solve prints them", false}};
  command.settings =
      joined({{.name = "out", .value = "OUT", .fallback = "-", .help = out_help, .letter = 'o'},
              {.name = "sheet",
               .type = Setting::Type::flag,
               .help = "Pages to print: the puzzles, then their solutions"},
              {.name = "map",
               .value = "MAP",
               .help = "The puzzle is an image of reduce: frame and name what its parts stand for"},
              rules_setting()},
             limit_settings("Seconds after which to give up"));
  command.example = "draw examples/king.txt -o king.svg";
  command.run = run_draw;
  return command;
}

}  // namespace hardboard::cli
