#include "reductions/capture_rows.h"

#include <fmt/format.h>
#include <utility>

#include "reductions/integer_rows.h"

namespace hardboard {
namespace {

using capture::Arena;
using capture::Location;
using integer_programme::Terms;

class Writer {
public:
  Writer(const Arena& arena, const std::vector<std::string>& names,
         integer_programme::Puzzle& puzzle, CaptureColumns& trace)
      : arena_(arena), names_(names), puzzle_(puzzle), trace_(trace), rows_(puzzle) {}

  void write() {
    add_columns();
    for (std::uint32_t i = 0; i < trace_.exits.size(); ++i) exit_rows(i);
    for (Location u = 0; u < arena_.size(); ++u) place_rows(u);
    for (Location p = 0; p < arena_.size(); ++p) piece_rows(p);
    whole_rows();
    const auto entries = rows_.by_column(columns_.size());
    for (std::size_t j = 0; j < columns_.size(); ++j) puzzle_.add_column(columns_[j], entries[j]);
  }

private:
  std::uint32_t column(std::string name, std::int64_t cost = 0) {
    columns_.push_back({std::move(name), 0, 1, cost});
    return static_cast<std::uint32_t>(columns_.size() - 1);
  }
  // A column for each place; the first one.
  std::uint32_t place_columns(const char* what) {
    const auto first = static_cast<std::uint32_t>(columns_.size());
    for (const std::string& place : names_) column(fmt::format("{}_{}", what, place));
    return first;
  }
  // The columns of the bits of a time for each place; the first one.
  std::uint32_t time_columns(const char* what) {
    const auto first = static_cast<std::uint32_t>(columns_.size());
    for (const std::string& place : names_)
      for (std::uint32_t bit = 0; bit < trace_.bits; ++bit)
        column(fmt::format("{}_{}_bit_{}", what, place, bit));
    return first;
  }

  void add_columns() {
    const std::uint32_t n = arena_.size();
    into_.resize(n);
    out_of_.resize(n);
    for (std::uint8_t type = 0; type < arena_.by_type.size(); ++type) {
      for (Location u = 0; u < n; ++u) {
        for (const capture::Step& step : arena_.steps(type, u)) {
          const auto i = static_cast<std::uint32_t>(trace_.exits.size());
          into_[step.to].push_back(i);
          out_of_[u].push_back(i);
          trace_.exits.push_back({u, step.to, type});
          steps_.push_back(&step);
        }
      }
    }
    const auto exits = static_cast<std::uint32_t>(trace_.exits.size());
    for (std::uint32_t i = 0; i < exits; ++i) column(fmt::format("exit_{}", i + 1));
    for (std::uint32_t i = 0; i < exits; ++i) column(fmt::format("last_{}", i + 1));
    trace_.places = n;
    trace_.bits = bits_of_time(n);
    trace_.piece = static_cast<std::uint32_t>(columns_.size());
    for (const std::string& place : names_)
      for (const std::string& piece : names_) column(fmt::format("at_{}_piece_{}", place, piece));
    trace_.root = place_columns("root");
    trace_.survivor = place_columns("survivor");
    trace_.emptied = time_columns("emptied");
    trace_.arrival = time_columns("arrival");
    trace_.most = static_cast<std::uint32_t>(columns_.size());
    for (Location k = 1; k < n; ++k) column(fmt::format("most_{}", k), 1);
  }

  std::uint32_t last(std::uint32_t exit) const {
    return static_cast<std::uint32_t>(trace_.exits.size()) + exit;
  }
  std::uint32_t piece(Location u, Location p) const { return trace_.piece + u * trace_.places + p; }

  // Adds factor times a number in bits.
  void add_time(Terms& terms, std::uint32_t first, Location u, std::int64_t factor) const {
    for (std::uint32_t bit = 0; bit < trace_.bits; ++bit)
      terms.push_back({first + u * trace_.bits + bit, factor * (std::int64_t{1} << bit)});
  }
  // If the variable is 1: time `later` of v is at least `more` above time `sooner` of u.
  void after(const std::string& name, std::uint32_t variable, std::uint32_t later, Location v,
             std::uint32_t sooner, Location u, std::int64_t more) {
    const std::int64_t all = std::int64_t{1} << trace_.bits;
    Terms terms{{variable, -all}};
    add_time(terms, later, v, 1);
    add_time(terms, sooner, u, -1);
    rows_.at_least(name, terms, more - all);
  }

  void exit_rows(std::uint32_t i) {
    const auto& [u, v, type] = trace_.exits[i];
    const std::string name = std::to_string(i + 1);
    Terms movers{{i, -1}}, arrivals{{i, -1}};
    for (Location p = 0; p < arena_.size(); ++p)
      if (arena_.type[p] == type) movers.push_back({piece(u, p), 1});
    rows_.at_least("type_" + name, movers, 0);
    for (const std::uint32_t other : into_[v]) arrivals.push_back({last(other), 1});
    rows_.at_least("some_last_" + name, arrivals, 0);
    rows_.at_least("last_is_used_" + name, {{i, 1}, {last(i), -1}}, 0);
    after("order_" + name, i, trace_.emptied, v, trace_.emptied, u, 1);
    after("arrives_" + name, i, trace_.arrival, v, trace_.emptied, u, 0);
    after("arrives_last_" + name, last(i), trace_.emptied, u, trace_.arrival, v, 0);
    for (Location p = 0; p < arena_.size(); ++p)
      rows_.at_least(fmt::format("carries_{}_{}", name, names_[p]),
                     {{piece(v, p), 1}, {piece(u, p), -1}, {last(i), -1}}, -1);
    for (const Location w : arena_.between(*steps_[i])) {
      after(fmt::format("passes_{}_{}", name, names_[w]), i, trace_.emptied, u, trace_.emptied, w,
            1);
      rows_.at_most(fmt::format("free_{}_{}", name, names_[w]), {{i, 1}, {trace_.root + w, 1}}, 1);
    }
  }

  void place_rows(Location u) {
    Terms exits{{trace_.root + u, 1}}, lasts, pieces, stays{{piece(u, u), 1}};
    for (const std::uint32_t i : out_of_[u]) exits.push_back({i, 1});
    for (const std::uint32_t i : into_[u]) {
      lasts.push_back({last(i), 1});
      stays.push_back({last(i), 1});
    }
    for (Location p = 0; p < arena_.size(); ++p) pieces.push_back({piece(u, p), 1});
    rows_.equal("leaves_" + names_[u], exits, 1);
    if (!lasts.empty()) rows_.at_most("one_last_" + names_[u], lasts, 1);
    rows_.at_least("stays_" + names_[u], stays, 1);
    rows_.equal("piece_of_" + names_[u], pieces, 1);
  }

  void piece_rows(Location p) {
    Terms captures{{trace_.survivor + p, -1}};
    for (Location u = 0; u < arena_.size(); ++u) {
      captures.push_back({piece(u, p), 1});
      rows_.at_least(fmt::format("survives_{}_{}", names_[u], names_[p]),
                     {{piece(u, p), 1}, {trace_.root + u, -1}, {trace_.survivor + p, -1}}, -1);
    }
    if (arena_.budget[p] < arena_.size())
      rows_.at_most("budget_" + names_[p], captures, arena_.budget[p]);
    for (Location k = 1; k < arena_.size(); ++k) captures.push_back({trace_.most + k - 1, -1});
    rows_.at_most("captures_" + names_[p], captures, 0);
  }

  void whole_rows() {
    Terms roots, survivors;
    for (Location u = 0; u < arena_.size(); ++u) {
      roots.push_back({trace_.root + u, 1});
      survivors.push_back({trace_.survivor + u, 1});
    }
    rows_.equal("one_root", roots, 1);
    rows_.equal("one_survivor", survivors, 1);
    if (arena_.goal) rows_.at_least("goal", {{trace_.root + *arena_.goal, 1}}, 1);
    if (arena_.last) rows_.at_least("last", {{trace_.survivor + *arena_.last, 1}}, 1);
  }

  const Arena& arena_;
  const std::vector<std::string>& names_;
  integer_programme::Puzzle& puzzle_;
  CaptureColumns& trace_;
  integer_programme::Rows rows_;
  std::vector<integer_programme::Column> columns_;
  std::vector<const capture::Step*> steps_;
  std::vector<std::vector<std::uint32_t>> into_, out_of_;  // exits by places
};

}  // namespace

void add_programme(const Arena& arena, const std::vector<std::string>& names,
                   integer_programme::Puzzle& puzzle, CaptureColumns& columns) {
  Writer(arena, names, puzzle, columns).write();
}

}  // namespace hardboard
