// hardboard gadget verify: exact tables of gadgets against those that they claim.
#include <fmt/format.h>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/counted.h"
#include "cli/gadget.h"
#include "cli/options.h"
#include "cli/session.h"
#include "gadgets/verify.h"
#include "proofs/answer_form.h"

namespace hardboard::cli {
namespace {

using gadgets::Gadget;

std::string row_words(const Gadget& gadget, const gadgets::Row& row) {
  const std::string inputs = in_words(gadget, row.inputs);
  return fmt::format("{}{}: {}", inputs, inputs.empty() ? "" : " ", in_words(gadget, row.outcomes));
}

void print_difference(const Gadget& gadget, const gadgets::Difference& difference) {
  const Gadget shown = difference.is_reversed ? reversed(gadget) : gadget;
  std::string where = difference.is_reversed ? ", backward" : "";
  for (std::size_t i = 0; i < difference.longer.size(); ++i)
    if (difference.longer[i] > 0)
      where += fmt::format(", port {} longer by {}", shown.ports[i].letters, difference.longer[i]);
  fmt::print("  claimed {}\n  found   {}{}\n", row_words(shown, difference.claimed),
             row_words(shown, difference.found), where);
  for (const gadgets::FoundOutcome& found : difference.unclaimed) {
    fmt::print("  play to {}: {}\n", in_words(shown, found.outcome),
               gadgets::play_words(found.play));
  }
}

std::string_view verdict_of(const gadgets::Verification& done) {
  if (!done.differences.empty() || !done.leaks.empty()) return "differs";
  return done.is_over ? "holds" : "unknown";
}

void print_verdict(const Gadget& gadget, const gadgets::Verification& done, const Limits& limits) {
  const std::string rows = counted(done.rows, "row");
  if (done.holds())
    fmt::print("{}: holds, {}\n", gadget.name, rows);
  else if (verdict_of(done) == "unknown")
    fmt::print("{}: unknown, {}; {} held\n", gadget.name, why_open(limits), rows);
  else
    fmt::print("{}: differs\n", gadget.name);
  // One difference tells; the others are most often the same with longer wires.
  if (!done.differences.empty()) print_difference(gadget, done.differences.front());
  if (done.differences.size() > 1)
    fmt::print("  and {}\n", counted(done.differences.size() - 1, "more row"));
  for (const gadgets::Leak& leak : done.leaks) fmt::print("  {}\n", leak.words);
}

// A row as JSON: the signals by their names.
struct ShownRow {
  std::vector<std::string> inputs;
  std::vector<std::vector<std::string>> outcomes;
};
void describe(Archive& archive, ShownRow& row) {
  archive.field("inputs", row.inputs);
  archive.field("outcomes", row.outcomes);
}

std::vector<std::string> names_of(const Gadget& gadget, const std::vector<std::uint8_t>& signals) {
  std::vector<std::string> names;
  for (const std::uint8_t signal : signals) names.push_back(gadget.signals[signal].name);
  return names;
}

ShownRow shown(const Gadget& gadget, const gadgets::Row& row) {
  ShownRow all{names_of(gadget, row.inputs), {}};
  for (const gadgets::Outcome& outcome : row.outcomes)
    all.outcomes.push_back(names_of(gadget, outcome));
  return all;
}

struct ShownPlay {
  std::vector<std::string> outcome;
  std::string moves;
};
void describe(Archive& archive, ShownPlay& play) {
  archive.field("outcome", play.outcome);
  archive.field("moves", play.moves);
}

struct ShownDifference {
  bool is_backward = false;
  std::vector<std::uint8_t> longer;
  ShownRow claimed, found;
  std::vector<ShownPlay> plays;
};
void describe(Archive& archive, ShownDifference& difference) {
  archive.field("backward", difference.is_backward);
  archive.field("longer", difference.longer);
  archive.field("claimed", difference.claimed);
  archive.field("found", difference.found);
  archive.field("plays", difference.plays);
}

ShownDifference shown(const Gadget& gadget, const gadgets::Difference& difference) {
  ShownDifference all{difference.is_reversed,
                      difference.longer,
                      shown(gadget, difference.claimed),
                      shown(gadget, difference.found),
                      {}};
  for (const gadgets::FoundOutcome& found : difference.unclaimed)
    all.plays.push_back({names_of(gadget, found.outcome), gadgets::play_words(found.play)});
  return all;
}

// A line: the verdict, or without one the table.
void write_json(const Gadget& gadget, const gadgets::Verification* done,
                const std::optional<std::vector<gadgets::Row>>& table) {
  std::string name = gadget.name, verdict(done != nullptr ? verdict_of(*done)
                                          : table         ? ""
                                                          : "unknown");
  std::vector<ShownRow> rows;
  for (const gadgets::Row& row : table.value_or(std::vector<gadgets::Row>{}))
    rows.push_back(shown(gadget, row));
  std::vector<ShownDifference> differences;
  std::vector<std::string> leaks;
  if (done != nullptr) {
    for (const gadgets::Difference& one : done->differences)
      differences.push_back(shown(gadget, one));
    for (const gadgets::Leak& leak : done->leaks) leaks.push_back(leak.words);
  }
  std::uint64_t compared = done != nullptr ? done->rows : 0;
  write_form(std::cout, Form::json, [&](Archive& archive) {
    archive.begin_object();
    archive.field("name", name);
    archive.maybe("verdict", verdict, !verdict.empty());
    archive.maybe("rows", compared, done != nullptr);
    archive.maybe("differences", differences, done != nullptr);
    archive.maybe("leaks", leaks, done != nullptr);
    archive.maybe("table", rows, table.has_value());
    archive.end_object();
  });
}

int print_table(const Gadget& gadget, bool as_json, const Limits& limits) {
  const std::optional<std::vector<gadgets::Row>> table = table_of(gadget, limits);
  end_progress();
  if (as_json) {
    write_json(gadget, nullptr, table);
  } else if (table) {
    fmt::print("{}:\n", gadget.name);
    for (const gadgets::Row& row : *table) fmt::print("  {}\n", row_words(gadget, row));
  } else {
    fmt::print("{}: unknown, {}\n", gadget.name, why_open(limits));
  }
  return table ? decided : undecided;
}

int print_verification(const Gadget& gadget, std::uint8_t longer, bool as_json,
                       const Limits& limits) {
  const gadgets::Verification done = verify(gadget, longer, limits);
  end_progress();
  if (as_json)
    write_json(gadget, &done, std::nullopt);
  else
    print_verdict(gadget, done, limits);
  if (verdict_of(done) == "differs") return wrong;
  return done.is_over ? decided : undecided;
}

// What must be right before any work begins.
std::optional<std::string> fault_of(const Gadget& gadget, bool wants_table) {
  if (!gadget.table.empty()) return std::nullopt;
  if (!wants_table) {
    return fmt::format("{}: no `table` to compare with (--table prints the one that is found)",
                       gadget.name);
  }
  if (gadgets::rows_without_table(gadget)) return std::nullopt;
  return fmt::format("{}: no `table`, and more than {} lists of inputs for one", gadget.name,
                     gadgets::most_rows_without_table);
}

int run_verify(const Arguments& arguments) {
  const Values& values = arguments.values;
  const Result<std::vector<Gadget>> all = gadgets_of(arguments.words, reading_limits(values)());
  if (!all) return fail(all.error());
  const bool wants_table = values.flag("table"), as_json = values.flag("json");
  for (const Gadget& gadget : *all)
    if (const auto fault = fault_of(gadget, wants_table)) return fail(error_in_words(*fault));
  const Limits limits = limits_of(values);
  const auto longer = static_cast<std::uint8_t>(values.number("longer"));
  int exit = decided;
  for (std::size_t i = 0; i < all->size(); ++i) {
    const Gadget& gadget = (*all)[i];
    const int code = wants_table ? print_table(gadget, as_json, limits)
                                 : print_verification(gadget, longer, as_json, limits);
    if (code == wrong || exit == decided) exit = code;
    if (output_failed()) return exit;
    if (!interrupted()) continue;
    if (const std::size_t left = all->size() - i - 1; left > 0)
      complain(fmt::format("interrupted before {}", counted(left, "other gadget")));
    return interrupted_exit;
  }
  return exit;
}

}  // namespace

Command gadget_verify_row() {
  Command command =
      gadget_row("verify", "Do gadgets what their tables say? The exact tables", run_verify);
  command.arguments = {
      {"GADGET", "Names or files of gadgets; all of the library without one", false, true}};
  command.settings = joined({whole_number("longer", "0",
                                          "With up to N more columns of wire at each port, in all "
                                          "combinations",
                                          0, 2),
                             {.name = "table",
                              .type = Setting::Type::flag,
                              .help = "Print the tables as found, and compare nothing"},
                             json_setting("A line of JSON for each gadget")},
                            limit_settings("Seconds for all"));
  command.example = "gadget verify king-and --longer 2";
  return command;
}

}  // namespace hardboard::cli
