// Who is answered: the page itself, and nobody that another site sent.
#include "server/guard.h"

#include <gtest/gtest.h>

namespace hardboard::server {
namespace {

constexpr std::string_view json_type = "application/json";

TEST(Guard, AnswersThePage) {
  for (const char* host : {"localhost", "localhost:8077", "127.0.0.1:8077", "192.168.0.7:8077",
                           "[::1]:8077", "[::1]", "my-machine:8077"}) {
    const std::string origin = std::string("http://") + host;
    EXPECT_EQ(why_refused({"GET", host, "", "none", ""}, "my-machine"), "") << host;
    EXPECT_EQ(why_refused({"POST", host, origin, "same-origin", json_type}, "my-machine"), "")
        << host;
  }
  EXPECT_EQ(why_refused({"POST", "localhost", "", "", "application/json; charset=utf-8"}, ""), "");
}

TEST(Guard, RefusesNamesOfOthers) {
  for (const char* host :
       {"", "evil.com", "evil.com:8077", "localhost.evil.com", "127.0.0.1.nip.io", "127.0.0.1x",
        "[evil]", "localhost:evil", "1.2.3", "[::1].evil.com"})
    EXPECT_NE(why_refused({"GET", host, "", "", ""}, "127.0.0.1"), "") << host;
}

TEST(Guard, RefusesOtherSites) {
  for (const char* origin : {"http://evil.com", "null", "https://localhost:8077",
                             "http://localhost:8078", "http://localhost"})
    EXPECT_NE(why_refused({"POST", "localhost:8077", origin, "", json_type}, ""), "") << origin;
  for (const char* site : {"cross-site", "same-site"})
    EXPECT_NE(why_refused({"GET", "localhost:8077", "", site, ""}, ""), "") << site;
}

TEST(Guard, RefusesWhatFormsCanSend) {
  for (const char* type : {"", "text/plain", "application/x-www-form-urlencoded",
                           "multipart/form-data; boundary=x", "application/jsonx"})
    EXPECT_NE(why_refused({"POST", "localhost", "", "", type}, ""), "") << type;
}

}  // namespace
}  // namespace hardboard::server
