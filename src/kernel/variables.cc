// The variables of a proof by clauses, and the groups of which at most one is true.
#include <algorithm>

#include "kernel/rules.h"

namespace hardboard::kernel {

Rules::Rules(const Captures& puzzle, std::string_view model, std::uint32_t left)
    : puzzle_(puzzle), is_hubs_(model == "hubs"), left_(left), is_witness_(puzzle.size(), false) {
  slack_ = std::int64_t{left} - puzzle.size();
  for (std::uint32_t place = 0; place < puzzle.size(); ++place) {
    if (place == puzzle.goal) continue;
    has_slack_ = has_slack_ && own_budget(puzzle, place) != no_bound;
    slack_ += puzzle.budget[place];
  }
  if (!is_hubs_) {
    exits_ = exits_of(puzzle);
    return;
  }
  need(!puzzle.last, "hubs are not for boards with a last piece");
  out_.resize(puzzle.size());
  in_.resize(puzzle.size());
  const Steps steps(puzzle);
  for (std::uint32_t place = 0; place < puzzle.size(); ++place) {
    need(puzzle.type[place] == puzzle.type[0], "hubs are for pieces of one type");
    need(puzzle.budget[place] <= 2 || puzzle.size() <= 3, "hubs are for budgets of at most 2");
    steps.from(place, puzzle.type[0], [&](std::uint32_t to, const auto&) {
      out_[place].push_back(to);
      in_[to].push_back(place);
      return true;
    });
  }
  for (const std::vector<std::uint32_t>& sources : in_) {
    std::uint32_t sole = Grid::none, several = 0;
    for (const std::uint32_t from : sources)
      if (puzzle.budget[from] >= 2 && from != sole) sole = from, ++several;
    sole_match_.push_back(several == 1 ? sole : Grid::none);
  }
}

std::uint32_t Rules::read_exit(Reader& in) const {
  if (is_hubs_) in.fail("expected a meaning of the model hubs");
  const std::uint32_t from = in.index("a place", puzzle_.size());
  const std::uint32_t to = in.index("a place", puzzle_.size());
  std::vector<std::uint32_t> over;
  while (in.has_word()) over.push_back(in.index("a place", puzzle_.size()));
  for (const std::uint32_t exit : exits_.of[from])
    if (exits_.all[exit].to == to && exits_.all[exit].over == over) return exit;
  in.fail("expected an exit that some piece could make");
}

Variable Rules::read_variable(Reader& in, Meaning meaning) {
  const auto place = [&] { return in.index("a place", puzzle_.size()); };
  const auto number = [&](std::int64_t least, std::int64_t most) {
    return static_cast<std::uint32_t>(in.number("a number", least, most));
  };
  Variable variable{meaning, 0, 0, 0};
  if (meaning == Meaning::exit || meaning == Meaning::last) {
    variable.a = read_exit(in);
  } else if (meaning == Meaning::either || meaning == Meaning::count) {
    const std::int64_t most = meaning == Meaning::either ? variables() : puzzle_.size();
    variable.a = number(1, most);
    variable.b = number(1, most);
  } else if (meaning == Meaning::total) {
    variable = {meaning, number(1, no_bound - 1), number(1, no_bound - 1), number(1, no_bound - 1)};
  } else {
    variable.a = place();
    if (meaning == Meaning::type) variable.b = number(0, 255);
    if (meaning == Meaning::budget || meaning == Meaning::waste)
      variable.b = number(1, no_bound - 1);
    if (meaning == Meaning::before || meaning == Meaning::match) variable.b = place();
  }
  if (meaning == Meaning::waste) {
    need(has_slack_, "some budget does not bind, and nothing is wasted");
    const bool goes_on = variable.a == waste_.a && variable.b == waste_.b + 1;
    if (variable.b > 1 && !goes_on) in.fail("expected 1, or the number behind the last one");
    variable.c = waste_.c + 1;
    waste_ = variable;
  }
  return variable;
}

void Rules::read_variables(Reader& in) {
  for (std::int64_t left = in.number("how many variables", 0, 0x7FFFFFFF); left > 0; --left) {
    in.line();
    const auto found = std::find(meanings.begin(), meanings.end(), in.word("a meaning"));
    if (found == meanings.end()) in.fail("expected a meaning of a variable");
    const auto meaning = static_cast<std::size_t>(found - meanings.begin());
    const Variable variable = read_variable(in, static_cast<Meaning>(meaning));
    const auto number = static_cast<std::uint32_t>(variables_.size());
    // No rule looks for a `total` by its numbers, of which the key has no place for three.
    const std::uint64_t key =
        variable.meaning == Meaning::total ? number : std::uint64_t{variable.a} << 32 | variable.b;
    if (!numbers_[meaning].emplace(key, number).second)
      in.fail("expected a meaning that no variable has yet");
    groups_.push_back(group_of(variable, number));
    variables_.push_back(variable);
  }
  has_.assign(variables_.size(), false);
  denies_.assign(variables_.size(), false);
}

Rules::Group Rules::group_of(const Variable& variable, std::uint32_t number) const {
  const Meaning meaning = variable.meaning;
  if (meaning == Meaning::either) {
    const Group &a = groups_[variable.a], &b = groups_[variable.b];
    const bool is_tidy = a.of == b.of && a.place == b.place && b.is_one && a.largest < b.largest;
    return is_tidy ? Group{a.of, a.place, b.largest, false} : Group{};
  }
  if (meaning == Meaning::exit) return {meaning, exits_.all[variable.a].from, number, true};
  if (meaning == Meaning::last) return {meaning, exits_.all[variable.a].to, number, true};
  if (meaning == Meaning::root) return {Meaning::exit, variable.a, number, true};
  const bool has_group = meaning == Meaning::match || meaning == Meaning::type;
  return has_group ? Group{meaning, variable.a, number, true} : Group{};
}

}  // namespace hardboard::kernel
