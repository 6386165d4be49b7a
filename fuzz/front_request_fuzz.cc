// Any bytes as a request: there is a reply, and the reply is JSON of the promised form.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string_view>

#include "front/front.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hardboard;
  Limits limits;
  limits.deadline = Clock::now() + std::chrono::milliseconds(100);
  limits.memory_bytes = std::size_t{64} << 20;
  const std::string_view request(reinterpret_cast<const char*>(data), size);
  const nlohmann::json reply = nlohmann::json::parse(front::answer(request, limits));
  if (reply.at("api") != 1) std::abort();
  if (reply.at("ok").get<bool>()) return 0;
  const std::string message = reply.at("error").at("message");
  // Other messages may quote these words, but do not begin with them.
  if (message.empty() || message.starts_with("internal error")) std::abort();
  return 0;
}
