// hardboard list kinds|methods|minima|counts|reductions: what exists.
#include <algorithm>
#include <fmt/format.h>
#include <iostream>
#include <string>
#include <utility>

#include "cli/commands.h"
#include "cli/options.h"
#include "cli/pictures.h"
#include "cli/session.h"
#include "kinds/families.h"
#include "kinds/kind.h"
#include "kinds/reductions_picture.h"
#include "proofs/answer_form.h"
#include "puzzles/grounds.h"
#include "reductions/reduction.h"

namespace hardboard::cli {
namespace {

int list_kinds(const Arguments&) {
  std::size_t width = 0;
  for (const Kind* kind : kinds()) width = std::max(width, kind->ground->name.size());
  for (const Kind* kind : kinds())
    fmt::print("{:<{}} {}\n", kind->ground->name, width, kind->ground->summary);
  return decided;
}

int list_methods(const Arguments&) {
  for (const Kind* kind : kinds()) {
    fmt::print("{}:\n", kind->ground->name);
    for (const MethodInfo& method : kind->methods) {
      fmt::print("{:<14} {}\n", method.name, method.summary);
      if (!method.source.empty()) fmt::print("{:<14} {}\n", "", method.source);
    }
  }
  return decided;
}

int list_minima(const Arguments&) {
  for (const Kind* kind : kinds()) {
    if (!kind->minima.empty()) fmt::print("{}:\n", kind->ground->name);
    for (const MinimumInfo& minimum : kind->minima)
      fmt::print("{:<14} {} ({} in answers)\n", minimum.word, minimum.summary, minimum.key);
  }
  return decided;
}

int list_counts(const Arguments&) {
  for (const Kind* kind : kinds()) {
    if (!kind->counts.empty()) fmt::print("{}:\n", kind->ground->name);
    for (const CountInfo& count : kind->counts)
      fmt::print("{:<14} {}\n", count.word, count.summary);
  }
  return decided;
}

int list_families(const Arguments&) {
  for (const Family& family : families()) {
    std::string path(family.kind);
    for (const std::string_view name : family.via) path += fmt::format(", {}", name);
    fmt::print("{:<22} {}\n{:<22} {}; sizes: {} to {} {}\n", family.name, family.summary, "", path,
               family.least, family.most, family.size);
  }
  return decided;
}

// Each reduction as a line of JSON.
int print_reductions() {
  for (const Reduction* row : reductions()) {
    std::string name(row->name), from(row->from->name), to(row->to->name), source(row->source),
        law(row->law), refusal(row->refusal.words);
    bool carries_refusals = row->carries_refusals();
    write_form(std::cout, Form::json, [&](Archive& archive) {
      archive.begin_object();
      archive.field("name", name);
      archive.field("from", from);
      archive.field("to", to);
      archive.field("source", source);
      archive.field("law", law);
      archive.field("carries_refusals", carries_refusals);
      archive.field("refusal", refusal);
      archive.end_object();
    });
  }
  return decided;
}

int list_reductions(const Arguments& arguments) {
  if (arguments.values.given("out")) {
    const std::string out = arguments.values.text("out");
    const Result<draw::Format> format = picture_format(out);
    return format ? save_picture(picture_of_reductions(), *format, out) : fail(format.error());
  }
  if (arguments.values.flag("json")) return print_reductions();
  for (const Ground* from : grounds()) {
    bool is_first = true;
    for (const Reduction* row : reductions()) {
      if (row->from != from) continue;
      if (std::exchange(is_first, false)) fmt::print("{}:\n", from->name);
      fmt::print("  -> {:<24} {}{}\n", row->to->name, row->name,
                 row->carries_refusals() ? "" : "  (a refusal says nothing)");
      fmt::print("     {:<24} {}\n     {:<24} {}\n", "", row->summary, "", row->source);
    }
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

}  // namespace

Command list_command() {
  Command net = row("reductions", "The reductions, and how they chain", list_reductions);
  net.settings = {json_setting("A line of JSON for each"),
                  {.name = "out",
                   .value = "OUT",
                   .help = "The net of all kinds and reductions as a picture",
                   .letter = 'o'}};
  Command command;
  command.name = "list";
  command.summary = "What exists: kinds of puzzles, methods, minima, counts, reductions";
  command.subcommands = {
      row("kinds", "The kinds of puzzles", list_kinds),
      row("methods", "The methods, in the order in which solve tries them", list_methods),
      row("minima", "What solve --minimize can ask for", list_minima),
      row("counts", "What solve --count can count", list_counts),
      std::move(net),
      row("families", "Families of benchmark instances, for family", list_families)};
  return command;
}

}  // namespace hardboard::cli
