#include "gadgets/read.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <optional>
#include <utility>

#include "base/counted.h"
#include "base/listed.h"
#include "base/scanner.h"
#include "gadgets/misfit.h"
#include "gadgets/read_board.h"
#include "gadgets/read_table.h"

namespace hardboard::gadgets {
namespace {

constexpr std::array<std::string_view, 4> side_words = {"up", "right", "down", "left"};
constexpr std::array<std::string_view, 3> role_words = {"in", "out", "through"};
constexpr std::array<std::string_view, 2> goal_words = {"mate", "round"};  // others have an `exit`
constexpr std::array<std::string_view, 5> game_words = {"kings", "knights", "rooks", "pegs",
                                                        "push-fight"};

constexpr std::size_t most_open = 100;

// Squares of ports may be told apart by letters that no piece has.
bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

class Reader {
public:
  explicit Reader(const Text& text) : in_(text) {}

  Result<Gadget> read() {
    if (!scan()) return in_.error();
    return std::move(gadget_);
  }

private:
  bool scan() {
    if (!in_.check_encoding() || !in_.begin("gadget")) return false;
    const std::string_view name = in_.next_word();
    if (name.empty()) return in_.fail_expected("the gadget's name", name);
    gadget_.name = name;
    if (!in_.expect_line_end()) return false;
    while (in_.next_line())
      if (!key(in_.next_word())) return false;
    if (places_["game"].line == 0) return in_.fail(in_.here(), "the gadget ends without a `game`");
    if (places_["board"].line == 0)
      return in_.fail(in_.here(), "the gadget ends without a `board`");
    const std::optional<Misfit> misfit = misfit_of(gadget_);
    return !misfit || in_.fail(places_[misfit->key], misfit->words);
  }

  template <std::size_t Size>
  bool one_of(const std::array<std::string_view, Size>& words, std::size_t& index) {
    const std::string_view word = in_.next_word();
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end()) return in_.fail_expected(listed(words), word);
    index = static_cast<std::size_t>(found - words.begin());
    return true;
  }

  bool key(std::string_view word) {
    if (std::find(file_keys.begin(), file_keys.end(), word) == file_keys.end())
      return in_.fail_expected(listed(file_keys), word);
    if (word != "game" && places_["game"].line == 0)
      return in_.fail(word, "expected the line `game` first");
    if (places_["board"].line != 0) return in_.fail(word, "the board comes last");
    if (word == "signal" || word == "port") {
      if (places_["table"].line != 0)
        return in_.fail(word, "signals and ports come before the table");
      return word == "signal" ? signal() : port();
    }
    if (word == "open") return open();
    if (!in_.once(word, places_[std::string(word)])) return false;
    if (word == "game") {
      std::size_t game = 0;
      if (!one_of(game_words, game) || !in_.expect_line_end()) return false;
      gadget_.game = static_cast<Game>(game);
      return true;
    }
    if (word == "title" || word == "source") {
      (word == "title" ? gadget_.title : gadget_.source) = trimmed(in_.take_rest());
      return true;
    }
    if (word == "reversible") {
      gadget_.reversible = true;
      return in_.expect_line_end();
    }
    if (word == "leaves") {
      const std::string_view one = in_.next_word();
      if (one != "one") return in_.fail_expected("`one`", one);
      gadget_.leaves_one = true;
      return in_.expect_line_end();
    }
    if (word == "exit") return square(gadget_.exit.emplace()) && in_.expect_line_end();
    if (word == "goal") {
      std::size_t goal = 0;
      if (!one_of(goal_words, goal) || !in_.expect_line_end()) return false;
      gadget_.goal = goal == 0 ? Goal::mate : Goal::round;
      return true;
    }
    if (word == "tile") return tile();
    if (word == "table") return scan_table(in_, gadget_);
    return scan_board(in_, places_["board"], drawn_letters(), gadget_);
  }

  bool square(Square& square) {
    std::int64_t x = 0, y = 0;
    if (!in_.next_integer("a column", -most_drawing_size, most_drawing_size, x) ||
        !in_.next_integer("a row", -most_drawing_size, most_drawing_size, y))
      return false;
    square = {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
    return true;
  }

  bool open() {
    Edge edge;
    std::size_t side = 0;
    if (gadget_.open.size() == most_open) {
      return in_.fail(in_.here(), fmt::format("expected at most {} open edges", most_open));
    }
    if (!square(edge.square) || !one_of(side_words, side) || !in_.expect_line_end()) return false;
    edge.side = static_cast<Side>(side);
    gadget_.open.push_back(edge);
    return true;
  }

  bool tile() {
    Box box;
    std::int64_t width = 0, height = 0;
    if (!square(box.low) || !in_.next_integer("a width", 1, most_drawing_size, width) ||
        !in_.next_integer("a height", 1, most_drawing_size, height))
      return false;
    box.high = {static_cast<std::int32_t>(box.low.x + width - 1),
                static_cast<std::int32_t>(box.low.y + height - 1)};
    gadget_.tile = box;
    return in_.expect_line_end();
  }

  bool signal() {
    Signal signal;
    std::string_view word = in_.next_word();
    if (word.empty() || word.find_first_not_of("0123456789") != word.npos)
      return in_.fail_expected("a signal's name in digits", word);
    if (!gadget_.signals.empty() && gadget_.signals[0].name.size() != word.size()) {
      return in_.fail(word,
                      fmt::format("a signal of {}; the first has {}", counted(word.size(), "digit"),
                                  gadget_.signals[0].name.size()));
    }
    constexpr std::size_t most_signals = 100;
    if (gadget_.signals.size() == most_signals)
      return in_.fail(word, fmt::format("expected at most {} signals", most_signals));
    if (signal_named(gadget_, word)) return in_.fail(word, "a second signal of this name");
    signal.name = word;
    for (word = in_.next_word(); !word.empty(); word = in_.next_word()) {
      const std::string letters = "." + form_letters();
      if (word.find_first_not_of(letters) != word.npos)
        return in_.fail_expected(fmt::format("a form of characters among `{}`", letters), word);
      if (!gadget_.signals.empty() && gadget_.signals[0].forms[0].size() != word.size())
        return in_.fail(word, "a form with as many squares as the first form");
      signal.forms.emplace_back(word);
    }
    if (signal.forms.empty()) return in_.fail_expected("a form of the signal", word);
    gadget_.signals.push_back(std::move(signal));
    return true;
  }

  // What can stand on the squares of a port.
  std::string form_letters() const {
    return is_chess(gadget_.game) ? "012" : gadget_.game == Game::pegs ? "o" : "oxB";
  }

  bool port() {
    Port port;
    const std::string_view letters = in_.next_word();
    for (std::size_t i = 0; i < letters.size(); ++i) {
      if (!is_letter(letters[i]) || drawn_letters().find(letters[i]) != std::string::npos)
        return in_.fail(letters, "a port's letters are letters that nothing else has");
    }
    if (letters.empty()) return in_.fail_expected("the letters of a port", letters);
    port.letters = letters;
    std::size_t role = 0, side = 0;
    if (!one_of(role_words, role) || !one_of(side_words, side)) return false;
    port.role = static_cast<Role>(role);
    port.side = static_cast<Side>(side);
    gadget_.ports.push_back(std::move(port));
    return in_.expect_line_end();
  }

  // The letters that have a meaning so far.
  std::string drawn_letters() const {
    std::string letters(words_of(gadget_.game).letters);
    if (gadget_.game == Game::rooks) letters += 'S';
    for (const Port& port : gadget_.ports) letters += port.letters;
    return letters;
  }

  Scanner in_;
  Gadget gadget_;
  std::map<std::string, Place> places_;
};

}  // namespace

Result<Gadget> read(const Text& text) {
  return Reader(text).read();
}

}  // namespace hardboard::gadgets
