// hardboard gadget list|show|search|simulate: gadgets of the library or of files. Verifying and
// drawing have files of their own.
#include "cli/gadget.h"

#include <algorithm>
#include <fmt/format.h>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "base/load.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/session.h"
#include "gadgets/library.h"
#include "gadgets/netlist.h"
#include "gadgets/read.h"
#include "gadgets/search.h"
#include "proofs/answer_form.h"

namespace hardboard::cli {
namespace {

using gadgets::Gadget;

int run_list(const Arguments& arguments) {
  Limits none;  // the library is no file
  const Result<std::vector<Gadget>> all = gadgets_of({}, none);
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
  Limits limits = session_limits();
  const Result<Gadget> gadget = load_gadget(arguments.words[0], limits);
  if (!gadget) return fail(gadget.error());
  fmt::print("{}", gadgets::write(*gadget));
  return decided;
}

int run_search(const Arguments& arguments) {
  const Values& values = arguments.values;
  const Result<Gadget> gadget = load_gadget(arguments.words[0], reading_limits(values)());
  if (!gadget) return fail(gadget.error());
  gadgets::SearchBounds bounds;
  bounds.changes = static_cast<std::uint32_t>(values.number("changes"));
  if (values.given("pieces")) bounds.pieces = static_cast<std::uint32_t>(values.number("pieces"));
  if (const std::uint64_t free = gadgets::free_squares(*gadget); free > gadgets::most_free_squares)
    return fail(
        error_in_words(fmt::format("{}: {} squares that may be filled or emptied, more than {}",
                                   gadget->name, free, gadgets::most_free_squares)));
  if (gadget->table.empty())
    return fail(
        error_in_words(fmt::format("{}: no `table` that a layout could have", gadget->name)));
  const Limits limits = limits_of(values);
  const gadgets::Search found = search(*gadget, bounds, limits);
  end_progress();
  const std::string refuted =
      fmt::format("{} layouts refuted by a play, {} otherwise", found.plays, found.others);
  if (found.layout) {
    fmt::print("# {} pieces; {}\n{}", found.layout->pieces.size(), refuted,
               gadgets::write(*found.layout));
    return decided;
  }
  if (!found.is_over) {
    fmt::print("unknown, {}: {}\n", why_open(limits), refuted);
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
  Limits limits = session_limits();
  const Result<std::string> content = load(file, limits);
  if (!content) return fail(content.error());
  const Result<gadgets::Netlist> netlist = gadgets::read_netlist({shown_name(file), *content});
  if (!netlist) return fail(netlist.error());
  const Result<std::vector<gadgets::SimulatedRow>> rows =
      simulate(*netlist, [&](const std::string& name) { return load_gadget(name, limits); });
  if (!rows) return fail(rows.error());
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

Command list_row() {
  Command command = gadget_row("list", "The gadgets of the library", run_list);
  command.settings = {json_setting("A line of JSON for each")};
  return command;
}

Command show_row() {
  Command command = gadget_row("show", "A gadget as a file: drawing, ports, table", run_show);
  command.arguments = {{"GADGET", gadget_help}};
  command.example = "gadget show king-and";
  return command;
}

Command search_row() {
  Command command =
      gadget_row("search", "Other layouts with the ports and the table of a gadget", run_search);
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
      gadget_row("simulate", "Pushes signals through gadgets wired to a netlist", run_simulate);
  command.arguments = {{"NETLIST", "A netlist of gadgets; - is standard input"}};
  command.example = "gadget simulate examples/king_crossing.net";
  return command;
}

}  // namespace

Result<Gadget> load_gadget(const std::string& name, Limits& limits) {
  if (const gadgets::LibraryFile* file = gadgets::library_file(name))
    return gadgets::read_library(*file);
  if (name != "-" && name.find_first_of("./") == name.npos) {
    return error_in_words(fmt::format(
        "{}: no gadget of this name (hardboard gadget list), and a file's name has a point",
        in_quotes(name)));
  }
  const Result<std::string> content = load(name, limits);
  if (!content) return content.error();
  return gadgets::read({shown_name(name), *content});
}

Result<std::vector<Gadget>> gadgets_of(const std::vector<std::string>& names, Limits& limits) {
  std::vector<Gadget> all;
  if (names.empty())
    for (const gadgets::LibraryFile& file : gadgets::library_files())
      all.push_back(gadgets::read_library(file));
  for (const std::string& name : names) {
    Result<Gadget> gadget = load_gadget(name, limits);
    if (!gadget) return gadget.error();
    all.push_back(std::move(gadget).value());
  }
  return all;
}

std::string why_open(const Limits& limits) {
  return limits.reached() ? limits.words() : "the board is too large for the method";
}

Command gadget_row(std::string name, std::string summary, int (*run)(const Arguments&)) {
  Command command;
  command.name = std::move(name);
  command.summary = std::move(summary);
  command.run = run;
  return command;
}

Command gadget_command() {
  Command command;
  command.name = "gadget";
  command.summary = "Gadgets of the hardness proofs: their tables, verified and drawn";
  command.subcommands = {list_row(),        show_row(),   gadget_verify_row(),
                         gadget_draw_row(), search_row(), simulate_row()};
  return command;
}

}  // namespace hardboard::cli
