// Hardboard: hard board puzzles solved, checked, hinted at, drawn and made. This header is all that
// a program needs; it includes nothing but the standard library.
//
//   #include <hardboard/hardboard.h>
//   #include <iostream>
//
//   int main() {
//     const hardboard::Puzzle puzzle = hardboard::read("solo-chess\nboard\n. . N .\n. R .
//     .\n").at(0); hardboard::Options options; options.seconds = 10; const hardboard::Answer answer
//     = hardboard::solve(puzzle, options); std::cout << answer.text(); // "solvable ...", then the
//     moves const hardboard::Report report = hardboard::check(puzzle, answer); std::cout <<
//     (report.trust == hardboard::Trust::verified) << "\n"; std::cout << hardboard::picture(puzzle,
//     &answer, "svg");
//   }
//
// Link with CMake (find_package(hardboard); target hardboard::hardboard) or pkg-config (hardboard).
// Programs that read and check alone link hardboard::check (pkg-config hardboard-check), which has
// no solver in it: the functions under "Reading and checking" are all that it defines.
//
// Values: puzzles and answers are handles to what never changes, cheap to copy, and safe to use
// from several threads at once; a Game belongs to one thread at a time. Functions that throw Error
// were given bad input, or asked for what can't be done; the message is for the user. A
// std::logic_error is a promise broken by the caller (a level 4) or inside the library: the answer
// that would have been wrong is not given. Nothing prints, installs a signal handler or starts a
// thread beyond Options::threads.
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

// Bad input, or a request that can't be honoured. Lines and columns count from 1; 0 if not known.
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

// What an answer says; the last three of the player to move, where two play.
enum class Outcome : std::uint8_t { unknown, solvable, unsolvable, win, loss, draw };

// What a check says: all is right; nothing is wrong, but part rests on the solver's word; refuted.
enum class Trust : std::uint8_t { verified, claimed, wrong };
struct Report {
  Trust trust = Trust::wrong;
  std::string reason;
};

// How long, with how much and how a function may work. Empty words ask for nothing.
struct Options {
  double seconds = 0;                       // 0 for no limit
  std::size_t memory_bytes = 0;             // of tables; 0 for 1.5 GiB
  unsigned threads = 1;                     // at most so many work at a time
  const std::atomic<bool>* stop = nullptr;  // set by another thread: end with what is known
  std::function<void(const std::string&)> progress;  // told in words what goes on, often
  std::string method;                                // this one alone (KindInfo::methods)
  std::string minimize;                              // the least of something (KindInfo::minima)
  std::string count;                                 // how many solutions: "sequences", "sets"
  std::string proof_file;                            // where a refusal writes its proof
  std::string table_file;                            // where a table of all positions is kept
};

// ---- Reading and checking (hardboard::check)

// A puzzle of any kind.
class Puzzle {
public:
  std::string kind() const;  // "solo-chess": the first word of its files
  std::string text() const;  // as a file; reading it gives the same puzzle

  struct Inside;
  explicit Puzzle(std::shared_ptr<const Inside> inside) : inside_(std::move(inside)) {}
  const Inside& inside() const { return *inside_; }

private:
  std::shared_ptr<const Inside> inside_;
};

// An answer to one puzzle, found or read.
class Answer {
public:
  Outcome outcome() const;
  std::string method() const;                // which method says so; empty if nobody said
  std::string source() const;                // its paper and theorem; empty for plain search
  std::string remark() const;                // in words: why unknown, what was found on the way
  std::optional<std::string> count() const;  // of solutions, a decimal number
  struct Least {
    std::string what;                    // "pieces_left", "fewest_moves", ...
    std::uint64_t value = 0, bound = 0;  // reached, and proved to be needed
  };
  std::optional<Least> least() const;
  // The whole answer, moves and proofs and all, as docs/answers.md has it: for people, and as one
  // line of JSON for programs. O(size of the answer).
  std::string text() const;
  std::string json() const;

  struct Inside;
  explicit Answer(std::shared_ptr<const Inside> inside) : inside_(std::move(inside)) {}
  const Inside& inside() const { return *inside_; }

private:
  std::shared_ptr<const Inside> inside_;
};

// The puzzles of a text: one, several between lines `---`, or FEN lines, to which `rules` applies
// (one of chess.com, thinkfun, ranger; empty for none). `name` is what errors call it. Throws the
// first Error; never gives nothing. O(size).
std::vector<Puzzle> read(std::string_view text, const std::string& name = "text",
                         const std::string& rules = "");
// The same from a file; `-` is standard input.
std::vector<Puzzle> read_file(const std::string& path, const std::string& rules = "");

// An answer as text or JSON. Throws Error if it is no answer to a puzzle of this kind.
Answer read_answer(const Puzzle& puzzle, std::string_view text, const std::string& name = "answer");

// Replays and checks an answer with nothing but the rules, whoever gave it.
Report check(const Puzzle& puzzle, const Answer& answer, const Options& options = {});

// ---- Solving, hinting, drawing, making (hardboard::hardboard)

// An answer that has passed check(). Throws Error if the options ask for what this kind, or the
// method that they name, can't do.
Answer solve(const Puzzle& puzzle, const Options& options = {});

// What kind of instance it is, which methods apply, how hard it is: lines of text.
std::string explain(const Puzzle& puzzle, const Options& options = {});

// A game of a puzzle, move by move, in the words that answers use.
class Game {
public:
  explicit Game(const Puzzle& puzzle);
  Game(const Game& other);
  Game(Game&&) noexcept;
  Game& operator=(Game other) noexcept;
  ~Game();

  std::vector<std::string> moves() const;  // all legal ones
  // Plays what the words stand for, or throws Error and changes nothing.
  void play(std::string_view words);
  bool undo();  // takes back what the last play() did; false if there is nothing
  // Solved, stuck (unsolvable), or won or lost for the side that began; unknown while it goes on.
  Outcome outcome() const;
  std::string show() const;  // the position in letters, lines with their ends

  struct Inside;
  const Inside& inside() const { return *inside_; }

private:
  std::unique_ptr<Inside> inside_;
};

// Help for one who plays: at level 1 whether the position can still be solved, at 2 what has a
// saving move, at 3 the move.
struct Help {
  Outcome outcome = Outcome::unknown;
  std::string words;
};
Help hint(const Game& game, int level, const Options& options = {});
Help hint(const Puzzle& puzzle, int level, const Options& options = {});

// A picture of the puzzle, with the moves or the refusal of an answer, or of none (nullptr): the
// bytes of a file. `format` is one of formats(). Throws Error for an answer that does not check.
std::string picture(const Puzzle& puzzle, const Answer* answer, std::string_view format);
std::vector<std::string> formats();

// New puzzles of a kind, the same for the same settings (by their names, as `hardboard generate`
// has them) and seed; fewer than `count` if the limits come first.
std::vector<Puzzle> generate(std::string_view kind,
                             const std::map<std::string, std::string>& settings = {},
                             std::uint64_t seed = 1, std::size_t count = 1,
                             const Options& options = {});

// What there is.
struct KindInfo {
  std::string name, summary;
  std::vector<std::string> methods, minima, settings;  // words that solve() and generate() take
};
std::vector<KindInfo> kinds_of_puzzles();

// "0.2.0"
std::string version();

}  // namespace hardboard
