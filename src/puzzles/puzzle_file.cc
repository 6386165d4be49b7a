#include "puzzles/puzzle_file.h"

#include <algorithm>
#include <fmt/format.h>
#include <string>
#include <utility>
#include <vector>

#include "base/likely.h"
#include "base/scanner.h"

namespace hardboard {
namespace {

// So many bytes of a large puzzle are taken between two looks at the limits.
constexpr std::size_t between_looks = std::size_t{1} << 16;

// Is the line `---`?
bool is_rule(std::string_view line) {
  constexpr std::string_view rule = "---";
  return line.substr(0, rule.size()) == rule &&
         line.find_first_not_of(" \t\r\n", rule.size()) == line.npos;
}

bool ends_with_any(std::string_view name, std::span<const std::string_view> endings) {
  return std::any_of(endings.begin(), endings.end(),
                     [&](std::string_view ending) { return name.ends_with(ending); });
}

// The line from its first word on.
std::string_view from(std::string_view word, std::string_view line) {
  return line.substr(static_cast<std::size_t>(word.data() - line.data()));
}

std::string names_of(std::span<const Ground* const> grounds) {
  std::string names, lines;
  for (const Ground* ground : grounds) names += fmt::format("{}, ", ground->name);
  for (const Ground* ground : grounds)
    if (ground->lines != nullptr)
      lines += fmt::format("{}or a {} line", lines.empty() ? "" : " ", ground->lines->name);
  return names + lines;
}

}  // namespace

PuzzleFile::PuzzleFile(LineSource source, std::string name, std::string rules,
                       std::span<const Ground* const> grounds)
    : source_(std::move(source)),
      name_(std::move(name)),
      rules_(std::move(rules)),
      grounds_(grounds) {}

std::optional<std::string_view> PuzzleFile::next_line(Limits& limits) {
  const std::optional<std::string_view> line = source_.next(limits);
  if (!line) return std::nullopt;
  const bool is_marked_once =
      ++line_ == 1 && without_mark(without_mark(*line)) == without_mark(*line);
  return is_marked_once ? without_mark(*line) : *line;
}

PuzzleFile::Found PuzzleFile::end_with(InputError fault) {
  is_over_ = true;
  part_.clear();
  fault_ = std::move(fault);
  return Found::fault;
}

PuzzleFile::Found PuzzleFile::find(Limits& limits) {
  std::size_t taken = 0, next_look = small_text;  // in bytes
  bool has_words = false;
  while (const std::optional<std::string_view> line = next_line(limits)) {
    taken += line->size();
    if (is_rule(*line)) {
      form_ = nullptr;
      if (has_words) return Found::part;
      part_.clear();
      first_ = line_ + 1;
    } else {
      const std::string_view word = has_words ? "" : first_word(*line);
      // In the short form every line with a word is a puzzle.
      if (!word.empty() && form_ == nullptr) form_ = form_of(word, *line);
      if (!word.empty() && form_ != nullptr) {
        if (rules_.empty()) assumed_ = form_->assumed(*line);
        part_ = *line;
        return Found::line;
      }
      has_words = has_words || !word.empty();
      part_ += *line;
    }
    if (taken <= small_text) continue;
    if (part_.size() > largest_file) return end_with({name_, 0, 0, "a puzzle of more than 1 GiB"});
    if (taken > next_look) {
      next_look = taken + between_looks;
      if (auto fault = source_.over(limits, part_.size())) return end_with(*std::move(fault));
    }
    // No text has a NUL byte: a device that gives any bytes would give them without end.
    if (line->find('\0') != line->npos) {
      is_over_ = true;
      return Found::part;
    }
  }
  if (source_.error()) {
    first_ = 0;
    return end_with(*source_.error());
  }
  if (has_words) return Found::part;
  if (gave_any_) return Found::nothing;
  first_ = 1;
  return end_with({name_, 1, 1, "nothing but blank lines and comments; expected a puzzle"});
}

bool PuzzleFile::take(Limits& limits) {
  part_.clear();
  assumed_ = {};
  first_ = line_ + 1;
  found_ = is_over_ ? Found::nothing : find(limits);
  return found_ != Found::nothing;
}

PuzzleFile::Entry PuzzleFile::read() {
  promise(found_ != Found::nothing, "a puzzle was taken");
  Entry entry = found_ == Found::part   ? read_part()
                : found_ == Found::line ? read_line()
                                        : Entry{fault_, first_, false};
  entry.is_alone = !std::exchange(gave_any_, true) && !source_.may_have_more();
  return entry;
}

std::optional<PuzzleFile::Entry> PuzzleFile::next() {
  Limits none;
  none.memory_bytes = SIZE_MAX;
  if (!take(none)) return std::nullopt;
  return read();
}

// A word that names a kind begins a puzzle in long form whatever the file's name is, and so does a
// word that begins a format of others.
const LineForm* PuzzleFile::form_of(std::string_view word, std::string_view line) const {
  for (const Ground* ground : grounds_) {
    const auto& words = ground->first_words;
    const bool begins = std::find(words.begin(), words.end(), word) != words.end();
    if (word == ground->name || begins || ends_with_any(name_, ground->endings)) return nullptr;
  }
  for (const Ground* ground : grounds_) {
    const LineForm* const lines = ground->lines;
    if (lines != nullptr &&
        (lines->looks_like(from(word, line)) || ends_with_any(name_, lines->endings)))
      return lines;
  }
  return nullptr;
}

const Ground* PuzzleFile::kind_of(std::string_view word, std::string_view content) const {
  for (const Ground* ground : grounds_)
    if (word == ground->name) return ground;
  for (const Ground* ground : grounds_)
    if (ends_with_any(name_, ground->endings)) return ground;
  // Comments may stand before the words that tell a format; more than this of them is not looked
  // through by every kind.
  constexpr std::size_t head = 1 << 20;
  for (const Ground* ground : grounds_)
    if (ground->looks_like != nullptr && ground->looks_like(content.substr(0, head))) return ground;
  return nullptr;
}

PuzzleFile::Entry PuzzleFile::read_part() const {
  const Text text{name_, part_, first_};
  Scanner in(text);
  if (!in.check_encoding() || !in.next_line()) return {in.error(), first_, false};
  const std::string_view word = in.next_word();
  const std::int64_t line = in.place(word).line;
  if (const Ground* const ground = kind_of(word, part_)) return {ground->read(text), line, false};
  // The board of a puzzle that lacks its first line: a list of all kinds would not help.
  for (const Ground* ground : grounds_) {
    if (ground->lines == nullptr || !ground->lines->looks_like(word)) continue;
    const std::string_view rest = from(word, part_);
    in.fail(word, fmt::format("expected a kind of puzzle such as {}, or a {} line, found {}",
                              ground->name, ground->lines->name,
                              in_quotes(trimmed(rest.substr(0, rest.find('\n'))))));
    return {in.error(), line, false};
  }
  std::vector<std::string> names;
  for (const Ground* ground : grounds_) names.emplace_back(ground->name);
  in.fail(word, fmt::format("unknown kind of puzzle {}; expected {}{}", in_quotes(word),
                            names_of(grounds_), did_you_mean(word, names)));
  return {in.error(), line, false};
}

PuzzleFile::Entry PuzzleFile::read_line() const {
  const Text text{name_, part_, line_};
  Scanner in(text);
  if (!in.check_encoding() || !in.next_line()) return {in.error(), line_, false};
  return {form_->read(in.take_rest(), name_, line_, rules_), line_, false};
}

PuzzleFile puzzles_in(std::string_view text, std::string name, std::string rules,
                      std::span<const Ground* const> grounds) {
  return PuzzleFile(LineSource(text), std::move(name), std::move(rules), grounds);
}

}  // namespace hardboard
