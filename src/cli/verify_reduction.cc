// hardboard verify-reduction: all small sources, or those of a file, solved and carried both ways.
#include "kinds/verify_reduction.h"

#include <array>
#include <fmt/format.h>
#include <string>

#include "cli/commands.h"
#include "cli/distinct_files.h"
#include "cli/options.h"
#include "cli/reductions.h"
#include "cli/session.h"

namespace hardboard::cli {
namespace {

// The sources of a file; the first error ends them.
struct SourceFile {
  std::string file;
  const Reduction* reduction;
  ReadingLimits limits;
  int failure = decided;  // the exit code of the error

  void each(const PuzzleVisit& visit) {
    for_each_puzzle({file}, "", limits, [&](Result<AnyPuzzle> puzzle, const PuzzlePlace& place) {
      if (puzzle && &puzzle->kind() != reduction->from) {
        puzzle = InputError{place.file, place.line, 1,
                            fmt::format("expected a puzzle of kind {}, from which {} starts",
                                        reduction->from->name, reduction->name)};
      }
      if (puzzle) return visit(std::move(puzzle).value());
      failure = fail(puzzle.error());
      return false;
    });
  }
};

int show(const std::string& name, const Counterexample& found) {
  const std::string source = name + ".source.txt", image = name + ".image.txt";
  if (!save(source, found.source.kind().write(found.source)) ||
      !save(image, found.image.kind().write(found.image)))
    return bad_input;
  fmt::print("wrong: {}\ncounterexample: {}, {}\n", found.words, source, image);
  return wrong;
}

bool show_open(const std::string& name, const std::vector<AnyPuzzle>& open) {
  const std::string file = name + ".undecided.txt";
  std::string text;
  for (const AnyPuzzle& source : open)
    text += (text.empty() ? "" : "---\n") + source.kind().write(source);
  if (!save(file, text)) return false;
  fmt::print("undecided: {} (for another try: --from {}, with more --seconds)\n", file, file);
  return true;
}

int run_verify_reduction(const Arguments& arguments) {
  const Values& values = arguments.values;
  const Reduction* const reduction = reduction_named(arguments.words[0]);
  if (reduction == nullptr) {
    complain(fmt::format("{}: no such reduction (hardboard list reductions)",
                         in_quotes(arguments.words[0])));
    return bad_input;
  }
  VerificationEffort effort;
  effort.seconds = values.real("seconds");
  const std::uint64_t size = values.number("up-to");
  SourceFile file{values.text("from"), reduction, reading_limits(values)};
  const bool has_file = values.given("from");
  const std::string name = values.given("out") ? values.text("out") : std::string(reduction->name);
  if (!are_distinct(std::array{file.file}, std::array{Written{"--out", name + ".source.txt"},
                                                      Written{"--out", name + ".image.txt"},
                                                      Written{"--out", name + ".undecided.txt"}}))
    return bad_input;
  Result<Sources> sources = has_file ? Sources([&](const PuzzleVisit& visit) { file.each(visit); })
                                     : sources_up_to(*reduction, static_cast<unsigned>(size));
  if (!sources) return fail(sources.error());
  const Limits limits = limits_of(values);
  const Verification done = verify_reduction(*reduction, *sources, effort, limits);
  end_progress();
  if (file.failure != decided) return file.failure;
  fmt::print("{} {}: {}\n", reduction->name,
             has_file ? "of " + shown_name(file.file) : fmt::format("up to {}", size),
             in_words(done));
  if (!done.open.empty() && !show_open(name, done.open)) return bad_input;
  if (done.counterexample) return show(name, *done.counterexample);
  if (interrupted()) return interrupted_exit;
  if (!done.is_over) complain(fmt::format("not all sources: {}", limits.words()));
  if (!done.is_over || done.undecided > 0) return undecided;
  fmt::print("holds\n");
  return decided;
}

}  // namespace

Command verify_reduction_command() {
  Command command;
  command.name = "verify-reduction";
  command.summary = "Tests a reduction on all small sources: verdicts, and solutions both ways";
  command.arguments = {{"NAME", "The reduction (hardboard list reductions)"}};
  command.settings = joined({{.name = "up-to",
                              .type = Setting::Type::number,
                              .value = "N",
                              .fallback = "3",
                              .help = "All sources up to this size: variables, vertices, points",
                              .least = 1,
                              .most = 64},
                             {.name = "from",
                              .value = "FILE",
                              .help = "The sources in FILE instead; - is standard input"},
                             {.name = "seconds",
                              .type = Setting::Type::real,
                              .value = "SECONDS",
                              .fallback = "20",
                              .help = "Seconds for each image"},
                             {.name = "out",
                              .value = "NAME",
                              .help = "A counterexample becomes NAME.source.txt and "
                                      "NAME.image.txt, what is left undecided NAME.undecided.txt",
                              .letter = 'o'}},
                            limit_settings("Seconds for all"));
  command.example = "verify-reduction red-blue-to-rooks --up-to 2";
  command.run = run_verify_reduction;
  return command;
}

}  // namespace hardboard::cli
