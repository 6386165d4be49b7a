#include "proofs/kernel_case.h"

#include <fmt/format.h>
#include <fstream>
#include <istream>
#include <streambuf>
#include <utility>

#include "kernel/text.h"

namespace hardboard {
namespace {

// The limits of the check that runs on this thread.
thread_local const Limits* own_limits = nullptr;

// Has the kernel's long searches on this thread end when the limits are reached.
class Stops {
public:
  explicit Stops(const Limits& limits) : before_(std::exchange(own_limits, &limits)) {
    kernel::is_stopped = [] { return own_limits != nullptr && own_limits->reached(); };
  }
  ~Stops() { own_limits = before_; }
  Stops(const Stops&) = delete;
  Stops& operator=(const Stops&) = delete;

private:
  const Limits* before_;
};

// A text and what follows it in a file, until the limits are reached: the kernel knows no limits.
class CaseText : public std::streambuf {
public:
  CaseText(std::string text, const Limits& limits, const std::string& file, std::int64_t from)
      : block_(std::move(text)), limits_(limits) {
    if (!limits_.reached()) setg(block_.data(), block_.data(), block_.data() + block_.size());
    if (file.empty()) return;
    file_.emplace(file, std::ios::binary);
    file_->seekg(from);
  }

protected:
  int_type underflow() override {
    constexpr std::streamsize block_size = 1 << 16;
    if (limits_.reached() || !file_) return traits_type::eof();
    block_.resize(block_size);
    file_->read(block_.data(), block_size);
    setg(block_.data(), block_.data(), block_.data() + file_->gcount());
    return file_->gcount() == 0 ? traits_type::eof() : traits_type::to_int_type(*gptr());
  }

private:
  std::string block_;  // the text, and then a part of the file
  const Limits& limits_;
  std::optional<std::ifstream> file_;
};

}  // namespace

kernel::Judgement judge_case(const std::string& text, const Limits& limits, const std::string& file,
                             std::int64_t from, const Judge& judge) {
  CaseText buffer(text, limits, file, from);
  std::istream in(&buffer);
  const Stops stops(limits);
  return judge ? judge(in) : kernel::judge(in);
}

std::optional<std::string> fault_of_case(const std::string& text, const Limits& limits) {
  const kernel::Judgement judgement = judge_case(text, limits);
  if (judgement.word == kernel::Judgement::Word::verified) return std::nullopt;
  if (limits.reached()) return limits.words();
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
    if (limits.reached())
      return {Check::claimed,
              fmt::format("{}; the kernel came to no end: {}", report.reason, limits.words())};
    return {Check::wrong, "the kernel does not confirm the answer: " + *fault};
  }
  return report;
}

}  // namespace hardboard
