// A server of the tests on a port of its own, and clients that say what they like.
#pragma once

#include <arpa/inet.h>
#include <atomic>
#include <condition_variable>
#include <gtest/gtest.h>
#include <mutex>
#include <nlohmann/json.hpp>
#include <string>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

#include "server/program.h"
#include "server/serve.h"

namespace hardboard::server {

using nlohmann::json;

// Options of a server that waits for its clients and workers however long they take: a busy machine
// gives none of them a turn for seconds.
inline ServeOptions patient() {
  constexpr double long_enough = 1000;  // longer than a test may take
  ServeOptions options;
  options.patience = {.client = long_enough,
                      .in_crowd = long_enough,
                      .farewell = long_enough,
                      .worker = long_enough,
                      .short_work = long_enough,
                      .silence = long_enough};
  return options;
}

// Serves while it lives.
class Site {
public:
  explicit Site(ServeOptions options = patient()) {
    options.program = program();
    thread_ = std::thread([this, options] {
      const Result<bool> served = serve(options, stopped_, [&](const std::string& address) {
        const std::lock_guard lock(mutex_);
        port_ = std::stoi(address.substr(address.rfind(':') + 1));
        is_ready_.notify_all();
        return true;
      });
      EXPECT_TRUE(served);
    });
    std::unique_lock lock(mutex_);
    // A server that can't serve never is; one that can is, however busy the machine.
    is_ready_.wait_for(lock, std::chrono::seconds(100), [&] { return port_ > 0; });
  }
  ~Site() {
    stopped_ = true;
    thread_.join();
  }

  int port() const { return port_; }

private:
  std::atomic<bool> stopped_ = false;
  std::mutex mutex_;
  std::condition_variable is_ready_;
  int port_ = 0;
  std::thread thread_;
};

// A socket that is connected to the site.
class Client {
public:
  explicit Client(const Site& site, int receive_buffer = 0)
      : socket_(socket(AF_INET, SOCK_STREAM, 0)) {
    if (receive_buffer > 0)
      setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(site.port()));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    EXPECT_EQ(connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
  }
  Client(Client&& other) noexcept : socket_(std::exchange(other.socket_, -1)) {}
  ~Client() {
    if (socket_ >= 0) close(socket_);
  }

  // False if the server takes no more.
  bool send(std::string_view text) const {
    while (!text.empty()) {
      const ssize_t sent = ::send(socket_, text.data(), text.size(), MSG_NOSIGNAL);
      if (sent <= 0) return false;
      text.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
  }
  // All that comes until the server closes the connection.
  std::string receive() const {
    std::string text(std::size_t{1} << 16, ' '), all;
    for (ssize_t got; (got = recv(socket_, text.data(), text.size(), 0)) > 0;)
      all.append(text, 0, static_cast<std::size_t>(got));
    return all;
  }

private:
  int socket_;
};

struct Reply {
  int status = 0;
  std::string body;
  json content() const { return json::parse(body); }
};

inline Reply reply_in(const std::string& text) {
  const std::size_t end = text.find("\r\n\r\n");
  if (text.size() < 12 || end == text.npos) return {};
  return {std::stoi(text.substr(9, 3)), text.substr(end + 4)};
}

inline Reply sent(const Site& site, const std::string& text) {
  const Client client(site);
  client.send(text);
  return reply_in(client.receive());
}

inline std::string request(const std::string& line, const std::string& body = "",
                           const std::string& headers =
                               "Host: 127.0.0.1\r\n"
                               "Content-Type: application/json\r\n") {
  const std::string length =
      body.empty() ? "" : "Content-Length: " + std::to_string(body.size()) + "\r\n";
  return line + " HTTP/1.1\r\n" + headers + length + "\r\n" + body;
}

inline Reply post(const Site& site, const std::string& path, const json& body) {
  return sent(site, request("POST " + path, body.dump()));
}

inline json small_request() {
  return {{"api", 1}, {"do", "solve"}, {"text", "solo-chess\nboard\nR . P\n"}};
}

// Work for hours: one such board in very many has one solution.
inline json endless_request() {
  return {{"api", 1},
          {"do", "generate"},
          {"kind", "solo-chess"},
          {"number", 100},
          {"settings", {{"pieces", 14}, {"size", "5x5"}, {"level", "hard"}, {"unique", true}}}};
}

// Does the site answer a small request?
inline void expect_answers(const Site& site) {
  const Reply reply = post(site, "/api", small_request());
  ASSERT_EQ(reply.status, 200);
  EXPECT_EQ(reply.content()["verdict"], "solvable");
}

}  // namespace hardboard::server
