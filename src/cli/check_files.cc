#include "cli/check_files.h"

#include <fmt/format.h>
#include <string_view>
#include <vector>

#include "base/counted.h"
#include "cli/answer_texts.h"
#include "cli/session.h"
#include "puzzles/ground.h"

namespace hardboard::cli {
namespace {

const char* word(Check check) {
  switch (check) {
    case Check::verified:
      return "verified";
    case Check::claimed:
      return "claimed";
    case Check::wrong:
      return "wrong";
  }
  return "";
}

}  // namespace

int check_files(const std::string& puzzle_file, const std::string& answer_file,
                const std::string& rules, const Limits& limits) {
  if (puzzle_file == "-" && answer_file == "-") {
    complain("FILE and ANSWER can't both be standard input");
    return bad_input;
  }
  const Result<std::string> content = load(answer_file);
  if (!content) {
    complain(content.error());
    return bad_input;
  }
  const std::vector<Text> answers = answer_texts({shown_name(answer_file), *content});

  std::size_t next = 0;
  bool is_bad = false, is_wrong = false;
  for_each_puzzle(
      {puzzle_file}, rules, [&](const Result<AnyPuzzle>& puzzle, const PuzzlePlace& place) {
        if (next == answers.size()) {
          complain(
              {shown_name(answer_file), 0, 0, fmt::format("no answer for puzzle {}", place.index)});
          is_bad = true;
          return false;
        }
        const Text& text = answers[next++];
        if (!puzzle) {
          complain(puzzle.error());
          is_bad = true;
          return true;
        }
        const Ground& ground = puzzle->kind();
        const Result<AnyAnswer> answer = ground.read_answer(*puzzle, text);
        if (!answer) {
          complain(answer.error());
          is_bad = true;
          return true;
        }
        const CheckReport report = ground.check(*puzzle, *answer, limits);
        fmt::print("{}{}{}\n", word(report.check), report.reason.empty() ? "" : ": ",
                   report.reason);
        is_wrong = is_wrong || report.check == Check::wrong;
        return true;
      });
  if (!is_bad && next < answers.size()) {
    complain({answers[next].file, answers[next].first_line, 0,
              "an answer too many: the file has " + counted(next, "puzzle")});
    is_bad = true;
  }
  return is_bad ? bad_input : is_wrong ? wrong : decided;
}

}  // namespace hardboard::cli
