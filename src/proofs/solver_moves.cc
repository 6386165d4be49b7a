#include "proofs/solver_moves.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <limits>
#include <map>
#include <optional>

#include "base/scanner.h"

namespace hardboard {
namespace {

constexpr std::string_view atom = "move(";

// How a search ends, in the words of clingo.
constexpr std::array<std::pair<std::string_view, std::string_view>, 4> verdicts = {
    {{"SATISFIABLE", "solvable"},
     {"OPTIMUM FOUND", "solvable"},
     {"UNSATISFIABLE", "unsolvable"},
     {"UNKNOWN", "unknown"}}};

class MoveReader {
public:
  explicit MoveReader(const Text& text) : in_(text) {}

  Result<std::string> read() {
    if (!in_.check_encoding()) return in_.error();
    while (in_.next_raw_line())
      if (!line(trimmed(in_.take_rest()))) return in_.error();
    if (!verdict_) {
      in_.fail(in_.here(), "expected a line `SATISFIABLE`, `UNSATISFIABLE` or `UNKNOWN`");
      return in_.error();
    }
    std::string text = fmt::format("{}\n", *verdict_);
    if (*verdict_ != "solvable") return text;
    std::size_t number = 0;
    for (const auto& [time, words] : moves_) text += fmt::format("{}. {}\n", ++number, words);
    return text;
  }

private:
  bool line(std::string_view line) {
    for (const auto& [words, verdict] : verdicts)
      if (line == words) verdict_ = verdict;
    std::size_t at = line.find(atom);
    if (at != line.npos) moves_.clear();  // of an earlier model
    for (; at != line.npos; at = line.find(atom)) {
      const bool is_whole_word = at == 0 || line[at - 1] == ' ';
      line.remove_prefix(at + atom.size());
      if (is_whole_word && !move(line)) return false;
    }
    return true;
  }

  // Takes `3,"a1-a3")` off the front.
  bool move(std::string_view& rest) {
    const std::size_t comma = std::min(rest.find(','), rest.size());
    std::int64_t time = 0;
    if (!in_.to_integer(rest.substr(0, comma), "a point of time", 0,
                        std::numeric_limits<std::int32_t>::max(), time))
      return false;
    rest.remove_prefix(comma);
    constexpr std::string_view begin = ",\"", end = "\")";
    const std::size_t size = rest.find(end);
    if (!rest.starts_with(begin) || size == rest.npos)
      return in_.fail(rest, "expected the words of a move: move(1,\"a1-a3\")");
    const std::string_view words = rest.substr(begin.size(), size - begin.size());
    if (!moves_.emplace(time, words).second)
      return in_.fail(rest, fmt::format("a second move at time {}", time));
    rest.remove_prefix(size + end.size());
    return true;
  }

  Scanner in_;
  std::map<std::int64_t, std::string> moves_;  // of the last model, by time
  std::optional<std::string_view> verdict_;
};

}  // namespace

bool looks_like_solver_moves(std::string_view content) {
  const std::string_view word = first_word(content);
  constexpr std::array<std::string_view, 7> words = {
      "clingo", "clasp", "Answer:", "SATISFIABLE", "UNSATISFIABLE", "UNKNOWN", "OPTIMUM"};
  return word.starts_with(atom) || std::find(words.begin(), words.end(), word) != words.end();
}

Result<std::string> text_of_solver_moves(const Text& text) {
  return MoveReader(text).read();
}

}  // namespace hardboard
