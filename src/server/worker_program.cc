#include "server/worker_program.h"

#include <cstdio>
#include <fmt/format.h>
#include <new>
#include <nlohmann/json.hpp>
#include <sys/resource.h>
#include <unistd.h>

#include "base/deadline.h"
#include "base/line_source.h"
#include "base/machine_memory.h"
#include "base/throttle.h"
#include "engines/tied.h"
#include "front/front.h"

namespace hardboard::server {
namespace {

constexpr std::string_view progress_mark = "{\"progress\":";

bool write_line(std::string_view line) {
  return std::fwrite(line.data(), 1, line.size(), stdout) == line.size() &&
         std::fputc('\n', stdout) != EOF && std::fflush(stdout) == 0;
}

// Writes lines of progress, a few a second.
struct Teller {
  Throttle throttle;

  void operator()(const std::string& words) {
    if (!throttle.lets_pass()) return;
    using Json = nlohmann::json;
    const std::string quoted = Json(words).dump(-1, ' ', true, Json::error_handler_t::replace);
    write_line(fmt::format("{}{}}}", progress_mark, quoted));
  }
};

std::string answered(std::string_view request, const Limits& limits) {
  try {
    return front::answer(request, limits);
  } catch (const std::bad_alloc&) {
    return R"({"api":1,"ok":false,"error":{"message":"out of memory"}})";
  }
}

}  // namespace

std::vector<std::string> worker_words(const WorkerLimits& limits) {
  std::vector<std::string> words = {limits.program,
                                    "answer",
                                    "--worker",
                                    fmt::format("--time={}", limits.seconds),
                                    fmt::format("--memory={}K", limits.memory_bytes >> 10),
                                    fmt::format("--threads={}", limits.threads)};
  if (limits.is_nice) words.emplace_back("--nice");
  return words;
}

void become_worker(std::size_t memory_bytes, bool is_nice) {
  engines::tie_to(getppid());
  const rlim_t most = mapped_memory() + memory_bytes;
  const rlimit memory{most, most}, nothing{0, 0};
  setrlimit(RLIMIT_AS, &memory);
  setrlimit(RLIMIT_CORE, &nothing);
  if (is_nice) setpriority(PRIO_PROCESS, 0, 5);
}

Result<bool> answer_lines(const Limits& limits, double seconds, bool tells_progress) {
  Result<LineSource> source = LineSource::open("-");
  if (!source) return source.error();
  Limits reading = limits;  // without a deadline: that is for the answers
  while (const auto line = source->next(reading)) {
    const std::string_view request = line->substr(0, line->find_last_not_of("\r\n") + 1);
    if (request.empty()) continue;
    Limits own = limits;
    if (seconds > 0) own.deadline = deadline_in(seconds);
    if (tells_progress) own.progress = Teller();
    if (!write_line(answered(request, own))) return false;
    if (limits.is_interrupted()) break;
  }
  if (source->error()) return *source->error();
  return true;
}

std::optional<std::string_view> progress_in(std::string_view line) {
  if (line.substr(0, progress_mark.size()) != progress_mark) return std::nullopt;
  return line.substr(progress_mark.size(), line.size() - progress_mark.size() - 1);
}

}  // namespace hardboard::server
