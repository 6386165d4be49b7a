#include "cli/check.h"

#include <fmt/format.h>
#include <string>
#include <string_view>
#include <vector>

#include "base/counted.h"
#include "cli/session.h"
#include "proofs/answer_file.h"
#include "puzzles/graph_capture/answer.h"
#include "puzzles/graph_capture/check.h"
#include "puzzles/peg_army/answer.h"
#include "puzzles/peg_army/check.h"
#include "puzzles/peg_solitaire/answer.h"
#include "puzzles/peg_solitaire/check.h"
#include "puzzles/push_fight/answer.h"
#include "puzzles/push_fight/check.h"
#include "puzzles/solo_chess/answer.h"
#include "puzzles/solo_chess/check.h"

namespace hardboard::cli {
namespace {

template <class KindPuzzle>
Result<CheckReport> check_text(const KindPuzzle& puzzle, const Text& text) {
  const auto answer = read_answer(puzzle, text);
  if (!answer) return answer.error();
  return check(puzzle, *answer);
}

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
                const std::string& rules) {
  if (puzzle_file == "-" && answer_file == "-") {
    complain("FILE and ANSWER can't both be standard input");
    return bad_input;
  }
  const Result<std::string> content = load(answer_file);
  if (!content) {
    complain(content.error());
    return bad_input;
  }
  const std::vector<Text> answers = split_answers({shown_name(answer_file), *content});

  std::size_t next = 0;
  bool is_bad = false, is_wrong = false;
  for_each_puzzle({puzzle_file}, rules, [&](const Result<Puzzle>& puzzle) {
    if (!puzzle) {
      complain(puzzle.error());
      is_bad = true;
      return false;
    }
    if (next == answers.size()) {
      complain({shown_name(answer_file), 0, 0, fmt::format("no answer for puzzle {}", next + 1)});
      is_bad = true;
      return false;
    }
    const Result<CheckReport> report =
        std::visit([&](const auto& p) { return check_text(p, answers[next]); }, *puzzle);
    ++next;
    if (!report) {
      complain(report.error());
      is_bad = true;
      return false;
    }
    fmt::print("{}{}{}\n", word(report->check), report->reason.empty() ? "" : ": ", report->reason);
    is_wrong = is_wrong || report->check == Check::wrong;
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
