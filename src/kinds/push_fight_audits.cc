// Audits of tables of Push Fight: a root that can be published, and single positions checked
// against the root.
#include <array>
#include <fmt/format.h>
#include <string>
#include <utility>

#include "base/counted.h"
#include "base/load.h"
#include "base/text.h"
#include "kinds/push_fight_parts.h"
#include "puzzles/push_fight/merkle.h"
#include "puzzles/push_fight/table_file.h"

namespace hardboard {
namespace {

using namespace push_fight;
using Tell = std::function<void(const std::string&)>;

const std::array audit_settings = {
    Setting{.name = "table", .value = "TABLE", .help = "A finished table, from solve --table"}};
const std::array check_settings = {
    Setting{.name = "audit", .value = "AUDIT", .help = "What `explore audit` has printed"},
    Setting{.name = "root", .value = "HEX", .help = "The root that was published"}};

std::string value_words(Value value) {
  if (value.verdict == Verdict::draw) return "a draw";
  return fmt::format("a {} in {}{}", word_of(value.verdict),
                     value.depth == deepest ? "at least " : "", counted(value.depth, "turn"));
}

// Why the position has no place in a table; empty if it has one.
std::string why_not(const Puzzle& puzzle, std::size_t memory_bytes) {
  if (puzzle.position.anchor == no_anchor) return "the position has no anchor";
  return Table::why_not(contest_of(puzzle), memory_bytes);
}

Result<bool> run_audit(const AnyPuzzle* any, const Values& values, const Limits& limits,
                       const Tell& tell) {
  const Puzzle& puzzle = any->as<Puzzle>();
  if (std::string why = why_not(puzzle, limits.memory_bytes); !why.empty())
    return error_in_words(std::move(why));
  const std::string file = values.text("table");
  const auto loaded = load_table(file, contest_of(puzzle), limits.memory_bytes);
  if (!loaded) return error_in_words(to_string(loaded.error()));
  if (!loaded->analysis.is_done) return error_in_words(file + ": the analysis has not ended");
  const auto [audit, root] = audited(loaded->table, puzzle.position);
  tell("# root " + root);
  const Value value = loaded->table.value(puzzle.position.turn, relative(puzzle.position));
  tell(fmt::format("# the side to move has {}", value_words(value)));
  const std::string text = write_audit(audit);
  tell(text.substr(0, text.size() - 1));
  return true;
}

Result<bool> run_check(const AnyPuzzle* any, const Values& values, const Limits& limits,
                       const Tell& tell) {
  const Puzzle& puzzle = any->as<Puzzle>();
  if (std::string why = why_not(puzzle, SIZE_MAX); !why.empty())
    return error_in_words(std::move(why));
  std::string root = values.text("root");
  for (char& digit : root)
    if ('A' <= digit && digit <= 'F') digit = static_cast<char>(digit - 'A' + 'a');
  if (root.size() != 64 || root.find_first_not_of("0123456789abcdef") != root.npos)
    return error_in_words(fmt::format("--root {}: expected 64 hexadecimal digits", root));
  const std::string file = values.text("audit");
  Limits own = limits;
  const Result<std::string> content = load(file, own);
  if (!content) return error_in_words(to_string(content.error()));
  const Result<Audit> audit = read_audit({file, *content, 1});
  if (!audit) return error_in_words(to_string(audit.error()));
  const std::optional<ShownValue> shown = shown_by(*audit, contest_of(puzzle), puzzle.position);
  const bool fits = shown && shown->root == root;
  tell(fits ? "audited: by the table of this root the side to move has " + value_words(shown->value)
            : std::string("wrong: the audit does not lead from this position to this root"));
  return fits;
}

}  // namespace

std::span<const Experiment> push_fight_audits() {
  static const std::array rows = {
      Experiment{"audit", "The root of a table, and what shows the value of a position by the root",
                 audit_settings, /*needs_puzzle=*/true, run_audit, /*ranged=*/nullptr,
                 /*judges=*/false, "--file examples/push_small.txt --table small.table"},
      Experiment{"audited", "Whether an audit shows the value of a position by a table's root",
                 check_settings, /*needs_puzzle=*/true, run_check, /*ranged=*/nullptr,
                 /*judges=*/true, "--file examples/push_small.txt --audit small.audit --root HEX"}};
  return rows;
}

}  // namespace hardboard
