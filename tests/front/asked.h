// Requests of the tests, and their replies as JSON.
#pragma once

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <string>

#include "front/front.h"

namespace hardboard::front {

using nlohmann::json;

inline json reply_to(const std::string& request, const Limits& limits = {}) {
  const std::string text = answer(request, limits);
  EXPECT_EQ(text.find('\n'), text.npos);
  const json reply = json::parse(text);
  EXPECT_EQ(reply.at("api"), 1);
  return reply;
}

// The reply to a request of this name with these fields.
inline json asked(const std::string& name, json fields, const Limits& limits = {}) {
  fields["api"] = 1;
  fields["do"] = name;
  return reply_to(fields.dump(), limits);
}
// The same, which must go well.
inline json result(const std::string& name, const json& fields, const Limits& limits = {}) {
  json reply = asked(name, fields, limits);
  EXPECT_TRUE(reply.at("ok").get<bool>()) << name << ": " << reply.dump().substr(0, 300);
  return reply;
}
// The message of the error, with field, line and column in front if they are there.
inline std::string fault(const json& reply) {
  if (reply.at("ok").get<bool>()) return "no error";
  const json& error = reply.at("error");
  std::string place;
  for (const char* key : {"field", "line", "column"})
    if (error.contains(key))
      place += (error[key].is_string() ? error[key].get<std::string>() : error[key].dump()) + ":";
  return place + error.at("message").get<std::string>();
}

inline Limits within(double seconds) {
  Limits limits;
  limits.deadline = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                       std::chrono::duration<double>(seconds));
  return limits;
}

}  // namespace hardboard::front
