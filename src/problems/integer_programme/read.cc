#include "problems/integer_programme/read.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <limits>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/listed.h"
#include "problems/integer_programme/mps_lines.h"

namespace hardboard::integer_programme {
namespace {

constexpr std::array<std::string_view, 8> sections = {"NAME", "OBJSENSE", "ROWS",   "COLUMNS",
                                                      "RHS",  "RANGES",   "BOUNDS", "ENDATA"};

// Which ends a type of bound sets, to the value behind the variable if the type has one; and
// whether the variable becomes an integer.
struct BoundType {
  std::string_view word;
  bool has_value, sets_least, sets_most, is_integer;
};
constexpr std::array bound_types = {
    BoundType{"UP", true, false, true, false},  BoundType{"LO", true, true, false, false},
    BoundType{"FX", true, true, true, false},   BoundType{"FR", false, true, true, false},
    BoundType{"MI", false, true, false, false}, BoundType{"PL", false, false, true, false},
    BoundType{"BV", false, true, true, true},   BoundType{"LI", true, true, false, true},
    BoundType{"UI", true, false, true, true},
};

class Reader {
public:
  explicit Reader(const Text& text) : lines_(text) {}

  Result<Puzzle> read() {
    if (!lines_.in.check_encoding() || !scan()) return lines_.in.error();
    return std::move(puzzle_);
  }

private:
  using Names = std::unordered_map<std::string, std::uint32_t>;
  static constexpr std::uint32_t no_row = std::numeric_limits<std::uint32_t>::max();
  static constexpr std::uint32_t objective_row = no_row - 1;

  bool scan() {
    if (!lines_.next()) return lines_.fail("nothing here: expected a section of MPS");
    bool has_columns = false;
    std::size_t next = 0;  // sections come in their order, each at most once
    while (true) {
      if (!lines_.is_section) return lines_.fail("expected the name of a section");
      const std::string section(lines_.words[0]);
      if (section == "ENDATA") break;
      const auto known = std::find(sections.begin(), sections.end(), section);
      if (known == sections.end())
        return lines_.in.fail_expected(listed(sections), lines_.words[0]);
      const auto number = static_cast<std::size_t>(known - sections.begin());
      if (number < next)
        return lines_.fail_at_start(
            fmt::format("`{}` must come before `{}`, and once", section, sections[next - 1]));
      next = number + 1;
      has_columns |= section == "COLUMNS";
      if (!read_section(section)) return false;
      if (lines_.words.empty()) return lines_.fail("the programme ends without `ENDATA`");
    }
    if (lines_.next()) return lines_.fail("expected nothing behind `ENDATA`");
    if (!has_columns) return lines_.fail("the programme has no section `COLUMNS`");
    return finish();
  }

  bool read_section(std::string_view section) {
    if (section == "NAME") {
      if (lines_.words.size() > 1) puzzle_.name = lines_.words[1];
      lines_.next();
      return true;
    }
    if (section == "OBJSENSE" && lines_.words.size() > 1) {
      if (!sense(lines_.words[1])) return false;
      lines_.next();
      return true;
    }
    while (lines_.next() && !lines_.is_section) {
      const bool is_read = section == "OBJSENSE"  ? sense(lines_.words[0])
                           : section == "ROWS"    ? row()
                           : section == "COLUMNS" ? column()
                           : section == "RHS" ? pairs([&](auto r, auto v) { return side(r, v); })
                           : section == "RANGES"
                               ? pairs([&](auto r, auto v) { return range(r, v); }, 2 * most_number)
                               : bound();
      if (!is_read) return false;
    }
    return section != "COLUMNS" || end_column();
  }

  bool sense(std::string_view word) {
    const bool is_max = word == "MAX" || word == "MAXIMIZE";
    if (!is_max && word != "MIN" && word != "MINIMIZE")
      return lines_.in.fail_expected("MIN or MAX", word);
    puzzle_.maximise = is_max;
    return true;
  }

  bool row() {
    if (!lines_.expect_words(2, 2)) return false;
    const std::string_view type = lines_.words[0], name = lines_.words[1];
    if (type != "N" && type != "L" && type != "G" && type != "E")
      return lines_.in.fail_expected("a type of row: N, L, G or E", type);
    const bool is_objective = type == "N" && !has_objective_;
    if (!rows_.emplace(name, is_objective ? objective_row : count(puzzle_.rows)).second)
      return lines_.in.fail(name, fmt::format("row {} is given twice", in_quotes(name)));
    if (is_objective) {
      has_objective_ = true;
      puzzle_.objective = name;
      return true;
    }
    if (puzzle_.rows.size() == most_rows) return lines_.fail("too many rows");
    Row row{std::string(name)};
    if (type == "L" || type == "E") row.most = 0;
    if (type == "G" || type == "E") row.least = 0;
    puzzle_.rows.push_back(std::move(row));
    types_.push_back(type[0]);
    sides_.push_back(0);
    return true;
  }

  bool column() {
    if (lines_.words.size() == 3 && lines_.words[1] == "'MARKER'") {
      const std::string_view kind = lines_.words[2];
      if (kind != "'INTORG'" && kind != "'INTEND'")
        return lines_.in.fail_expected("'INTORG' or 'INTEND'", kind);
      in_integers_ = kind == "'INTORG'";
      return true;
    }
    if (!lines_.expect_words(1, 5)) return false;
    const std::string_view name = lines_.words[0];
    if (lines_.words.size() % 2 == 0)
      return lines_.in.fail(name, "expected the name of a column before rows and values");
    if (puzzle_.columns.empty() || puzzle_.columns.back().name != name) {
      if (!puzzle_.columns.empty() && !end_column()) return false;
      if (!columns_.emplace(name, count(puzzle_.columns)).second)
        return lines_.in.fail(
            name, fmt::format("the entries of {} do not stand together", in_quotes(name)));
      if (puzzle_.columns.size() == most_rows) return lines_.fail("too many variables");
      puzzle_.columns.push_back({std::string(name)});
      is_integer_.push_back(in_integers_ ? 1 : 0);
      places_.push_back(lines_.in.place(name));
      has_least_.push_back(0);
    }
    return pairs([&](std::uint32_t row, std::int64_t value) {
      std::int64_t& cost = puzzle_.columns.back().cost;
      if (row == objective_row)
        return std::exchange(cost, value) == 0 ||
               lines_.in.fail(name, fmt::format("{} has two costs", in_quotes(name)));
      if (value != 0) puzzle_.entries.push_back({row, value});
      return true;
    });
  }

  // Ends the entries of the last column: sorts nothing, but refuses a row that stands twice.
  bool end_column() {
    if (puzzle_.ends.size() == puzzle_.columns.size()) return true;
    const std::size_t begin = puzzle_.ends.empty() ? 0 : puzzle_.ends.back();
    std::vector<std::uint32_t> rows;
    for (std::size_t i = begin; i < puzzle_.entries.size(); ++i)
      rows.push_back(puzzle_.entries[i].row);
    std::sort(rows.begin(), rows.end());
    if (const auto twice = std::adjacent_find(rows.begin(), rows.end()); twice != rows.end())
      return lines_.in.fail(places_.back(), fmt::format("{} has two entries in row {}",
                                                        in_quotes(puzzle_.columns.back().name),
                                                        in_quotes(puzzle_.rows[*twice].name)));
    puzzle_.ends.push_back(puzzle_.entries.size());
    return true;
  }

  // "NAME row value" or "NAME row value row value"; the name may be missing.
  template <class Each>
  bool pairs(Each each, std::int64_t most = most_number) {
    if (!lines_.expect_words(1, 5)) return false;
    for (std::size_t i = lines_.words.size() % 2; i < lines_.words.size(); i += 2) {
      const auto found = rows_.find(std::string(lines_.words[i]));
      if (found == rows_.end())
        return lines_.in.fail(lines_.words[i],
                              fmt::format("there is no row {}", in_quotes(lines_.words[i])));
      std::int64_t value = 0;
      if (!lines_.number(lines_.words[i + 1], value, most) || !each(found->second, value))
        return false;
    }
    return true;
  }

  bool side(std::uint32_t row, std::int64_t value) {
    if (row == objective_row) {
      puzzle_.constant = -value;  // the objective's own side stands on the other side
      return true;
    }
    sides_[row] = value;
    Row& one = puzzle_.rows[row];
    if (types_[row] == 'L' || types_[row] == 'E') one.most = value;
    if (types_[row] == 'G' || types_[row] == 'E') one.least = value;
    return true;
  }

  // The range R of a row with the side b: L becomes b - |R| to b, G becomes b to b + |R|, and E
  // lies between b and b + R.
  bool range(std::uint32_t row, std::int64_t value) {
    if (row == objective_row || types_[row] == 'N')
      return lines_.fail("a row of type N has no range");
    const std::int64_t b = sides_[row], size = value < 0 ? -value : value;
    Row& one = puzzle_.rows[row];
    if (types_[row] == 'L' || (types_[row] == 'E' && value < 0)) one.least = b - size;
    if (types_[row] == 'G' || (types_[row] == 'E' && value > 0)) one.most = b + size;
    return true;
  }

  bool bound() {
    if (!lines_.expect_words(2, 4)) return false;
    const std::string_view type = lines_.words[0];
    const auto known = std::find_if(bound_types.begin(), bound_types.end(),
                                    [&](const BoundType& one) { return one.word == type; });
    if (known == bound_types.end())
      return lines_.in.fail_expected("a type of bound: UP, LO, FX, FR, MI, PL, BV, LI or UI", type);
    const bool has_value = known->has_value;
    // The name of the set of bounds may be missing; some write a value behind types that need none.
    std::size_t at = lines_.words.size() - (has_value ? 2 : 1);
    if (!has_value && lines_.words.size() == 4) --at;
    if (at < 1 || at > 2)
      return lines_.fail("expected a type, a name of bounds, a variable, and a number");
    const auto found = columns_.find(std::string(lines_.words[at]));
    if (found == columns_.end())
      return lines_.in.fail(lines_.words[at],
                            fmt::format("there is no variable {}", in_quotes(lines_.words[at])));
    std::int64_t value = 0;
    if (has_value && !lines_.number(lines_.words[at + 1], value)) return false;
    Column& column = puzzle_.columns[found->second];
    if (known->is_integer) is_integer_[found->second] = 1;
    const bool is_binary = type == "BV";
    if (known->sets_most) column.most = is_binary ? 1 : has_value ? value : infinity;
    if (known->sets_least) {
      column.least = is_binary ? 0 : has_value ? value : minus_infinity;
      has_least_[found->second] = 1;
    }
    return true;
  }

  bool finish() {
    for (std::size_t j = 0; j < puzzle_.columns.size(); ++j) {
      const Column& column = puzzle_.columns[j];
      if (!is_integer_[j])
        return lines_.in.fail(places_[j], fmt::format("variable {} is not said to be integer",
                                                      in_quotes(column.name)));
      // Solvers differ in what such a variable may be.
      if (column.most < 0 && !has_least_[j])
        return lines_.in.fail(
            places_[j], fmt::format("variable {} has an upper bound below 0 and no lower bound",
                                    in_quotes(column.name)));
    }
    for (const Row& row : puzzle_.rows)
      if (is_beyond(row.least) || is_beyond(row.most))
        return lines_.fail(fmt::format("a bound of row {} is too large", in_quotes(row.name)));
    while (!has_objective_ && rows_.contains(puzzle_.objective)) puzzle_.objective += '_';
    return true;
  }
  static bool is_beyond(std::int64_t bound) {
    return bound != infinity && bound != minus_infinity &&
           (bound > most_number || bound < -most_number);
  }

  template <class Items>
  static std::uint32_t count(const Items& items) {
    return static_cast<std::uint32_t>(items.size());
  }

  MpsLines lines_;
  Puzzle puzzle_;
  Names rows_, columns_;
  std::vector<char> types_;          // of rows
  std::vector<std::int64_t> sides_;  // of rows
  std::vector<Place> places_;        // of columns
  std::vector<std::uint8_t> is_integer_, has_least_;
  bool has_objective_ = false, in_integers_ = false;
};

}  // namespace

Result<Puzzle> read(const Text& text) {
  return Reader(text).read();
}

bool looks_like(std::string_view content) {
  const Text text{"", content, 1};
  MpsLines lines(text);
  return lines.next() && lines.is_section &&
         (lines.words[0] == "NAME" || lines.words[0] == "ROWS" || lines.words[0] == "OBJSENSE");
}

}  // namespace hardboard::integer_programme
