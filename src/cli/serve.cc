// hardboard serve: the page, on a web server of one's own.
#include "server/serve.h"

#include <atomic>
#include <fmt/format.h>
#include <spawn.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/session.h"

namespace hardboard::cli {
namespace {

// Opens the address in the user's browser, if there is one.
void open_in_browser(const std::string& address) {
  std::string program = "xdg-open", own = address;
  char* words[] = {program.data(), own.data(), nullptr};
  pid_t ignored = 0;
  if (posix_spawnp(&ignored, program.c_str(), nullptr, nullptr, words, environ) != 0)
    complain("--open: xdg-open can't be started");
}

int run_serve(const Arguments& arguments) {
  const Values& values = arguments.values;
  server::ServeOptions options;
  options.host = values.text("host");
  options.port = static_cast<std::uint16_t>(values.number("port"));
  options.jobs = static_cast<unsigned>(values.number("jobs"));
  options.job_seconds = values.real("time");
  options.worker_bytes = values.bytes("memory");
  const std::atomic<bool>& stopped = *session_limits().interrupted;
  const auto ready = [&](const std::string& address) {
    fmt::print("{}\n", address);
    if (output_failed()) return false;  // which main() complains of
    if (values.flag("open")) open_in_browser(address);
    return true;
  };
  const Result<bool> served = server::serve(options, stopped, ready);
  return served ? decided : fail(served.error());
}

}  // namespace

Command serve_command() {
  Command command;
  command.name = "serve";
  command.summary = "Shows the page: a web server on this machine";
  command.settings = {
      {.name = "port",
       .type = Setting::Type::number,
       .value = "N",
       .fallback = "8077",
       .help = "The port; 0 for any free one",
       .most = 65535},
      {.name = "host",
       .value = "ADDRESS",
       .fallback = "127.0.0.1",
       .help = "The address to listen on; all but this machine's own are open to the network"},
      {.name = "open", .type = Setting::Type::flag, .help = "Open the page in the browser"},
      whole_number("jobs", "2", "So many long requests are worked on at a time", 1, 64),
      {.name = "time",
       .type = Setting::Type::real,
       .value = "SECONDS",
       .fallback = "600",
       .help = "The most time of a long request",
       .most_real = 86400},
      {.name = "memory",
       .type = Setting::Type::size,
       .value = "SIZE",
       .fallback = "1G",
       .help = "The most memory of each process that works"}};
  command.example = "serve --open";
  command.run = run_serve;
  return command;
}

}  // namespace hardboard::cli
