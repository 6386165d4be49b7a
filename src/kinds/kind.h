// One row for each kind of puzzle, upon its Ground: what methods, pictures and generators can do
// for it. Everything here returns values: nothing prints, touches a signal, or chooses a number of
// threads. Command line, page and bindings are loops over kinds().
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
#include "methods/rows.h"
#include "puzzles/ground.h"

namespace hardboard {

// What is asked of solve(). Words are those of the kind's row; empty for none.
struct Request {
  std::string method;      // this one alone
  std::string minimize;    // one of the kind's minima
  bool count = false;      // how many solutions
  std::string proof_file;  // where a refusal writes its proof
  std::string table_file;  // where a table of all positions is kept
  Limits limits;
};

// A method as others see it. Its name stands in its row and nowhere else.
struct MethodInfo {
  std::string_view name, source, summary;
  Proves proves = Proves::always;
  bool decides = false, only_refuses = false, by_others = false;
  std::vector<std::string_view> minima;  // the words for those it can find
};

// Something that --minimize can ask for.
struct MinimumInfo {
  std::string_view word;  // "pieces"
  std::string_view key;   // in answers: "pieces_left"
  std::string_view summary;
  bool among_solutions = false;  // else it exists for puzzles without a solution, too
};

// Help for one who plays, as much as the level says: 1 whether the position can still be solved, 2
// what has a saving move, 3 the move.
struct Hint {
  Verdict verdict = Verdict::unknown;  // of the position
  std::string words;                   // a sentence, or at level 3 the move
  std::string next;                    // what the next level does ("names one capture"), or empty
};

// What kind of instance a puzzle is, and which methods apply.
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
  std::vector<Applies> methods;   // in the order in which solve() tries them
  std::vector<Fact> conclusions;  // what searching brought to light within the limits
};

// The explanation as lines of text, each with its end.
std::string in_words(const Explanation& explanation);

struct Generated {
  AnyPuzzle puzzle;
  std::string words;  // how hard the puzzle is; empty if nobody graded it
};
struct Generator {
  std::span<const Setting> settings;  // its own; the seed comes extra
  std::string_view summary;
  std::string_view example;  // the options of one
  // Makes a source of puzzles: the same settings and seed give the same puzzles. Each call gives
  // one, or nothing when the limits were reached or too many attempts were in vain. An error, in
  // words alone, if the settings contradict each other.
  using Source = std::function<std::optional<Generated>(const Limits&)>;
  Result<Source> (*start)(const Values& values, std::uint64_t seed);
};

// An experiment on open questions, or a table of a board.
struct Experiment {
  std::string_view name, summary;
  std::span<const Setting> settings;
  bool needs_puzzle = false;  // else `puzzle` is not looked at
  // Tells its result line by line, as it comes. True if the experiment came to its end.
  Result<bool> (*run)(const AnyPuzzle* puzzle, const Values& values, const Limits& limits,
                      const std::function<void(const std::string&)>& tell);
};

// Numbers of moves and positions by depth, as engines count them.
struct Perft {
  std::vector<std::string_view> columns;
  std::vector<std::vector<std::uint64_t>> rows;
  std::string incomplete;  // why there are fewer rows than were asked for; empty if there are not
};

// The other side of a game for two: what it plays, in words that AnyGame::play() reads, and why.
struct Reply {
  std::string moves, why;
};
using Opponent = std::function<Reply(const AnyGame& game, const Limits& limits)>;

struct Kind {
  const Ground* ground = nullptr;
  std::vector<MethodInfo> methods;  // in the order in which solve() tries them
  std::vector<MinimumInfo> minima;  // the usual one first
  std::string_view counts;          // what Request::count counts; empty for nothing
  bool has_tables = false;          // Request::table_file means something
  std::string_view how_to_play;     // "A move: a capture such as Rd2xd5."
  const Generator* generator = nullptr;
  std::span<const Experiment> experiments;

  // Why the request can't be honoured (in words; empty if it can), and the answer to one that can.
  std::string (*why_not)(const AnyPuzzle& puzzle, const Request& request) = nullptr;
  AnyAnswer (*solve)(const AnyPuzzle& puzzle, const Request& request) = nullptr;
  // What solve() says of itself, checked from the rules; a table, which takes as long to check as
  // to make, is left to `hardboard check`.
  CheckReport (*check_own)(const AnyPuzzle& puzzle, const AnyAnswer& answer,
                           const Limits& limits) = nullptr;

  Explanation (*explain)(const AnyPuzzle& puzzle, const Limits& limits) = nullptr;
  Hint (*hint)(const AnyGame& game, int level, const Limits& limits) = nullptr;
  std::string (*show)(const AnyGame& game) = nullptr;  // the position in letters, lines with ends

  // With the moves or the refusal of a checked answer; nullptr for none.
  draw::Picture (*picture)(const AnyPuzzle& puzzle, const AnyAnswer* answer) = nullptr;
  std::string (*text_picture)(const AnyPuzzle& puzzle, const AnyAnswer* answer) = nullptr;

  // nullptr where the kind has nothing of the sort.
  Result<Opponent> (*opponent)(const AnyPuzzle& puzzle, const std::string& table_file,
                               const Limits& limits) = nullptr;
  Perft (*perft)(const AnyPuzzle& puzzle, unsigned depth, const Limits& limits) = nullptr;
};

// All kinds, in the order of puzzles/all.h.
std::span<const Kind* const> kinds();
const Kind& kind_of(const AnyPuzzle& puzzle);
const Kind* kind_named(std::string_view name);  // nullptr if there is none

// The row of one kind; kinds/<kind>.cc instantiates it.
template <class Traits>
const Kind& kind_row();

// What can't be asked of a kind, whatever the puzzle: unknown words, options that its methods, or
// the one that is named, can't honour. Empty if all can be asked.
std::string why_not(const Kind& kind, const Request& request);

}  // namespace hardboard
