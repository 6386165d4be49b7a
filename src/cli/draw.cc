// hardboard draw: a puzzle, with an answer's moves if one is given, as a picture.
#include <array>
#include <fmt/format.h>
#include <fstream>
#include <optional>
#include <string>

#include "cli/commands.h"
#include "cli/options.h"
#include "cli/session.h"
#include "draw/gif.h"
#include "draw/svg.h"
#include "kinds/kind.h"

namespace hardboard::cli {
namespace {

enum class Format : std::uint8_t { text, svg, gif };

std::optional<Format> format_of(const std::string& out) {
  if (out == "-" || out.ends_with(".txt")) return Format::text;
  if (out.ends_with(".svg")) return Format::svg;
  if (out.ends_with(".gif")) return Format::gif;
  return std::nullopt;
}

// The answer of a file, if it checks.
Result<AnyAnswer> checked_answer(const AnyPuzzle& puzzle, const std::string& file,
                                 const Limits& limits) {
  const Result<std::string> text = load(file);
  if (!text) return text.error();
  Result<AnyAnswer> answer = puzzle.kind().read_answer(puzzle, Text{shown_name(file), *text});
  if (!answer) return answer.error();
  const CheckReport report = puzzle.kind().check(puzzle, *answer, limits);
  if (report.check != Check::wrong) return answer;
  return InputError{shown_name(file), 0, 0, "the answer does not check: " + report.reason};
}

int fail(const InputError& error) {
  complain(error);
  return bad_input;
}

int run(const Arguments& arguments) {
  const std::string &file = arguments.words[0], &answer_file = arguments.words[1];
  const std::string out = arguments.values.text("out");
  const std::optional<Format> format = format_of(out);
  if (!format)
    return fail({"", 0, 0,
                 fmt::format("-o {}: expected a name that ends in .svg, .gif or .txt, or -", out)});
  if (file == "-" && answer_file == "-")
    return fail({"", 0, 0, "FILE and ANSWER can't both be standard input"});
  const Result<AnyPuzzle> puzzle = one_puzzle(file, arguments.values.text("rules"));
  if (!puzzle) return fail(puzzle.error());
  std::optional<AnyAnswer> answer;
  if (!answer_file.empty()) {
    Result<AnyAnswer> read = checked_answer(*puzzle, answer_file, session_limits());
    if (!read) return fail(read.error());
    answer = std::move(read).value();
  }
  const Kind& kind = kind_of(*puzzle);
  const AnyAnswer* const drawn = answer ? &*answer : nullptr;
  const std::string picture = *format == Format::text  ? kind.text_picture(*puzzle, drawn)
                              : *format == Format::svg ? draw::svg(kind.picture(*puzzle, drawn))
                                                       : draw::gif(kind.picture(*puzzle, drawn));
  if (out == "-") {
    fmt::print("{}", picture);
    return decided;
  }
  std::ofstream stream(out, std::ios::binary);
  stream << picture << std::flush;
  if (!stream) return fail({out, 0, 0, "cannot be written"});
  return decided;
}

}  // namespace

Command draw_command() {
  Command command;
  command.name = "draw";
  command.summary = "Draws a puzzle, and the moves of an answer";
  command.arguments = {{"FILE", "A puzzle; - is standard input"},
                       {"ANSWER", "An answer as solve prints it", false}};
  command.settings = {{.name = "out",
                       .value = "OUT",
                       .fallback = "-",
                       .help = "OUT.svg, OUT.gif or OUT.txt; - is text on standard output",
                       .letter = 'o'},
                      rules_setting()};
  command.example = "draw examples/king.txt -o king.svg";
  command.run = run;
  return command;
}

}  // namespace hardboard::cli
