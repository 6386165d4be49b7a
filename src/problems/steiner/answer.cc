#include "problems/steiner/answer.h"

#include <string>
#include <tuple>

#include "proofs/answer_form.h"

namespace hardboard::steiner {
namespace {

// "a1-c1".
std::string read_segment(std::string_view words, std::vector<Segment>& segments) {
  const auto a = take_square(words);
  const bool is_joined = a && words.substr(0, 1) == "-";
  if (is_joined) words.remove_prefix(1);
  const auto b = is_joined ? take_square(words) : std::nullopt;
  if (!b || !words.empty()) return "expected a segment such as a1-c1";
  segments.push_back({*a, *b});
  return "";
}

}  // namespace

inline auto parts(Segment& segment) {
  return std::tie(segment.a, segment.b);
}

Answer solved(std::vector<Segment> segments) {
  Answer answer;
  answer.verdict = Verdict::solvable;
  answer.length = 0;
  for (const auto& [a, b] : segments) *answer.length += distance(a, b);
  answer.segments = std::move(segments);
  return answer;
}

void describe(Archive& archive, const Puzzle&, Answer& answer) {
  constexpr std::array<std::string_view, 1> proofs = {"exhausted"};
  describe_begin(archive, kind_name, solo_verdicts, "", answer);
  if (archive.form() == Form::text) {
    describe_lines(
        archive,
        [&](auto line) {
          for (const auto& [a, b] : answer.segments) line(name(a) + "-" + name(b));
        },
        [&](std::string_view words) { return read_segment(words, answer.segments); });
  } else {
    const bool is_solved = answer.verdict == Verdict::solvable;
    if (archive.enter("segments", is_solved, is_solved || !answer.segments.empty()))
      archive.list(answer.segments, [&](Segment& segment) { archive.value(segment); });
  }
  archive.maybe("length", answer.length);
  describe_numbers(archive, minimum_words, answer);
  archive.choice("proof", answer.proof, std::span(proofs));
  describe_end(archive, answer);
}

void write_answer(std::ostream& out, const Puzzle& puzzle, const Answer& answer, Form form) {
  write_described(out, form, puzzle, answer);
}

Result<Answer> read_answer(const Puzzle& puzzle, const Text& text) {
  return read_described<Answer>(text, puzzle);
}

}  // namespace hardboard::steiner
