// Boards of gadgets, in processor time. First chains: of a source that has a solution its image,
// the solution forward, its replay by the rules, and back. Then boards of quantified formulas,
// which are decided without their formula. The last column is the reference: the same source,
// solved directly. Usage: gadgets_bench [formulas of each size]
#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/contract.h"
#include "bench.h"
#include "kinds/kind.h"
#include "reductions/chain.h"

namespace {

using namespace hardboard;

using Given = std::map<std::string, std::string, std::less<>>;

Generator::Source sources(std::string_view kind, Given given) {
  const Generator& generator = *kind_named(kind)->generator;
  const Result<Values> values = Values::from(generator.settings, std::move(given));
  promise(values.ok(), "the settings are those of the generator");
  Result<Generator::Source> source = generator.start(*values, 1);
  promise(source.ok(), "the settings do not contradict each other");
  return std::move(source).value();
}

AnyAnswer solve(const AnyPuzzle& puzzle) {
  return kind_of(puzzle).solve(puzzle, {});
}

// The first source that has a solution, through the named reductions and back.
void chain(std::string_view name, std::string_view kind, Given given,
           const std::vector<std::string>& via) {
  const Generator::Source make = sources(kind, std::move(given));
  AnyPuzzle source = make({})->puzzle;
  while (!is_yes(solve(source).head().verdict)) source = make({})->puzzle;
  std::optional<AnyAnswer> there;
  std::optional<Chain> made;
  const double direct = bench::seconds([&] { static_cast<void>(solve(source)); });
  const double reduce = bench::seconds([&] { made = reduce_via(source, via, {}).value(); });
  AnyAnswer solution = solve(source);
  const double forward =
      bench::seconds([&] { there = witness(*made, std::move(solution), {}).value(); });
  const AnyPuzzle& image = made->image();
  const double replay = bench::seconds([&] {
    promise(image.kind().check(image, *there, {}).check == Check::verified, "the image agrees");
  });
  const double back =
      bench::seconds([&] { promise(recover(*made, std::move(*there), {}).ok(), "it comes back"); });
  fmt::print("{:<42} {:>10} {:>8.2f} {:>8.2f} {:>8.2f} {:>8.2f} {:>9.6f}\n", name, size_of(image),
             reduce, forward, replay, back, direct);
}

// Formulas of so many variables, whose quantifiers alternate, and of as many clauses.
void quantified(const std::string& size, int formulas) {
  const Generator::Source make =
      sources("qbf", {{"blocks", size}, {"variables", "1"}, {"clauses", size}, {"width", "3"}});
  std::vector<double> times, direct;
  int yes = 0, no = 0;
  for (int i = 0; i < formulas; ++i) {
    const AnyPuzzle source = make({})->puzzle;
    const std::vector<std::string> via{"q3sat-to-push-fight"};
    const Chain made = reduce_via(source, via, {}).value();
    std::optional<AnyAnswer> answer, expected;
    times.push_back(bench::seconds([&] { answer = solve(made.image()); }));
    direct.push_back(bench::seconds([&] { expected = solve(source); }));
    const Verdict verdict = answer->head().verdict;
    promise(verdict == Verdict::unknown || is_yes(verdict) == is_yes(expected->head().verdict),
            "the board's winner is the formula's");
    yes += is_yes(verdict) ? 1 : 0;
    no += is_no(verdict) ? 1 : 0;
  }
  std::sort(times.begin(), times.end());
  std::sort(direct.begin(), direct.end());
  fmt::print("{:<42} {:>6} {:>6} {:>8.2f} {:>8.2f} {:>9.6f}\n",
             fmt::format("{0} variables, {0} clauses: {1} formulas", size, formulas), yes, no,
             times[times.size() / 2], times.back(), direct[direct.size() / 2]);
}

}  // namespace

int main(int argc, char** argv) {
  const int formulas = argc > 1 ? std::atoi(argv[1]) : 10;
  fmt::print(
      "Solutions through boards of gadgets, seconds\n\n{:<42} {:>10} {:>8} {:>8} {:>8} {:>8} "
      "{:>9}\n",
      "source: board", "bytes", "reduce", "forward", "replay", "back", "direct");
  for (const std::string board : {"rooks", "kings", "knights"})
    chain("3SAT, 50 variables, 200 clauses: " + board, "sat",
          {{"variables", "50"}, {"clauses", "200"}},
          {"3sat-to-and-or-sat", "and-or-sat-to-" + board});
  chain("circuit, 40 inputs, 200 gates: pegs", "circuit", {{"inputs", "40"}, {"gates", "200"}},
        {"circuit-to-pegs"});

  fmt::print(
      "\nWho wins on boards of quantified formulas, seconds\n\n{:<42} {:>6} {:>6} {:>8} {:>8} "
      "{:>9}\n",
      "source", "white", "black", "median", "worst", "direct");
  for (const std::string size : {"6", "8"}) quantified(size, formulas);
}
