#include "problems/formulas/aig.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <utility>

#include "base/append_format.h"
#include "base/contract.h"
#include "base/scanner.h"

namespace hardboard::formulas {
namespace {

// A gate as its line gives it.
struct Line {
  Wire out = 0;
  Gate gate;
  Place place;
};

class AigReader {
public:
  explicit AigReader(const Text& text) : in_(text) {}

  Result<Aig> read() {
    if (!in_.check_encoding() || !header() || !body() || !rest() || !define() || !sort())
      return in_.error();
    return std::move(aig_);
  }

private:
  bool line(std::string_view what) {
    return in_.next_raw_line() ||
           in_.fail(in_.here(), fmt::format("the file ends where {} should stand", what));
  }
  bool number(std::string_view what, std::uint32_t most, std::uint32_t& value) {
    std::int64_t wide = 0;
    if (!in_.next_integer(what, 0, most, wide)) return false;
    value = static_cast<std::uint32_t>(wide);
    return true;
  }
  bool wire(std::string_view what, Wire& value) { return number(what, 2 * most_ + 1, value); }

  bool header() {
    constexpr std::string_view form = "`aag M I L O A`";
    if (!in_.next_raw_line())
      return in_.fail(in_.here(), fmt::format("nothing here: expected {}", form));
    if (const std::string_view word = in_.next_word(); word != "aag")
      return in_.fail_expected(form, word);
    if (!number("the largest variable", most_wires, most_) ||
        !number("a number of inputs", most_, inputs_))
      return false;
    const std::string_view latches = in_.next_word();
    if (latches.empty()) return in_.fail_expected("a number of latches", latches);
    if (latches != "0") return in_.fail(latches, "a circuit with latches: expected 0 latches");
    if (!number("a number of outputs", UINT32_MAX, outputs_) ||
        !number("a number of gates", most_ - inputs_, gates_))
      return false;
    return in_.expect_line_end();
  }

  bool body() {
    for (std::uint32_t i = 0; i < inputs_; ++i) {
      Line input;
      if (!line("an input") || !wire("the wire of an input", input.out) || !keep(input) ||
          !in_.expect_line_end())
        return false;
    }
    for (std::uint32_t i = 0; i < outputs_; ++i) {
      Wire output = 0;
      if (!line("an output") || !wire("the wire of an output", output)) return false;
      output_places_.push_back(in_.here());
      if (!in_.expect_line_end()) return false;
      aig_.outputs.push_back(output);
    }
    for (std::uint32_t i = 0; i < gates_; ++i) {
      Line gate;
      if (!line("a gate") || !wire("the wire of a gate", gate.out) || !keep(gate) ||
          !wire("a wire", lines_.back().gate.left) || !wire("a wire", lines_.back().gate.right) ||
          !in_.expect_line_end())
        return false;
    }
    return true;
  }

  // Keeps the line whose first number was read just now.
  bool keep(Line& line) {
    line.place = in_.here();
    if ((line.out & 1) != 0 || line.out == 0)
      return in_.fail(line.place, fmt::format("wire {} can't be defined: expected an even number "
                                              "above 0",
                                              line.out));
    lines_.push_back(line);
    return true;
  }

  // Names `i0 x`, `o0 y`, and `c` with a comment to the end.
  bool rest() {
    while (in_.next_raw_line()) {
      const std::string_view word = in_.next_word();
      if (word.empty()) continue;
      if (word == "c") return true;
      if (word.front() != 'i' && word.front() != 'o')
        return in_.fail_expected("the end of the file, a name or a comment", word);
      if (word.front() == 'i')
        name(word.substr(1), inputs_, aig_.input_names);
      else
        name(word.substr(1), outputs_, aig_.output_names);
    }
    return true;
  }
  // Keeps the rest of the line as the name of one of so many.
  void name(std::string_view number, std::uint32_t count, std::vector<std::string>& names) {
    std::uint32_t which = 0;
    const char* const end = number.data() + number.size();
    const auto [stop, problem] = std::from_chars(number.data(), end, which);
    if (problem != std::errc() || stop != end || which >= count) return;
    names.resize(count);
    names[which] = trimmed(in_.take_rest());
  }

  // Notes which line defines which variable, and refuses wires that no line or two lines define.
  bool define() {
    if (most_ / 16 <= lines_.size() ? !fill_table() : !fill_order()) return false;
    for (const Line& line : lines_) {
      for (const Wire wire : {line.gate.left, line.gate.right})
        if (wire > 1 && line_of(wire) == none) return undefined(line.place, wire);
    }
    for (std::size_t i = 0; i < aig_.outputs.size(); ++i)
      if (aig_.outputs[i] > 1 && line_of(aig_.outputs[i]) == none)
        return undefined(output_places_[i], aig_.outputs[i]);
    return true;
  }
  bool undefined(Place place, Wire wire) {
    return in_.fail(place, fmt::format("wire {} is used and never defined", wire));
  }

  static constexpr std::uint32_t none = UINT32_MAX;

  // The lines by their variables, as a table.
  bool fill_table() {
    table_.assign(std::size_t{most_} + 1, none);
    for (std::uint32_t i = 0; i < lines_.size(); ++i) {
      std::uint32_t& line = table_[lines_[i].out / 2];
      if (line != none) return defined_twice(lines_[i]);
      line = i;
    }
    return true;
  }
  // The same for a file that uses few of the variables of its header: a sorted list.
  bool fill_order() {
    order_.resize(lines_.size());
    for (std::uint32_t i = 0; i < order_.size(); ++i) order_[i] = i;
    std::stable_sort(order_.begin(), order_.end(), [&](std::uint32_t a, std::uint32_t b) {
      return lines_[a].out < lines_[b].out;
    });
    for (std::size_t i = 1; i < order_.size(); ++i)
      if (lines_[order_[i]].out == lines_[order_[i - 1]].out)
        return defined_twice(lines_[order_[i]]);
    return true;
  }
  bool defined_twice(const Line& line) {
    return in_.fail(line.place, fmt::format("wire {} is defined twice", line.out));
  }

  // The line that defines the variable of a wire.
  std::uint32_t line_of(Wire wire) const {
    if (!table_.empty()) return table_[wire / 2];
    const auto found =
        std::lower_bound(order_.begin(), order_.end(), wire & ~Wire{1},
                         [&](std::uint32_t line, Wire even) { return lines_[line].out < even; });
    return found != order_.end() && lines_[*found].out == (wire & ~Wire{1}) ? *found : none;
  }

  // Gives gates numbers, each after those of its wires: depth-first, without recursion.
  bool sort() {
    aig_.inputs = inputs_;
    numbers_.assign(lines_.size(), 0);
    for (std::uint32_t i = 0; i < inputs_; ++i) numbers_[i] = i + 1;
    std::vector<bool> is_open(lines_.size(), false);
    std::vector<std::uint32_t> path;
    for (std::uint32_t first = inputs_; first < lines_.size(); ++first) {
      if (numbers_[first] == 0) path.push_back(first);
      while (!path.empty()) {
        const std::uint32_t at = path.back();
        if (numbers_[at] != 0) {
          path.pop_back();
          continue;
        }
        is_open[at] = true;
        bool is_ready = true;
        for (const Wire wire : {lines_[at].gate.left, lines_[at].gate.right}) {
          if (wire <= 1) continue;
          const std::uint32_t other = line_of(wire);
          if (numbers_[other] != 0) continue;
          if (is_open[other])
            return in_.fail(lines_[other].place,
                            fmt::format("wire {} is part of a cycle", lines_[other].out));
          path.push_back(other);
          is_ready = false;
        }
        if (!is_ready) continue;
        aig_.gates.push_back({renamed(lines_[at].gate.left), renamed(lines_[at].gate.right)});
        numbers_[at] = aig_.variables();
        path.pop_back();
      }
    }
    for (Wire& output : aig_.outputs) output = renamed(output);
    return true;
  }
  Wire renamed(Wire wire) const {
    return wire <= 1 ? wire : 2 * numbers_[line_of(wire)] + (wire & 1);
  }

  Scanner in_;
  Aig aig_;
  std::uint32_t most_ = 0, inputs_ = 0, outputs_ = 0, gates_ = 0;
  std::vector<Line> lines_;  // of inputs, then of gates
  std::vector<Place> output_places_;
  std::vector<std::uint32_t> table_;    // lines by their variables; empty if they are few
  std::vector<std::uint32_t> order_;    // then: lines, sorted by their wires
  std::vector<std::uint32_t> numbers_;  // new variables of lines; 0: not yet known
};

}  // namespace

Result<Aig> read_aig(const Text& text) {
  return AigReader(text).read();
}

std::string write_aig(const Aig& aig) {
  std::string text = fmt::format("aag {} {} 0 {} {}\n", aig.variables(), aig.inputs,
                                 aig.outputs.size(), aig.gates.size());
  for (std::uint32_t i = 0; i < aig.inputs; ++i) append_format(text, "{}\n", aig.input(i));
  for (const Wire output : aig.outputs) append_format(text, "{}\n", output);
  for (std::size_t i = 0; i < aig.gates.size(); ++i)
    append_format(text, "{} {} {}\n", aig.gate(i), aig.gates[i].left, aig.gates[i].right);
  for (const auto& [letter, names] : {std::pair('i', &aig.input_names), {'o', &aig.output_names}})
    for (std::size_t i = 0; i < names->size(); ++i)
      if (!(*names)[i].empty()) text += fmt::format("{}{} {}\n", letter, i, (*names)[i]);
  return text;
}

void evaluate(const Aig& aig, std::span<const std::uint64_t> inputs,
              std::vector<std::uint64_t>& values) {
  promise(inputs.size() == aig.inputs, "each input has a value");
  values.resize(std::size_t{aig.variables()} + 1);
  values[0] = 0;
  std::copy(inputs.begin(), inputs.end(), values.begin() + 1);
  std::uint64_t* next = values.data() + aig.inputs + 1;
  for (const Gate& gate : aig.gates)
    *next++ = value_of(gate.left, values) & value_of(gate.right, values);
}

}  // namespace hardboard::formulas
