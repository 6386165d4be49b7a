// Which requests of browsers are answered: requests of the page itself, and of no other
// site.
#pragma once

#include <string>
#include <string_view>

namespace hardboard::server {

// The parts of a request by which its sender is judged; empty for headers that are missing.
struct Sender {
  std::string_view method, host, origin, fetch_site, content_type;
};

// Why the request is refused, or nothing. `name` is the address that the server was told to listen
// on. A name that other sites could point at this machine is no host (DNS rebinding): the host must
// be localhost, an address in numbers, or `name`. An Origin must be this host. A POST must carry
// JSON, which a browser lets other sites send only after asking, and nobody says yes.
std::string why_refused(const Sender& sender, std::string_view name);

}  // namespace hardboard::server
