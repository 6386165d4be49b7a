// hardboard gadget list|show|verify|draw|search|simulate: gadgets of the library or of files, and
// their tables.
#include <algorithm>
#include <fmt/format.h>
#include <iostream>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/commands.h"
#include "cli/options.h"
#include "cli/pictures.h"
#include "cli/session.h"
#include "gadgets/library.h"
#include "gadgets/netlist.h"
#include "gadgets/read.h"
#include "gadgets/search.h"
#include "gadgets/verify.h"
#include "kinds/gadget_picture.h"
#include "proofs/answer_form.h"

namespace hardboard::cli {
namespace {

using gadgets::Gadget;

// A gadget of the library, or of a file, whose name has a point or a slash; `-` is standard input.
Result<Gadget> load_gadget(const std::string& name) {
  if (const gadgets::LibraryFile* file = gadgets::library_file(name))
    return gadgets::read_library(*file);
  if (name != "-" && name.find_first_of("./") == name.npos) {
    return error_in_words(fmt::format(
        "{}: no gadget of this name (hardboard gadget list), and a file's name has a point",
        in_quotes(name)));
  }
  const Result<std::string> content = load(name);
  if (!content) return content.error();
  return gadgets::read({shown_name(name), *content});
}

// All gadgets whose names are given, or all of the library; nothing, with a complaint, if one
// cannot be read.
std::optional<std::vector<Gadget>> gadgets_of(const std::vector<std::string>& names) {
  std::vector<Gadget> all;
  if (names.empty())
    for (const gadgets::LibraryFile& file : gadgets::library_files())
      all.push_back(gadgets::read_library(file));
  for (const std::string& name : names) {
    Result<Gadget> gadget = load_gadget(name);
    if (!gadget) {
      complain(gadget.error());
      return std::nullopt;
    }
    all.push_back(std::move(gadget).value());
  }
  return all;
}

int run_list(const Arguments& arguments) {
  const std::optional<std::vector<Gadget>> all = gadgets_of({});
  std::size_t width = 0;
  for (const Gadget& gadget : *all) width = std::max(width, gadget.name.size());
  for (const Gadget& gadget : *all) {
    if (!arguments.values.flag("json")) {
      fmt::print("{:<{}} {}\n", gadget.name, width, gadget.title);
      continue;
    }
    std::string name = gadget.name, game(words_of(gadget.game).word), title = gadget.title,
                source = gadget.source;
    std::uint64_t pieces = gadget.pieces.size(), columns = gadget.drawing.width(),
                  rows = gadget.drawing.height();
    write_form(std::cout, Form::json, [&](Archive& archive) {
      archive.begin_object();
      archive.field("name", name);
      archive.field("game", game);
      archive.field("title", title);
      archive.field("source", source);
      archive.field("pieces", pieces);
      archive.field("columns", columns);
      archive.field("rows", rows);
      archive.end_object();
    });
  }
  return decided;
}

int run_show(const Arguments& arguments) {
  const Result<Gadget> gadget = load_gadget(arguments.words[0]);
  if (!gadget) return fail(gadget.error());
  fmt::print("{}", gadgets::write(*gadget));
  return decided;
}

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

void print_verdict(const Gadget& gadget, const gadgets::Verification& done) {
  if (!done.is_over && done.differences.empty()) {
    fmt::print("{}: unknown, the limits were reached after {} rows\n", gadget.name, done.rows);
    return;
  }
  fmt::print("{}: {}\n", gadget.name,
             done.holds() ? fmt::format("holds, {} rows", done.rows) : "differs");
  // One difference tells; the others are most often the same with longer wires.
  if (!done.differences.empty()) print_difference(gadget, done.differences.front());
  if (done.differences.size() > 1) fmt::print("  and {} more rows\n", done.differences.size() - 1);
  for (const gadgets::Leak& leak : done.leaks) fmt::print("  {}\n", leak.words);
}

int run_verify(const Arguments& arguments) {
  const std::optional<std::vector<Gadget>> all = gadgets_of(arguments.words);
  if (!all) return bad_input;
  const Limits limits = limits_of(arguments.values);
  const auto longer = static_cast<std::uint8_t>(arguments.values.number("longer"));
  int exit = decided;
  for (const Gadget& gadget : *all) {
    if (arguments.values.flag("table")) {
      const std::optional<std::vector<gadgets::Row>> table = table_of(gadget, limits);
      end_progress();
      if (!table) {
        fmt::print("{}: unknown, the limits were reached\n", gadget.name);
        exit = std::max<int>(exit, undecided);
        continue;
      }
      fmt::print("{}:\n", gadget.name);
      for (const gadgets::Row& row : *table) fmt::print("  {}\n", row_words(gadget, row));
      continue;
    }
    const gadgets::Verification done = verify(gadget, longer, limits);
    end_progress();
    print_verdict(gadget, done);
    if (!done.differences.empty() || !done.leaks.empty())
      exit = wrong;
    else if (!done.is_over && exit == decided)
      exit = undecided;
    if (interrupted()) return interrupted_exit;
  }
  return exit;
}

// The inputs that --inputs names, or those of the first row of the table.
Result<std::vector<std::uint8_t>> inputs_of(const Gadget& gadget, const Values& values) {
  const std::size_t size = gadget.inputs().size();
  std::vector<std::uint8_t> inputs;
  std::string word;
  for (const char c : values.text("inputs") + " ") {
    if (c != ' ') {
      word += c;
      continue;
    }
    if (word.empty()) continue;
    const auto found =
        std::find_if(gadget.signals.begin(), gadget.signals.end(),
                     [&](const gadgets::Signal& signal) { return signal.name == word; });
    if (found == gadget.signals.end())
      return error_in_words(
          fmt::format("--inputs: {} has no signal {}", gadget.name, in_quotes(word)));
    inputs.push_back(static_cast<std::uint8_t>(found - gadget.signals.begin()));
    word.clear();
  }
  if (inputs.size() != size) {
    return error_in_words(
        fmt::format("--inputs: expected a signal for each of {}'s {} inputs", gadget.name, size));
  }
  return inputs;
}

int run_draw(const Arguments& arguments) {
  const Values& values = arguments.values;
  const Result<Gadget> gadget = load_gadget(arguments.words[0]);
  if (!gadget) return fail(gadget.error());
  const std::string out = values.text("out");
  const Result<draw::Format> format = picture_format(out);
  if (!format) return fail(format.error());
  draw::Scene scene;
  if (!values.given("inputs")) {
    scene = picture_of(*gadget);
  } else {
    const Result<std::vector<std::uint8_t>> inputs = inputs_of(*gadget, values);
    if (!inputs) return fail(inputs.error());
    const Limits limits = limits_of(values);
    const gadgets::Layout layout = layout_of(*gadget, *inputs);
    const gadgets::Found found = outcomes_of(layout, limits);
    end_progress();
    if (!found) {
      complain(std::string(limits.words()));
      return interrupted() ? interrupted_exit : undecided;
    }
    if (found->empty())
      return fail(error_in_words("with these inputs it can't be cleared: no film"));
    scene = film_of(layout, found->front());
  }
  return save_picture(scene, *format, out);
}

int run_search(const Arguments& arguments) {
  const Values& values = arguments.values;
  const Result<Gadget> gadget = load_gadget(arguments.words[0]);
  if (!gadget) return fail(gadget.error());
  gadgets::SearchBounds bounds;
  bounds.changes = static_cast<std::uint32_t>(values.number("changes"));
  if (values.given("pieces")) bounds.pieces = static_cast<std::uint32_t>(values.number("pieces"));
  const gadgets::Search found = search(*gadget, bounds, limits_of(values));
  end_progress();
  const std::string refuted =
      fmt::format("{} layouts refuted by a play, {} otherwise", found.plays, found.others);
  if (found.layout) {
    fmt::print("# {} pieces; {}\n{}", found.layout->pieces.size(), refuted,
               gadgets::write(*found.layout));
    return decided;
  }
  if (!found.is_over) {
    fmt::print("unknown, the limits were reached: {}\n", refuted);
    return interrupted() ? interrupted_exit : undecided;
  }
  fmt::print("none: {}; SAT finds no other within the bounds\n", refuted);
  return decided;
}

std::string nets_words(const std::vector<std::string>& signals) {
  std::string words;
  for (const std::string& signal : signals) words += (words.empty() ? "" : " ") + signal;
  return words;
}

int run_simulate(const Arguments& arguments) {
  const std::string& file = arguments.words[0];
  const Result<std::string> content = load(file);
  if (!content) return fail(content.error());
  const Result<gadgets::Netlist> netlist = gadgets::read_netlist({shown_name(file), *content});
  if (!netlist) return fail(netlist.error());
  const Result<std::vector<gadgets::SimulatedRow>> rows = simulate(*netlist, load_gadget);
  if (!rows) return fail({shown_name(file), 0, 0, rows.error().message});
  fmt::print("{} : {}\n", nets_words(netlist->inputs), nets_words(netlist->outputs));
  for (const gadgets::SimulatedRow& row : *rows) {
    std::string outcomes;
    for (const std::vector<std::string>& outcome : row.outcomes)
      outcomes += (outcomes.empty() ? "" : " | ") + nets_words(outcome);
    fmt::print("{}{}: {}\n", nets_words(row.inputs), row.inputs.empty() ? "" : " ",
               row.outcomes.empty() ? "-"
               : outcomes.empty()   ? "cleared"
                                    : outcomes);
  }
  return decided;
}

Command row(std::string name, std::string summary, int (*run)(const Arguments&)) {
  Command command;
  command.name = std::move(name);
  command.summary = std::move(summary);
  command.run = run;
  return command;
}

constexpr std::string_view gadget_help = "A gadget's name, or a file with a point in its name";

Command list_row() {
  Command command = row("list", "The gadgets of the library", run_list);
  command.settings = {json_setting("A line of JSON for each")};
  return command;
}

Command show_row() {
  Command command = row("show", "A gadget as a file: drawing, ports, table", run_show);
  command.arguments = {{"GADGET", gadget_help}};
  command.example = "gadget show king-and";
  return command;
}

Command verify_row() {
  Command command = row("verify", "Do gadgets what their tables say? The exact tables", run_verify);
  command.arguments = {
      {"GADGET", "Names or files of gadgets; all of the library without one", false, true}};
  command.settings = joined({whole_number("longer", "0",
                                          "With up to N more columns of wire at each port, in all "
                                          "combinations",
                                          0, 2),
                             {.name = "table",
                              .type = Setting::Type::flag,
                              .help = "Print the tables as found, and compare nothing"}},
                            limit_settings("Seconds for all"));
  command.example = "gadget verify king-and --longer 2";
  return command;
}

Command draw_row() {
  static const std::string out_help = "A name that ends in " + draw::endings_in_words();
  Command command =
      row("draw", "A gadget with its ports, or a film of a row of its table", run_draw);
  command.arguments = {{"GADGET", gadget_help}};
  command.settings = joined(
      {{.name = "out", .value = "OUT", .fallback = "gadget.svg", .help = out_help, .letter = 'o'},
       {.name = "inputs",
        .value = "SIGNALS",
        .help = "The play for these signals, with blanks between"}},
      limit_settings("Seconds for the play"));
  command.example = "gadget draw king-and --inputs \"1 1\" -o and.gif";
  return command;
}

Command search_row() {
  Command command =
      row("search", "Other layouts with the ports and the table of a gadget", run_search);
  command.arguments = {{"GADGET", gadget_help}};
  command.settings =
      joined({whole_number("changes", "2", "At most N squares of the drawing are filled or emptied",
                           0, 10'000),
              whole_number("pieces", "", "At most N pieces", 1, 1'000'000)},
             limit_settings("Seconds for the search"));
  command.example = "gadget search king-corner --changes 3 --pieces 14";
  return command;
}

Command simulate_row() {
  Command command =
      row("simulate", "Pushes signals through gadgets wired to a netlist", run_simulate);
  command.arguments = {{"NETLIST", "A netlist of gadgets; - is standard input"}};
  command.example = "gadget simulate examples/king_crossing.net";
  return command;
}

}  // namespace

Command gadget_command() {
  Command command;
  command.name = "gadget";
  command.summary = "Gadgets of the hardness proofs: their tables, verified and drawn";
  command.subcommands = {list_row(), show_row(),   verify_row(),
                         draw_row(), search_row(), simulate_row()};
  return command;
}

}  // namespace hardboard::cli
