// The head of an answer of any kind: the verdict, the method that found it, its source, minima and
// counts; and a checker's report on an answer. Each kind adds its own moves and proofs.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace hardboard {

// `win`, `loss` and `draw` speak of the player to move, in games of two.
enum class Verdict : std::uint8_t { unknown, solvable, unsolvable, win, loss, draw };

inline constexpr std::array<std::string_view, 6> verdict_words = {
    "unknown", "solvable", "unsolvable", "win", "loss", "draw"};

constexpr std::string_view word_of(Verdict verdict) {
  return verdict_words[static_cast<std::size_t>(verdict)];
}

// The verdicts on puzzles for one player, and on games of two.
inline constexpr std::array solo_verdicts = {Verdict::solvable, Verdict::unsolvable,
                                             Verdict::unknown};
inline constexpr std::array winner_verdicts = {Verdict::win, Verdict::loss, Verdict::draw,
                                               Verdict::unknown};

// The result of --minimize: the method reached `value` and proved `bound`; they are equal if the
// search came to its end.
struct Minimum {
  std::string what;  // the JSON key: "pieces_left", "budget", "fewest_moves", ...
  std::uint64_t value = 0, bound = 0;
};

// The place of an answer's puzzle among many: its number, counted from 1, its file, its first line,
// and its own name. Each part may be missing.
struct Origin {
  std::optional<std::uint64_t> index;
  std::string file;
  std::optional<std::uint64_t> line;
  std::string id;
};

struct AnswerHead {
  Verdict verdict = Verdict::unknown;
  Origin origin;
  std::string method;                // the name of the method's row
  std::string source;                // paper and theorem; empty for plain search
  std::optional<std::string> count;  // of distinct move sequences, decimal
  std::optional<Minimum> minimum;
  std::string remark;  // in words: the reason for `unknown`, or interim findings
  double seconds = 0;
};

// A refusal by search through all positions, which a checker cannot check. JSON:
// {"type":"exhausted","positions":N}
struct Exhausted {
  std::uint64_t positions = 0;
};

// A checker's judgement of an answer.
enum class Check : std::uint8_t { verified, claimed, wrong };
struct CheckReport {
  Check check = Check::wrong;
  // `wrong`: the bad move or set, and the reason; `claimed`: the checked parts, then the claimed
  // ones; `verified`: the checked parts.
  std::string reason;
};

}  // namespace hardboard
