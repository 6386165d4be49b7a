// Hardboard: hard board puzzles solved, checked, hinted at, drawn and made. A program needs this
// header alone; the header includes nothing but the standard library, and C++17 is enough for it.
//
//   #include <hardboard/hardboard.h>
//   #include <iostream>
//
//   int main() {
//     const auto puzzle = hardboard::read("solo-chess\nboard\n. . N .\n. B . .\n").at(0);
//     hardboard::Options options;
//     options.effort.seconds = 10;
//     const hardboard::Answer answer = hardboard::solve(puzzle, options);
//     std::cout << answer.text();                              // "solvable ...", then the moves
//     std::cout << hardboard::check(puzzle, answer).reason << "\n";
//     std::cout << hardboard::picture(puzzle, &answer, "svg");
//   }
//
// Link with CMake (find_package(hardboard), target hardboard::hardboard) or pkg-config (hardboard).
// A program that reads and checks and does nothing else links hardboard::check (hardboard-check for
// pkg-config), which has no solver in it and defines the functions under "Reading and checking".
//
// Values. Puzzles and answers are handles to what never changes: cheap to copy, never empty, and
// safe to use from several threads at once. A Game belongs to one thread at a time. The library
// prints nothing, installs no signal handler and keeps no global state.
//
// Errors. Error says that the input is bad, or that what was asked for can't be done; its words are
// for the user. A std::logic_error says that a promise was broken: std::invalid_argument by the
// caller (a hint of level 4), any other inside the library, which then gives no answer instead of a
// wrong one.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace hardboard {

// Lines and columns count from 1; they are 0, and the file is empty, where the place is not known.
// what() is "FILE:LINE:COLUMN: words".
class Error : public std::runtime_error {
public:
  Error(const std::string& words, std::string file, std::int64_t line, std::int64_t column);
  const std::string& file() const { return file_; }
  std::int64_t line() const { return line_; }
  std::int64_t column() const { return column_; }

private:
  std::string file_;
  std::int64_t line_, column_;
};

// What an answer says. The last three are of the player to move, in games of two.
enum class Outcome : std::uint8_t { unknown, solvable, unsolvable, win, loss, draw };
std::string to_string(Outcome outcome);  // "solvable"

// What a check says of an answer: everything was checked and is right; nothing is wrong, but a part
// rests on the solver's word; refuted.
enum class Trust : std::uint8_t { verified, claimed, wrong };
std::string to_string(Trust trust);  // "verified"
struct Report {
  Trust trust = Trust::wrong;
  std::string reason;
};

// How much a function may spend. A function that has spent it ends with what it knows by then, for
// solve() an answer whose outcome may be unknown; that is no error.
struct Effort {
  double seconds = 0;                       // of the clock on the wall; 0 for no limit
  std::size_t memory_bytes = 0;             // for tables, 1 MiB or more; 0 for 1.5 GiB
  unsigned threads = 1;                     // at most so many compute at a time
  const std::atomic<bool>* stop = nullptr;  // true, set by any thread: end soon
  // Told in the caller's thread what goes on, five times a second at most. Must not throw.
  std::function<void(const std::string& words)> progress;
};

// ---- Reading and checking (hardboard::check)

// A puzzle of any kind.
class Puzzle {
public:
  Puzzle(const Puzzle&) = default;
  Puzzle& operator=(const Puzzle&) = default;

  std::string kind() const;  // the first word of its files, such as "solo-chess"
  std::string text() const;  // as a file; reading the file gives the same puzzle. O(size)

private:
  friend struct Access;
  struct Inside;
  explicit Puzzle(std::shared_ptr<const Inside> inside);
  std::shared_ptr<const Inside> inside_;
};

// An answer to one puzzle, found or read.
class Answer {
public:
  Answer(const Answer&) = default;
  Answer& operator=(const Answer&) = default;

  Puzzle puzzle() const;  // which it answers
  Outcome outcome() const;
  std::string method() const;  // which method says so; empty if the answer does not name one
  std::string source() const;  // the method's paper and theorem; empty for plain search
  std::string remark() const;  // in words: why unknown, what was found on the way

  // The moves in words that Game::play() takes, in order; none where the answer has none. O(as much
  // as playing them).
  std::vector<std::string> moves() const;

  std::optional<std::string> count() const;  // how many solutions, a decimal number
  // The least of something: what was reached, and what is proved to be needed.
  struct Least {
    std::string what;  // "pieces_left", "fewest_moves", ...
    std::uint64_t value = 0, bound = 0;
  };
  std::optional<Least> least() const;

  // The whole answer with its moves and proofs, as docs/answers.md has it: lines of text, or one
  // line of JSON. O(size of the answer).
  std::string text() const;
  std::string json() const;

private:
  friend struct Access;
  struct Inside;
  explicit Answer(std::shared_ptr<const Inside> inside);
  std::shared_ptr<const Inside> inside_;
};

// The puzzles of a text: one, several between lines `---`, or FEN lines, which are played by
// `rules` (chess.com, thinkfun or ranger; empty for what the lines say). Errors call the text
// `name`. Throws the first Error; a text without a puzzle is one. O(size).
std::vector<Puzzle> read(std::string_view text, const std::string& name = "text",
                         const std::string& rules = "");
// The same from a file; `-` is standard input.
std::vector<Puzzle> read_file(const std::string& path, const std::string& rules = "");

// An answer as text or JSON. Throws Error if the text is no answer to a puzzle of this kind;
// whether the answer is right is for check() to say. O(size).
Answer read_answer(const Puzzle& puzzle, std::string_view text, const std::string& name = "answer");

// Replays and checks an answer, whoever gave it, with nothing but the rules of the puzzle. An
// answer to a puzzle of another kind is a std::invalid_argument.
Report check(const Puzzle& puzzle, const Answer& answer, const Effort& effort = {});

// "0.2.0"
std::string version();

// ---- Solving, hinting, drawing, making (hardboard::hardboard)

// What solve() is asked for beyond the question of the puzzle. Empty words ask for nothing.
struct Options {
  Effort effort;
  std::string method;      // this method alone, one of KindInfo::methods
  std::string minimize;    // the least of something, one of KindInfo::minima
  std::string count;       // how many solutions there are, one of KindInfo::counts
  std::string proof_file;  // where a refusal writes its proof, in place of what was there
  std::string table_file;  // where a table of all positions is kept
  std::uint64_t seed = 1;  // where the random numbers of searches for short armies begin
};

// An answer that check() does not find wrong. Throws Error if the puzzle's kind, or the method,
// can't do what the options ask for; the words name options as the command line does (--method).
Answer solve(const Puzzle& puzzle, const Options& options = {});

// What kind of instance the puzzle is, which methods apply, how hard it is: lines of text.
std::string explain(const Puzzle& puzzle, const Effort& effort = {});

// A game of a puzzle, move by move, in the words that answers use. Copies are games of their own; a
// game that was moved from can only be assigned to.
class Game {
public:
  explicit Game(const Puzzle& puzzle);  // throws Error for a problem, which has no moves
  Game(const Game& other);
  Game(Game&&) noexcept;
  Game& operator=(Game other) noexcept;
  ~Game();

  std::vector<std::string> moves() const;   // all legal ones
  std::vector<std::string> played() const;  // so far, each of which play() takes
  // Plays one entry of moves(), which may be several moves; or throws Error and changes nothing.
  void play(std::string_view words);
  bool undo();  // takes back what the last play() did; false if there is nothing
  // Solved, stuck (unsolvable), or won or lost for the side that began; unknown while it goes on.
  Outcome outcome() const;
  std::string show() const;  // the position in letters, lines with their ends

private:
  friend struct Access;
  struct Inside;
  const Inside& inside() const;
  std::unique_ptr<Inside> inside_;
};

// Help for one who plays. Level 1 says whether the position can still be solved, level 2 what has a
// saving move, level 3 the move; other levels are a std::invalid_argument.
struct Help {
  Outcome outcome = Outcome::unknown;  // of the position
  std::string words;
  std::string move;  // at level 3 what Game::play() takes; empty if no move saves the position
};
Help hint(const Game& game, int level, const Effort& effort = {});
Help hint(const Puzzle& puzzle, int level, const Effort& effort = {});

// A picture of the puzzle with the moves or the refusal of an answer, nullptr for none: the bytes
// of a file in one of formats(). Throws Error for an answer that check() finds wrong, or has no
// time for.
std::string picture(const Puzzle& puzzle, const Answer* answer, std::string_view format,
                    const Effort& effort = {});
std::vector<std::string> formats();  // "svg", ...

// New puzzles of a kind: the same ones for the same settings and seed. Settings are the options of
// `hardboard generate`, {"pieces", "8"} for `--pieces 8`; a flag has the value "true" or none, and
// "false" leaves the flag out. Each puzzle comes once; fewer than `count` come back if the effort
// is spent, if there are hardly any others, or if too many attempts were in vain. Throws Error for
// a kind that can't be made, wrong values, or settings that contradict each other.
std::vector<Puzzle> generate(std::string_view kind,
                             const std::map<std::string, std::string>& settings = {},
                             std::uint64_t seed = 1, std::size_t count = 1,
                             const Effort& effort = {});

// The kinds there are, with the words that solve() and generate() take for them.
struct KindInfo {
  std::string name, summary;
  bool is_game = false;  // whether it has moves; a problem has none
  std::vector<std::string> methods, minima, counts, settings;
};
std::vector<KindInfo> kinds_of_puzzles();

// ---- Reductions (hardboard::hardboard)

// A puzzle that was turned into one of another kind, its image, by a chain of reductions: the image
// has a solution if and only if the source has one. A handle like Puzzle.
class Reduced {
public:
  Reduced(const Reduced&) = default;
  Reduced& operator=(const Reduced&) = default;

  Puzzle source() const;
  Puzzle image() const;
  std::vector<std::string> via() const;  // the names of the reductions, in their order
  // The chain as text, which read_map() takes: the names, the image's digest, what its parts stand
  // for, and the source. O(size of the image).
  std::string map() const;

private:
  friend struct Access;
  struct Inside;
  explicit Reduced(std::shared_ptr<const Inside> inside);
  std::shared_ptr<const Inside> inside_;
};

// The cheapest chain to `target`, a kind or the name of the last reduction; or the chain of these
// names. Throws Error if there is no chain, the source does not fit it, or the effort is spent.
Reduced reduce(const Puzzle& source, std::string_view target, const Effort& effort = {});
Reduced reduce_via(const Puzzle& source, const std::vector<std::string>& names,
                   const Effort& effort = {});
// The chain of a map; a map that was changed is an Error. As expensive as the reductions.
Reduced read_map(std::string_view text, const std::string& name = "map", const Effort& effort = {});

// An answer to the image as one to the source, and a solution of the source as an answer to the
// image. Both are checked. Throws Error if they are wrong or say nothing about the other end.
Answer recover(const Reduced& reduced, const Answer& answer, const Effort& effort = {});
Answer witness(const Reduced& reduced, const Answer& solution, const Effort& effort = {});

// The reductions there are.
struct ReductionInfo {
  std::string name, from, to, source, summary;  // `source` is paper and theorem
};
std::vector<ReductionInfo> reductions_of_puzzles();

// ---- Games in numbers (hardboard::hardboard)

// A game whose moves are numbers, for programs that learn or search. With n places (vertices, or
// squares row by row from the top), the move from place p to place q has the number p n + q
// wherever it is legal; a peg is deployed on p by p n + p; a king of Push Fight pushes by the
// number of the square beside it. Copies are games of their own.
class NumberedGame {
public:
  // A `whole_turns` game plays a turn of Push Fight by one number, whose digits are 0 or a move's
  // number and one, for each move that a turn may have, and then the push. Throws Error for a
  // puzzle without numbers: a problem, a board of more than 250,000 places, turns of too many
  // moves. An army without `margin` moves on the numbered places alone.
  explicit NumberedGame(const Puzzle& puzzle, bool whole_turns = false);
  NumberedGame(const NumberedGame& other);
  NumberedGame(NumberedGame&&) noexcept;
  NumberedGame& operator=(NumberedGame other) noexcept;
  ~NumberedGame();

  Puzzle puzzle() const;
  bool whole_turns() const;
  int players() const;           // 1, or 2 in Push Fight
  std::int64_t numbers() const;  // all numbers are from 0 to below this

  std::vector<std::int64_t> moves() const;  // the legal ones, rising; none when the game is over
  // The words of a legal move, which Game::play() takes too; throws Error for another number.
  std::string words(std::int64_t move) const;
  // The moves that words for Game::play() stand for, one after the other; throws Error if they are
  // illegal or, where a move is a whole turn, no whole turn.
  std::vector<std::int64_t> numbers_of(std::string_view words) const;
  void play(std::int64_t move);  // or throws Error and changes nothing
  bool undo();                   // false if there is nothing to take back
  std::vector<std::int64_t> played() const;

  // As Game::outcome(): of the side that began.
  Outcome outcome() const;
  int player() const;        // whose move it is: 0 for the side that began
  std::string key() const;   // bytes, equal if and only if the same continuations are possible
  std::string show() const;  // as Game::show()

  // The position as planes of numbers, plane by plane, kept up to date in place: the address stays
  // the same for the life of the game. shape() is {planes, rows, columns} or {planes, vertices};
  // names() says what a plane holds: a letter of the file, "budget" (captures left, -1 for any
  // number), "player", "steps" (of the turn so far), "march" (nothing can be deployed any more).
  const float* planes() const;
  std::vector<std::int64_t> shape() const;
  std::vector<std::string> names() const;
  // What stands on each place, as a letter of the file; `o` for a token of a graph.
  const char* letters() const;

private:
  friend Help hint(const NumberedGame& game, int level, const Effort& effort);
  struct Inside;
  const Inside& inside() const;
  std::unique_ptr<Inside> inside_;
};

// As hint() on a Game.
Help hint(const NumberedGame& game, int level, const Effort& effort = {});

}  // namespace hardboard
