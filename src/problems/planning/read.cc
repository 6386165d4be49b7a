#include "problems/planning/read.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>
#include <utility>

#include "problems/planning/declarations.h"
#include "problems/planning/literals.h"
#include "problems/planning/tokens.h"

namespace hardboard::planning {
namespace {

constexpr std::array<std::string_view, 5> known_requirements = {
    ":strips", ":typing", ":negative-preconditions", ":equality", ":action-costs"};

class Reader {
public:
  explicit Reader(const Text& text) : in_(text) {}

  Result<Puzzle> read() {
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
                           : key == ":types"      ? names_.types()
                           : key == ":constants"  ? names_.objects()
                           : key == ":predicates" ? names_.predicates()
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
                           : key == ":objects"      ? names_.objects()
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

  bool functions() {
    const bool is_read = in_.expect("(") && in_.expect("total-cost") && in_.expect(")");
    if (!is_read) return false;
    if (in_.take("-") && !in_.expect("number")) return false;
    return in_.expect(")");
  }

  bool action() {
    Action action;
    if (!names_.action_name(action.name)) return false;
    Scope scope;
    while (!in_.at(")")) {
      const Place where = in_.place();
      const std::string key = in_.take();
      const bool is_read =
          key == ":parameters" ? in_.expect("(") && names_.variables(scope)
          : key == ":precondition"
              ? all_of(in_, [&] { return literals_.condition(scope, action.conditions); })
          : key == ":effect" ? all_of(in_, [&] { return effect(action, scope); })
                             : unknown(where, key);
      if (!is_read) return false;
    }
    action.parameters = std::move(scope.variables);
    puzzle_.actions.push_back(std::move(action));
    return in_.expect(")");
  }

  bool effect(Action& action, const Scope& scope) {
    if (!in_.take("increase")) return literals_.literal(scope, action.effects);
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
      if (!literals_.literal({}, literals)) return false;
      if (!literals.front().is_positive)
        return in_.fail(place, "what `:init` does not name is false: no `not` is needed");
      puzzle_.init.push_back(atom_of(literals.front(), {}));
    }
    return in_.expect(")");
  }

  bool goal() {
    return all_of(in_, [&] { return literals_.condition({}, puzzle_.goal); }) && in_.expect(")");
  }

  bool metric() {
    puzzle_.has_costs = true;
    return in_.expect("minimize") && in_.expect("(") && in_.expect("total-cost") &&
           in_.expect(")") && in_.expect(")");
  }

  Tokens in_;
  Puzzle puzzle_;
  Declarations names_{in_, puzzle_};
  Literals literals_{in_, puzzle_, names_};
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
