#include "base/journal.h"

#include <fmt/format.h>
#include <fstream>
#include <sstream>

#include "base/replacement.h"

namespace hardboard {
namespace {

std::string journal_file(const std::string& folder) {
  return folder + "/levels";
}

}  // namespace

Result<Journal> read_journal(const std::string& folder, const JournalHead& head) {
  const std::string name = journal_file(folder);
  Journal journal;
  std::ifstream in(name);
  // An empty file is the journal of no other computation.
  if (in.peek() == std::ifstream::traits_type::eof()) return journal;
  const auto refuse = [&](std::int64_t line, std::int64_t column, std::string why) {
    return InputError{name, line, column, std::move(why)};
  };
  std::string line;
  if (!std::getline(in, line) || line != head.title)
    return refuse(1, 1, fmt::format("expected `{}`", head.title));
  if (!std::getline(in, line) || line != head.work)
    return refuse(
        2, 1, fmt::format("expected `{}`: these are levels of another game or goal", head.work));
  for (std::int64_t number = 3; std::getline(in, line); ++number) {
    if (journal.is_done) return refuse(number, 1, "expected nothing behind `done`");
    std::istringstream words(line);
    std::string level, of, rest;
    std::uint32_t depth = 0, ranks = 0;
    if (line == "done") {
      journal.is_done = true;
    } else if (words >> level >> depth >> of >> ranks && !(words >> rest) && level == "level" &&
               of == "of" && depth == journal.ranks.size() && ranks > 0) {
      journal.ranks.push_back(ranks);
    } else {
      return refuse(number, 1,
                    fmt::format("expected `level {} of RANKS` or `done`", journal.ranks.size()));
    }
  }
  return journal;
}

std::optional<std::string> write_journal(const std::string& folder, const JournalHead& head,
                                         const Journal& journal) {
  const std::string name = journal_file(folder);
  std::string text = fmt::format("{}\n{}\n", head.title, head.work);
  for (std::size_t depth = 0; depth < journal.ranks.size(); ++depth)
    text += fmt::format("level {} of {}\n", depth, journal.ranks[depth]);
  if (journal.is_done) text += "done\n";
  if (!replace_file(name, text)) return name + ": cannot be written";
  return std::nullopt;
}

}  // namespace hardboard
