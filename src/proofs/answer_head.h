// What every answer says, whatever the game: the verdict, who found it and why to believe it,
// minima and counts; and what a checker makes of an answer. The moves and the proofs are the games'
// own.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace hardboard {

// The last three are of the player to move, where two play.
enum class Verdict : std::uint8_t { unknown, solvable, unsolvable, win, loss, draw };

inline constexpr std::array<std::string_view, 6> verdict_words = {
    "unknown", "solvable", "unsolvable", "win", "loss", "draw"};

constexpr std::string_view word_of(Verdict verdict) {
  return verdict_words[static_cast<std::size_t>(verdict)];
}

// The verdicts that a question may have.
inline constexpr std::array solo_verdicts = {Verdict::solvable, Verdict::unsolvable,
                                             Verdict::unknown};
inline constexpr std::array winner_verdicts = {Verdict::win, Verdict::loss, Verdict::draw,
                                               Verdict::unknown};

// The result of --minimize: `value` was reached, `bound` is proved; equal when the search ended.
struct Minimum {
  std::string what;  // the JSON key: "pieces_left", "budget", "fewest_moves", ...
  std::uint64_t value = 0, bound = 0;
};

// The place of an answer's puzzle among many: the number of the puzzle, from 1, its file, the line
// on which the puzzle begins, and the puzzle's own name. Each part may be missing.
struct Origin {
  std::optional<std::uint64_t> index;
  std::string file;
  std::optional<std::uint64_t> line;
  std::string id;
};

struct AnswerHead {
  Verdict verdict = Verdict::unknown;
  Origin origin;
  std::string method;                // name of the registry's row
  std::string source;                // paper and theorem, empty for plain search
  std::optional<std::string> count;  // of distinct move sequences, decimal
  std::optional<Minimum> minimum;
  std::string remark;  // in words: why unknown, what was found on the way
  double seconds = 0;
};

// All positions were searched; nothing to check. JSON: {"type":"exhausted","positions":N}
struct Exhausted {
  std::uint64_t positions = 0;
};

// What a checker says of an answer.
enum class Check : std::uint8_t { verified, claimed, wrong };
struct CheckReport {
  Check check = Check::wrong;
  std::string reason;  // `wrong`: which move or set, and why; `claimed`: what nobody has checked,
                       // behind what was; `verified`: what was checked
};

}  // namespace hardboard
