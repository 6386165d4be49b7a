#include "puzzles/solo_chess/read.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <limits>
#include <optional>
#include <utility>

#include "base/keyed_file.h"
#include "base/listed.h"
#include "puzzles/solo_chess/betza.h"
#include "puzzles/solo_chess/blocks.h"
#include "puzzles/solo_chess/fen.h"

namespace hardboard::solo_chess {
namespace {

struct Reader {
  Scanner in;
  Draft draft;
  std::optional<Square> origin;
  Place origin_place;
};

bool next_square(Scanner& in, Square& square) {
  constexpr std::int64_t least = std::numeric_limits<std::int32_t>::min();
  constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
  std::int64_t x = 0, y = 0;
  if (!in.next_integer("a coordinate x", least, most, x) ||
      !in.next_integer("a coordinate y", least, most, y))
    return false;
  square = {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
  return true;
}

bool scan_goal(Reader& reader, std::string_view key) {
  Square square;
  return next_square(reader.in, square) && reader.draft.set_goal(reader.in, key, square);
}

bool scan_origin(Reader& reader, std::string_view key) {
  if (reader.draft.board_given()) return reader.in.fail(key, "`origin` must come before `board`");
  if (reader.origin) return reader.in.fail(key, "`origin` is given twice");
  reader.origin_place = reader.in.place(key);
  return next_square(reader.in, reader.origin.emplace());
}

bool scan_piece(Reader& reader, std::string_view) {
  constexpr std::string_view notation = "betza:";
  const std::string_view letter = reader.in.next_word();
  if (letter.size() != 1 || letter[0] < 'A' || letter[0] > 'Z')
    return reader.in.fail_expected("a capital letter", letter);
  const std::string_view word = reader.in.next_word();
  if (word.substr(0, notation.size()) != notation)
    return reader.in.fail_expected("`betza:` and how the piece captures", word);
  const std::string_view betza = word.substr(notation.size());
  Result<PieceType> type = parse_betza(letter[0], betza);
  if (!type) {
    Place place = reader.in.place(betza);
    place.column += type.error().column - 1;
    return reader.in.fail(place, type.error().message);
  }
  return reader.draft.add_type(reader.in, letter, std::move(type).value());
}

bool no_origin(Reader& reader) {
  return !reader.origin ||
         reader.in.fail(reader.origin_place, "`origin` goes with a block `board` only");
}

// The lines after the key hold a block; all other keys have their value on their own line.
bool scan_board_block(Reader& reader, std::string_view key) {
  return reader.draft.begin_board(reader.in, key) && reader.in.expect_line_end() &&
         scan_board(reader.in, reader.origin.value_or(Square{1, 1}), reader.draft);
}

bool scan_pieces_block(Reader& reader, std::string_view key) {
  return reader.draft.begin_board(reader.in, key) && reader.in.expect_line_end() &&
         no_origin(reader) && scan_pieces(reader.in, reader.draft);
}

struct Key {
  std::string_view name;
  bool is_block;
  bool (*scan)(Reader& reader, std::string_view key);
};

constexpr std::array keys = {
    Key{"budget", false,
        [](Reader& r, std::string_view) { return r.draft.set_budget(r.in, r.in.next_word()); }},
    Key{"distance", false,
        [](Reader& r, std::string_view) { return r.draft.set_distance(r.in, r.in.next_word()); }},
    Key{"shortest", false,
        [](Reader& r, std::string_view) { return r.draft.set_shortest(r.in, r.in.next_word()); }},
    Key{"longest", false,
        [](Reader& r, std::string_view) { return r.draft.set_longest(r.in, r.in.next_word()); }},
    Key{"capturers", false,
        [](Reader& r, std::string_view) { return r.draft.set_capturers(r.in, r.in.next_word()); }},
    Key{"last", false,
        [](Reader& r, std::string_view) { return r.draft.set_last(r.in, r.in.next_word()); }},
    Key{"rules", false,
        [](Reader& r, std::string_view) { return r.draft.set_preset(r.in, r.in.next_word()); }},
    Key{"piece", false, scan_piece},
    Key{"goal", false, scan_goal},
    Key{"origin", false, scan_origin},
    Key{"fen", false,
        [](Reader& r, std::string_view) { return no_origin(r) && scan_fen(r.in, r.draft); }},
    Key{"board", true, scan_board_block},
    Key{"pieces", true, scan_pieces_block},
};

static_assert(std::ranges::equal(keys, file_keys, {}, &Key::name));

bool scan(Reader& reader) {
  Scanner& in = reader.in;
  const bool has_scanned = scan_keys(in, kind_name, [&](std::string_view word) {
    const auto key =
        std::find_if(keys.begin(), keys.end(), [&](const Key& row) { return row.name == word; });
    if (key == keys.end()) return in.fail_expected(listed(file_keys), word);
    return key->scan(reader, word) && (key->is_block || in.expect_line_end());
  });
  if (!has_scanned) return false;
  if (!reader.draft.board_given() && !no_origin(reader)) return false;
  return reader.draft.finish(in);
}

}  // namespace

Result<Puzzle> read(const Text& text) {
  Reader reader{Scanner(text), Draft(), std::nullopt, {}};
  if (!scan(reader)) return reader.in.error();
  return std::move(reader.draft.puzzle);
}

Result<Puzzle> read_fen(std::string_view line, const std::string& file, std::int64_t number,
                        const std::string& rules) {
  const Preset* preset = rules.empty() ? nullptr : preset_named(rules);
  if (!rules.empty() && preset == nullptr) {
    return InputError{
        file, 0, 0, fmt::format("unknown rules {}: expected {}", in_quotes(rules), preset_names())};
  }
  const Text text{file, line, number};
  Scanner in(text);
  Draft draft(preset);
  const bool read = in.check_encoding() &&
                    (in.next_line() || in.fail_expected("a FEN line", in.next_word())) &&
                    scan_fen(in, draft) && draft.finish(in);
  if (!read) return in.error();
  return std::move(draft.puzzle);
}

bool looks_like_fen(std::string_view line) {
  const std::string_view word = first_word(line);
  if (word.empty()) return false;
  if (word.find('/') != word.npos) return true;
  constexpr std::string_view placement = "0123456789KQRBNP{}*ACDEFGHIJLMOSTUVWXYZ";
  if (word.find_first_not_of(placement) != word.npos) return false;
  const std::string_view rest =
      line.substr(static_cast<std::size_t>(word.data() - line.data()) + word.size());
  const std::string_view next = first_word(rest.substr(0, rest.find('\n')));
  if (next.empty()) return word.find_first_not_of(placement.substr(0, 19)) == word.npos;
  return next.front() >= 'a' && next.front() <= 'z';
}

}  // namespace hardboard::solo_chess
