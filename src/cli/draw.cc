// hardboard draw: a puzzle, with an answer's moves if one is given, as a picture.
#include <fmt/format.h>
#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/each_kind.h"
#include "cli/options.h"
#include "cli/session.h"
#include "draw/render.h"

namespace hardboard::cli {
namespace {

struct Options {
  std::string puzzle, answer, out, rules;
};

using draw::Format;

template <class KindPuzzle>
Result<std::string> draw_files(const KindPuzzle& puzzle, const Options& options, Format format) {
  decltype(find_answer(puzzle, {})) answer;
  if (!options.answer.empty()) {
    const Result<std::string> text = load(options.answer);
    if (!text) return text.error();
    auto read = read_answer(puzzle, Text{shown_name(options.answer), *text});
    if (!read) return read.error();
    if (const CheckReport report = check(puzzle, *read); report.check == Check::wrong)
      return InputError{shown_name(options.answer), 0, 0,
                        "the answer does not check: " + report.reason};
    answer = std::move(read).value();
  }
  if (format == Format::text) return text_picture_of(puzzle, answer);
  return draw::render(picture_of(puzzle, answer), format);
}

int run(const Options& options) {
  const std::optional<Format> format =
      options.out == "-" ? Format::text : draw::format_of(options.out);
  if (!format) {
    complain(fmt::format("-o {}: expected a name that ends in {}, or -", options.out,
                         draw::endings_in_words()));
    return bad_input;
  }
  if (options.puzzle == "-" && options.answer == "-") {
    complain("FILE and ANSWER can't both be standard input");
    return bad_input;
  }
  const Result<Puzzle> puzzle = one_puzzle(options.puzzle, options.rules);
  if (!puzzle) {
    complain(puzzle.error());
    return bad_input;
  }
  const Result<std::string> picture =
      std::visit([&](const auto& p) { return draw_files(p, options, *format); }, *puzzle);
  if (!picture) {
    InputError error = picture.error();
    if (error.file.empty()) error.file = options.out;
    complain(error);
    return bad_input;
  }
  if (options.out == "-") {
    fmt::print("{}", *picture);
    return decided;
  }
  std::ofstream out(options.out, std::ios::binary);
  out << *picture << std::flush;
  if (!out) {
    complain(fmt::format("{}: cannot be written", options.out));
    return bad_input;
  }
  return decided;
}

}  // namespace

void add_draw(CLI::App& program, int& exit_code) {
  CLI::App* command = program.add_subcommand("draw", "Draws a puzzle, and the moves of an answer");
  const auto options = std::make_shared<Options>();
  command->add_option("FILE", options->puzzle, "A puzzle; - is standard input")->required();
  command->add_option("ANSWER", options->answer, "An answer as solve prints it");
  command
      ->add_option(
          "-o,--out", options->out,
          "A name that ends in " + draw::endings_in_words() + "; - is text on the terminal")
      ->required();
  add_rules(*command, options->rules);
  command->footer("Example: hardboard draw examples/king.txt -o king.svg");
  command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace hardboard::cli
