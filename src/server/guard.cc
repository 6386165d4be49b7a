#include "server/guard.h"

#include <algorithm>

namespace hardboard::server {
namespace {

bool all_of(std::string_view text, std::string_view letters) {
  return text.find_first_not_of(letters) == text.npos;
}

// The host without its port.
std::string_view without_port(std::string_view host) {
  const std::size_t colon = host.rfind(':');
  const std::size_t bracket = host.rfind(']');
  if (colon == host.npos || (bracket != host.npos && colon < bracket)) return host;
  return all_of(host.substr(colon + 1), "0123456789") ? host.substr(0, colon) : host;
}

bool is_address(std::string_view host) {
  if (host.size() > 2 && host.front() == '[' && host.back() == ']')
    return all_of(host.substr(1, host.size() - 2), "0123456789abcdefABCDEF:.");
  return std::count(host.begin(), host.end(), '.') == 3 && all_of(host, "0123456789.");
}

}  // namespace

std::string why_refused(const Sender& sender, std::string_view name) {
  const std::string_view host = without_port(sender.host);
  if (host != "localhost" && host != name && !is_address(host))
    return "the host of the request is not this server";
  if (!sender.origin.empty() && sender.origin != "http://" + std::string(sender.host))
    return "the request comes from another site";
  const std::string_view site = sender.fetch_site;
  if (!site.empty() && site != "same-origin" && site != "none")
    return "the request comes from another site";
  if (sender.method != "POST") return "";
  const std::string_view type = sender.content_type.substr(0, sender.content_type.find(';'));
  return type == "application/json" ? "" : "expected the header Content-Type: application/json";
}

}  // namespace hardboard::server
