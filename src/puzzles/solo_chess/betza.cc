#include "puzzles/solo_chess/betza.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>
#include <optional>
#include <string>

#include "base/text.h"
#include "puzzles/solo_chess/betza_directions.h"

namespace hardboard::solo_chess {
namespace {

constexpr std::int32_t largest_component = 1000;
constexpr std::size_t longest = 1000;

// The moves behind an atom's letter: one leap, or two for K and Q; Q, R and B ride without end.
struct Atom {
  char letter;
  std::array<Leap, 2> leaps;
  std::size_t count = 1;
  std::int32_t range = 1;
};

constexpr std::array atoms = {
    Atom{'W', {{{1, 0}}}},
    Atom{'F', {{{1, 1}}}},
    Atom{'D', {{{2, 0}}}},
    Atom{'N', {{{2, 1}}}},
    Atom{'A', {{{2, 2}}}},
    Atom{'H', {{{3, 0}}}},
    Atom{'C', {{{3, 1}}}},
    Atom{'L', {{{3, 1}}}},
    Atom{'Z', {{{3, 2}}}},
    Atom{'J', {{{3, 2}}}},
    Atom{'G', {{{3, 3}}}},
    Atom{'K', {{{1, 0}, {1, 1}}}, 2},
    Atom{'R', {{{1, 0}}}, 1, unlimited_range},
    Atom{'B', {{{1, 1}}}, 1, unlimited_range},
    Atom{'Q', {{{1, 0}, {1, 1}}}, 2, unlimited_range},
};

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

bool is_small(char c) {
  return c >= 'a' && c <= 'z';
}

// The reason why Solo Chess refuses a modifier.
std::string objection(char modifier) {
  constexpr std::string_view not_closed =
      "they do not close under submoves, and Solo Chess is about pieces that do";
  switch (modifier) {
    case 'n':
      return fmt::format("lame leapers (n) are blocked where they can't capture: {}", not_closed);
    case 'j':
      return fmt::format("jumpers (j) do not capture what they jump over: {}", not_closed);
    case 'p':
    case 'g':
      return fmt::format("hoppers (p, g) need a piece to jump over: {}", not_closed);
    case 'z':
    case 'q':
      return fmt::format("crooked and circular riders (z, q) do not go along lines: {}",
                         not_closed);
    case 'a':
    case 't':
    case 'u':
    case 'x':
      return fmt::format(
          "pieces that move in several legs or act at a distance (a, t, u, x) are "
          "not captures along a line: {}",
          not_closed);
    case 'o':
      return "Solo Chess is played on the plane: there is nothing to wrap around (o)";
    case 'i':
      return "Solo Chess has no initial moves (i): a piece captures alike at all times";
    case 'e':
      return "Solo Chess has no captures in passing (e)";
    default:
      return fmt::format("unknown modifier `{}`: there are f b l r v s h, c and m", modifier);
  }
}

class Parser {
public:
  Parser(char letter, std::string_view betza) : betza_(betza) {
    type_.letter = letter;
    type_.betza = betza;
  }

  Result<PieceType> parse() {
    if (betza_.empty()) return fail(0, "expected how the piece captures, such as W2 or fF");
    if (betza_.size() > longest) return fail(longest, "this is longer than 1000 characters");
    while (at_ < betza_.size())
      if (!part()) return *error_;
    if (type_.rides.empty()) return fail(0, "this piece never captures");
    return std::move(type_);
  }

private:
  // Reads: modifiers atom [range].
  bool part() {
    const std::size_t begin = at_;
    std::string directions;
    bool captures = false, moves = false;
    for (; at_ < betza_.size() && is_small(betza_[at_]); ++at_) {
      const char c = betza_[at_];
      if (c == 'c')
        captures = true;
      else if (c == 'm')
        moves = true;
      else if (std::string_view("fblrvsh").find(c) != std::string_view::npos)
        directions += c;
      else
        return refuse(at_, objection(c));
    }
    Atom atom;
    if (!this->atom(atom) || !range(atom)) return false;
    for (std::size_t i = 0; i < atom.count; ++i) {
      const auto steps = directed(atom.leaps[i], directions, atom.count > 1);
      if (!steps) {
        return refuse(begin, fmt::format("the directions {} can be read in several ways here: "
                                         "write a part for each direction",
                                         in_quotes(directions)));
      }
      // A part that only moves (m) adds nothing: every move of Solo Chess is a capture.
      if (moves && !captures) continue;
      for (const Leap step : *steps) add({step.x, step.y, atom.range});
    }
    return true;
  }

  // Reads a letter, perhaps doubled, or (x,y).
  bool atom(Atom& found) {
    if (at_ == betza_.size()) return refuse(at_, "expected an atom such as W, F or N at the end");
    if (betza_[at_] == '(') return leaper(found);
    const char c = betza_[at_];
    const auto row = std::find_if(atoms.begin(), atoms.end(),
                                  [&](const Atom& atom) { return atom.letter == c; });
    if (row == atoms.end()) {
      return refuse(at_, fmt::format("unknown atom {}: there are W F D N A H C L Z J G K Q R B and "
                                     "(x,y)",
                                     in_quotes(first_character(betza_.substr(at_)))));
    }
    found = *row;
    ++at_;
    doubled_ = at_ < betza_.size() && betza_[at_] == c;
    if (doubled_ && found.range == unlimited_range)
      return refuse(at_, fmt::format("{0}{0}: {0} has no limit already", c));
    if (doubled_) {
      found.range = unlimited_range;
      ++at_;
    }
    return true;
  }

  bool leaper(Atom& found) {
    const std::size_t begin = at_;
    std::array<std::int32_t, 2> components{};
    for (std::size_t i = 0; i < 2; ++i) {
      ++at_;  // the bracket or the comma
      const char* const first = betza_.data() + at_;
      const auto [stop, problem] =
          std::from_chars(first, betza_.data() + betza_.size(), components[i]);
      const bool number = problem != std::errc::invalid_argument && is_digit(*first);
      if (number && (problem != std::errc() || components[i] > largest_component))
        return refuse(at_, "the components of a leap go up to 1000");
      if (number) at_ += static_cast<std::size_t>(stop - first);
      if (!number || at_ == betza_.size() || betza_[at_] != (i == 0 ? ',' : ')'))
        return refuse(begin, "expected a leap such as (4,1)");
    }
    ++at_;
    const auto [small, large] = std::minmax(components[0], components[1]);
    if (large == 0) return refuse(begin, "a leap by (0,0) goes nowhere");
    doubled_ = false;
    found = Atom{'(', {{{large, small}}}};
    const std::string_view written = betza_.substr(begin, at_ - begin);
    if (betza_.substr(at_, written.size()) == written)
      return refuse(at_, fmt::format("the same leap twice: write {}0 for the rider", written));
    return true;
  }

  // Reads a number behind the atom, the limit of the ride; 0 means no limit.
  bool range(Atom& atom) {
    if (at_ == betza_.size() || !is_digit(betza_[at_])) return true;
    if (doubled_) return refuse(at_, "a doubled atom has no limit: write it once to give it one");
    const char* const first = betza_.data() + at_;
    const auto [stop, problem] = std::from_chars(first, betza_.data() + betza_.size(), atom.range);
    if (problem != std::errc()) return refuse(at_, "the range is too large");
    if (atom.range == 0) atom.range = unlimited_range;
    at_ += static_cast<std::size_t>(stop - first);
    return true;
  }

  void add(const Ride& ride) {
    const auto same = [&](const Ride& r) { return r.dx == ride.dx && r.dy == ride.dy; };
    const auto known = std::find_if(type_.rides.begin(), type_.rides.end(), same);
    if (known == type_.rides.end())
      type_.rides.push_back(ride);
    else
      known->range = std::max(known->range, ride.range);
  }

  InputError fail(std::size_t at, std::string message) const {
    return {{}, 0, static_cast<std::int64_t>(at) + 1, std::move(message)};
  }

  bool refuse(std::size_t at, std::string message) {
    error_ = fail(at, std::move(message));
    return false;
  }

  std::string_view betza_;
  std::size_t at_ = 0;
  bool doubled_ = false;
  PieceType type_;
  std::optional<InputError> error_;
};

}  // namespace

Result<PieceType> parse_betza(char letter, std::string_view betza) {
  return Parser(letter, betza).parse();
}

}  // namespace hardboard::solo_chess
