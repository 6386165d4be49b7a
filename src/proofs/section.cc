#include "proofs/section.h"

#include <cerrno>
#include <charconv>
#include <filesystem>
#include <fmt/format.h>
#include <system_error>

#include "base/cannot_be_written.h"
#include "proofs/proof_file.h"

namespace hardboard {

NewSection::NewSection(const std::string& file, const std::string& puzzle, const std::string& claim)
    : file_(file) {
  std::error_code unknown;
  if (std::filesystem::is_regular_file(file, unknown)) size_ = std::filesystem::file_size(file);
  errno = 0;
  out_.open(file, std::ios::app);
  out_ << section_head(puzzle) << "\nclaim " << claim << '\n';
}

NewSection::~NewSection() {
  if (out_.is_open()) finish("not finished");
}

std::string NewSection::finish(const std::string& fault) {
  std::string why;
  if (fault.empty()) out_ << "end\n";
  out_.close();
  if (out_.fail())
    why = fmt::format("{}: {}", file_, cannot_be_written());
  else if (!fault.empty())
    why = fmt::format("no proof in {}: {}", file_, fault);
  std::error_code ignored;  // a file that could not be opened has nothing to cut
  if (!why.empty() && size_) std::filesystem::resize_file(file_, *size_, ignored);
  return why;
}

std::optional<std::uint64_t> shown_by_section(const Recourse& recourse, const std::string& puzzle,
                                              std::string_view says, const Limits& limits,
                                              Findings& findings, const Judge& judge) {
  using Word = SectionJudgement::Word;
  if (recourse.proofs == nullptr) return std::nullopt;
  const SectionJudgement judgement = recourse.proofs->judge(puzzle, limits, says, judge);
  if (judgement.word == Word::refused || judgement.word == Word::malformed)
    findings.wrong = judgement.words;
  if (judgement.word == Word::cut_off) findings.claimed.push_back(judgement.words);
  if (judgement.word != Word::verified) return std::nullopt;
  std::uint64_t number = 0;
  const std::size_t blank = judgement.claim.find(' ');
  if (blank != judgement.claim.npos)
    std::from_chars(judgement.claim.data() + blank + 1,
                    judgement.claim.data() + judgement.claim.size(), number);
  return number;
}

}  // namespace hardboard
