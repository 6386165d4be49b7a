#include "gadgets/read.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "base/drawing.h"
#include "base/listed.h"
#include "base/scanner.h"

namespace hardboard::gadgets {
namespace {

constexpr std::array<std::string_view, 4> side_words = {"up", "right", "down", "left"};
constexpr std::array<std::string_view, 3> role_words = {"in", "out", "through"};
constexpr std::array<std::string_view, 5> game_words = {"kings", "knights", "rooks", "pegs",
                                                        "push-fight"};

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
    return check_game() && check_reversible();
  }

  // What the games ask of signals and ports, so that methods need not.
  bool check_game() {
    const Place place = places_["board"];
    const Game game = gadget_.game;
    const std::size_t size = gadget_.signals.empty() ? 0 : gadget_.signals[0].forms[0].size();
    if (size != 0 && game == Game::knights && size != 2)
      return in_.fail(place, "ports of knights have two squares, the outer and the inner one");
    if (size != 0 && (game == Game::rooks || game == Game::pegs) && size != 1)
      return in_.fail(place, "ports of rooks and of pegs have one square");
    const auto& signals = gadget_.signals;
    if (game == Game::pegs && !gadget_.ports.empty() &&
        (signals.size() != 2 || signals[0].forms[0] != "." || signals[1].forms[0] != "o"))
      return in_.fail(place, "the signals of pegs are two: first `.`, then `o`");
    if (gadget_.leaves_one && (!is_chess(game) || !gadget_.outputs().empty()))
      return in_.fail(place, "only kings, knights and rooks without outputs can leave one piece");
    const bool has_through =
        std::any_of(gadget_.ports.begin(), gadget_.ports.end(),
                    [](const Port& port) { return port.role == Role::through; });
    if (has_through && game != Game::push_fight)
      return in_.fail(place, "only ports of push-fight are `through`");
    if (game != Game::push_fight) return true;
    const auto kings = std::count_if(gadget_.pieces.begin(), gadget_.pieces.end(),
                                     [](const Placed& piece) { return piece.what == 'K'; });
    if (kings != 1) return in_.fail(place, "a gadget of push-fight has one white king");
    if (!gadget_.exit || !gadget_.drawing.contains(*gadget_.exit))
      return in_.fail(place, "a gadget of push-fight has an `exit` within its drawing");
    return true;
  }

  // A table can be read backward if it is a function between as many inputs as outputs.
  bool check_reversible() {
    if (!gadget_.reversible) return true;
    const bool is_function = std::all_of(gadget_.table.begin(), gadget_.table.end(),
                                         [](const Row& row) { return row.outcomes.size() == 1; });
    if (gadget_.game != Game::push_fight && is_function &&
        gadget_.inputs().size() == gadget_.outputs().size())
      return true;
    return in_.fail(places_["reversible"],
                    "`reversible` needs as many inputs as outputs, and one outcome in each row");
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
    if (word == "tile") return tile();
    if (word == "table") return table();
    return board();
  }

  bool square(Square& square) {
    std::int64_t x = 0, y = 0;
    if (!in_.next_integer("a column", -most_size, most_size, x) ||
        !in_.next_integer("a row", -most_size, most_size, y))
      return false;
    square = {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
    return true;
  }

  bool tile() {
    Box box;
    std::int64_t width = 0, height = 0;
    if (!square(box.low) || !in_.next_integer("a width", 1, most_size, width) ||
        !in_.next_integer("a height", 1, most_size, height))
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
    if (find_signal(word)) return in_.fail(word, "a second signal of this name");
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
    return is_chess(gadget_.game) ? "012" : gadget_.game == Game::pegs ? "o" : "ox";
  }

  std::optional<std::uint8_t> find_signal(std::string_view name) const {
    for (std::size_t i = 0; i < gadget_.signals.size(); ++i)
      if (gadget_.signals[i].name == name) return static_cast<std::uint8_t>(i);
    return std::nullopt;
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

  bool table() {
    if (!in_.expect_line_end()) return false;
    while (in_.next_line()) {
      const Scanner before = in_;
      const std::string_view word = in_.next_word();
      if (is_key(word)) {
        in_.unread_line();
        return true;
      }
      in_ = before;
      if (!row()) return false;
    }
    return true;
  }

  bool row() {
    Row row;
    const std::size_t inputs = gadget_.inputs().size(), outputs = gadget_.outputs().size();
    for (std::size_t i = 0; i < inputs; ++i)
      if (!signals_name(row.inputs.emplace_back())) return false;
    const std::string_view colon = in_.next_word();
    if (colon != ":") return in_.fail_expected("`:` behind a signal for each input", colon);
    if (gadget_.row_of(row.inputs) != nullptr)
      return in_.fail(colon, "a second row of these inputs");
    if (!outcomes(row, outputs)) return false;
    keep_greatest(gadget_, row.outcomes);
    gadget_.table.push_back(std::move(row));
    return in_.expect_line_end();
  }

  bool outcomes(Row& row, std::size_t outputs) {
    const Scanner before = in_;
    const std::string_view word = in_.next_word();
    if (word == "-") return true;
    if (outputs == 0) {
      row.outcomes.emplace_back();
      return word == "cleared" || in_.fail_expected("`cleared` or `-`", word);
    }
    in_ = before;
    for (;;) {
      Outcome& outcome = row.outcomes.emplace_back();
      for (std::size_t i = 0; i < outputs; ++i)
        if (!signals_name(outcome.emplace_back())) return false;
      const Scanner behind = in_;
      if (in_.next_word() != "|") {
        in_ = behind;
        return true;
      }
    }
  }

  bool signals_name(std::uint8_t& signal) {
    const std::string_view word = in_.next_word();
    const std::optional<std::uint8_t> found = find_signal(word);
    if (!found) return in_.fail_expected("a signal's name", word);
    signal = *found;
    return true;
  }

  bool board() {
    const Place place = places_["board"];
    if (!in_.expect_line_end()) return false;
    const std::string letters = ".#" + drawn_letters();
    DrawingSize size;
    std::vector<Placed> cells;
    const auto visit = [&](std::string_view cell, std::int64_t column, std::int64_t row) {
      if (cell.size() != 1 || letters.find(cell[0]) == letters.npos)
        return in_.fail_expected(fmt::format("one of `{}`", letters), cell);
      // Rows count from the top until their number is known.
      cells.push_back(
          {{static_cast<std::int32_t>(column + 1), static_cast<std::int32_t>(row)}, cell[0]});
      return true;
    };
    if (!scan_drawing(in_, {1, 1}, letters, false, size, visit)) return false;
    if (size.height == 0) return in_.fail(in_.here(), "expected the rows of the board");
    if (size.width > most_size || size.height > most_size)
      return in_.fail(place, fmt::format("a board wider or higher than {}", most_size));
    gadget_.drawing = {
        {1, 1}, {static_cast<std::int32_t>(size.width), static_cast<std::int32_t>(size.height)}};
    for (Placed& cell : cells) {
      cell.square.y = static_cast<std::int32_t>(size.height) - cell.square.y;
      place_cell(cell);
    }
    std::sort(gadget_.pieces.begin(), gadget_.pieces.end(),
              [](const Placed& a, const Placed& b) { return a.square < b.square; });
    return check_ports(cells, place);
  }

  void place_cell(const Placed& cell) {
    if (cell.what == '.') return;
    if (cell.what == '#') return gadget_.blanks.push_back(cell.square);
    const char piece = words_of(gadget_.game).letters[0];
    if (is_chess(gadget_.game)) {
      // The squares of ports hold the pieces of a wire.
      gadget_.pieces.push_back({cell.square, piece});
      if (cell.what == 'S') gadget_.shell.push_back(cell.square);
    } else if (words_of(gadget_.game).letters.find(cell.what) != std::string_view::npos) {
      gadget_.pieces.push_back(cell);
    }
  }

  bool check_ports(const std::vector<Placed>& cells, Place place) {
    for (Port& port : gadget_.ports) {
      std::size_t each = 0;
      for (const char letter : port.letters) {
        const std::size_t before = port.squares.size();
        for (const Placed& cell : cells)
          if (cell.what == letter) port.squares.push_back(cell.square);
        const std::size_t drawn = port.squares.size() - before;
        if (drawn == 0 || (each != 0 && drawn != each)) {
          return in_.fail(
              place,
              fmt::format("port {} needs as many squares for each of its letters", port.letters));
        }
        each = drawn;
      }
      const std::size_t size = gadget_.signals.empty() ? 0 : gadget_.signals[0].forms[0].size();
      if (port.squares.size() != size) {
        return in_.fail(place,
                        fmt::format("port {} has {} on the board, a signal has {}", port.letters,
                                    counted(port.squares.size(), "square"), size));
      }
    }
    return true;
  }

  static constexpr std::int64_t most_size = 10'000;

  Scanner in_;
  Gadget gadget_;
  std::map<std::string, Place> places_;
};

}  // namespace

Result<Gadget> read(const Text& text) {
  return Reader(text).read();
}

}  // namespace hardboard::gadgets
