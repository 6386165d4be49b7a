#include "problems/planning/read.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>
#include <unordered_map>
#include <utility>

#include "problems/planning/tokens.h"

namespace hardboard::planning {
namespace {

using Names = std::unordered_map<std::string, std::uint32_t>;

constexpr std::array<std::string_view, 5> known_requirements = {
    ":strips", ":typing", ":negative-preconditions", ":equality", ":action-costs"};

class Reader {
public:
  explicit Reader(const Text& text) : in_(text) {}

  Result<Puzzle> read() {
    types_.emplace("object", 0);
    const bool is_read = in_.check_encoding() && domain() && problem();
    if (!is_read) return in_.error();
    if (!in_.peek().empty()) {
      in_.fail_expected("the end of the problem");
      return in_.error();
    }
    // Without a metric nobody asks for the costs.
    for (Action& action : puzzle_.actions) action.cost = puzzle_.has_costs ? action.cost : 0;
    std::sort(puzzle_.init.begin(), puzzle_.init.end());
    puzzle_.init.erase(std::unique(puzzle_.init.begin(), puzzle_.init.end()), puzzle_.init.end());
    return std::move(puzzle_);
  }

private:
  bool head(std::string_view what, std::string& name) {
    return in_.expect("(") && in_.expect("define") && in_.expect("(") && in_.expect(what) &&
           in_.expect_name("a name", name) && in_.expect(")");
  }

  bool domain() {
    if (!head("domain", puzzle_.domain)) return false;
    while (in_.take("(")) {
      const Place place = in_.place();
      const std::string key = in_.take();
      const bool is_read = key == ":requirements" ? requirements()
                           : key == ":types"      ? types()
                           : key == ":constants"  ? objects()
                           : key == ":predicates" ? predicates()
                           : key == ":functions"  ? functions()
                           : key == ":action"     ? action()
                                                  : unknown(place, key);
      if (!is_read) return false;
    }
    puzzle_.constants = static_cast<std::uint32_t>(puzzle_.objects.size());
    return in_.expect(")");
  }

  bool problem() {
    std::string domain;
    bool has_goal = false;
    if (!head("problem", puzzle_.name)) return false;
    while (in_.take("(")) {
      const Place place = in_.place();
      const std::string key = in_.take();
      if (key == ":goal" && std::exchange(has_goal, true))
        return in_.fail(place, "`:goal` is given twice");
      const bool is_read = key == ":domain"         ? problem_domain()
                           : key == ":requirements" ? requirements()
                           : key == ":objects"      ? objects()
                           : key == ":init"         ? init()
                           : key == ":goal"         ? goal()
                           : key == ":metric"       ? metric()
                                                    : unknown(place, key);
      if (!is_read) return false;
    }
    return has_goal ? in_.expect(")") : in_.fail("the problem ends without a goal");
  }

  bool unknown(Place place, const std::string& key) {
    return in_.fail(place, fmt::format("{} is not known here", in_quotes(key)));
  }

  bool requirements() {
    while (!in_.take(")")) {
      const auto& known = known_requirements;
      if (std::find(known.begin(), known.end(), in_.peek()) == known.end())
        return in_.fail(fmt::format("requirement {} is not supported", in_quotes(in_.peek())));
      in_.skip();
    }
    return true;
  }

  bool problem_domain() {
    const Place place = in_.place();
    std::string name;
    if (!in_.expect_name("the name of the domain", name)) return false;
    if (name != puzzle_.domain)
      return in_.fail(place, fmt::format("the domain is {}, not {}", in_quotes(puzzle_.domain),
                                         in_quotes(name)));
    return in_.expect(")");
  }

  // Adds a name, which must be new.
  bool add(Names& names, Place place, const std::string& name, std::size_t number) {
    if (names.emplace(name, static_cast<std::uint32_t>(number)).second) return true;
    return in_.fail(place, fmt::format("{} is given twice", in_quotes(name)));
  }
  bool find(const Names& names, std::string_view what, std::uint32_t& number) {
    const auto found = names.find(std::string(in_.peek()));
    if (found == names.end())
      return in_.fail(in_.peek().empty()
                          ? fmt::format("expected {}, found the end", what)
                          : fmt::format("there is no {} {}", what, in_quotes(in_.peek())));
    number = found->second;
    in_.skip();
    return true;
  }

  // "a b - t c": calls each(place, name) for the names, and then typed(type) for those before each
  // type. Names at the end have the type `object`.
  template <class Each, class Typed>
  bool typed_list(std::string_view what, Each each, Typed typed) {
    while (!in_.take(")")) {
      if (in_.take("-")) {
        std::uint32_t type = 0;
        if (!find(types_, "type", type)) return false;
        typed(type);
        continue;
      }
      const Place place = in_.place();
      std::string name;
      const bool is_variable = what == "a variable";
      if (is_variable && in_.peek().size() > 1 && in_.peek().front() == '?')
        name = in_.take().substr(1);
      else if (is_variable ? !in_.fail_expected(what) : !in_.expect_name(what, name))
        return false;
      if (!each(place, name)) return false;
    }
    typed(0);
    return true;
  }

  // A list may name a type before its parent, and a parent that the list does not name itself.
  bool types() {
    struct Listed {
      Place place;
      std::string name, parent = "object";
    };
    std::vector<Listed> listed;
    std::size_t first = 0;
    Names own;
    while (!in_.take(")")) {
      const Place place = in_.place();
      const bool is_parent = in_.take("-");
      std::string name;
      if (!in_.expect_name("a type", name)) return false;
      if (is_parent) {
        for (; first < listed.size(); ++first) listed[first].parent = name;
      } else if (name != "object") {
        if (types_.contains(name) || !own.emplace(name, 0).second)
          return in_.fail(place, fmt::format("{} is given twice", in_quotes(name)));
        listed.push_back({place, std::move(name)});
      }
    }
    for (const Listed& one : listed)
      if (!own.contains(one.parent) && !types_.contains(one.parent)) add_type(one.parent, 0);
    while (!listed.empty()) {
      const std::size_t added = std::erase_if(listed, [&](const Listed& one) {
        const auto parent = types_.find(one.parent);
        if (parent == types_.end()) return false;
        add_type(one.name, parent->second);
        return true;
      });
      if (added == 0)
        return in_.fail(listed.front().place,
                        fmt::format("type {} lies below itself", in_quotes(listed.front().name)));
    }
    return true;
  }
  void add_type(const std::string& name, std::uint32_t parent) {
    types_.emplace(name, static_cast<std::uint32_t>(puzzle_.types.size()));
    puzzle_.types.push_back({name, parent});
  }

  bool objects() {
    std::size_t first = puzzle_.objects.size();
    return typed_list(
        "an object",
        [&](Place place, const std::string& name) {
          puzzle_.objects.push_back({name, 0});
          return add(objects_, place, name, puzzle_.objects.size() - 1);
        },
        [&](std::uint32_t type) {
          for (; first < puzzle_.objects.size(); ++first) puzzle_.objects[first].type = type;
        });
  }

  // The variables of a predicate or an action, up to the closing bracket.
  bool variables(std::vector<Object>& found, Names& names) {
    std::size_t first = 0;
    return typed_list(
        "a variable",
        [&](Place place, const std::string& name) {
          if (found.size() == most_parameters)
            return in_.fail(place, fmt::format("more than {} parameters", most_parameters));
          found.push_back({name, 0});
          return add(names, place, name, found.size() - 1);
        },
        [&](std::uint32_t type) {
          for (; first < found.size(); ++first) found[first].type = type;
        });
  }

  bool predicates() {
    while (in_.take("(")) {
      const Place place = in_.place();
      Predicate predicate;
      std::vector<Object> arguments;
      Names names;
      if (!in_.expect_name("a predicate", predicate.name) ||
          !add(predicates_, place, predicate.name, puzzle_.predicates.size()) ||
          !variables(arguments, names))
        return false;
      for (const Object& argument : arguments) predicate.types.push_back(argument.type);
      puzzle_.predicates.push_back(std::move(predicate));
    }
    return in_.expect(")");
  }

  bool functions() {
    const bool is_read = in_.expect("(") && in_.expect("total-cost") && in_.expect(")");
    if (!is_read) return false;
    if (in_.take("-") && !in_.expect("number")) return false;
    return in_.expect(")");
  }

  bool action() {
    const Place place = in_.place();
    Action action;
    if (!in_.expect_name("the name of an action", action.name) ||
        !add(actions_, place, action.name, puzzle_.actions.size()))
      return false;
    Names parameters;
    while (!in_.at(")")) {
      const Place where = in_.place();
      const std::string key = in_.take();
      const bool is_read =
          key == ":parameters"     ? in_.expect("(") && variables(action.parameters, parameters)
          : key == ":precondition" ? all_of([&] {
              return literal(action.parameters, parameters, true, action.conditions);
            })
          : key == ":effect"       ? all_of([&] { return effect(action, parameters); })
                                   : unknown(where, key);
      if (!is_read) return false;
    }
    puzzle_.actions.push_back(std::move(action));
    return in_.expect(")");
  }

  // "()", "(and X X ...)" or "X", where each() reads X behind its opening bracket. An `and` within
  // an `and` adds to the one around it.
  template <class Each>
  bool all_of(Each each) {
    if (!in_.expect("(")) return false;
    if (in_.take(")")) return true;
    if (!in_.take("and")) return each();
    for (std::size_t open = 1; open > 0;) {
      if (!in_.take("(")) {
        if (!in_.expect(")")) return false;
        --open;
      } else if (in_.take("and")) {
        ++open;
      } else if (!each()) {
        return false;
      }
    }
    return true;
  }

  bool effect(Action& action, const Names& parameters) {
    if (!in_.take("increase")) return literal(action.parameters, parameters, false, action.effects);
    const bool is_read = in_.expect("(") && in_.expect("total-cost") && in_.expect(")");
    std::uint32_t more = 0;
    if (!is_read || !number(most_cost - action.cost, more)) return false;
    action.cost += more;
    return in_.expect(")");
  }

  bool number(std::uint32_t most, std::uint32_t& value) {
    const std::string_view word = in_.peek();
    const char* const end = word.data() + word.size();
    const auto [stop, problem] = std::from_chars(word.data(), end, value);
    if (problem != std::errc() || stop != end || value > most)
      return in_.fail_expected(fmt::format("a cost, a whole number of at most {}", most));
    in_.skip();
    return true;
  }

  // A literal behind its opening bracket, up to its closing one.
  bool literal(const std::vector<Object>& parameters, const Names& names, bool may_compare,
               std::vector<Literal>& literals) {
    Literal literal;
    literal.is_positive = !in_.take("not");
    if (!literal.is_positive && !in_.expect("(")) return false;
    const Place place = in_.place();
    std::string_view predicate = "=";
    if (may_compare && in_.take("=")) {
      literal.predicate = equality;
    } else {
      if (!find(predicates_, "predicate", literal.predicate)) return false;
      predicate = puzzle_.predicates[literal.predicate].name;
    }
    while (!in_.take(")"))
      if (!term(parameters, names, literal)) return false;
    const std::size_t arguments =
        literal.predicate == equality ? 2 : puzzle_.predicates[literal.predicate].types.size();
    if (literal.terms.size() != arguments)
      return in_.fail(place, fmt::format("{} has {} arguments, not {}", in_quotes(predicate),
                                         arguments, literal.terms.size()));
    const bool is_closed = literal.is_positive || in_.expect(")");
    literals.push_back(std::move(literal));
    return is_closed;
  }

  bool term(const std::vector<Object>& parameters, const Names& names, Literal& literal) {
    const Place place = in_.place();
    Term term;
    term.is_parameter = in_.peek().substr(0, 1) == "?";
    if (term.is_parameter) {
      const auto found = names.find(std::string(in_.peek().substr(1)));
      if (found == names.end())
        return in_.fail(fmt::format("there is no parameter {}", in_quotes(in_.peek())));
      term.index = found->second;
      in_.skip();
    } else if (!find(objects_, "object", term.index)) {
      return false;
    }
    const std::size_t argument = literal.terms.size();
    literal.terms.push_back(term);
    if (literal.predicate == equality)
      return argument < 2 || in_.fail(place, "`=` has 2 arguments");
    const Predicate& predicate = puzzle_.predicates[literal.predicate];
    if (argument >= predicate.types.size())
      return in_.fail(place, fmt::format("{} has {} arguments", in_quotes(predicate.name),
                                         predicate.types.size()));
    const std::uint32_t type =
        term.is_parameter ? parameters[term.index].type : puzzle_.objects[term.index].type;
    const std::uint32_t wanted = predicate.types[argument];
    return is_a(puzzle_, type, wanted) ||
           in_.fail(place,
                    fmt::format("argument {} of {} is of type {}, not {}", argument + 1,
                                in_quotes(predicate.name), in_quotes(puzzle_.types[wanted].name),
                                in_quotes(puzzle_.types[type].name)));
  }

  bool init() {
    std::vector<Literal> literals;
    while (in_.take("(")) {
      if (in_.take("=")) {
        std::uint32_t zero = 0;
        const bool is_read = in_.expect("(") && in_.expect("total-cost") && in_.expect(")") &&
                             number(0, zero) && in_.expect(")");
        if (!is_read) return false;
        continue;
      }
      const Place place = in_.place();
      literals.clear();
      if (!literal({}, {}, false, literals)) return false;
      if (!literals.front().is_positive)
        return in_.fail(place, "what `:init` does not name is false: no `not` is needed");
      puzzle_.init.push_back(atom_of(literals.front(), {}));
    }
    return in_.expect(")");
  }

  bool goal() {
    return all_of([&] { return literal({}, {}, true, puzzle_.goal); }) && in_.expect(")");
  }

  bool metric() {
    puzzle_.has_costs = true;
    return in_.expect("minimize") && in_.expect("(") && in_.expect("total-cost") &&
           in_.expect(")") && in_.expect(")");
  }

  Tokens in_;
  Puzzle puzzle_;
  Names types_, objects_, predicates_, actions_;
};

}  // namespace

Result<Puzzle> read(const Text& text) {
  return Reader(text).read();
}

bool looks_like(std::string_view content) {
  const Text text{"", content, 1};
  Tokens tokens(text);
  return tokens.take("(") && tokens.at("define");
}

}  // namespace hardboard::planning
