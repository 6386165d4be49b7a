#include "reductions/map_file.h"

#include <algorithm>
#include <fmt/format.h>
#include <sstream>

#include "base/scanner.h"
#include "base/sha256.h"

namespace hardboard {
namespace {

constexpr std::string_view map_name = "hardboard-map";

// The head of a map: what read_map() needs to make the chain again.
struct Head {
  std::vector<std::string> via;  // names of reductions, at least one
  std::int64_t source_line = 0;  // the first line of the source
};

bool read_head(Scanner& in, Head& head) {
  if (!in.check_encoding() || !in.begin(map_name) || !in.expect_line_end()) return false;
  while (in.next_line()) {
    const std::string_view key = in.next_word();
    if (key == "via") {
      std::string_view name = in.next_word();
      if (name.empty()) return in.fail_expected("the name of a reduction", name);
      for (; !name.empty(); name = in.next_word()) {
        if (reduction_named(name) == nullptr)
          return in.fail(name, fmt::format("{} is no reduction", in_quotes(name)));
        head.via.emplace_back(name);
      }
    } else if (key == "source") {
      if (head.via.empty()) return in.fail(key, "expected `via` before `source`");
      head.source_line = in.here().line + 1;
      return in.expect_line_end();
    } else if (key != "image" && key != "part") {
      return in.fail_expected("`via`, `image`, `part` or `source`", key);
    }
  }
  return in.fail(in.here(), "the map ends without a block `source`");
}

// The text from the given line on.
std::string_view from_line(std::string_view content, std::int64_t line) {
  for (; line > 1; --line) content.remove_prefix(std::min(content.find('\n') + 1, content.size()));
  return content;
}

// The text with the line ends that write_map() makes.
std::string with_plain_ends(std::string_view content) {
  std::string plain;
  plain.reserve(content.size());
  for (std::size_t i = 0; i < content.size(); ++i)
    if (content.substr(i, 2) != "\r\n") plain += content[i];
  return plain;
}

// The first line at which two texts differ, from 1; 0 if they are equal.
std::int64_t first_difference(std::string_view a, std::string_view b) {
  const auto [at, other] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
  if (at == a.end() && other == b.end()) return 0;
  return 1 + std::count(a.begin(), at, '\n');
}

}  // namespace

void write_map(std::ostream& out, const Chain& chain, std::string_view digest) {
  out << map_name << "\nvia";
  for (const AnyImage& step : chain.steps) out << ' ' << step.reduction->name;
  out << "\nimage " << chain.image().kind().name << ' ' << digest << '\n';
  const AnyImage& last = chain.steps.back();
  for (const Part& part : last.reduction->parts(last)) {
    out << "part \"" << part.name << '"';
    for (const Square square : part.squares) out << ' ' << square.x << ',' << square.y;
    for (const std::uint32_t number : part.numbers) out << ' ' << number;
    out << '\n';
  }
  out << "source\n" << chain.source().kind().write(chain.source());
}

Result<Chain> read_map(const Text& text, const Limits& limits) {
  Scanner in(text);
  Head head;
  if (!read_head(in, head)) return in.error();
  const std::string_view content = without_mark(text.content);
  // The first reduction names the kind of the source; its text alone might be of several.
  const Result<AnyPuzzle> source =
      reduction_named(head.via.front())
          ->from->read({text.file, from_line(content, head.source_line - text.first_line + 1),
                        head.source_line});
  if (!source) return source.error();
  Result<Chain> chain = reduce_via(*source, head.via, limits);
  if (!chain) return in_file(chain.error(), text.file);
  std::ostringstream written;
  write_map(written, *chain, sha256(chain->image().kind().write(chain->image())));
  if (const std::int64_t line = first_difference(with_plain_ends(content), written.view())) {
    return InputError{text.file, text.first_line + line - 1, 1,
                      "the map does not fit its source: here it differs from what these reductions "
                      "make of it"};
  }
  return chain;
}

}  // namespace hardboard
