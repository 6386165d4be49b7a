#include "proofs/kernel_case.h"

#include <array>
#include <fmt/format.h>
#include <fstream>
#include <istream>
#include <streambuf>

namespace hardboard {
namespace {

// A text and what follows it in a file, until the limits are reached: the kernel knows no limits.
class CaseText : public std::streambuf {
public:
  CaseText(const std::string& text, const Limits& limits, const std::string& file,
           std::int64_t from)
      : text_(text), limits_(limits) {
    if (file.empty()) return;
    file_.open(file, std::ios::binary);
    file_.seekg(from);
  }

protected:
  int_type underflow() override {
    if (limits_.reached()) return traits_type::eof();
    std::size_t size = text_.copy(block_.data(), block_.size(), copied_);
    copied_ += size;
    if (size == 0 && file_.is_open()) {
      file_.read(block_.data(), block_.size());
      size = static_cast<std::size_t>(file_.gcount());
    }
    setg(block_.data(), block_.data(), block_.data() + size);
    return size == 0 ? traits_type::eof() : traits_type::to_int_type(*gptr());
  }

private:
  const std::string& text_;
  const Limits& limits_;
  std::size_t copied_ = 0;
  std::ifstream file_;
  std::array<char, 1 << 16> block_{};
};

}  // namespace

kernel::Judgement judge_case(const std::string& text, const Limits& limits, const std::string& file,
                             std::int64_t from, const Judge& judge) {
  CaseText buffer(text, limits, file, from);
  std::istream in(&buffer);
  return judge ? judge(in) : kernel::judge(in);
}

std::optional<std::string> fault_of_case(const std::string& text, const Limits& limits) {
  const kernel::Judgement judgement = judge_case(text, limits);
  if (judgement.word == kernel::Judgement::Word::verified) return std::nullopt;
  if (limits.reached()) return "cut off";
  if (judgement.word == kernel::Judgement::Word::refused) return judgement.words;
  return fmt::format("line {}, column {} of the kernel's text: {}", judgement.line,
                     judgement.column, judgement.words);
}

std::optional<std::string> fault_of_search(const std::string& puzzle, const std::string& claim,
                                           const Limits& limits) {
  if (limits.reached()) return limits.words();
  return fault_of_case(puzzle + "claim " + claim + "\nproof search\nend\n", limits);
}

CheckReport checked_again(CheckReport report, const std::vector<std::string>& cases,
                          const Limits& limits) {
  for (const std::string& text : cases) {
    if (report.check == Check::wrong) return report;
    const std::optional<std::string> fault = fault_of_case(text, limits);
    if (!fault) continue;
    if (limits.reached()) return {Check::claimed, report.reason + "; the kernel was cut off"};
    return {Check::wrong, "the kernel does not confirm the answer: " + *fault};
  }
  return report;
}

}  // namespace hardboard
