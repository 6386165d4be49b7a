// The server of a build without cpp-httplib.
#include "server/serve.h"

namespace hardboard::server {

Result<bool> serve(const ServeOptions&, const std::atomic<bool>&,
                   const std::function<bool(const std::string& address)>&) {
  return error_in_words(
      "this build has no web server: cpp-httplib was missing (Debian: libcpp-httplib-dev)");
}

}  // namespace hardboard::server
