#include "puzzles/push_fight/table_file.h"

#include <cerrno>
#include <cstring>
#include <fmt/format.h>
#include <fstream>
#include <span>
#include <string_view>
#include <vector>

#include "base/cannot_be_written.h"
#include "base/checksum.h"
#include "base/replacement.h"

namespace hardboard::push_fight {
namespace {

void append(std::vector<std::uint8_t>& bytes, std::uint32_t number) {
  for (int shift = 0; shift < 32; shift += 8)
    bytes.push_back(static_cast<std::uint8_t>(number >> shift));
}

std::uint32_t number_at(const std::vector<std::uint8_t>& bytes, std::size_t at) {
  std::uint32_t number = 0;
  for (std::size_t i = 4; i-- > 0;) number = number << 8 | bytes[at + i];
  return number;
}

bool write(std::ofstream& out, std::span<const std::uint8_t> bytes) {
  out.write(reinterpret_cast<const char*>(bytes.data()),
            static_cast<std::streamsize>(bytes.size()));
  return out.good();
}

bool read(std::ifstream& in, std::span<std::uint8_t> bytes) {
  in.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  return in.good();
}

// Visits each block, which ends with its checksum, until the visitor returns false.
template <class Bytes, class Visit>
bool for_each_block(Bytes& bytes, Visit visit) {
  for (std::size_t at = 0; at < bytes.size(); at += table_block_bytes)
    if (!visit(std::span(bytes).subspan(at, std::min(table_block_bytes, bytes.size() - at))))
      return false;
  return true;
}

}  // namespace

std::vector<std::uint8_t> table_header(const Contest& contest, Analysis analysis) {
  std::vector<std::uint8_t> header(table_magic.begin(), table_magic.end());
  append(header, analysis.pass);
  append(header, analysis.is_done ? 1 : 0);
  for (const Force& force : contest.forces) {
    append(header, force.kings);
    append(header, force.pawns);
  }
  append(header, contest.moves);
  append(header, contest.board.size());
  for (std::uint32_t i = 0; i < contest.board.size(); ++i) {
    append(header, static_cast<std::uint32_t>(contest.board.squares[i].x));
    append(header, static_cast<std::uint32_t>(contest.board.squares[i].y));
    for (const std::uint32_t next : contest.board.next[i]) append(header, next);
  }
  append(header, checksum(header));
  return header;
}

std::optional<std::string> save(const std::string& file, const Table& table, Analysis analysis) {
  const Replacement replacement(file);
  errno = 0;
  std::ofstream out(replacement.beside, std::ios::binary | std::ios::trunc);
  bool is_good = out.is_open() && write(out, table_header(table.contest(), analysis));
  for (std::size_t slot = 0; is_good && slot < table.slots(); ++slot) {
    is_good = for_each_block(table.bytes(static_cast<Side>(slot)), [&](auto block) {
      std::vector<std::uint8_t> sum;
      append(sum, checksum(block));
      return write(out, block) && write(out, sum);
    });
  }
  out.close();
  if (is_good && out.good() && !replacement.put_in_place()) return std::nullopt;
  const std::string fault = file + ": " + cannot_be_written();
  replacement.drop();
  return fault;
}

Result<SavedTable> load_table(const std::string& file, const Contest& contest,
                              std::size_t memory_bytes) {
  const auto refuse = [&](std::string why) { return InputError{file, 0, 0, std::move(why)}; };
  if (const std::string why = Table::why_not(contest, memory_bytes); !why.empty())
    return refuse(why);
  errno = 0;
  std::ifstream in(file, std::ios::binary);
  if (!in) return refuse(std::string("can't open it: ") + std::strerror(errno));

  std::vector<std::uint8_t> header = table_header(contest, {});
  const std::size_t size = header.size();
  if (!read(in, header)) return refuse("is no table, or cut off");
  if (std::string_view(reinterpret_cast<const char*>(header.data()), table_magic.size()) !=
      table_magic)
    return refuse("is no table of Push Fight");
  const Analysis analysis{number_at(header, table_magic.size()),
                          number_at(header, table_magic.size() + 4) == 1};
  if (header != table_header(contest, analysis)) {
    const auto own = std::span(header).first(size - 4);
    return refuse(checksum(own) == number_at(header, size - 4)
                      ? "is the table of another game (board, pieces or number of moves)"
                      : "is the table of another game, or damaged");
  }

  SavedTable saved{Table(contest), analysis};
  std::uint64_t number = 0;
  std::string why;
  for (std::size_t slot = 0; why.empty() && slot < saved.table.slots(); ++slot) {
    for_each_block(saved.table.bytes(static_cast<Side>(slot)), [&](auto block) {
      std::vector<std::uint8_t> sum(4);
      ++number;
      if (!read(in, block) || !read(in, sum)) {
        why = "is cut off";
      } else if (checksum(block) != number_at(sum, 0)) {
        why = fmt::format("block {} is damaged", number);
      }
      return why.empty();
    });
  }
  if (why.empty() && in.peek() != std::ifstream::traits_type::eof()) why = "is too long";
  if (!why.empty()) return refuse(why);
  return saved;
}

}  // namespace hardboard::push_fight
