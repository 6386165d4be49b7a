// The variables of a proof by clauses, and the groups of which at most one is true.
#include <algorithm>

#include "kernel/rules.h"

namespace hardboard::kernel {

Rules::Rules(const Captures& puzzle, std::string_view model, std::uint32_t left)
    : puzzle_(puzzle), is_hubs_(model == "hubs"), left_(left), is_witness_(puzzle.size(), false) {
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
    steps.from(place, puzzle.type[0], [&](std::uint32_t to, const auto& between) {
      need(between.empty(), "hubs are for pieces that nothing can block");
      out_[place].push_back(to);
      in_[to].push_back(place);
      return true;
    });
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

Variable Rules::read_variable(Reader& in, Meaning meaning) const {
  const auto place = [&] { return in.index("a place", puzzle_.size()); };
  const auto number = [&](std::int64_t least, std::int64_t most) {
    return static_cast<std::uint32_t>(in.number("a number", least, most));
  };
  Variable variable{meaning, 0, 0};
  if (meaning == Meaning::exit || meaning == Meaning::last) {
    variable.a = read_exit(in);
  } else if (meaning == Meaning::either || meaning == Meaning::count) {
    const std::int64_t most = meaning == Meaning::either ? variables() : puzzle_.size();
    variable.a = number(1, most);
    variable.b = number(1, most);
  } else {
    variable.a = place();
    if (meaning == Meaning::type) variable.b = number(0, 255);
    if (meaning == Meaning::budget) variable.b = number(1, no_bound - 1);
    if (meaning == Meaning::before || meaning == Meaning::match) variable.b = place();
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
    const std::uint64_t key = std::uint64_t{variable.a} << 32 | variable.b;
    if (!numbers_[meaning].emplace(key, number).second)
      in.fail("expected a meaning that no variable has yet");
    groups_.push_back(group_of(variable, number));
    variables_.push_back(variable);
  }
  has_.assign(variables_.size(), false);
  denies_.assign(variables_.size(), false);
}

Rules::Group Rules::group_of(const Variable& variable, std::uint32_t number) const {
  switch (variable.meaning) {
    case Meaning::exit:
      return {Meaning::exit, exits_.all[variable.a].from, number, true};
    case Meaning::root:
      return {Meaning::exit, variable.a, number, true};
    case Meaning::last:
      return {Meaning::last, exits_.all[variable.a].to, number, true};
    case Meaning::match:
      return {Meaning::match, variable.a, number, true};
    case Meaning::either: {
      const Group &a = groups_[variable.a], &b = groups_[variable.b];
      const bool is_tidy = a.of == b.of && a.place == b.place && b.is_one && a.largest < b.largest;
      return is_tidy ? Group{a.of, a.place, b.largest, false} : Group{};
    }
    default:
      return {};
  }
}

}  // namespace hardboard::kernel
