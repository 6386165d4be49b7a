// The web server of the page: HTTP around the front (front/front.h). The server knows no puzzle:
// workers answer all requests, short ones at once and long ones as jobs (docs/api.md#the-server).
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>

#include "base/result.h"
#include "server/patience.h"

namespace hardboard::server {

struct ServeOptions {
  std::string host = "127.0.0.1";
  std::uint16_t port = 0;  // 0 for any free one
  unsigned jobs = 2;       // that run at a time
  double job_seconds = 600;
  std::size_t worker_bytes = std::size_t{1} << 30;  // the most memory of each worker
  std::string program = "/proc/self/exe";           // whose command `answer` is a worker
  Patience patience;
};

// Serves until `stopped` is set, which is looked at several times a second. `ready` is called once
// with the address to be opened; nothing is served if it says false. An error, in words alone, if
// the address cannot be had.
Result<bool> serve(const ServeOptions& options, const std::atomic<bool>& stopped,
                   const std::function<bool(const std::string& address)>& ready);

}  // namespace hardboard::server
