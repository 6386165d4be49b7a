#include "proofs/proof_file.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "base/sha256.h"

namespace hardboard {
namespace {

constexpr std::string_view head_words = "puzzle sha256 ", claim_word = "claim ", end_word = "end";

bool is_head(std::string_view line) {
  constexpr std::size_t digits = 64;
  return line.starts_with(head_words) && line.size() == head_words.size() + digits &&
         line.find_first_not_of("0123456789abcdef", head_words.size()) == line.npos;
}

}  // namespace

std::string section_head(const std::string& puzzle) {
  return std::string(head_words) + sha256(puzzle);
}

bool begin_proofs(const std::string& file) {
  std::ofstream out(file, std::ios::trunc);
  out << proofs_head << '\n';
  out.close();
  return !out.fail();
}

bool add_proofs(const std::string& file, const std::string& part) {
  std::error_code error;
  if (!std::filesystem::exists(part, error)) return !error;
  const std::uintmax_t before = std::filesystem::file_size(file, error);
  std::ifstream in(part, std::ios::binary);
  std::string head;
  if (error || !std::getline(in, head) || head != proofs_head) return false;
  if (in.peek() == std::ifstream::traits_type::eof()) return true;
  std::ofstream out(file, std::ios::binary | std::ios::app);
  out << in.rdbuf();
  out.close();
  if (!in.fail() && !out.fail()) return true;
  std::filesystem::resize_file(file, before, error);
  return false;
}

Result<ProofFile> ProofFile::open(const std::string& file, const Limits& limits) {
  std::error_code unknown;
  // Opening a FIFO would wait for whoever writes it.
  if (std::filesystem::exists(file, unknown) && !std::filesystem::is_regular_file(file, unknown))
    return InputError{file, 0, 0, "expected a regular file with proofs"};
  errno = 0;
  std::ifstream in(file, std::ios::binary);
  if (!in) return InputError{file, 0, 0, std::string("can't open it: ") + std::strerror(errno)};

  ProofFile proofs;
  proofs.file_ = file;
  std::int64_t number = 0, offset = 0, next = 0;
  std::string line;
  const auto read_line = [&] {
    offset = next;
    line.clear();
    ++number;
    if (!std::getline(in, line)) return false;
    next += static_cast<std::int64_t>(line.size()) + 1;
    return true;
  };
  const auto expected = [&](const std::string& what) {
    const std::string found = in ? "" : ", found the end of the file";
    return InputError{file, number, 1, "expected " + what + found};
  };

  if (!read_line() || line != proofs_head) return expected("`" + std::string(proofs_head) + "`");
  while (read_line()) {
    proofs.is_cut_off_ = limits.reached();
    if (proofs.is_cut_off_) break;
    if (!is_head(line)) return expected("`puzzle sha256` and 64 digits, or the end of the file");
    Section section{line, "", 0, 0};
    if (!read_line() || !line.starts_with(claim_word)) return expected("a claim");
    section.claim = line.substr(claim_word.size());
    section.line = number;
    section.offset = offset;
    while (line != end_word)
      if (!read_line()) return expected("`end`");
    proofs.sections_.push_back(std::move(section));
  }
  return proofs;
}

SectionJudgement ProofFile::judge(const std::string& puzzle, const Limits& limits,
                                  std::string_view claim, const Judge& judge) {
  using Word = SectionJudgement::Word;
  const std::string head = section_head(puzzle);
  const auto found =
      std::find_if(sections_.rbegin(), sections_.rend(), [&](const Section& section) {
        return section.head == head && section.claim.starts_with(claim);
      });
  if (found == sections_.rend() && is_cut_off_)
    return {Word::cut_off, "the limits came before the end of " + file_, ""};
  if (found == sections_.rend())
    return {Word::absent, file_ + " has no proof about this puzzle", ""};
  const std::string before = judge ? std::string() : puzzle;
  const kernel::Judgement judgement = judge_case(before, limits, file_, found->offset, judge);
  if (judgement.word == kernel::Judgement::Word::verified)
    return {Word::verified, "", found->claim};
  if (limits.reached()) return {Word::cut_off, "the limits came before the end of " + file_, ""};
  if (judgement.word == kernel::Judgement::Word::refused)
    return {Word::refused, file_ + ": " + judgement.words, ""};
  const auto lines = std::count(before.begin(), before.end(), '\n');
  const std::int64_t line = found->line + static_cast<std::int64_t>(judgement.line) - 1 - lines;
  const auto column = static_cast<std::int64_t>(judgement.column);
  fault_ = to_string(InputError{file_, line, column, judgement.words});
  return {Word::malformed, fault_, ""};
}

}  // namespace hardboard
