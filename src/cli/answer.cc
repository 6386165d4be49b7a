// hardboard answer: requests in JSON, as the page asks them (docs/api.md).
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/session.h"
#include "server/worker_program.h"

namespace hardboard::cli {
namespace {

int run_answer(const Arguments& arguments) {
  const Values& values = arguments.values;
  const bool is_worker = values.flag("worker");
  Limits limits = session_limits();
  limits.progress = nullptr;
  if (values.given("memory")) limits.memory_bytes = values.bytes("memory");
  if (values.given("threads")) limits.threads = static_cast<unsigned>(values.number("threads"));
  if (is_worker) {
    server::become_worker(limits.memory_bytes, values.flag("nice"));
    // The tables of methods leave room for all else.
    limits.memory_bytes /= 2;
  }
  const double seconds = values.given("time") ? values.real("time") : 0;
  const Result<bool> written = server::answer_lines(limits, seconds, is_worker);
  if (!written) return fail(written.error());
  if (interrupted()) return interrupted_exit;
  return *written ? decided : bad_input;
}

}  // namespace

Command answer_command() {
  Command command;
  command.name = "answer";
  command.summary = "Answers requests in JSON, one a line, from standard input";
  command.settings = joined(
      {{.name = "worker",
        .type = Setting::Type::flag,
        .help = "As serve begins it: with lines of progress, within --memory, and no longer "
                "than who began it"},
       {.name = "nice", .type = Setting::Type::flag, .help = "Lets other processes go first"}},
      limit_settings("Seconds for each request"));
  command.example = "answer < examples/api/catalogue.json";
  command.run = run_answer;
  return command;
}

}  // namespace hardboard::cli
