// hardboard draw: a puzzle, with an answer's moves if one is given, as a picture.
#include <fmt/format.h>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/options.h"
#include "cli/places.h"
#include "cli/session.h"
#include "draw/graph_capture.h"
#include "draw/solo_chess.h"
#include "draw/svg.h"
#include "draw/text.h"
#include "proofs/answer_text.h"
#include "puzzles/graph_capture/read.h"
#include "puzzles/solo_chess/write.h"

namespace hardboard::cli {
namespace {

struct Options {
  std::string puzzle, answer, out, rules;
};

// The picture as text of the format that the name of the file asks for.
template <class KindPuzzle, class Moves>
std::string draw(const KindPuzzle& puzzle, const Moves& moves, bool as_text) {
  if (as_text) return draw::text_picture(puzzle, moves);
  return draw::svg(draw::picture(puzzle, moves, write(puzzle)));
}

template <class KindPuzzle>
Result<std::string> draw_files(const KindPuzzle& puzzle, std::string_view kind,
                               const Options& options, bool as_text) {
  std::vector<Capture<PlaceOf<KindPuzzle>>> moves;
  if (!options.answer.empty()) {
    const Result<std::string> text = load(options.answer);
    if (!text) return text.error();
    const auto answer = read_answer<PlaceOf<KindPuzzle>>(*text, kind, shown_name(options.answer));
    if (!answer) return answer.error();
    if (const CheckReport report = check(puzzle, *answer); report.check == Check::wrong)
      return InputError{shown_name(options.answer), 0, 0,
                        "the answer does not check: " + report.reason};
    moves = answer->moves;
  }
  return draw(puzzle, moves, as_text);
}

bool ends_with(const std::string& name, std::string_view ending) {
  return name.size() >= ending.size() &&
         name.compare(name.size() - ending.size(), ending.size(), ending) == 0;
}

int run(const Options& options) {
  const bool as_text = options.out == "-" || ends_with(options.out, ".txt");
  if (!as_text && !ends_with(options.out, ".svg")) {
    complain(fmt::format("-o {}: expected a name that ends in .svg or .txt, or -", options.out));
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
  const std::string_view kind = kind_of(*puzzle).name;
  const Result<std::string> picture =
      std::visit([&](const auto& p) { return draw_files(p, kind, options, as_text); }, *puzzle);
  if (!picture) {
    complain(picture.error());
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
  command->add_option("-o,--out", options->out, "OUT.svg or OUT.txt; - is text on the terminal")
      ->required();
  add_rules(*command, options->rules);
  command->footer("Example: hardboard draw examples/king.txt -o king.svg");
  command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace hardboard::cli
