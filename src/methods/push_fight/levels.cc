#include "methods/push_fight/levels.h"

#include <bit>
#include <cstring>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <sstream>
#include <unistd.h>

#include "base/checksum.h"
#include "base/ranks.h"
#include "puzzles/push_fight/table_file.h"

namespace hardboard::push_fight {
namespace {

static_assert(std::endian::native == std::endian::little, "files are little endian");
static_assert(sizeof(Fresh) == 16);

constexpr std::uint32_t last_chunk = 0xFFFFFFFF;
constexpr const char* journal_title = "hardboard push-fight levels 1";

struct ChunkHead {
  std::uint32_t slab = 0, count = 0;
};

std::uint32_t checksum_of(ChunkHead head, std::span<const Fresh> fresh) {
  std::vector<std::uint8_t> bytes(sizeof(head) + fresh.size_bytes());
  std::memcpy(bytes.data(), &head, sizeof(head));
  if (!fresh.empty()) std::memcpy(&bytes[sizeof(head)], fresh.data(), fresh.size_bytes());
  return checksum(bytes);
}

std::string contest_line(const Contest& contest) {
  // Without the header's own checksum: with it, all headers have the same.
  const std::vector<std::uint8_t> header = table_header(contest, {});
  return fmt::format("contest {:08x}", checksum(std::span(header).first(header.size() - 4)));
}

std::string journal_file(const std::string& folder) {
  return folder + "/levels";
}

}  // namespace

Result<Journal> read_journal(const std::string& folder, const Contest& contest) {
  const std::string name = journal_file(folder);
  Journal journal;
  std::ifstream in(name);
  if (!in) return journal;
  const auto refuse = [&](std::int64_t line, std::int64_t column, std::string why) {
    return InputError{name, line, column, std::move(why)};
  };
  std::string line;
  if (!std::getline(in, line) || line != journal_title)
    return refuse(1, 1, fmt::format("expected `{}`", journal_title));
  if (!std::getline(in, line) || line != contest_line(contest))
    return refuse(2, 1,
                  fmt::format("expected `{}`: these are levels of another game (board, pieces "
                              "or number of moves)",
                              contest_line(contest)));
  for (std::int64_t number = 3; std::getline(in, line); ++number) {
    if (journal.is_done) return refuse(number, 1, "expected nothing behind `done`");
    std::istringstream words(line);
    std::string level, of, rest;
    std::uint32_t depth = 0, ranks = 0;
    if (line == "done") {
      journal.is_done = true;
    } else if (words >> level >> depth >> of >> ranks && !(words >> rest) && level == "level" &&
               of == "of" && depth == journal.ranks.size() && ranks > 0) {
      journal.ranks.push_back(ranks);
    } else {
      return refuse(number, 1,
                    fmt::format("expected `level {} of RANKS` or `done`", journal.ranks.size()));
    }
  }
  return journal;
}

std::optional<std::string> write_journal(const std::string& folder, const Contest& contest,
                                         const Journal& journal) {
  const std::string name = journal_file(folder), beside = name + ".part";
  OwnedFile out(std::fopen(beside.c_str(), "wb"));
  std::string text = fmt::format("{}\n{}\n", journal_title, contest_line(contest));
  for (std::size_t depth = 0; depth < journal.ranks.size(); ++depth)
    text += fmt::format("level {} of {}\n", depth, journal.ranks[depth]);
  if (journal.is_done) text += "done\n";
  const bool is_good = out && std::fputs(text.c_str(), out.get()) >= 0 &&
                       std::fflush(out.get()) == 0 && fsync(fileno(out.get())) == 0;
  out.reset();
  std::error_code error;
  if (is_good) std::filesystem::rename(beside, name, error);
  if (!is_good || error) return name + ": cannot be written";
  return std::nullopt;
}

std::string level_file(const LevelName& name, std::uint32_t rank) {
  return fmt::format("{}/level-{:04}-{}-{}-of-{}", name.folder, name.depth,
                     name.mover == Side::white ? "white" : "black", rank, name.ranks);
}

LevelWriter::LevelWriter(const LevelName& name, std::uint32_t rank)
    : name_(level_file(name, rank)), file_(std::fopen(name_.c_str(), "wb")) {}

void LevelWriter::write(std::uint32_t slab, const std::vector<Fresh>& fresh) {
  if (!file_) return;
  const ChunkHead head{slab, static_cast<std::uint32_t>(fresh.size())};
  const std::uint32_t sum = checksum_of(head, fresh);
  std::fwrite(&head, sizeof(head), 1, file_.get());
  std::fwrite(fresh.data(), sizeof(Fresh), fresh.size(), file_.get());
  std::fwrite(&sum, sizeof(sum), 1, file_.get());
  ++chunks_;
}

std::optional<std::string> LevelWriter::finish() {
  if (file_) {
    const ChunkHead head{last_chunk, chunks_};
    const std::uint32_t sum = checksum_of(head, {});
    std::fwrite(&head, sizeof(head), 1, file_.get());
    std::fwrite(&sum, sizeof(sum), 1, file_.get());
    const bool is_good = std::fflush(file_.get()) == 0 && std::ferror(file_.get()) == 0 &&
                         fsync(fileno(file_.get())) == 0;
    file_.reset();
    if (is_good) return std::nullopt;
  }
  return name_ + ": cannot be written";
}

LevelReader::LevelReader(LevelName name, std::uint32_t slabs, std::uint32_t first,
                         std::uint32_t end)
    : name_(std::move(name)), slabs_(slabs), first_(first), end_(end) {}

bool LevelReader::next() {
  while (fault_.empty()) {
    if (file_) {
      if (!next_in_file()) continue;
      if (first_ <= slab_ && slab_ < end_) return true;
      continue;
    }
    // The next rank whose part has slabs of ours.
    Ranks ranks;
    ranks.count = name_.ranks;
    for (; rank_ < ranks.count; ++rank_) {
      ranks.rank = rank_;
      const auto [begin, behind] = ranks.part(slabs_);
      if (begin < end_ && behind > first_) break;
    }
    if (rank_ == ranks.count) return false;
    file_.reset(std::fopen(level_file(name_, rank_).c_str(), "rb"));
    if (!file_) fault_ = level_file(name_, rank_) + ": cannot be read";
    chunks_ = 0;
  }
  return false;
}

// Reads a chunk; false at the end of the file, which it closes, and at a fault.
bool LevelReader::next_in_file() {
  const auto fail = [&](const char* why) {
    fault_ = level_file(name_, rank_) + ": " + why;
    return false;
  };
  ChunkHead head;
  std::uint32_t sum = 0;
  if (std::fread(&head, sizeof(head), 1, file_.get()) != 1) return fail("is cut off");
  const bool is_last = head.slab == last_chunk;
  if (!is_last && head.slab >= slabs_) return fail("is damaged");
  fresh_.clear();
  for (std::size_t left = is_last ? 0 : head.count; left > 0;) {
    // In parts: a damaged count takes no more memory than the file has.
    const std::size_t part = std::min<std::size_t>(left, 65536), old = fresh_.size();
    fresh_.resize(old + part);
    if (std::fread(&fresh_[old], sizeof(Fresh), part, file_.get()) != part)
      return fail("is cut off");
    left -= part;
  }
  if (std::fread(&sum, sizeof(sum), 1, file_.get()) != 1) return fail("is cut off");
  if (sum != checksum_of(head, fresh_)) return fail("is damaged");
  if (is_last) {
    if (head.count != chunks_) return fail("is damaged");
    file_.reset();
    ++rank_;
    return false;
  }
  ++chunks_;
  slab_ = head.slab;
  return true;
}

}  // namespace hardboard::push_fight
