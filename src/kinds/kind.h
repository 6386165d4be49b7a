// One row for each kind of puzzle, on top of its Ground: its methods, pictures and generators. All
// functions return values: none prints, touches a signal, or chooses a number of threads. Command
// line, page and bindings are loops over kinds().
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/limits.h"
#include "base/result.h"
#include "draw/picture.h"
#include "kinds/setting.h"
#include "kinds/shown.h"
#include "methods/rows.h"
#include "puzzles/ground.h"

namespace hardboard {

struct Ranged;

// The request to solve(). Words are those of the kind's row; empty for none.
struct Request {
  std::string method;      // the only method to use
  std::string minimize;    // one of the kind's minima
  std::string count;       // one of what the kind counts: how many solutions
  std::string proof_file;  // where a refusal adds its proof (proofs/proof_file.h)
  std::string table_file;  // where a table of all positions is kept
  Limits limits;
  std::uint64_t seed = 1;  // of random numbers, in searches that draw different ones
};

// The public part of a method. Its name stands in its row and nowhere else.
struct MethodInfo {
  std::string_view name, source, summary;
  Proves proves = Proves::always;
  bool decides = false, only_refuses = false, by_others = false;
  std::vector<std::string_view> minima;  // the words of the minima that it can find
};

// A minimum of --minimize.
struct MinimumInfo {
  std::string_view word;  // "pieces"
  std::string_view key;   // in answers: "pieces_left"
  std::string_view summary;
  bool among_solutions = false;  // only solvable puzzles have it
};

// Something that --count can count.
struct CountInfo {
  std::string_view word;  // "sequences"
  std::string_view summary;
};

// Help for a player, by level: 1 says whether the position can still be solved, 2 names the pieces
// with a saving move, 3 the move.
struct Hint {
  Verdict verdict = Verdict::unknown;  // of the position
  std::string words;                   // a sentence, or at level 3 the move
  std::string next;                    // what the next level adds ("names one capture"), or empty
};

// The class of a puzzle, and the methods that apply.
struct Explanation {
  struct Fact {
    std::string_view key;  // "class"
    std::string words;     // a sentence
  };
  struct Applies {
    std::string_view method, source;
    std::string why_not;  // empty if the method applies
  };
  std::vector<Fact> facts;
  std::vector<Applies> methods;   // in the order of solve()
  std::vector<Fact> conclusions;  // results of searches within the limits
};

// The explanation as lines of text, each with its end.
std::string in_words(const Explanation& explanation);

struct Generated {
  AnyPuzzle puzzle;
  std::string words;  // the difficulty; empty if not graded
};
struct Generator {
  std::span<const Setting> settings;  // besides the seed
  std::string_view summary;
  std::string_view example;  // example options
  // Makes a source of puzzles: equal settings and seeds give equal puzzles. Each call of the source
  // gives a puzzle, or nothing when the limits were reached or after too many failed attempts. An
  // error, in words alone, if the settings contradict each other.
  using Source = std::function<std::optional<Generated>(const Limits&)>;
  Result<Source> (*start)(const Values& values, std::uint64_t seed);
};

// An experiment on open questions, or a table of a board.
struct Experiment {
  std::string_view name, summary;
  std::span<const Setting> settings;
  bool needs_puzzle = false;  // otherwise `puzzle` is ignored
  // Reports its result line by line, as it comes. True if the experiment came to its end.
  Result<bool> (*run)(const AnyPuzzle* puzzle, const Values& values, const Limits& limits,
                      const std::function<void(const std::string&)>& tell);
  // Cuts the experiment into ranges (ranged.h); fails as `run` does. Null for one long search.
  Result<Ranged> (*ranged)(const AnyPuzzle* puzzle, const Values& values) = nullptr;
  // Whether the result is a judgement; then `run` is false where it is "wrong".
  bool judges = false;
  std::string_view example{};  // example options
};

// Numbers of moves and positions by depth, as engines count them.
struct Perft {
  std::vector<std::string_view> columns;
  std::vector<std::vector<std::uint64_t>> rows;
  std::string incomplete;  // why rows are missing; empty if none are
};

// The best turn for the side to move of a game for two, in words that AnyGame::play() reads, and
// the reason; without moves, the reason why no turn can be named.
struct Reply {
  std::string moves, why;
};
struct Opponent {
  std::function<Reply(const AnyGame& game, const Limits& limits)> choose;
  // Whether the side to move is the one that did not begin.
  bool (*is_to_move)(const AnyGame& game) = nullptr;
};

// Called with one value after the other; false ends the calls.
using PuzzleVisit = std::function<bool(AnyPuzzle)>;
using AnswerVisit = std::function<bool(AnyAnswer)>;

// The rest of a game as a puzzle of its own.
struct Remaining {
  AnyPuzzle puzzle;
  std::vector<shown::Place> names;  // of vertex v of the rest at v - 1; empty if no name changes
};

// What a page needs of a kind whose places it shows and edits one by one. A kind without these is
// edited as text and shown by its picture.
struct ShownFunctions {
  const shown::Editor* editor = nullptr;
  // The puzzle place by place; nothing if there are too many places.
  std::optional<shown::Board> (*board)(const AnyPuzzle& puzzle) = nullptr;
  // The puzzle's text with the block that the editor edits; empty if there is no such text.
  std::string (*drawn)(const AnyPuzzle& puzzle) = nullptr;
  shown::Layout (*layout)(const AnyPuzzle& puzzle) = nullptr;
  std::vector<shown::Layer> (*layers)(const AnyPuzzle& puzzle, const AnyAnswer& answer) = nullptr;
  // Plays the moves that the words stand for, each a step; an illegal one ends them with its fault.
  std::vector<shown::Step> (*play)(AnyGame& game, std::string_view words,
                                   std::optional<std::string>& fault) = nullptr;
  // The places that the words of moves name.
  std::vector<shown::Place> (*places)(const AnyGame& game, std::string_view words) = nullptr;
  // Why nothing can be moved from a place to another, or nothing if a move does that.
  std::optional<std::string> (*why_not)(const AnyGame& game, const shown::Place& from,
                                        const shown::Place& to) = nullptr;
  std::string_view (*side)(const AnyGame& game) = nullptr;  // the side to move; empty for one
  // What is left of a game that is not over, as a puzzle; nullptr if the kind has no such puzzle.
  Remaining (*rest)(const AnyGame& game) = nullptr;
};

// Parts of a problem (the clauses of a formula, from 1) that have no solution together, and whether
// each is known to be needed for that. No parts: the problem has a solution.
struct RefusedCore {
  std::vector<std::uint32_t> parts;
  bool is_minimal = false;
};

struct Kind {
  const Ground* ground = nullptr;
  std::vector<MethodInfo> methods;  // in the order of solve()
  std::vector<MinimumInfo> minima;  // the usual one first
  std::vector<CountInfo> counts;    // the usual one first
  bool has_tables = false;          // Request::table_file has a meaning
  std::string_view how_to_play;     // "A move: a capture such as Rd2xd5."
  const Generator* generator = nullptr;
  std::span<const Experiment> experiments;

  // The reason why the request can't be honoured (empty if it can), and the answer.
  std::string (*why_not)(const AnyPuzzle& puzzle, const Request& request) = nullptr;
  AnyAnswer (*solve)(const AnyPuzzle& puzzle, const Request& request) = nullptr;
  // Checks an answer of solve() by the rules. A table takes as long to check as to make, so only
  // `hardboard check` checks tables.
  CheckReport (*check_own)(const AnyPuzzle& puzzle, const AnyAnswer& answer,
                           const Limits& limits) = nullptr;

  Explanation (*explain)(const AnyPuzzle& puzzle, const Limits& limits) = nullptr;
  // nullptr for a problem, which is no game.
  Hint (*hint)(const AnyGame& game, int level, const Limits& limits) = nullptr;
  std::string (*show)(const AnyGame& game) = nullptr;  // the position in letters, lines with ends

  // The picture, with the moves or the refusal of a checked answer; `answer` may be nullptr.
  draw::Picture (*picture)(const AnyPuzzle& puzzle, const AnyAnswer* answer) = nullptr;
  std::string (*text_picture)(const AnyPuzzle& puzzle, const AnyAnswer* answer) = nullptr;

  std::optional<ShownFunctions> shown;  // nothing for a kind without an editor

  // nullptr if the kind has none.
  Result<Opponent> (*opponent)(const AnyPuzzle& puzzle, const std::string& table_file,
                               const Limits& limits) = nullptr;
  Perft (*perft)(const AnyPuzzle& puzzle, unsigned depth, const Limits& limits) = nullptr;

  // The puzzle and its rules as an answer set programme (logic_program.h); nullptr if the kind has
  // none. Errors in words alone.
  Result<std::string> (*logic_program)(const AnyPuzzle& puzzle, const Limits& limits) = nullptr;

  // Functions of problems, to verify reductions by; nullptr if the kind has none.
  // All puzzles up to a size of the kind's own (variables, vertices, points), but for those that
  // differ by names alone, smaller ones first. False if `visit` ended the calls.
  bool (*all_up_to)(unsigned size, const PuzzleVisit& visit) = nullptr;
  // All solutions of a small puzzle, each as an answer. False if `visit` or a limit ended the
  // calls.
  bool (*each_solution)(const AnyPuzzle& puzzle, const Limits& limits,
                        const AnswerVisit& visit) = nullptr;
  // Why a problem has no solution, as a few of its parts; nothing if the limits come first.
  std::optional<RefusedCore> (*core)(const AnyPuzzle& puzzle, const Limits& limits) = nullptr;
};

// All kinds, in the order of puzzles/all.h.
std::span<const Kind* const> kinds();
const Kind& kind_of(const AnyPuzzle& puzzle);
const Kind* kind_named(std::string_view name);  // nullptr if there is none
std::vector<std::string_view> made_kinds();     // the names of the kinds that have a generator

// Throws BrokenPromise, with the report's reason, where check_own() finds an answer of solve()
// wrong. No answer leaves the program before this.
void expect_right(const AnyAnswer& answer, const CheckReport& report);

// The row of one kind; kinds/<kind>.cc instantiates it.
template <class Traits>
const Kind& kind_row();

// The reason why a kind can't honour a request, whatever the puzzle: unknown words, or options that
// its methods, or the named method, can't honour. Empty if it can.
std::string why_not(const Kind& kind, const Request& request);

}  // namespace hardboard
