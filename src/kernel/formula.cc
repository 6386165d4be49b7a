#include "kernel/formula.h"

namespace hardboard::kernel {
namespace {

// The numbers behind the word of each meaning: e is an exit, p a place, t a type, n a number, v a
// variable.
constexpr std::array<std::string_view, 16> words_of_meanings = {
    "e", "e", "p", "p", "pt", "pn", "p", "p", "pp", "p", "pp", "vv", "p", "pn", "p", "vvn"};

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
    numbers.at(i++) = letter == 'e'   ? read_exit(of, text)
                      : letter == 'p' ? text.index("a place", of.puzzle.size())
                      : letter == 'v'
                          ? text.index("a variable", of.variables.size() - 1) + 1
                          : static_cast<std::uint32_t>(text.number("a number", 0, no_bound - 1));
  }
  const auto [a, b, c] = numbers;
  const bool goes_on = of.variables[of.variables.size() - 1] == Variable{"waste", a, b - 1};
  if (meaning == "waste" && ((b > 1 && !goes_on) || of.slack >= no_bound - most_places))
    text.fail("expected budgets that bind, and 1 or the number behind the last one");
  if (meaning == "total" && a > b) text.fail("expected variables in order");
  return {meaning, a, b, c};
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
  std::vector<std::uint32_t> budgets;
  for (std::uint32_t place = 0; place < puzzle.size(); ++place)
    if (place != puzzle.goal) budgets.push_back(own_budget(puzzle, place));
  std::ranges::sort(budgets, std::greater());
  budgets.resize(std::min<std::size_t>(budgets.size(), puzzle.capturers));
  for (const std::uint32_t budget : budgets) slack += budget;
  variables.add({});
  if (model == "exits") {
    exits = exits_of(puzzle);
    return;
  }
  need(!puzzle.last && !puzzle.has_distances && puzzle.capturers == no_bound,
       "hubs are not for boards with a last piece, distances or bounds on capturers");
  out = in = std::vector<std::vector<std::uint32_t>>(puzzle.size());
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

void Formula::read_variables(Reader& text) {
  text.list("variables", 0, 0x7FFFFFFF, [&](std::int64_t) {
    const Variable variable = read_variable(*this, text, text.one_of<meanings>());
    groups.push_back(group_of(*this, variable, variables.size()));
    if (!variables.add(variable).second) text.fail("expected a meaning that no variable has yet");
  });
}

}  // namespace hardboard::kernel
