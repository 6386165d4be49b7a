// What checking costs beside solving, by kind, in processor time: refusals with their proofs in a
// file, and refusals that the kernel's plain search finds again. The last column is the checker's
// time over the solver's without a proof. Usage: proofs_bench [puzzles of each row [part of the
// name of a row]]
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <functional>
#include <numeric>
#include <sstream>
#include <string>
#include <vector>

#include "base/random.h"
#include "bench.h"
#include "kinds/kind.h"
#include "proofs/proof_file.h"
#include "puzzles/graph_capture/traits.h"
#include "puzzles/ground.h"
#include "puzzles/peg_solitaire/traits.h"
#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/traits.h"
#include "puzzles/solo_chess/traits.h"

namespace {

using namespace hardboard;

using MakePuzzle = std::function<AnyPuzzle(Random&)>;

// So many different numbers below `most`.
std::vector<std::uint32_t> sample(Random& random, std::uint32_t many, std::uint32_t most) {
  std::vector<std::uint32_t> numbers(most);
  std::iota(numbers.begin(), numbers.end(), 0);
  for (std::uint32_t i = 0; i < many; ++i)
    std::swap(numbers[i], numbers[i + random.below(most - i)]);
  numbers.resize(many);
  return numbers;
}

MakePuzzle boards(const std::string& letters, std::uint32_t pieces, std::uint32_t width,
                  std::uint32_t budget) {
  return [=](Random& random) {
    solo_chess::Puzzle puzzle;
    for (const char letter : letters) puzzle.types.push_back(*solo_chess::standard_type(letter));
    for (const std::uint32_t square : sample(random, pieces, width * width))
      puzzle.pieces.push_back({{static_cast<std::int32_t>(square % width) + 1,
                                static_cast<std::int32_t>(square / width) + 1},
                               static_cast<std::uint32_t>(random.below(budget + 1)),
                               static_cast<std::uint8_t>(random.below(letters.size()))});
    return AnyPuzzle(ground_of<solo_chess::Traits>(), std::move(puzzle));
  };
}

AnyPuzzle graph(Random& random) {
  constexpr std::uint32_t vertices = 40;
  graph_capture::Puzzle puzzle;
  for (std::uint32_t v = 1; v <= vertices; ++v) {
    puzzle.budgets.push_back(static_cast<std::uint32_t>(random.below(3)));
    for (std::uint32_t u = 1; u < v; ++u)
      if (random.below(vertices) < 4) puzzle.edges.push_back({{u}, {v}});
  }
  std::sort(puzzle.edges.begin(), puzzle.edges.end());
  return AnyPuzzle(ground_of<graph_capture::Traits>(), std::move(puzzle));
}

AnyPuzzle pegs(Random& random) {
  constexpr std::int32_t width = 5;
  peg_solitaire::Puzzle puzzle;
  puzzle.goal = peg_solitaire::Goal::one;
  puzzle.directions = {true, true, false, false};
  for (std::int32_t y = 1; y <= width; ++y)
    for (std::int32_t x = 1; x <= width; ++x) {
      puzzle.holes.push_back({x, y});
      puzzle.pegs.push_back(random.below(3) > 0 ? 1 : 0);
    }
  return AnyPuzzle(ground_of<peg_solitaire::Traits>(), std::move(puzzle));
}

AnyPuzzle fight(Random& random) {
  using namespace push_fight;
  constexpr std::array<Piece, 10> men = {Piece::white_king, Piece::white_king, Piece::white_king,
                                         Piece::white_pawn, Piece::white_pawn, Piece::black_king,
                                         Piece::black_king, Piece::black_king, Piece::black_pawn,
                                         Piece::black_pawn};
  push_fight::Puzzle puzzle;
  puzzle.board = standard_board();
  puzzle.position.pieces.assign(puzzle.board.size(), Piece::none);
  const std::vector<std::uint32_t> squares = sample(random, men.size(), puzzle.board.size());
  for (std::size_t i = 0; i < men.size(); ++i) puzzle.position.pieces[squares[i]] = men[i];
  puzzle.position.anchor = squares[5];
  return AnyPuzzle(ground_of<push_fight::Traits>(), std::move(puzzle));
}

struct Row {
  std::string name;
  MakePuzzle make;
  std::string method;
  bool has_file = false;  // are the proofs in a file?
};

// Solves random puzzles until so many are refused, and checks these refusals. All times are those
// of a user who has files: puzzles and answers are read, answers are written.
void measure(const Row& row, int most) {
  const auto& [name, make, method, has_file] = row;
  const std::string file =
      (std::filesystem::temp_directory_path() / "hardboard-proofs-bench").string();
  Random random(3);
  Request request;
  request.method = method;
  double solving = 0, proving = 0, checking = 0;
  int refused = 0, verified = 0;
  for (int tried = 0; refused < most && tried < 200 * most; ++tried) {
    const AnyPuzzle made = make(random);
    const Ground& ground = made.kind();
    const Kind& kind = kind_of(made);
    const std::string text = ground.write(made);
    request.proof_file.clear();
    if (!kind.why_not(made, request).empty()) continue;
    Verdict verdict = Verdict::unknown;
    std::string answer;
    const auto solve = [&] {
      const AnyPuzzle puzzle = ground.read({"puzzle", text, 1}).value();
      const AnyAnswer found = kind.solve(puzzle, request);
      std::ostringstream out;
      ground.write_answer(out, puzzle, found, Form::text);
      answer = out.str();
      verdict = found.head().verdict;
    };
    const double time = bench::seconds(solve);
    if (verdict != Verdict::unsolvable) continue;
    ++refused;
    solving += time;
    if (has_file) {
      begin_proofs(file);
      request.proof_file = file;
      proving += bench::seconds(solve);
    }
    checking += bench::seconds([&] {
      const AnyPuzzle puzzle = ground.read({"puzzle", text, 1}).value();
      const AnyAnswer read = ground.read_answer(puzzle, {"answer", answer, 1}).value();
      CheckReport report;
      if (has_file) {
        Result<ProofFile> proofs = ProofFile::open(file, {});
        report = ground.check_with_proofs(puzzle, read, {}, *proofs);
      } else {
        report = ground.check(puzzle, read, {});
      }
      verified += report.check == Check::verified ? 1 : 0;
    });
  }
  std::filesystem::remove(file);
  fmt::print("{:<38} {:>8} {:>8} {:>10.4f} {:>10.4f} {:>10.4f} {:>7.2f} {:>8}\n", name, refused,
             verified, solving, proving, checking, checking / solving,
             has_file ? fmt::format("{:.2f}", checking / proving) : "");
}

}  // namespace

int main(int argc, char** argv) {
  const int most = argc > 1 ? std::atoi(argv[1]) : 30;
  const std::string part = argc > 2 ? argv[2] : "";
  const std::vector<Row> rows = {
      {"Solo Chess, 24 pieces of 5 types, SAT", boards("KQRBN", 24, 7, 3), "exits", true},
      {"Solo Chess, 40 rooks, SAT", boards("R", 40, 12, 2), "exits", true},
      {"Solo Chess, 40 kings, hubs", boards("K", 40, 8, 2), "hubs", true},
      {"Graph Capture, 40 vertices, hubs", graph, "hubs", true},
      {"Solo Chess, 10 pieces, search", boards("KQRBN", 10, 5, 3), "depth-first", false},
      {"peg solitaire, 25 holes, sets", pegs, "search", true},
      {"peg solitaire, 25 holes, search", pegs, "search", false},
      {"Push Fight, standard board, two moves", fight, "two-moves", false}};
  fmt::print("{:<38} {:>8} {:>8} {:>10} {:>10} {:>10} {:>7} {:>8}\n", "refusals", "refused",
             "verified", "solving, s", "+ proof, s", "checking", "ratio", "+ proof");
  for (const Row& row : rows)
    if (row.name.find(part) != std::string::npos) measure(row, most);
}
