// Hard boards of captures (hard_families.h): the number of boards decided against time, by the
// methods that the program chooses, on one thread and on two, and in the same run by the formula of
// exits alone, which applies to every board.
//
//   curves_bench [BOARDS [SECONDS [FAMILY [WAY]]]]
//
// BOARDS of each family, or of those whose names hold FAMILY, each with a limit of SECONDS; by all
// ways, or those whose names hold WAY.
#include <array>
#include <cstdlib>
#include <fmt/core.h>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "bench.h"
#include "hard_families.h"
#include "processor_limit.h"

namespace {

using namespace hardboard;
using bench::HardFamily;

// Seconds of processor time, for each thread.
constexpr std::array marks = {0.1, 0.3, 1.0, 3.0, 10.0};

struct Way {
  std::string_view name, method;
  unsigned threads;
};
constexpr std::array ways = {Way{"chosen", "", 1}, Way{"two threads", "", 2},
                             Way{"exits alone", "exits", 1}};

struct Curve {
  std::uint32_t boards = 0, yes = 0, no = 0;
  std::array<std::uint32_t, marks.size()> within{};

  void add(Verdict verdict, double time) {
    ++boards;
    if (verdict == Verdict::unknown) return;
    ++(verdict == Verdict::solvable ? yes : no);
    for (std::size_t i = 0; i < marks.size(); ++i) within[i] += time <= marks[i] ? 1U : 0U;
  }
  void add(const Curve& other) {
    boards += other.boards;
    yes += other.yes;
    no += other.no;
    for (std::size_t i = 0; i < marks.size(); ++i) within[i] += other.within[i];
  }
  void print(std::string_view family, std::string_view way, double most) const {
    fmt::print("{:<26} {:<12} {:>6} {:>4} {:>4} ", family, way, boards, yes, no);
    for (std::size_t i = 0; i < marks.size() && marks[i] <= most; ++i)
      fmt::print(" {:>5}", within[i]);
    fmt::print("\n");
    std::fflush(stdout);
  }
};

bool is_refused_at_sight(const AnyPuzzle& puzzle) {
  Request request;
  request.method = "structure";
  return kind_of(puzzle).solve(puzzle, request).head().verdict == Verdict::unsolvable;
}

// Boards that are refused at sight count for nothing.
std::vector<AnyPuzzle> boards_of(const HardFamily& family, std::uint64_t number) {
  Random random(1);
  std::vector<AnyPuzzle> boards;
  while (boards.size() < number)
    if (AnyPuzzle board = family.make(random); !is_refused_at_sight(board))
      boards.push_back(std::move(board));
  return boards;
}

Curve measure(const std::vector<AnyPuzzle>& boards, const Way& way, double most) {
  Curve curve;
  for (const AnyPuzzle& board : boards) {
    const bench::ProcessorLimit limit(most * way.threads);
    Request request;
    request.method = way.method;
    request.limits = limit.limits();
    request.limits.threads = way.threads;
    Verdict verdict = Verdict::unknown;
    const double time = bench::seconds([&] {
      const AnyAnswer answer = kind_of(board).solve(board, request);
      verdict = answer.head().verdict;
      if (kind_of(board).check_own(board, answer, {}).check == Check::wrong)
        throw std::logic_error("a wrong answer");
    });
    curve.add(verdict, time / way.threads);
  }
  return curve;
}

}  // namespace

int main(int argc, char** argv) {
  const std::uint64_t number = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 3;
  const double most = argc > 2 ? std::strtod(argv[2], nullptr) : 3;
  const std::string_view wanted = argc > 3 ? argv[3] : "", wanted_way = argc > 4 ? argv[4] : "";
  const auto takes_part = [&](const Way& way) {
    return way.name.find(wanted_way) != way.name.npos;
  };
  fmt::print(
      "Hard boards of captures, {} of each family, decided within so many seconds of "
      "processor time; at most {} s each.\n",
      number, most);
  fmt::print("{:<26} {:<12} {:>6} {:>4} {:>4} ", "family", "methods", "boards", "yes", "no");
  for (const double mark : marks)
    if (mark <= most) fmt::print(" {:>4}s", mark);
  fmt::print("\n");
  std::array<Curve, ways.size()> all;
  for (const HardFamily& family : bench::hard_families()) {
    if (family.name.find(wanted) == family.name.npos) continue;
    const std::vector<AnyPuzzle> boards = boards_of(family, number);
    for (std::size_t i = 0; i < ways.size(); ++i) {
      if (!takes_part(ways[i])) continue;
      const Curve curve = measure(boards, ways[i], most);
      curve.print(family.name, ways[i].name, most);
      all[i].add(curve);
    }
  }
  for (std::size_t i = 0; i < ways.size(); ++i)
    if (takes_part(ways[i])) all[i].print("all", ways[i].name, most);
}
