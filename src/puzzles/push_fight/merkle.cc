#include "puzzles/push_fight/merkle.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>
#include <string_view>
#include <utility>

#include "base/append_format.h"
#include "base/scanner.h"
#include "base/sha256.h"

namespace hardboard::push_fight {
namespace {

constexpr std::uint8_t value_bits = 0x7f;
constexpr std::size_t digest_digits = 64;

std::string digest_of_leaf(const std::vector<std::uint8_t>& leaf) {
  return sha256("leaf " + std::string(leaf.begin(), leaf.end()));
}
std::string digest_of(const std::string& left, const std::string& right) {
  return sha256("node " + left + right);
}

// The game in words: the board with its rails, the pieces, the moves of a turn.
std::string root_of(const Contest& contest, const std::string& highest) {
  std::string words = fmt::format("push-fight table\nmoves {}\n", contest.moves);
  for (const Force& force : contest.forces)
    append_format(words, "kings {} pawns {}\n", force.kings, force.pawns);
  for (std::uint32_t i = 0; i < contest.board.size(); ++i) {
    const Square at = contest.board.squares[i];
    append_format(words, "square {} {} {}\n", at.x, at.y, fmt::join(contest.board.next[i], " "));
  }
  return sha256(words + highest);
}

// Where a table has the bytes of its positions, without the bytes themselves.
struct Layout {
  explicit Layout(const Contest& contest) : is_shared(contest.forces[0] == contest.forces[1]) {
    const std::uint32_t squares = contest.board.size();
    for (const std::size_t mover : {std::size_t{0}, std::size_t{1}})
      indices[mover] = PositionIndex(squares, contest.forces[mover], contest.forces[1 - mover]);
    bytes = indices[0].size() + (is_shared ? 0 : indices[1].size());
  }

  std::uint64_t place_of(const Position& position) const {
    const bool is_behind = !is_shared && position.turn == Side::black;
    return indices[is_behind ? 1 : 0].index(relative(position)) +
           (is_behind ? indices[0].size() : 0);
  }
  std::uint64_t leaves() const { return (bytes + leaf_bytes - 1) / leaf_bytes; }
  std::size_t size_of_leaf(std::uint64_t leaf) const {
    return static_cast<std::size_t>(std::min<std::uint64_t>(leaf_bytes, bytes - leaf * leaf_bytes));
  }

  bool is_shared;
  std::array<PositionIndex, 2> indices;
  std::uint64_t bytes = 0;
};

std::vector<std::uint8_t> leaf_of(const Table& table, const Layout& layout, std::uint64_t leaf) {
  const auto& white = table.bytes(Side::white);
  std::vector<std::uint8_t> bytes(layout.size_of_leaf(leaf));
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const std::uint64_t at = leaf * leaf_bytes + i;
    const bool is_white = at < white.size();
    bytes[i] = (is_white ? white[at] : table.bytes(Side::black)[at - white.size()]) & value_bits;
  }
  return bytes;
}

std::optional<std::vector<std::uint8_t>> bytes_in(std::string_view hex) {
  std::vector<std::uint8_t> bytes;
  if (hex.size() % 2 != 0) return std::nullopt;
  for (std::size_t i = 0; i < hex.size(); i += 2) {
    std::uint8_t byte = 0;
    const auto [end, error] = std::from_chars(hex.data() + i, hex.data() + i + 2, byte, 16);
    if (error != std::errc() || end != hex.data() + i + 2) return std::nullopt;
    bytes.push_back(byte);
  }
  return bytes;
}

}  // namespace

Audited audited(const Table& table, const Position& position) {
  const Layout layout(table.contest());
  std::uint64_t at = layout.place_of(position) / leaf_bytes;
  Audited result;
  result.audit.leaf = leaf_of(table, layout, at);
  std::vector<std::string> level;
  for (std::uint64_t leaf = 0; leaf < layout.leaves(); ++leaf)
    level.push_back(digest_of_leaf(leaf_of(table, layout, leaf)));
  for (; level.size() > 1; at /= 2) {
    if ((at ^ 1) < level.size()) result.audit.beside.push_back(level[at ^ 1]);
    std::vector<std::string> above;
    for (std::size_t i = 0; i + 1 < level.size(); i += 2)
      above.push_back(digest_of(level[i], level[i + 1]));
    if (level.size() % 2 != 0) above.push_back(std::move(level.back()));
    level = std::move(above);
  }
  result.root = root_of(table.contest(), level.front());
  return result;
}

std::optional<ShownValue> shown_by(const Audit& audit, const Contest& contest,
                                   const Position& position) {
  const Layout layout(contest);
  const std::uint64_t place = layout.place_of(position);
  std::uint64_t at = place / leaf_bytes, size = layout.leaves();
  if (audit.leaf.size() != layout.size_of_leaf(at)) return std::nullopt;
  std::string digest = digest_of_leaf(audit.leaf);
  auto beside = audit.beside.begin();
  for (; size > 1; at /= 2, size = (size + 1) / 2) {
    if ((at ^ 1) >= size) continue;
    if (beside == audit.beside.end()) return std::nullopt;
    digest = at % 2 == 0 ? digest_of(digest, *beside) : digest_of(*beside, digest);
    ++beside;
  }
  if (beside != audit.beside.end()) return std::nullopt;
  return ShownValue{root_of(contest, digest), value_of(audit.leaf[place % leaf_bytes])};
}

std::string write_audit(const Audit& audit) {
  std::string text = fmt::format("leaf {:02x}\n", fmt::join(audit.leaf, ""));
  for (const std::string& digest : audit.beside) text += "beside " + digest + "\n";
  return text;
}

Result<Audit> read_audit(const Text& text) {
  Scanner in(text);
  Audit audit;
  while (in.next_line()) {
    const std::string_view key = in.next_word();
    const bool is_leaf = audit.leaf.empty();
    if (key != (is_leaf ? "leaf" : "beside")) {
      in.fail_expected(is_leaf ? "`leaf`" : "`beside`", key);
      return in.error();
    }
    const std::string_view word = in.next_word();
    const auto bytes = bytes_in(word);
    const bool fits = bytes && (is_leaf ? !bytes->empty() && bytes->size() <= leaf_bytes
                                        : word.size() == digest_digits);
    if (!fits) {
      in.fail_expected(is_leaf ? "up to 512 hexadecimal digits" : "64 hexadecimal digits", word);
      return in.error();
    }
    if (!in.expect_line_end()) return in.error();
    if (is_leaf)
      audit.leaf = *bytes;
    else
      audit.beside.emplace_back(word);
  }
  if (audit.leaf.empty()) {
    in.fail(in.here(), "expected a line `leaf`");
    return in.error();
  }
  return audit;
}

}  // namespace hardboard::push_fight
