#include "proofs/answer_form.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "base/contract.h"
#include "proofs/archives.h"

namespace hardboard {
namespace {

void describe_verdict(Archive& archive, Word verdict, std::string_view comment, auto kind) {
  if (archive.form() == Form::text) {
    archive.begin_choice(verdict, comment);
    return kind();
  }
  archive.begin_object();
  kind();
  archive.field("answer", verdict);
}

bool is_decimal(std::string_view text) {
  return text == "0" || (!text.empty() && text.front() != '0' &&
                         text.find_first_not_of("0123456789") == text.npos);
}

}  // namespace

void write_form(std::ostream& out, Form form, const Description& describe) {
  write_archive(out, form, describe);
}

std::optional<InputError> read_form(const Text& text, const Description& describe) {
  if (std::optional<InputError> error = check_encoding(text)) return error;
  const bool is_json = trimmed(without_mark(text.content)).substr(0, 1) == "{";
  return is_json ? read_json(text, describe) : read_text(text, describe);
}

void describe_begin(Archive& archive, std::string_view kind, std::span<const Verdict> verdicts,
                    std::string_view comment, AnswerHead& head) {
  std::vector<std::string_view> words;
  for (const Verdict verdict : verdicts) words.push_back(word_of(verdict));
  const auto found = std::find(verdicts.begin(), verdicts.end(), head.verdict);
  promise(archive.reads() || found != verdicts.end(), "the verdict answers the question");
  auto index = static_cast<std::size_t>(found - verdicts.begin());
  describe_verdict(archive, {words, index}, comment, [&] {
    std::size_t only = 0;
    if (archive.form() == Form::json) archive.field("kind", Word{std::span(&kind, 1), only});
  });
  if (archive.reads() && index < verdicts.size()) head.verdict = verdicts[index];
  describe_origin(archive, head.origin);
  describe_prose(archive, "method", head.method);
  describe_prose(archive, "source", head.source);
}

void describe_origin(Archive& archive, Origin& origin) {
  archive.maybe("index", origin.index);
  describe_prose(archive, "file", origin.file);
  archive.maybe("line", origin.line);
  describe_prose(archive, "id", origin.id);
}

void describe_numbers(Archive& archive, std::span<const std::string_view> minima,
                      AnswerHead& head) {
  archive.maybe("count", head.count);
  if (archive.reads() && head.count && !is_decimal(*head.count))
    archive.fail("expected a decimal number");
  const std::string what = head.minimum ? head.minimum->what : "";
  const auto found = std::find(minima.begin(), minima.end(), what);
  promise(archive.reads() || !head.minimum || found != minima.end(), "the kind has this minimum");
  for (const std::string_view word : minima) {
    std::uint64_t value = head.minimum ? head.minimum->value : 0;
    if (!archive.maybe(word, value, word == what) || !archive.reads()) continue;
    if (head.minimum)
      archive.fail(fmt::format("`{}` and `{}` can't both be given", head.minimum->what, word));
    head.minimum = Minimum{std::string(word), value, 0};
  }
  if (head.minimum) archive.maybe("bound", head.minimum->bound, true);
}

void describe_end(Archive& archive, AnswerHead& head) {
  describe_prose(archive, "remark", head.remark);
  if (archive.form() == Form::json) archive.maybe("seconds", head.seconds, true);
  archive.end_object();
}

void describe_prose(Archive& archive, std::string_view key, std::string& text) {
  archive.maybe(key, text, !one_line(text).empty());
}

void describe(Archive& archive, Exhausted& proof) {
  archive.field("positions", proof.positions);
}

// An answer whose puzzle is not known.
void describe(Archive& archive, std::monostate, BadAnswer& answer) {
  constexpr std::array<std::string_view, 1> words = {"bad"};
  std::size_t index = 0;
  describe_verdict(archive, {words, index}, "the puzzle could not be read, or not be asked this",
                   [&] { describe_prose(archive, "kind", answer.kind); });
  describe_origin(archive, answer.origin);
  archive.field("message", answer.message);
  archive.end_object();
}

void write_answer(std::ostream& out, const BadAnswer& answer, Form form) {
  write_described(out, form, std::monostate(), answer);
}

Result<BadAnswer> read_bad_answer(const Text& text) {
  return read_described<BadAnswer>(text, std::monostate());
}

}  // namespace hardboard
