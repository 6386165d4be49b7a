#include "kernel/formula.h"

namespace hardboard::kernel {
namespace {

// What stands behind the words for meanings: e, an exit; p, a place; t, a type; n, a number; c, a
// number of places; v, a variable.
constexpr std::array<std::string_view, 16> words_of_meanings = {
    "e", "e", "p", "p", "pt", "pn", "p", "p", "pp", "p", "pp", "vv", "cc", "p", "pn", "nnn"};

std::uint32_t read_exit(const Formula& of, Reader& text) {
  if (of.model == "hubs") text.fail("expected a meaning of the model hubs");
  const std::uint32_t from = text.index("a place", of.puzzle.size());
  const std::uint32_t to = text.index("a place", of.puzzle.size());
  std::vector<std::uint32_t> over;
  while (text.has_word()) over.push_back(text.index("a place", of.puzzle.size()));
  for (const std::uint32_t exit : of.exits.of[from])
    if (of.exits.all[exit].to == to && of.exits.all[exit].over == over) return exit;
  text.fail("expected an exit that some piece could make");
}

Variable read_variable(Formula& of, Reader& text, Meaning meaning) {
  std::array<std::uint32_t, 3> numbers{};
  std::size_t i = 0;
  for (const char letter : words_of_meanings.at(meaning.number)) {
    const std::int64_t most = letter == 't'   ? 255
                              : letter == 'c' ? of.puzzle.size()
                              : letter == 'v' ? of.variables.size() - 1
                                              : no_bound - 1;
    numbers.at(i++) = static_cast<std::uint32_t>(
        letter == 'e'   ? read_exit(of, text)
        : letter == 'p' ? text.index("a place", of.puzzle.size())
                        : text.number("a number", letter == 't' ? 0 : 1, most));
  }
  Variable variable{meaning, numbers[0], numbers[1], numbers[2]};
  if (meaning == "waste") {
    need(of.has_slack, "some budget does not bind, and nothing is wasted");
    const bool goes_on = variable.a == of.waste.a && variable.b == of.waste.b + 1;
    if (variable.b > 1 && !goes_on) text.fail("expected 1, or the number behind the last one");
    variable.c = of.waste.c + 1;
    of.waste = variable;
  }
  return variable;
}

Group group_of(const Formula& of, const Variable& variable, std::uint32_t number) {
  const auto [meaning, place, second, third] = variable;
  if (meaning == "either") {
    const Group &a = of.groups[place], &b = of.groups[second];
    const bool is_tidy = a.of == b.of && a.place == b.place && b.is_one && a.largest < b.largest;
    return is_tidy ? Group{a.of, a.place, b.largest, false} : Group{};
  }
  if (meaning == "exit") return {meaning, of.exits.all[place].from, number, true};
  if (meaning == "last") return {meaning, of.exits.all[place].to, number, true};
  if (meaning == "root") return {"exit", place, number, true};
  const bool has_group = meaning == "match" || meaning == "type";
  return has_group ? Group{meaning, place, number, true} : Group{};
}

}  // namespace

Formula::Formula(const Captures& of, OneOf<models> by, std::uint32_t most_left)
    : puzzle(of), model(by), left(most_left), slack(std::int64_t{most_left} - of.size()) {
  for (std::uint32_t place = 0; place < puzzle.size(); ++place) {
    if (place == puzzle.goal) continue;
    has_slack = has_slack && own_budget(puzzle, place) != no_bound;
    slack += puzzle.budget[place];
  }
  if (model == "exits") {
    exits = exits_of(puzzle);
    return;
  }
  need(!puzzle.last, "hubs are not for boards with a last piece");
  out.resize(puzzle.size());
  in.resize(puzzle.size());
  const Steps steps(puzzle);
  for (std::uint32_t place = 0; place < puzzle.size(); ++place) {
    need(puzzle.type[place] == puzzle.type[0], "hubs are for pieces of one type");
    need(puzzle.budget[place] <= 2 || puzzle.size() <= 3, "hubs are for budgets of at most 2");
    steps.from(place, puzzle.type[0], [&](std::uint32_t to, const auto&) {
      out[place].push_back(to);
      in[to].push_back(place);
      return true;
    });
  }
  for (const std::vector<std::uint32_t>& sources : in) {
    std::uint32_t sole = Grid::none, several = 0;
    for (const std::uint32_t from : sources)
      if (puzzle.budget[from] >= 2 && from != sole) sole = from, ++several;
    sole_match.push_back(several == 1 ? sole : Grid::none);
  }
}

std::uint32_t Formula::number(Meaning meaning, std::uint32_t a, std::uint32_t b) const {
  const auto& of_meaning = numbers.at(meaning.number);
  const auto found = of_meaning.find(std::uint64_t{a} << 32 | b);
  return found == of_meaning.end() ? 0 : found->second;
}

std::uint32_t Formula::place_of(std::int64_t literal) const {
  const auto [meaning, a, b, c] = variables[std::abs(literal)];
  if (meaning == "exit") return exits.all[a].from;
  const bool is_place =
      meaning == "root" || meaning == "hub" || meaning == "budget" || meaning == "unlimited";
  return is_place ? a : Grid::none;
}

void Formula::read_variables(Reader& text) {
  text.list("variables", 0, 0x7FFFFFFF, [&](std::int64_t) {
    const Variable variable = read_variable(*this, text, text.one_of<meanings>());
    const auto number = static_cast<std::uint32_t>(variables.size());
    // No rule looks for a `total` by its numbers, of which the key has no place for three.
    const std::uint64_t key =
        variable.meaning == "total" ? number : std::uint64_t{variable.a} << 32 | variable.b;
    if (!numbers.at(variable.meaning.number).emplace(key, number).second)
      text.fail("expected a meaning that no variable has yet");
    groups.push_back(group_of(*this, variable, number));
    variables.push_back(variable);
  });
}

}  // namespace hardboard::kernel
