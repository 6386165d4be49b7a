#include "reductions/to_zero_one.h"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <optional>

#include "problems/integer_programme/bits.h"

namespace hardboard {

using integer_programme::Column;
using integer_programme::Entry;
using integer_programme::infinity;
using integer_programme::minus_infinity;
using integer_programme::most_number;
using integer_programme::Sum;
namespace {

std::size_t begin_of(const IntegerProgrammeToZeroOne::Trace& trace, std::size_t column) {
  return column == 0 ? 0 : trace.ends[column - 1];
}

bool is_large(Sum number) {
  return number > most_number || number < -most_number;
}

std::int64_t narrow(Sum number) {
  return static_cast<std::int64_t>(number);
}

// What a row's sum is when all bits are 0, and the least and most that the bits add.
struct Reach {
  Sum base = 0, least = 0, most = 0;
};

// The rows of the image that stand for a row of the source: `at_least` and `at_most`, of which an
// equation needs one.
struct Made {
  std::optional<std::uint32_t> at_least, at_most;
};

// Adds the rows for one row. A row that no bits can keep asks for x1 >= 2, in `impossible`.
Made add_rows(const integer_programme::Row& row, const Reach& reach,
              integer_programme::Puzzle& image, std::vector<std::uint32_t>& impossible) {
  Made made;
  const auto add = [&](std::int64_t least, std::int64_t most) {
    return image.add_row({fmt::format("c{}", image.rows.size() + 1), least, most});
  };
  const bool has_least = row.least != minus_infinity, has_most = row.most != infinity;
  const Sum least = row.least - reach.base, most = row.most - reach.base;
  if ((has_least && reach.most < least) || (has_most && reach.least > most)) {
    impossible.push_back(add(2, infinity));
    return made;
  }
  if (has_least && row.least == row.most && reach.least < reach.most) {
    made.at_least = add(narrow(least), narrow(least));
    return made;
  }
  if (has_least && reach.least < least) made.at_least = add(narrow(least), infinity);
  if (has_most && reach.most > most) made.at_most = add(minus_infinity, narrow(most));
  return made;
}

// Sets the weights of each variable's bits, and what the bits add to each row. The error of a
// variable without bounds, of numbers that grow too large, or of an image beyond the memory.
std::optional<InputError> split(const IntegerProgrammeToZeroOne::From::Puzzle& source,
                                const Limits& limits, IntegerProgrammeToZeroOne::Trace& trace,
                                std::vector<Reach>& reaches) {
  constexpr std::uint64_t of_bit = 100, of_entry = 32;  // bytes
  std::uint64_t bytes = 0;
  for (std::size_t j = 0; j < source.columns.size(); ++j) {
    const auto& [name, least, most, cost] = source.columns[j];
    if (least == minus_infinity || most == infinity)
      return error_in_words(
          fmt::format("variable {} has no {} bound", name, most == infinity ? "upper" : "lower"));
    const std::int64_t d = std::max<std::int64_t>(most - least, 0);
    integer_programme::add_weights(d, trace.weights);
    trace.ends.push_back(trace.weights.size());
    const std::uint64_t bits = trace.ends[j] - begin_of(trace, j);
    bytes += bits * (of_bit + 2 * of_entry * source.entries_of(j).size());
    if (bytes > limits.memory_bytes) return over_limits("the image does not fit the memory");
    if (is_large(Sum{cost} * d))
      return error_in_words(fmt::format("the cost of variable {} is too large", name));
    for (const auto& [row, value] : source.entries_of(j)) {
      Reach& reach = reaches[row];
      const Sum change = Sum{value} * d;
      reach.base += Sum{value} * least;
      (change < 0 ? reach.least : reach.most) += change;
      if (is_large(reach.base) || is_large(reach.most - reach.least))
        return error_in_words(
            fmt::format("the numbers of row {} are too large", source.rows[row].name));
    }
  }
  return std::nullopt;
}

}  // namespace

Result<Image<IntegerProgrammeToZeroOne>> IntegerProgrammeToZeroOne::forward(
    const From::Puzzle& source, const Limits& limits) {
  Image<IntegerProgrammeToZeroOne> image;
  std::vector<Reach> reaches(source.rows.size());
  if (auto error = split(source, limits, image.trace, reaches)) return *std::move(error);
  std::vector<Made> made;
  std::vector<std::uint32_t> impossible;
  for (std::size_t i = 0; i < source.rows.size(); ++i)
    made.push_back(add_rows(source.rows[i], reaches[i], image.puzzle, impossible));
  for (const Column& column : source.columns)
    if (column.least > column.most)
      impossible.push_back(
          image.puzzle.add_row({fmt::format("c{}", image.puzzle.rows.size() + 1), 2, infinity}));
  std::vector<Entry> entries;
  const auto add_bit = [&](std::int64_t cost) {
    if (image.puzzle.columns.empty())
      for (const std::uint32_t row : impossible) entries.push_back({row, 1});
    image.puzzle.add_column({fmt::format("x{}", image.puzzle.columns.size() + 1), 0, 1, cost},
                            entries);
  };
  const std::int64_t sign = source.maximise ? -1 : 1;
  const Trace& trace = image.trace;
  for (std::size_t j = 0; j < source.columns.size(); ++j) {
    for (std::size_t bit = begin_of(trace, j); bit < trace.ends[j]; ++bit) {
      entries.clear();
      for (const auto& [row, value] : source.entries_of(j))
        for (const auto& one : {made[row].at_least, made[row].at_most})
          if (one) entries.push_back({*one, value * trace.weights[bit]});
      add_bit(sign * source.columns[j].cost * trace.weights[bit]);
    }
  }
  entries.clear();
  if (image.puzzle.columns.empty()) add_bit(0);  // OPB has a variable
  return image;
}

bool IntegerProgrammeToZeroOne::keeps_law(const From::Puzzle& source, const To::Puzzle& image) {
  std::size_t bits = 0;
  for (const Column& column : source.columns)
    if (column.most > column.least)
      bits += static_cast<std::size_t>(
          std::bit_width(static_cast<std::uint64_t>(column.most - column.least)));
  return image.columns.size() <= std::max<std::size_t>(bits, 1) &&
         image.rows.size() <= 2 * source.rows.size() + source.columns.size();
}

// From the largest weight down, each bit is 1 where the rest of the value has room for the weight:
// the smaller weights then reach what is left.
IntegerProgrammeToZeroOne::To::Answer IntegerProgrammeToZeroOne::witness(
    const From::Puzzle& source, const Image<IntegerProgrammeToZeroOne>& image,
    const From::Answer& solution) {
  const Trace& trace = image.trace;
  To::Answer answer;
  answer.verdict = Verdict::solvable;
  answer.values.assign(image.puzzle.columns.size(), 0);
  std::vector<std::size_t> order;
  for (std::size_t j = 0; j < source.columns.size(); ++j) {
    order.clear();
    for (std::size_t bit = begin_of(trace, j); bit < trace.ends[j]; ++bit) order.push_back(bit);
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
      return trace.weights[a] > trace.weights[b];
    });
    std::int64_t rest = solution.values[j] - source.columns[j].least;
    for (const std::size_t bit : order) {
      if (trace.weights[bit] > rest) continue;
      answer.values[bit] = 1;
      rest -= trace.weights[bit];
    }
  }
  return answer;
}

Result<IntegerProgrammeToZeroOne::From::Answer> IntegerProgrammeToZeroOne::recover(
    const From::Puzzle& source, const Image<IntegerProgrammeToZeroOne>& image,
    const To::Answer& answer) {
  const Trace& trace = image.trace;
  From::Answer solution;
  solution.verdict = Verdict::solvable;
  for (std::size_t j = 0; j < source.columns.size(); ++j) {
    std::int64_t value = source.columns[j].least;
    for (std::size_t bit = begin_of(trace, j); bit < trace.ends[j]; ++bit)
      value += answer.values[bit] * trace.weights[bit];
    solution.values.push_back(value);
  }
  return solution;
}

std::vector<Part> IntegerProgrammeToZeroOne::parts(const From::Puzzle& source,
                                                   const Image<IntegerProgrammeToZeroOne>& image) {
  std::vector<Part> parts;
  for (std::size_t j = 0; j < source.columns.size(); ++j) {
    Part part{fmt::format("variable {}", source.columns[j].name), {}, {}};
    for (std::size_t bit = begin_of(image.trace, j); bit < image.trace.ends[j]; ++bit)
      part.numbers.push_back(static_cast<std::uint32_t>(bit + 1));
    if (!part.numbers.empty()) parts.push_back(std::move(part));
  }
  return parts;
}

// Values have no moves.
std::vector<std::string> IntegerProgrammeToZeroOne::meanings(
    const From::Puzzle&, const Image<IntegerProgrammeToZeroOne>&, const To::Answer&) {
  return {};
}

}  // namespace hardboard
